/** A pillar or a value at 100% is owed a headline in each step that has headlines over its texts. */
import { describe, expect, it } from 'vitest';
import { itemBody } from '../item-text.ts';
import { makeInput } from '../testing/input.ts';
import { writeStep } from '../write.ts';

const input = (weight: number) =>
  makeInput({
    advert: { jobTitle: 'Shop Manager', location: 'Athlone', brandName: 'Paws' },
    brief: {
      responsibilitiesRole: 'order the feed, check each animal twice a day, plan the rota, serve customers',
      skills: 'two years in retail, calm with animals, good with people, a driving licence',
    },
    guidelines: {
      pillars: [{ id: 'p', value: 'Animals come first', statement: 'Any of us can refuse a sale.', weight }],
    },
  });
const batch = (step: 3 | 4, weight: number): { headlines: string[]; bodies: string[] } => {
  const { items } = writeStep(input(weight), step, { noOfLine: 3, outputLengthType: 'medium', outputType: 'prose' });
  return {
    headlines: items.map((item) => (typeof item === 'string' || !('headline' in item) ? '' : item.headline)),
    bodies: items.map(itemBody),
  };
};

describe.each([3, 4] as const)('the headlines of step %s', (step) => {
  it('have the pillar at 100% once, over a text that speaks of it', () => {
    const { headlines, bodies } = batch(step, 100);
    const over = headlines.flatMap((headline, at) => (headline === 'Animals come first' ? [at] : []));
    expect(over).toHaveLength(1);
    expect(bodies[over[0] ?? 0]).toMatch(/refuse a sale/);
  });
  it('have no pillar that is not owed one', () => {
    expect(batch(step, 50).headlines).not.toContain('Animals come first');
  });
});
