/** How many we are, and where: notes on the company that open with a figure. */

import { lowerFirst } from '../language/articles.ts';
import { baseOfThird } from '../language/verbs.ts';
import type { Make, Note } from './note.ts';

/** "12 of us", "40 in the office", "820 on roll"; null where nobody is counted. */
export function readUs(text: string, make: Make): Note | null {
  // "Still a family firm": what we are to this day.
  if (
    /^still (?:an? |the |in |on |one of |family|independent|owned|run|led|based|growing|small|privately|hiring)/i.test(
      text,
    ) &&
    !/\b(?:is|are|was|were)\b/i.test(text)
  )
    return make('clause', `We're ${lowerFirst(text)}`);
  // "Boss climbs": somebody, and what they do.
  const does =
    /^(?:the )?((?:[a-z]+ )?(?:boss|owner|founder|manager|director|chef|head|chief|gaffer|landlord|partner|principal|matron)) ([a-z]+s)(?: .*)?$/i.exec(
      text,
    );
  if (does?.[2] && baseOfThird(does[2]) !== null)
    return make('clause', `The ${lowerFirst(text.replace(/^the /i, ''))}`);
  if (/^\d[\d,]* [a-z]+(?: [a-z]+)* (?:in|across|at) [^:]+: /.test(text))
    return make('clause', `There are ${text.replace(/, (?=[^,]*$)(?!and )/, ' and ')}`);
  if (/^\d[\d,]* on (?:roll|the books|board)\b/i.test(text)) return make('quote', text);
  if (/^(?:\d+|two|three|four|five|six|seven|eight|nine|ten|twelve) of us$/i.test(text))
    return make('clause', `There are ${lowerFirst(text)}`);
  const us = /^(\d+|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve) ((?:in|on|across|at) .+)$/i.exec(text);
  if (us) return make('clause', `There are ${lowerFirst(us[1] ?? '')} of us ${us[2]}`);
  return null;
}
