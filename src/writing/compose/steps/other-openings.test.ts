/** The texts of a batch are alternatives: none begins its sentences as one before it does. */
import { describe, expect, it } from 'vitest';
import { itemBody } from '../explain.ts';
import { wordsOf } from '../language/words.ts';
import { splitSentences } from '../ledger/split-sentences.ts';
import { makeInput } from '../testing/input.ts';
import type { Step, StepOptions } from '../types.ts';
import { writeStep } from '../write.ts';

const input = makeInput({
  advert: {
    jobTitle: 'Ward Nurse',
    location: 'Leeds',
    brandName: 'Aire House',
    salaryFrom: 31000,
    salaryTo: 36000,
    sector: 'Nursing',
  },
  brief: {
    proposition: 'You keep the same ward and the same team.',
    description: 'You work a two-shift system. The ward has 18 beds. The post is permanent.',
    responsibilitiesRole:
      'Take vitals, give medication, plan discharges, teach students, lead handover, talk to families, keep records',
    skills: 'NMC registration, two years on a ward, good with families, able to lift and carry, calm at night',
  },
  guidelines: {
    pillars: [
      { id: '1', value: 'Ratios that hold', statement: 'one nurse to four patients, on nights also', weight: 100 },
      { id: '2', value: 'Time to learn', statement: 'Every nurse has five paid study days a year.', weight: 75 },
    ],
    values: [{ id: '3', value: 'Calm', statement: 'We speak softly at night.', weight: 75 }],
  },
});
const options = (imperatives: string[], hemingway = false): StepOptions => ({
  outputType: 'prose',
  outputLengthType: 'medium',
  noOfLine: 3,
  imperatives: imperatives.map((value, index) => ({ id: `i${index}`, value })),
  constraints: { hemingway },
});
const texts = (step: Step, id: string, imperatives: string[], hemingway = false): string[] =>
  writeStep({ ...input, advert: { ...input.advert, id } }, step, options(imperatives, hemingway)).items.map(itemBody);
const openings = (text: string): string[] =>
  text
    .split('\n')
    .flatMap((line) => splitSentences(line))
    .filter((sentence) => !/^At [^,.]{2,60}, /.test(sentence))
    .map((sentence) => wordsOf(sentence).slice(0, 3).join(' ').toLowerCase())
    .filter((opening) => opening.split(' ').length === 3);
const adverts = ['b', 'e'];

describe('what stands in several texts of a batch', () => {
  it.each(([2, 3, 4] as const).flatMap((step) => [false, true].map((hemingway) => ({ step, hemingway }))))(
    'begins otherwise in each of them, whether it must be said or is at 100%: $step, $hemingway',
    ({ step, hemingway }) => {
      for (const id of adverts) {
        const seen = new Map<string, string>();
        for (const text of texts(step, id, ['A pool car is available'], hemingway))
          for (const opening of openings(text)) {
            expect(seen.get(opening), `${id}: ${text}`).toBeUndefined();
            seen.set(opening, text);
          }
      }
    },
  );
  it('is said in each text all the same', () => {
    for (const id of adverts)
      for (const text of texts(3, id, ['Callout is one week in six', 'A full driving licence is needed'])) {
        expect(text).toMatch(/callout is one week in six/i);
        expect(text).toMatch(/a full driving licence is needed/i);
      }
  });
  it('is asked wherever one works, and never "here"', () => {
    for (const id of adverts)
      for (const text of texts(4, id, ['A full driving licence is needed']))
        expect(text).not.toMatch(/Here, a full driving licence/);
  });
  it('keeps a time with its colon', () => {
    const said = texts(3, 'a', ['The porter is there until 01:00']);
    for (const text of said) expect(text).toMatch(/the porter is there until 01:00/i);
    expect(new Set(said.map((text) => /[^.]*the porter is there until 01:00/i.exec(text)?.[0].trim())).size).toBe(
      said.length,
    );
  });
});
