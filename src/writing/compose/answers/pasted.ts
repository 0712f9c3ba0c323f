/** Answers pasted from a paper: wrapped lines are joined, headings go, and what stands in a row of bullets is one thing each. */

import { endsOpen } from '../language/ending.ts';
import { isVerbBase } from '../language/verbs.ts';
import { headingOf } from '../mining/page/headings.ts';

const bullet = /^\s*(?:[-–—•*·▪◦●‣>✓]+|\(?\d{1,2}[.)]|\([a-z]\)|[a-h]\))\s+/;
/** A line of an answer. `item`: it was one of several bullets, whose commas are its own. */
export interface TypedLine {
  text: string;
  item: boolean;
  /** "Every week: order stock; write the rota": a label with what stands under it, one thing to say. */
  whole?: boolean;
}

/** "KEY RESPONSIBILITIES": letters in capitals and nothing else. */
const shouted = (line: string): boolean =>
  /^[\p{Lu}][\p{Lu}\s&/'’-]{3,50}:?$/u.test(line) && line.trim().split(/\s+/).length <= 6;

/** Whether a line only names what stands below it. */
function isHeading(line: string, next: string | undefined): boolean {
  if (next === undefined || bullet.test(line)) return false;
  const text = line.trim();
  if (shouted(text) && /\s/.test(text)) return true;
  if (/[:?]$/.test(text)) return headingOf(text, false) !== null;
  if (shouted(text)) return headingOf(text, false) !== null;
  // "Main duties", "What we expect": a few words without a stop, over a bullet or a whole sentence.
  return (
    /^\p{Lu}[\p{L}'’ &/-]+$/u.test(text) &&
    text.split(/\s+/).length <= 5 &&
    (bullet.test(next) || (next.trim().length > 40 && /[.;:]$/.test(next.trim()))) &&
    headingOf(`${text}:`, false) !== null
  );
}

/** A first word that nothing begins with: what it opens goes on with the line before. */
const goingOn =
  /^(?:and|or|nor|but|of|with|to(?! (?:apply|start|begin|book|join|find|qualify|be considered)\b)|for|than|which|who|whose|that|including|excluding|such as|as well as|because|depending|plus|per|so|into|onto)\b(?![^.]{0,20}:)/;
/** "When the shop is quiet" behind a task: no sentence of its own, unless one follows its comma. */
const aside = /^(?:when|if|while|until|unless|where)\b[^,]*$/;
/** "ACLS a plus", "two years min": words that want something after them elsewhere end a note. */
const noteEnd = /\b(?:an?|big|real|huge|definite|added|bonus) plus\W*$|\b(?:min|max|no|dept|approx|a|incl?)\W*$/i;
/** What no note ends in before small letters: no verb takes these with it, as "sweep up" does. */
const openEnd = /(?:,|\b(?:at|by|across|through|under|towards|without|against|every|each|very|both))$/;

/** "Is what the client asks for", and then "you are used to that": a sentence may end in these before another begins. */
const stranded = /\b[a-z]+ (?:for|to|with|of|from|into|than)$/i;
const begun = /^(?:you|we|they|it|he|she|there|nobody|everyone)(?:['’]\w+)? (?!and\b|or\b)[a-z]/i;

/** "Roster 31 nurses": an order of its own, with its capital. */
const ordered = (text: string): boolean =>
  /^\p{Lu}\p{Ll}+ /u.test(text) && isVerbBase(text.split(' ')[0]?.toLowerCase() ?? '');

/** Whether a line, begun in small letters or not, plainly goes on with the one before it. */
const continues = (text: string, before: string): boolean =>
  (endsOpen(before) && !noteEnd.test(before) && !(stranded.test(before) && (begun.test(text) || ordered(text)))) ||
  (/^[\p{Ll}(&]/u.test(text) &&
    !/[.!?;:]$/.test(before) &&
    (/^[(&]/.test(text) || goingOn.test(text) || aside.test(text) || openEnd.test(before)));

/** Room that a paper leaves for a line. */
const NARROWEST = 50;
const WIDEST = 110;
/** The lines of prose that a paper broke: each is so long that the next line's first word had no room on it. */
function wrappedLines(raw: readonly string[]): ReadonlySet<number> {
  const wrapped = new Set<number>();
  let from = 0;
  const close = (to: number): void => {
    const block = raw.slice(from, to).map((line) => line.trim());
    const width = block.reduce((most, line) => Math.max(most, line.length), 0);
    const full = (line: string, at: number): boolean =>
      line.length + 1 + (block[at + 1]?.split(' ')[0]?.length ?? 0) > width;
    // A row of notes has no stops; prose has one inside a line, or at its end alone.
    const stops =
      block.some((line) => /[a-z)\d][.!?] ["“‘(]?\p{Lu}/u.test(line)) ||
      (/[.!?]$/.test(block.at(-1) ?? '') && block.slice(0, -1).some((line) => !/[.!?;]$/.test(line)));
    if (
      block.length > 2 &&
      width >= NARROWEST &&
      width <= WIDEST &&
      (stops || block.length > 4) &&
      block.slice(0, -1).every(full)
    )
      for (let at = from + 1; at < to; at += 1) wrapped.add(at);
    from = to;
  };
  raw.forEach((line, at) => {
    if (line.trim() === '' || bullet.test(line)) {
      close(at);
      from = at + 1;
    } else if (
      // A line with room left behind its stop ends a paragraph.
      /[.!?:]["”’)]?$/.test(line.trim()) &&
      line.trim().length < NARROWEST
    )
      close(at + 1);
  });
  close(raw.length);
  return wrapped;
}

/** The lines of an answer: each says something of its own, unless it goes on or the paper broke it. Headings go. */
export function linesOf(answer: string): TypedLine[] {
  // "ESSENTIAL - writes well": a label, whatever stands behind it.
  const raw = answer
    .split('\n')
    .map((line) =>
      line.replace(
        /^(\s*(?:essential|desirable|must(?: have)?|nice(?: to have)?|not (?:needed|required|essential)|preferred|required|ideal)s?)\s+[-–—]\s+(?=\S)/i,
        '$1: ',
      ),
    );
  if (raw.length < 2) return [{ text: answer, item: false }];
  const width = raw.reduce((most, line) => Math.max(most, line.trimEnd().length), 0);
  const items = raw.filter((line) => bullet.test(line)).length;
  const wrapped = wrappedLines(raw);
  const lines: (TypedLine & { length: number })[] = [];
  let wished = '';
  let under: (TypedLine & { length: number }) | null = null;
  raw.forEach((line, at) => {
    const text = line.trim();
    if (under && bullet.test(line)) {
      under.text = `${under.text}${under.text.endsWith(':') ? ' ' : '; '}${text.replace(bullet, '').replace(/[.;,]+$/, '')}`;
      return;
    }
    under = null;
    const next = raw.slice(at + 1).find((other) => other.trim() !== '');
    if (text === '') {
      lines.push({ text: '', item: false, length: 0 });
      return;
    }
    if (isHeading(line, next)) {
      // What stands under "Desirable" is no more than that, wherever it is said.
      const section = headingOf(text.replace(/:?$/, ':'), false);
      wished = section === 'desirable' ? 'Desirable: ' : '';
      lines.push({ text: '', item: false, length: 0 });
      return;
    }
    // A label that is no heading of ours is said with its bullets.
    if (/^\p{Lu}[\p{L}\d' ]{2,28}:$/u.test(text) && !bullet.test(line) && next !== undefined && bullet.test(next)) {
      under = { text, item: true, whole: true, length: line.length };
      lines.push(under);
      return;
    }
    const last = lines.at(-1);
    const goesOn =
      last !== undefined &&
      last.text !== '' &&
      !bullet.test(line) &&
      (continues(text, last.text) ||
        (/^[\p{Ll}(&]/u.test(text) &&
          !/[.!?;:]$/.test(last.text) &&
          (wrapped.has(at) ||
            // Where bullets mark what is said, a line without one goes on.
            (items > 1 && last.item && (/^\s{2,}\S/.test(line) || (width > NARROWEST && last.length > width * 0.6))))));
    if (goesOn) {
      last.text = `${last.text} ${text}`;
      last.length = line.trimEnd().length;
      return;
    }
    lines.push({
      text: wished && (bullet.test(line) || items === 0) ? `${wished}${line.replace(bullet, '')}` : line,
      item: items > 1 && bullet.test(line),
      length: line.trimEnd().length,
    });
  });
  return lines
    .filter(({ text }) => text !== '')
    .map(({ text, item, whole }) => ({ text, item, ...(whole && { whole }) }));
}
