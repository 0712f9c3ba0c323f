/** Letters of a trade are named in prose, and no bullet by themselves; an order without its thing is told in a note. */
import { expect, it } from 'vitest';
import { itemBody, writeStep } from '../index.ts';
import { makeInput } from '../testing/input.ts';

it.each([
  'Book space. AWB. Customs ATLAS. Track.',
  'Check loads. CMR. Customs NCTS. Trace.',
  'Book trucks. T1. Customs ICS. Track.',
])('no list of letters: %s', (responsibilitiesRole) => {
  const { items } = writeStep(
    makeInput({
      advert: { jobTitle: 'Freight Coordinator', location: 'Hamburg', country: 'Germany' },
      guidelines: { companyName: 'Nordwind' },
      brief: { responsibilitiesRole },
    }),
    3,
    { outputType: 'bullet', outputLengthType: 'medium', noOfLine: 3 },
  );
  expect(items.length).toBeGreaterThan(0);
  for (const item of items) expect(itemBody(item)).not.toMatch(/^• (?:(?:Customs )?[A-Z]{2,7}|The tra(?:ck|ce))\.$/m);
});
