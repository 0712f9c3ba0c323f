/** Things that imperatives point at, in the sentence that such a thing has: "travel up to 40%", "3 to 6 years' experience", "the €14m ARR". */
import { determine, withArticle } from '../language/articles.ts';
import { lowerFirst } from '../language/first-capitals.ts';
import { headOf } from '../language/nouns.ts';
import type { Ledger } from '../ledger/facts.ts';
import { readStatement, type Statement } from '../ledger/statement.ts';
import type { Step } from '../types.ts';
import { thereIs } from './imperative-notes.ts';
import { namedAsTold } from './named-as-told.ts';

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
/** "Night allowance £4/hr": a sum by its name, with the "of" that it lacks. */
const named =
  /^(?:an? |the )?((?:[a-z-]+ ){1,3}?(?:allowance|premium|supplement|enhancement|uplift|bonus|budget|grant|payment|stipend|voucher)),?:? (?:of )?((?:up to |about |from )?[£€$₹]\d[^,;:]*)$/i;
/** What a job brings, by the last word of its name: none of it is asked of a person. */
const ofTheJob =
  /^(?:.* )?(?:allowances?|enhancements?|premiums?|supplements?|uplifts?|bonus(?:es)?|differentials?|weekend|week|fortnight|support|balance|scheme|package|perks?|benefits?|pension|leave|holidays?|parking|canteen|nursery|gym|bus|discounts?|rates?|working|hours|shifts?|rota|roster|pattern|overtime|double time|time and a half|vouchers?|budget|grant|stipend|commission|tips|meals?|lunch(?:es)?|uniform|accommodation|cottage|van|laptop|phone|relocation|sponsorship|flexitime|prospects|progression|apprenticeships?)$/i;
/** "Zoom interviews": on it, or by it. */
const interviewed =
  /^(?:the )?(zoom|teams|ms teams|google meet|skype|video|phone|telephone|online|remote|virtual|in[- ]person|face[- ]to[- ]face) interviews?$/i;
const online: Readonly<Record<string, string>> = {
  zoom: 'on Zoom',
  teams: 'on Teams',
  'ms teams': 'on Teams',
  'google meet': 'on Google Meet',
  skype: 'on Skype',
  video: 'by video',
  phone: 'by phone',
  telephone: 'by phone',
};
/** "7am to 3pm": when one works. */
const clock = /^\d{1,2}(?:[.:]\d\d)? ?(?:[ap]\.?m\.?)? ?(?:to|-|–|until) ?\d{1,2}(?:[.:]\d\d)? ?(?:[ap]\.?m\.?)$/i;
/** "Both sites (Corby and Kettering)": which they are. */
const allOf =
  /^(?:both|all(?: (?:the|our|two|three|four|five|six|seven|eight|\d+))?|the (?:two|three|four|five|six|\d+)) ([a-z-]+(?: [a-z-]+)?s) \(([^()]+(?: and |, | & )[^()]+)\)$/i;
/** "Training, e.g. the NVQ Level 2": some of it by its name. */
const forExample =
  /^(?:the )?((?:(?:full|paid|free|in-house|external|further) )?(?:training|support|benefits|discounts|perks|courses|mentoring|coaching)),? (?:\()?(?:e\.?g\.?|for example|such as|incl(?:uding|\.)?),? ([^()]+)\)?$/i;

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

/** "The 6 a.m. starts in July and August": when the day begins there. */
const startsAt =
  /^(?:[Tt]he |[Oo]ur )?(\d{1,2}(?:[.:]\d\d)? ?[ap]\.?m\.?) (starts?|finish(?:es)?)((?: (?:in|on|from|during) (?!the\b)[A-Z][\w ,]+)?)$/;
/** "The demo room at Chakan": a place that there is, and no part of a job. */
const placeThere =
  /^(?:[Tt]he |[Oo]ur )((?:[a-z-]+ ){0,2}(?:room|workshop|canteen|gym|kitchen|garden|shop|showroom|lab|laboratory|studio|yard|warehouse|cr[eè]che|nursery|caf[eé]|library|terrace|car park|building|site|depot|clinic|centre)(?: (?:at|in|near|beside|next to|opposite|by) [A-Z][\w ’'-]+)?)$/;

/** Whether an imperative names when the day begins, whatever verb its words look like. */
export const namesStart = (text: string): boolean => startsAt.test(text.replace(/[.!]+$/, ''));

/** The sentence of a thing that is pointed at; null where it is of no such kind. In step 6 the reader's own notice period is asked for. */
export function asPointed(text: string, step: Step | undefined): Statement | null {
  const bare = text.replace(/[.!]+$/, '');
  const told = step && step > 1 && step < 5 ? namedAsTold(bare) : null;
  if (told) return told;
  const [, time = '', turn = '', season = ''] = startsAt.exec(bare) ?? [];
  if (time && step && step > 1 && step < 5)
    return readStatement(`The day ${/^start/i.test(turn) ? 'starts' : 'ends'} at ${time}${season}`);
  const [, place = ''] = placeThere.exec(bare) ?? [];
  if (place && step && step > 1 && step < 4) return readStatement(`There is ${withArticle(lowerFirst(place))}`);
  if (years.test(bare) && !/[,;:]/.test(bare)) return readStatement(`You need ${lowerFirst(bare)}`);
  const [, about = '', share = '', rest = ''] = travelShare.exec(bare) ?? [];
  if (share) return readStatement(`You travel ${about.toLowerCase()}${share.replace(' ', '')} of the time${rest}`);
  if (travelTo.test(bare)) return readStatement(`The job includes ${lowerFirst(bare)}`);
  const [, much = '', what = '', when = ''] = sum.exec(bare) ?? [];
  if (what)
    return readStatement(`${/^(?:ARR|MRR|revenue|turnover)$/i.test(what) ? what : `The ${what}`} is ${much}${when}`);
  const [, of = '', worth = ''] =
    /^(?:the |our )((?:annual |yearly |total )?(?:budget|turnover|fund|pipeline|portfolio|order book)) of ((?:about |over |around |nearly )?[£€$₹]\d[\d.,]*(?: ?(?:k|m|bn|million|billion|lakh|crore))?)$/i.exec(
      bare,
    ) ?? [];
  if (of) return readStatement(`The ${of.toLowerCase()} is ${worth}`);
  const [, extra = '', percent = ''] =
    /^(?:the |an? )?((?:[a-z-]+ ){1,3}?(?:allowance|premium|supplement|enhancement|uplift|bonus)) of ((?:up to )?\d[\d.]* ?%[^,;:]*)$/i.exec(
      bare,
    ) ?? [];
  if (extra) return readStatement(`There is ${withArticle(lowerFirst(extra))} of ${percent}`);
  // "Team of 7": whom one works with.
  const team =
    /^(?:an? |the )?((?:[a-z-]+ )?(?:team|crew) of (?:about |around )?(?:\d+|two|three|four|five|six|seven|eight|nine|ten|twelve))$/i.exec(
      bare,
    )?.[1];
  if (team) return readStatement(`You join ${withArticle(lowerFirst(team))}`);
  const checked = check.exec(bare)?.[1];
  if (checked)
    return readStatement(`There is ${/vetting|clearance|screening/i.test(checked) ? checked : withArticle(checked)}`);
  const how = interviewed.exec(bare)?.[1]?.toLowerCase();
  if (how) return readStatement(`Interviews are ${online[how] ?? how.replace(/-/g, ' ')}`);
  if (step && step > 1 && step < 5 && clock.test(bare)) return readStatement(`You work ${bare}`);
  const [, many = '', names = ''] = allOf.exec(bare) ?? [];
  if (many) return readStatement(`The ${lowerFirst(many)} are ${names}`);
  const [, gift = '', some = ''] = forExample.exec(bare) ?? [];
  if (gift) return readStatement(`You get ${lowerFirst(gift)}, for example ${some}`);
  if (step && step > 1 && step < 5) {
    const [, name = '', worth = ''] = named.exec(bare) ?? [];
    if (name) return readStatement(`There is ${withArticle(lowerFirst(name))} of ${worth}`);
  }
  // Among what a person has, "you need the weekend enhancement" would ask for what is given.
  const thing = step === 4 && ofTheJob.test(headOf(bare.replace(/^the \d\S* /i, 'the '))) ? readStatement(bare) : null;
  if (thing) {
    const said = thereIs({ ...thing, kind: 'np', lower: determine(thing.lower) });
    if (said.kind === 'clause') return said;
  }
  if (step === 6 && /^(?:the |your |current )?notice period$/i.test(bare))
    return readStatement('Tell us your notice period');
  return null;
}
