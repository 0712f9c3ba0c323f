/** What stands before the colon of a line: the row of a form, the name of a task, or the order itself. */

import { lowerFirst } from '../../language/first-capitals.ts';
import { parseVerbPhrase } from '../../language/verb-phrase.ts';
import { isVerbBase, nounLike } from '../../language/verbs.ts';

/** "Open Switzerland: first six customers by December": what comes of the order is no task, and the order alone is half of it. */
export const ordersByLabel = (raw: string): boolean => {
  const [, verb = ''] = /^\s*([A-Z][a-z]+) [A-Za-z]+\s?:\s/.exec(raw) ?? [];
  return (
    verb !== '' &&
    isVerbBase(verb.toLowerCase()) &&
    (!nounLike.has(verb.toLowerCase()) || /^(?:Open|Launch|Sign)$/.test(verb))
  );
};

/** "Order supplies" of "Order supplies: paper, toner": an order before what it consists of. */
export const headOfLabel = (raw: string): string =>
  /^\s*([A-Z][a-z-]+ (?:[a-z]+[^su\W]s|[A-Z][A-Z&]+))\s?:\s+(?=[a-z][^:;]*,)/.exec(raw)?.[1] ?? '';

/** "Steer M&A: target screening, due diligence": the first word is an order and nothing else, the one behind the colon may be a thing. */
export const isOrderBefore = (typed: string, behind: string): boolean => {
  const [head = '', first = ''] = [typed, behind].map((text) => text.trim().split(' ')[0]?.toLowerCase() ?? '');
  return isVerbBase(head) && !nounLike.has(head) && nounLike.has(first);
};

/** "Section: Open Space": a row of a form, whatever its words may be elsewhere. */
export const formRow =
  /^\s*(?:section|department|division|directorate|faculty|school|unit|business unit|team|service|area|region|grade|pay grade|level|band|class|location|work location|work place|base|site|contract|contract type|salary|ctc|budgeted ctc|hours|working hours|working time|shift|shifts|position|designation|title|post|job|job title|job code|job family|job type|employment type|role title|vacancies|openings|team size|headcount|notice period|probation|status|ref|reference|date|employer|company|cost cent(?:re|er)|line manager|manager|supervisor|reports? to|responsible to|accountable to)\s?:/i;

export const label = /^\s*[A-Z][\w/&-]*(?: [\w/&-]+)?\s?:\s+/;
/** Whether a line begins with an order, and has something to do it with. */
export function isOrder(line: string): boolean {
  const phrase = parseVerbPhrase(lowerFirst(line.replace(/^to /i, '')));
  return phrase !== null && phrase.rest !== '';
}
