import { lowerFirst } from '../../language/articles.ts';
import { endsOpen } from '../../language/ending.ts';
import { linesOf } from '../../language/narrow.ts';
import { withCapitals } from '../../language/sentence-capitals.ts';
import { isVerbBase } from '../../language/verbs.ts';
import { calm, splitSentences } from '../../ledger/clean.ts';
import { namesInCapitals, withNamesOf } from '../../ledger/program-names.ts';
import { splitRequirements } from '../requirements/split.ts';
import { splitOutsideBrackets } from '../tasks/outside-brackets.ts';
import { isAllForeign, isEnglish } from './english.ts';
import { withoutGroupNames } from './group-headings.ts';
import { withPlainHeadings } from './heading-names.ts';
import { asksAmong, asksAtOnce, headingOf, type Section, sectionWords } from './headings.ts';
import {
  company,
  endsInParticle,
  headedList,
  headedNote,
  isHalfEnglish,
  paperTitle,
  tellsOf,
  whenOneWorks,
  withForce,
} from './line-kinds.ts';
import {
  beginAlike,
  beginsDeed,
  beginsOrder,
  bulletMark,
  isBullet,
  opensSentence,
  withNumbers,
} from './line-starts.ts';
import { asksOfTheJob, behindLists, stillAsked } from './list-ends.ts';
import { withNumberedHeadings } from './numbered-headings.ts';
import { ordersIn } from './orders-in-prose.ts';
import { goesOnBelow, isDenied, specification, straighten } from './paper.ts';
import { asksInCapitals } from './shouted-asked.ts';
import { lowerShouted } from './shouted-rest.ts';
import { singleSpaced } from './spacing.ts';
import { withoutTopics } from './topic-lines.ts';
import { goesOnInName } from './wrapped-lines.ts';

export interface Line {
  text: string;
  section: Section;
  bullet: boolean;
  index: number;
}
export interface KeyValue {
  key: string;
  value: string;
}

const keys =
  /^(location|place(?: of work)?|where|based(?: at| in)?|office|site|salary|pay|wage|rate|band|grade|hours|working hours|shifts?|(?:shift|work(?:ing)?|rota) pattern|(?:working|work|shift) (?:days|times|schedule|rota)|rota|roster|schedule|contract|contract type|type|term|duration|length|reports? (?:to|into)|reporting (?:to|line)|responsible to|accountable to|line manager|manager|manages|staff managed|department|team|function|sub-function|division|post|title|job title|role|position|vacancy title|start date|closing date|deadline|job ref|ref|reference|doc no|issue|from|employer|company|level|no\. of positions|date|version|approved|next review|contact|email|tel|phone|status|flsa status|exempt|cost centre|travel|notice)\s*[:–\t]\s*(.+)$/i;

const must = /^(?:(?:you|candidates?|applicants?|(?:the )?(?:successful )?(?:candidate|applicant)) )?must\b(?! not)/i;

function tidy(line: string): string {
  return line
    .replace(/\s{2,}X(?:\s+X)*\s*$/i, '')
    .replace(/\s+[|]\s+(?=[\w ]+:)/g, '  ')
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

/** Lines of a job description, unwrapped, calmed, in their sections, with the "Key: value" lines apart. Reads at most 50,000 characters. */
export function readLines(text: string): { lines: Line[]; values: KeyValue[] } {
  const raw = withoutTopics(
    withPlainHeadings(
      withoutGroupNames(withNumbers(withNumberedHeadings(linesOf(straighten(singleSpaced(text.slice(0, 50_000))))))),
    ),
  );
  const inCapitals = namesInCapitals(text.slice(0, 50_000));
  const joined: Joined[] = [];
  let table = false;
  let columns = { essential: 0, desirable: 0 };
  let labelled = false;
  // A line was broken where the next word would not have fitted; how wide the paper is, its longest lines tell.
  // Rows of a table are as wide as their cells, and tell nothing of it.
  const width = raw
    .filter((line) => !/\S\s{3,}\S|\|/.test(line.replace(bulletMark, '')) && !withForce.test(line))
    .reduce((most, line) => Math.max(most, line.trimEnd().length), 0);
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
  let taught = false;
  for (const typed of raw) {
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
        (above.bullet && /\([^()]*$/.test(above.text) && /^[^()]*\)/.test(content)) ||
        (above.bullet && /\b(?:incl|approx|e\.g|i\.e)\.$/i.test(above.text) && /^[a-z\d]/.test(content)))
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
    // "Code of Practice", "Reporting Relationship": a heading of the form, where what it is about has bullets.
    if (
      !bullet &&
      bulleted &&
      formHeading.test(content) &&
      !asked.test(content) &&
      !ofSomebody.test(content) &&
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
          (((width > 60 || last.bullet) && filled > width * full) ||
            (last.bullet && /^\s{2,}\S/.test(line)) ||
            // Where every other row has its mark, one without is none.
            (last.bullet && bulleted && /^[a-z]/.test(content) && !isVerbBase(content.split(/[ ,]/)[0] ?? '')) ||
            endsOpen(last.text) ||
            (/\b(?:on|in|at|by|over|about|against|under|through|during)$/.test(last.text) &&
              !isVerbBase(content.split(/[ ,]/)[0] ?? '')) ||
            /,$/.test(last.text)) &&
          (!/\.$/.test(last.text) || last.text.length > 60)
        : // A capital goes on only where the line before it can't end: "turbines at", "Skerry Bank".
          (endsOpen(last.text) ||
            inName ||
            (/(?<![-\w])(?:at|in|near|from|with|by|under|through|against|using|within)$/.test(last.text) &&
              filled > width * 0.8)) &&
          !/\b(?:dept|max|min|approx|no)\.?$/i.test(last.text) &&
          // "Wash pans when ...": an order is a task of its own.
          !(/\b(?:and|or|the|an?|our|your|their|its|plus|via|per)$/i.test(last.text) ? false : beginsOrder(content)) &&
          !(/\ba (?:big |real |definite )?plus$/i.test(last.text) || opensSentence.test(content)) &&
          headingOf(content, false) === null) &&
      headingOf(last.text, last.bullet) === null;
    // "... and the observance of", "Safety and hygiene standards": of capitals the first is left over.
    const goesOn = / (?:of|and|the|for|to|with|or|by)$/.test(last?.text ?? '') && /^[A-Z][a-z]+ [a-z]/.test(content);
    if (continues) last.text = `${last.text} ${goesOn ? lowerFirst(content) : content}`;
    else joined.push({ text: content, bullet, desirable: /^\s*D(?:\s|\d)/.test(mark?.[0] ? line : '') });
  }
  const lines: Line[] = [];
  const values: KeyValue[] = [];
  let section: Section = 'none';
  // What is a must and what is a wish are parted by their names.
  let parted = false;
  const behind = behindLists(joined);
  const foreign = joined.some((one) => !isEnglish(one.text));
  for (const [at, { text: line, bullet, desirable, cell, own: told }] of joined.entries()) {
    if (behind[at] && /^(?:person|desirable)$/.test(section) && !stillAsked(line)) section = 'none';
    if (
      !line ||
      !(isEnglish(line) || isHalfEnglish(line, bullet)) ||
      (foreign && isAllForeign(line)) ||
      (isDenied(line) && !/:\s*$/.test(line))
    )
      continue;
    // Several "Key: value" pairs may share a line, parted by wide gaps that were tidied away.
    const pairs = line.split(
      /\s(?=(?:Salary|Hours|Location|Staff managed|Band|Issue|Supersedes|Contract|Department|Dept|Division|Directorate|FLSA(?: Status)?|Status|Reports To|Last Revised|Revised|Job Code|Post No|Grade|Ref|Section|Team|Effective Date|Start Date)\s*:)/,
    );
    const found = bullet ? null : keys.exec(pairs[0] ?? '');
    if (found && headingOf(line, bullet) !== 'duty' && line.length < 160) {
      for (const pair of pairs) {
        const match = keys.exec(pair);
        if (match)
          values.push({
            key: (match[1] ?? '').toLowerCase().replace(/^reporting line$/, 'reports to'),
            value: (match[2] ?? '')
              .replace(/^(.*[a-z]{3})\. [A-Z].*$/, /line/i.test(match[1] ?? '') ? '$1' : '$&')
              .trim(),
          });
      }
      continue;
    }
    // "Position profile: Head of Sales": the paper's own title, and no task.
    if (!bullet && paperTitle.test(line)) continue;
    // "Essential: a licence; two references": the heading and its content share a line.
    const inline = /^([A-Z][\w'’ -]{2,30}):\s+(.{4,})$/.exec(line);
    // "Who you'll work with: a crew of three": told of the job, and asked of nobody.
    if (inline?.[1] && inline[2] && tellsOf.test(inline[1])) {
      if (company.test(inline[1]) && !/[.;:?!]\s/.test(inline[2]))
        lines.push({ text: `Work with ${lowerFirst(inline[2])}`, section: 'duty', bullet, index: lines.length });
      continue;
    }
    // "Good hand skills: filing and sawing": asked for, and no heading.
    const asked = /^(?:very )?(?:good|strong|excellent|basic|sound|solid|advanced) (?:[a-z]+ )+skills$/i.test(
      inline?.[1] ?? '',
    );
    const label = inline && !asked ? headingOf(`${inline[1] ?? ''}:`, false) : null;
    // "Bonus:" under what is asked: more that is welcome. Elsewhere it is paid.
    const extra = /^bonus(?: points)?\s*:?$/i.test(line);
    const heading: Section | null =
      label || cell || (bullet && withForce.test(line))
        ? null
        : extra
          ? /^(?:person|desirable)$/.test(section)
            ? 'desirable'
            : 'offer'
          : headingOf(line, bullet);
    if (heading && !asksAmong(line, bullet, section, heading) && !asksInCapitals(line, section, heading, bullet)) {
      // "You'll need to:" behind the tasks: what somebody must be able to do.
      section =
        heading === 'duty' &&
        /^you(?:['’]ll| will)? (?:also )?(?:need|have) to\s?:?$/i.test(line) &&
        lines.filter((one) => one.section === 'duty').length > 2
          ? 'person'
          : heading;
      parted = /^essential/i.test(line);
      continue;
    }
    if (
      heading === null &&
      !bullet &&
      asksOfTheJob(
        line,
        joined.slice(at + 1).find((next) => next.text !== ''),
      )
    ) {
      section = 'summary';
      continue;
    }
    // "Five days out of seven, about 42 hours a week": a row of the head without its name.
    if (section === 'none' && !bullet && whenOneWorks.test(line))
      values.push({ key: 'hours', value: line.replace(/[.]$/, '') });
    let body = line;
    let own: Section = told ?? (desirable ? 'desirable' : section);
    if (inline && label) {
      own = label;
      // "Good to have: Angular, Kafka" in a list of musts is a wish of its own; "Desirable:" after "Essential:" opens a list.
      if (!bullet && !(label === 'desirable' && section === 'person' && !parted)) section = label;
      if (label === 'person') parted = true;
      body = inline[2] ?? line;
    }
    const typedLine = body.replace(/\s*\bpage \d+ of \d+\s*$/i, '');
    // "IATF 16949 core tools (APQP, PPAP, FMEA)": letters in a bracket are no shouting.
    const outside = typedLine.replace(/\s*\([^()]*\)/g, '');
    const calmed =
      outside !== typedLine && calm(outside) === outside
        ? typedLine
        : withNamesOf(calm(typedLine), typedLine, inCapitals);
    const sentences =
      bullet && own !== 'person' && own !== 'desirable'
        ? [calmed]
        : splitSentences(own === 'none' ? withCapitals(calmed) : calmed);
    // "Ability to sit for long periods. Must be free for nights." behind a list of wishes: one of them is a must, and none a wish.
    if (own === 'desirable' && !bullet && sentences.length > 1 && sentences.some((one) => must.test(one)))
      own = 'person';
    for (const part of sentences) {
      // "Help the plumber on site, carry tools, measure and cut pipe": without a heading, a row of orders is one.
      const orders = own === 'none' && !bullet ? ordersIn(part) : [];
      for (const order of orders) lines.push({ text: order, section: 'duty', bullet: true, index: lines.length });
      if (orders.length > 0) continue;
      const pieces =
        own === 'offer' || own === 'person' || own === 'desirable'
          ? part.split(own === 'offer' ? /\s*;\s+|\s+\/\s+(?=\w+ \w+)/ : /\s*;\s+/)
          : [part];
      for (const piece of pieces)
        if (piece.trim()) lines.push({ text: piece.trim(), section: own, bullet, index: lines.length });
    }
  }
  return { lines, values };
}
