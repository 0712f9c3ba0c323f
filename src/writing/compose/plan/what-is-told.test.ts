import { describe, expect, it } from 'vitest';
import { briefOf } from '#testing/brief-of.ts';
import { buildLedger, itemBody, type Step, writeStep } from '../index.ts';
import { likeFacts, newsOf, tellsSame, toldBy, toldIn } from './what-is-told.ts';

const { input, options } = briefOf(
  { jobTitle: 'Baker', location: 'Ludlow', salaryFrom: 26000, salaryTo: 28000 },
  {
    description: 'Permanent, 40 hours a week. The oven is wood-fired.',
    proposition: 'You bake what the town eats.',
    responsibilitiesRole: 'Shape loaves, fire the oven, serve customers, clean the bakehouse',
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

describe('a batch and its refreshes', () => {
  it.each([
    [3, 'bullet'],
    [3, 'prose'],
    [4, 'bullet'],
    [4, 'prose'],
  ] as const)('tell other facts in each text, and say so where there are none (step %i, %s)', (step, outputType) => {
    const seen: Set<string>[] = [];
    for (const iteration of [0, 1, 2]) {
      const made = writeStep(
        input,
        step as Step,
        { ...options[step], outputType, outputLengthType: 'medium', noOfLine: 3 },
        { iteration },
      );
      for (const [index, item] of made.items.entries()) {
        const facts = new Set(newsOf(made.traces[index]?.spans.filter(({ part }) => part === 'body') ?? []));
        for (const other of seen) expect(likeFacts(facts, other, none), itemBody(item)).toBeLessThan(0.95);
        seen.push(facts);
      }
      if (made.items.length < 3) expect(made.notes.join('\n')).toMatch(/only say again|another would say again/);
    }
  });
});
