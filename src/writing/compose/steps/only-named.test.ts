import { describe, expect, it } from 'vitest';
import { writeStep } from '../index.ts';
import { itemText } from '../item-text.ts';
import { makeInput } from '../testing/input.ts';
import type { Step, StepOptions } from '../types.ts';

const input = makeInput({
  advert: { jobTitle: 'Solicitor', sector: 'Family law', location: 'Kilkenny', salaryFrom: 62_000, salaryTo: 74_000 },
  brief: {
    description: 'A practice in the old mill.',
    proposition: 'You run your own files from the first meeting to the order.',
    responsibilitiesRole:
      'Advise clients on divorce, draft agreements, appear in the District Court, train two juniors',
  },
});
const write = (step: Step, value: string, options: StepOptions = {}) => {
  const { items, notes } = writeStep(input, step, {
    noOfLine: step === 1 ? 8 : 3,
    imperatives: [{ id: '1', value }],
    ...options,
  });
  return { texts: items.map(itemText), notes: notes.join(' ') };
};

describe('an imperative that only names something', () => {
  it.each([
    ['Mention the start at 3:30 am', 'You start at 3:30 am.'],
    ['Mention the finish at 1 pm on Fridays', 'You finish at 1 pm on Fridays.'],
    ['Mention the two shifts', 'You work two shifts.'],
    ['Offer a call with the head of department', 'We offer a call with the head of department.'],
    ['Promise a reply within a week', 'We promise a reply within a week.'],
  ])('is a sentence where there is one: %s', (value, said) => {
    const { texts } = write(2, value);
    // "For this job, you work two shifts", where another sentence begins with "You work".
    for (const text of texts) expect(text.toLowerCase()).toContain(said.toLowerCase());
  });
  it.each(['Mention the 1,300 volunteers', 'Mention the 96 rooms'])('is told where there is none: %s', (value) => {
    const { texts, notes } = write(2, value);
    expect(texts.join(' ')).not.toMatch(/volunteers|96 rooms/);
    expect(notes).toContain('is only named');
  });
  it('needs no line of its own where each has the name', () => {
    const { texts } = write(1, 'Mention family law', { constraints: { jobTitleAndSectorSequence: true } });
    for (const text of texts) expect(text.match(/family law/gi) ?? [], text).toHaveLength(1);
  });
  it('stands beside a call in calls', () => {
    const { texts } = write(6, 'Say that we pay 45p a mile for visits', { noOfLine: 8 });
    const said = texts.filter((text) => text.includes('45p'));
    expect(said.length).toBeGreaterThan(0);
    for (const text of said) expect(text).toMatch(/apply/i);
  });
});

describe('what only some of the lines say', () => {
  it('is told, with how many say it', () => {
    const { texts, notes } = write(6, 'Say that interviews are in June');
    const said = texts.filter((text) => text.includes('June')).length;
    expect(said).toBeGreaterThan(0);
    expect(said).toBeLessThan(texts.length);
    expect(notes).toMatch(/"Interviews are in June" is in (?:one|\d) of these \d+ lines/);
  });
});

describe('a person of whom nothing is known', () => {
  it('is asked nothing, and that is told', () => {
    expect(write(4, 'Mention the two shifts').notes).toContain('No skills are known');
    expect(write(3, 'Mention the two shifts').notes).not.toContain('No skills are known');
  });
  it('is asked what an imperative asks, and then no note says that nothing is', () => {
    const { texts, notes } = write(4, 'Maths and English GCSE grade 4');
    expect(texts.join(' ')).toMatch(/GCSE grade 4/);
    expect(notes).not.toContain('ask nothing of the reader');
  });
});

describe('why a post is open', () => {
  it.each([
    [6, 'Mention the retirement of Joan Hall'],
    [1, 'The departure of our curator'],
    [6, 'the closure of the old mill'],
  ] as const)('is nothing that anybody asks about: step %i, %s', (step, value) => {
    const { texts, notes } = write(step, value, { noOfLine: 8 });
    expect(texts.join(' ')).not.toMatch(/retirement|departure|closure/i);
    expect(notes).toContain('is only named');
  });
  it('other things are asked about', () =>
    expect(write(6, 'the flexible hours', { noOfLine: 8 }).texts.join(' ')).toMatch(/flexible hours/));
});
