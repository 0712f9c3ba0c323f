/** Figures as people type them in notes, written out: "25 days hols", "£11.60 p/h", "Mon-Fri 9-5". Shortened words are in the one table of the language. */

import { withoutAddresses, writeOut } from '../language/shorthand.ts';
import { isVerbBase, nounLike } from '../language/verbs.ts';

import { rows } from './figure-rows.ts';
import { messageWords } from './message-words.ts';

const sign = /(?<=[\w)%’])\s+\+\s*(?!\d{1,3}[ -]\d{2,}[ -]?\d)(?=[A-Za-z£€$₹\d(])|(?<=[a-z)])\+(?=[A-Za-z£€$₹])/g;
/** "£32k + bonus" is plus, "licence + own car" is and. A row of more than two is a list, which comes later. */
const joined = (text: string): string =>
  text.replace(sign, (found, at: number) => {
    const before = text.slice(0, at).split(/[,;]/).at(-1) ?? '';
    const after = text.slice(at + found.length).split(/[,;.]/)[0] ?? '';
    // "Stand all day + lift 20kg": both are done.
    if (/^(?:lift|carry|drive|stand|walk|work|climb|load|push|pull|bend|read|write|run)\b/i.test(after)) return ' and ';
    if (/ \+ /.test(`${before} `) || / \+ /.test(after)) return found;
    return /[£€$₹]|\d%|\bdays?\b|\b(?:salary|pay|basic|base|leave|LPA|hols?)\b|^\s*\d[\d.,k -]*$/i.test(before) ||
      /^\s*[£€$₹\d]/.test(after)
      ? ' plus '
      : ' and ';
  });

/** "Shorts -> plan, film, cut": what is done with them. */
const arrow = /\s*(?:->|→|=>)\s*(?=([a-z]+)\b(\/[a-z]+|,| and\b)?)/g;

/** The text with its figures and its shorthand written out. Amounts and names stay as they are. */
export function expandShorthand(text: string): string {
  // "CV -> jobs@...": where it goes.
  return withoutAddresses(
    text
      .replace(arrow, (found, next: string, slashed?: string) =>
        (isVerbBase(next) && (slashed !== undefined || !nounLike.has(next))) ||
        /^(?:fewer|more|less|no|zero|better|faster|safer|cleaner|lower|higher)$/.test(next)
          ? ': '
          : found,
      )
      .replace(/\s(?:->|→|>>?)\s(?=\S+@|www|https?:)/g, ' to '),
    (words) => withoutAccented(words, expand),
  );
}

/** A word with a letter outside of a to z, whose single letters no shorthand may take for words of their own: "Allgäu", "Chiloé". */
const accented = /[\p{L}\p{M}'’-]*(?![A-Za-z])\p{L}[\p{L}\p{M}'’-]*/gu;
const FIRST_WORD = 0xf000;
/** Runs `work` on a text without such words, as patterns whose word boundaries know a to z only would part them. */
function withoutAccented(text: string, work: (words: string) => string): string {
  const found: string[] = [];
  const masked = text.replace(accented, (word) => {
    found.push(word);
    return String.fromCodePoint(FIRST_WORD + found.length - 1);
  });
  return found.length === 0
    ? work(text)
    : work(masked).replace(
        /[\uF000-\uF8FF]/g,
        (mark) => found[(mark.codePointAt(0) ?? FIRST_WORD) - FIRST_WORD] ?? mark,
      );
}

function expand(text: string): string {
  // "25 + 26 Feb": two days.
  const written = messageWords.reduce(
    (all, [pattern, better]) =>
      typeof better === 'string'
        ? all.replace(pattern, better)
        : all.replace(pattern, better as (found: string, ...groups: string[]) => string),
    text,
  );
  let full = joined(
    writeOut(
      written.replace(/(?<=\b\d{1,2}) \+ (?=\d{1,2} (?:Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec))/g, ' and '),
    ),
  );
  for (const [pattern, better] of rows)
    full =
      typeof better === 'string'
        ? full.replace(pattern, better)
        : full.replace(pattern, better as (found: string, ...groups: string[]) => string);
  return full;
}
