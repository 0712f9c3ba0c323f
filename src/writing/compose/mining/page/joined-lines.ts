/** Lines as they come off the paper, each whole: what was broken goes on, a table's row is its cells, and a row of a form its parts. */

import { endsOpen } from '../../language/ending.ts';
import { lowerFirst } from '../../language/first-capitals.ts';
import { beginsDay, goesOnWithDay, lacksNoun } from '../../language/lacking-noun.ts';
import { linesOf } from '../../language/narrow.ts';
import { splitRequirements } from '../requirements/split.ts';
import { splitOutsideBrackets } from '../tasks/outside-brackets.ts';
import { asksAtOnce } from './asked-at-once.ts';
import { withCutLinesWhole } from './cut-lines.ts';
import { asked, formHeading, isAmongAsked, ofSomebody } from './form-headings.ts';
import { goesOnAbove } from './goes-on-above.ts';
import { withoutGroupNames } from './group-headings.ts';
import { withPlainHeadings } from './heading-names.ts';
import { headingOf } from './headings.ts';
import { withHeadsOnPoints } from './heads-of-points.ts';
import { headedList, headedNote, isItsEnd, withForce } from './line-kinds.ts';
import { beginsDeed, bulletMark, isBullet, withNumbers } from './line-starts.ts';
import { withNumberedHeadings } from './numbered-headings.ts';
import { goesOnBelow, specification, straighten } from './paper.ts';
import { edgeOf, endInStops } from './paper-edge.ts';
import { sectionWords } from './section-names.ts';
import { lowerShouted } from './shouted-rest.ts';
import { singleSpaced } from './spacing.ts';
import { type Joined, specificationRow } from './specification-rows.ts';
import { withoutTopics } from './topic-lines.ts';
import { wrappedLines } from './wrapped-blocks.ts';
import { goesOnAlike, goesOnInName, goesOnInTitle } from './wrapped-lines.ts';

function tidy(line: string): string {
  return line
    .replace(/\s{2,}X(?:\s+X)*\s*$/i, '')
    .replace(/\s+[|]\s+(?=[\w ]+:)/g, '  ')
    .replace(
      /\s+[|]\s+(must be [a-z -]+|preferred|desirable|optional|essential|required|mandatory|an advantage|a plus)\s*$/i,
      ' $1',
    )
    .replace(/\s+[|]\s+/g, '; ')
    .replace(/\s{2,}/g, ' ')
    .trim();
}

/** What a law, a form or a school has by its number. */
const numbered =
  /\b(?:section|part|regulation|article|schedule|clause|rule|paragraph|form|stage|level|phase|class|category|grade|band|appendix|chapter)$/i;

/** The whole lines of a paper; an empty one stands where something ended. */
export function joinLines(text: string): Joined[] {
  const raw = withoutTopics(
    withHeadsOnPoints(
      withPlainHeadings(
        withoutGroupNames(
          withNumbers(withNumberedHeadings(linesOf(straighten(withCutLinesWhole(singleSpaced(text)))))),
        ),
      ),
    ),
  );
  const joined: Joined[] = [];
  let table = false;
  let columns = { essential: 0, desirable: 0 };
  let labelled = false;
  // A line was broken where the next word would not have fitted; how wide the paper is, its longest lines tell.
  // Rows of a table are as wide as their cells, and tell nothing of it.
  const width = raw
    .filter((line) => !/\S\s{3,}\S|\|/.test(line.replace(bulletMark, '')) && !withForce.test(line))
    .reduce((most, line) => Math.max(most, line.trimEnd().length), 0);
  const edge = edgeOf(raw, width);
  const goOn = wrappedLines(raw);
  const stopped = endInStops(raw);
  let before = 0;
  const bulleted = raw.filter(isBullet).length > 3;
  // Where most lines in lower case begin with a deed, each that does is a line of its own.
  const lower = raw.filter((line) => /^\s*[a-z]/.test(line));
  const deeds = lower.filter(beginsDeed).length > 3 && lower.filter(beginsDeed).length > lower.length * 0.7;
  // Notes in small letters fill no line: what follows them is a note of its own.
  const plain = raw.filter((line) => line.trim() !== '' && !isBullet(line) && headingOf(line.trim(), false) === null);
  const small = plain.filter((line) => /^ ?[a-z]/.test(line)).length;
  const wrapped = plain.filter((line) => line.trimEnd().length > width * 0.8).length > plain.length * 0.4;
  const full = !wrapped && small > 3 && small > plain.length * 0.6 ? Infinity : 0.6;
  // Where lines begin with a capital, one without goes on with the line above it.
  const capital = small > 0 && small < 7 && plain.length > (small < 3 ? 5 : 3.5) * small;
  let taught = false;
  const teaches = /\bapprentice/i.test(text);
  for (const [place, typed] of raw.entries()) {
    // "You'll learn how to:" above bullets: what stands in them is learnt, and no beginner's work yet.
    const lesson = isBullet(typed)
      ? null
      : /^(.*?[.!] )?you(?:['’]ll| will)? (?:also )?(?:learn|be taught|be shown)(?: how)? to\s?:$/i.exec(typed.trim());
    taught = lesson !== null || (taught && (isBullet(typed) || typed.trim() === ''));
    const line = lesson
      ? (lesson[1] ?? '')
      : taught
        ? typed
            .replace(bulletMark, (mark) => `${mark}Learn to `)
            .replace(/(?<=Learn to )[A-Z]/, (first) => first.toLowerCase())
        : // "You don't need any experience. You do need to": nothing is said by what only leads to the list.
          typed.replace(/(?<=[.!?] )you(?:['’]ll| will| do)? (?:also )?need to\s?:?\s*$/i, '');
    if (/^\s*page \d+(?: of \d+)?\s*$/i.test(line)) continue;
    // A person specification in two columns, as it comes out of a table.
    if (
      /^\s*(?:[A-Za-z][\w &/]*?(?:\t+| {2,}))?essential(?: criteria)?(?:\t+| {2,})desirable(?: criteria)?\s*$/i.test(
        line,
      )
    ) {
      table = true;
      labelled = !/^\s*essential/i.test(line);
      columns = { essential: line.search(/essential/i), desirable: line.search(/desirable/i) };
      joined.push({ text: 'Essential:', bullet: false });
      continue;
    }
    // "Previous experience        X": the mark's column says which of the two it is.
    const marked = table ? /^(.*?\S)(\t+| {2,})(?:X|x|✓|✔|√|Y|yes)\s*$/.exec(line) : null;
    if (marked) {
      const at = line.trimEnd().length - 1;
      const far = /^(?:\t{2,}| {4})$/.test(marked[2] ?? '') || at > (columns.essential + columns.desirable) / 2 + 4;
      const near = /^(?:\t| {2})$/.test(marked[2] ?? '');
      joined.push({ text: tidy(marked[1] ?? ''), bullet: true, desirable: far && !near, cell: true });
      continue;
    }
    if (table && line.trim()) {
      const row = line.trim().split(/\t+| {3,}/);
      // "Qualifications    NVQ 3    First aid": the first cell says what the row is about.
      const named =
        labelled &&
        (row.length > 2 || (row.length > 1 && (row[0] ?? '').split(/\s+/).every((word) => sectionWords.test(word))));
      const cells = named ? row.slice(1) : row;
      table = cells.length <= 2 && !/[.:]$/.test(line.trim()) && /[a-z]/.test(line);
      if (table) {
        for (const [column, cell] of cells.entries())
          for (const part of cell.split(/;\s+/))
            if (/[A-Za-z]{2}|^\d\d\+$/.test(part))
              joined.push({ text: tidy(part), bullet: true, desirable: column === 1, cell: row.length > 1 });
        continue;
      }
    }
    // A row of a table: the longest cell is what the row says.
    if (/^\s*\|.*\|\s*$/.test(line)) {
      const cells = line.split('|').map((cell) => cell.trim());
      const longest = cells.reduce((best, cell) => (cell.length > best.length ? cell : best), '');
      // "| Knowledge of Idox | D |": the row says whether it is a must.
      const sign = cells
        .find((cell) => /^(?:E|D|essential|desirable)$/i.test(cell))
        ?.charAt(0)
        .toUpperCase();
      const own = sign === 'D' ? { own: 'desirable' as const } : sign === 'E' ? { own: 'person' as const } : {};
      for (const part of longest.split(/;\s*/))
        if (part.split(' ').length > 2) joined.push({ text: tidy(part), bullet: true, ...own });
      continue;
    }
    if (!line.trim()) {
      joined.push({ text: '', bullet: false });
      continue;
    }
    const mark = bulletMark.exec(line);
    const bullet = mark !== null && mark[0].trim() !== '';
    const content = tidy(bullet ? line.slice(mark[0].length) : line);
    const above = joined.at(-1);
    // The rest of a broken word's line, and what stands in a bracket that the line above left open.
    if (
      above?.text &&
      !bullet &&
      (content.startsWith(goesOnBelow) ||
        goOn.has(place) ||
        (above.bullet && /\([^()]*$/.test(above.text) && /^[^()]*\)/.test(content)) ||
        (above.bullet && /\b(?:incl|approx|e\.g|i\.e)\.$/i.test(above.text) && /^[a-z\d]/.test(content)) ||
        // "... and section", "215 notices": the number of what ends the line above.
        (above.bullet && numbered.test(above.text) && /^\d{1,4}[A-Za-z]?\b(?![.)])/.test(content)))
    ) {
      above.text = `${above.text} ${content.replace(goesOnBelow, '')}`;
      before = line.trimEnd().length;
      continue;
    }
    if (!/[A-Za-z]{2}/.test(content)) continue;
    // "Must have good knife skills": a requirement, and the heading of those below it.
    if (!bullet && asksAtOnce(content) && !/\.$/.test(content)) {
      joined.push({ text: 'Must have:', bullet: false }, { text: content, bullet: true });
      continue;
    }
    // "... AND THE OBSERVANCE OF", "SAFETY AND HYGIENE STANDARDS": capitals that go on are no heading.
    const broken = joined.at(-1);
    if (
      !bullet &&
      broken &&
      /[A-Z]{3}/.test(line) &&
      !/[a-z]/.test(line) &&
      (/ (?:of|and|the|for|to|with|or|by|an?|on|at|from|via|our|including)$/i.test(broken.text) ||
        endsOpen(broken.text) ||
        // "... ON BREAKDOWNS AND\n  FAULTS" has its rest set in; so has a bullet in capitals whatever it ends in.
        (broken.bullet &&
          /^\s{2,}\S/.test(line) &&
          !/[a-z]/.test(broken.text) &&
          /^(?:none|null)$/.test(String(headingOf(content, false)))))
    ) {
      joined[joined.length - 1] = {
        ...broken,
        // What is shouted as a whole is calmed as a whole.
        text: `${broken.text} ${/[a-z]{3}/.test(broken.text) ? lowerShouted(content) : content}`,
      };
      continue;
    }
    // "... on alternate", "Wednesdays": what can't be over goes on, whatever the next line begins with.
    // Where each point of a list ends in a stop, one without it does as well.
    const wants =
      !bullet &&
      broken !== undefined &&
      (lacksNoun(broken.text) ||
        // "... with the", "Foreman and Senior Engineer".
        /[a-z] (?:the|an?|our|your|their|its)$/.test(broken.text) ||
        goesOnInTitle(broken.text, content) ||
        goesOnWithDay(broken.text, content) ||
        goesOnAlike(broken.text, content) ||
        (stopped && broken.bullet && !broken.closed && /[a-z\d)]$/i.test(broken.text) && /\.$/.test(content)));
    // "Code of Practice", "Reporting Relationship": a heading of the form, where what it is about has bullets.
    if (
      !bullet &&
      bulleted &&
      !wants &&
      formHeading.test(content) &&
      !asked.test(content) &&
      !ofSomebody.test(content) &&
      !isAmongAsked(joined, raw, typed) &&
      headingOf(content, false) === null
    ) {
      joined.push({ text: '', bullet: false });
      continue;
    }
    const filled = before + (line.trim().split(/\s/)[0] ?? '').length + 1;
    const inName = broken !== undefined && goesOnInName({ ...broken, filled, width }, content);
    // "People" between two bullets: the name of a group of tasks.
    if (
      !bullet &&
      !inName &&
      !wants &&
      !endsOpen(broken?.text ?? '') &&
      /^[A-Z][A-Za-z&/ -]{2,40}$/.test(content) &&
      content.split(' ').length <= 4 &&
      (joined.at(-1)?.bullet || (joined.at(-1)?.text === '' && /^[A-Z][a-z]+ (?:for|to|with) /.test(content))) &&
      // "Design, Purchasing and", "PLC Software": the line before goes on.
      !/(?:,|&|\b(?:and|or|of|with|for|to|the|in|by))$/.test(joined.at(-1)?.text ?? '') &&
      headingOf(content, false) === null &&
      isBullet(raw.slice(raw.indexOf(typed) + 1).find((next) => next.trim() !== '') ?? '')
    ) {
      joined.push({ text: '', bullet: false });
      continue;
    }
    if (teaches && isItsEnd(content)) continue;
    // "REQUIREMENTS: forklift licence, own boots": the heading and its list on one line.
    // "Nice: FLT counterbalance" in notes: what stands below is no wish.
    const noted = bullet ? null : headedNote.exec(content);
    if (noted?.[1] && noted[2]) {
      const own = /^need/i.test(noted[1]) ? 'person' : 'desirable';
      for (const text of splitRequirements(noted[2].replace(/[.]$/, '')))
        joined.push({ text, bullet: true, own, closed: true });
      continue;
    }
    const listed = bullet ? null : headedList.exec(content);
    if (listed?.[1] && listed[2]) {
      joined.push({ text: `${listed[1]}:`, bullet: false });
      // "A degree in planning, surveying or a related subject, or equivalent experience" is one of what is asked.
      // Behind its marks each stands by itself.
      const starred = listed[2].split(/(?:^|\s)[*•·]\s/).filter((part) => part !== '');
      const row =
        starred.length > 1
          ? starred
          : /^(?:key |main |job )?(?:responsibilities|duties|tasks)/i.test(listed[1])
            ? splitOutsideBrackets(listed[2])
            : splitRequirements(listed[2]);
      for (const part of starred.length < 2 && listed[2].includes(';') ? listed[2].split(/;\s*/) : row)
        if (/[A-Za-z]{2}|^\d\d\+$/.test(part))
          joined.push({ text: part.replace(/^and /i, '').replace(/[.]$/, ''), bullet: true });
      continue;
    }
    const row = bullet ? null : specification.exec(content);
    if (row) {
      for (const part of specificationRow(row[1] ?? '', content.slice(row[0].length))) joined.push(part);
      continue;
    }
    const last = joined.at(-1);
    before = line.trimEnd().length;
    const continues =
      last !== undefined &&
      last.text !== '' &&
      goesOnAbove(last, content, { line, bullet, bulleted, deeds, width, edge, full, filled, capital, wants, inName });
    // "... and the observance of", "Safety and hygiene standards": of capitals the first is left over.
    const goesOn =
      / (?:of|and|the|for|to|with|or|by)$/.test(last?.text ?? '') &&
      /^[A-Z][a-z]+ [a-z]/.test(content) &&
      !beginsDay.test(content);
    if (continues)
      last.text = `${last.text}${last.text.endsWith('/') ? '' : ' '}${goesOn ? lowerFirst(content) : content}`;
    else {
      // "... maintained by CORU. AND", "(b) ...": each mark has its own line, and the "and" between them says nothing more.
      if (bullet && last?.bullet && last.text.split(' ').length > 3)
        last.text = last.text.replace(/[.;,]?\s+(?:and|AND|&)$/, '');
      joined.push({ text: content, bullet, desirable: /^\s*D(?:\s|\d)/.test(mark?.[0] ? line : '') });
    }
  }
  return joined;
}
