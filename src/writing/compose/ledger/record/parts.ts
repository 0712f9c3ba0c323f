/** What the sentences of a company's record are made with. */

import { hasVerb } from '../../language/clause.ts';
import { lowerFirst, upperFirst } from '../../language/first-capitals.ts';
import { kindOf } from '../../language/kind.ts';
import { headOf, isCounted } from '../../language/nouns.ts';

export const bareOf = (text: string): string => text.replace(/[.]$/, '');
export const dated =
  /\b(?:19|20)\d\d\b|\b\d\d\/\d\d\b|\blast (?:year|month|season|winter|summer|spring|autumn|quarter|week)\b/;
export const severalHead = (phrase: string): boolean => {
  const head = headOf(phrase).split(' ').at(-1) ?? '';
  return /[^su]s$/.test(head) || /\band\b/.test(headOf(phrase));
};

/** A thing of the company's with what it needs before it: "our order book", "lameness", "all wards". */
export function ofOurs(thing: string): string {
  if (/^(?:our|the|an?|all|most|every|each|half|no|nearly|over|about|\d)\b/i.test(thing)) return upperFirst(thing);
  const head = headOf(thing).split(' ').at(-1) ?? '';
  return severalHead(thing) ||
    isCounted(head.toLowerCase()) ||
    /^(?:score|rate|rating|index|ratio|margin)$/i.test(head) ||
    /^[A-Z]{2,}/.test(thing) ||
    thing.includes(' ')
    ? `Our ${lowerFirst(thing)}`
    : upperFirst(thing);
}

/** Whether words may be what a sentence speaks of: a short noun phrase without a verb of its own. */
export const isSubject = (thing: string): boolean =>
  thing.split(' ').length <= 5 && kindOf(thing) === 'np' && !/[:;,]|\d{4}/.test(thing) && !hasVerb(thing);
