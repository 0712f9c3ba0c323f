/** Lines that say no more than names: one of them in a batch, and none again in a refresh. */
import { describe, expect, it } from 'vitest';
import { itemText } from '../item-text.ts';
import { makeInput } from '../testing/input.ts';
import { writeStep } from '../write.ts';
import { bareKind } from './bare-lines.ts';

const names = /\b(?:harbour pilot|cromarty pilots|elgin|shipping)\b/g;
describe('what a bare call says', () => {
  it.each([
    ['Apply now: Harbour Pilot, Elgin', 'apply'],
    ['Be a Harbour Pilot in Elgin: apply now', 'apply'],
    ['€33,600 to €39,800, Elgin: apply today', 'apply'],
    ['Apply for this Harbour Pilot role today', 'apply'],
    ['Join Cromarty Pilots as a Harbour Pilot: apply now', 'apply'],
    ['Apply now to be our next Harbour Pilot', 'apply'],
    ['Could you be our next Harbour Pilot? Apply', 'asks'],
    ['Harbour Pilot: is this your next job? Apply', 'asks'],
    ['Send us your application today', 'send'],
    ['Take the next step: apply to Cromarty Pilots', 'step'],
    ['Tell us what you would bring to Cromarty Pilots', null],
    ['We look forward to your application', null],
    ['Like the sound of it? Apply now', null],
  ])('%s: %s', (text, kind) => {
    expect(bareKind(text, names)).toBe(kind);
  });
});

const trades = [
  ['Harbour Pilot', 'Shipping', 'Elgin', 'board ships off the point, guide ships to the quay'],
  ['Cooper', 'Distilling', 'Dufftown', 'repair casks, char barrels'],
  ['Glazier', 'Construction', 'Meerut', 'cut panes, fit frames'],
  ['Beekeeper', 'Farming', 'Ulm', 'inspect hives, bottle honey'],
  ['Tram Driver', 'Public transport', 'Cork', 'drive the green line, check tickets'],
  ['Dental Nurse', 'Dental care', 'Savannah', 'prepare rooms, mix materials'],
] as const;
describe.each(trades)('%s in %s', (jobTitle, sector, location, responsibilitiesRole) => {
  const input = makeInput({
    advert: { jobTitle, sector, location, salaryFrom: 31_000, salaryTo: 36_000 },
    guidelines: { companyName: 'Harrow & Lark' },
    brief: { responsibilitiesRole, skills: 'a steady hand, two years in the trade' },
  });
  const runs = (step: 1 | 6, headlineSequence: string): string[][] => {
    const one = writeStep(input, step, { noOfLine: 8, headlineSequence } as never, {
      seed: 5,
      iteration: 0,
      shown: [],
    });
    const first = one.items.map(itemText);
    const two = writeStep(input, step, { noOfLine: 8, headlineSequence } as never, {
      seed: 5,
      iteration: 1,
      shown: first,
    });
    return [first, two.items.map(itemText)];
  };
  it('has one bare call of a kind in a batch', () => {
    const found = new RegExp(`\\b(?:${jobTitle}|Harrow & Lark|${location}|${sector})\\b`.toLowerCase(), 'g');
    for (const batch of runs(6, 'none')) {
      const bare = batch.map((line) => bareKind(line, found)).filter((kind) => kind === 'apply');
      expect([bare.length < 2, batch]).toEqual([true, batch]);
      expect(batch.length).toBeGreaterThan(5);
    }
  });
});
