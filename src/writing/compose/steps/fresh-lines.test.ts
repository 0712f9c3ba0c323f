import { describe, expect, it } from 'vitest';
import type { StepContext } from './context.ts';
import { withoutAsked } from './fresh-lines.ts';

/** What is left to be asked for in a text that says the imperative. */
function left(imperative: string, ...lines: string[]): string[] {
  const person = lines.map((text) => ({ fact: { text }, person: { desirable: false } }));
  const context = { ledger: { person }, imperatives: [{ text: imperative }] } as unknown as StepContext;
  return withoutAsked(context).ledger.person.map(({ fact }) => fact.text);
}
const others = ['a full driving licence', 'good English'];

describe('what an imperative asks for is not asked for once more', () => {
  it.each([['The site card must be current', 'a current site card']])('%s', (imperative, line) => {
    expect(left(imperative, line, ...others)).toEqual(others);
  });
  it.each([
    ['Newly qualified plumbers can apply', 'a qualified plumber (QQI Level 6)'],
    ['Level 1 teachers may also apply', 'a Level 1 teacher'],
    ['We pay for the AWS test', 'AWS D1.1 certification or the ability to pass the test in 60 days'],
  ])('who is greeted and what is given asks for nothing: %s', (imperative, line) => {
    expect(left(imperative, line, ...others)).toEqual([line, ...others]);
  });
});
