/** What a reward says, where sentences are to be short. */
import { expect, it } from 'vitest';
import { itemBody } from '../item-text.ts';
import { countWords } from '../language/words.ts';
import { splitSentences } from '../ledger/split-sentences.ts';
import { makeInput } from '../testing/input.ts';
import type { StepOptions } from '../types.ts';
import { writeStep } from '../write.ts';

const rewards = [
  {
    id: '1',
    title: 'Recognition support',
    statement: 'We pay for translation and fees when a foreign diploma must be recognised.',
  },
  { id: '2', title: 'Family mediclaim', statement: 'Cover of 4 lakh for employee, spouse and two children' },
  { id: '3', title: 'Profit share', statement: "A share of 5% of the store's profit" },
  { id: '4', title: 'Festival bonus', statement: null },
];
const input = makeInput({
  advert: { jobTitle: 'Boiler Operation Engineer', location: 'Vapi', brandName: 'Saraswat Fine Chem' },
  guidelines: { rewards },
});
const options: StepOptions = {
  outputLengthType: 'medium',
  constraints: { hemingway: true },
  selectedBenefits: rewards.map(({ id }) => id),
};

it.each([0, 1])('has at most fifteen words a sentence: run %s', (iteration) => {
  for (const id of ['a', 'b', 'c', 'd'])
    for (const body of writeStep({ ...input, advert: { ...input.advert, id } }, 5, options, { iteration }).items.map(
      itemBody,
    ))
      expect(countWords(body) / splitSentences(body).length, body).toBeLessThanOrEqual(15);
});
