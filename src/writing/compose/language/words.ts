const stop = new Set(
  `a an and are as at be been but by can could do does each every for from had has have he her his how if in into is it its just may me more most must
  my no not of off on once one only or other our out over own per role she should so some such than that the their them then there these they this those through
  to too under up us very was we were what when where which who will with would you your you'll we're it's you're don't job work working new all any about also within
  across including during after before between while well good like get gets make makes take takes being really`.split(
    /\s+/,
  ),
);

/** One text is compared with many others: what was read out of it is kept for a while, at most so many of each kind. */
const kept = 4_000;
export function remembering<Read>(read: (text: string) => Read): (text: string) => Read {
  const known = new Map<string, Read>();
  return (text) => {
    let found = known.get(text);
    if (found === undefined) {
      found = read(text);
      if (known.size >= kept) known.clear();
      known.set(text, found);
    }
    return found;
  };
}

/** Light stemming: enough to see that "rotas" and "rota", "driving" and "drive" are one. */
export const stem = remembering((word): string => {
  let text = word.toLowerCase().replace(/['’]s?$/, '');
  // "Capped" and "planning" have the letter of "cap" and "plan" twice.
  if (text.length > 5)
    text = text
      .replace(/(?:ies)$/, 'y')
      .replace(/([bgmnprt])\1(?:ing|ed)$/, '$1')
      .replace(/(?:ing|ed|es)$/, '');
  // "Registration" and "registered".
  text = text.replace(/istration$/, 'ister').replace(/([ua])ency$|([ua])ancy$/, (whole) => `${whole.slice(0, -2)}t`);
  // The "s" that an "-ing" or an "e" leaves behind goes too: "supervising" is "supervise", "nurses" are "nurse".
  if (text.length > 3) text = text.replace(/s$/, '').replace(/e$/, '').replace(/s$/, '');
  return text;
});

// "P&L", "R&D": one word.
const anyWord = /[A-Z]&[A-Z](?![\p{L}\p{N}])|[\p{L}\p{N}][\p{L}\p{N}'’.,/+#-]*[\p{L}\p{N}+#]|[\p{L}\p{N}]/gu;
/** The same for text without foreign letters, which nearly all is: each text is cut into words, and this takes half the time. */
const plainWord = /[A-Z]&[A-Z](?![A-Za-z\d])|[A-Za-z\d][A-Za-z\d'’.,/+#-]*[A-Za-z\d+#]|[A-Za-z\d]/g;
/** Text without foreign letters. */
export const isPlain = /^[\x00-\x7F‘’“”–—•…£€₹]*$/;
export const wordsOf = (text: string): string[] => text.match(isPlain.test(text) ? plainWord : anyWord) ?? [];
const letter = /[\p{L}\p{N}]/u;
const space = /\s/;

/** How many words a text has: what stands between spaces, where a letter or a figure is in it. Sentences are counted by the thousand, so that nothing is cut apart for it. */
export function countWords(text: string): number {
  let words = 0;
  let counted = false;
  for (let at = 0; at < text.length; at += 1) {
    const code = text.charCodeAt(at);
    if (code === 32 || (code >= 9 && code <= 13)) counted = false;
    else if (code < 128) {
      if (!counted && ((code >= 97 && code <= 122) || (code >= 65 && code <= 90) || (code >= 48 && code <= 57))) {
        counted = true;
        words += 1;
      }
    } else if (space.test(text.charAt(at))) counted = false;
    else if (!counted && letter.test(String.fromCodePoint(text.codePointAt(at) ?? code))) {
      counted = true;
      words += 1;
    }
  }
  return words;
}

/** The words that carry meaning, stemmed. */
export function contentWords(text: string): string[] {
  return wordsOf(text)
    .map((word) => word.toLowerCase())
    .filter((word) => word.length > 1 && !stop.has(word))
    .map(stem);
}

const contentSet = remembering((text): ReadonlySet<string> => new Set(contentWords(text)));
/** Runs of three words; of a shorter text all of it. */
const runsOf = remembering((text): ReadonlySet<string> => {
  const words = wordsOf(text.toLowerCase());
  const set = new Set<string>();
  for (let index = 0; index + 2 < words.length; index += 1) set.add(words.slice(index, index + 3).join(' '));
  if (set.size === 0) set.add(words.join(' '));
  return set;
});

/** How many members two sets have in common. */
export function sharedBy<T>(one: ReadonlySet<T>, other: ReadonlySet<T>): number {
  let shared = 0;
  for (const member of one) if (other.has(member)) shared += 1;
  return shared;
}

/** Share of the first text's content words that the second has too. */
export function coverage(of: string, by: string): number {
  const wanted = contentSet(of);
  return wanted.size === 0 ? 0 : sharedBy(wanted, contentSet(by)) / wanted.size;
}

/** Similarity of two texts by runs of three words, 0 to 1. */
export function similarity(one: string, other: string): number {
  const left = runsOf(one);
  const right = runsOf(other);
  const shared = sharedBy(left, right);
  const all = left.size + right.size - shared;
  return all === 0 ? 1 : shared / all;
}

/** Share of the runs of three words of the shorter text that the longer one has too, 0 to 1: a short text may stand in a long one. */
export function containedRuns(one: string, other: string): number {
  const left = runsOf(one);
  const right = runsOf(other);
  return sharedBy(left, right) / Math.max(1, Math.min(left.size, right.size));
}

const wordSet = remembering((text): ReadonlySet<string> => new Set(wordsOf(text.toLowerCase())));
/** Similarity by single words, 0 to 1: for short texts such as headlines. */
export function wordOverlap(one: string, other: string): number {
  const left = wordSet(one);
  const right = wordSet(other);
  const shared = sharedBy(left, right);
  const all = left.size + right.size - shared;
  return all === 0 ? 1 : shared / all;
}
