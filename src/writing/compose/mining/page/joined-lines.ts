/** Lines as they come off the paper, each whole: what was broken goes on, a table's row is its cells, and a row of a form its parts. */

import { endsOpen } from '../../language/ending.ts';
import { lowerFirst } from '../../language/first-capitals.ts';
import { beginsDay, goesOnWithDay, lacksNoun } from '../../language/lacking-noun.ts';
import { goesOnWithVerb } from '../../language/lacking-verb.ts';
import { linesOf } from '../../language/narrow.ts';
import { isVerbBase } from '../../language/verbs.ts';
import { splitRequirements } from '../requirements/split.ts';
import { splitOutsideBrackets } from '../tasks/outside-brackets.ts';
import { asksAtOnce } from './asked-at-once.ts';
import { withoutGroupNames } from './group-headings.ts';
import { withPlainHeadings } from './heading-names.ts';
import { headingOf } from './headings.ts';
import { endsInParticle, headedList, headedNote, isItsEnd, withForce } from './line-kinds.ts';
import {
  beginAlike,
  beginsDeed,
  beginsOrder,
  bulletMark,
  isBullet,
  opensSentence,
  withNumbers,
} from './line-starts.ts';
import { withNumberedHeadings } from './numbered-headings.ts';
import { goesOnBelow, specification, straighten } from './paper.ts';
import { edgeOf, endInStops } from './paper-edge.ts';
import { sectionWords } from './section-names.ts';
import type { Section } from './sections.ts';
import { lowerShouted } from './shouted-rest.ts';
import { singleSpaced } from './spacing.ts';
import { withoutTopics } from './topic-lines.ts';
import { wrappedLines } from './wrapped-blocks.ts';
import { goesOnAlike, goesOnInName, goesOnInTitle } from './wrapped-lines.ts';

export const keys =
  /^(location|place(?: of (?:work|training|employment|assignment))?|where|based(?: at| in)?|office|site|salary|pay|wage|rate|band|grade|hours|working hours|shifts?|(?:shift|work(?:ing)?|rota) pattern|(?:working|work|shift) (?:days|times|schedule|rota)|rota|roster|schedule|contract|contract type|type|term|duration|length|reports? (?:to|into)|reporting (?:to|line)|responsible to|accountable to|line manager|manager|superior|supervisor|manages|staff managed|department|team|function|sub-function|division|post|title|job title|role|position|vacancy title|start date|closing date|deadline|job ref|ref|reference|doc no|issue|from|employer|company|level|no\. of positions|date|version|approved|next review|contact|email|tel|phone|status|flsa status|exempt|cost centre|travel|notice)\s*[:–\t]\s*(.+)$/i;

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

interface Joined {
  text: string;
  bullet: boolean;
  desirable?: boolean;
  cell?: boolean;
  /** What it is, where the row itself says so. */
  own?: Section;
  /** Nothing goes on with it. */
  closed?: boolean;
}

/** The parts of such a row; "of teaching" gets its noun back: "experience of teaching". */
function specificationRow(name: string, content: string): Joined[] {
  const noun = name.toLowerCase().replace(/ies$/, 'y').replace(/s$/, '');
  return content
    .split(/;\s*|(?<=\((?:E|D|essential|desirable)\)),?\s*/i)
    .map((part) => part.replace(/^[,;.\s]+/, '').trim())
    .filter((part) => /[A-Za-z]{2}/.test(part))
    .map((part) => {
      const desirable = /\((?:D|desirable)\)/i.test(part);
      const bare = part.replace(/\s*\((?:E|D|essential|desirable|A|I|T|A\/I)\)/gi, '').replace(/\.$/, '');
      const text =
        /^(?:of|in|with) /i.test(bare) && /^(?:experience|knowledge|skill|training)$/.test(noun)
          ? `${noun} ${bare}`
          : bare;
      return {
        text,
        bullet: true,
        desirable,
        cell: true,
        own: desirable ? ('desirable' as const) : ('person' as const),
      };
    });
}

/** "Confident with Excel", "Fluent in Welsh": how somebody is, though it is written like the heading of a form. */
const ofSomebody =
  /^(?:Confident|Comfortable|Competent|Familiar|Proficient|Fluent|Skilled|Good|Great|Happy|Strong|Able|Qualified|Trained|Registered|Certified|Experienced|Conversant|Handy|At ease|At home) (?:with|in|at|on|as|to|by)\b/;

/** A few words in the capitals of a title, and nothing else. */
const formHeading = /^[A-Z][a-z]+(?: (?:of|and|&|for|the|to|in|with) [A-Z][a-z]+| [A-Z][a-z]+){1,4}$/;
const asked =
  /\b(?:licen[cs]e|degree|experience|certificate|qualification|diploma|card|gcse|nvq|english|driver|skills|knowledge|registration|membership)\b/i;

/** "Safe Pass and Manual Handling" in a list without marks of what is asked: one more of it, and no heading, where no mark follows. */
function isAmongAsked(
  joined: readonly { text: string; bullet: boolean }[],
  raw: readonly string[],
  typed: string,
): boolean {
  if (isBullet(raw.slice(raw.indexOf(typed) + 1).find((line) => line.trim() !== '') ?? '- ')) return false;
  for (let at = joined.length - 1; at >= 0; at -= 1) {
    const { text, bullet } = joined[at] ?? { text: '', bullet: false };
    if (bullet) return false;
    const section = text === '' ? null : headingOf(text, false);
    if (section !== null) return section === 'person' || section === 'desirable';
  }
  return false;
}

/** What a law, a form or a school has by its number. */
const numbered =
  /\b(?:section|part|regulation|article|schedule|clause|rule|paragraph|form|stage|level|phase|class|category|grade|band|appendix|chapter)$/i;

/** What a number counts that ended the line above. */
const ofNumbers =
  /^(?:minutes?|mins?|hours?|hrs?|days?|weeks?|months?|years?|yrs?|miles?|metres?|meters?|lbs?|pounds?|kg|km|mm|cm|feet|inches|percent|degrees|people|staff|beds|patients|customers|units|tons?|tonnes?)\b/;

/** The whole lines of a paper; an empty one stands where something ended. */
export function joinLines(text: string): Joined[] {
  const raw = withoutTopics(
    withPlainHeadings(withoutGroupNames(withNumbers(withNumberedHeadings(linesOf(straighten(singleSpaced(text))))))),
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
      !last.closed &&
      !bullet &&
      !keys.test(content) &&
      // "Desirable: a nursing qualification" begins a row of its own.
      !(/^[A-Z][\w' -]{2,30}:\s/.test(content) && headingOf(`${content.split(':')[0] ?? ''}:`, false) !== null) &&
      !/[:!?]$/.test(last.text) &&
      !(deeds && beginsDeed(content) && !endsOpen(last.text) && !/,$/.test(last.text)) &&
      // Two notes that begin alike: "running the pass when the chef is off", "ordering fish".
      !(
        beginAlike(last.text, content) &&
        !/(?:,|\b(?:and|or|of|to|the|an?|with|for|by|in|on|at|from|our|your|their))$/.test(last.text)
      ) &&
      // "Decide what good is": ended.
      !/\b(?:what|how|who|where|why) .*\b(?:is|are)$/.test(last.text) &&
      // "Turn out and bring in": ended by the word that belongs to the verb.
      !(/^[A-Z]/.test(content) && endsInParticle.test(last.text)) &&
      !/\((?:E|D|essential|desirable)\)$/i.test(last.text) &&
      (/^[a-z(&]/.test(content)
        ? // Notes in short lines tell nothing of the paper's width.
          // An indented line under a bullet goes on with it.
          (((width > 60 || last.bullet) && filled > edge * full) ||
            goesOnWithVerb(last.text, content) ||
            (last.bullet && /^\s{2,}\S/.test(line)) ||
            // Where every other row has its mark, one without is none.
            (last.bullet && bulleted && /^[a-z]/.test(content) && !isVerbBase(content.split(/[ ,]/)[0] ?? '')) ||
            (capital &&
              !last.bullet &&
              /^[a-z]/.test(content) &&
              !isVerbBase(content.split(/[ ,]/)[0] ?? '') &&
              // "Keep workshop clean", and below that short line "collecting parts": another task.
              // ... and so is "basic first aid" below the short "Experience of dumpers".
              filled >= Math.min(edge, 76) * 0.6) ||
            // "... within 30", "minutes when on standby": a number, and what there is of it.
            (/\s\d+$/.test(last.text) && ofNumbers.test(content)) ||
            endsOpen(last.text) ||
            lacksNoun(last.text) ||
            (/\b(?:on|in|at|by|over|about|against|under|through|during)$/.test(last.text) &&
              (!isVerbBase(content.split(/[ ,]/)[0] ?? '') || last.text.endsWith(' against'))) ||
            /,$/.test(last.text)) &&
          (!/\.$/.test(last.text) || last.text.length > 60)
        : // A capital goes on only where the line before it can't end: "turbines at", "Skerry Bank".
          (endsOpen(last.text) ||
            wants ||
            inName ||
            (/(?<![-\w])(?:at|in|near|from|with|by|under|through|against|using|within)$/.test(last.text) &&
              filled > width * 0.8)) &&
          !/\b(?:dept|max|min|approx|no)\.?$/i.test(last.text) &&
          // "Wash pans when ...": an order is a task of its own.
          !(/\b(?:and|or|the|an?|our|your|their|its|plus|via|per)$/i.test(last.text) ? false : beginsOrder(content)) &&
          !(/\ba (?:big |real |definite )?plus$/i.test(last.text) || opensSentence.test(content)) &&
          // "... or a similar", "CAM package": the words of a heading, and the noun that was still to come.
          ((wants && !/:$/.test(content)) || headingOf(content, false) === null)) &&
      headingOf(last.text, last.bullet) === null;
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
