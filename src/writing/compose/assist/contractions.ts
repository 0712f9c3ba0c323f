/** Contractions written out and made. */
import { type Swap, swap } from './sentences.ts';

const full: readonly Swap[] = [
  [/\b(you|we|they)['’]re\b/gi, '$1 are'],
  [/\b(you|we|they|i|it|that|there|she|he|who)['’]ll\b/gi, '$1 will'],
  [/\b(you|we|they|i)['’]ve\b/gi, '$1 have'],
  [
    /\b(you|we|they|i|she|he)['’]d(?= (?:be|like|love|have|need|want|get|work|join|make|take|use|see|know)\b)/gi,
    '$1 would',
  ],
  [/\b(it|that|there|what|here)['’]s\b(?! (?:been|got|had|become|grown|worked|always been))/gi, '$1 is'],
  [/\b(who|she|he|where)['’]s(?= (?:in|on|at|an?|the|not|going|looking|responsible)\b)/gi, '$1 is'],
  [/\blet['’]s\b/gi, 'let us'],
  [/\bcan['’]t\b/gi, 'cannot'],
  [/\bwon['’]t\b/gi, 'will not'],
  [/\bshan['’]t\b/gi, 'shall not'],
  [/\b(do|does|did|is|are|was|were|have|has|had|would|should|could|must|need)n['’]t\b/gi, '$1 not'],
  [/\bI['’]m\b/g, 'I am'],
];
export const expandContractions = (text: string): string =>
  full.reduce((current, [pattern, better]) => swap(current, [pattern, better]), text);
const contractions: readonly Swap[] = [
  [/\bcannot (?=[a-z])/gi, "can't "],
  [/\bwill not (?=[a-z])/gi, "won't "],
  [/\b(do|does|did|is|are|was|were|have|has|had|would|should|could) not (?=[a-z])/gi, "$1n't "],
  [/\b(you|we|they) are (?=[a-z])/gi, "$1're "],
  [/\b(you|we|they|it) will (?=[a-z])/gi, "$1'll "],
  [/\b(you|we|they) have (?=(?:been|had|got|grown|won|worked|built|made|opened|already|never|always)\b)/gi, "$1've "],
  [/(?<=^|[.!?]\s|\b(?:and|but|so|because)\s)(it|there|that|here) is (?=[a-z])/gi, "$1's "],
];
/** The text's own apostrophe, else the straight one. */
export function contract(text: string): string {
  const made = contractions.reduce((current, [pattern, better]) => swap(current, [pattern, better]), text);
  return /’/.test(text) && !/'/.test(text) ? made.replace(/'/g, '’') : made;
}
