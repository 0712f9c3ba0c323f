/**
 * Phrases found in one walk over a block's words, as the retext checks find them: words without case, apostrophes and
 * hyphens; only spaces between them; `*` for any word.
 */
import type { Reading } from '../text/reading.ts';
import type { Word } from '../text/words.ts';

/** A word as the retext checks see it: letters that signs join are one word. */
export interface Token {
  /** Lower case, without hyphens and apostrophes. */
  plain: string;
  /** Lower case, without hyphens, apostrophes straight. */
  exact: string;
  start: number;
  end: number;
  /** Only spaces part it from the token before. */
  follows: boolean;
}

/** A phrase to look for. */
export interface Phrase<Data> {
  /** As written in the list; one with capitals matches only so. */
  text: string;
  /** Apostrophes count. */
  exact: boolean;
  data: Data;
}

/** The same sign twice ("--", "...") parts words; underscores don't. */
const joining = /^(?!.*([^_])\1)[&'’\-.:=?@\u00AD\u00B7\u2010\u2011\u2027_]+$/;

const initials = /^(?=.*\p{L})[\p{L}\p{N}](?:\.[\p{L}\p{N}])+$/u;

/** "He/we", and not "he/U.S.", "by/we-": the word behind a slash is short with all that signs join to it. */
const isShort = (text: string, { start, end }: Word): boolean =>
  end - start < 3 &&
  text[end] !== '-' &&
  !/^[&'’.:=?@\u00AD\u00B7\u2010\u2011\u2027_][\p{L}\p{N}]/u.test(text.slice(end, end + 3));

const tokens = new WeakMap<Reading, readonly Token[]>();

/** The tokens of a block, made once from its words. */
export function tokensOf(reading: Reading): readonly Token[] {
  const known = tokens.get(reading);
  if (known !== undefined) return known;
  const made: Token[] = [];
  const { text, words } = reading;
  for (let index = 0; index < words.length; index++) {
    const first = words[index];
    if (first === undefined) continue;
    let { end } = first;
    while (true) {
      const next = words[index + 1];
      if (next === undefined || next.start === end) break;
      const gap = next.start - end;
      const sign = text[end] ?? '';
      const joins =
        (gap === 1 ? joining.test(sign) : sign !== ' ' && gap < 8 && joining.test(text.slice(end, next.start))) ||
        (gap === 1 && sign === '/' && end - first.start < 3 && isShort(text, next));
      if (!joins) break;
      end = next.end;
      index++;
    }
    // "a.d.d.": the last stop belongs to the letters.
    if (
      text[end] === '.' &&
      end - first.start > 2 &&
      end - first.start < 20 &&
      initials.test(text.slice(first.start, end))
    )
      end++;
    const exact = normalise(end === first.end ? first.lower : text.slice(first.start, end).toLowerCase());
    const before = made.at(-1);
    made.push({
      exact,
      plain: exact.includes("'") ? exact.replaceAll("'", '') : exact,
      start: first.start,
      end,
      follows: before !== undefined && /^\s+$/.test(text.slice(before.end, first.start)),
    });
  }
  tokens.set(reading, made);
  return made;
}

function normalise(lower: string): string {
  const straight = lower.includes('’') ? lower.replaceAll('’', "'") : lower;
  return straight.includes('-') ? straight.replaceAll('-', '') : straight;
}

interface Entry<Data> {
  phrase: Phrase<Data>;
  rest: readonly string[];
  cased: boolean;
  dotted: boolean;
}

/** A place where a phrase stands. */
export interface PhraseMatch<Data> {
  phrase: Phrase<Data>;
  start: number;
  end: number;
}

/** Many phrases, found together. */
export class PhraseIndex<Data> {
  readonly #plain = new Map<string, Entry<Data>[]>();
  readonly #exact = new Map<string, Entry<Data>[]>();

  constructor(phrases: Iterable<Phrase<Data>>) {
    for (const phrase of phrases) {
      // "Mrs." is found by its letters and the stop behind them.
      const dotted = /^[^.]+\.$/.test(phrase.text);
      const bare = dotted ? phrase.text.slice(0, -1) : phrase.text;
      const shape = (word: string): string => {
        const exact = normalise(word.toLowerCase());
        return phrase.exact ? exact : exact.replaceAll("'", '');
      };
      const [first = '', ...rest] = bare.split(' ').map(shape);
      const index = phrase.exact ? this.#exact : this.#plain;
      const entry = { phrase, rest, dotted, cased: phrase.text !== phrase.text.toLowerCase() };
      const entries = index.get(first);
      if (entries === undefined) index.set(first, [entry]);
      else entries.push(entry);
    }
  }

  /** Every place of every phrase in a block, in order of place. */
  find(reading: Reading): PhraseMatch<Data>[] {
    const found: PhraseMatch<Data>[] = [];
    const list = tokensOf(reading);
    for (const [index, token] of list.entries()) {
      const plain = this.#plain.get(token.plain);
      if (plain !== undefined) this.#test(plain, list, index, reading, found);
      const exact = this.#exact.size === 0 ? undefined : this.#exact.get(token.exact);
      if (exact !== undefined) this.#test(exact, list, index, reading, found);
    }
    return found;
  }

  #test(
    entries: readonly Entry<Data>[],
    list: readonly Token[],
    index: number,
    reading: Reading,
    found: PhraseMatch<Data>[],
  ): void {
    const first = list[index];
    if (first === undefined) return;
    for (const { phrase, rest, cased, dotted } of entries) {
      let last = first;
      let at = index;
      const matches = rest.every((word) => {
        at++;
        const token = list[at];
        if (token === undefined || !token.follows) return false;
        last = token;
        return word === '*' || word === (phrase.exact ? token.exact : token.plain);
      });
      if (!matches) continue;
      if (dotted && reading.text[last.end] !== '.') continue;
      if (cased && reading.text.slice(first.start, last.end) !== phrase.text) continue;
      found.push({ phrase, start: first.start, end: last.end });
    }
  }
}
