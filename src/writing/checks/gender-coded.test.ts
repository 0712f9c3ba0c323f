import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { check } from '../engine/text.ts';
import { findRawCoded } from './gender-coded.ts';

const kept = [
  'co-operat',
  'inter-personal',
  'inter-dependen',
  'inter-persona',
  'self-confiden',
  'self-relian',
  'self-sufficien',
];

/** Gender Decoder's own cleaning, line by line, with the list that it changes while it walks it. */
function decoderWords(text: string): string[] {
  const ascii = [...text].map((character) => ((character.codePointAt(0) ?? 0) < 128 ? character : ' ')).join('');
  const words = ascii
    .replace(/\s/g, ' ')
    .replace(/[.\t,<>*?!"[\]@':;()/&]/g, ' ')
    .split(' ')
    .filter((word) => word !== '')
    .map((word) => word.toLowerCase());
  let list = words;
  for (let index = 0; index < words.length; index++) {
    const word = words[index] ?? '';
    // Python's find gives 0, which is false, only for a hyphen at the very start.
    if (word.indexOf('-') === 0) continue;
    if (kept.some((stem) => word.startsWith(stem))) continue;
    const at = list.indexOf(word);
    list.splice(at, 1);
    list = [...list.slice(0, at), ...word.split('-'), ...list.slice(at)];
  }
  return list;
}

describe('raw mode beside Gender Decoder', () => {
  it('counts the words that its cleaning leaves', () => {
    const piece = fc.constantFrom(
      'lead',
      'Leader',
      'team-lead',
      'self-confident',
      'self-driven',
      '-lead',
      'lead-',
      'a-b-support',
      'SharePoint',
      'share',
      'dominant',
      'decision',
      'co-operate',
      'co-operation',
      'inter-personal',
      'support',
      'the',
      'we',
      'child',
      'childcare',
      'objective',
      'rôle',
      'trust’s',
      "team's",
      'analyst',
      '-',
      '–',
      '—',
      '#',
      '5',
      'competitive',
    );
    const text = fc
      .array(fc.tuple(piece, fc.constantFrom(' ', ' ', ', ', '. ', '\n', '/', '&', '_')), { maxLength: 20 })
      .map((parts) => parts.map(([word, gap]) => word + gap).join(''));
    const stems = new Map<string, number>();
    const countOf = (word: string): number => {
      if (!stems.has(word)) stems.set(word, findRawCoded(`x ${word}`).length);
      return stems.get(word) ?? 0;
    };
    fc.assert(
      fc.property(text, (sample) => {
        const expected = decoderWords(sample).flatMap((word) =>
          word.includes('-') && !kept.some((stem) => word.startsWith(stem)) ? [word] : [word],
        );
        const found = findRawCoded(sample)
          .map(({ start, end }) => sample.slice(start, end).toLowerCase())
          .sort();
        // "x word" leaves the second word whole, as it stands in the cleaned list.
        const wanted = expected.flatMap((word) => Array.from({ length: countOf(word) }, () => word)).sort();
        expect(found).toEqual(wanted);
      }),
      { numRuns: 1000 },
    );
  });

  it('counts a word twice that begins with two stems', () => {
    expect(findRawCoded('A dominant firm')).toHaveLength(2);
    expect(findRawCoded('We use SharePoint')).toHaveLength(0);
  });
});

describe('guarded mode', () => {
  const exempt = (text: string, jobTitle?: string): boolean[] =>
    check(text, { checks: ['genderCoded'], jobTitle }).findings.map(({ message }) => message.includes('not counted'));

  it.each([
    'Team Leader wanted',
    'a lead time of two weeks',
    'a support worker',
    'good childcare',
    'a competitive salary',
    'Active Directory',
    'the NHS Trust',
  ])('lists and does not count: %s', (text) => {
    expect(exempt(text)).toEqual([true]);
  });

  it('does not count the job title', () => {
    expect(exempt('Our Lead Analyst leads.', 'Lead Analyst')).toEqual([true, true, false]);
  });

  it.each(['You lead people.', 'a competitive person', 'We are driven.', 'an understanding team'])(
    'counts: %s',
    (text) => {
      expect(exempt(text)).toEqual([false]);
    },
  );

  it('never says that it is an error, and promises nothing', () => {
    const { findings } = check('a dominant, driven leader', { checks: ['genderCoded'] });
    expect(findings.every(({ level, safe }) => level === 'suggestion' && !safe)).toBe(true);
  });
});
