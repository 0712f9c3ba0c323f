import type { Reading } from '../text/reading.ts';
import { smallNames } from '../text/vocabulary.ts';
import type { Match, Rule } from './rule.ts';

/** Whether a word that begins small may take a capital: no iPhone, no npm, no address, no "a)" before an item. */
function mayBeCapital(reading: Reading, start: number): boolean {
  const token = /^[^\s,;:!?()"“”]{1,60}/u.exec(reading.text.slice(start, start + 60))?.[0] ?? '';
  const bare = token.replace(/[.…'’]+$/, '');
  if (/[\p{Lu}\d_@/\\=<>{}*&]|\p{L}\.\p{L}/u.test(bare)) return false;
  if (/^\p{L}$/u.test(bare) && (/^[).]/.test(reading.text.slice(start + 1, start + 2)) || bare !== 'a')) return false;
  const word = reading.wordAfter(start)?.lower ?? '';
  if (bare.includes('-')) return !smallNames.has(bare);
  if (/^(?:van|de|den|der|di|la|le|du|von)$/.test(word)) {
    return word === 'van' && !/^ \p{Lu}/u.test(reading.text.slice(start + word.length, start + word.length + 2));
  }
  return !smallNames.has(word.split("'")[0] ?? '') && !smallNames.has(bare);
}

function capitalAt(reading: Reading, start: number): Match | undefined {
  const first = String.fromCodePoint(reading.text.codePointAt(start) ?? 32);
  if (!/\p{Ll}/u.test(first) || !mayBeCapital(reading, start)) return undefined;
  const end = reading.wordAfter(start)?.end ?? start + first.length;
  if (reading.mask.touches(start, end)) return undefined;
  const upper = first.toUpperCase();
  // "ß" and the like have no single capital.
  if (upper.length !== first.length) return undefined;
  return { start, end, fix: upper + reading.text.slice(start + first.length, end) };
}

/** Capitalization1: sentences start with a capital. Headings and the first word of a list item have rules of their own. */
export const sentenceCapitals: Rule = {
  id: 'Capitalization1',
  group: 'capitalisation',
  label: 'Start each sentence with a capital',
  message: 'Sentences start with a capital.',
  reason: 'The capital shows where a new thought begins.',
  samples: [{ options: { Capitalization1: true }, before: 'We train you. you choose the shift.' }],
  detect(reading) {
    const found: Match[] = [];
    for (const [index, { start, sure }] of reading.sentences.entries()) {
      if (index === 0 && (reading.kind !== 'paragraph' || reading.runsOn)) continue;
      const match = capitalAt(reading, start);
      if (match === undefined) continue;
      // A short line without a stop may be a label or a form's field.
      found.push(sure ? match : { start: match.start, end: match.end });
    }
    return found;
  },
};

/** Capitalization4: list items start with a capital. */
export const itemCapitals: Rule = {
  id: 'Capitalization4',
  group: 'capitalisation',
  label: 'Start each list item with a capital',
  message: 'List items start with a capital.',
  reason: 'Items that begin alike are easier to scan.',
  samples: [{ options: { Capitalization4: true }, before: '- plan the route' }],
  detect(reading) {
    if (reading.kind !== 'item') return [];
    const start = /^[*_]{0,3}/.exec(reading.text)?.[0].length ?? 0;
    const match = capitalAt(reading, start);
    return match === undefined ? [] : [match];
  },
};
