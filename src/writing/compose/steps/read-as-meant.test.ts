/** Wordings of fresh briefs that had been misread in finished texts. */
import { describe, expect, it } from 'vitest';
import { itemText } from '../item-text.ts';
import { makeInput } from '../testing/input.ts';
import type { Step, StepOptions } from '../types.ts';
import { writeStep } from '../write.ts';

const texts = (
  step: Step,
  given: Parameters<typeof makeInput>[0] & { options?: StepOptions },
): { all: string; notes: string } => {
  const input = makeInput({
    ...given,
    advert: {
      jobTitle: 'Welder',
      location: 'Halifax',
      brandName: 'Kestrel',
      salaryFrom: 30_000,
      salaryTo: 32_000,
      ...given?.advert,
    },
    guidelines: { companyName: 'Kestrel', ...given?.guidelines },
    brief: {
      description: 'Permanent.',
      responsibilitiesRole: 'weld frames, read drawings, cut steel',
      ...given?.brief,
    },
  });
  const said: string[] = [];
  const notes = new Set<string>();
  for (let seed = 1; seed < 6; seed += 1) {
    const made = writeStep(input, step, { noOfLine: step === 1 || step === 6 ? 8 : 3, ...given?.options }, { seed });
    said.push(...made.items.map(itemText));
    for (const note of made.notes) notes.add(note);
  }
  return { all: said.join('\n'), notes: [...notes].join('\n') };
};
const asking = (value: string): StepOptions => ({ imperatives: [{ id: '1', value }] });

describe('an imperative', () => {
  it('to call a desk puts nobody at it', () => {
    const { all } = texts(6, { options: { brief: 'Ask them to call the service desk' } });
    expect(all).toMatch(/call the service desk/i);
    expect(all).not.toMatch(/work on the call/);
  });
  it('that names the place means the place', () => {
    const { notes } = texts(1, {
      advert: { location: 'Pune' },
      guidelines: { rewards: [{ id: '1', title: 'Cab service', statement: 'A company cab from Pune station.' }] },
      options: asking('Mention Pune'),
    });
    expect(notes).not.toMatch(/cab service/i);
  });
  it('that names what is asked asks it', () => {
    const { all } = texts(4, {
      brief: { skills: 'High school diploma, basic math, must pass a pre-employment drug screen' },
      options: asking('Mention the drug screen'),
    });
    expect(all).toContain('You must pass a pre-employment drug screen.');
    expect(all).not.toContain('the drug screen');
  });
  it('that denies something is not said by what asks for it', () => {
    const { all, notes } = texts(4, {
      advert: { jobTitle: 'Dental Receptionist' },
      brief: { skills: 'Reception or customer service experience, clear phone manner, discreet' },
      options: { outputLengthType: 'small', ...asking('Say that dental experience is not needed') },
    });
    expect(`${all}\n${notes}`).toContain('Dental experience is not needed');
  });
  it('to point to a call asks the reader to have it', () => {
    const { all } = texts(6, { options: { brief: 'Point to a first call with the Head of Sales' } });
    expect(all).toMatch(/have a first call with the Head of Sales/i);
    expect(all).not.toMatch(/point to a first call/i);
  });
  it('to lead with something is no line itself', () => {
    const { all } = texts(1, {
      brief: { proposition: 'You have four days off after each block of shifts.' },
      options: asking('Lead with the four days off'),
    });
    expect(all).not.toMatch(/lead with/i);
  });
  it('not to tell a number leaves out the number', () => {
    const { all } = texts(3, {
      brief: { responsibilitiesRole: 'visit 20 branches a year, write reports, train staff, check files' },
      options: asking("Don't mention the number of branches"),
    });
    expect(all).not.toContain('20 branches');
  });
});

describe('a step brief', () => {
  it.each(['Tech college grads are welcome', 'Newly qualified nurses with a year behind them are fine'])(
    'that welcomes somebody does so: %s',
    (brief) =>
      expect(texts(4, { brief: { skills: 'MIG welding, steady hand' }, options: { brief } }).all).toContain(
        'are welcome',
      ),
  );
  it.each(['Keep it practical', 'Nothing catchy please', 'Keep the must-haves clear', 'Tools first, then experience'])(
    'on the manner or the order lacks no fact: %s',
    (brief) =>
      expect(texts(4, { brief: { skills: 'MIG welding, steady hand' }, options: { brief } }).notes).not.toContain(
        'No fact was chosen',
      ),
  );
  it('that says that no experience is needed is said', () => {
    expect(
      texts(4, { brief: { skills: 'Basic math' }, options: { brief: 'No experience needed, we train' } }).all,
    ).toContain('No experience is needed, and we train you.');
  });
});

describe('what a company says', () => {
  it('names several and what they do', () => {
    const { all } = texts(2, {
      guidelines: {
        pillars: [
          { id: '1', value: 'Teach together', statement: 'Two teachers in each year plan as a pair.', weight: 100 },
        ],
      },
    });
    expect(all).toMatch(/two teachers in each year plan as a pair/i);
    expect(all).not.toMatch(/(?:expect|get) two teachers/i);
  });
  it('its mission may be a thing', () => {
    const { all } = texts(2, {
      advert: { hasMission: true },
      guidelines: { mission: 'Water where it is needed, at a price a farmer can pay.' },
      options: { outputLengthType: 'large' },
    });
    expect(all).not.toMatch(/to water where/);
  });
  it('its house is nothing that there is with it', () => {
    const { all } = texts(1, {
      guidelines: {
        pillars: [{ id: '1', value: 'Steady company', statement: 'We have not made a loss in 31 years.', weight: 100 }],
      },
    });
    expect(all).not.toContain('Steady company, with');
  });
});
