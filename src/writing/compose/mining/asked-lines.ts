/** What a job description asks of a person: lines of its lists, and sentences that ask wherever they stand. */

import { aboutOurs, namesPaperOf, saysSomething } from './line-cues.ts';
import type { Mined } from './mined-facts.ts';
import type { Line } from './page/lines.ts';
import type { PaperForm } from './paper-form.ts';
import { readBareName } from './requirements/bare-names.ts';
import { desirableCue } from './requirements/cues.ts';
import { inTheirForces } from './requirements/forces.ts';
import { inOneKnowledge } from './requirements/know-rows.ts';
import { asksNothing } from './requirements/none.ts';
import { asksOfSomebody, partProse } from './requirements/person-prose.ts';
import { readRow } from './requirements/read-row.ts';
import { partSomebody, splitRequirements } from './requirements/split.ts';
import { showCommas } from './requirements/split-kept.ts';

/** "Materials: aluminium, titanium", "Machines: two Hermle": a row that says what there is, and asks nothing. */
const saysWhatThereIs =
  /^(?:(?:our|the) )?(?:(?:main |processed |typical )?materials?(?: (?:used|processed|worked))?|machines?|machinery|machine park|(?:our )?equipment(?: (?:used|on site))?|plant(?: on site)?|fleet|vehicles?(?: (?:used|driven))?|products?|tooling|premises|cell|line|shop floor|kitchen|workshop|team|site|ward|yard|bakery|lab(?:oratory)?|warehouse)\s*: (?!.*\b(?:experience|knowledge|able|ability|skills?|familiar\w*|trained|qualified|essential|required|desirable|preferred|must|licen[cs]e|tickets?|certificates?|years?)\b)/i;

/** "Bus licence, or car licence and we'll train you": asked for, though it goes on with what we do. */
const namesPaperFirst =
  /^(?!.*\b(?:we|our|us)\b.*\b(?:licen[cs]e|certificate|degree|diploma|registration|card|ticket)\b).*\b(?:licen[cs]e|certificate|degree|diploma|registration|card|ticket)\b/i;

/** The letter of a form's column, of which no note has to speak. */
const columnLetter = / \([ED]\)$/i;

/** What takes requirements of one paper. */
interface Asked {
  /** A line in a list of what is asked. */
  askedInList: (line: Line, section: 'person' | 'desirable') => void;
  /** A sentence that asks, wherever it stands. */
  askedIn: (line: Line) => void;
}

/** Takes requirements into `mined`. */
export function takeAsked(mined: Mined, { title, markedAsks }: PaperForm, score: (line: Line) => number): Asked {
  function askedInList(line: Line, section: 'person' | 'desirable'): void {
    // "Finance Director, Carnegie Quay Shipping Ltd": the name of the paper, and nothing that is asked.
    if (!line.bullet && namesPaperOf(line.text, title)) return;
    if (line.text.includes(': ') && saysWhatThereIs.test(line.text)) return;
    for (const hidden of partSomebody(inTheirForces(line.text))
      .flatMap((one) => one.split('\n'))
      .flatMap(partProse)) {
      const part = showCommas(hidden);
      const read = readRow(inOneKnowledge(hidden), section);
      // "Phlebotomy", "third-party products": what nothing was read of may be the name of a field.
      const named =
        read.length === 0 && !/[.!?]$|^[A-Z]+$/.test(part) && !asksNothing(part) ? readBareName(part) : null;
      const facts =
        named && !named.loose ? [{ ...named, desirable: section === 'desirable' || desirableCue.test(part) }] : read;
      for (const fact of facts)
        mined.person.push({
          ...fact,
          // "Have served as a finance director": it stands as it was written.
          ...(fact.text === part && fact.kind === 'do' ? { sure: true } : {}),
          score: score(line),
          raw: part.replace(columnLetter, ''),
        });
      if (
        facts.length === 0 &&
        section === 'person' &&
        (line.bullet ||
          part !== line.text ||
          asksOfSomebody(part) ||
          (!markedAsks && !/[.!?]$/.test(line.text) && (!aboutOurs.test(part) || namesPaperFirst.test(part)))) &&
        saysSomething(part) &&
        !asksNothing(part)
      )
        mined.unread.person.push(part.replace(columnLetter, ''));
    }
  }
  function askedIn(line: Line): void {
    for (const hidden of splitSentence(line.text)) {
      const facts = readRow(inOneKnowledge(hidden), 'person');
      const part = showCommas(hidden);
      for (const fact of facts) mined.person.push({ ...fact, score: score(line) - 0.5, raw: part });
      if (facts.length === 0 && saysSomething(part)) mined.unread.person.push(part);
    }
  }
  return { askedInList, askedIn };
}

/** The parts of a sentence that asks. */
export function splitSentence(text: string): string[] {
  // "Must have a Safe Pass (we'll get you one) + manual handling": each of them.
  const must = /^must have ([^.:;]+)[.]?$/i.exec(text)?.[1];
  const parts = must ? must.split(/ \+ /).flatMap(splitRequirements) : [];
  return parts.length > 1
    ? parts
    : inTheirForces(text)
        .split('\n')
        .filter((part) => part.trim() !== '')
        .flatMap(partProse);
}
