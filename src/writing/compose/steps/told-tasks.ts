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

/** So many tasks have to be left for a list. */
const forList = 6;
/** So many of the first tasks lead texts. */
const leading = 3;

/**
 * The task that the prose above a list begins with: one of the largest, which would else stand in the list, with what is small
 * before it. Null where the list needs them all.
 * @param index the place of the text in its batch
 */
export function leadTask({ ledger, pointed }: StepContext, left: ReadonlySet<string>, index: number): string | null {
  const orders = ledger.duties.filter(({ thing, fact }) => !thing && !left.has(fact.id));
  // What the step brief points at leads the list.
  if (orders.length <= forList || orders.some(({ fact }) => pointed.includes(fact.id))) return null;
  return orders[index % Math.min(leading, orders.length - forList)]?.fact.id ?? null;
}

/** The context without them. */
export const withoutTasks = (context: StepContext, ids: ReadonlySet<string>): StepContext =>
  ids.size === 0
    ? context
    : {
        ...context,
        ledger: { ...context.ledger, duties: context.ledger.duties.filter(({ fact }) => !ids.has(fact.id)) },
      };
