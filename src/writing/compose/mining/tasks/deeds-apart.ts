/** A deed by its own name behind the thing of another verb: nobody opens "the premises and banking", or "new accounts + credit checks". */
import { isDeedNoun } from '../../language/thing-first.ts';
import { parseVerbPhrase } from '../../language/verb-phrase.ts';
import { baseOfIng, isVerbBase } from '../../language/verbs.ts';
import { isActivity } from './activity.ts';

/** One or two verbs, a thing with its article or several things, and a deed behind the last "and". */
const pair =
  /^((?:responsib(?:le|ility) for |to )?)([a-z]+(?: (?:and|or|&) [a-z]+)?) ((?:the|our|your|all|both) [a-z -]+|[a-z -]*[a-z]{2}s) (and|&|\+|plus) ((?:[a-z-]+ )?[a-z-]+)[.;]?$/i;
/** What stands before a noun and after no verb of a deed: "help with the cleaning and ironing". */
const preposition =
  /\b(?:with|of|in|on|at|for|to|from|by|about|as|into|through|towards|between|across|under|how|that|what|when)\b/i;
/** Verbs of hands and voices, which nobody does to a deed: one serves guests, and no banking. */
const ofHands =
  /^(?:open|close|lock|unlock|answer|greet|serve|seat|cook|clean|wash|load|unload|drive|feed|water|milk|groom|walk|ring|phone|email|welcome|lift|carry|fold|iron|pack|unpack|stack|empty|wipe|polish|dust|hoover|mop|sweep|mow|cut|bake|pour|dress|escort|meet|supervise|lead|manage)$/;

const sureOf = /^([^,;:]{12,80}?) and ((?:make sure|ensure|see to it) that .+)$/i;

/** "Complete documents and make sure that copies reach the chart": copies of what the first half names. */
const bareCopies = /(?<=\bthat )(?:copies|originals|duplicates)(?= (?!of\b))/;
const copiesOf = (one: string): string => {
  const thing = /\b(?:the )?([a-z]{3,}[^\Wsu]s)$/.exec(one)?.[1];
  return thing ? ` of the ${thing}` : '';
};

/** The task and the deed behind it, each of its own; the line alone where it is one task. */
export function withDeedApart(line: string): string[] {
  // "Answer to the board for income and make sure that every appeal respects the people ...": too long for one task, and two.
  const [, one = '', other = ''] = line.includes(' that ') ? (sureOf.exec(line.trim()) ?? []) : [];
  if (other !== '' && line.split(' ').length > 14 && isVerbBase((one.split(' ')[0] ?? '').toLowerCase()))
    return [one, other.replace(bareCopies, `$&${copiesOf(one)}`)];
  const [, lead = '', heads = '', thing = '', mark = '', deed = ''] = pair.exec(line.trim()) ?? [];
  if (deed === '' || preposition.test(thing) || !isActivity(deed)) return [line];
  const verbs = heads
    .toLowerCase()
    .split(/ (?:and|or|&) /)
    .map((verb) => (isVerbBase(verb) ? verb : baseOfIng(verb)));
  if (!verbs.every((verb) => verb !== null && ofHands.test(verb))) return [line];
  const words = thing.split(' ');
  const head = words.at(-1) ?? '';
  const own = deed.split(' ');
  // "Manage the cleaning and banking", "lead site visits and credit checks": deeds in a row.
  if (isDeedNoun(head) || isActivity(thing.replace(/^(?:the|our|your|all|both) /i, ''))) return [line];
  // A deed of one word is one only as a doing: "banking", "invoicing"; a verb before its thing is an order.
  if (
    own.length === 1 ? !/ing$/i.test(deed) : isVerbBase(own[0] ?? '') && parseVerbPhrase(deed) !== null && mark !== '+'
  )
    return [line];
  // What is led and managed may be deeds, unless the first is a thing of its own.
  if (verbs.some((verb) => /^(?:supervise|lead|manage)$/.test(verb ?? '')) && !/^(?:the|our|your) /i.test(thing))
    return [line];
  return [`${lead}${heads} ${thing}`, deed];
}
