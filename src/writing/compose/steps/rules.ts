/** Rules and targets that imperatives only name ("the critical call-in standard of 15 minutes"): no job includes them, and a task tells what is done. */
import { contentWords, countWords } from '../language/words.ts';
import type { Ledger } from '../ledger/facts.ts';
import { readStatement, type Statement } from '../ledger/statement.ts';

const name = `(?:standards?|targets?|deadlines?|rules?|limits?|cut-?offs?|turnarounds?|thresholds?|KPIs?|SLAs?|quotas?)`;
const rule = new RegExp(
  String.raw`^(?:the |our |an? )?(?:[\w%’'-]+ ){0,5}?${name}(?: (?:of|for|on|in|at|to|that|within|from|by)\b[^:;]*)?$`,
  'i',
);
const itsName = new RegExp(`^${name}$`, 'i');

/** Whether an imperative names a rule, and says nothing of it. */
export const isRule = ({ text, kind }: Pick<Statement, 'text' | 'kind'>): boolean =>
  kind === 'np' && rule.test(text.replace(/[.!]+$/, ''));

/** "Call critical values to the provider within 15 minutes": the task that has the words of the rule. Null where none has them all. */
export function withItsRule(text: string, { duties }: Ledger): Statement | null {
  const wanted = text
    .split(/[\s-]+/)
    .filter((word) => !itsName.test(word))
    .flatMap((word) => contentWords(word))
    .filter((word) => word.length > 2 || /\d/.test(word));
  if (wanted.length < 2) return null;
  const task = duties.find(({ fact, thing }) => {
    const words = contentWords(fact.text);
    return !thing && countWords(fact.text) <= 18 && wanted.every((word) => words.includes(word));
  });
  return task ? readStatement(`You ${task.fact.text.replace(/^be\b/, 'are')}`) : null;
}
