/** What somebody does, told in the third person: every verb of it turned, and when it is done. */

import { weekdayInFull as dayName } from '../../text/calendar.ts';
import { lowerFirst } from '../language/first-capitals.ts';
import { baseOfThird, isVerbBase, nounLike } from '../language/verbs.ts';
import { wordsOf } from '../language/words.ts';

/** What stands before an object, or is one for sure: "the", "off", "25", "parts", "REST". */
const opensObject =
  /^(?:the|an?|our|your|their|all|any|each|every|both|new|up|out|off|down|over|back|away|it|them|us|people|staff|after|one|two|three|four|five|six|\d[\d,.]*|[a-z]+[^s]s|\p{Lu}[\p{L}\d]+)$/u;
const joined = /(^|,? and |, (?:and )?| or )([a-z]+s)(?=$|[ ,;])(?! (?:of|from)\b)/gi;
/** Behind these a noun that could be a verb is one where it is told to whom or with whom. */
const toWhom = /^(?:to|with|for|on|in|at)$/i;

/** A text in the third person with its verbs in the base form, and how many they are: "Designs and builds kits" is "design and build kits". */
export function turnVerbs(text: string): { text: string; verbs: number } {
  const first = wordsOf(text)[0] ?? '';
  if (baseOfThird(first) === null) return { text, verbs: 0 };
  let verbs = 0;
  const turned = text.replace(joined, (found, joint: string, word: string, at: number) => {
    const base = baseOfThird(word.toLowerCase());
    if (base === null) return found;
    const rest = text.slice(at + found.length).trimStart();
    const next = rest.split(/[\s,;(]/)[0] ?? '';
    const sure =
      at === 0 ||
      (!nounLike.has(base) && next !== '' && !/^,/.test(rest) && next !== 'and') ||
      opensObject.test(next) ||
      // The last of a row of verbs: "takes payments, calms the queue, and orders food".
      (verbs >= 2 && /^, and $/.test(joint) && next !== '' && !/^(?:of|and|or)$/.test(next)) ||
      (/^ and $/.test(joint) && toWhom.test(next));
    if (!sure) return found;
    verbs += 1;
    return `${joint}${base}`;
  });
  return { text: turned, verbs };
}

const unit = '(?:shift|day|morning|afternoon|evening|night|week|weekend|fortnight|month|quarter|term|season|year)';
const lead = new RegExp(
  String.raw`^((?:once|twice|(?:three|four|five) times) (?:an?|per|every|each) ${unit}|(?:every|each) (?:other |second |third )?(?:${dayName}|${unit})(?: (?:morning|afternoon|evening|night))?|on (?:most |some )?(?:${dayName}s?(?: (?:and|or|to) ${dayName}s?)?(?: (?:mornings?|afternoons?|evenings?|nights?))?|days)|most (?:${unit}s|of the time)|in (?:the )?(?:mornings?|afternoons?|evenings?|spring|summer|autumn|winter|school holidays|first (?:week|month|year))|at (?:the )?(?:weekends?|night|month[- ]end|year[- ]end|(?:start|end) of (?:the|each|every|a) ${unit})|from time to time|now and (?:then|again)|sometimes|occasionally|often|usually|normally|also|then),?\s+(\S.*)$`,
  'i',
);
const adverb = /^(?:sometimes|occasionally|often|usually|normally)$/i;

/** "Once a month runs supervision": what is done, with its time where it belongs; null where it is told of nobody. */
export function readTimed(text: string): { duty: string } | { clause: string } | null {
  const [, when = '', rest = ''] = lead.exec(text) ?? [];
  const first = wordsOf(rest)[0] ?? '';
  const second = wordsOf(rest)[1] ?? '';
  if (first === '') return null;
  const third = baseOfThird(first);
  // "Every Friday stock check": a verb in its base form is one only before its object.
  if (third === null ? !isVerbBase(first) || !opensObject.test(second) : second === '') return null;
  const done = third === null ? lowerFirst(rest) : turnVerbs(lowerFirst(rest)).text;
  if (/^(?:also|then)$/i.test(when)) return { duty: done };
  if (adverb.test(when)) return { duty: `${when.toLowerCase()} ${done}` };
  return /[,;:]/.test(done) || wordsOf(done).length > 11
    ? { clause: `${when} you'll ${done}` }
    : { duty: `${done} ${lowerFirst(when)}` };
}
