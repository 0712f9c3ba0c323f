/**
 * Parts of a list of tasks that begin like an order and are none: a rise that comes with time, a lane that cars pass through,
 * a count of people whom nobody names, and a deed by its name where the verb is done to things. They are told, not said.
 */
import { isBrokenOff } from '../../language/lacking-noun.ts';
import { isWorkByItself } from '../../mining/tasks/shared-rows.ts';

const number = '(?:\\d+|an?|one|two|three|four|five|six|seven|eight|nine|ten|twelve|eighteen)';
/** "Raise after 90 days", "review at six months": what comes with time; an order would say what is raised or reviewed. */
const comesWithTime = new RegExp(
  `^(?:pay |wage |salary )?(?:raise|rise|review|increase|bonus|step|award|uplift|bump|top[- ]up) (?:after|at|within|every|on) (?:passing |completing |about |the |your )*(?:first )?(?:${number}[- ](?:days?|weeks?|months?|years?)|year|probation|trial)\\b`,
);
/** "Drive through" of a shop: its lane, and nobody drives. */
const lane = /^(?:drive|walk|ride)[- ]?thr(?:ough|u)(?=$|,| (?:and|or|lane|window|orders|counter|service|customers)\b)/;
/** "Plan the day, five in all": five of what? People have to stand before it. */
const bareCount = new RegExp(`^(.+?),? ${number} in (?:all|total)$`);
const somebody =
  /\b(?:staff|people|teams?|crews?|sites?|shops?|homes?|lines?|vans?|[a-z]{3,}(?:ers|ors|ists|ants|ees|ians|ents|hands|men|women))\b/;
/** "Identify hazardous containers and segregation": what is done to things, and behind its "and" a deed that is only named. */
const thingsAndDeed =
  /^(?:identify|recogni[sz]e|spot|locate|label|weigh|sort|empty|lift|carry|wash|clean|wipe|sweep|unpack|unload|load|cut|trim|move) [^,]*[a-z]s and (?:segregation|disposal|separation|removal|transportation|distribution|collection|delivery|decontamination|disinfection|inspection|preparation|presentation|reporting|recording)$/;
/** "Run the line and probation six months", "run the line, 35 workers": what comes with the post, or how many are there. */
const termsBehind = new RegExp(
  `\\bprobation(?: period)?(?: of)? ${number}\\b|\\b${number}[- ]months?['’]? probation\\b|^(?!lead|manage|supervise|run a team).*, \\d+ (?:workers|operatives|staff|employees|people)(?=$|,| and\\b)`,
);
/** "Haul pots, gut and ice": two deeds to the catch, and nothing that is hauled. */
const closesInWork =
  /^[a-z]+ [a-z ]+, (?:[a-z]+, )*(?:gut|ice|fillet|salt|shuck|pluck|skin|bone|joint|descale) and [a-z]+$/;

/** "Direct sales and direct mail", "mix consoles": of what kind they are, in any row. */
const namesKind =
  /^(?:direct (?:sales|mail|mailing|marketing|debits?|labour|labor|costs|taxes|purchas(?:es|ing)|hires|lending|procurement|feeds?)|mix(?:ing)? (?:consoles?|desks?|engineers?|suites?)|monitor engineering)(?=$|,| (?:and|or|to|for|in|on|at|from|of)\b)/;

/** Whether a task that was read is rather the name of something, or has such a name in it. */
export function isRatherNamed(text: string): boolean {
  if ([comesWithTime, lane, thingsAndDeed, namesKind, termsBehind].some((pattern) => pattern.test(text))) return true;
  // "Report the results within agreed": a line that was cut before its noun.
  if (isBrokenOff(text)) return true;
  const before = bareCount.exec(text)?.[1] ?? null;
  if (before !== null && !somebody.test(before)) return true;
  const [, verb = '', last = ''] = /^([a-z]+), [^,]* and [a-z]+ (.+)$/.exec(text) ?? [];
  return closesInWork.test(text) || isWorkByItself(verb, last);
}
