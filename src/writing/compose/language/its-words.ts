/**
 * The words that a pattern can't be found without, read out of the pattern itself. V8 compiles a pattern when a text first
 * meets it, and 95% of the writer's some 6,000 find nothing in an advert: a look for their words costs a hundredth of it.
 */
import type { Seldom } from './seldom.ts';

/** Fewer letters stand in most texts, and more words are looked for as slowly as the pattern is compiled. */
const LEAST = 3;
const MOST = 40;

type Words = readonly string[] | null;

/** Which of two sets a text is likelier to lack: that of long words, and of few. */
const rarity = (words: readonly string[]): number => Math.min(...words.map(({ length }) => length)) - words.length / 6;

/** Reads the source of a pattern from left to right. What it can't judge for sure has no words. */
class Reader {
  readonly #source: string;
  #at = 0;

  constructor(source: string) {
    this.#source = source;
  }

  /** Words of which each match has one: of every alternative those that it is found by. */
  alternatives(): Words {
    const all = new Set<string>();
    let known = true;
    for (;;) {
      const words = this.#sequence();
      if (words) for (const word of words) all.add(word);
      else known = false;
      if (this.#source[this.#at] !== '|') break;
      this.#at += 1;
    }
    return known && all.size <= MOST ? [...all] : null;
  }

  #sequence(): Words {
    let best: Words = null;
    let run = '';
    const weigh = (words: Words): void => {
      if (words && (best === null || rarity(words) > rarity(best))) best = words;
    };
    const endRun = (): void => {
      if (run.length >= LEAST) weigh([run]);
      run = '';
    };
    for (;;) {
      const mark = this.#source[this.#at];
      if (mark === undefined || mark === '|' || mark === ')') break;
      if (mark === '^' || mark === '$') {
        this.#at += 1;
        continue;
      }
      if (mark === '\\' && (this.#stands('\\b') || this.#stands('\\B'))) {
        this.#at += 2;
        continue;
      }
      if (mark === '(') {
        endRun();
        const denied = this.#stands('(?!') || this.#stands('(?<!');
        if (this.#stands('(?:') || this.#stands('(?=') || this.#stands('(?!')) this.#at += 3;
        else if (this.#stands('(?<=') || this.#stands('(?<!')) this.#at += 4;
        else if (this.#stands('(?<')) this.#at = this.#source.indexOf('>', this.#at) + 1;
        else this.#at += 1;
        const inner = this.alternatives();
        this.#at += 1;
        if (this.#least() > 0 && !denied) weigh(inner);
        continue;
      }
      const letter = this.#letter();
      const least = this.#least();
      if (letter === null || least === 0) endRun();
      else {
        run += letter;
        // What comes more than once may stand between.
        if (this.#repeated) endRun();
      }
    }
    endRun();
    return best;
  }

  #stands(marks: string): boolean {
    return this.#source.startsWith(marks, this.#at);
  }

  /** One letter, small, as a text in small letters has it; null for what may be several. */
  #letter(): string | null {
    const source = this.#source;
    const mark = source[this.#at] ?? '';
    if (mark === '[') {
      let end = this.#at + 1;
      while (end < source.length && source[end] !== ']') end += source[end] === '\\' ? 2 : 1;
      const inside = source.slice(this.#at + 1, end).toLowerCase();
      this.#at = end + 1;
      return /^([a-z])\1?$/.test(inside) ? (inside[0] ?? null) : null;
    }
    if (mark === '\\') {
      const next = source[this.#at + 1] ?? '';
      if ('dDwWsS.-/()+?*|[]$^'.includes(next)) {
        this.#at += 2;
        return 'dDwWsS'.includes(next) ? null : next;
      }
      const whole = /^\\(?:[pP]\{[^}]*\}|k<[^>]*>|u\{[^}]*\}|u[\da-fA-F]{4}|x[\da-fA-F]{2}|c[A-Za-z]|\d+|.)/su.exec(
        source.slice(this.#at, this.#at + 60),
      );
      this.#at += whole?.[0].length ?? 2;
      return /[\w]/.test(next) || next > '\x7f' ? null : next;
    }
    this.#at += 1;
    return mark === '.' || mark > '\x7f' ? null : mark.toLowerCase();
  }

  #repeated = false;

  /** How often at least what was read last has to come. */
  #least(): number {
    const source = this.#source;
    const mark = source[this.#at];
    let least = 1;
    this.#repeated = true;
    if (mark === '*' || mark === '?') least = 0;
    else if (mark === '{') {
      const counted = /^\{(\d+)(?:,\d*)?\}/.exec(source.slice(this.#at, this.#at + 12));
      if (counted === null) {
        this.#repeated = false;
        return 1;
      }
      least = Number(counted[1]);
      this.#at += counted[0].length - 1;
    } else if (mark !== '+') {
      this.#repeated = false;
      return 1;
    }
    this.#at += 1;
    if (source[this.#at] === '?') this.#at += 1;
    return least;
  }
}

/** Words, in small letters, of which every text has one that the pattern is found in; null where there are none for sure. */
export const wordsOfPattern = ({ source, flags }: RegExp): Words =>
  // Without regard to capitals and by code points "ſ" is an "s".
  /i/.test(flags) && /[uv]/.test(flags) ? null : new Reader(source).alternatives();

/** What is known of a pattern: its words, or that it has to be asked: it has none, or a text had one. */
const known = new WeakMap<RegExp, readonly string[] | 'ask'>();
/** A text is put to many patterns, one after another. */
let last = '';
let lastSmall = '';

/** Whether a pattern may be found in a text. From the first text on that has its words the pattern itself says so. */
export function mayBeFound(pattern: RegExp, text: string): boolean {
  let words = known.get(pattern);
  if (words === undefined) {
    words = wordsOfPattern(pattern) ?? 'ask';
    known.set(pattern, words);
  }
  if (words === 'ask') return true;
  if (text !== last) {
    last = text;
    lastSmall = text.toLowerCase();
  }
  for (const word of words)
    if (lastSmall.includes(word)) {
      known.set(pattern, 'ask');
      return true;
    }
  return false;
}

/** A pattern that is compiled when a text first has its words. */
export const rare = (pattern: RegExp): Seldom => ({
  test: (text) => mayBeFound(pattern, text) && pattern.test(text),
  exec: (text) => (mayBeFound(pattern, text) ? pattern.exec(text) : null),
  [Symbol.replace]: (text: string, by: string | ((found: string, ...groups: string[]) => string)) =>
    mayBeFound(pattern, text) ? text.replace(pattern, by as string) : text,
});

/** A pattern, and what is put for what it finds. */
export type Rewriting = readonly [RegExp, string | ((found: string, ...groups: string[]) => string)];

/** The text with each rule applied to what those before it have left. */
export function inTurn(text: string, rules: readonly Rewriting[]): string {
  let left = text;
  for (const [pattern, put] of rules) if (mayBeFound(pattern, left)) left = left.replace(pattern, put as string);
  return left;
}
