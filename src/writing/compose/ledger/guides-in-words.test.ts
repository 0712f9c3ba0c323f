import { expect, it } from 'vitest';
import { guidelinesInWords, withoutItsQuestion } from './guides-in-words.ts';

it.each([
  ['Why do we brew? So that the village keeps its own beer.', 'We brew so that the village keeps its own beer.'],
  ['Why do we teach? Because every child can read.', 'We teach because every child can read.'],
  ['What do I get? Two crates a month from 18.', 'Two crates a month from 18.'],
  ['Who pays the train to school? We do.', 'We pay the train to school.'],
  ['Who washes the uniform? We do. Every week.', 'We wash the uniform. Every week.'],
  ['What are we here for? To keep the river clean.', 'To keep the river clean.'],
])('the answer of "%s" is told', (typed, said) => expect(withoutItsQuestion(typed)).toBe(said));

it.each([
  'Can I live in? Yes, from day one.',
  'Why not?',
  'Who asks? Nuala.',
  'We ask one question: would you eat it yourself?',
  'We listen. Why? Because it works.',
])('"%s" stays as it was typed', (typed) => expect(withoutItsQuestion(typed)).toBe(typed));

const guide = (value: string, statement: string | null) => {
  const { pillars } = guidelinesInWords({
    companyName: null,
    strapline: null,
    pillars: [{ id: '1', value, statement, weight: 100 }],
    values: [],
    mission: null,
    vision: null,
    purpose: null,
    rewards: [],
    contractions: null,
  });
  return [pillars[0]?.value, pillars[0]?.statement];
};
it.each([
  ['No split shifts', 'Ever. We stopped them in 2022.', 'No split shifts, ever', 'We stopped them in 2022.'],
  ['Nobody works alone.', 'Full stop.', 'Nobody works alone, full stop', null],
  ['We pay on Fridays', 'No exceptions.', 'We pay on Fridays, no exceptions', null],
])('what closes the name "%s" belongs to it', (value, statement, name, rest) =>
  expect(guide(value, statement)).toEqual([name, rest]),
);
it.each([
  ['No split shifts', 'Ever since 2022 we plan whole days.'],
  ['Best place', 'Ever.'],
  ['Time to think', 'Always a second pair of eyes.'],
])('"%s: %s" stays as it was', (value, statement) => expect(guide(value, statement)).toEqual([value, statement]));
