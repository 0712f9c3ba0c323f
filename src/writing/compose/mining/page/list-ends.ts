/** Where a list of marked lines ends though no heading follows: "Tools: we give you a starter set" below the points of what is asked. */

import { asksForCheck } from '../requirements/checks.ts';
import { headingOf } from './headings.ts';

interface Entry {
  text: string;
  bullet: boolean;
}

/**
 * Which lines stand behind a list that an empty line has closed. A line without a mark that leads to further marked ones
 * ("Languages", then "- German") is a name inside the list, and closes nothing.
 */
export function behindLists(entries: readonly Entry[]): boolean[] {
  const behind: boolean[] = [];
  let all = 0;
  let marked = 0;
  let unmarked = 0;
  let closed = false;
  entries.forEach(({ text, bullet }, at) => {
    if (text === '') {
      behind.push(false);
      return;
    }
    if (headingOf(text, bullet) !== null) {
      [marked, unmarked, closed] = [0, 0, false];
    } else if (bullet) {
      marked += 1;
      all += 1;
      closed = false;
    } else if (!closed) {
      closed = marked > 0 && all > 1 && unmarked === 0 && entries[at - 1]?.text === '' && !leadsToMarked(entries, at);
      if (!closed) unmarked += 1;
    }
    behind.push(closed);
  });
  return behind;
}

/** What a line names that asks for something, however short it is: "Driving licence". */
const asks =
  /\d|\b(?:licen[cs]e|degree|experience|certificate|qualifications?|diploma|card|ticket|gcses?|nvq|english|german|driver|skills?|knowledge|registration|membership|able|ability|willing|good|strong|own|must|no|not)\b/i;

/**
 * Whether a short line without a mark opens a block of its own below a list of what is asked ("Reporting" above a sentence,
 * "Working pattern" in a paper whose blocks all have their name on top): a heading, whatever it is of.
 */
export function opensOtherBlock(entries: readonly Entry[], at: number): boolean {
  const [line, next] = [entries[at], entries[at + 1]];
  if (!line || line.bullet || !next || next.bullet || next.text === '' || entries[at - 1]?.text !== '') return false;
  if (!/^[A-Z][A-Za-z]*(?: [a-z]+| [A-Z][a-z]+){0,3}$/.test(line.text) || asks.test(line.text)) return false;
  if (/^[A-Z].*[.]$/.test(next.text) && next.text.split(' ').length > 5) return true;
  // Two blocks above with their headings on top, and no list that is only spaced out.
  const tops = entries.filter(
    ({ text, bullet }, top) =>
      top < at &&
      text !== '' &&
      entries[top - 1]?.text === '' &&
      (entries[top + 1]?.text ?? '') !== '' &&
      headingOf(text, bullet) !== null,
  );
  return tops.length > 1 && !entries.slice(0, at).some(({ bullet }) => bullet);
}

const leadsToMarked = (entries: readonly Entry[], at: number): boolean =>
  entries.slice(at + 1).find(({ text }) => text !== '')?.bullet === true;

/** "What is it?", "How long does it take?" above a few sentences: they tell of the job, and ask for nothing. */
export const asksOfTheJob = (line: string, next: Entry | undefined): boolean =>
  /^(?:what|where|when|how|why)\b[^.!]*\?$/i.test(line) &&
  line.split(/\s+/).length < 9 &&
  !/\b(?:you|we) (?:need|want|ask|expect|look)\b|\byou (?:bring|have)\b/i.test(line) &&
  next !== undefined &&
  !next.bullet;

/** "The post is subject to an enhanced DBS check.": asked for below the list as well. */
export const stillAsked = (line: string): boolean => /^[^.]*\bsubject to\b[^.]*\.?$/i.test(line) || asksForCheck(line);
