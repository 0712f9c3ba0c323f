/** What rows of hasty clauses are made of: where a note begins and ends, and what its words may be. */
import { articleFor } from '../language/articles.ts';
import { isCountable, isPlural, isPluralNoun } from './nouns.ts';

/** A pattern and what stands in its place. */
export type Row = readonly [RegExp, string | ((...groups: string[]) => string)];

/** Where a note begins: behind a comma or a stop, and no point of a figure. */
export const from = String.raw`(?<=^|\n|[.,;!?]\s)`;
/** Where a note ends. */
export const end = String.raw`(?=$|\n|[.,;!?](?:\s|$))`;
/** A row of a pattern written as text. */
export const row = (pattern: string, better: Row[1], flags = 'g'): Row => [new RegExp(pattern, flags), better];
/** So many words without a verb that says what they do. */
export const words = (most: number): string =>
  String.raw`(?!(?:we|you|it|they|there|if|no|not|all|any|is|are|please)\b)[\p{L}\d][\p{L}\d'’&/-]*(?: (?!(?:is|are|was|were|be|we|you|will|can|has|have|get|gets)\b)[\p{L}\d&+'’-]+){0,${most - 1}}`;
/** The verb that a thing, or a row of them, has. */
export const isOrAre = (thing: string): string => (isPlural(thing) && !/ or /.test(thing) ? 'are' : 'is');
/** "PCV licence": one of them lacks its article; names, rows and what isn't counted don't. */
export const withOne = (thing: string): string => {
  const last = thing.split(' ').at(-1) ?? '';
  return /^(?:an?|the|our|your|my|some|any|own)\b|^\d| (?:and|or) /i.test(thing) ||
    !/^\p{Ll}+$/u.test(last) ||
    isPluralNoun(last) ||
    !isCountable(last)
    ? thing
    : `${articleFor(thing)} ${thing}`;
};
