import { describe, expect, it } from 'vitest';
import { briefOf } from '#testing/brief-of.ts';
import { itemBody, writeStep } from '../index.ts';

const texts = (
  description: string,
  imperatives: string[],
  rest: Record<string, unknown> = {},
  title = 'Ranger',
): string => {
  const { input, options } = briefOf(
    { jobTitle: title, salaryFrom: 25000, salaryTo: 27000 },
    { description, responsibilitiesRole: 'mend fences, lead walks, count birds' },
    rest,
  );
  return writeStep(input, 2, {
    ...options[2],
    imperatives: imperatives.map((value, id) => ({ id: String(id), value })),
    outputLengthType: 'medium',
    noOfLine: 3,
  })
    .items.map(itemBody)
    .join('\n');
};

describe('what must be said and only points', () => {
  it.each([
    ['It runs until March 2029', 'Ranger', /[Tt]he job runs until March 2029/],
    ["It's funded for one year", 'Ranger', /[Tt]he job is funded for one year/],
    ['It takes three years', 'Apprentice Ranger', /[Tt]he apprenticeship takes three years/],
    ['It takes a year to qualify', 'Ranger', /[Ii]t takes a year to qualify/],
  ])('has its noun: %s', (imperative, title, said) => {
    expect(texts('A van is provided.', [imperative], {}, title)).toMatch(said);
  });
  it.each([
    ['Mention the night shifts', 'Nights, 9pm to 6am.', /work nights, 9pm to 6am\./],
    [
      'Mention the weekend openings',
      'Small team.',
      /The job includes the weekend openings\.|ask us about the weekend openings\./i,
    ],
    ['Mention the van', 'Small team.', /The job comes with the van\.|ask us about the van/i],
    [
      'Mention the early starts',
      'Some early starts to meet the night shift.',
      /[Tt]here are some early starts to meet the night shift\./,
    ],
    ['Mention live-in', '40 hours over 4 days, live-in available.', /live-in accommodation is available\./i],
  ])('is a sentence: %s', (imperative, description, said) => {
    const text = texts(description, [imperative]);
    for (const item of text.split('\n')) expect(item).toMatch(said);
  });
});

describe('a description that begins with "it"', () => {
  it.each([
    ["Full-time. It's a 30-room hotel by the river.", /in a 30-room hotel by the river/],
    ["It's 2 nights in 7, one weekend in four.", /2 nights in 7/],
    ["It's a team of eleven.", /join a team of eleven/],
  ])('%s', (description, said) => {
    const text = texts(description, []);
    expect(text).toMatch(said);
    expect(text).not.toMatch(/It(?:'|’)s (?:a 30|2 nights|a team)/);
  });
});
