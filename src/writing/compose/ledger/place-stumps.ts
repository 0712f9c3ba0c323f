/** Sentences from which a place has been taken, and which say nothing without it: "You're based in our office". */

import { ownPlace } from './own-places.ts';
import { splitSentences } from './split-sentences.ts';

const somewhere = `(?:(?:an?|the|our|your|one of our) )?(?:(?:main|head|local|regional|new|modern|busy|own|central) )*(?:${ownPlace}|house|base|premises|headquarters|HQ|hub|showroom|building|works)s?`;
const who =
  "(?:you(?:['’]re| are|['’]ll be| will be| would be)?|we(?:['’]re| are)|(?:the |this |your )?(?:job|role|post|position|work|team|vacancy|contract)(?: is| will be|['’]s)?|it(?:['’]s| is))";
const stays =
  "(?:(?:mainly |mostly |usually )?(?:be )?(?:based|located|situated|working|work|to work|sitting|sit)|(?:['’]ll|will) (?:work|be based))";
/** What is left: who, that they are somewhere, and a place without its name. */
const stump = new RegExp(
  `^(?:${who} ?)?(?:${stays} ?)?(?:(?:in|at|from|out of|for|on) ${somewhere}|${somewhere})?(?: with (?:an? )?(?:staff of )?[\\w,]+(?: [a-z-]+){0,2})?[.!]?$`,
  'i',
);

/** A text from which places have been taken, without the sentences that said nothing else; `before` is as it was typed. */
export function withoutStumps(text: string, before: string): string {
  if (text === before) return text;
  const typed = new Set(splitSentences(before));
  return text
    .split('\n')
    .map((row) =>
      splitSentences(row)
        .filter((sentence) => typed.has(sentence) || !stump.test(sentence.trim()))
        .join(' '),
    )
    .join('\n');
}
