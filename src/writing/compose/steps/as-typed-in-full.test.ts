import { describe, expect, it } from 'vitest';
import { briefOf } from '#testing/brief-of.ts';
import { itemBody, itemText, writeStep } from '../index.ts';

const made = (
  step: 2 | 3 | 4,
  brief: Record<string, unknown>,
  rest: Record<string, unknown> = {},
  advert: Record<string, unknown> = {},
): string => {
  const { input, options } = briefOf(
    { jobTitle: 'Ranger', location: 'Hawes', salaryFrom: 25000, salaryTo: 27000, ...advert },
    { responsibilitiesRole: 'mend fences, lead walks, count birds', ...brief },
    rest,
  );
  return [0, 1]
    .flatMap((iteration) =>
      writeStep(input, step, { ...options[step], useJobDescription: true, noOfLine: 3 }, { iteration }).items.map(
        itemBody,
      ),
    )
    .join('\n');
};

describe('what a description says of a place', () => {
  it.each([
    ['The hotel reopened in March 2025 after a full renovation.', /Our hotel reopened in March 2025/],
    ['The warehouses employ 620 people from 38 countries.', /Our warehouses employ 620 people/],
    ['The team grew from six to nine last year.', /The team grew from six to nine/],
    ['The hangar has three bays.', /Our hangar has three bays/],
  ])('is said as a sentence, and of ours: %s', (description, said) => {
    const text = made(2, { description });
    expect(text).toMatch(said);
    expect(text).not.toMatch(/work in the hotel reopened|on the job: the warehouses/i);
  });
});

describe('a description that begins with the name of the post', () => {
  it.each([
    ['Part-time ranger, three days a week.', /part-time/i],
    [
      'Permanent full-time ranger at our visitor centre, 39 hours a week.',
      /[Yy]ou (?:will |'ll )?work at our visitor centre/,
    ],
  ])('says what stands beside it: %s', (description, said) => {
    const text = made(2, { description });
    expect(text).toMatch(said);
    expect(text).not.toMatch(/part-time ranger|full-time ranger/);
  });
});

describe('a pillar without a statement', () => {
  const named = (value: string): string =>
    made(
      2,
      { description: 'You work on two estates.' },
      {
        guidelines: { evpPillars: [{ id: 1, value, supportingValue: '' }] },
        sliders: { evpPillars: [{ guidelineTitleId: 1, selectedPercentages: 100 }] },
      },
    );
  it.each(['Local blooms', 'Old trees', 'Clean rivers'])('is only named: %s', (value) => {
    expect(named(value)).not.toMatch(new RegExp(`(?:get|offer|expect) ${value}`, 'i'));
    expect(named(value)).toMatch(new RegExp(value, 'i'));
  });
});

describe('lines of a job description that a reader would turn round', () => {
  it('a number of hours with what it includes makes no task', () => {
    const text = made(
      3,
      { description: '' },
      {
        jobDescription: {
          fileName: 'a.docx',
          checkResult: 'match',
          text: 'RANGER\nHours: 37 per week, including one evening\nMain duties\n- Repair stiles\n- Guide school groups',
        },
      },
    );
    expect(text).not.toMatch(/include one evening/);
  });
  it('a town beside the General tab goes with every kind of place', () => {
    const text = made(2, { description: 'You work at our Settle centre.' });
    expect(text).not.toMatch(/Settle/);
  });
});

describe('a step brief whose fact an earlier run has said', () => {
  it('is not told to say too little', () => {
    const { input, options } = briefOf(
      { jobTitle: 'Ranger', location: 'Hawes' },
      {
        proposition: 'Every walk lasts two hours, so you have time to talk.',
        responsibilitiesRole: 'mend fences, lead walks, count birds',
      },
    );
    for (const iteration of [0, 1, 2, 3]) {
      const { items, notes } = writeStep(
        input,
        1,
        { ...options[1], brief: 'Lead on the two hours', noOfLine: 8 },
        { iteration },
      );
      const said = items.some((item) => /two hours/i.test(itemText(item)));
      if (!said) expect(notes.join()).not.toMatch(/no fact says enough/);
    }
  });
});
