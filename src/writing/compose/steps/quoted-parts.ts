/** What of a line that a note quotes is said by the texts: only what is missing is quoted. */
import { small } from '../language/numbers.ts';
import { inFullForms } from '../language/same-words.ts';
import { writeOut } from '../language/shorthand.ts';
import { contentWords, stem, wordsOf } from '../language/words.ts';
import { inHalves } from '../ledger/notes/as-last.ts';

/** Who has something, and that it is had: "the successful candidate will hold" asks for the thing that follows. */
const anybodyHas =
  /^(?:(?:s?he|he or she|they|you|the (?:successful |ideal )?(?:candidate|applicant|person|incumbent|postholder)|applicants|candidates) )?(?:will|must|should|would|shall|need to|has to|have to) (?:hold |have |possess |be )?/i;
/** "The incumbent will sit on the committee": who does it is no news. */
const anybodyDoes =
  /^(?:the |an? )?(?:(?:successful|ideal) )?(?:candidate|applicant|person|incumbent|post ?holder|employee|jobholder|appointee|holder|role|job|position) (?:will|must|should|would|shall) /i;
/** "Lead a team of 46" is told by how many the team has: by what is counted, and not by the verb before it. */
const leads = /^(?:lead|head|manage|run|oversee|supervise) (?=.*\d)/i;
/** "Your manager is the Director" says to whom somebody reports. */
const reports = /\b(?:answers? to|answering to|managers? is)\b/gi;
const figureWord = /\b(?:two|three|four|five|six|seven|eight|nine|ten|eleven|twelve)\b/gi;

/** Both sides in one spelling: numbers in figures, and whom somebody answers to. */
const alike = (text: string): string =>
  // "2p to 10:30p" is said by "2pm to 10:30pm".
  inHalves(inFullForms(writeOut(text)))
    .replace(/(?<=[\p{L}\d])-(?=\p{L})/gu, ' ')
    .replace(figureWord, (word) => String(small.indexOf(word.toLowerCase())))
    .replace(reports, 'report to');

/** "First-aid courses" and "first aid course" are the same words. */
export const stemsOf = (text: string): Set<string> =>
  new Set(contentWords(alike(text)).map((word) => stem(word.toLowerCase())));
const denial = /\b(?:no|not|never|nobody|without|none)\b|n['’]t\b/i;
/** The figures of a text, small numbers in words among them. */
export const figures = (text: string): string[] => alike(text).match(/\d[\d.,:]*(?<![.,:])/g) ?? [];

/** A stretch of a text by what it says. */
export interface Said {
  stems: ReadonlySet<string>;
  figures: readonly string[];
  denies: boolean;
  /** Its words as they stand: "4 on, 4 off" has none that would tell anything by itself. */
  row: string;
}
/** The words of a text, and its times as they are jotted down: "start 7.30" is said by "start is 7.30am". */
const withClocks = (text: string): ReadonlySet<string> => {
  const stems = stemsOf(text);
  for (const [clock] of text.matchAll(/\b\d{1,2}[.:]\d\d(?= ?[ap]\.?m\b)/gi)) stems.add(clock);
  return stems;
};
const rowOf = (text: string): string => ` ${wordsOf(alike(text).toLowerCase()).join(' ')} `;
const saidIn = (text: string): Said => ({
  stems: withClocks(text),
  figures: figures(text),
  denies: denial.test(text),
  row: rowOf(text),
});

/** The stretches of the texts: sentences, and what stands between the commas of one that denies something ("you have Sundays off, and there's no night duty"). */
export const stretchesOf = (texts: readonly string[]): Said[] =>
  texts
    .flatMap((text) => text.split(/(?<=[.?!:])\s+|\n/))
    .flatMap((sentence) =>
      denial.test(sentence) ? [sentence, ...sentence.split(/[,;:]\s|\s(?:and|but)\s/)] : [sentence],
    )
    .map(saidIn);

/** "Powerboat Level 2 desirable": how much it is asked for, which the texts say in their own way. */
const howFar =
  /,? (?:(?:is|are|would be) )?(?:desirable|preferred|an advantage|advantageous|a plus|a bonus|a help|helpful|nice to have|essential|required|a must)[.]?$/i;

/** The stems of words of the post itself: "a permanent contract" is said by "the post is permanent". */
const ofThePost = new Set(['job', 'rol', 'post', 'position', 'contract', 'basi', 'appointment']);

/** Whether one stretch of the texts has every word and every figure of a line; `known` are words that every text has. */
export function isSaid(line: string, stretches: readonly Said[], known: ReadonlySet<string>): boolean {
  const whole = stemsOf(line.replace(anybodyDoes, '').replace(anybodyHas, '').replace(leads, '').replace(howFar, ''));
  const figured = /\d.*\d/.exec(line)?.[0];
  // "Call out 1 in 4" is said by "the call-out is 1 in 4": its figures in their row, and its word beside them.
  if (whole.size < 2 && figured !== undefined)
    return stretches.some(
      ({ row, stems }) =>
        row.includes(rowOf(line)) ||
        (whole.size === 1 && row.includes(rowOf(figured)) && [...whole].every((word) => stems.has(word))),
    );
  if (whole.size === 0 || (whole.size === 1 && ([...whole][0]?.length ?? 0) < 4)) return false;
  const own = [...whole].filter((word) => !known.has(word));
  const asked = own.some((word) => !ofThePost.has(word)) ? own.filter((word) => !ofThePost.has(word)) : own;
  // What has no word beside the title's is said where it stands as it is: "the apprenticeship starts in May".
  if (asked.length === 0) return stretches.some(({ row }) => row.includes(rowOf(line.replace(/^(?:an?|the) /i, ''))));
  const numbers = figures(line);
  // "Experience is not needed" is not said by what asks for experience.
  const denies = denial.test(line);
  return stretches.some(
    (stretch) =>
      stretch.denies === denies &&
      asked.every((word) => stretch.stems.has(word)) &&
      numbers.every((number) => stretch.figures.includes(number)),
  );
}

/** Words that only say what kind of thing is meant: "the four-day week", "a typing speed of 45 words per minute". */
const ofKind = new Set([
  ...ofThePost,
  ...stemsOf(
    'week pattern speed rate goal target level figure number thing fact size rota time hours height length weight depth distance capacity age',
  ),
]);

/**
 * Whether the texts say what is only named: its figures, and what is left without the words of its kind. "The four-day week" is said by
 * "four days, full pay band", "a typing speed of 45 words per minute" by "you can type 45 words per minute".
 */
export function isNamed(line: string, stretches: readonly Said[], known: ReadonlySet<string>): boolean {
  const own = [...stemsOf(line)].filter((word) => !ofKind.has(word) && !known.has(word));
  const numbers = figures(line);
  if (numbers.length === 0 && own.length < 2) return false;
  // "The 39 hours": with nothing else, the words of its kind count.
  const asked = own.length > 0 ? own : [...stemsOf(line)];
  return stretches.some(
    (stretch) =>
      stretch.denies === denial.test(line) &&
      numbers.every((number) => stretch.figures.includes(number)) &&
      asked.every((word) => stretch.stems.has(word)),
  );
}

const oneTerm = /^(?:permanent|temporary|seasonal|hybrid|remote|full-time|part-time|full time|part time)$/i;
/** "3) 37 hours a week": its number in a list is no figure of it. */
const inList = /^\(?\d{1,2}\) +(?=\S)/;
/** Between the points of a line: "rotating shifts, no night duty". */
const points = /,(?!\d)\s+|\s\/\s|;\s+|(?<=[a-z\d)]{2})\.\s+(?=\p{Lu})/gu;
/** ... and between what is said in one of them: a bracket, "and", what a colon names; "to" where what is meant follows. */
const halves =
  /\s*[()]\s*|:\s+|\s[-–—]\s|,?\s(?:and|but|plus)\s+|,?\s(?:as|because)\s(?=(?:most|all|many|you|we|they|our|it)\b)|\sto\s+(?=[a-z]{4,} )/g;

interface Piece {
  start: number;
  end: number;
}
function piecesOf(line: string, between: RegExp, { start: from, end: to }: Piece): Piece[] {
  const found: Piece[] = [];
  let at = from;
  for (const match of line.slice(from, to).matchAll(between)) {
    found.push({ start: at, end: from + match.index });
    at = from + match.index + match[0].length;
  }
  found.push({ start: at, end: to });
  return found.filter(({ start, end }) => /[\p{L}\d]/u.test(line.slice(start, end)));
}
/** Whether the rest of a line that was cut still tells something: two words, a figure or letters of a system. */
const tells = (rest: string): boolean => contentWords(rest).length > 1 || /\d|\b[A-Z]{2,}\b/.test(rest);

/**
 * What of a line is not said, in the words of the line: its points, and the halves of these. Null where all of it is said, or what is left
 * tells nothing by itself.
 */
export function unsaidOf(line: string, stretches: readonly Said[], known: ReadonlySet<string>): string | null {
  const plain = line.replace(inList, '');
  if (isSaid(plain, stretches, known)) return null;
  // An inner quotation is cut nowhere.
  if (/[“”]/.test(plain)) return line;
  const all = { start: 0, end: plain.length };
  const textOf = ({ start, end }: Piece): string => plain.slice(start, end).replace(/^[\s,;]+|[\s,;]+$/g, '');
  const said = (piece: Piece): boolean => isSaid(textOf(piece).replace(/^(?:and|or) /i, ''), stretches, known);
  // A bracket is parted from what it stands behind, and nothing else of such a line is.
  const rows = /[()]/.test(plain) ? [all] : piecesOf(plain, points, all);
  const left: Piece[] = [];
  for (const row of rows) {
    const text = textOf(row);
    // "Learn to carve, gesso and paint" is torn without a verb of its row: one word goes only where it is a term.
    if (rows.length > 1 && said(row) && (/ /.test(text) || oneTerm.test(text))) continue;
    // "No driving at night or lifting" is denied to its end.
    const inner = denial.test(text) ? [row] : piecesOf(plain, halves, row);
    let from = 0;
    let to = inner.length;
    const goes = (first: number, last: number): boolean => {
      const [start, end] = [inner[first]?.start ?? 0, inner[last]?.end ?? 0];
      const stretch = plain.slice(start, end);
      return (
        (oneTerm.test(stretch.trim()) || contentWords(stretch).length + figures(stretch).length > 1) &&
        said({ start, end })
      );
    };
    // From either end as much as one sentence says; a hole in the middle would leave two ends without a sense.
    for (let last = to - 1; inner.length > 1 && last >= from; last -= 1)
      if (goes(from, last)) {
        from = last + 1;
        break;
      }
    // "Learn to hole | and hang slate": a short half before an "and" shares what stands behind it.
    const standsAlone = (first: number): boolean => {
      const [end, next] = [inner[first - 1]?.end ?? 0, inner[first]?.start ?? 0];
      return (
        first === from ||
        !/\b(?:and|but|plus)\b/.test(plain.slice(end, next)) ||
        contentWords(plain.slice(inner[from]?.start, end)).length > 2
      );
    };
    for (let first = from; inner.length > 1 && first < to; first += 1)
      if (standsAlone(first) && goes(first, to - 1)) {
        to = first;
        break;
      }
    if (from >= to) continue;
    const rest = { start: inner[from]?.start ?? row.start, end: inner[to - 1]?.end ?? row.end };
    const cut = from > 0 || to < inner.length;
    if (cut && !tells(textOf(rest))) continue;
    // What was not cut keeps its brackets and stops.
    left.push(cut ? rest : row);
  }
  if (left.length === 0) return null;
  if (left.length === rows.length && left.every((piece, at) => piece === rows[at])) return line;
  return left
    .map(textOf)
    .join(', ')
    .replace(/^(?:and|or|but|plus) /i, '');
}
