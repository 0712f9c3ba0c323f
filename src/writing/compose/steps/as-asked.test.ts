/** Wishes that point at a fact, gaps in wishes, and briefs that say little. */
import { describe, expect, it } from 'vitest';
import { itemBody } from '../item-text.ts';
import { makeInput } from '../testing/input.ts';
import type { Step, StepOptions } from '../types.ts';
import { writeStep } from '../write.ts';

const officer = makeInput({
  advert: {
    jobTitle: 'Housing Officer',
    location: 'Glasgow',
    salaryFrom: 36_480,
    salaryTo: 40_210,
    brandName: 'Kelvinbank',
  },
  brief: {
    description: 'Permanent, 35 hours a week.',
    responsibilitiesRole: 'Let empty homes, help tenants sustain their tenancies, collect rent, deal with complaints',
    skills: 'Experience in housing, knowledge of tenancy law, calm',
  },
});
const write = (step: Step, options: StepOptions, input = officer) => {
  const { items, notes } = writeStep(input, step, { outputType: 'prose', outputLengthType: 'medium', ...options });
  return { texts: items.map(itemBody), notes: notes.join('\n') };
};
const asking = (value: string): StepOptions => ({ noOfLine: 3, imperatives: [{ id: '1', value }] });

describe('an imperative that asks for the pay', () => {
  it.each(['Give the salary', 'State the pay', 'Mention the salary range', 'Show the annual salary'])('%s', (value) => {
    for (const step of [2, 3] as const) {
      const { texts } = write(step, asking(value));
      for (const text of texts) {
        expect(text).toContain('£36,480 to £40,210');
        expect(text).not.toMatch(/give the|state the|includes the (?:salary|pay)/i);
      }
    }
  });
  it('is told where nobody told the pay', () => {
    const unpaid = { ...officer, advert: { ...officer.advert, salaryFrom: null, salaryTo: null } };
    const { texts, notes } = write(3, asking('State the hourly pay'), unpaid);
    expect(texts.join(' ')).not.toMatch(/hourly pay/i);
    expect(notes).toMatch(/pay/i);
  });
});

it.each(['Apply before [DATE]', 'Say that {{benefit}} is included', 'Mention the bonus of ___'])(
  'an imperative with a gap is told: %s',
  (value) => {
    const { texts, notes } = write(2, asking(value));
    expect(notes).toContain('gap');
    expect(texts.join(' ')).not.toMatch(/apply before|is included|bonus/i);
  },
);

describe('a text on the role', () => {
  it('tells of the work, and each task of the brief is said or told', () => {
    for (const id of ['a', 'b', 'c', 'd', 'e']) {
      const { texts, notes } = write(
        3,
        { noOfLine: 3, outputLengthType: 'large' },
        {
          ...officer,
          advert: { ...officer.advert, id },
          guidelines: { ...officer.guidelines, contractions: false },
        },
      );
      for (const text of texts) expect(text).toMatch(/empty homes|tenancies|rent|complaints/);
      for (const task of ['empty homes', 'sustain their tenancies', 'collect', 'complaints'])
        expect(`${texts.join(' ')} ${notes}`.toLowerCase()).toContain(task);
    }
  });
});

describe('a brief that says little', () => {
  const roofer = (description: string) =>
    makeInput({ advert: { jobTitle: 'Roofer', location: 'Exeter', brandName: 'Haldon' }, brief: { description } });
  it('gives fewer texts rather than one text three times', () => {
    for (const step of [2, 3] as const) {
      const { texts, notes } = write(step, { noOfLine: 3 }, roofer('Slating and tiling on houses.'));
      expect(texts.length).toBeLessThan(3);
      expect(notes).toMatch(/no other could be made that says something else/);
    }
  });
});

describe('a job description in notes', () => {
  it('a heading in a whole sentence says what stands below', () => {
    const { texts } = write(
      4,
      { noOfLine: 3, useJobDescription: true },
      {
        ...makeInput({ advert: { jobTitle: 'Mechanic Apprentice', brandName: 'Mulcair' } }),
        jobDescription: {
          matches: true,
          text: 'In the workshop you will:\nwork beside a mechanic\nkeep your logbook up to date\n\nWe want someone who\n- turns up on time\n- likes to know how things work\n- can lift heavy parts safely\n',
        },
      },
    );
    expect(texts.join(' ')).toMatch(/turn up on time/);
    expect(texts.join(' ')).toMatch(/lift heavy parts safely/);
  });
  it('a year is one of its number', () => {
    const { texts, notes } = write(
      3,
      { noOfLine: 3, useJobDescription: true },
      {
        ...makeInput({ advert: { jobTitle: 'Mechanic Apprentice', brandName: 'Mulcair' } }),
        jobDescription: {
          matches: true,
          text: 'Duties\n- Go out with the breakdown van from year three\n- Service trucks\n- Keep the workshop clean\n',
        },
      },
    );
    expect(`${texts.join(' ')} ${notes}`).toMatch(/from year three/);
  });
});
