/** Tasks that a list calls by a name, told by how their line is put: "checks before service", "billing end of month", "bud rubbing in May". */

import { lowerFirst } from '../../language/first-capitals.ts';
import { rare } from '../../language/its-words.ts';
import { withArticles } from '../../language/shorthand-articles.ts';
import { baseOfIng, isVerbBase } from '../../language/verbs.ts';
import { isDoneToThing } from './parallel.ts';

/** "Safeguarding supervision": of what kind it is, and nobody safeguards it. */
const ofSafeguarding =
  /^\W*safeguarding (?:supervision|referrals?|meetings|training|cases|checks|records|concerns|enquiries|audits|reports|procedures)\b/i;
export const isSafeguardingTask = (raw: string): boolean => ofSafeguarding.test(raw) && !/,/.test(raw);

/** "Checks before service", "repairs on site": several deeds, before when or where they are done. Nobody checks before. */
const namesSeveral = rare(
  /^\W*(?:checks|tests|repairs|counts|audits|inspections|visits|patrols|rounds|surveys|samples|drills|talks|tours|walks|calls|orders|deliveries|repairs|services) (?:before|after|during|between|at|prior to|throughout|ahead of) [a-z]/i,
);

/** "Billing end of month", "clearing in August", "spraying help": tasks with their names. */
const byTime =
  /^\W*(?:billing|invoicing|banking|filing|reporting|pricing|stocktaking) (?:at )?(?:the )?(?:end|start) of\b|^\W*[a-z]+ing (?:in (?:january|february|march|april|may|june|july|august|september|october|november|december|spring|summer|autumn|winter)(?: (?:and|to) [a-z]+)?|help|assistance)\W*$/i;

/** "Shoot thinning and bud rubbing in May": two deeds, each with what it is done to before it. */
const pairOfNames =
  /^\W*([a-z]+) ([a-z]+ing) and ([a-z]+) ([a-z]+ing)(?: (?:in|on|at|for|during|every|each) [a-z\d ]+)?\W*$/i;
function namesPair(raw: string): boolean {
  const deeds = pairOfNames.exec(raw);
  return (
    deeds !== null &&
    [deeds[2], deeds[4]].every(
      (word) => baseOfIng(word?.toLowerCase() ?? '') !== null || /([bdgmnprt])\1ing$/i.test(word ?? ''),
    ) &&
    !isVerbBase(deeds[3]?.toLowerCase() ?? '') &&
    knowsNounAlone(deeds[1]?.toLowerCase() ?? '')
  );
}

/** Verbs of which a doing is the object: "support mining and bud grafting", "arrange training". */
const knowsNounAlone = (word: string): boolean =>
  !/^(?:do|start|stop|begin|support|arrange|provide|deliver|oversee|manage|supervise|lead|plan|organi[sz]e|coordinate|handle|undertake|perform|learn|teach|practi[sc]e|promote|help|assist|monitor|improve|carry|complete|conduct|schedule|record|review|check|inspect|control|develop|run|own|offer|book|attend|cover|continue|finish|include|ensure|maintain)$/.test(
    word,
  ) && !/ing$/.test(word);

/** "Moving and handling with a colleague": the name of a skill, of people who are moved. */
const skill = /^\W*(?:moving (?:and|&) handling|manual handling)\b/i;

/** A line without its marks, as a name stands in a sentence. */
export const asName = (raw: string): string => lowerFirst(raw.replace(/^\W+|[\s.;,]+$/g, ''));

/** The name that a line is; null where it is none by its shape. */
export function calledTask(raw: string): string | null {
  if (namesSeveral.test(raw)) return asName(raw);
  if (byTime.test(raw)) return withArticles('', asName(raw));
  return namesPair(raw) || isDoneToThing(raw) || skill.test(raw) ? asName(raw) : null;
}
