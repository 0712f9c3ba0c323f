/** What a reader looks for in an advert and whether it is there: pay, place, hours, contract, how to apply. */

import { saysPay } from './pay-said.ts';

/** A thing that an advert should say. */
export type Essential = 'pay' | 'place' | 'hours' | 'contract' | 'apply';

const signs: Readonly<Record<Exclude<Essential, 'pay'>, RegExp>> = {
  place:
    /\b(?:based (?:in|at|near)|located (?:in|at)|location|remote(?:ly)?|hybrid|home[- ]based|from home|work from|on[- ]site|at our|office in|depot in|site in|in (?!The\b)\p{Lu}\p{Ll}{2,})/u,
  hours:
    /\b(?:full[- ]time|part[- ]time|hours?\b|shifts?|rota|nights?|weekends?|monday|mon[-–]fri|days a week|flexitime|flexible working|job share|\d{1,2}(?:[:.]\d\d)?\s?[ap]m)\b/i,
  contract:
    /\b(?:permanent|temporary|fixed[- ]term|contract|freelance|zero[- ]hours|seasonal|maternity cover|casual|apprenticeship|internship|\d+[- ]month|secondment|bank staff)\b/i,
  apply:
    /\b(?:apply|application|send (?:us )?(?:your|a)|email us|call us|ring us|closing date|deadline|get in touch|contact us|cv\b)|[\w.+-]+@[\w-]+\.\w|https?:\/\//i,
};

/** What is there. The text is read whole; each sign is a plain word or figure. */
export function findEssentials(text: string): Readonly<Record<Essential, boolean>> {
  return {
    pay: saysPay(text),
    place: signs.place.test(text) || /\b(?:[Rr]emote|[Hh]ybrid|[Ll]ocation)\b/.test(text),
    hours: signs.hours.test(text),
    contract: signs.contract.test(text),
    apply: signs.apply.test(text),
  };
}
