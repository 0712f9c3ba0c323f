import { describe, expect, it } from 'vitest';
import { readBriefs } from '#cli/write-input.ts';
import { itemBody, writeStep } from '../index.ts';

const briefOf = (advertBrief: Record<string, unknown>, rest: Record<string, unknown> = {}) => {
  const [brief] = readBriefs(
    JSON.stringify({
      briefs: [
        {
          id: 'x',
          advert: { jobTitle: 'Planner', brandName: 'Marsh Council', country: 'United Kingdom', location: 'Lynn' },
          advertBrief,
          ...rest,
        },
      ],
    }),
    'x.json',
  );
  if (!brief) throw new Error('no brief');
  return brief;
};

describe('what a step is asked to say', () => {
  const facts = {
    proposition: 'Handle majors from pre-app to decision, incl. a 900 home garden village',
    description: 'Monday to Friday with 1 weekend in 5.',
    responsibilitiesRole: 'Assess applications, present to committee, mentor junior officers, write reports',
  };
  it('is the sentence that the step brief points at, in every item', () => {
    const { input, options } = briefOf(facts);
    const { items } = writeStep(input, 3, { ...options[3], brief: 'mention the garden village' });
    expect(items.length).toBeGreaterThan(1);
    for (const item of items) expect(itemBody(item)).toContain('900 home garden village');
  });
  it('has its fact behind it where only a thing was named', () => {
    const { input, options } = briefOf(facts);
    const { items } = writeStep(input, 3, {
      ...options[3],
      imperatives: [{ id: '1', value: 'Mention the weekend pattern' }],
    });
    for (const item of items) expect(itemBody(item)).toMatch(/pattern(?::| is) Monday to Friday with 1 weekend in 5\./);
  });
});

describe('a reward', () => {
  const rewards = (title: string, value: string): string => {
    const { input, options } = briefOf({}, { guidelines: { rewards: [{ id: 1, title, value }] } });
    const [item] = writeStep(input, 5, { ...options[5], selectedBenefits: [title] }).items;
    return item ? itemBody(item) : '';
  };
  it('whose statement only says its title again is named once', () => {
    expect(rewards('Birthday off', 'Birthday off').match(/birthday/gi)).toHaveLength(1);
  });
  it('is not announced by a title that its statement has', () => {
    expect(rewards('Vacation', '30 days of vacation').match(/vacation/gi)).toHaveLength(1);
  });
  it('is said where its statement has an ampersand in a name', () => {
    expect(rewards('Discount', '50% off stays in sister hotels + F&F rate')).toContain(
      '50% off stays in sister hotels plus F&F rate',
    );
  });
});
