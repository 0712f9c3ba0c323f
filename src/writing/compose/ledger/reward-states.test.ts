import { expect, it } from 'vitest';
import { withVerb } from './notes/verbs.ts';
import { saidByTitle } from './reward-sense.ts';

it.each([
  ["And it's open at 3 am.", 'Subsidised canteen', 'The subsidised canteen is open at 3 am'],
  ['It is heated all year', 'Pool', 'The pool is heated all year'],
  ['Open at 3 am', 'Canteen', 'Open at 3 am'],
])('%s under %s: %s', (text, title, said) => expect(saidByTitle(text, title)).toBe(said));

it('several a year are several', () => {
  expect(withVerb('Two Salesforce exams a year paid for by us')).toMatch(/exams a year are paid for/);
  expect(withVerb('One exam a year paid for by us')).toMatch(/exam a year is paid for/);
});
