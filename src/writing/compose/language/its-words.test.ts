import { describe, expect, it } from 'vitest';
import { inTurn, mayBeFound, rare, wordsOfPattern } from './its-words.ts';

describe('wordsOfPattern', () => {
  it.each([
    [/put in place/i, ['put in place']],
    [/^(?:an? )?nurse\b/, ['nurse']],
    [/(?:salary|pay) is negotiable/i, [' is negotiable']],
    [/\b[Yy]ou (?:work|live)s?\b/, ['you ']],
    [/(?:training|courses?) (?:\d+|given)/, ['training', 'course']],
    [/experience(?= of milking)/, [' of milking']],
    [/\d+ (?:days|weeks)(?: off)?/, ['days', 'weeks']],
    [/[A-Z]{2,} cards?\b/, [' card']],
    [/co-?ordinat(?:e|ing)/, ['ordinat']],
    [/colou{0,1}red/, ['colo']],
    [/fast(?:er)+ than/, [' than']],
    [/a\.m\. (?:to|till) \d/, ['a.m. ']],
    [/goo+d day/, ['d day']],
    [/wh(?!ere)at/, null],
    [/(?<!not )wanted/, ['wanted']],
    [/(?<=\bvery )good/, ['very ']],
    [/é(?:tude)/, ['tude']],
    [/\bx{3}yes/, ['yes']],
    [/(?:training|\d+)/, null],
    [/^[a-z]+ing$/, ['ing']],
    [/masks/iu, null],
    [/(one|two) \1 three/, [' three']],
    [/(?<count>\d+) (?<unit>hours)/, ['hours']],
    [/[(]see above[)]/, ['see above']],
    [/\u00e9lan/, ['lan']],
  ])('reads %s', (pattern, words) => {
    expect(wordsOfPattern(pattern)).toEqual(words);
  });
});

describe('what a pattern with words does', () => {
  const [rule, other] = [/(\d+) (?:trainee|junior)s/gi, /juniors/];
  it('is what the pattern does', () => {
    for (const pattern of [/(?:trainee|junior)s/i, rare(/(?:trainee|junior)s/i)]) {
      expect(pattern.test('two cooks')).toBe(false);
      expect(pattern.exec('two cooks')).toBeNull();
      expect('two cooks'.replace(pattern, 'x')).toBe('two cooks');
      expect(pattern.exec('two Juniors')?.[0]).toBe('Juniors');
      expect(pattern.test('two cooks')).toBe(false);
      expect('two Juniors'.replace(pattern, (found) => found.toUpperCase())).toBe('two JUNIORS');
    }
  });

  it('rewrites in turn', () => {
    expect(
      inTurn('2 Trainees, 3 juniors', [
        [rule, '$1 juniors'],
        [other, 'people'],
      ]),
    ).toBe('2 people, 3 juniors');
    expect(inTurn('nobody', [[rule, 'x']])).toBe('nobody');
  });

  it('asks the pattern once its words were met', () => {
    const pattern = /whirligigs?/;
    expect(mayBeFound(pattern, 'a cook')).toBe(false);
    expect(mayBeFound(pattern, 'a Whirligig')).toBe(true);
    expect(mayBeFound(pattern, 'a cook')).toBe(true);
  });
});
