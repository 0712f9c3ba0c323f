/** Answers pasted from a paper: wrapped lines are joined, headings go, and what stands in a row of bullets is one thing each. */

import { endsOpen } from '../language/ending.ts';
import { headingOf } from '../mining/headings.ts';

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

/** The lines of an answer: joined where the paper broke them, without their headings. */
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
      (endsOpen(last.text) ||
        (/^[\p{Ll}(&]/u.test(text) &&
          !/[.!?;:]$/.test(last.text) &&
          ((width > 50 && last.length > width * 0.6) || (items > 1 && /^\s{2,}\S/.test(line) && last.item))));
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
