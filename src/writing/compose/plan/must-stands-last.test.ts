import { describe, expect, it } from 'vitest';
import { readBriefs } from '#cli/write-input.ts';
import { writeStep } from '../index.ts';
import { itemBody } from '../item-text.ts';
import { splitSentences } from '../ledger/split-sentences.ts';

const [read] = readBriefs(
  JSON.stringify({
    briefs: [
      {
        id: 'x',
        company: { companyName: 'Ure Rivers' },
        advert: { jobTitle: 'Hydrologist', sector: 'Water', country: 'United Kingdom', location: 'Ripon' },
        advertBrief: {
          responsibilitiesRole: 'gauge rivers, model floods, warn the councils',
          skills: 'a degree in geography, experience of flood modelling, a full driving licence, clear writing',
        },
        guidelines: { officialCompanyName: 'Ure Rivers' },
      },
    ],
  }),
  'x.json',
);
if (!read) throw new Error('no brief');

describe('an order of the recruiter about the person', () => {
  it.each([0, 1, 2, 3, 4])('stands behind what is asked: run %s', (iteration) => {
    const { items } = writeStep(
      read.input,
      4,
      { ...read.options[4], noOfLine: 3, imperatives: [{ id: '1', value: 'An MSc in hydrology is also welcome' }] },
      { iteration },
    );
    expect(items.length).toBeGreaterThan(0);
    for (const item of items) {
      const sentences = splitSentences(itemBody(item));
      const at = sentences.findIndex((sentence) => /MSc/.test(sentence));
      expect(at, itemBody(item)).toBe(sentences.length - 1);
    }
  });
});
