/** Notes that no sentence can be made of: they stand in no text, and a note tells them. */

import { hasSentence } from '../frames/statements.ts';
import { upperFirst, withArticle } from '../language/articles.ts';
import { lacksArticle } from '../language/counting.ts';
import { headOf, missesArticle } from '../language/nouns.ts';
import { withArticles } from '../language/shorthand-articles.ts';
import { isTelegraphic } from '../language/telegraphic.ts';
import type { FactKind } from '../types.ts';
import { isOnlyMainly } from './note-mainly.ts';
import { isProduct } from './note-products.ts';
import { lacksItsVerb } from './record-judged.ts';
import type { Statement } from './statement.ts';

/** "Farm visits within a 20-mile radius": several, of a kind. */
const areSeveral = (text: string): boolean =>
  /^[A-Za-z][a-z]+ ?/.test(text) &&
  !/[,;:]/.test(text) &&
  text.split(' ').length < 10 &&
  /[^su\W]s$/.test(headOf(text)) &&
  !missesArticle(text);

/** One thing with its article, or several of them: what may stand behind "One thing to know about the job:". */
const isOneThing = (text: string): boolean =>
  /^(?:an?|the|our|your|one|two|three|four|five|six|seven|eight|nine|ten|\d[\d,]*) [a-z]/i.test(text) &&
  !/[,;:]/.test(text) &&
  text.split(' ').length < 10 &&
  // "3 surgery practice": one, with three of something.
  (!/^(?:\d|two|three|four|five|six|seven|eight|nine|ten)/i.test(text) || /[^s]s$|people$|staff$/.test(headOf(text))) &&
  !missesArticle(text);

/** "Best Dry Cider, Three Counties Show 2025": what an award or a list calls us. */
const isName = (text: string): boolean =>
  text.split(/[\s,]+/).every((word) => !/^[a-z]{3,}/.test(word) || /^(?:and|for|the|with|from)$/.test(word));

/** Whether a statement of the brief's is a note of which no frame makes a whole sentence. */
function isNote({ text, kind, typed }: Statement, from: FactKind): boolean {
  if (from === 'evidence')
    return (
      lacksItsVerb(text) ||
      (!isName(text) && !hasSentence(from, text, kind) && (kind === 'loose' || (kind === 'np' && missesArticle(text))))
    );
  // "Scheduling software for clinics": what the company makes is neither the work nor a thing to know of the job.
  if (from === 'description' && (kind !== 'verb' || /^craft\b/i.test(text)) && isProduct(text)) return true;
  // "Mainly labour ward": no place with an article, and no thing to know.
  if (kind !== 'clause' && isOnlyMainly(text)) return true;
  // "A residential property", of "residential property": an article of ours makes nothing sure.
  return (
    !hasSentence(from, text, kind) &&
    !(kind === 'np' && ((typed === undefined && isOneThing(text)) || areSeveral(text)))
  );
}

/**
 * The statement as it may be said: with the articles that it lacks, or null where an editor would have to write it out. Only what
 * was typed as a note is judged so; a promise and what a company says of itself are worded with care.
 */
export function withoutRoughness(statement: Statement, from: FactKind): Statement | null {
  if (from !== 'description' && from !== 'evidence') return statement;
  if (isNote(statement, from)) return null;
  // "Cottage is available (2 bed)", "on 3rd floor": one of them, and the one there is.
  const small = (wording: string): string =>
    wording
      .replace(
        /\b(on|in|at|from) (?=(?:\d+(?:st|nd|rd|th)|first|second|third|ground|top|upper|lower) floor\b)/g,
        '$1 the ',
      )
      .replace(
        /^((?:[A-Za-z][a-z]+ )?[A-Za-z][a-z]+) (?=is (?:available|shared|provided|included|supplied|on offer)\b)/,
        (whole, name: string) => {
          const lower = name.toLowerCase();
          if (!lacksArticle(lower.split(' ').at(-1) ?? '') || /^(?:an?|the|our|your|every|each|this|that) /.test(lower))
            return whole;
          return /^[A-Z]/.test(name) ? `${upperFirst(withArticle(lower))} ` : `${withArticle(lower)} `;
        },
      );
  const said = { ...statement, text: small(statement.text), lower: small(statement.lower) };
  if (!isTelegraphic(said.text)) return said;
  const text = withArticles('', said.text, 'a');
  if (text === said.text || isTelegraphic(text)) return null;
  return { ...said, text, lower: withArticles('', said.lower, 'a') };
}
