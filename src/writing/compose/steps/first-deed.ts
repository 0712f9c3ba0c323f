/** The first of several deeds of a task, for lines that have no room for all of it. */
import { endsOpen } from '../language/ending.ts';
import { isVerbBase } from '../language/verbs.ts';
import { countWords } from '../language/words.ts';

/** What begins a second deed: an order, and what shows that it is one: its thing by an article, its particle or where it goes. */
const second =
  /(?:,? and(?: then)?|,? then|;) ([a-z]+(?:-[a-z]+)?) (?=(?:the|an?|our|your|their|its|any|all|each|every|what|how|who|when|where|it|them|up|out|off|over|back|in|on|to|with|for|from|at|two|three|four|five|\d[\d,.]*)\b)/g;
/** "Both wards and", "between kitchen and": what the one needs the other for. */
const needsOther = /\b(?:both|between|either|neither|as well)\b/i;

/**
 * "Lead the night shift" of "lead the night shift and hand over to the day senior at 7.45".
 * @returns null where no second deed surely begins, or the first lacks its thing
 */
export function firstDeed(task: string): string | null {
  for (const { index, 1: verb = '' } of task.matchAll(second)) {
    const head = task.slice(0, index);
    // "Wash, dry and fold the linen": of a row of orders only the last has the thing.
    if (countWords(head) < 3 || /[,;:(]/.test(head) || needsOther.test(head) || endsOpen(head)) return null;
    if (isVerbBase(verb)) return head;
  }
  return null;
}
