/** Descriptions that begin with a verb which may be a noun as well: "Treat adults and children in a four-surgery practice". */

import { isVerbBase, mayBeVerb } from '../language/verbs.ts';
import { coverage } from '../language/words.ts';
import { readDuty } from '../mining/duty.ts';
import type { Statement } from './statement.ts';
import type { DisplayTitle } from './title.ts';

const determined =
  /^(?:an?|the|our|your|their|all|each|every|both|\d[\d,.]*|two|three|four|five|six|seven|eight|nine|ten|twelve|twenty|thirty|forty|fifty|sixty|hundreds|thousands)$/i;
/** Times and places in the plural: with the word before them they are its kind, "night shifts", "market stalls", "care homes". */
const ownKind =
  /^(?:shifts?|hours|days|nights|weeks|weekends|evenings|mornings|months|terms|times|rates|patterns|rotas?|breaks|visits|drives|trials|sites?|homes|stalls|shops|stores|nurseries|centres|centers|halls|towns|sets|offices|hospitals|schools|labs|services|systems|levels|skills|roles|posts|jobs|positions|points|stations|boards|desks|lines|rooms|trips|calls)$/i;
/** Who works at what the word before them names: "service engineers", "support workers". */
const workers =
  /^(?:workers?|engineers?|managers?|assistants?|teachers?|chefs?|cooks?|nurses?|drivers?|operators?|operatives?|technicians?|officers?|leaders?|staff|teams?|agents?|advisers?|advisors?|clerks?|supervisors?|specialists?|coordinators?|analysts?|porters?|educators?)$/i;

/** A note that is an order and was taken for a thing. */
export function asOrderFirst(statement: Statement, title: DisplayTitle | null): Statement {
  if (!/^(?:np|loose|clause)$/.test(statement.kind)) return statement;
  const [first = '', second = '', third = ''] = statement.text.replace(/[,;:]/g, '').split(' ');
  const verb = first.toLowerCase();
  if (!/^[A-Z][a-z]+$/.test(first) || !(isVerbBase(verb) || mayBeVerb(verb))) return statement;
  if (
    coverage(`${first} ${second}`, title?.text ?? '') > 0.9 ||
    ownKind.test(second) ||
    (verb === 'guide' && second === 'dogs') ||
    workers.test(second)
  )
    return statement;
  // A clause has a verb besides: "Work stops when anyone sees a risk".
  if (statement.kind === 'clause' && /\b(?:is|are|was|were|has|have|will|can|you|we|they)\b/i.test(statement.text))
    return statement;
  const after = verb === 'care' || verb === 'look' ? /^(?:for|after)$/.test(second) && third !== '' : false;
  const whole =
    after ||
    determined.test(second) ||
    // "Guide walkers", "treat adults and children": what it is done to needs no article.
    (/^(?:[a-z-]+[^\Wsu]s|people|children|men|women|cattle|sheep)$/.test(second) && !/^(?:of|or)$/.test(third));
  if (!whole) return statement;
  const duty = readDuty(statement.text);
  return duty && duty.text.toLowerCase() === statement.text.toLowerCase()
    ? { ...statement, kind: 'verb', lower: duty.text }
    : statement;
}
