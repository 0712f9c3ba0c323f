/**
 * "Recruit and breathing apparatus courses are paid", "train and bus fares are covered": a sentence whose first word may be an order
 * elsewhere. Two kinds of one thing in the plural, and what is done with them; nobody recruits courses.
 */
import { baseOfParticiple } from './verbs.ts';

const twoKinds =
  /^[A-Z][a-z]+(?: [a-z-]+){0,2}(?:,| (?:and|or|&)) (?:[a-z-]+ ){1,4}?([a-z]+[^su\W]s) are (?:all |both |fully |always |also )?([a-z]+)(?=$|[.,;]| (?:by|in|on|for|from|at|with|after|every|each|as|up|out|to|within|monthly|weekly)\b)/;
/** Behind these a clause of its own stands: "check that bus and train fares are paid". */
const clauseBefore =
  /^\S+(?: [a-z-]+)*? (?:that|which|who|where|when|if|whether|how|what|until|once|so|before|after|while|as|because)\b/;

export function isSaidOfTwo(text: string): boolean {
  const [, , done = ''] = twoKinds.exec(text) ?? [];
  return (
    done !== '' &&
    !clauseBefore.test(text.replace(/ are .*$/, '')) &&
    (baseOfParticiple(done) !== null || /^(?:free|included|yours|ours|tax-free)$/.test(done))
  );
}
