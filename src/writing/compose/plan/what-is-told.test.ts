import { describe, expect, it } from 'vitest';
import { briefOf } from '#testing/brief-of.ts';
import { buildLedger, type Step, writeStep } from '../index.ts';
import { likeFacts, newsOf, tellsSame, toldBy, toldIn } from './what-is-told.ts';

const { input, options } = briefOf(
  { jobTitle: 'Baker', location: 'Ludlow', salaryFrom: 26000, salaryTo: 28000 },
  {
    description: 'Permanent, 40 hours a week. The oven is wood-fired.',
    proposition: 'You bake what the town eats.',
    responsibilitiesRole:
      'Shape loaves, fire the oven, serve customers, clean the bakehouse, order flour, teach the apprentice',
    skills: 'Two years in a bakery, early riser, food hygiene Level 2, steady hands, polite with customers',
    supportingEvidence: 'We have baked here since 1911.',
  },
  { guidelines: {} },
);
const none: ReadonlyMap<string, ReadonlySet<string>> = new Map();

describe('what a text tells', () => {
  it.each([
    [['a', 'b', 'c'], ['c', 'b', 'a'], 1],
    [['a', 'b', 'c', 'd'], ['a', 'b', 'c', 'e'], 0.6],
    [['a'], ['b'], 0],
    [[], ['b'], 0],
  ])('%j beside %j', (one, other, share) => {
    expect(likeFacts(new Set(one), new Set(other), none)).toBeCloseTo(share);
  });
  it('counts what says nearly the same by half', () => {
    const alike = new Map([['a', new Set(['b'])]]);
    expect(likeFacts(new Set(['a', 'c']), new Set(['b', 'c']), alike)).toBeCloseTo(0.6);
  });
  it('finds the facts of a text of which only the words are known', () => {
    const ledger = buildLedger(input, false);
    const told = toldIn('We need a Baker in Ludlow. You shape loaves and serve customers.', ledger);
    expect(told.facts.size).toBe(2);
    const again = toldBy(
      [{ text: 'In Ludlow you serve customers and shape loaves.', factIds: [...told.facts, 'place:general:0'] }],
      ledger,
    );
    expect(tellsSame(again, told, ledger.alike)).toBe(true);
  });
});

describe('a batch', () => {
  it.each([
    [3, 'prose'],
    [4, 'bullet'],
    [4, 'prose'],
  ] as const)('has no two texts that tell the same facts (step %i, %s)', (step, outputType) => {
    const { items, traces } = writeStep(input, step as Step, {
      ...options[step],
      outputType,
      outputLengthType: 'medium',
      noOfLine: 3,
    });
    expect(items.length).toBeGreaterThan(1);
    const facts = items.map(
      (_, index) => new Set(newsOf(traces[index]?.spans.filter(({ part }) => part === 'body') ?? [])),
    );
    facts.forEach((one, index) => {
      for (const other of facts.slice(0, index)) expect(likeFacts(one, other, none)).toBeLessThan(0.95);
    });
  });
});
