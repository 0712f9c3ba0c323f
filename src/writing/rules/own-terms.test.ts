import { describe, expect, it } from 'vitest';
import { inOwnTerms } from './own-terms.ts';
import { parseTermRule } from './terms.ts';

const written = (rule: string, text: string, names: readonly string[] = []): string =>
  inOwnTerms(parseTermRule(rule), names)(text);

describe("a company's own terms in new texts", () => {
  it.each([
    ['use gardeners, not customers', "Answer customers' questions.", "Answer gardeners' questions."],
    ['use gardeners, not customers', 'Customers come back.', 'Gardeners come back.'],
    [
      'use readers, not users',
      'We have put 400,000 pages online for users.',
      'We have put 400,000 pages online for readers.',
    ],
    ['Say colleague instead of employee', 'An employee helps other employees.', 'A colleague helps other colleagues.'],
    ['use associate, not clerk', 'You lead a clerk.', 'You lead an associate.'],
    ['Use rota, not roster.', 'The roster is out by noon.', 'The rota is out by noon.'],
    ['use families, not cases', 'NO CASES ARE CLOSED.', 'NO FAMILIES ARE CLOSED.'],
    ['say people we support, not service users', 'Help service users.', 'Help people we support.'],
  ])('%s: %s', (rule, text, expected) => expect(written(rule, text)).toBe(expected));

  it.each([
    // What would change more of the sentence than the word.
    ['use the team, not staff', 'The staff are kind.'],
    ['use clientele, not customers', 'Customers are served.'],
    ['avoid customers', 'Customers are served.'],
    // Parts of other words.
    ['use gardeners, not customers', 'A customer-facing job.'],
    ['use readers, not users', 'Superusers, user-led.'],
    ['use Javascript, not JavaScript', 'We write javascript.'],
  ])('%s leaves %s', (rule, text) => expect(written(rule, text)).toBe(text));

  it('leaves names and quotations', () => {
    const rule = 'use guests, not customers';
    expect(written(rule, 'Customers First is our name; customers come.', ['Customers First'])).toBe(
      'Customers First is our name; guests come.',
    );
    expect(written(rule, '“Customers first” is one of our values. Customers come.')).toBe(
      '“Customers first” is one of our values. Guests come.',
    );
  });
});
