/** Words that may leave readers out: the findings of retext-equality and a few of our own that adverts have often. */
import type { Finding } from '../engine/finding.ts';
import type { Reading } from '../text/reading.ts';
import { adviceFor, type EqualityKind, ownPhrases } from './equality-advice.ts';
import { equalityData } from './equality-data.ts';
import { isKeptEquality } from './kept.ts';
import { type Phrase, PhraseIndex } from './phrases.ts';

interface Pattern {
  id: string;
  instead: readonly string[];
}

function* readData(): Generator<Phrase<Pattern>> {
  for (const line of equalityData.trim().split('\n')) {
    const [head = '', phrases = '', instead = ''] = line.split('|');
    const exact = head.endsWith("'");
    const data = { id: exact ? head.slice(0, -1) : head, instead: instead === '' ? [] : instead.split(',') };
    for (const text of phrases.split(',')) yield { text, exact, data };
  }
}

let listed: PhraseIndex<Pattern> | undefined;
let own: PhraseIndex<Pattern> | undefined;

/** What the condescending family says ("just", "simple") is listed and never counted. */
const condescending = /^(?:just|easy|simple|obvious|of-course|clearly|basically|everyone-knows|straightforward)$/;

/** A place that retext-equality marks, before anything is left out. */
export interface EqualityMatch {
  id: string;
  start: number;
  end: number;
  instead: readonly string[];
}

/** Every place that the list of retext-equality marks in a block. */
export function findListedEquality(reading: Reading): EqualityMatch[] {
  listed ??= new PhraseIndex(readData());
  return listed.find(reading).map(({ phrase, start, end }) => ({ ...phrase.data, start, end }));
}

function isQuoted(reading: Reading, start: number, end: number): boolean {
  return reading.mask.touches(start, end);
}

/** "You will man the desk": a verb, for which no noun can stand in. */
const isManning = (id: string, { text }: Reading, start: number, end: number): boolean =>
  id === 'gals-man' &&
  text.slice(start, end).toLowerCase() === 'man' &&
  /(?:\bto|will|['’]ll|can|must|may|and|help|you|we)\s$/i.test(text.slice(Math.max(0, start - 8), start)) &&
  /^\s(?:the|a|an|our|your|this|stalls|phones|desks|stations|reception)\b/i.test(text.slice(end, end + 12));

function describe(reading: Reading, { id, start, end, instead }: EqualityMatch, scored: boolean): Finding {
  const text = reading.text.slice(start, end);
  const advice = adviceFor(id, text);
  const suggestions = isManning(id, reading, start, end) ? ['staff', 'run', 'cover'] : (advice.suggest ?? instead);
  const capital = /^\p{Lu}/u.test(text);
  return {
    rule: `equality.${id}`,
    level: scored ? 'warning' : 'suggestion',
    start,
    end,
    text,
    message: `“${text}”: ${titles[advice.kind]}.`,
    reason: advice.reason,
    replacements: capital ? suggestions.map((word) => word.charAt(0).toUpperCase() + word.slice(1)) : suggestions,
    safe: false,
    scored,
  };
}

const titles: Readonly<Record<EqualityKind, string>> = {
  age: 'it may put readers off because of their age',
  sex: 'it may put readers off because of their sex',
  disability: 'it may put readers off because of a disability',
  race: 'it may put readers off because of where they come from',
  family: 'it may put readers off because of their family',
  plain: 'some readers may feel left out',
};

/** Equality findings of a block. Quotations and the condescending family are listed and don't count. */
export function findEquality(reading: Reading): Finding[] {
  own ??= new PhraseIndex(ownPhrases());
  const { text } = reading;
  const found: Finding[] = [];
  const places = new Set<string>();
  let widest = { start: 0, end: 0 };
  const add = (match: EqualityMatch): void => {
    if (isQuoted(reading, match.start, match.end) && !/["“”]/.test(text)) return;
    // Two lists may hold the same words; they are said once.
    const place = `${match.start} ${match.end}`;
    if (places.has(place)) return;
    if (isKeptEquality(match.id, text, match.start, match.end)) return;
    // What a longer one holds is said already.
    if (match.start >= widest.start && match.end <= widest.end && widest.end - widest.start > match.end - match.start)
      return;
    if (match.end > widest.end) widest = match;
    const quoted = isQuoted(reading, match.start, match.end);
    places.add(place);
    found.push(describe(reading, match, !quoted && !condescending.test(match.id)));
  };
  const matches = findListedEquality(reading);
  // Of two that begin together the longer one says more: "man hours" before "man".
  matches.sort((one, other) => one.start - other.start || other.end - one.end);
  for (const match of matches) add(match);
  widest = { start: 0, end: 0 };
  for (const { phrase, start, end } of own.find(reading)) add({ ...phrase.data, start, end });
  return found.sort((one, other) => one.start - other.start);
}
