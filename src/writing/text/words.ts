/** The words of a block and the sentences they make: one tokenisation that every rule and check shares. */

/** A run of letters and figures, apostrophes inside included. */
export interface Word {
  text: string;
  /** In lower case with straight apostrophes. */
  lower: string;
  start: number;
  end: number;
}

/** A sentence: from its first character to the end of its last stop. */
export interface Sentence {
  start: number;
  end: number;
  /** False when the small letter at its start may belong there: after a figure with a stop, for instance. */
  sure: boolean;
}

const wordPattern = /[\p{L}\p{M}\p{N}]+(?:['’][\p{L}\p{M}\p{N}]+)*/gu;

/** Parts a text into its words. */
export function findWords(text: string): Word[] {
  const words: Word[] = [];
  for (const { 0: word, index } of text.matchAll(wordPattern)) {
    const lower = word.toLowerCase();
    words.push({
      text: word,
      lower: lower.includes('’') ? lower.replaceAll('’', "'") : lower,
      start: index,
      end: index + word.length,
    });
  }
  return words;
}

/** Shortened words whose stop doesn't end a sentence. */
export const abbreviations: ReadonlySet<string> = new Set(
  `al approx apr apt asst aug ave avg bldg bros ca capt cf co col corp dec dept dept dip dr ed edn eg esp est etc eve excl ext feb fig
  figs fri ft fwd gen gov hon hons hr hrs ie inc incl jan jr jul jun jnr lt ltd mar max med mgr min mins misc mon mr mrs ms mt mth mths nat no
  nos nov oct orig pa para perm pg plc pm am pp prev prof prop qty rd ref refs rep req rev sat sec sect sep sept sgt sq sr snr st ste sun
  tel temp thu thur thurs tue tues univ usu viz vol vols vs wed wk wks yr yrs`.split(/\s+/),
);

const stop = /[.!?…]+/g;
const closing = /["'’”)\]]/;

/** Where a stop at `index` (first character) to `end` ends a sentence: the offset of the next sentence, else -1. */
function nextAfterStop(text: string, index: number, end: number): { next: number; sure: boolean } | undefined {
  let at = end;
  let closed = false;
  while (at < text.length && closing.test(text[at] ?? '')) {
    closed = true;
    at++;
  }
  const space = at;
  while (at < text.length && /\s/.test(text[at] ?? '')) at++;
  if (at === space || at >= text.length) return undefined;
  const first = String.fromCodePoint(text.codePointAt(at) ?? 32);
  const small = /\p{Ll}/u.test(first);
  const stops = text.slice(index, end);
  let from = index;
  while (from > 0 && index - from < 40 && /[^\s(["'“‘]/.test(text[from - 1] ?? ' ')) from--;
  const token = text.slice(from, index);
  if (stops === '…' || /\.\.|…/.test(stops)) return small ? undefined : { next: at, sure: false };
  if (closed && small) return undefined;
  if (stops !== '.') return { next: at, sure: token !== '' && !/^(?:Yahoo|Jeopardy|Wham|Which|Kahoot)$/.test(token) };
  if (token === '') return undefined;
  if (token.includes('.')) {
    // "5 p.m. Then" ends a sentence, "e.g. Leeds" and "U.S. offices" don't; a version or an address does.
    if (/^(?:\d{1,2}(?:[:.]\d\d)?)?[ap]\.m$/i.test(token) && !small) return { next: at, sure: true };
    if (/^(?:\p{L}\.)+\p{L}$/u.test(token)) return undefined;
    return { next: at, sure: !small };
  }
  const word = token.toLowerCase().replace(/^[^\p{L}\p{N}]+/u, '');
  if (abbreviations.has(word)) {
    // A clock time or "etc." before a capital may end a sentence, and a rule may not rely on it.
    return small || !/^(?:\d{0,2}[ap]m|etc|pa|hrs|mins|yrs|no)$/.test(word) ? undefined : { next: at, sure: true };
  }
  if (/^\d{1,2}(?:[ap]m)$/.test(word)) return { next: at, sure: true };
  if (/^\p{L}$/u.test(word)) return small || word !== 'i' ? undefined : { next: at, sure: true };
  if (/^\d{1,2}$/.test(word)) return { next: at, sure: !small };
  return { next: at, sure: true };
}

/** Parts a text into sentences. Abbreviations, decimals, versions and dots in a row don't end one. */
export function findSentences(text: string): Sentence[] {
  const sentences: Sentence[] = [];
  let start = text.length - text.trimStart().length;
  let sure = true;
  for (const match of text.matchAll(stop)) {
    const end = match.index + match[0].length;
    const found = nextAfterStop(text, match.index, end);
    if (found === undefined || found.next <= start) continue;
    let last = found.next;
    while (last > end && /\s/.test(text[last - 1] ?? '')) last--;
    sentences.push({ start, end: last, sure });
    start = found.next;
    sure = found.sure;
  }
  const end = text.trimEnd().length;
  if (end > start) sentences.push({ start, end, sure });
  return sentences;
}
