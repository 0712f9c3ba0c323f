import { describe, expect, it } from 'vitest';
import { itemText, writeStep } from '../index.ts';
import { makeInput } from '../testing/input.ts';

const input = makeInput({
  advert: { jobTitle: 'Laboratory Technician', location: 'Leeds', brandName: 'Elm Labs' },
  brief: {
    responsibilitiesRole: 'Analyse samples, maintain the analysers, check controls',
    skills: 'own safety shoes, a driving licence, good with people',
  },
});

describe('a batch on the person with few musts', () => {
  const { items, notes } = writeStep(input, 4, {
    brief: 'Make it welcoming to people trained abroad',
    imperatives: [{ id: '1', value: 'Mention that we pay for the recognition of foreign qualifications' }],
    noOfLine: 3,
    outputType: 'bullet',
    outputLengthType: 'small',
  });
  const lists = items.map((item) =>
    itemText(item)
      .split('\n')
      .filter((line) => line.startsWith('•'))
      .sort()
      .join(),
  );
  it('has another list in each item', () => {
    expect(new Set(lists).size).toBe(lists.length);
  });
  it('is steered by a brief that an imperative says in other words', () => {
    expect(notes.join('\n')).not.toMatch(/No fact was chosen/);
  });
  it('says "your" only to the reader', () => {
    expect(items.map(itemText).join('\n')).not.toMatch(/Applicants[^.]*\byour\b/);
  });
});
