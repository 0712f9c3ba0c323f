/** "Mention the home working": how the job is done, and nothing about the homes that are let. */
import type { Ledger } from '../ledger/facts.ts';
import { readStatement, type Statement } from '../ledger/statement.ts';
import { inSentence } from './imperative-notes.ts';

const homeWork = /^(?:the |our )?(?:home|hybrid|remote)[- ]work(?:ing)?$/i;

/** The sentence of the brief that says it, or what its slot says; null where an imperative names something else, or nobody has said so. */
export function sayHomeWork(text: string, { sentences, slots }: Ledger): Statement | null {
  if (!homeWork.test(text.replace(/[.!]+$/, ''))) return null;
  const found = sentences.find(
    ({ fact, statement }) =>
      fact.kind === 'description' && /^(?:hybrid|remote)\b|\b(?:at|from) home\b/i.test(statement.text),
  );
  if (found && /^(?:hybrid|remote|fully remote)\b/i.test(found.statement.text))
    return readStatement(`The job is ${found.statement.lower}`);
  const said = found ? inSentence(found) : null;
  if (said) return said;
  return slots.attendance && slots.attendance.text !== 'on site'
    ? readStatement(`The job is ${slots.attendance.text}`)
    : null;
}
