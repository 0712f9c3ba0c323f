import { describe, expect, it } from 'vitest';
import { readImperatives } from '../ledger/imperatives.ts';
import { makeInput } from '../testing/input.ts';
import { writeStep } from '../write.ts';
import { readSaid } from './said-in-brief.ts';

const boost = (brief: string): string => readSaid(brief, 1, new Set()).boost;
const told = (value: string): string | undefined => readImperatives([{ id: '1', value }]).required[0]?.statement.text;

describe('what a step brief says to the writer is no sentence of the text', () => {
  it.each([
    ['no mandatory OT is what they care about', 'no mandatory OT'],
    ['the visa thing must be clear', 'visa'],
    ['mean time between stops must be in', 'mean time between stops'],
    ['dont mention the fleet size', ''],
    ['Fridays off!', 'Fridays off!'],
    ['Some days are hard', 'Some days are hard'],
    // Of people nearly all facts speak.
    ['Speak to people who love engines', 'love engines'],
    ['Talk to anyone who is patient', 'patient'],
    ['The people at the bench', 'The people at the bench'],
  ])('%s', (brief, about) => {
    expect(boost(brief)).toBe(about);
  });
});

describe('an imperative in whole words', () => {
  it.each([
    ['Mention that the van picks them up', 'The van picks you up'],
    ['Say pay reviewed every April', 'The pay is reviewed every April'],
    ['say Harrow is next job', 'Harrow is the next job'],
    ['Say newly qualified welcome', 'Newly qualified applicants are welcome'],
    ['Say that members own us', 'Members own us'],
  ])('%s', (typed, said) => {
    expect(told(typed)).toBe(said);
  });
});

describe('a promise whose asked part a line has no room for', () => {
  const notes = (brief: string): string =>
    writeStep(
      makeInput({
        advert: { jobTitle: 'Plant Centre Supervisor', location: 'Harrogate', brandName: 'Nidd' },
        brief: { proposition: 'Know the plants, run the benches, and send people home with the right tree.' },
      }),
      6,
      { brief, noOfLine: 4, constraints: { jobTitleSequence: true, wordsRange: true } },
    ).notes.join(' ');
  it('is told as such', () => expect(notes('Mention the right tree')).toContain('"the right tree" did not steer'));
  it('is not, where the line has it', () => expect(notes('Mention the benches')).not.toContain('did not steer'));
});
