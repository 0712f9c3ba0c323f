/** Texts in the order in which somebody reads an advert. */
import { describe, expect, it } from 'vitest';
import { itemBody } from '../item-text.ts';
import { makeInput } from '../testing/input.ts';
import type { Step } from '../types.ts';
import { writeStep } from '../write.ts';

const input = makeInput({
  advert: {
    jobTitle: 'Store Manager',
    location: 'Cork',
    country: 'Ireland',
    salaryFrom: 46_000,
    salaryTo: 52_000,
    brandName: 'Ballinora',
  },
  brief: {
    description:
      'Run our Cork store: plants, gifts and a 70-seat café. 39 hours over five days with every second weekend off.',
    proposition: 'It is your store: you set the range for a fifth of the floor.',
    responsibilitiesRole:
      'Lead 28 people, own the P&L, plan the rota, set up seasonal displays, keep stock losses low, lock up',
    skills: 'Three years in retail management, comfortable with a P&L, good at coaching people, calm, fair',
    supportingEvidence: 'Sales at the Cork store grew 9% in 2024',
  },
});
const texts = (step: Step, advertId: string): string[] =>
  writeStep({ ...input, advert: { ...input.advert, id: advertId } }, step, {
    outputType: 'prose',
    outputLengthType: 'medium',
    noOfLine: 3,
  }).items.map(itemBody);
const adverts = ['a', 'b', 'c', 'd', 'e', 'f'];

describe('an introduction', () => {
  it('says what the post is within its first two sentences', () => {
    for (const text of adverts.flatMap((id) => texts(2, id))) {
      const opening = text
        .split(/(?<=[.?!]) /)
        .slice(0, 4)
        .join(' ');
      expect(opening).toMatch(/Store Manager/);
    }
  });
  it('begins with the promise where it has it', () => {
    for (const text of adverts.flatMap((id) => texts(2, id)))
      if (/your store: you set the range/.test(text)) expect(text.slice(0, 110)).toMatch(/your store: you set/);
  });
});

describe('a text on the role', () => {
  it('has when one works behind the tasks', () => {
    for (const text of adverts.flatMap((id) => texts(3, id))) {
      const tasks = text.search(/lead 28 people|own the P&L|plan the rota|seasonal displays|stock losses/i);
      const terms = text.search(/39 hours/);
      expect(tasks).toBeGreaterThanOrEqual(0);
      if (terms >= 0) expect(tasks).toBeLessThan(terms);
    }
  });
  it('puts tasks together, and a row of its own alone', () => {
    for (const text of adverts.flatMap((id) => texts(3, id))) expect(text).not.toMatch(/, and [^.]*, [^.]* and /);
  });
});

it('no headline and no call is a chore', () => {
  for (const id of adverts)
    for (const step of [1, 6] as const)
      expect(
        writeStep({ ...input, advert: { ...input.advert, id } }, step, { noOfLine: 8 }).items.join('\n'),
      ).not.toMatch(/lock up/i);
});
