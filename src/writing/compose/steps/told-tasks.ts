/** Tasks that a sentence of the brief tells with its figures: "you manage 280 cows" and "manage the herd". */
import { tellsMore } from '../ledger/same/told-task.ts';
import type { StepContext } from './context.ts';

/** So many tasks are left that a text can still be filled. */
const enough = 5;

/** The tasks that the text at `index` leaves to the description; every third text has the task and not the sentence. */
export function toldTasks({ ledger }: StepContext, index: number): ReadonlySet<string> {
  if (index % 3 === 2) return new Set();
  const told = ledger.duties.filter(({ fact }) =>
    ledger.sentences.some(
      ({ fact: { kind }, statement }) =>
        /^(?:proposition|description)$/.test(kind) && tellsMore(statement.text, fact.text),
    ),
  );
  return ledger.duties.length - told.length < enough ? new Set() : new Set(told.map(({ fact }) => fact.id));
}

/** The context without them. */
export const withoutTasks = (context: StepContext, ids: ReadonlySet<string>): StepContext =>
  ids.size === 0
    ? context
    : {
        ...context,
        ledger: { ...context.ledger, duties: context.ledger.duties.filter(({ fact }) => !ids.has(fact.id)) },
      };
