import { expect, it } from 'vitest';
import { briefOf } from '#testing/brief-of.ts';
import { writeStep } from '../index.ts';

const description = (text: string) =>
  briefOf(
    { jobTitle: 'Credit Controller' },
    { description: text, responsibilitiesRole: 'Chase overdue accounts, allocate cash' },
  ).input;

it('tells of a job for a time that no text names, or names it', () => {
  for (const iteration of [0, 1]) {
    const { items, notes } = writeStep(
      description('maternity cover, 30 hrs'),
      2,
      { outputLengthType: 'small' },
      { seed: 5, iteration },
    );
    expect(`${JSON.stringify(items)} ${notes.join(' ')}`).toMatch(/maternity cover/i);
  }
});

it('tells that a wish to avoid something is beyond facts and their words', () => {
  const { notes } = writeStep(
    description('Full-time.'),
    2,
    { brief: 'Avoid anything that sounds like a slogan' },
    { seed: 5 },
  );
  expect(notes.join(' ')).toMatch(/what to leave out \("anything that sounds like a slogan"\)/);
});

it('tells of a sentence of the description that fits no text', () => {
  const long =
    'Member of a management board of three in a family-owned spice importer with sales of 86 million euros and 140 people in Hamburg, Kochi and Rotterdam.';
  const { items, notes } = writeStep(description(long), 2, {}, { seed: 5 });
  expect(`${JSON.stringify(items)} ${notes.join(' ')}`).toMatch(/management board of three/i);
});

it('is not led by a text that has the word of "year by year" once', () => {
  const { input } = briefOf(
    { jobTitle: 'Apprentice Fitter' },
    {
      description: 'Real work from year 2.',
      responsibilitiesRole: 'Assemble gear motors, wire cabinets, write a report every year, test control software',
    },
  );
  const { notes } = writeStep(
    input,
    3,
    { brief: 'year by year', outputLengthType: 'medium', noOfLine: 3 },
    { seed: 5 },
  );
  expect(notes.join(' ')).not.toMatch(/steered/);
  expect(notes.join(' ')).toMatch(/year by year/);
});
