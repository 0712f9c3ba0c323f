/** Headlines out of an answer: its own words first, alone and beside the title, the place and the company. */
import { upperFirst } from '../language/articles.ts';
import { countWords, wordOverlap, wordsOf } from '../language/words.ts';
import type { Ledger } from '../ledger/facts.ts';
import { isMainClause, type Piece } from './cut.ts';

const MOST = 14;

/** Up to `count` lines; each begins with other words than the ones before. */
export function answerHeadlines(pieces: readonly Piece[], ledger: Ledger, turn: number, count: number): string[] {
  const sentences = new Map<number, string[]>();
  for (const { text, sentence } of pieces) sentences.set(sentence, [...(sentences.get(sentence) ?? []), text]);
  const parts = pieces.map(({ text }) => text.replace(/\?$/, '')).filter((text) => countWords(text) > 0);
  const wholes = [...sentences.values()].map((list) => list.join(', '));
  const title = ledger.title?.text ?? '';
  const where = ledger.place && !ledger.place.remote ? ` ${ledger.place.phrase}` : '';
  const options: string[] = [];
  const add = (text: string): void => {
    const tidy = upperFirst(text.replace(/\s+/g, ' ').trim());
    if (tidy !== '' && countWords(tidy) <= MOST && countWords(tidy) > 1) options.push(tidy);
  };
  const small = (text: string): string =>
    /^(?:[A-Z][a-z]+ [A-Z]|[A-Z]{2}|I\b)/.test(text) ? text : text.charAt(0).toLowerCase() + text.slice(1);
  const joined = (list: readonly string[]): string =>
    list.map((text, index) => (index === 0 ? text : small(text))).join(', ');
  // All of it where it is short; else its sentences, its parts, its parts in pairs.
  add(joined(wholes));
  for (const whole of wholes) add(whole);
  const fitting = parts.filter((part) => countWords(part) <= 9);
  for (const part of fitting) {
    if (title !== '') {
      add(`${title}${where}: ${small(part)}`);
      add(`${part}: ${title}${where}`);
      add(
        `${part}${isMainClause(part) ? '.' : ','} ${isMainClause(part) ? 'Be' : 'as'} our next ${title}`.replace(
          /, as our next/,
          ': our next',
        ),
      );
    }
    if (where !== '' && !isMainClause(part) && !part.includes(ledger.place?.name ?? '\u0000'))
      add(`${upperFirst(where.trim())}: ${small(part)}`);
    if (ledger.employer && !isMainClause(part)) add(`${ledger.employer}: ${small(part)}`);
    add(part);
  }
  for (let index = 0; index + 1 < fitting.length; index += 1) {
    const one = fitting[index] ?? '';
    const two = fitting[index + 1] ?? '';
    if (!isMainClause(one) && !isMainClause(two)) add(`${two}, ${small(one)}`);
  }
  const rotated = [
    ...options.slice(turn % Math.max(1, options.length)),
    ...options.slice(0, turn % Math.max(1, options.length)),
  ];
  const chosen: string[] = [];
  const openings = new Set<string>();
  for (const text of rotated) {
    if (chosen.length >= count) break;
    const opening = wordsOf(text).slice(0, 2).join(' ').toLowerCase();
    if (openings.has(opening) || chosen.some((other) => wordOverlap(other, text) > 0.75)) continue;
    openings.add(opening);
    chosen.push(text);
  }
  return chosen;
}
