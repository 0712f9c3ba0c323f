/** Descriptions that begin with a verb which may be a noun as well: "Treat adults and children in a four-surgery practice". */

import { ends } from '../language/bare-places.ts';
import { closedThen } from '../language/closed-then.ts';
import { doersDo } from '../language/doers.ts';
import { kindOf } from '../language/kind.ts';
import { describes } from '../language/lexicon.ts';
import { isThingFirst } from '../language/named-first.ts';
import { isMass } from '../language/nouns.ts';
import { baseOfThird, isVerbBase, mayBeVerb } from '../language/verbs.ts';
import { readDuty } from '../mining/tasks/duty.ts';
import type { Statement } from './statement.ts';

const determined =
  /^(?:an?|the|our|your|their|all|each|every|both|\d[\d,.]*|two|three|four|five|six|seven|eight|nine|ten|twelve|twenty|thirty|forty|fifty|sixty|hundreds|thousands)$/i;
/** Times and places in the plural: with the word before them they are its kind, "night shifts", "market stalls", "care homes". */
const ownKind =
  /^(?:shifts?|hours|days|nights|weeks|weekends|evenings|mornings|months|terms|times|rates|patterns|rotas?|breaks|visits|drives|trials|sites?|homes|stalls|shops|stores|nurseries|centres|centers|halls|towns|sets|offices|hospitals|schools|labs|services|systems|levels|skills|roles|posts|jobs|positions|points|stations|boards|desks|lines|rooms|trips|calls|results)$/i;
/** Those of them that somebody does something to. */
const doneTo =
  /^(?:sites|homes|stalls|shops|stores|nurseries|centres|centers|halls|systems|stations|boards|desks|lines|rooms|offices|hospitals|schools|labs|sets)$/;
/** Names that are two verbs. */
const ofTwoVerbs =
  /^(?:park and ride|track and trace|test and trace|cash and carry|pick and mix|search and rescue|stop and search|wash and fold|drag and drop|plug and play|click and collect|drop and collect|hop and go|show and tell)$/i;
/** Who works at what the word before them names: "service engineers", "support workers". */
const workers =
  /^(?:workers?|engineers?|managers?|assistants?|teachers?|chefs?|cooks?|nurses?|drivers?|operators?|operatives?|technicians?|officers?|leaders?|staff|teams?|agents?|advisers?|advisors?|clerks?|supervisors?|specialists?|coordinators?|analysts?|porters?|educators?)$/i;

/** Stuff that is the second half of a name: "design work", "plant hire", "test equipment". */
const ownStuff =
  /^(?:work|hire|management|equipment|training|time|pay|leave|cover|support|care|experience|practice|space|labour|labor|staff|control|development|machinery|furniture|progress)$/i;
const meal =
  /^(?:lunch|dinner|breakfast|tea|supper|bread|dough|timber|wood|glass|steel|beer|milk|cheese|coffee|wine|water|soil|fish|meat|fruit|music|news|payroll|mail|correspondence|feedback|data|evidence|stock|cash)$/i;
/** Several that belong together: who guides, leads or feeds them does it to all of them. */
const gathered =
  /^(?:groups|teams|parties|classes|cohorts|crews|crowds|families|flocks|herds|batches|fleets|networks|rows|sets|pairs|series|hundreds|dozens|thousands|millions|tonnes|tons|litres|portfolios|collections)$/;
const several = /^(?:[a-z-]+[^\Wsu]s|people|children|men|women|cattle|sheep|aircraft)$/;

/** Whether a note is an order though its verb may be a noun: "Nurse farm animals at our surgery", "Head a team of six". */
export function beginsWithOrder(text: string, titleWords: readonly string[]): boolean {
  // "Open five days a week": when a place is.
  if (closedThen.test(text)) return false;
  const words = text.replace(/[.]$/, '').split(' ');
  const verb = (words[0] ?? '').toLowerCase();
  if (!/^[A-Z][a-z]+$/.test(words[0] ?? '') || words.length < 3 || !(isVerbBase(verb) || mayBeVerb(verb))) return false;
  const [, second = '', third = ''] = words;
  if (!isObject(verb, words, titleWords, second, third)) return false;
  // A clause has a verb besides: "Work stops when anyone sees a risk".
  const main = text.replace(/\b(?:who|which|that|before|after|while|when|until|so|as|where|if|how|what)\b.*$/i, '');
  if (/\b(?:is|are|was|were|has|have|will|can|you|we|they)\b/i.test(main)) return false;
  // Several of them, or so many, behind what may be a verb: nothing is missing there.
  if (gathered.test(second) || soMany(verb, second, third)) return true;
  // An article that is missing right behind the verb tells that it is none: "book shop with a café".
  const start = (read: string): string => read.toLowerCase().split(' ').slice(0, 3).join(' ');
  const duty = readDuty(text.replace(/[.]$/, ''));
  return duty !== null && start(duty.text) === start(text.replace(/[.]$/, ''));
}

/** "Farm 300 acres"; "Band 6 nurses" and "Unit 4 stores" are things with a number. */
const soMany = (verb: string, second: string, third: string): boolean =>
  /^\d[\d,]*$/.test(second) &&
  several.test(third) &&
  !/^(?:band|grade|level|phase|tier|unit|shift|scale|stage|class|year|group|form|key|part|step|block|floor|room|house|section|type|zone|route|line|number)$/.test(
    verb,
  );

/** Whether what follows the verb is what it is done to, complete as it stands. */
function isObject(
  verb: string,
  words: readonly string[],
  titleWords: readonly string[],
  second: string,
  third: string,
): boolean {
  if (verb === 'care' || verb === 'look') return /^(?:for|after)$/.test(second) && third !== '';
  if (determined.test(second)) return true;
  if (
    [verb, second.toLowerCase()].every(
      (word) => titleWords.includes(word) || titleWords.includes(word.replace(/s$/, '')),
    )
  )
    return false;
  if (verb === 'guide' && second === 'dogs') return false;
  // "Turned and milled parts": the "and" of two deeds done to one thing ends nothing.
  const joins = (index: number): boolean =>
    words[index] === 'and' && [index - 1, index + 1].every((at) => /^[a-z-]{2,}(?:ed|t|n)$/.test(words[at] ?? ''));
  const end = words.findIndex(
    (word, index) =>
      index > 1 && ((ends.test(word) && !joins(index)) || word === 'aged' || /[,;:]$/.test(words[index - 1] ?? '')),
  );
  const object = words.slice(1, end > 0 ? end : undefined).map((word) => word.replace(/[,;:]$/, ''));
  const head = object.at(-1) ?? '';
  // "Guide walkers", "treat adults and children", "nurse farm animals": no article is missing.
  if (object.length > 5 || object.some((word) => !/^[A-Za-z'’-]+$/.test(word)) || words[end] === 'or') return false;
  // "Guide groups of 20 visitors"; a "host family of students" and "review meetings of the board" are things.
  if (words[end] === 'of') return object.length === 1 && gathered.test(head);
  // "Board finance committee meets every other month": somebody who does it.
  if (
    object.length > 1 &&
    baseOfThird(head) !== null &&
    (/^(?:meets|sits|works|runs|lives|ends|starts|opens|closes|stays|grows|comes|goes)$/.test(head) ||
      /^(?:every|each|once|twice|when|where|so)$/.test(words[end] ?? ''))
  )
    return false;
  // "Fix and install sprinkler systems", "clean and stock guest rooms": two deeds, and no kind of room.
  if (
    object[0] === 'and' &&
    object.length > 2 &&
    isVerbBase(object[1] ?? '') &&
    doneTo.test(head) &&
    !ofTwoVerbs.test(words.slice(0, 3).join(' '))
  )
    return true;
  return several.test(head)
    ? (!ownKind.test(head) || (verb === 'cover' && object.length === 1)) && !(object.length === 1 && workers.test(head))
    : object
        .slice(0, -1)
        .every((word) =>
          /^(?:and|[a-z]{2,}ed|daily|weekly|monthly|quarterly|annual|yearly|fresh|raw|live|local|incoming|outgoing)$/.test(
            word,
          ),
        ) &&
        (meal.test(head) || (isMass(head) && !ownStuff.test(head)));
}

/** "Clean trucks, straight pay, home on weekends": how things are, in a row, and nothing to do. */
const isRowOfThings = (text: string): boolean => {
  const parts = text.split(', ');
  return (
    parts.length > 2 &&
    describes((text.split(' ')[0] ?? '').toLowerCase()) &&
    !/\b(?:and|or)\b/i.test(text) &&
    parts.every((part) => part.split(' ').length < 5) &&
    parts.slice(1).every((part) => kindOf(part) !== 'verb')
  );
};

/** A note that is an order and was taken for a thing. */
export const asOrderFirst = (statement: Statement, titleWords: readonly string[]): Statement =>
  /^(?:np|loose|clause)$/.test(statement.kind) &&
  // "Present manager retires in spring": who does it stands in it.
  !doersDo(statement.text) &&
  !isRowOfThings(statement.text) &&
  // "Code that lands on Mars".
  !(statement.kind !== 'clause' && /^[A-Z][a-z]+ (?:that|which) [a-z]+s\b/.test(statement.text)) &&
  !isThingFirst(statement.text) &&
  beginsWithOrder(statement.text, titleWords)
    ? { ...statement, kind: 'verb', lower: `${statement.text.charAt(0).toLowerCase()}${statement.text.slice(1)}` }
    : statement;
