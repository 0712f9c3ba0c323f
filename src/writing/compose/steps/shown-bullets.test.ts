/** Bullets of a refresh are no bullets of before word for word where another form or grouping of their facts exists. */
import { expect, it } from 'vitest';
import { briefOf } from '#testing/brief-of.ts';
import { itemBody, writeStep } from '../index.ts';

it.each([
  [
    3,
    {
      responsibilitiesRole:
        'Register new members, shelve books, set up for events, help with printing, plan story times, answer the phone',
    },
  ],
  [
    4,
    {
      skills:
        'Two years in a kitchen, food hygiene Level 2, knife skills, good written English, experience with budgets, a driving licence',
    },
  ],
] as const)('step %i', (step, brief) => {
  const { input, options } = briefOf({ jobTitle: 'Cook', location: 'Ludlow' }, brief, { guidelines: {} });
  const bullets = (iteration: number): string[] =>
    writeStep(input, step, { ...options[step], outputType: 'bullet', outputLengthType: 'medium' }, { iteration })
      .items.map(itemBody)
      .flatMap((text) => text.split('\n').filter((line) => /^[•*-] /.test(line)));
  const first = bullets(0);
  const second = bullets(1);
  expect(second.length).toBeGreaterThan(1);
  expect(second.filter((bullet) => first.includes(bullet)).length).toBeLessThan(second.length / 2);
});
