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
      expect(notes).toMatch(/The built-in writer is not sure how to say/);
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
  it.each([
    ['description', 'Every fourth Saturday you open the shop.', /every fourth Saturday you open the shop/i],
    ['description', 'One week in five you carry the phone.', /one week in five you carry the phone/i],
    ['supportingEvidence', '41 farms used the scanner in the 2025 lambing season', /41 farms used the scanner/],
    [
      'supportingEvidence',
      '97.4% of trams ran in 2025, strike days aside',
      /97\.4% of trams ran in 2025, strike days aside/,
    ],
  ])('are no typed sentences, which are said: %s "%s"', (field, text, said) => {
    const { texts, notes } = write({ [field]: text });
    expect(texts).toMatch(said);
    expect(notes).not.toMatch(/is not sure how to say/);
  });
  it.each(['Day desk, tank trailers', 'Front desk, chilled pallets', 'Night desk, reefer trucks'])(
    'are quoted as they were typed: %s',
    (description) => {
      expect(write({ description }).notes).not.toMatch(/"[^"]*\b(?:is|are|The work|You)\b[^"]*"/);
    },
  );
});
