/** Rows, doers and runs, and things with what becomes of them. */
import { describe, expect, it } from 'vitest';
import { kindOf } from './kind.ts';

describe('the kind of a row, a doer or a run', () => {
  it.each([
    ['A good cut, a good chat and a cup of tea', 'np'],
    ['A warm van, a full tank and a map', 'np'],
    ['A purpose-built nursery with a garden and a full team in post', 'np'],
    ['Harvest run from Texas to Montana, room and board paid', 'np'],
    ['School runs in Galway', 'np'],
    ['Staff travel for parents, partner and two companions', 'np'],
    ['Two extra days a year, which can be raised to four', 'np'],
    ['£500 when you pass your assessment', 'np'],
    ['A 3pm finish if the team hits target', 'np'],
    ['To animals, to owners, to each other', 'loose'],
    ['What we cook, where we go, what we sing', 'loose'],
    ['Comfort advisors sell', 'clause'],
    ['Dispatch knows your name, and so do our customers', 'clause'],
    ['Payroll answers you the same day', 'clause'],
    ['Trainees who pass their finals move to band 6', 'clause'],
    ['Drivers who want to move to days', 'np'],
    ['To heal, to teach and to serve', 'infinitive'],
    ['Harvest grapes from August to October', 'verb'],
  ])('%s', (text, kind) => expect(kindOf(text)).toBe(kind));
});
