/** What is done for somebody, typed without its verb: "phone bill paid", "knives sharpened on the house", "paid weekly". */

import { upperFirst } from '../language/first-capitals.ts';
import { wordsOf } from '../language/words.ts';
import { isMainClause } from './clause.ts';
import type { Make, Note } from './note.ts';
import { inRow, isCountable, isPlural, isPluralNoun } from './nouns.ts';

/** What somebody is charged for, and we may pay. */
const charge =
  /(?:\bfees?|\bbills?|\bsubscriptions?|\bdues|\bpremiums?|\brent|\btuition|\binvoices?|\bfines?|\btolls?|\bdeposit)$/i;
const bareCharge =
  /^(?:your |the |an? )?([^,()]{3,60}?),? paid((?: (?:in full|every (?:month|year)|each (?:month|year)|monthly|yearly))?)(?: (?:for you|by us|by the company))?$/i;
/** What is paid or given by its time: it has no article. */
const uncounted =
  /(?:\bovertime|\btime|\bwork|\bpay|\bleave|\btraining|\btravel|\bmileage|\bcall|\bstandby|\bnotice|\bparking|\bcover|\bpetrol|\bfuel|\baccommodation|\bchildcare)$/i;
/** Done, and how: the manner says that these are no adjectives before a thing. */
const done =
  /^([^,():;]{3,50}?) ((?:paid|covered|reimbursed|refunded|matched|shared|split|sharpened|washed|cleaned|laundered|serviced|repaired|replaced|renewed|supplied|delivered|cooked|insured|topped up|rounded up|subsidised|reviewed|published|planned|booked|arranged) (?:at|up to|on|by|for|from|in|to|every|each|once|twice|within|after|free|weekly|monthly|yearly|annually|daily)\b.*|paid (?:[£€$₹]\s?\d[\d.,]*|\d+%) (?:more|extra|on top)\b.*)$/i;

/** Reads what is done for somebody; null where the words are no such note. */
export function readDeed(text: string, opens: boolean, make: Make): Note | null {
  if (/^paid (?:weekly|monthly|fortnightly|daily|every|on|in|by|hourly|for)\b/i.test(text) && !isMainClause(text))
    return make('clause', `You're ${text.charAt(0).toLowerCase()}${text.slice(1)}`);
  const paid = bareCharge.exec(text);
  // "CSCS fees are paid" says it as well, and as the note does; a row of them and one alone want a subject.
  if (
    paid?.[1] &&
    charge.test(paid[1]) &&
    !(isPluralNoun(wordsOf(paid[1]).at(-1) ?? '') && !/ or /.test(paid[1])) &&
    !/\b(?:is|are|we|you)\b/i.test(paid[1])
  )
    return make('clause', `We pay your ${inRow(paid[1], opens)}${paid[2]?.toLowerCase() ?? ''}`);
  const deed = done.exec(text);
  const subject = deed?.[1]?.replace(/^(?:your|the|our) /i, '') ?? '';
  if (
    !deed?.[2] ||
    wordsOf(subject).length > 5 ||
    /\b(?:is|are|was|were|be|been|get|gets|we|you|they|who|that|which|has|have|will|can)\b/i.test(subject) ||
    // "Fully paid for the first month": how, and no thing.
    /^(?:fully|half|well|all|not|never|always|only|partly|currently)\b/i.test(subject)
  )
    return null;
  const thing = inRow(subject, opens);
  const last = wordsOf(subject).at(-1) ?? '';
  if (/(?:gear|kit|workwear|clothing|laundry|equipment|linen)$/i.test(last))
    return make('clause', `Your ${thing} is ${deed[2]}`);
  if (isPlural(thing)) return make('clause', `${upperFirst(thing)} are ${deed[2]}`);
  if (uncounted.test(subject)) return make('clause', `${upperFirst(thing)} is ${deed[2]}`);
  // "Bonus paid monthly": how often alone is said of it where it stands.
  if (/^paid \S+$/i.test(deed[2])) return null;
  return isCountable(last) ? make('clause', `Your ${thing} is ${deed[2]}`) : null;
}

/** One of them by its shape: a sum before what it is, what one chooses, a salary of so much. */
const oneByShape =
  /^(?:[£€$₹]\s?\d[\d,.]*(?:k\b| lakh)? (?:[a-z-]+ ){0,3}(?:payment|bonus|allowance|budget|voucher|supplement|stipend|grant|gift|award|premium|contribution|loan|credit|fund|uplift|discount)\b(?! (?:and|or)\b)|(?:[a-z-]+ ){1,3}of (?:your|their) choice\b|choice (?:of|between) |(?:[a-z-]+ )?(?:salary|wage|pension|budget|allowance|bonus|stipend|rate|base) of (?:up to |about |at least )?(?:[£€$₹\d]))/i;
const uncountedStart = /^(?:an?|the|your|our|all|no|some|any|each|every|both|two|three|four|five|six)\b/i;
/** A pension or a fund by its name. */
const namedScheme =
  /^(?:\p{Lu}[\p{L}’'-]*[’']?(?: (?:and|of|for|&))? ){1,6}(?:Pension(?: Scheme| Plan| Fund)?|Scheme|Provident Fund|Superannuation(?: Fund)?)$/u;
/** "Rail card or parking space": one or the other, and each is one. */
const either = /^([\p{L}-]+(?: [a-z-]+){0,2}) or ([\p{L}-]+(?: [a-z-]+){0,2}?)((?: of your choice)?)$/u;

/** A reward with the article that its note leaves out, where its shape says surely that it wants one; null else. */
export function withRewardArticle(text: string, opens: boolean, article: (text: string) => string): string | null {
  if (uncountedStart.test(text)) return null;
  if (namedScheme.test(text)) return `the ${text}`;
  const small = inRow(text, opens);
  if (oneByShape.test(small) && !/ or .* of your choice$/.test(small)) return article(small);
  const [, one = '', other = '', choice = ''] = either.exec(text) ?? [];
  const [first, second] = [inRow(one, opens), inRow(other, false)];
  const counted = (thing: string): boolean =>
    /^\p{Ll}/u.test(thing) && (/ space$/.test(thing) || isCountable(wordsOf(thing).at(-1) ?? ''));
  // "Job bike or Deutschlandticket": what stands beside one of them is one, whatever it is.
  return one !== '' && counted(first) && (counted(second) || /^\p{Lu}\p{Ll}+$/u.test(second))
    ? `${article(first)} or ${article(second)}${choice}`
    : null;
}
