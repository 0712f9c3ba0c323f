import { expect, it } from 'vitest';
import { briefOf } from '#testing/brief-of.ts';
import { itemBody, itemText, writeStep } from '../index.ts';

const { input, options } = briefOf(
  { jobTitle: 'Conveyancing Paralegal', location: 'Swansea' },
  {
    proposition: 'A capped caseload of 45 files, so you can do each one well.',
    responsibilitiesRole: 'Open files, order searches, raise enquiries, keep clients up to date',
  },
);

it.each([
  ['Mention that the firm uses Proclaim', /\bthe firm uses Proclaim\./i],
  ['Mention Proclaim', /\bask us about Proclaim\./i],
])('%s: %s', (value, said) => {
  const { items } = writeStep(input, 3, { ...options[3], imperatives: [{ id: '1', value }] });
  expect(items.length).toBeGreaterThan(0);
  // Each text says it, and not each in a sentence of the same beginning.
  for (const item of items) expect(itemBody(item)).toMatch(said);
  expect(new Set(items.map((item) => /[^.]*Proclaim\./.exec(itemBody(item))?.[0].trim())).size).toBeGreaterThan(1);
});

it.each([1, 2, 6] as const)('leaves the half that points back with what it points at (step %i)', (step) => {
  for (const iteration of [0, 1])
    for (const seed of [1, 2, 3])
      for (const text of writeStep(input, step, options[step], { seed, iteration }).items.map(itemText))
        expect(text).not.toMatch(/(?<!you )can do each|(?<!can )do each one/i);
});

it('has what there is of a promise in a headline', () => {
  const lines = writeStep(input, 1, options[1]).items.map(itemText).join('\n');
  expect(lines).toMatch(/capped caseload of 45 files/i);
});
