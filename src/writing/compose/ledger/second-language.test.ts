import { describe, expect, it } from 'vitest';
import { inPlainEnglish } from './second-language.ts';

describe('English of people who think in another language', () => {
  it.each([
    [
      'We search since long time a Principal which leads our acoustics group.',
      'We have long been looking for a Principal who leads our acoustics group.',
    ],
    ['We search a cook.', 'We are looking for a cook.'],
    ['80% is also going', 'Part-time at 80% is also possible'],
    ['Make clear that 80 percent is going', 'Make clear that part-time at 80% is possible'],
    ['Home office is also going.', 'Home office is also possible.'],
    ['so you hear at the end if you had right.', 'so you hear at the end if you were right.'],
    ['We have an own hall', 'We have our own hall'],
    ['speak with architects on eye level', 'speak with architects at eye level'],
    ['We are since 40 years in Ulm', 'We have been here for 40 years in Ulm'],
    ['We have built organs since five years', 'We have built organs for five years'],
    ['We are having 3 plants', 'We have 3 plants'],
    ['gather informations and equipments', 'gather information and equipment'],
    ['Assist to meetings', 'attend meetings'],
  ])('%s', (typed, said) => expect(inPlainEnglish(typed)).toBe(said));

  it.each([
    'We search the archive for a map',
    'Search for leaks',
    '80% is going to charity',
    'You had right of way',
    'We have an owner',
    'Organic since 2009',
    'Since five years ago',
    'He works here since five years',
    'We are having two weeks off',
    'We need a printer which prints on glass',
    'Assist the surgeon',
  ])('and what is English stays: %s', (typed) => expect(inPlainEnglish(typed)).toBe(typed));
});
