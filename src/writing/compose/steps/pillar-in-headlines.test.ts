import { describe, expect, it } from 'vitest';
import { countWords, coverage } from '../language/words.ts';
import { makeInput } from '../testing/input.ts';
import { writeStep } from '../write.ts';

const tasks = 'Find leaks; write up jobs on a tablet; help two apprentices; fit new units; keep the van stocked';

const batches = (
  jobTitle: string,
  [value, statement]: readonly [string, string | null],
  { weight = 100, kind = 'pillars' as 'pillars' | 'values', jobTitleSequence = true } = {},
): string[][] => {
  const input = makeInput({
    advert: { jobTitle, location: 'Sligo', brandName: 'Coldwater', salaryFrom: 36000, salaryTo: 41000 },
    guidelines: { [kind]: [{ id: 'g1', value, statement, weight }] },
    brief: {
      description: 'Permanent, 39 hours a week. A team of six. You start from home.',
      responsibilitiesRole: tasks,
      skills: 'Driving licence, good with customers, three years in the trade',
      supportingEvidence: 'We keep 900 shops cold.',
    },
  });
  return [0, 1].map((iteration) =>
    writeStep(input, 1, { noOfLine: 8, constraints: { jobTitleSequence } }, { iteration }).items.map(String),
  );
};
const says = (line: string, name: string, statement: string | null): boolean =>
  coverage(name, line) >= 0.8 || (statement !== null && coverage(statement, line) >= 0.25);

describe('a pillar at 75% or more in headlines', () => {
  it.each([
    ['Refrigeration Engineer', ['A quiet phone', 'Six engineers share on-call, so it comes round every sixth week.']],
    ['Refrigeration Engineer', ['Fix it once', 'We would rather take an extra hour than come back to the same shop.']],
    ['Service Engineer', ['Your own patch', 'Engineers keep the same area for at least three years.']],
    ['Service Engineer', ['A mentor each', null]],
    [
      'Workshop Manager',
      ['Ship on Tuesdays', 'We release every Tuesday, and whoever did the work presses the button.'],
    ],
    [
      'Senior Refrigeration Engineer',
      ['Sundays are free', 'All six depots are closed on Sundays and public holidays.'],
    ],
  ] as const)('%s, %j: each batch has one', (title, pillar) => {
    for (const weight of [75, 100])
      for (const jobTitleSequence of [true, false])
        for (const lines of batches(title, pillar, { weight, jobTitleSequence }))
          expect(
            lines.filter((line) => says(line, pillar[0], pillar[1])).length,
            `${weight} ${jobTitleSequence} ${lines.join(' | ')}`,
          ).toBeGreaterThanOrEqual(1);
  });
  it('stands beside a task that no earlier line has, and within twelve words', () => {
    const [, refreshed = []] = batches('Service Engineer', ['A mentor each', null]);
    const line = refreshed.find((one) => one.includes('mentor'));
    expect(line).toMatch(/^“A mentor each”: [a-z ]+ as a Service Engineer$/);
    expect(countWords(line ?? '')).toBeLessThanOrEqual(12);
  });
  it('is nothing that a slider of 50 asks for again', () => {
    const [, refreshed = []] = batches('Service Engineer', ['A mentor each', null], { weight: 50 });
    expect(refreshed.filter((line) => line.includes('mentor'))).toEqual([]);
  });
  it('holds for a value at 100%', () => {
    for (const lines of batches(
      'Service Engineer',
      ['Ask twice', 'No question is too small near a live compressor rack.'],
      {
        kind: 'values',
      },
    ))
      expect(lines.some((line) => says(line, 'Ask twice', 'No question is too small'))).toBe(true);
  });
});

describe('a statement that is too long for a headline', () => {
  it.each([
    ['We release every Tuesday, and whoever did the work presses the button.', /we release every Tuesday/i],
    ['You keep your own van, because nobody fixes a fridge from a desk in the city.', /you keep your own van/i],
  ])('%s stands with its main part', (statement, said) => {
    expect(
      batches('Service Engineer', ['How we do it', statement])
        .flat()
        .some((line) => said.test(line)),
    ).toBe(true);
  });
  it.each([
    'You get the next day off, except in the weeks before Christmas and Easter every year.',
    'Every engineer leads a team, once the three exams of the first two years are passed.',
  ])('%s keeps its limit or is not said', (statement) => {
    for (const line of batches('Service Engineer', ['How we do it', statement]).flat())
      expect(line).not.toMatch(/next day off|leads a team/);
  });
});
