import { expect, it } from 'vitest';
import { asOffer } from './house-will.ts';

it.each([
  ['will train L2', 'We will train you to level 2'],
  ["we'll train", 'We will train you'],
  ['Will train the right person.', 'We will train the right person'],
  ['can train on the job', 'We will train you on the job'],
  ['will fund the Level 3 diploma', 'We will fund the Level 3 diploma'],
  ['will sponsor a visa', 'We will sponsor a visa'],
])('"%s" is offered', (typed, said) => expect(asOffer(typed)).toBe(said));

it.each([
  'will train new starters',
  'can train dogs',
  'willing to train',
  'can cover for the manager',
  'will be trained',
])('"%s" is no offer', (typed) => expect(asOffer(typed)).toBe(typed));
