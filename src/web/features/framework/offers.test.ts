import { describe, expect, it } from 'vitest';
import { eachOnce, offersOf } from './offers.ts';

const reward = (title: string, body: string, isOwn = false) => ({ title, body, isOwn });

describe('all rewards together', () => {
  it('have each reward once, after however many generations, in its newest words', () => {
    const items = [
      reward('Pension', 'One.'),
      reward('Kit', 'Two.'),
      reward('pension ', 'Three.'),
      reward('Boots', 'Four.'),
    ];
    const [all, ...single] = offersOf(5, items);
    expect(all?.items).toEqual([
      { title: 'pension ', body: 'Three.' },
      { title: 'Kit', body: 'Two.' },
      { title: 'Boots', body: 'Four.' },
    ]);
    // One by one all of them can be chosen.
    expect(single).toHaveLength(4);
  });

  it("keep a person's own words, and what was written twice by hand", () => {
    const words = (items: Parameters<typeof eachOnce>[0]) => eachOnce(items).map(({ body }) => body);
    expect(words([reward('Kit', 'Mine.', true), reward('Kit', 'Theirs.')])).toEqual(['Mine.']);
    expect(words([reward('Kit', 'Mine.', true), reward('Kit', 'Mine too.', true)])).toEqual(['Mine.', 'Mine too.']);
    expect(words([reward('', 'Kit.'), reward('', 'kit'), reward('', 'Boots.')])).toEqual(['kit', 'Boots.']);
  });

  it('are offered where there is more than one', () => {
    expect(offersOf(5, [reward('Kit', 'One.'), reward('Kit', 'Two.')])).toHaveLength(2);
    expect(offersOf(2, [reward('Kit', 'One.'), reward('Kit', 'Two.')])).toHaveLength(2);
  });
});
