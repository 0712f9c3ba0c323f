/** The verb of a line that was jotted down, as a sentence has it. */

import { withArticle } from '../../language/articles.ts';
import { lowerFirst } from '../../language/first-capitals.ts';
import { isVerbBase } from '../../language/verbs.ts';

/** A line with its verbs as a sentence has them: "pick and pack", "be on call", "make follow-up calls"; `typed`: as it was before its brackets went. */
export const withPlainVerbs = (text: string, typed: string): string =>
  text
    // "Set-up and operate mills": an order.
    .replace(
      /^([a-z]+)-(up|down|off|out|in) (?=and [a-z]+ [a-z]|the |our |all |new )/i,
      (whole, verb: string, particle: string) => (isVerbBase(verb) ? `${verb} ${particle} ` : whole),
    )
    // "Opening up/locking up of the hall": two doings.
    .replace(
      /\b([a-z]+ing(?: (?:up|down|in|out|off))?)\/([a-z]+ing(?: (?:up|down|in|out|off))?)(?= of [a-z])/i,
      '$1 and $2',
    )
    .replace(
      /^([a-z]+ing(?: (?:up|down|in|out|off))?) ?\/ ?([a-z]+ing(?: (?:up|down|in|out|off))?)(?= [a-z])/i,
      (_, one: string, other: string) => `${one} and ${lowerFirst(other)}`,
    )
    // "Pick/pack orders", "Load/unload trailers": two verbs.
    .replace(/^([a-z]+)\/([a-z]+)(?= [a-z]|$)/i, (whole, one: string, other: string) =>
      isVerbBase(one) && isVerbBase(other) ? `${one} and ${other.toLowerCase()}` : whole,
    )
    // "On-call duty one week in eight": it is done.
    .replace(/^on[- ]call duty\b/i, 'be on call')
    .replace(/^on[- ]call (?:rota|roster|rotation|schedule)\b/i, (found) => `be on the ${found.toLowerCase()}`)
    .replace(/^on[- ]call weeks? (?=every\b)/i, 'be on call for a week ')
    .replace(/^on[- ]call\b/i, 'be on call')
    .replace(/^stand-?by (?=(?:rota|roster|duty|one|1|every|each|\d|weekends?|nights?)\b)/i, (found) =>
      /^stand-?by (?:rota|roster)/i.test(typed) ? `be on the ${found.toLowerCase()}` : `be on ${found.toLowerCase()}`,
    )
    // "Booking in of deliveries": deliveries are booked in.
    .replace(/^([a-z]+ing (?:in|out|up|off|down|over)) of (?=[a-z])/i, '$1 ')
    // "Follow up calls to customers": calls that follow something up.
    .replace(
      /^follow[ -]?up (?=(?:calls?|visits?|e-?mails?|appointments?|clinics?|letters?|checks?|meetings?)\b)/i,
      'make follow-up ',
    )
    // "Form tutor", "duty manager": somebody to be, and nobody to form.
    .replace(
      /^((?:an? )?(?:[a-z]+ ){1,2}(?:tutor|keyworker|key worker|aider|marshal|mentor|champion|buddy|invigilator|steward|warden))(?= for\b| to\b|$)/i,
      (found) =>
        /^(?:be|act|acting|being|serving|working|support|help|train|brief|assist|the) /i.test(found)
          ? found
          : `be ${/^an? /i.test(found) ? found : withArticle(lowerFirst(found))}`,
    );
