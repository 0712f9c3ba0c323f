/** Lines of work that have no verb: time that is spent, a project with its date, and what is done about a thing by its kind. */

import { lowerFirst } from '../../language/first-capitals.ts';
import { missesArticle } from '../../language/nouns.ts';
import { withArticles } from '../../language/shorthand-articles.ts';
import { parseVerbPhrase, realiseVerbPhrase } from '../../language/verb-phrase.ts';
import { isRatherName } from './parallel.ts';
import { type Duty, isHandled, mayBeOrder, mostWordsOfName, responsibleFor } from './things.ts';

/** The task that such a line is; null where nobody knows what is done. */
export function readWithoutVerb(text: string): Duty | null {
  const noun = lowerFirst(text);
  // "One day a week at Hull College": time that is spent.
  if (
    /^(?:an?|one|two|three|four|\d) (?:days?|hours?|evenings?|nights?|weeks?|afternoons?|mornings?) (?:an?|per|each|every|in|at|with)\b/i.test(
      noun,
    )
  ) {
    const spent = parseVerbPhrase(`spend ${noun}`);
    if (spent) return { phrase: spent, text: realiseVerbPhrase(spent, 'base') };
  }
  // "ERP replacement in 2027": a project with its date.
  if (
    /\b(?:in|by|from|until|during) (?:[A-Z][a-z]+ )?20\d\d$/.test(noun) &&
    noun.split(' ').length <= 8 &&
    !/\b(?:is|are|was|were|will|must|has|have|can|should|would)\b|[:?]/.test(noun)
  ) {
    const dated = parseVerbPhrase(`work on ${missesArticle(noun) && !/^net zero\b/.test(noun) ? 'the ' : ''}${noun}`);
    if (dated) return { phrase: dated, text: realiseVerbPhrase(dated, 'base') };
  }
  if (
    noun.split(' ').length > mostWordsOfName(noun) ||
    /\b(?:is|are|was|were|will|must|has|have|can|should|would)\b/.test(noun) ||
    /\d{4}|[:?]/.test(noun)
  )
    return null;
  return isHandled(noun) && (isRatherName(noun) || !mayBeOrder(noun)) ? responsibleFor([withArticles('', noun)]) : null;
}
