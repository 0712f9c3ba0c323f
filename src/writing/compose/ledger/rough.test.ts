import { describe, expect, it } from 'vitest';
import { briefOf } from '#testing/brief-of.ts';
import { itemBody, writeStep } from '../index.ts';

const write = (brief: Record<string, string>, step: 2 | 3 = 2) => {
  const { input, options } = briefOf(
    { jobTitle: 'Fitter' },
    { responsibilitiesRole: 'Fit pumps, test valves', ...brief },
  );
  const { items, notes } = writeStep(input, step, { ...options[step], outputLengthType: 'medium' });
  return { texts: items.map(itemBody).join('\n'), notes: notes.join('\n') };
};

describe('notes of which no sentence can be made', () => {
  it.each(['Grade E, doc 44', '60% farm, 40% equine', 'busy shop floor, footfall of thousands'])(
    'stand in no text and are told: %s',
    (description) => {
      const { texts, notes } = write({ description });
      expect(texts).not.toMatch(/Worth knowing|A note on the job|One thing to know|In short|in a few words/);
      expect(notes).toMatch(/No whole sentence could be made of/);
    },
  );
  it('says what can be said of the same row', () => {
    const { texts } = write({ description: 'Grade E, hybrid 3 days home once trained' });
    expect(texts).toMatch(/work from home 3 days a week once you(?:['’]re| are) trained/);
  });
  it('gives a statement the article that it lacks', () => {
    const { texts } = write({ description: 'You work in shared office with the drivers.' });
    expect(texts).toMatch(/in a shared office/);
  });
  it('leaves a date that hangs on nothing out of the evidence', () => {
    const { texts, notes } = write({ supportingEvidence: 'Block C = 210 crore investment. We were founded in 1987.' });
    expect(texts).not.toMatch(/=/);
    expect(notes).toMatch(/Block C = 210 crore investment/);
  });
});
