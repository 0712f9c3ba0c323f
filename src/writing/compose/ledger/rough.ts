/** Notes that no sentence can be made of: they stand in no text, and a note tells them. */

import { hasSentence } from '../frames/statements.ts';
import { missesArticle } from '../language/nouns.ts';
import { withArticles } from '../language/shorthand-articles.ts';
import { isTelegraphic } from '../language/telegraphic.ts';
import type { FactKind } from '../types.ts';
import type { Statement } from './statement.ts';

/** One thing with its article, or several of them: what may stand behind "One thing to know about the job:". */
const isOneThing = (text: string): boolean =>
  /^(?:an?|the|our|your|one|two|three|four|five|six|seven|eight|nine|ten|\d[\d,]*) [a-z]/i.test(text) &&
  !/[,;:]/.test(text) &&
  text.split(' ').length < 10 &&
  !missesArticle(text);

/** "Best Dry Cider, Three Counties Show 2025": what an award or a list calls us. */
const isName = (text: string): boolean =>
  text.split(/[\s,]+/).every((word) => !/^[a-z]{3,}/.test(word) || /^(?:and|for|the|with|from)$/.test(word));

/** Whether a statement of the brief's is a note of which no frame makes a whole sentence. */
function isNote({ text, kind }: Statement, from: FactKind): boolean {
  if (from === 'evidence')
    return (
      !isName(text) && !hasSentence(from, text, kind) && (kind === 'loose' || (kind === 'np' && missesArticle(text)))
    );
  return !hasSentence(from, text, kind) && !(kind === 'np' && isOneThing(text));
}

/**
 * The statement as it may be said: with the articles that it lacks, or null where an editor would have to write it out. Only what
 * was typed as a note is judged so; a promise and what a company says of itself are worded with care.
 */
export function withoutRoughness(statement: Statement, from: FactKind): Statement | null {
  if (from !== 'description' && from !== 'evidence') return statement;
  if (isNote(statement, from)) return null;
  if (!isTelegraphic(statement.text)) return statement;
  const text = withArticles('', statement.text, 'a');
  if (text === statement.text || isTelegraphic(text)) return null;
  return { ...statement, text, lower: withArticles('', statement.lower, 'a') };
}
