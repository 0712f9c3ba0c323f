/**
 * Work, papers and money that a doing in front of them names: "switching operations", "manufacturing budget", "training plan".
 * Nobody switches operations, manufactures a budget or trains a plan.
 */
import { lowerFirst } from '../../language/first-capitals.ts';
import { baseOfIng, isVerbBase } from '../../language/verbs.ts';

const asSet = (words: string): ReadonlySet<string> => new Set(words.trim().split(/\s+/));

/** "Work", "operations" and the like as the thing itself, and not before another ("work placements"). */
const ofWork =
  /^([a-z]+ing) (?:operations|activities|works?|campaigns|measures|tasks|procedures)(?=$|[.,;(]| (?:on|in|at|to|for|with|and|or|as|up|under|within|across|by|per|from|after|before|during|when|where|including|such|near|around|over|of|each|every|daily|weekly)\b)(?! of [a-z]+(?:s|staff)\b)/i;
/** What is done to work itself: to share it out, to lead it, to write it down. */
const doneToWork =
  asSet(`delegate allocate assign share plan schedule prioritise prioritize organise organize check distribute review supervise manage coordinate
  co-ordinate price estimate inspect arrange run lead deliver support provide develop prepare promote document write follow improve monitor oversee
  assist complete perform undertake conduct evaluate implement design control maintain update create report record track draft handle execute
  direct guide join attend facilitate explain launch do assess measure set teach learn observe encourage enjoy adapt find offer propose agree
  quote cost sample approve authorise authorize audit streamline standardise standardize automate simplify analyse analyze ensure begin start
  finish return receive win submit discuss present`);

/** "Switching operations up to 33 kV", "marketing campaigns": work of this kind, which is carried out. */
export function isWorkOfKind(text: string): boolean {
  const doing = ofWork.exec(text)?.[1]?.toLowerCase();
  return doing !== undefined && !doneToWork.has(baseOfIng(doing) ?? doing);
}

/** Fields of a company that have money and papers of their own. */
const fields =
  asSet(`market manufacture train purchase advertise cater account operate staff house engineer print package ship trade fundraise learn teach
  weld mine farm bank lend merchandise recruit onboard clean test maintain service source license retail clothe mentor coach nurse farm brew
  garden landscape process finish tool plan publish build lease insure`);
/** Those of which the plural may well be what is done: "planning budgets", "testing procedures", "building plans". */
const doneToPapers = asSet(
  'plan test clean recruit build print maintain service process finish lease publish source mentor coach license',
);
const one =
  /^(?:budget|spend|plan|schedule|policy|strategy|regime|target|programme|program|calendar|forecast|allowance|matrix)$/;
const several = /^(?:budgets|plans|schedules|policies|strategies|targets|programmes|programs|calendars|forecasts)$/;

/** "Manufacturing budget of $190 million", "accounting policies for the group": papers of a field, and nothing that is done to them. */
function isPaperOfField(text: string): boolean {
  const [doing = '', paper = '', behind = ''] = text.toLowerCase().split(/\s+/);
  const base = /^[a-z]+ing$/.test(doing) ? (baseOfIng(doing) ?? '') : '';
  // By itself, or in a row of names, it stays a name: "nursing strategy, safe staffing".
  if (!/^(?:of|for|and|in|across|with|to)$/.test(behind)) return false;
  return fields.has(base) && (one.test(paper) || (several.test(paper) && !doneToPapers.has(base)));
}

/** "Recruitment budget of £20k", "annual budget of $4m": money by its name, with no verb before it. */
const budget = /^((?:[a-z]+ ){1,2})budget (?:of|for|around|up to)\b/i;
const isBudget = (text: string): boolean => {
  const first = budget.exec(text)?.[1]?.split(' ')[0]?.toLowerCase();
  return (
    first !== undefined &&
    !/^(?:an?|the|our|your|each|its|own|to|responsible|responsibility|draft|control|plan|project|share|balance|forecast)$/.test(
      first,
    ) &&
    !isVerbBase(first) &&
    (!/ing$/.test(first) || /^operating$/.test(first))
  );
};

/** The order that a paper or a budget gives whoever has the post: "manage the manufacturing budget of $190 million"; null for anything else. */
export function managed(text: string): string | null {
  if (isBudget(text)) return `manage the ${lowerFirst(text)}`;
  if (!isPaperOfField(text)) return null;
  const paper =
    text
      .toLowerCase()
      .split(/\s+/)[1]
      ?.replace(/[.,;]$/, '') ?? '';
  return `${/^targets?$/.test(paper) ? 'meet' : 'manage'} ${several.test(paper) ? '' : 'the '}${lowerFirst(text)}`;
}
