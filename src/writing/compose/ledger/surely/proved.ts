/** Whether a sentence of the company's record is surely what was typed, and not a verb or a subject that our reader guessed. */
import { hasSentence } from '../../frames/statements.ts';
import { finiteAuxiliary } from '../../language/clause.ts';
import { bestOf } from '../record/leans.ts';
import type { Statement } from '../statement.ts';

const plain = (text: string): string => text.toLowerCase().replace(/[’]/g, "'").replace(/\s+/g, ' ').trim();

/** "Our nobody has been moved", "our fully compliant was checked": what has an article of ours, and is no thing. */
const noThing =
  /^(?:Our|The) (?:nobody|nothing|no one|everybody|everyone|all|most|some|none|only|fully|never|always|still|now|highly|[a-z]+ly) /;
/** "Make up most of it": of what stood in the sentence before. */
const leansOnIt = /\b(?:most|much|all|half|part|some) of (?:it|them|that|those)$/;

/** A subject, and "is" or "has": "reject rate is 0.4%", whatever its first word may be besides. */
export const isStated = (text: string): boolean =>
  text
    .split(/\s+/)
    .slice(1, 5)
    .some((word) => finiteAuxiliary.test(word));

/** `typed`: the whole of the evidence. */
export function isSurelyProved({ text, kind }: Statement, typed: string): boolean {
  const own = plain(typed).includes(plain(text));
  // "You will work as a garden of the year": a post of ours.
  if (!own && /^You /.test(text)) return false;
  if (!own && noThing.test(text)) return false;
  // "The highest since the Museum opened": of what?
  if (leansOnIt.test(text) || bestOf.test(text)) return false;
  // "Champion Beer of Wales": no order, and no sentence either.
  if (kind === 'verb') return hasSentence('evidence', text, kind);
  // "Michelin plate", "earned recognition": that there is such a thing tells nothing without whose or when.
  return kind === 'clause' || kind === 'participle' || /\d/.test(text) || text.split(/\s+/).length > 2;
}
