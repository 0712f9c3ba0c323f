import { describe, expect, it } from 'vitest';
import { partProse } from './person-prose.ts';

describe('somebody who is looked for in one sentence', () => {
  it.each([
    [
      'We look for someone with a crane licence who can start at 5.30am and does not mind heights.',
      ['a crane licence', 'able to start at 5.30am', 'comfortable with heights'],
    ],
    ['We need someone with a forklift licence.', ['a forklift licence']],
    ['Looking for somebody with two years in a kitchen who is calm', ['two years in a kitchen', 'calm']],
  ])('%s', (sentence, parts) => {
    expect(partProse(sentence)).toEqual(parts);
  });
  it('is no caller or guest', () => {
    const sentence = 'We look after people with dementia who can walk.';
    expect(partProse(sentence)).toEqual([sentence]);
  });
});
