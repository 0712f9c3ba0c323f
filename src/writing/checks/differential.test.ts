import fc from 'fast-check';
import retextEnglish from 'retext-english';
import retextEquality from 'retext-equality';
import retextProfanities from 'retext-profanities';
import { unified } from 'unified';
import { describe, expect, it } from 'vitest';
import { makeBlock } from '../text/block.ts';
import { Reading } from '../text/reading.ts';
import { findListedEquality } from './equality.ts';
import { equalityData } from './equality-data.ts';
import { findListedProfanity } from './profanity.ts';
import { profanityData } from './profanity-data.ts';

const pipeline = (plugin: 'equality' | 'profanity') => {
  const processor = unified().use(retextEnglish);
  return (plugin === 'equality' ? processor.use(retextEquality) : processor.use(retextProfanities, { sureness: 2 }))
    .use(function () {
      this.compiler = () => '';
    })
    .freeze();
};
const equality = pipeline('equality');
const profanity = pipeline('profanity');
const surroundings = { country: null, jobTitle: null, names: [], locked: [], apostrophe: "'" as const };

/** What the packages themselves find: id and offsets. */
function peer(which: typeof equality, text: string): string[] {
  return which.processSync(text).messages.map((message) => {
    const place = message.place !== undefined && 'start' in message.place ? message.place : undefined;
    return `${message.ruleId} ${place?.start.offset}`;
  });
}

function ours(text: string): { equality: string[]; profanity: string[] } {
  const reading = new Reading(makeBlock(text), surroundings);
  return {
    equality: findListedEquality(reading).map(({ id, start }) => `${id} ${start}`),
    profanity: findListedProfanity(reading).map(({ phrase, start }) => `${phrase.replace(/\W+/g, '-')} ${start}`),
  };
}

const equalityPhrases = equalityData
  .trim()
  .split('\n')
  .flatMap((line) => (line.split('|')[1] ?? '').split(','))
  .map((phrase) => phrase.replaceAll('*', 'our'));
const profanePhrases = profanityData.trim().split(',');
const plain = 'we want you to join our team and lead it well with care every day in Leeds for good pay'.split(' ');

/** Every finding of the packages is one of ours. */
function expectNothingLost(text: string): void {
  const found = ours(text);
  expect(found.equality).toEqual(expect.arrayContaining([...new Set(peer(equality, text))]));
  expect(found.profanity).toEqual(expect.arrayContaining([...new Set(peer(profanity, text))]));
}

describe('the phrase index beside the retext packages', () => {
  it('finds every phrase of both lists', () => {
    // Ten to a text: the packages take their time.
    const all = [...equalityPhrases, ...profanePhrases];
    for (let at = 0; at < all.length; at += 10)
      expectNothingLost(`We say ${all.slice(at, at + 10).join(' or ')} here.`);
  });

  it('finds the same in running text', () => {
    const text =
      'The chairman and a salesman of manpower, he or she, just call him; welfare and shit here. Man the desk.';
    expect(ours(text).equality.sort()).toEqual(peer(equality, text).sort());
    expect(ours(text).profanity.sort()).toEqual(peer(profanity, text).sort());
  });

  it.each([
    'deafened by/we-',
    'fu/U.S. here',
    'he/U.S. again',
    'o.c.d/e.g. this',
    'o.c.d/we ',
    'we/a.d.h.d. ',
    'é/a.d.h.d. we',
  ])('finds the same beside a slash: %s', (text) => {
    expectNothingLost(text);
  });

  it('loses nothing in texts put together at random', () => {
    const word = fc.oneof(
      fc.constantFrom(...equalityPhrases),
      fc.constantFrom(...profanePhrases),
      fc.constantFrom(...plain),
      fc.constantFrom(...plain),
      fc.constantFrom(
        '“',
        '”',
        '"',
        "'",
        '’',
        '(',
        ')',
        '-',
        '–',
        '—',
        ':',
        ';',
        '/',
        '...',
        '!',
        '5',
        '5pm',
        'e.g.',
        'U.S.',
        '😀',
        'é',
      ),
    );
    const shaped = fc.tuple(
      word,
      fc.constantFrom(
        (text: string) => text,
        (text: string) => text.toUpperCase(),
        (text: string) => text.charAt(0).toUpperCase() + text.slice(1),
      ),
    );
    const text = fc
      .array(fc.tuple(shaped, fc.constantFrom(' ', ' ', ' ', '  ', ', ', '. ', '-', '/', '', '’s ')), {
        minLength: 1,
        maxLength: 25,
      })
      .map((parts) => parts.map(([[piece, shape], gap]) => shape(piece) + gap).join(''));
    fc.assert(fc.property(text, expectNothingLost), { numRuns: 250 });
  });
});
