/** Notes that open with how far they hold: "mainly nights", "mostly field-based", "primarily theatre work". No article stands before them. */

import { hasVerb } from '../../language/clause.ts';
import { lowerFirst } from '../../language/first-capitals.ts';

const degree =
  '(?:mainly|mostly|largely|primarily|predominantly|chiefly|partly|usually|normally|generally|sometimes|occasionally|often|almost (?:always|entirely|all))';
const opens = new RegExp(`^(?:an? |the )?${degree}\\b`, 'i');
/** What stands behind it with a sentence of its own: where, and from when until when. */
const placed = new RegExp(
  `^${degree} (?:(?:on|at|in|out of|across|near|from)\\b|\\d{1,2}(?:[.:]\\d\\d)? ?(?:[ap]m)? ?(?:to|-|–))`,
  'i',
);

/** Whether a note opens so and is no place and no time: "a mainly labour ward" is no ward that anybody knows. */
export const isOnlyMainly = (text: string): boolean => opens.test(text) && !placed.test(text);

const times =
  '(?:(?:early|late|day|night|evening|morning|weekend|twilight|long|short|12-hour) )*(?:days|nights|earlies|lates|mornings|afternoons|evenings|weekends|weekdays|shifts|school hours|term[- ]time|bank holidays)(?:(?:, | and | or )(?:[a-z-]+ )?(?:days|nights|earlies|lates|mornings|afternoons|evenings|weekends|weekdays|shifts))*';
const tail = '((?:,? (?:with|plus|and|but)\\b[^:;]*)?)';
const when = new RegExp(`^(${degree}) (${times})${tail}$`, 'i');
const how = new RegExp(
  `^(${degree}) ((?:(?:field|office|site|home|desk|ward|school|shop|farm|workshop|hospital|clinic|community|depot|client)[- ]based|remote|hybrid|part[- ]time|full[- ]time|on[- ]site))${tail}$`,
  'i',
);
const there = new RegExp(
  `^(${degree}) (?:working )?((?:outdoors|outside|indoors|alone|on your own|solo|from home|with|for|in|on|at|across|out of|alongside)\\b[^:;]*)$`,
  'i',
);
const wards = new RegExp(
  `^(${degree}) (?:the |our |an? )?((?!(?:and|or|with|for|on|in|of|at)\\b)[a-z-]+(?: (?!(?:and|or|with|for|on|in|of|at)\\b)[a-z-]+){0,2} wards?)${tail}$`,
  'i',
);
const work = new RegExp(`^(${degree}) ((?:(?!(?:with|for|on|in|of|at|to)\\b)[a-z&-]+ ){1,4}work)${tail}$`, 'i');

/** "You sometimes work weekends", "you work mainly nights": where the word stands in its sentence. */
const youWork = (far: string, what: string): string =>
  /^(?:sometimes|occasionally|often|usually|normally|generally)$/i.test(far)
    ? `You ${far.toLowerCase()} work ${what}`
    : `You work ${far.toLowerCase()} ${what}`;

/** Such a note as a sentence without its stop; null where it is not sure which. */
export function ofMainly(note: string): string | null {
  const found = (shape: RegExp): { far: string; what: string; more: string } | null => {
    const [, far = '', what = '', more = ''] = shape.exec(note) ?? [];
    return far && !hasVerb(more) && !/\b(?:is|are|will|may|can|must)\b/i.test(`${what}${more}`)
      ? { far, what, more }
      : null;
  };
  const turns = found(when);
  if (turns) return youWork(turns.far, `${lowerFirst(turns.what)}${turns.more}`);
  const kind = found(how);
  if (kind)
    return `The job is ${lowerFirst(kind.far)} ${lowerFirst(kind.what).replace(/ (?=based|time)/, '-')}${kind.more}`;
  // Where one works has frames of its own: "mostly on campus".
  const where = placed.test(note) ? null : found(there);
  if (where) return youWork(where.far, lowerFirst(where.what));
  const ward = found(wards);
  if (ward && !hasVerb(ward.what)) return youWork(ward.far, `on the ${lowerFirst(ward.what)}${ward.more}`);
  const tasks = found(work);
  return tasks && !/^(?:you|we|they|it)\b/i.test(tasks.what)
    ? `The job is ${lowerFirst(tasks.far)} ${lowerFirst(tasks.what)}${tasks.more}`
    : null;
}
