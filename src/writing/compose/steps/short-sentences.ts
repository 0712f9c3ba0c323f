/** Where sentences are to be short, a long promise is two: "You'll run the move, and you'll have the say on how." */
import { upperFirst } from '../language/first-capitals.ts';
import { kindOf } from '../language/kind.ts';
import { saysClause } from '../language/sure-clause.ts';
import { countWords } from '../language/words.ts';
import type { SentenceFact } from '../ledger/facts.ts';
import { readStatement } from '../ledger/statement.ts';

/** So many words one short sentence has at most. */
const most = 15;
/** So many words a promise has at most that stays whole where its second half can't stand alone. */
const longest = 24;
const joint =
  /, (?:(so|and|but)(?: that)? (?=(?:you|we|they|your|our|it|everyone|nobody)\b)|(?=(?:with|which|where|because)\b))/;

/** The promise in two sentences, or its main part alone; every other sentence as it is. */
export function inShortSentences(sentence: SentenceFact): SentenceFact {
  const { statement, fact } = sentence;
  if (fact.kind !== 'proposition' || countWords(statement.text) <= most || /[.;?]/.test(statement.text))
    return sentence;
  // "The largest investment in our history: a €62 million line that ...": what it is in a sentence of its own.
  const [, head = '', what = ''] = /^([^:]{20,}): (an? [^:]{15,})$/.exec(statement.text) ?? [];
  if (
    head &&
    /^(?:clause|verb)$/.test(kindOf(head)) &&
    kindOf(what) === 'np' &&
    !saysClause(what.replace(/^an? /, ''))
  ) {
    // "Earn while you train: a raise every six months": nothing that "this" could be stands before it, and one gets it.
    const deed = /\b(?:while|when|as|where) (?:you|we) [a-z]+$/i.test(head);
    // "A brooch on Monday, a pocketful of musket balls on Tuesday": a row, and no one thing.
    const isRow = /, (?:an?|the|one|two|three|\d)\b/.test(what);
    const text = `${head}. ${isRow ? upperFirst(what) : `${deed ? 'You get' : 'This is'} ${what}`}`;
    return { ...sentence, statement: { ...statement, text, lower: text, kind: 'loose' } };
  }
  // "One week you're on site, the next in court: no two days are the same": two sentences.
  const [, told = '', why = ''] = /^([^:]{15,}): ([^:]{12,})$/.exec(statement.text) ?? [];
  if (told && kindOf(told) === 'clause' && kindOf(why) === 'clause') {
    const text = `${told}. ${upperFirst(why)}`;
    return { ...sentence, statement: { ...statement, text, lower: text, kind: 'loose' } };
  }
  if (statement.text.includes(':')) return sentence;
  const found = joint.exec(statement.text);
  if (!found) return sentence;
  const first = readStatement(statement.text.slice(0, found.index));
  const rest = statement.text.slice(found.index + found[0].length);
  if (!first || countWords(first.text) < 4 || (first.kind !== statement.kind && first.kind !== 'np')) return sentence;
  // "..., because there are four of you on at night": why stands in a sentence of its own, where it is one.
  const [, why_ = ''] =
    /^because ((?:there|we|you|our|your|nobody|everyone|every|each|the|it|they|all) .+)$/.exec(rest) ?? [];
  if (why_ !== '' && kindOf(why_) === 'clause') {
    const text = `${first.text}. ${upperFirst(why_)}`;
    return { ...sentence, statement: { ...statement, text, lower: text, kind: 'loose' } };
  }
  if (!found[1]) return countWords(statement.text) > longest ? { ...sentence, statement: first } : sentence;
  const second = found[1] === 'so' ? `That way, ${rest}` : upperFirst(rest);
  const text = `${first.text}. ${second}`;
  return { ...sentence, statement: { ...statement, text, lower: text, kind: 'loose' } };
}
