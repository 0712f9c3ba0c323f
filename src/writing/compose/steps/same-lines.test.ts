/** One of two lines stands whole in the other: then they are no two lines. */
import { describe, expect, it } from 'vitest';
import { itemText } from '../item-text.ts';
import { makeInput } from '../testing/input.ts';
import { writeStep } from '../write.ts';
import { standsIn } from './same-lines.ts';

describe('a line within another', () => {
  it.each([
    ['Be our next Roofer', 'Have you a head for heights? Be our next Roofer'],
    ['Fundraiser, €36,000 to €41,000: you see where it goes', 'Fundraiser, €36,000 to €41,000'],
    [
      'Bakery Supervisor: try a morning at the counter',
      'Sundays off. Bakery Supervisor: try a morning at the counter.',
    ],
  ])('%s / %s', (one, other) => {
    expect(standsIn(one, other)).toBe(true);
    expect(standsIn(other, one)).toBe(true);
  });

  it.each([
    ['Roofer in Aberdeen', 'Do you have a CSCS card? Roofer in Aberdeen'],
    ['Be our next Roofer', 'Become our next Roofer in Aberdeen'],
    ['Bake at night in Cork', 'Bake at night in Corkhill with us'],
  ])('not %s / %s', (one, other) => {
    expect(standsIn(one, other)).toBe(false);
  });

  it.each([
    { jobTitle: 'Roofer', location: 'Aberdeen', salaryFrom: null, salaryTo: null },
    { jobTitle: 'Fundraiser', location: 'Sligo', salaryFrom: 36_000, salaryTo: 41_000 },
  ])('is in no batch of headlines for a $jobTitle', (advert) => {
    const input = makeInput({
      advert,
      guidelines: { companyName: 'Girdle Ness' },
      brief: {
        skills: 'CSCS card, driving licence',
        responsibilitiesRole: 'carry out repairs, meet donors',
        proposition: 'You see where it goes.',
      },
    });
    for (let seed = 0; seed < 5; seed += 1) {
      const lines = writeStep(input, 1, { noOfLine: 8 }, { seed }).items.map((item) => itemText(item));
      for (const line of lines)
        for (const other of lines) if (line !== other) expect(standsIn(line, other), `${line} / ${other}`).toBe(false);
    }
  });
});

describe.each([
  ['No nights.', 'Say that there are no night shifts', /\bnights?\b/i],
  ['You do not work weekends.', 'Say that there is no weekend work', /\bweekends?\b/i],
])('a promise in two wordings: %s / %s', (description, value, about) => {
  it('stands in one line of a batch', () => {
    const input = makeInput({
      advert: { jobTitle: 'Electrician', location: 'Kassel' },
      guidelines: { companyName: 'Fulda Works' },
      brief: { description, responsibilitiesRole: 'maintain filling lines, find faults, plan spare parts' },
    });
    const options = { noOfLine: 8, imperatives: [{ id: '1', value }] };
    const lines = writeStep(input, 1, options, {}).items.map((item) => itemText(item));
    expect(lines.filter((line) => about.test(line)).length, lines.join('\n')).toBe(1);
  });
});
