/** Things that imperatives point at, in the sentence that such a thing has: "travel up to 40%", "3 to 6 years' experience", "the €14m ARR". */
import { lowerFirst, withArticle } from '../language/articles.ts';
import type { Ledger } from '../ledger/facts.ts';
import { readStatement, type Statement } from '../ledger/statement.ts';
import type { Step } from '../types.ts';

const years =
  /^(?:(?:at least|a minimum of|minimum|min\.?) )?(?:\d+|one|two|three|four|five|six|seven|eight|nine|ten)(?:(?: to |-|–| or )(?:\d+|two|three|four|five|six|seven|eight|nine|ten))?\+? years?['’]? (?:of )?(?:[a-z-]+ ){0,3}experience\b/i;
const travelShare =
  /^travel (?:of |for )?((?:up to|around|about|roughly|at least|at most) )?(\d+ ?%)(?: of the time)?(.*)$/i;
const travelTo =
  /^(?:some |occasional |frequent |regular )?travel (?:to|within|across|between|around|in|throughout|abroad|overseas)\b.*$/i;
const sum =
  /^the ([£€$₹]\d[\d.,]*(?: ?(?:k|m|bn|million|billion|lakh|crore))?) (ARR|MRR|revenue|turnover|budget|pipeline|sales|spend|fund|order book|portfolio)( today| now| this year)?$/i;
const check =
  /^(?:the |an? )?((?:(?:basic|enhanced|standard|full|pre-employment) )?(?:(?:DBS|PVG|Garda|AccessNI|background|criminal record|reference|drug|credit|security|police|SC|DV|BPSS)(?: and [a-z]+)? )(?:check|vetting|clearance|screening|disclosure|test))s?$/i;

/** "3 to 6 years' experience", where the brief says of what: "3 to 6 years with Java or Kotlin". Null where it doesn't. */
export function withItsYears(text: string, person: Ledger['person']): Statement | null {
  if (!years.test(text)) return null;
  const many = /^[^a-z]*(?:at least |a minimum of |minimum )?([\da-z]+(?:(?: to |-|–| or )[\da-z]+)?)\+? years?/i
    .exec(text)?.[1]
    ?.toLowerCase();
  const line = person.find(
    ({ fact, person: { kind, desirable } }) =>
      kind === 'have' &&
      !desirable &&
      new RegExp(`(?:^|least )${many ?? '\n'}\\+? years?\\b`, 'i').test(fact.text) &&
      fact.text.split(' ').length <= 16,
  );
  return line ? readStatement(`You need ${line.fact.text}`) : null;
}

/** The sentence of a thing that is pointed at; null where it is of no such kind. In step 6 the reader's own notice period is asked for. */
export function asPointed(text: string, step: Step | undefined): Statement | null {
  const bare = text.replace(/[.!]+$/, '');
  if (years.test(bare) && !/[,;:]/.test(bare)) return readStatement(`You need ${lowerFirst(bare)}`);
  const [, about = '', share = '', rest = ''] = travelShare.exec(bare) ?? [];
  if (share) return readStatement(`You travel ${about.toLowerCase()}${share.replace(' ', '')} of the time${rest}`);
  if (travelTo.test(bare)) return readStatement(`The job includes ${lowerFirst(bare)}`);
  const [, much = '', what = '', when = ''] = sum.exec(bare) ?? [];
  if (what)
    return readStatement(`${/^(?:ARR|MRR|revenue|turnover)$/i.test(what) ? what : `The ${what}`} is ${much}${when}`);
  const checked = check.exec(bare)?.[1];
  if (checked)
    return readStatement(`There is ${/vetting|clearance|screening/i.test(checked) ? checked : withArticle(checked)}`);
  if (step === 6 && /^(?:the |your |current )?notice period$/i.test(bare))
    return readStatement('Tell us your notice period');
  return null;
}
