/** What a company says of itself, in sentences that a copywriter would write. */
import { describe, expect, it } from 'vitest';
import { explainItem } from '../explain.ts';
import { itemBody } from '../item-text.ts';
import { makeInput } from '../testing/input.ts';
import type { Step, StepOptions } from '../types.ts';
import { writeStep } from '../write.ts';

const input = makeInput({
  advert: { jobTitle: 'Store Supervisor', location: 'Cork', country: 'Ireland', brandName: 'Bridge & Byrne' },
  brief: {
    responsibilitiesRole: 'Lead a team of eight, plan the rota, handle deliveries, run the till, set up displays',
    skills: 'Two years in a shop, good with people, confident with tills',
  },
  guidelines: {
    pillars: [
      { id: '1', value: 'A say in things', statement: 'The team votes on the window displays.', weight: 100 },
      { id: '2', value: 'Trusted to run it', statement: 'Managers set their own budgets.', weight: 100 },
    ],
    values: [
      { id: '3', value: 'Fair play', statement: 'Weekend shifts rotate every month.', weight: 100 },
      { id: '4', value: 'Muck in', statement: 'Everyone sweeps, from the till to the office.', weight: 75 },
    ],
  },
});
const adverts = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'];
const options = (hemingway: boolean): StepOptions => ({
  outputType: 'prose',
  outputLengthType: 'medium',
  noOfLine: 3,
  constraints: { hemingway },
});
const made = (step: Step, id: string, hemingway = false) => {
  const whole = { ...input, advert: { ...input.advert, id } };
  return { whole, result: writeStep(whole, step, options(hemingway)) };
};
const texts = (hemingway = false): string[] =>
  adverts.flatMap((id) => ([3, 4] as const).flatMap((step) => made(step, id, hemingway).result.items.map(itemBody)));
const joined =
  /(?:votes on the window displays|set their own budgets|rotate every month), and (?:the team votes|managers set|weekend shifts rotate)/;

describe('two short statements that follow one another', () => {
  it('are one sentence, and three are none', () => {
    const found = texts().filter((text) => joined.test(text));
    expect(found.length).toBeGreaterThan(5);
    for (const text of found) expect(text).not.toMatch(/, and [^.]*, and (?:the team|managers|weekend shifts)/);
  });
  it('stay two where sentences are to be short', () => {
    for (const text of texts(true)) expect(text).not.toMatch(joined);
  });
  it('are both named in the explanation', () => {
    const { whole, result } = adverts
      .map((id) => made(3, id))
      .find((one) => one.result.items.some((item) => joined.test(itemBody(item)))) ?? { whole: input, result: null };
    const at = result?.items.findIndex((item) => joined.test(itemBody(item))) ?? -1;
    const [item, trace] = [result?.items[at], result?.traces[at]];
    if (!item || !trace) throw new Error('none is joined');
    const told = JSON.stringify(explainItem(whole, options(false), item, trace));
    const said = itemBody(item);
    for (const [name, words] of [
      ['A say in things', 'votes on the window displays'],
      ['Trusted to run it', 'set their own budgets'],
      ['Fair play', 'rotate every month'],
    ] as const)
      expect(told.includes(name), name).toBe(said.includes(words));
  });
});

describe('a value or a pillar with a sentence of its own', () => {
  it('is hardly ever announced by its label', () => {
    const labels = texts().filter((text) =>
      /one of our values|we mean that|what we call “|we call it “|is what “/i.test(text),
    );
    expect(labels).toEqual([]);
  });
  it('is no question of taste where it is a condition', () => {
    const strict = {
      ...input,
      ...makeInput({ brief: { skills: 'Registered with the council, over 18, willing to work nights, calm' } }),
    };
    for (const id of adverts)
      for (const item of writeStep(
        { ...strict, guidelines: input.guidelines, advert: { ...input.advert, id } },
        4,
        options(false),
      ).items)
        expect(itemBody(item)).not.toMatch(
          /suits (?:someone|people) who (?:is|are) (?:registered|over|willing)|Are you calm\?/i,
        );
  });
});
