/** Lines that the edge of the paper broke where the next one begins with a capital: shouted ones, and names of two words. */

import { endsOpen } from '../../language/ending.ts';
import { upperFirst } from '../../language/first-capitals.ts';
import { isEveryday } from '../../language/known-words.ts';
import { isVerbBase } from '../../language/verbs.ts';
import { isRow } from './cells.ts';
import { headingOf } from './headings.ts';
import { bulletMark, isBullet } from './line-starts.ts';
import { sectionWords } from './section-names.ts';
import { lowerShouted } from './shouted-rest.ts';

/** In place of a line that stands behind the one above it now. */
const gone = '\u0000';

interface Broken {
  /** What stands above, and whether it has a mark of a list. */
  text: string;
  bullet: boolean;
  /** How long that line would be with the next word on it, and how long the longest of the paper is. */
  filled: number;
  width: number;
}

/** The name of a section, and nothing else: "PERSON SPECIFICATION". */
const isSectionName = (line: string): boolean => {
  const section = headingOf(line, false);
  return (
    /:\s*$/.test(line) ||
    /^(?:(?:PERSON|JOB|CANDIDATE|ROLE|POST) )?SPECIFICATIONS?$/i.test(line) ||
    (section !== null &&
      section !== 'none' &&
      (line.split(/\s+/).length < 5 || line.split(/[\s,/()]+/).every((word) => word === '' || sectionWords.test(word))))
  );
};

/** "BRAKES INCLUDING SELECTION OF TOOLING", "AND RECORD THE RESULTS": no line begins so. */
const surelyGoesOn = (text: string, line: string): boolean =>
  goesOnBy.test(line) || endsOpen(text.toLowerCase()) || /^[A-Z]+ (?:INCLUDING|SUCH AS|AS WELL AS)\b/.test(line);
/** "TO SET AND OPERATE THE PRESS", "CARRY OUT INSPECTIONS": in a list without marks each order begins anew, however full the line above is. */
const ordersAnew = (text: string, line: string): boolean => {
  const [first = '', second = ''] = line.toLowerCase().split(/\s+/);
  const order = isVerbBase(first) && second !== '' && !/^(?:of|in|on|for|with|at)$/.test(second);
  // "TEST AND CERTIFY INSTALLATIONS": two orders, whatever stands above them.
  if (order && /^(?:and|&)$/.test(second) && isVerbBase(line.toLowerCase().split(/\s+/)[2] ?? '')) return true;
  return (
    (order || /^(?:daily|weekly|monthly)$/.test(first)) &&
    isVerbBase(text.toLowerCase().replace(/^to /, '').split(/\s+/)[0] ?? '') &&
    !endsOpen(text.toLowerCase())
  );
};

/** "REPORT FAULTS AND DEFECTS TO THE SUPERVISOR". */
const isShoutedOrder = (line: string): boolean =>
  shouts(line) &&
  !isBullet(line) &&
  line.trim().split(/\s+/).length > 3 &&
  !isSectionName(line.trim()) &&
  isVerbBase(line.trim().toLowerCase().replace(/^to /, '').split(/\s+/)[0] ?? '') &&
  // A word that no dictionary has would keep its capitals: "DEBURR".
  !/[A-Z]{6}/.test(inLetters(line));

/** Whether capitals had no room for the next word, and go on with the line below. */
const goesOnShouted = ({ text, bullet, filled, width }: Broken, line: string): boolean =>
  shouts(line) &&
  shouts(text) &&
  (bullet || !asksAnew.test(line) || endsOpen(text.toLowerCase())) &&
  !/[.:;!?]$/.test(text) &&
  text.split(/\s+/).length > (bullet ? 3 : 5) &&
  (bullet || (!isSectionName(text) && !ordersAnew(text, line) && (!closed.test(text) || goesOnBy.test(line)))) &&
  // "OR A COMPARABLE QUALIFICATION" has the words of a heading, and begins like none.
  ((bullet && /^(?:OR|AND) /.test(line)) || !isSectionName(line)) &&
  width > 40 &&
  (filled > width * 0.85 || (bullet && (goesOnBy.test(line) || endsOpen(text.toLowerCase()) || tellsOn.test(line))));

/** Whether a shouted line stands where the words of the marked line above it begin: "3.  CUT GATES WHERE THE PATTERN" above "    HAS NONE". */
const isSetIn = (line: string, above: { text: string; bullet: boolean; column: number }): boolean =>
  above.bullet &&
  above.column > 1 &&
  Math.abs(line.search(/\S/) - above.column) < 2 &&
  shouts(line.trim()) &&
  shouts(above.text) &&
  !/[.:;!?]$/.test(above.text) &&
  !isSectionName(line.trim());

/** "6. AUDITS TO BE COMPLETED EACH MONTH" between lines 5 and 7 in small letters: one of the list, and no heading. */
function amongCalm(line: string, at: number, lines: readonly string[]): string {
  // "MUST WEAR BOOTS AND GLOVES": a sentence, and no heading.
  if (/^MUST (?!HAVES?\b)[A-Z]+ [A-Z]+ [A-Z]/.test(line) && shouts(line) && !isSectionName(line))
    return inLetters(line);
  if (!isBullet(line) || !shouts(bare(line)) || bare(line).split(/\s+/).length < 4 || isSectionName(bare(line)))
    return line;
  const near = [lines.slice(Math.max(0, at - 3), at).reverse(), lines.slice(at + 1, at + 4)].map((side) =>
    side.find(isBullet),
  );
  return near.every((other) => other !== undefined && /[a-z]/.test(other)) ? inLetters(line) : line;
}

/** Capitals and no row of a table, which has an order of its own. */
const shouts = (line: string): boolean => !isRow(line) && /[A-Z]{3}/.test(line) && !/[a-z]/.test(line);
/** "STATEMENTS ARE IN PLACE ON EVERY SITE": no name of a section has a verb of its own behind its noun. */
const tellsOn =
  /^(?!(?:WHAT|WHO|HOW|WHY|WHERE|WHEN|WE|YOU|THIS|IT|THERE|ABOUT|ALL|THE)\b)(?:[A-Z’'-]+ ){1,3}(?:ARE|IS|HAS|HAVE|CAN|MEET|MEETS) [A-Z]/;
/** "KNOWLEDGE OF LOCKOUT": it begins what is asked, however full the line above is. */
/** "OR EQUIVALENT": what ends so is over. */
const closed = /\b(?:EQUIVALENT|SIMILAR|COMPARABLE|ETC)$/;
const asksAnew =
  /^(?:KNOWLEDGE|EXPERIENCE|ABILITY|ABLE|MUST|UNDERSTANDING|FAMILIARITY|WILLINGNESS|MINIMUM|VALID|DEGREE|REGISTRATION|CERTIFICATE|OWN|MIN|FULL|CLEAN|QUALIFIED|CURRENT|FLUENT|GOOD) [A-Z\d]/;
const goesOnBy = /^(?:OR|AND|OF|WITH|FOR|IN|TO|INCLUDING|WITHIN)\b/;

/** A shouted line in the letters of a sentence. */
const inLetters = (line: string): string => {
  const mark = bulletMark.exec(line)?.[0] ?? '';
  return `${mark}${upperFirst(lowerShouted(line.slice(mark.length)))}`;
};

const bare = (line: string): string => line.replace(bulletMark, '').trim();
/** Whether most marked lines of a paper shout, some of them in whole sentences. */
function isLoud(lines: readonly string[]): boolean {
  const bullets = lines.filter(isBullet).map(bare);
  const loud = bullets.filter(shouts);
  return loud.filter((line) => line.split(/\s+/).length > 3).length > 1 && loud.length * 2 > bullets.length;
}
const withoutLoudness = (line: string): string =>
  isBullet(line) && shouts(bare(line)) && bare(line).includes(' ') && !isSectionName(bare(line))
    ? inLetters(line)
    : line;

/** "- OWN TOOLS", "- REVIEW DRAWINGS": in a list that shouts, capitals are no letters of a name and no heading. */
export const calmShoutedLists = (lines: readonly string[]): string[] =>
  isLoud(lines) ? lines.map(withoutLoudness) : [...lines];

/**
 * "- PUT RIGHT BREACHES WITHOUT", "FORMAL ACTION": such lines in the letters of a sentence, so that the second is seen to
 * go on with the first. Each by itself would be calmed with a capital of its own, or taken for a heading.
 */
export function calmWrapped(lines: readonly string[]): string[] {
  const width = lines
    .filter((line) => !/\S\s{3,}\S|\||\t/.test(line.replace(bulletMark, '')))
    .reduce((most, line) => Math.max(most, line.trimEnd().length), 0);
  const calmed = [...lines];
  let above: { text: string; bullet: boolean; column: number } | null = null;
  lines.forEach((line, at) => {
    const bullet = isBullet(line);
    const before = lines[at - 1] ?? '';
    const filled = before.trimEnd().length + (line.trim().split(/\s/)[0] ?? '').length + 1;
    if (
      above &&
      !bullet &&
      before.trim() !== '' &&
      (isSetIn(line, above) || goesOnShouted({ ...above, filled, width }, line.trim()))
    ) {
      // The first line of it, where it still shouts.
      if (shouts((calmed[at - 1] ?? '').replace(bulletMark, ''))) calmed[at - 1] = inLetters(before);
      // Set in, as a line that goes on is; what surely goes on, and has no mark before its first line, would begin another.
      if (above.bullet || !surelyGoesOn(above.text, line.trim())) calmed[at] = `   ${lowerShouted(line.trim())}`;
      else {
        let first = at - 1;
        while (calmed[first] === gone) first -= 1;
        calmed[first] = `${calmed[first] ?? ''} ${lowerShouted(line.trim())}`;
        calmed[at] = gone;
      }
      // "INSTRU-", "MENTS": the halves of a word stand for no name, though no dictionary has them.
      const [, half = ''] = /([A-Z]{2,})-$/.exec(before.trimEnd()) ?? [];
      const [rest = ''] = /^[A-Z]{2,}/.exec(line.trim()) ?? [];
      if (half !== '' && isEveryday(`${half}${rest}`.toLowerCase())) {
        calmed[at - 1] = calmed[at - 1]?.replace(`${half}-`, `${half.toLowerCase()}-`) ?? '';
        calmed[at] = `   ${lowerShouted(line.trim()).replace(rest, rest.toLowerCase())}`;
      }
      above = { ...above, text: `${above.text} ${line.trim()}` };
      return;
    }
    // "CLEANING OF TANKS IN THE DAIRY,", "including the log": the second half tells that the first only shouts.
    if (above?.bullet && !bullet && shouts(above.text) && /,$/.test(above.text) && /^\s*[a-z]/.test(line))
      calmed[at - 1] = inLetters(before);
    above = {
      text: line.replace(bulletMark, '').trim(),
      bullet,
      column: bulletMark.exec(line)?.[0].length ?? 0,
    };
  });
  const kept = calmed.filter((line) => line !== gone);
  // Where one order of a list without marks is calmed, another that shouts beside it is no heading.
  const left =
    kept.length < calmed.length
      ? kept.map((line, at) => (isShoutedOrder(line) && !isBullet(kept[at + 1] ?? '') ? inLetters(line) : line))
      : kept;
  return isLoud(lines) ? left.map(withoutLoudness) : left.map((line, at) => amongCalm(line, at, left));
}

/** "... the direction of the Senior Executive", "Planner and will be required to": a name that the edge of the paper parted. */
export const goesOnInName = ({ text, bullet, filled, width }: Broken, line: string): boolean =>
  width > 55 &&
  filled > width * 0.95 &&
  /[a-z] (?:[\w'’&-]+ )*[A-Z][a-z]+$/.test(text) &&
  /^[A-Z][a-z]+(?:,? (?:[a-z(&\d]|[A-Z][a-z]+,? [a-z])|[.,;]?$)/.test(line) &&
  text.split(/\s+/).length > 5 &&
  (bullet || /\b(?:will|is|are|must|shall|has|have|may|can)\b/.test(text)) &&
  !(bullet && isVerbBase((line.split(/[\s,]/)[0] ?? '').toLowerCase())) &&
  headingOf(line, false) === null;

/** "... for Key Stage 3 and Key", "Stage 4 including food": the first half of a name that stood whole before. */
export function goesOnAlike(text: string, line: string): boolean {
  const [, half = ''] = /\b(?:and|or|to|&) ([A-Z][a-z]+)$/.exec(text) ?? [];
  const [, rest = ''] = /^([A-Z][a-z]+|\d+)\b/.exec(line) ?? [];
  return half !== '' && rest !== '' && text.includes(`${half} ${rest} `);
}

/** Whether a name at the end of a phrase is only its first half, by the same name standing whole before it: "Key Stage 3 and Key". */
export const endsInHalfName = (text: string): boolean => {
  const [, half = ''] = /\b(?:and|or|&) ([A-Z][a-z]+)\W*$/.exec(text) ?? [];
  return half !== '' && new RegExp(`\\b${half} [A-Z][a-z]+ [\\dA-Z]`).test(text);
};

/** "Knowledge of the Coroners and Justice", "Act 2009", and "RIS/", "PACS": the rest of a law's name, and what stands behind a stroke. */
export const goesOnInTitle = (text: string, line: string): boolean =>
  /[A-Za-z]\/$/.test(text) ||
  (/ [A-Z][a-z]+$/.test(text) &&
    /^(?:Acts?|Regulations?|Order|Directive|Bill)(?: \(?[A-Z][a-z]+\)?)?,? (?:\d{4}\b|and [A-Z])/.test(line));
