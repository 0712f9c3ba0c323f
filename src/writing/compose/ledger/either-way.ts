/** Parts of a list of tasks that may be deeds or things, where nothing around them tells: "pricing models, rate filings". */
import { lowerFirst } from '../language/first-capitals.ts';
import { isVerbBase } from '../language/verbs.ts';
import { coveredThing } from '../mining/tasks/covered-things.ts';
import { isDoing, mayNameKind } from '../mining/tasks/doing.ts';
import { isEitherForm } from '../mining/tasks/parallel.ts';
import { mayBeField } from '../mining/tasks/things.ts';

/**
 * Which rows of a field's parts are in doubt. `orders`: whether others are surely orders, or most are; `things`: whether some
 * are surely things. "Filing returns, drafting accounts" are doings, one like the other.
 */
export function eitherWay(
  parts: readonly string[],
  orders: boolean,
  things: boolean,
): (row: readonly string[]) => boolean {
  const kinds = parts.filter((one) => mayBeField(one) && mayNameKind(one));
  const sure =
    orders ||
    (parts.length > 1 && kinds.length === parts.length) ||
    // "Slitting and rewinding" are named like things.
    parts.some((one) => isDoing(one) && !mayNameKind(one) && !/^[a-z]+ing(?: (?:and|&) [a-z]+ing)?$/i.test(one));
  const inDoubt = (one: string): boolean => kinds.includes(one) || ((things || kinds.length > 0) && isEitherForm(one));
  const isName = (one: string): boolean =>
    !isVerbBase(one.split(' ')[0]?.toLowerCase() ?? '') && coveredThing(lowerFirst(one), true) !== null;
  return (row) => !sure && row.some(inDoubt) && row.every((one) => inDoubt(one) || isName(one));
}
