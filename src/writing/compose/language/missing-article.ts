/** Which article a phrase of shorthand lacks: the one there is, or one of many. */

import { articleFor } from './articles.ts';
import { ends, places } from './bare-places.ts';
import { areFields } from './bare-turns.ts';
import { isLikelyThing, lacksArticle } from './counting.ts';
import { lexiconTags } from './lexicon.ts';
import { needsNone, oneOfMany } from './needs-no-article.ts';
import { type Chunk, chunkAt, determined, headIn, isOpen, type Judge, rowFrom, ways } from './noun-chunks.ts';
import { isSize } from './sizes.ts';
import { isVerbBase } from './verbs.ts';

export type Article = 'the' | 'a';

const articleOf = (chunk: Chunk, kind: Article): string => {
  const phrase = chunk.words.join(' ');
  // "In the hospice sector": there is one.
  if (/^(?:sector|industry|market|trade|profession)$/.test(headIn(chunk)) && !oneOfMany.test(chunk.words[0] ?? ''))
    return 'the';
  if (ways.test(headIn(chunk)) && /^(?:required|agreed|expected|necessary|same|right|set)$/.test(chunk.words[0] ?? ''))
    return 'the';
  // "To DVSA standard": the one there is.
  if (headIn(chunk) === 'standard' && /^[A-Z]{2,}$/.test(chunk.words[0] ?? '')) return 'the';
  return kind === 'a' || ways.test(headIn(chunk)) || oneOfMany.test(chunk.words[0] ?? '') ? articleFor(phrase) : 'the';
};

/** Deeds that are done to one known thing: "jet wash forecourt", "clean coil". */
const handling =
  /^(?:clean|wash|jet-wash|pressure-wash|power-wash|grease|fix|paint|mop|sweep|repair|replace|drive|park|lock|unlock|empty|fill|load|unload|refill|restock|sand|oil|fit|mount|strip|tow|rig)$/;
const bodies = /^(?:association|society|federation|union|consortium|cooperative|co-operative|partnership|foundation)$/;

/** Whether a phrase that begins at `at` lacks its article, and which. */
export function missing(
  words: readonly string[],
  at: number,
  before: string,
  kind: Article,
  { verb = '', order = '', guess = false } = {},
): string | null {
  const chunk = chunkAt(words, at);
  if (!chunk || determined.test(chunk.words[0] ?? '') || ends.test(chunk.words[0] ?? '')) return null;
  // "Only two people stand above you": so many of them.
  if (/^(?:only|just|barely|scarcely|hardly|nearly|almost)$/i.test(words[at] ?? '') && chunk.words.length > 1)
    return null;
  // "For 18-bed cardiac surgery ICU": what has so many beds is one of them, whatever it is called.
  if (isSize.test(words[at] ?? '') && chunk.words.length > 1 && !/[^su]s$/.test(headIn(chunk)))
    return articleFor(chunk.words.join(' '));
  // "61 km of local road": so much of it.
  if (
    words[at - 1] === 'of' &&
    /^(?:km|kilometres?|kilometers?|miles?|metres?|meters?|m|m2|hectares?|acres?|tonnes?|tons?|kg|kilos?|litres?|liters?|gallons?|pints?|yards?|feet|ft)$/i.test(
      words[at - 2] ?? '',
    )
  )
    return null;
  if (needsNone(words, at, chunk, before, { verb, order })) return null;
  const head = headIn(chunk);
  const first = chunk.words[0] ?? '';
  // "The" may stand before anything that is likely a thing, "a" only before what is counted for sure.
  // What is only likely a thing gets its article as the object of a handling, or where it has its kind before it.
  const likely =
    guess || (kind === 'the' && before === '' && (chunk.words.length > 1 || handling.test(words[at - 1] ?? verb)));
  const isThing: Judge = likely ? isLikelyThing : lacksArticle;
  const whole = rowFrom(words, chunk);
  const end = whole.at(-1) ?? chunk;
  // "Greet callers politely and offer the menu": what has an object is a verb, and no part of the row.
  const row =
    whole.length > 1 && isVerbBase(end.words[0] ?? '') && determined.test(words[end.end] ?? '') ? [chunk] : whole;
  const last = row.at(-1) ?? chunk;
  // "Own health and safety", "help with bathing and dressing".
  if (areFields(row)) return null;
  // "Provide assessment, formulation and therapy": fields of work.
  if (
    row.length > 2 &&
    row.filter((part) => /(?:tion|sion|ment|ance|ence|ity|ing|therapy|care|ship|ness)$/.test(headIn(part))).length > 1
  )
    return null;
  if (row.length > 1) {
    // "Credible with shop floor and bank alike": both, and none of either.
    if (words[last.end] === 'alike' || last.words.at(-1) === 'alike') return null;
    // "Raise purchase orders, file and scan": two further deeds behind what is counted.
    if (
      row.length > 2 &&
      /[^su]s$/.test(head) &&
      row.slice(1).every((part) => part.words.length === 1 && isVerbBase(headIn(part)))
    )
      return null;
    // "Mentor transition year and veterinary students": both are kinds of students.
    if (
      row.length === 2 &&
      chunk.words.length > 1 &&
      last.words.length > 1 &&
      /^(?:students|pupils|learners|apprentices|trainees|patients|clients|customers|visitors|volunteers|graduates|staff|children|members|guests|residents|tenants)$/.test(
        headIn(last),
      ) &&
      !/(?:ers|ors|ees|ants|ents|ients|staff|children)$/.test(head)
    )
      return null;
    // "Teach workshop and theory": what is taught is no one place.
    if (/^(?:teach|study|tutor)$/.test(verb) && before === '') return null;
    // "Customer and supplier queries": both stand before one noun.
    // "Accurate client and staff records": with what both are like before them.
    const alike =
      chunk.words.length === 1 ||
      (chunk.words.length === 2 && (lexiconTags(first).includes('Adjective') || /^(?:paid|[a-z]{3,}ed)$/.test(first)));
    if (alike && last.words.length > 1 && !isOpen(last, isThing)) return null;
    if (!row.some((part) => isOpen(part, isThing))) return null;
    // "Manage occupancy and budget": the first is no one thing.
    if (
      row.length === 2 &&
      chunk.words.length === 1 &&
      /[a-z]{3}(?:ancy|ency|tion|ment|ance|ence|ness|ity)$/.test(head) &&
      !isOpen(chunk, isThing)
    )
      return null;
    if (kind === 'a' && !isOpen(chunk, isThing)) return null;
    const several = row.length > 2 && row.filter((part) => isOpen(part, isThing)).length > 1;
    if (!several && !isOpen(chunk, isThing) && !(row.length === 2 && chunk.words.length === 1 && isOpen(last, isThing)))
      return null;
    if (/^[A-Z]/.test(first) && chunk.words.length === 1) return null;
    // "Onto stalls and high loader": several have no "a".
    const many = /[^su'’]s$/.test(head) && lexiconTags(head).includes('Plural');
    return many || articleOf(isOpen(chunk, isThing) ? chunk : last, kind) === 'the'
      ? 'the'
      : articleFor(chunk.words.join(' '));
  }
  // "Meetings of residents association", "with allotment society": the one that there is.
  if (kind === 'the' && places.test(before) && chunk.words.length > 1 && bodies.test(head) && /^[a-z]/.test(first))
    return 'the';
  if (!isOpen(chunk, isThing)) return null;
  // "An eye for detail": of one word in what is asked nobody can tell.
  if (kind === 'a' && chunk.words.length === 1 && places.test(before)) return null;
  return articleOf(chunk, kind);
}
