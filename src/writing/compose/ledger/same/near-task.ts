/**
 * Whether the brief and the job description tell of one task in words of their own: "train new hires", "train new
 * associates on scanners"; "cut lead times", "reduce lead times and stock". A text that has both would tell it twice.
 * Wider than what is surely the same task: where two are kept apart for nothing, a text only tells of another.
 */
import { findNumbers } from '../../language/numbers.ts';
import { parseVerbPhrase } from '../../language/verb-phrase.ts';
import { contentWords, remembering, stem } from '../../language/words.ts';
import { deedRoot } from '../deed-nouns.ts';
import { anyDeed, objectWords, sameDeed } from './same-duty.ts';
import { inSameWords } from './same-words.ts';

/** Verbs of one kind of deed. A verb may be of several. */
const deeds: readonly string[] = [
  'cut reduce lower decrease shorten minimise minimize shrink trim lessen bring',
  'raise increase grow boost improve lift build drive expand win',
  'run lead deliver hold take teach give host facilitate organise organize conduct chair',
  'train coach mentor induct onboard teach instruct guide supervise develop upskill support',
  'lead manage supervise head oversee run direct coordinate motivate develop look line-manage',
  'complete fill prepare write draft produce compile create issue raise finalise do sign',
  'check inspect audit verify test examine monitor review count track measure control assess validate',
  'fix repair mend service maintain overhaul restore rebuild replace look keep',
  'clean wash tidy sanitise sanitize disinfect mop sweep clear',
  'plan schedule assign allocate roster organise organize arrange book coordinate',
  'send submit file report post forward pass',
  'write update keep record log maintain document note enter complete',
  'answer handle take respond reply deal resolve manage field',
  'help support assist aid work care look',
  'supervise cover watch mind oversee monitor',
  'order buy purchase procure source replenish negotiate',
  'cook prepare make bake produce prep',
  'serve welcome greet receive host seat look',
  'sell promote upsell recommend market',
  'fit install mount lay set assemble erect align put level',
  'drive deliver transport move carry collect haul',
  'load unload pick pack stack stage ship dispatch despatch',
  'process run handle calculate pay prepare',
  'hire recruit interview appoint attract',
  'meet visit see call',
  'build develop make create design',
  'find identify spot diagnose detect trace',
  'present report show explain share',
  'order stock fill restock replenish manage rotate keep',
  'open close lock cash unlock',
  'assess treat examine triage see manage',
  'take join attend participate carry contribute',
];
/** Things that are called otherwise by somebody else. */
const things: readonly string[] = [
  'class session lesson course workshop group',
  'meeting huddle briefing stand-up toolbox talk',
  'permit authorisation certificate',
  'rota roster schedule timetable plan',
  'cost spend spending expense budget',
  'fault breakdown defect error issue problem',
  'shutdown turnaround outage',
  'playground playtime break lunchtime',
  'supplier vendor',
  'letter correspondence',
  'handover hand-over',
  'shelf shelves aisle',
  'till checkout cash takings',
  'site premises plant',
  'kid child children pupil student learner',
  'allowance supplement premium',
  'payroll wage salary payslip',
  'post mail parcel',
  'food meal dish',
  'stock inventory',
  'equipment instrument analyser analyzer machine machinery',
];
/** Those who work there, however they are called. */
const people =
  /^(?:hir|associat|starter|joiner|staff|colleagu|team|crew|people|employe|junior|trainee|apprentic|assistant|recruit|newcomer|member|intern|graduat|report|squad|brigade|worker|personnel|operativ|student|volunteer|nurse|chef)/;
/** "Five buyers", "14 pickers": many of those who do something. */
const doers = /(?:er|or|ist|ian|ant|ent|man|men)s$/i;
/** What is only said of how, how often, how new or for whom. */
const little = new Set(
  `new daily weekly monthly yearly annual quarterly fortnightly year month week day hour shift regular small large full good own time start end high quality every basic main general simple various different several many some two three four five six seven eight nine ten staff customer client company site`
    .split(' ')
    .map(stem),
);

const rowsOf = (table: readonly string[], key: (word: string) => string): ReadonlyMap<string, ReadonlySet<number>> => {
  const rows = new Map<string, Set<number>>();
  table.forEach((row, index) => {
    for (const word of row.split(' ')) rows.set(key(word), (rows.get(key(word)) ?? new Set()).add(index));
  });
  return rows;
};
const kindsOfDeed = rowsOf(deeds, (verb) => verb);
const kindsOfThing = rowsOf(things, stem);
const share = (kinds: ReadonlyMap<string, ReadonlySet<number>>, one: string, other: string): boolean =>
  [...(kinds.get(one) ?? [])].some((row) => kinds.get(other)?.has(row) === true);

/** Whether two verbs are of one kind of deed. */
const likeDeed = (one: string, other: string): boolean =>
  sameDeed(one, other) || share(kindsOfDeed, one, other) || anyDeed.test(one) || anyDeed.test(other);

interface Task {
  verbs: readonly string[];
  words: readonly string[];
  /** Whether it is done to those who work there. */
  people: boolean;
}
const readTask = remembering((typed): { task: Task | null } => {
  const text = inSameWords(typed);
  const phrase = parseVerbPhrase(text);
  if (!phrase?.rest || phrase.heads.length === 0) return { task: null };
  const numbers = new Set(findNumbers(phrase.rest).map((number) => number.text.toLowerCase()));
  const first =
    phrase.rest.split(/ (?:on|in|at|with|for|to|by|from|through|during|after|before|so|who|that)\b|[,;:]/)[0] ?? '';
  return {
    task: {
      verbs: phrase.heads.map(({ verb }) => verb),
      // "Start-of-shift huddle": its words.
      words: [...new Set(objectWords(phrase.rest.replace(/(?<=[a-z])-(?=[a-z])/gi, ' ')))].filter(
        (word) => !/^\d/.test(word) && !numbers.has(word),
      ),
      people:
        contentWords(first).some((word) => people.test(word)) ||
        (/^(?:an? |the |our |about )?(?:\d+|[a-z]+) [a-z-]+s$/i.test(first) && doers.test(first) && /\d/.test(first)),
    },
  };
});

const leads = /^(?:lead|manage|supervise|head|oversee|run|direct|line-manage|motivate)$/;
/** What is done with people and little else. */
const trains = /^(?:train|coach|mentor|induct|onboard|upskill)$/;
const sameWord = (one: string, other: string): boolean =>
  one === other || deedRoot(one) === deedRoot(other) || share(kindsOfThing, one, other);

/** "Keep the site tidy", "clean the work area": where it is done. */
const tidied =
  /^(?:(?:keep|leave|maintain) (?:the |your |our |a )?(.+?) (?:(?:nice and |safe and )?(?:clean|tidy)(?: and (?:clean|tidy|safe))?)|(?:clean|tidy|clean and tidy)(?: up)? (?:the |your |our )?(.+))$/i;
/** ... where it is wherever one works. */
const ownPlace = /^(?:own )?(?:site|work ?(?:area|place|space|station|bench|shop)|area|section|bench|station)s?$/i;
/** Whether both are to tidy up where one works. */
const bothTidy = (one: string, other: string): boolean => {
  const [here, there] = [one, other].map((task) => {
    const found = tidied.exec(task);
    return found?.[1] ?? found?.[2] ?? '';
  });
  return Boolean(here && there) && [here, there].every((place) => ownPlace.test(place ?? ''));
};

export function isNearTask(one: string, other: string): boolean {
  if (bothTidy(one, other)) return true;
  const [{ task: first }, { task: second }] = [readTask(one), readTask(other)];
  if (!first || !second) return false;
  // "Lead a team of 14 pickers", "lead 14 associates in picking": whom, whatever they are called.
  if ([first, second].every(({ verbs, people: staff }) => staff && verbs.some((verb) => leads.test(verb)))) return true;
  if ([first, second].every(({ verbs }) => verbs.some((verb) => trains.test(verb)))) return true;
  const [short, long] = first.words.length <= second.words.length ? [first, second] : [second, first];
  if (short.words.length === 0) return false;
  const shared = short.words.filter((word) => long.words.some((like) => sameWord(word, like)));
  // "Write reports", "prepare the monthly cost report": all that the shorter is done to is in the longer.
  const like = first.verbs.some((verb) => second.verbs.some((further) => likeDeed(verb, further)));
  if (like) return shared.length === short.words.length || shared.some((word) => !little.has(word));
  return shared.length > 1 && shared.length === short.words.length;
}
