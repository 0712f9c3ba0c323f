/** Where the job is stands early in an introduction, wherever else the company names its town. */
import { expect, it } from 'vitest';
import { itemBody } from '../item-text.ts';
import { splitSentences } from '../ledger/split-sentences.ts';
import { makeInput } from '../testing/input.ts';
import { writeStep } from '../write.ts';

const input = makeInput({
  advert: {
    jobTitle: 'Optical Assistant',
    location: 'Sligo',
    brandName: 'Benbulben Eyecare',
    salaryFrom: 28600,
    salaryTo: 31000,
    hasPurpose: true,
    hasMission: true,
  },
  brief: {
    proposition: 'Earn from day one while you train.',
    description: 'You work every second Saturday. We are one shop.',
    responsibilitiesRole: 'Greet people, adjust frames, order lenses, answer the phones',
    supportingEvidence: 'Three of our seven staff trained here',
  },
  guidelines: {
    pillars: [{ id: '1', value: 'Taught by name', statement: 'Each trainee in Sligo has one mentor.', weight: 100 }],
    purpose: 'To help Sligo see well',
    mission: 'To test every child in Sligo',
  },
});

it.each([0, 1])('says where the job is within five sentences: run %s', (iteration) => {
  for (const id of ['a', 'b', 'c']) {
    const whole = { ...input, advert: { ...input.advert, id } };
    const options = { outputType: 'prose', outputLengthType: 'medium', noOfLine: 3 } as const;
    for (const body of writeStep(whole, 2, options, { iteration }).items.map(itemBody))
      expect(splitSentences(body).slice(0, 5).join(' '), body).toContain('Sligo');
  }
});
