/** A line of a job description that holds several tasks between semicolons: "replenish stock; rotate it by date". */

import { lowerFirst, upperFirst } from '../../language/first-capitals.ts';
import { parseVerbPhrase } from '../../language/verb-phrase.ts';
import { startsDuty } from './duty-starts.ts';
import { isNoTask } from './form-wording.ts';
import { namedWork } from './named-work.ts';
import { isEitherForm } from './parallel.ts';

/** The parts of a line at the semicolons outside its brackets. */
function between(line: string): string[] {
  const parts: string[] = [];
  let depth = 0;
  let start = 0;
  for (let at = 0; at < line.length; at += 1) {
    const mark = line.charAt(at);
    if (mark === '(') depth += 1;
    else if (mark === ')') depth = Math.max(0, depth - 1);
    else if (mark === ';' && depth === 0) {
      parts.push(line.slice(start, at));
      start = at + 1;
    }
  }
  parts.push(line.slice(start));
  return parts.map((part) => part.trim()).filter((part) => part !== '');
}

/** "Does not include line management", "this may change": said of the task before it. */
const remark = /^(?:and |but )?(?:does|do|is|are|was|will|may|must|this|that|these|it|they|no|not|never|see|note)\b/i;

/** "Daily QA on the scanners, report faults to the supplier": work by its name, and behind the only comma an order that is nothing else. */
function thingAndOrder(line: string): string[] {
  const [, thing = '', order = ''] =
    /^([A-Z][^,:;()]{6,60}), ((?:report|log|chase|record|restock|order|clean|check|book|file|fix|flag|escalate|repair|replace|submit|send|pass|hand) [^,:;()]{5,70}?)\.?$/.exec(
      line,
    ) ?? [];
  return order !== '' &&
    namedWork(lowerFirst(thing)) !== null &&
    startsDuty(order) &&
    !isEitherForm(order) &&
    parseVerbPhrase(lowerFirst(thing)) === null
    ? [thing, upperFirst(order)]
    : [line];
}

/**
 * The tasks of the line, each with its own beginning; the line alone where what stands behind a semicolon is no task, so
 * that nothing is torn from what it belongs to.
 */
export function tasksBetween(line: string): string[] {
  if (!line.includes(';')) return thingAndOrder(line);
  const [first = '', ...more] = between(line);
  const tasks = more
    .map((part) => part.replace(/^(?:and|also|then)\s+(?:to\s+)?|^to\s+/i, ''))
    .filter((part) => !remark.test(part) && !isNoTask(part));
  return first.split(' ').length > 1 &&
    tasks.length > 0 &&
    tasks.every((part) => startsDuty(part) && part.includes(' '))
    ? [first, ...tasks]
    : [line];
}
