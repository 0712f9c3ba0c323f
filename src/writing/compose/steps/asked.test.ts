import { describe, expect, it } from 'vitest';
import { briefOf as briefFor } from '#testing/brief-of.ts';
import { itemBody, writeStep } from '../index.ts';

const planner = { jobTitle: 'Planner', brandName: 'Marsh Council', location: 'Lynn' };
const briefOf = (advertBrief: Record<string, unknown>, rest: Record<string, unknown> = {}) =>
  briefFor(planner, advertBrief, rest);

describe('what a step is asked to say', () => {
  const facts = {
    proposition: 'Handle majors from pre-app to decision, incl. a 900 home garden village',
    description: 'Monday to Friday with 1 weekend in 5.',
    responsibilitiesRole: 'Assess applications, present to committee, mentor junior officers, write reports',
  };
  it('is the sentence that the step brief points at, in every item', () => {
    const { input, options } = briefOf(facts);
    const { items } = writeStep(input, 3, { ...options[3], brief: 'mention the garden village' });
    expect(items.length).toBeGreaterThan(1);
    for (const item of items) expect(itemBody(item)).toContain('900 home garden village');
  });
  it('has its fact behind it where only a thing was named', () => {
    const { input, options } = briefOf(facts);
    const { items } = writeStep(input, 3, {
      ...options[3],
      imperatives: [{ id: '1', value: 'Mention the weekend pattern' }],
    });
    for (const item of items) expect(itemBody(item)).toMatch(/Monday to Friday, with 1 weekend in 5\./);
  });
});

describe('what is asked for and stands elsewhere', () => {
  const read = (
    step: 2 | 6,
    brief: string,
    advert: Record<string, unknown> = {},
    rest: Record<string, unknown> = {},
  ) => {
    const given = briefOf({ description: 'You fly to the Pilbara about one week in five.' }, rest);
    const input = { ...given.input, advert: { ...given.input.advert, ...advert } };
    return writeStep(input, step, { ...given.options[step], brief });
  };
  it('is the date of the General tab', () => {
    const { items } = read(6, 'Mention the closing date', { deadline: '2027-02-01' });
    expect(items.length).toBeGreaterThan(1);
    expect(items.some((item) => itemBody(item).includes('1 February 2027'))).toBe(true);
  });
  it('is a reward of the guidelines', () => {
    const { items, notes } = read(
      6,
      'Mention the parking',
      {},
      {
        guidelines: { rewards: [{ id: 1, title: 'Free parking', value: 'On site.' }] },
      },
    );
    expect(items.some((item) => /free parking/i.test(itemBody(item)))).toBe(true);
    expect(notes.join(' ')).not.toContain('No fact was chosen');
  });
  it('is answered where the brief has the answer', () => {
    const { input, options } = briefOf({ description: 'You fly to the Pilbara about one week in five.' });
    const { items } = writeStep(input, 2, {
      ...options[2],
      imperatives: [{ id: '1', value: 'Say how often you fly to the Pilbara' }],
    });
    for (const item of items) expect(itemBody(item)).toContain('one week in five');
    expect(items.map(itemBody).join(' ')).not.toContain('Ask us');
  });
});

describe('a guideline that is true at a time', () => {
  it('is not promised for every other', () => {
    const { input, options } = briefOf(
      { description: 'Plan the rota.' },
      {
        guidelines: { evpPillars: [{ id: 1, value: 'Early Fridays', supportingValue: 'The office shuts at three.' }] },
        sliders: { evpPillars: [{ guidelineTitleId: 1, selectedPercentages: 100 }] },
      },
    );
    const texts = [0, 1].flatMap((iteration) =>
      writeStep(input, 2, { ...options[2], outputLengthType: 'large' }, { seed: 1, iteration }).items.map(itemBody),
    );
    expect(texts.join(' ')).toContain('shuts at three');
    for (const text of texts) if (text.includes('shuts at three')) expect(text).toMatch(/Fridays/i);
  });
});

describe('a statement that leans on its name', () => {
  it.each([
    ['Their questions first', 'We follow what they are curious about.'],
    ['Built upstairs', 'Eight of every nine are built upstairs.'],
    ['110 files, not 200', 'We hire when the average goes over 110.'],
  ])('%s', (value, supportingValue) => {
    const { input, options } = briefOf(
      { description: 'Plan the rota.' },
      {
        guidelines: { evpPillars: [{ id: 1, value, supportingValue }] },
        sliders: { evpPillars: [{ guidelineTitleId: 1, selectedPercentages: 100 }] },
      },
    );
    const said = supportingValue.toLowerCase().split(' ').slice(-3).join(' ').replace('.', '');
    const texts = [0, 1].flatMap((iteration) =>
      writeStep(input, 2, { ...options[2], outputLengthType: 'large' }, { seed: 1, iteration }).items.map(itemBody),
    );
    for (const text of texts)
      if (text.toLowerCase().includes(said)) expect(text.toLowerCase()).toContain(value.toLowerCase());
  });
});

describe('a reward', () => {
  const rewards = (title: string, value: string): string => {
    const { input, options } = briefOf({}, { guidelines: { rewards: [{ id: 1, title, value }] } });
    const [item] = writeStep(input, 5, { ...options[5], selectedBenefits: [title] }).items;
    return item ? itemBody(item) : '';
  };
  it('whose statement only says its title again is named once', () => {
    expect(rewards('Birthday off', 'Birthday off').match(/birthday/gi)).toHaveLength(1);
  });
  it('is not announced by a title that its statement has', () => {
    expect(rewards('Vacation', '30 days of vacation').match(/vacation/gi)).toHaveLength(1);
  });
  it.each([
    ['Overtime', 'Paid in full.'],
    ['Free parking', 'On site.'],
    ['13th month', 'Already in the salary.'],
    ['Tips', 'Shared out every Sunday.'],
  ])('is named where its statement says nothing without it: %s', (title, value) => {
    expect(rewards(title, value).toLowerCase()).toContain(title.toLowerCase());
  });
  it('is no promise where its statement tells of a year that is over', () => {
    expect(rewards('Commission', 'Average commission of £9,400 in 2025')).not.toMatch(/you get|expect|count on|offer/i);
  });
  it('is said where its statement has an ampersand in a name', () => {
    expect(rewards('Discount', '50% off stays in sister hotels + F&F rate')).toContain(
      '50% off stays in sister hotels plus F&F rate',
    );
  });
});

describe('where more would come from', () => {
  const notesOf = (step: 1 | 2 | 3 | 4, withBrief: boolean, withDescription: boolean): string => {
    const given = briefOf(
      {},
      withDescription
        ? { jobDescription: { fileName: 'a.docx', checkResult: 'match', text: 'The role\nWe plan towns.' } }
        : {},
    );
    const input = withBrief ? given.input : { ...given.input, brief: null };
    return writeStep(input, step, { ...given.options[step], useJobDescription: withDescription }).notes.join(' ');
  };
  it('is a place that the advert has, and has not used', () => {
    for (const step of [1, 2, 3, 4] as const) {
      expect(notesOf(step, false, false), `${step}`).not.toMatch(/brief|proposition/);
      expect(notesOf(step, false, true), `${step}`).not.toMatch(/brief|proposition|se the job description/);
      expect(notesOf(step, true, true), `${step}`).not.toContain('or use the job description');
      // Eight headlines are found for a title, a place and an employer alone.
      if (step > 1) expect(notesOf(step, true, false), `${step}`).toMatch(/for more/);
    }
  });
});

describe('what applicants are to send', () => {
  it('keeps its verb: "state your notice period"', () => {
    const { input, options } = briefOf({
      responsibilitiesRole: 'Test steel samples, write reports, calibrate machines',
    });
    const { items } = writeStep(input, 6, {
      ...options[6],
      imperatives: [{ id: '1', value: 'Please state your notice period' }],
    });
    expect(items.join('\n')).toMatch(/state your notice period/i);
    expect(items.join('\n')).not.toMatch(/: your notice period|^your notice period/im);
  });
});

describe('a turn of work that a step brief points at', () => {
  it.each([
    ['Four nights on, three off, and your nights never change.', 'Lead on the three nights off'],
    ['Two weeks on, two off, and you choose which.', 'Lead on the two weeks off'],
  ])('is told whole: %s', (proposition, brief) => {
    const { input, options } = briefOf({ proposition });
    for (const iteration of [0, 1])
      for (const item of writeStep(input, 1, { ...options[1], brief }, { iteration }).items)
        expect(String(item)).not.toMatch(/^(?:three|two) off|: (?:three|two) off/i);
  });
});
