/**
 * Blocks that a narrow page wrapped: a list without marks, or with its marks on lines of their own, in which each point
 * begins with a capital and goes on below in small letters. One such line may be anything; a block of them shows the page.
 */
import { baseOfIng, isVerbBase } from '../../language/verbs.ts';
import { headingOf } from './headings.ts';
import { isBullet } from './line-starts.ts';

const loneMark = /^\s*(?:[-–—•*·▪◦●○‣■□➢➤✓✔\uf0a7\uf0b7\uf0d8]|\d{1,2}[.)])\s*$/;

/** "•" above "Advise the Board on strategy, risk and": the mark stands before its point again, where a page has several. */
export function withMarksBefore(lines: readonly string[]): string[] {
  if (lines.filter((line) => loneMark.test(line)).length < 2) return [...lines];
  const put: string[] = [];
  for (let at = 0; at < lines.length; at += 1) {
    const line = lines[at] ?? '';
    const next = loneMark.test(line) ? (lines[at + 1] ?? '').trim() : '';
    if (next !== '' && !isBullet(next) && !loneMark.test(next)) {
      put.push(`${line.trim()} ${next}`);
      at += 1;
    } else put.push(line);
  }
  return put;
}

/** The longest line of a narrow page, and the least share of it that a line fills that was broken. */
const narrow = 78;
const share = 0.68;

const isPlain = (line: string): boolean =>
  line.trim() !== '' && !isBullet(line) && !/\S\s{3,}\S|\t|\|/.test(line) && !/:\s*$/.test(line);
const isSmall = (line: string): boolean => /^\s*[a-z]/.test(line);
/** "keep the store tidy", "ordering fish": in a list of notes each begins so. */
const mayBegin = (line: string): boolean => {
  const first = /^\s*([a-z]+)\b/.exec(line)?.[1] ?? '';
  return baseOfIng(first) !== null || (isVerbBase(first) && line.trim().includes(' '));
};

const sectionName =
  /^\s*(?:main |key |your )?(?:duties|tasks|responsibilities|requirements?|skills|qualifications|essential|desirable|preferred|profile|benefits)\b/;
/** No name of a section: "Senior leadership experience in a regulated" is too long for one, and in small letters few are any. */
const isText = (line: string): boolean =>
  isPlain(line) &&
  (headingOf(line.trim(), false) === null ||
    (isSmall(line) ? !sectionName.test(line) : line.trim().split(/\s+/).length > 4 && /[a-z]/.test(line)));

/** Which lines only go on with the line above them, by the block that they stand in. */
export function wrappedLines(lines: readonly string[]): ReadonlySet<number> {
  const goOn = new Set<number>();
  const plain = lines.filter(isText);
  if (plain.filter(isSmall).length < 2) return goOn;
  const width = plain.reduce((most, line) => Math.max(most, line.trimEnd().length), 0);
  if (width > narrow || width < 30) return goOn;
  let block: number[] = [];
  const close = (): void => {
    const small = block.filter((at) => isSmall(lines[at] ?? ''));
    const begins = block.filter((at) => isBullet(lines[at] ?? '') || /^\s*[A-Z\d]/.test(lines[at] ?? ''));
    const first = lines[block[0] ?? -1] ?? '';
    // Each line in small letters stands below one that had no room for its first word, and no point begins in small letters.
    const surely = small.filter((at) => {
      const above = (lines[at - 1] ?? '').trimEnd();
      const word = (lines[at] ?? '').trim().split(/\s/)[0] ?? '';
      return block.includes(at - 1) && !/[.:;!?]$/.test(above) && above.length + word.length + 1 >= width * share;
    });
    if (
      small.length > 0 &&
      !isSmall(first) &&
      surely.length === small.length &&
      begins.length >= small.length &&
      small.filter((at) => mayBegin(lines[at] ?? '')).length <= small.length / 2
    )
      for (const at of small) goOn.add(at);
    block = [];
  };
  lines.forEach((line, at) => {
    // A marked line begins a point as a capital does.
    if (isBullet(line) ? line.trimEnd().length <= narrow : isText(line)) block.push(at);
    else close();
  });
  close();
  return goOn;
}

/** The lines with short last words behind what they end: by itself "test" would be taken for a page that nobody filled in. */
export function withLastWords(lines: readonly string[]): string[] {
  if (!lines.some((line) => /^\s*[a-z]{2,6}\s*$/.test(line))) return [...lines];
  const goOn = wrappedLines(lines);
  const whole: string[] = [];
  lines.forEach((line, at) => {
    if (goOn.has(at) && /^\s*[a-z]{2,6}\s*$/.test(line)) whole.push(`${whole.pop() ?? ''} ${line.trim()}`);
    else whole.push(line);
  });
  return whole;
}
