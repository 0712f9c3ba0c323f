/** Wording that looks like a clause or an order and is none: its verb is a noun or a participle, or it is a slogan. */
import { hasVerb } from '../language/clause.ts';
import { lexiconTags } from '../language/lexicon.ts';
import { baseOfThird } from '../language/verbs.ts';

/** "Your own slate ripper, hammer and lead tools": what somebody has, in a row or with something beside it. */
const ownRow = /^(?:your|our|their) own ((?:[a-z-]+ ){0,3}[a-z-]+)(?:, | and )(.+)$/i;
/** "All tips shared by hours worked", "your kit washed weekly": what is done with a thing, and no "are" before it. */
const thingDone =
  /^((?:all|every|each|your|our|the|both|half) )?(?:[a-z-]+ ){0,2}?[a-z-]+ (paid|shared|given|washed|serviced|cleaned|sharpened|laundered|mended|repaired|ironed|cooked|provided|supplied|included|covered|refunded|reimbursed|funded|subsidi[sz]ed|arranged|matched|booked|split|held|stored|fitted|replaced|maintained|renewed|kept|worked|bought)(?=$|,| (?:by|in|at|for|on|with|to|from|off|out|up|monthly|weekly|daily|yearly|nightly|every|each|once|twice|after|within|over|free|here)\b)(.*)$/i;

/** "Their own cat sleeps in the yard": a third person that can be nothing else. */
const acts = (word: string): boolean =>
  baseOfThird(word) !== null && !lexiconTags(word).some((tag) => /^(?:Plural|Noun)/.test(tag));

/** Whether what was read as a clause has no finite verb: a thing, or what is done with one. */
export function isNoClause(text: string): boolean {
  const own = /own/i.test(text) ? ownRow.exec(text) : null;
  if (own) {
    const [, thing = '', rest = ''] = own;
    return !thing.split(' ').slice(1).some(acts) && !hasVerb(rest) && !/\b(?:you|we|they|it|who|that)\b/i.test(rest);
  }
  const [, , , rest = ''] = thingDone.exec(text) ?? [null, '', '', '\n'];
  return rest !== '\n' && !hasVerb(text) && !/\b(?:you|we|they|it|who|that|us)\b/i.test(rest);
}

/** "Climb by day, home by dinner": an order, and where one is then, without a verb. */
const thenThere =
  /^[^,;:]+, (?:home|back|off|out|away|done) (?:by|at|before|in(?! on\b)|for|every|until)\b(?![^,;:]* and )[^,;:]*$/;
/** "Come single, stay dancing": two short orders in one rhythm. */
const twoShort = /^([A-Za-z][a-z]+)(?: [a-z]+){1,2}, ([a-z]+)(?: [a-z]+){1,2}$/;
/** What one does without doing it to something; "read meters, log faults" are two tasks. */
const toNothing = new Set(
  'come go stay start finish work play live be get leave arrive eat sleep think move dream grow train learn aim dig laugh rise rest climb ride'.split(
    ' ',
  ),
);
const takesObject = / (?:the|an?|your|our|my|their|us|them|it|you|every|each|all|\d[\d.]*)\b/i;

/** Whether an order is a slogan: to be quoted, and nothing that somebody will do or can want. */
export function isSlogan(text: string): boolean {
  if (!text.includes(',')) return false;
  if (thenThere.test(text)) return true;
  const [, first = '', second = ''] = twoShort.exec(text) ?? [];
  return first !== '' && !takesObject.test(text) && [first.toLowerCase(), second].every((word) => toNothing.has(word));
}
