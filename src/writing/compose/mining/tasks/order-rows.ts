/** Orders in a row, of which one is seldom a verb elsewhere: "match, batch and code invoices", "stock check and order consumables". */

import { parseVerbPhrase, type VerbPhrase } from '../../language/verb-phrase.ts';
import { isVerbBase, mayBeVerb, nounLike } from '../../language/verbs.ts';
import { isMostlyNoun } from './parallel.ts';

/** What is done to what has been checked, counted or cleaned, and no name of a thing before another noun. */
const further =
  /^(?:order|log|restock|replenish|clean|wash|tidy|pack|refill|book|update|chase|send|rotate|fill|clear|label|note|sort|mend|sweep)$/;
const named =
  /^(stock|till|fridge|freezer|van|car|vehicle|kit|linen|room|site|tool|tyre|cellar|store|safety|temperature|playground|equipment)[ -](check|count|clean|wash|sweep) (?:and|&) ([a-z]+) (?=[a-z]+(?: [a-z]+)?s$)/i;
/** Several of what there is. */
const many = /^(?:safety|temperature|tyre|tool|room)$/i;

/** "Stock check and order consumables" is to check the stock and order them. */
export function withNamedCheck(raw: string): string {
  const [whole, what = '', verb = '', next = ''] = named.exec(raw) ?? [];
  if (whole === undefined || !further.test(next.toLowerCase())) return raw;
  const thing = what.toLowerCase();
  const object =
    thing === 'safety'
      ? 'for safety'
      : many.test(thing)
        ? `${thing}s`
        : thing === 'equipment' || thing === 'linen'
          ? thing
          : `the ${thing}`;
  return `${verb.toLowerCase()} ${object} and ${next.toLowerCase()} ${raw.slice(whole.length)}`;
}

/** "Match, batch and code invoices": verbs that share what they are done to, though one of them is a noun by the book. */
export function readVerbRow(text: string): VerbPhrase | null {
  const [, row = '', last = '', object = ''] =
    /^((?:[a-z]+, ){1,3}[a-z]+),? and ([a-z]+) ((?:(?:the|our|all|supplier|purchase|incoming|new|daily|sales|customer|patient|client) )*[a-z]{4,}s(?: and (?:[a-z]+ )?[a-z]{4,}s)?(?: (?:for|in|on|from|to|by|against|at|each|every) .+)?)$/i.exec(
      text,
    ) ?? [];
  const verbs = [...row.toLowerCase().split(', '), last.toLowerCase()];
  if (object === '' || verbs.length < 3 || new Set(verbs).size < verbs.length) return null;
  const known = verbs.filter((verb) => isVerbBase(verb) || mayBeVerb(verb)).length;
  // One may be strange, and neither the first nor the last.
  const ends = [verbs[0] ?? '', last.toLowerCase()].every((verb) => isVerbBase(verb) || mayBeVerb(verb));
  if (
    !ends ||
    known < verbs.length - 1 ||
    verbs.some((verb) => /(?:s|ing|ed|ly|er|ion|ment)$/.test(verb) && !isVerbBase(verb)) ||
    parseVerbPhrase(object)
  )
    return null;
  return asRow(verbs, object);
}

/**
 * "Flush, fill, dose and balance the system": verbs in a row before one thing with its article, which stands behind no
 * row of nouns; one of those in the middle may be strange.
 */
export function readRowOnOne(text: string): VerbPhrase | null {
  const [, row = '', last = '', object = ''] =
    /^((?:[a-z]+, ){1,3}[a-z]+),? and ([a-z]+) ((?:the|our|your|all|each|every|any|its|their) [^,]+)$/i.exec(text) ??
    [];
  const verbs = [...row.toLowerCase().split(', '), last.toLowerCase()];
  const isKnown = (verb: string): boolean => isVerbBase(verb) || mayBeVerb(verb);
  return object !== '' &&
    new Set(verbs).size === verbs.length &&
    isVerbBase(verbs[0] ?? '') &&
    !isMostlyNoun(verbs[0] ?? '') &&
    isVerbBase(last.toLowerCase()) &&
    verbs.filter(isKnown).length >= verbs.length - 1 &&
    !verbs.some((verb) => /(?:s|ing|ed|ly|er|ion|ment)$/.test(verb) && !isVerbBase(verb))
    ? asRow(verbs, object)
    : rowOfSureVerb(text);
}

/** "Prepare, mask, mix and spray panels": a row whose first word is nothing but a verb, among things too. */
function rowOfSureVerb(text: string): VerbPhrase | null {
  const row = readVerbRow(text);
  const first = row?.heads[0]?.verb ?? '';
  return row !== null &&
    row.heads.length > 3 &&
    isVerbBase(first) &&
    !nounLike.has(first) &&
    row.heads.every(({ verb }) => isVerbBase(verb) || mayBeVerb(verb))
    ? row
    : null;
}

/** Several deeds that are done to one thing: "label, date and rotate product". */
export const asRow = (verbs: readonly string[], rest: string): VerbPhrase => ({
  heads: verbs.map((verb, index) => ({
    adverb: '',
    verb,
    particle: '',
    joiner: index === verbs.length - 1 ? '' : index === verbs.length - 2 ? ' and ' : ', ',
  })),
  rest,
  inflects: true,
});
