/** A text on the person that was asked for with bullets has a list of two or more points, of tasks where less than two things are asked. */
import { describe, expect, it } from 'vitest';
import { makeInput } from '../testing/input.ts';
import type { Step4Item } from '../types.ts';
import { writeStep } from '../write.ts';

const bulletsOf = (
  skills: string,
  responsibilitiesRole: string,
  iteration = 0,
): { lists: string[][]; text: string; notes: string } => {
  const { items, notes } = writeStep(
    makeInput({
      advert: { jobTitle: 'Hotel Receptionist', location: 'Freiburg', brandName: 'Schloss Hof' },
      brief: { description: 'Permanent, 39 hours a week.', skills, responsibilitiesRole },
    }),
    4,
    { noOfLine: 3, outputType: 'bullet', outputLengthType: 'medium' },
    { iteration },
  );
  const texts = (items as Step4Item[]).map(({ personDescription }) => personDescription);
  return {
    lists: texts.map((text) => text.split('\n').filter((line) => line.startsWith('• '))),
    text: texts.join('\n'),
    notes: notes.join('\n'),
  };
};
const tasks = 'Check guests in and out, answer the phone, plan walks for guests, keep the cash book';

describe('bullets on a person of whom little is asked', () => {
  it.each([
    ['one wish', 'French is an advantage'],
    ['nothing', ''],
  ])('tell the tasks: %s', (_, skills) => {
    const { lists, text, notes } = bulletsOf(skills, tasks);
    expect(lists.length).toBeGreaterThan(0);
    for (const list of lists) expect(list.length, text).toBeGreaterThan(1);
    expect(text).toMatch(/(?:you(?:'ll| will) do|your (?:work|tasks)|in practice|the work|you(?:'ll| will)):/i);
    expect(text).not.toMatch(/(?:look for|bring|ask for|need):\n/i);
    expect(notes).toMatch(/these lists tell tasks/i);
  });
  it('tell what is asked where there is enough of it', () => {
    const { lists, notes } = bulletsOf('Two years at a front desk, German, English, a driving licence', tasks);
    expect(lists.flat().join('\n')).not.toMatch(/check guests|cash book/i);
    expect(notes).not.toMatch(/tell tasks/);
  });
  it('are none where there is neither', () => {
    const { lists, notes } = bulletsOf('', '');
    expect(lists.flat()).toEqual([]);
    expect(notes).toMatch(/so these are in prose/);
  });
});
