/** Rows with verbs in them: several orders, or one verb and all that it is done to. */

import { baseOfIng, baseOfThird, isVerbBase, nounLike } from '../language/verbs.ts';
import { wordsOf } from '../language/words.ts';
import { splitOutsideBrackets } from '../mining/tasks/outside-brackets.ts';
import { startsVerb } from './clause.ts';
import { dutyOf } from './duty-notes.ts';

/** "Take fares, help people with prams": tasks in one bullet, each a verb with its object. */
export const isOrders = (sentence: string): boolean => {
  const parts = splitOutsideBrackets(sentence).map((part) => part.trim().replace(/^and /i, ''));
  return (
    parts.length > 1 &&
    parts.every((part) => {
      const first = wordsOf(part)[0]?.toLowerCase() ?? '';
      return (
        wordsOf(part).length > 1 &&
        isVerbBase(first) &&
        !nounLike.has(first) &&
        !/ (?:and|or) /.test(part.split(' ').slice(0, 3).join(' '))
      );
    })
  );
};

/** "Leads finance, treasury, tax and legal": what is done to one of them is done to the others, up to the "and". */
export function isObject(pieces: readonly string[], at: number, last: string): boolean {
  const opener = wordsOf(last)[0] ?? '';
  const doing = baseOfIng(opener.toLowerCase()) !== null;
  const sure = baseOfThird(opener) ?? (isVerbBase(opener) || doing ? opener.toLowerCase() : null);
  if (sure === null) return false;
  // "Run the kitchen when the head chef is off, sauce and fish sections": a task is over with its clause.
  if (
    / (?:when|while|if|until|before|after) (?:the |our |your )?[a-z]+(?: [a-z]+)? (?:is|are|has|have|goes|comes|starts|finish(?:es)?)\b/i.test(
      last,
    )
  )
    return false;
  // "Tax and legal" has no verb in it, though one may tax.
  const acts = (piece: string): boolean =>
    startsVerb(piece) &&
    !(
      [wordsOf(piece)[0]?.toLowerCase() ?? '', baseOfThird(wordsOf(piece)[0] ?? '') ?? ''].some((word) =>
        nounLike.has(word),
      ) && /^\S+ (?:and|or|&) \S+(?: \(.*)?$/i.test(piece)
    );
  const verb = pieces.findIndex((piece, index) => index > at && acts(piece));
  const row = pieces.slice(at, verb < 0 ? undefined : verb);
  const thing = (piece: string): boolean =>
    wordsOf(piece.replace(/\s*\([^)]*\)/g, '')).length < (/ (?:and|or) /.test(piece) ? 7 : 5) &&
    !acts(piece) &&
    !/^(?:and|plus|also|then|with|for|in|on|at|from|to|by)\b|\b(?:is|are|will|can)\b/i.test(piece);
  if (!doing && dutyOf(last) === null && dutyOf([last, ...row].join(', ')) === null) return false;
  return row.every(thing) && /^\S+(?: \S+)? (?:and|or|&) \S/i.test(row.at(-1) ?? '');
}
