import { describe, expect, it } from 'vitest';
import { writeStep } from '../index.ts';
import { makeInput } from '../testing/input.ts';

/** The texts for one reward, by eight draws, and what a refresh has. */
const textsOf = (title: string, statement: string): [string, string][] => {
  const input = makeInput({
    advert: { jobTitle: 'Roofer', location: 'Halifax' },
    guidelines: { companyName: 'Kestrel', rewards: [{ id: '1', title, statement }] },
  });
  const options = { selectedBenefits: [title], noOfLine: 1, outputLengthType: 'small' } as const;
  const write = (seed: number, iteration: number, shown: string[]): string => {
    const [item] = writeStep(input, 5, options, { seed, iteration, shown }).items;
    return item && typeof item === 'object' && 'description' in item ? String(item.description) : '';
  };
  return [1, 2, 3, 4, 5, 6, 7, 8].map((seed) => {
    const first = write(seed, 0, []);
    return [first, write(seed, 1, [first])];
  });
};

describe('a time belongs to what stands nearest', () => {
  it.each([
    ['On-call pay', '€600 per on-call week plus time off after night pages'],
    ['Winter allowance', '$200 each January plus a new coat after your first year'],
    ['Sleep-ins', '€70 per sleep-in and a lie-in after a bad night'],
    ['Kit', 'a laptop + a phone after three months'],
  ])('%s: %s', (title, statement) => {
    for (const text of textsOf(title, statement).flat()) expect(text).not.toMatch(/^(?:After|Each|From) /);
  });
  it('and may stand in front where there is one thing only', () => {
    expect(
      textsOf('Study days', 'ten days a year after probation')
        .flat()
        .some((text) => text.startsWith('After probation')),
    ).toBe(true);
  });
});

it.each([
  ['Own tools', 'your own slate ripper, hammer and lead tools, yours to keep'],
  ['Tips', 'all tips shared by hours worked, paid weekly'],
  ['Own saw', 'your own saw, helmet and lead rope, yours from day one'],
])('%s: no lead of ours before what has no verb', (title, statement) => {
  for (const text of textsOf(title, statement).flat())
    expect(text).not.toMatch(/^(?:Here|At Kestrel|With Kestrel|In plain words), (?:your|all)\b/);
});

it.each([
  ['Shift swap', 'swap shifts in the app, no manager needed'],
  ['Hours', 'start early, home by tea'],
])('%s: no thing that somebody gets, and nothing that somebody can', (title, statement) => {
  for (const text of textsOf(title, statement).flat())
    expect(text).not.toMatch(/(?:[Yy]ou get|comes with|offer|you can|expect) (?:swap|start)\b/);
});

it.each([
  ['College travel', 'travel and lodging paid during block release'],
  ['Company car', 'company car with driver'],
  ['Job ticket', 'Deutschlandticket paid in full'],
])('%s: a refresh is more than the names around the same words', (title, statement) => {
  for (const [first, second] of textsOf(title, statement)) {
    const bare = (text: string): string =>
      text
        .toLowerCase()
        .replace(/,? ?\b(?:at|with|as|in) (?:an? )?(?:kestrel|roofer|halifax|this job)\b,?/g, '')
        .replace(/^ /, '');
    if (second !== '') expect(bare(second)).not.toBe(bare(first));
  }
});
