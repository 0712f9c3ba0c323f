/** Lines of a job description in their sections: what its headings, its labels and its own words say that each of them is. */

import { lowerFirst } from '../../language/first-capitals.ts';
import { withCapitals } from '../../language/sentence-capitals.ts';
import { namesInCapitals, withNamesOf } from '../../ledger/program-names.ts';
import { calm } from '../../ledger/shouting.ts';
import { splitSentences } from '../../ledger/split-sentences.ts';
import { asksAmong } from './asked-among.ts';
import { hasEnglishWord, isAllForeign, isEnglish } from './english.ts';
import { keys } from './form-keys.ts';
import { goesOnInTasks } from './heading-names.ts';
import { headingOf } from './headings.ts';
import { joinLines } from './joined-lines.ts';
import { company, isHalfEnglish, ownForce, paperTitle, tellsOf, whenOneWorks, withForce } from './line-kinds.ts';
import { asksOfTheJob, behindLists, opensOtherBlock, stillAsked } from './list-ends.ts';
import { withOrBelow } from './or-below.ts';
import { ordersIn } from './orders-in-prose.ts';
import { isDenied } from './paper.ts';
import type { Section } from './sections.ts';
import { asksInCapitals } from './shouted-asked.ts';
import { lowerShouted } from './shouted-rest.ts';
import { withoutShoutedWords } from './shouted-words.ts';
import { isTaskBelow, leadsAMixture } from './single-labels.ts';

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

/** "Candidate information booklet 4": what stands over each page, whatever else its words could head. */
const namesPaper =
  /^(?!.*[.:;!?]\s)(?:[\w&'’(),-]+ ){0,8}(?:information booklet|booklet|(?:information|applicant|candidate|recruitment|application) pack|brochure|prospectus)(?:,? (?:page |p\.? ?)?\d{1,3}(?: of \d+)?)?$/i;

/** "The ideal candidate will have:" straight below "Desirable": it leads to the list, and says nothing of its force. */
const onlyLeads =
  /^(?!.*\b(?:must|essential|required|needs?|minimum|mandatory)\b)(?:in addition,? )?(?:(?:the |our |an? )?(?:(?:ideal|successful|right|suitable|perfect|preferred|strong) )*(?:candidates?|applicants?|person|post ?holders?|appointees?|officer)|you|we|someone|somebody|they|he or she)\b[^.]{0,60}:$/i;

/** "Skills", "Knowledge and experience:" straight below "Desirable", where the musts stand above: a group of the wishes. */
const namesGroup =
  /^(?:(?:key|other|additional|personal|technical|language|practical) )?(?:skills?|knowledge|experience|qualifications?|training|education|attributes|qualities|abilities|languages?|requirements|competenc(?:ies|es))(?:,? (?:and|&|\/) (?:skills?|knowledge|experience|qualifications?|training|education|attributes|qualities|abilities|languages?))?\s*:?$/i;

const must = /^(?:(?:you|candidates?|applicants?|(?:the )?(?:successful )?(?:candidate|applicant)) )?must\b(?! not)/i;

/** Lines of a job description, unwrapped, calmed, in their sections, with the "Key: value" lines apart. Reads at most 50,000 characters. */
export function readLines(text: string): { lines: Line[]; values: KeyValue[] } {
  const inCapitals = namesInCapitals(text.slice(0, 50_000));
  const joined = withOrBelow(joinLines(text.slice(0, 50_000)));
  const lines: Line[] = [];
  const values: KeyValue[] = [];
  let section: Section = 'none';
  // What is a must and what is a wish are parted by their names.
  let parted = false;
  let mixed = false;
  // How many lines there were when the last heading came.
  let headedAt = -1;
  const behind = behindLists(joined);
  let underForeign = false;
  const foreign = joined.some((one) => !isEnglish(one.text));
  for (const [at, { text: line, bullet, desirable, cell, own: told }] of joined.entries()) {
    if (behind[at] && /^(?:person|desirable)$/.test(section) && !stillAsked(line)) section = 'none';
    if (!line || (isDenied(line) && !/:\s*$/.test(line))) continue;
    if (!(isEnglish(line) || isHalfEnglish(line, bullet)) || (foreign && isAllForeign(line))) {
      // "Wir bieten": the list above it ends, and what stands below is of that language as well.
      underForeign = !bullet && line.split(' ').length < 5 && !/[.!?]$/.test(line) ? true : underForeign;
      continue;
    }
    if (underForeign && bullet && !hasEnglishWord(line)) continue;
    if (!bullet) underForeign = false;
    // Several "Key: value" pairs may share a line, parted by wide gaps that were tidied away.
    const pairs = line.split(
      /\s(?=(?:Salary|Hours|Location|Staff managed|Band|Issue|Supersedes|Contract|Department|Dept|Division|Directorate|FLSA(?: Status)?|Status|Reports To|Last Revised|Revised|Job Code|Post No|Grade|Ref|Section|Team|Effective Date|Start Date)\s*:)/,
    );
    const found = bullet ? null : keys.exec(pairs[0] ?? '');
    // "Duty station: Cork": a place, though it begins like the heading of a list.
    if (found && (/^duty station$/i.test(found[1] ?? '') || headingOf(line, bullet) !== 'duty') && line.length < 160) {
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
    if (!bullet && (paperTitle.test(line) || namesPaper.test(line))) continue;
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
    // "ABILITY TO: READ MAPS; LIFT 50 POUNDS": each of them is something that one can do.
    const able = /^(?:(?:the )?ability|able|must be able) to:\s+(.{4,})$/i.exec(line)?.[1];
    if (able) {
      section = section === 'desirable' ? section : 'person';
      for (const one of able.split(/\s*;\s*/))
        if (one.trim() !== '')
          lines.push({
            text: `Able to ${lowerFirst(/[a-z]/.test(one) ? one.trim() : lowerShouted(one.trim())).replace(/[.;]$/, '')}`,
            section,
            bullet: true,
            index: lines.length,
          });
      continue;
    }
    // "Exp: 5 years with a housebuilder", "Quals: CSCS".
    const short = /^(?:exp|quals?)$/i.test(inline?.[1] ?? '');
    const label = inline && !asked ? (short ? 'person' : headingOf(`${inline[1] ?? ''}:`, false)) : null;
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
    // "SERVO", "DRIVES" among tasks: what they are for, where they go on below.
    if (
      heading === 'none' &&
      section === 'duty' &&
      !bullet &&
      goesOnInTasks(joined.slice(at + 1).map(({ text: below }) => below))
    )
      continue;
    if (heading && !asksAmong(line, bullet, section, heading) && !asksInCapitals(line, section, heading, bullet)) {
      // "You'll need to:" behind the tasks: what somebody must be able to do.
      section =
        heading === 'duty' &&
        /^you(?:['’]ll| will)? (?:also )?(?:need|have) to\s?:?$/i.test(line) &&
        lines.filter((one) => one.section === 'duty').length > 2
          ? 'person'
          : heading === 'person' &&
              /^desirable$/.test(section) &&
              lines.length === headedAt &&
              (onlyLeads.test(line) || (namesGroup.test(line) && lines.some((one) => one.section === 'person')))
            ? section
            : heading;
      headedAt = lines.length;
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
    if (heading === null && /^(?:person|desirable)$/.test(section) && opensOtherBlock(joined, at)) {
      section = 'summary';
      continue;
    }
    // "Five days out of seven, about 42 hours a week": a row of the head without its name.
    if (section === 'none' && !bullet && whenOneWorks.test(line))
      values.push({ key: 'hours', value: line.replace(/[.]$/, '') });
    let body = line;
    let own: Section =
      told ??
      (desirable ? 'desirable' : /^(?:summary|duty|none)$/.test(section) ? (ownForce(line) ?? section) : section);
    if (mixed && own === 'person' && isTaskBelow(line)) own = 'duty';
    if (inline && label) {
      own = label;
      // "Good to have: Angular, Kafka" in a list of musts is a wish of its own; "Desirable:" after "Essential:" opens a list.
      if (!bullet && !(label === 'desirable' && section === 'person' && !parted)) {
        section = label;
        mixed = label === 'person' && leadsAMixture(joined, at);
      }
      if (label === 'person') parted = true;
      body = inline[2] ?? line;
    }
    const typedLine = withoutShoutedWords(body)
      .replace(/\s*\bpage \d+ of \d+\s*$/i, '')
      // "18TH EDITION" is the 18th.
      .replace(/\b(\d{1,2})(ST|ND|RD|TH)\b/g, (ordinal) => ordinal.toLowerCase());
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
