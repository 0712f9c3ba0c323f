/** Whether a sentence of the brief tells what a task or another sentence tells: "you lead nine people" and "lead the shop team". */
import { findNumbers } from '../../language/numbers.ts';
import { parseVerbPhrase } from '../../language/verb-phrase.ts';
import { isVerbBase, nounLike } from '../../language/verbs.ts';
import { contentWords, stem, wordsOf } from '../../language/words.ts';
import { isGeneralOf } from './general-task.ts';
import { anyDeed, isEveryday, sameDeed, welcomesPublic } from './same-duty.ts';

/** What is counted, and the one word for all of it. */
const collectives: readonly string[] = [
  'herd cows cattle sheep goats heifers calves ewes animals livestock buffalo buffaloes',
  'flock sheep ewes hens birds lambs',
  'fleet vans vehicles trucks lorries buses cars coaches tractors ships boats aircraft trams bikes machines',
  'caseload cases clients patients families files matters customers households claims',
  'portfolio properties clients accounts funds flats homes buildings tenancies investments',
  'class classroom pupils children students',
  'estate properties homes flats buildings acres hectares',
  'yard stables horses ponies liveries',
  'collection objects paintings books items specimens works records',
  'territory patch accounts stores customers dealers',
  'network sites stores branches servers switches',
  'orchard trees acres hectares',
  'vineyard vines acres hectares',
  'team people staff colleagues employees crew nurses chefs cooks mechanics engineers technicians drivers pickers packers operators operatives assistants clerks porters cleaners advisers analysts developers designers carers fitters joiners baristas waiters porters',
];
const kinds = collectives.map((row) => {
  const [name = '', ...members] = row.split(' ').map(stem);
  return { name, members: new Set(members) };
});

/** Who are led, by whatever name: what stands before it is no further task. */
const team = /^(?:team|staff|crew|squad|brigade|people|colleagu|employe|department|division)/;
const leading = /^(?:lead|manage|supervise|head|oversee|run|line-manage|direct)$/;
const stands =
  /^(?:of|for|with|to|on|in|at|from|by|as|across|within|after|before|during|through|who|which|that|so|per|including|using|behind|under|around|between|against|about|along)$/;
const often = /^(?:(?:daily|weekly|fortnightly|monthly|quarterly|annual|yearly)(?:,? and |, | )?)+(?=\S)/;

interface Task {
  verbs: readonly string[];
  /** What it is done to, by its last word, and the words before it. */
  head: string;
  before: readonly string[];
  /** All behind it. */
  after: readonly string[];
  figures: readonly number[];
}

/** What a sentence tells the reader to do, as a task. */
function orderOf(text: string): string {
  const order = text
    .replace(/[.]$/, '')
    .replace(/^(?:here|in this job|every day|each day|day to day),? (?=you\b)/i, '')
    .replace(/^you(?:['’]ll| will)? (?:also |be )?(?=[a-z])/i, '');
  return `${order.charAt(0).toLowerCase()}${order.slice(1)}`;
}

/** A task, or the task that a sentence tells of the reader. */
function readTask(text: string): Task | null {
  const phrase = parseVerbPhrase(orderOf(text));
  if (!phrase || phrase.heads.length === 0) return null;
  // "Process weekly and monthly payrolls": how often stands before what it is done to, and is a word of its own.
  const whole = phrase.rest.replace(often, '');
  const times = contentWords(phrase.rest.slice(0, phrase.rest.length - whole.length));
  const words = wordsOf(whole.split(/[,;:]|\band (?=(?:you|[a-z]+ (?:the|your|our|to|with)) )/)[0] ?? '');
  const end = words.findIndex((word, index) => index > 0 && stands.test(word));
  const object = contentWords((end > 0 ? words.slice(0, end) : words).join(' '));
  const head = object.at(-1) ?? '';
  const { length } = object;
  return head === ''
    ? null
    : {
        verbs: phrase.heads.map(({ verb }) => (verb === 'look' && /^after\b/.test(phrase.rest) ? 'manage' : verb)),
        head,
        before: [...times, ...object.slice(0, length - 1)].filter((word) => !/^\d/.test(word)),
        after: end > 0 ? contentWords(words.slice(end).join(' ')).filter((word) => !/^\d/.test(word)) : [],
        figures: findNumbers(phrase.rest).map(({ value }) => value),
      };
}

/** "280 Holstein cows" and "the herd": the sentence counts what the task has one word for. */
const isCounted = (counted: Task, named: Task): boolean =>
  counted.figures.length > 0 &&
  named.figures.every((figure) => counted.figures.includes(figure)) &&
  kinds.some(({ name, members }) => name === named.head && members.has(counted.head));

const all = (words: readonly string[], others: readonly string[]): boolean =>
  words.every((word) => others.includes(word));

/** What is done with those one leads, by whatever verb. */
const leadsOn = /^(?:lead|manage|supervise|head|oversee|run|line-manage|direct|develop|motivate|inspire)$/;
/** What is only done to people who work or learn there. */
const teaches = /^(?:coach|train|mentor|teach|induct|instruct)$/;
/** Many of those who do something, by the ending: "agents", "advisers". */
const doers = /(?:er|or|ist|ian|ant|ent|iv|ic)$/;

/** "You sit on the board and manage a department of 26", "you welcome patients, run tests and help people choose": what each of its verbs tells. */
const halves = (sentence: string): string[] => {
  const [, lead = '', rest = ''] = /^((?:here, )?you(?:['’]ll| will)?) (.+)$/i.exec(sentence.replace(/[.]$/, '')) ?? [];
  const parts = rest.split(/, (?:and )?| and /).filter((part) => {
    const [verb = '', next = ''] = part.split(' ');
    return isVerbBase(verb) && (!nounLike.has(verb) || opensObject.test(next)) && part.includes(' ');
  });
  return [sentence, ...parts.map((part) => `${lead} ${part}`)];
};
const opensObject =
  /^(?:an?|the|our|your|\d\S*|two|three|four|five|six|seven|eight|nine|ten|twelve|people|patients|customers|guests|staff|[a-z]+[^su\W]s)$/i;

/** Whether a sentence of the brief and a task say the same of the reader, so that one of them is enough for a text. */
export const tellsTask = (sentence: string, task: string): boolean =>
  halves(sentence).some((half) => halfTells(half, task));

function halfTells(sentence: string, task: string): boolean {
  // "Inspect restaurants and food trucks", "inspect food businesses".
  if (isGeneralOf(orderOf(sentence), task)) return true;
  const [told, asked] = [readTask(sentence), readTask(task)];
  if (!told || !asked) return false;
  if (asked.verbs.length === 1 && [told, asked].every(({ verbs, head }) => welcomesPublic(verbs, [head]))) return true;
  // "Recruit, train and lead the team": what the sentence does not tell must be said.
  const leads = [told, asked].every(({ verbs, head }) => team.test(head) && verbs.every((verb) => leadsOn.test(verb)));
  if (leads && told.verbs.concat(asked.verbs).some((verb) => leading.test(verb)))
    return asked.figures.every((figure) => told.figures.length === 0 || told.figures.includes(figure));
  // "You coach people on real calls", "coach agents".
  if (
    asked.verbs.length === 1 &&
    told.verbs.some((verb) => teaches.test(verb) && sameDeed(verb, asked.verbs[0] ?? '')) &&
    /^(?:peopl|colleagu|staff|team|other)/.test(told.head) &&
    asked.before.length === 0 &&
    asked.after.length === 0 &&
    (doers.test(asked.head) || team.test(asked.head))
  )
    return true;
  // "Assist surgeons in six theatres", "assist the surgeon during procedures": one deed, done to the same.
  if (
    told.verbs.length === 1 &&
    asked.verbs.length === 1 &&
    told.verbs[0] === asked.verbs[0] &&
    told.head === asked.head &&
    !isEveryday(asked.head) &&
    told.before.length === 0 &&
    asked.before.length === 0 &&
    !(told.figures.length > 0 && asked.figures.length > 0)
  )
    return true;
  const like = asked.verbs.every((verb) =>
    told.verbs.some((other) => sameDeed(verb, other) || (anyDeed.test(verb) && anyDeed.test(other))),
  );
  if (!like) return false;
  if (isCounted(told, asked)) return asked.after.length === 0 || asked.after.every((word) => told.after.includes(word));
  // "You lead nine people in sales", "supervise the sales staff": whom, in other words.
  const people = (task: Task): boolean =>
    team.test(task.head) ||
    (task.figures.length > 0 && kinds.some(({ name, members }) => name === 'team' && members.has(task.head)));
  if (
    people(told) &&
    people(asked) &&
    (team.test(told.head) || team.test(asked.head)) &&
    asked.verbs.some((verb) => leading.test(verb))
  )
    return asked.figures.every((figure) => told.figures.length === 0 || told.figures.includes(figure));
  if (told.head !== asked.head) return false;
  // One of the two says no more than the other; a figure both have says it is the same.
  const whole = (one: Task): readonly string[] => [...one.before, ...one.after];
  return (
    told.figures.some((figure) => figure > 3 && asked.figures.includes(figure)) ||
    (all(whole(asked), whole(told)) && all(asked.figures.map(String), told.figures.map(String))) ||
    (all(whole(told), whole(asked)) && told.figures.length === 0)
  );
}

const times =
  '(?:nights?|sundays?|saturdays?|mondays?|fridays?|weekends?|evenings?|lates|earlies|bank holidays?|on[- ]call|overtime|travel|split shifts?|late shifts?|early shifts?)';
const denied = [
  new RegExp(
    `\\b(?:no|without|never(?: any)?|free of|not? (?:work(?:ing)? )?(?:on |at )?(?:any )?) ?((?:${times}(?: shifts?| work(?:ing)?)?(?:, (?:no )?| (?:and|or) (?:no )?)?)+)`,
    'gi',
  ),
  new RegExp(`\\b(?:nobody|no one|none of us) works? (?:on |at |in the )?((?:${times}(?: and | or |, )?)+)`, 'gi'),
  new RegExp(
    `\\b(?:never|do(?:es)? not|don[’']t|doesn[’']t) (?:work|open)s? (?:on |at |in the )?((?:${times}(?: and | or |, )?)+)`,
    'gi',
  ),
  new RegExp(`\\b(?:closed?|closes|shut) (?:on |at |every |all )?((?:${times}(?: and | or |, )?)+)`, 'gi'),
  new RegExp(`\\b(?:every|all|each) ((?:${times}(?: and | or |, )?)+) (?:off|free)\\b`, 'gi'),
  new RegExp(`\\b((?:${times}(?: and | or |, )?)+) (?:are|is) (?:always |all )?(?:off|free|yours)\\b`, 'gi'),
];
/** The times that a text says nobody works. */
export function timesOff(text: string): ReadonlySet<string> {
  const off = new Set<string>();
  for (const pattern of denied)
    for (const found of text.matchAll(pattern))
      for (const [word] of (found[1] ?? '').matchAll(new RegExp(times, 'gi')))
        off.add(stem(word.toLowerCase().replace(/s$/, '')));
  return off;
}
/** "No nights and no Sundays", "the unit has no night shifts": the same times are free. */
export function freesSame(one: string, other: string): boolean {
  const off = timesOff(other);
  return off.size > 0 && [...timesOff(one)].some((time) => off.has(time));
}

/** Whether the sentence tells all of the task and more, so that the task may go: "you lead nine people", "280 cows". */
export function tellsMore(sentence: string, task: string): boolean {
  const asked = readTask(task);
  return (
    asked !== null &&
    asked.figures.length === 0 &&
    asked.after.length === 0 &&
    findNumbers(sentence).length > 0 &&
    tellsTask(sentence, task)
  );
}
