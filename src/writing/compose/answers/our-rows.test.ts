/** Rows of a list about the company have no subject: it is we. */
import { describe, expect, it } from 'vitest';
import type { QuestionNumber } from '../questions.ts';
import { ask } from '../testing/ask.ts';
import { makeInput } from '../testing/input.ts';

const input = makeInput({
  advert: { jobTitle: 'Warehouse Team Leader', location: 'Limerick' },
  guidelines: { companyName: 'Ballyneety Seeds' },
});

describe('a row without a subject', () => {
  it.each([
    [2, 'Family-owned seed company, founded in 1952', "We're a family-owned seed company"],
    [2, 'Family-owned seed and flower bulb company', "We're a family-owned seed and flower bulb company."],
    [2, 'Employee-owned bakery, set up in 1988', "We're an employee-owned bakery"],
    [2, 'Supplies 600 garden centres in Ireland', 'We supply 600 garden centres in Ireland.'],
    [2, 'Runs four imaging clinics in Shropshire', 'We run four imaging clinics in Shropshire.'],
    [2, 'New warehouse in Raheen opened in February', 'Our new warehouse in Raheen opened in February.'],
    [2, 'New store in Ennis opening in May', 'Our new store in Ennis is opening in May.'],
    [7, 'Two references', 'We ask for two references.'],
    [5, '€38,000 a year\nAutumn bonus of up to €1,800', 'an autumn bonus of up to €1,800'],
  ] as [QuestionNumber, string, string][])('question %i: %s', (question, row, wanted) => {
    for (const iteration of [0, 1]) {
      const answer = `${row}\nOur colleague Helen is retiring after 22 years`;
      const text = ask(input, question, answer, { iteration }).contents.join('\n');
      expect(text.replaceAll('’', "'")).toContain(wanted);
    }
  });

  it('is left alone where it has one, or is a thing', () => {
    const text = ask(input, 2, 'Supplies are delivered daily\nOur colleague Helen is retiring').contents.join('\n');
    expect(text).toContain('Supplies are delivered daily');
    expect(text).not.toMatch(/\bwe supply/i);
  });
});
