/** Whether two tasks are the same one in other words. */
import { parseVerbPhrase } from '../../language/verb-phrase.ts';
import { isVerbBase } from '../../language/verbs.ts';
import { contentWords, stem, wordsOf } from '../../language/words.ts';
import { verbOfNoun } from '../deed-nouns.ts';
import { isGeneralOf } from './general-task.ts';
import { datesOf, inSameWords } from './same-words.ts';

/** Those who are trained, led and looked after, whatever they are called. */
const staff = /^(?:staff|colleagues|team|teams|crew|assistants|juniors|starters|employees|trainees|apprentices)$/;
/** Verbs that say no more than that something is one's own. */
const general =
  /^(?:own|manage|handle|oversee|run|coordinate|administer|lead|look after|deal with|take charge of|take care of|be responsible for|take responsibility for|supervise|maintain)\b/;
/** What is done with a team as a whole. */
const staffing = /^(?:recruit|train|induct|roster|supervise|manage|lead|brief|deploy|schedule|coordinate|organise)\b/;
const objectEnd =
  /^(?:of|for|with|to|on|in|at|from|by|as|and|or|using|including|ensuring|against|across|via|within|before|after|during|per|each|every|twice|daily|weekly|monthly|when|where|while|so|that|who|which|into|onto|over|under|through|between|re|about|regarding|concerning|according|acc|safely|[a-z]+ly)$/;

/** Words in their short and their long form, and such as people use for one another. */
const families: readonly string[] = [
  'spec specs specification specifications',
  'med meds medication medications medicine medicines',
  'admin administration administrative',
  'doc docs document documents documentation paperwork',
  'temp temps temperature temperatures',
  'appt appts appointment appointments booking bookings reservation reservations',
  'script scripts prescription prescriptions',
  'keyworker keyworkers key-worker keyperson',
  'maint maintenance upkeep servicing',
  'prep preparation',
  'comms communication communications',
  'phone phones telephone telephones call calls',
  'rota rotas roster rosters shift-plan',
  'stocktake stocktakes stocktaking stock-take inventory inventories',
  'socials social',
  'quote quotes quotation quotations estimate estimates',
  'email emails e-mail e-mails mail',
  'enquiry enquiries inquiry inquiries query queries question questions',
  'lab laboratory',
  'exam exams examination examinations',
  'van vans vehicle vehicles truck trucks lorry lorries',
  'staff colleagues team employees personnel',
  'resident residents service-user service-users',
  'guest guests visitor visitors',
  'customer customers client clients',
  'apprentice apprentices trainee trainees junior juniors',
  'budget budgets',
  'defect defects fault faults',
  'deviation deviations discrepancy discrepancies',
  'requisition requisitions',
  'ledger ledgers',
  'invoice invoices bill bills',
  'takings till tills cash',
  'record records note notes log logs charting',
  'bag bags luggage suitcase suitcases',
  'planned preventive preventative scheduled routine',
  'move relocation',
  'college university',
];
/** Verbs that say the same of the same thing. */
const deeds: readonly string[] = [
  'write prepare create draft produce author compile',
  'run execute perform conduct undertake do carry complete handle',
  'give administer issue hand dispense',
  'check inspect examine monitor test verify',
  'fix repair mend',
  'train teach coach mentor instruct guide',
  'help assist support aid',
  'lead manage supervise head oversee run direct',
  'order buy purchase procure source',
  'answer respond reply handle deal take resolve',
  'book schedule arrange organise organize plan coordinate',
  'record log note document write',
  'welcome greet receive meet',
  'keep maintain update',
  'clean wash launder tidy',
  'close lock',
  'liaise talk speak communicate work',
  'join participate take attend',
  'fill restock replenish stock',
  'deliver transport drive',
  'drive grow increase build',
  'track monitor follow watch',
  'hire recruit',
  'look care',
  'own lead manage run',
  'build lead develop grow retain',
  'keep maintain write record log complete',
  'support mentor coach',
  'support look assist help',
  'carry help take bring',
  'chase follow pursue collect',
  'run process',
];
/** Deeds that are named with a verb that says nothing: "carry out checks" is to check. */
const named =
  /^(?:carry out|perform|do|conduct|undertake|complete|make) ((?:[a-z-]+ ){0,3}?)(check|inspection|audit|visit|test|interview|assessment|repair|review|investigation|survey|patrol|delivery|stock ?take)(?:s|ies)?\b ?(?:of |on |for )?(?=(.*))/;
/** The verb such a task has, and every word that says what or when. */
function namedDeed(text: string): { verb: string; words: readonly string[] } | null {
  const found = named.exec(text);
  if (!found?.[2]) return null;
  return { verb: verbOfNoun(found[2]), words: objectWords(`${found[1] ?? ''} ${found[3] ?? ''}`) };
}
/** "Check on residents through the night", "carry out hourly checks at night": the deed and a word of its own. */
function isNamedDeed(one: string, other: string): boolean {
  const deed = namedDeed(other);
  const phrase = deed && !namedDeed(one) ? parseVerbPhrase(one) : null;
  return (
    deed !== null &&
    phrase?.heads[0] !== undefined &&
    sameDeed(phrase.heads[0].verb, deed.verb) &&
    objectWords(phrase.rest).some((word) => !everyday.has(word) && deed.words.includes(word))
  );
}

/** A team that somebody leads, and of how many. */
const leads =
  /^(?:(?:lead|supervise|manage|motivate|coach|mentor|develop|support|inspire|direct|oversee|head|run|line-manage|train)(?:,? and |, | up | ))+(?:the|an?|our|your) ((?:[a-z-]+ ){0,2}?)(?:team|shift|crew|squad|staff|brigade|group)\b(?! of the\b)(?! (?!(?:of|and|on|in|at|to|for|with|who|that|through|across|by|during|each|every|so|including|while|when|as|from)\b)[a-z])/;
/** "Lead a team of seven", "supervise the deli team", "lead, motivate and coach a team of 20 operatives". */
function leadSame(one: string, other: string): boolean {
  // "Act as shift leader, delegating tasks".
  const acts = /^(?:act|work|serve) as (?:an? |the )?(?:shift|team|night|floor|section|ward) lead(?:er)?\b/i;
  if ((acts.test(one) && leads.test(other)) || (acts.test(other) && leads.test(one))) return true;
  const [first, second] = [leads.exec(one), leads.exec(other)];
  if (!first || !second) return false;
  const whose = (found: RegExpExecArray): string => (found[1] ?? '').trim();
  if (/\b(?:leadership|management|project|senior|virtual|volunteer)\b/.test(`${whose(first)} ${whose(second)}`))
    return false;
  const size = (text: string): string | undefined =>
    /\b(?:team|shift|crew|squad|staff|brigade|group) of (?:about |around |up to |over )?(\d+|[a-z]+)/.exec(text)?.[1];
  const [mine, theirs] = [size(one), size(other)];
  return mine === undefined || theirs === undefined || mine === theirs || !/^\d/.test(mine) || !/^\d/.test(theirs);
}

/** "Go to college one day a week", "attend college on day release". */
const studies =
  /^(?:go to|attend|study at|spend .* at|learn at) (?:a |the |our )?(?:local )?(?:college|university|training centre)\b/;

const familyOf = new Map<string, string>();
for (const family of families) for (const word of family.split(' ')) familyOf.set(word, family.split(' ')[0] ?? word);
const deedsOf = new Map<string, Set<number>>();
deeds.forEach((row, index) => {
  for (const verb of row.split(' ')) deedsOf.set(verb, (deedsOf.get(verb) ?? new Set()).add(index));
});

/** Whether two verbs say the same of the same thing. */
export const sameDeed = (one: string, other: string): boolean =>
  one === other || [...(deedsOf.get(one) ?? [])].some((row) => deedsOf.get(other)?.has(row) === true);

const publicWords =
  /^(?:patient|custom|guest|visit|client|member|parent|famil|diner|caller|passeng|tenant|resident|shopper|public|people|arriv|newcom)/;
/** "Welcome customers", "greet and book patients": those who come, whatever they are called, are welcomed once. */
export const welcomesPublic = (verbs: readonly string[], object: readonly string[]): boolean =>
  verbs.some((verb) => /^(?:welcome|greet|receive)$/.test(verb)) && object.some((word) => publicWords.test(word));

/** "Process weekly and monthly payrolls": how often stands before what it is done to. */
const often = /^([a-z]+ )(?:(?:daily|weekly|fortnightly|monthly|quarterly|termly|yearly)(?:,? and |, | )?)+(?=[a-z])/;
/** "Hand over to the next senior", "complete a written handover". */
const handsOver = /\bhand(?:s|ing)? over (?:to|at|from|between)\b|\bhand-?overs?\b/i;
/** Verbs that stand for any deed. */
export const anyDeed = /^(?:own|manage|handle|oversee|run|coordinate|administer|process|control)$/;
/**
 * Whether two tasks are so near that one text should not have both: like deeds, done to what is of one family. "Answer
 * the phone" and "take calls", "train starters" and "coach junior staff".
 */
export function isLikeTask(first: string, second: string): boolean {
  const [one, other] = [inSameWords(first), inSameWords(second)];
  return areLike(one, other) || halvesOf(one).some((half) => halvesOf(other).some((further) => areLike(half, further)));
}
/** "Write tests and review code": each deed of two is a task. */
function halvesOf(task: string): string[] {
  const [first = '', second = '', more] = task.split(/,? and (?=[a-z]+ [a-z])/);
  const [verb = ''] = second.split(' ');
  return more === undefined && first.includes(' ') && isVerbBase(verb) ? [first, second] : [task];
}
function areLike(one: string, other: string): boolean {
  if (isGeneralOf(one, other)) return true;
  if (handsOver.test(one) && handsOver.test(other)) return true;
  const [first, second] = [one, other].map((text) =>
    readDeed(text.replace(/^cash up\b/, 'balance takings').replace(often, '$1')),
  );
  if (!first || !second) return false;
  if ([first, second].every(({ verbs, object }) => welcomesPublic(verbs, object))) return true;
  const like = first.verbs.some((verb) =>
    second.verbs.some((further) => sameDeed(verb, further) || anyDeed.test(verb) || anyDeed.test(further)),
  );
  const head = ({ object }: Deed): string => (isStaff(object.at(-1) ?? '') ? 'staff' : (object.at(-1) ?? ''));
  return like && head(first) !== '' && (head(first) === head(second) || staffAmong(first, second));
}
/** Those who are led and trained, by the stem of what they are called. */
const isStaff = (word: string): boolean =>
  /^(?:staff|colleagu|team|crew|assistant|junior|starter|employ|traine|apprenti)/.test(word);
/** "A team of 14", "a high performing team": whom both are done to. */
const staffAmong = (...deeds: readonly Deed[]): boolean => deeds.every(({ object }) => object.some(isStaff));

/** "Coordinate the office move in Q4 2026", "plan the move to new rooms in Q4 2026": like deeds on one date, done to the same. */
function onSameDate(one: string, other: string): boolean {
  const [mine, theirs] = [datesOf(one), datesOf(other)];
  if (mine.length === 0 || mine.length !== theirs.length || !mine.every((date) => theirs.includes(date))) return false;
  const [first, second] = [readDeed(one), readDeed(other)];
  return (
    first !== null &&
    second !== null &&
    first.verbs.some((verb) => second.verbs.some((further) => sameDeed(verb, further) || anyDeed.test(verb))) &&
    first.object.some((word) => !everyday.has(word) && second.object.includes(word))
  );
}

/** The same as they were typed. */
export const isOnSameDate = (one: string, other: string): boolean => onSameDate(inSameWords(one), inSameWords(other));

/** Initials written out where the other task has their words: "FAT" is "factory acceptance tests". */
export function withoutInitials(text: string, other: string): string {
  const words = other.toLowerCase().match(/[a-z]+/g) ?? [];
  return text.replace(/\b([A-Z]{2,5})s?\b/g, (letters, capitals: string) => {
    const initials = capitals.toLowerCase();
    for (let start = 0; start < words.length; start += 1) {
      if (words[start]?.[0] !== initials[0]) continue;
      // "Factory and site acceptance tests": what stands between belongs to its neighbour.
      const found = [words[start] ?? ''];
      let at = start + 1;
      for (; at < words.length && at < start + (initials.length > 2 ? 7 : 2) && found.length < initials.length; at += 1)
        if (words[at]?.[0] === initials[found.length] && !/^(?:and|or|the|of|a)$/.test(words[at] ?? ''))
          found.push(words[at] ?? '');
      if (found.length === initials.length) return found.join(' ');
    }
    return letters;
  });
}

/** The words of what is done to, each as the first of its family. */
export const objectWords = (text: string): string[] =>
  contentWords(
    wordsOf(
      text
        .replace(/\boperat(?:ing|or) (?:personnel|staff)\b/gi, 'operators')
        .replace(/\bkey (worker|person)s?\b/gi, 'keyworker')
        .replace(/\bshift plans?\b/gi, 'rota'),
    )
      .map((word) => familyOf.get(word.toLowerCase()) ?? word)
      .join(' '),
  );

interface Deed {
  verbs: readonly string[];
  /** What is done to, up to the first word that says how, where or when. */
  object: readonly string[];
  all: readonly string[];
}
function readDeed(text: string): Deed | null {
  const phrase = parseVerbPhrase(text);
  if (phrase === null) return null;
  const words = phrase.rest.split(' ');
  const end = words.findIndex((word, index) => index > 0 && objectEnd.test(word) && !/^(?:and|or)$/.test(word));
  return {
    verbs: phrase.heads.map(({ verb }) => verb),
    object: objectWords((end > 0 ? words.slice(0, end) : words).join(' ')),
    all: objectWords(phrase.rest),
  };
}

/** "Recruit, train and develop the team" tells of deeds that "lead the team" has not: most of the longer row must have their like. */
function haveLikeDeeds({ verbs }: Deed, { verbs: others }: Deed): boolean {
  const [few, many] = verbs.length < others.length ? [verbs, others] : [others, verbs];
  const like = many.filter((verb) => few.some((other) => sameDeed(verb, other))).length;
  return like > 0 && like * 2 >= many.length;
}

/** "Write test specs" and "prepare test specifications to the standard": like verbs, and all that the shorter is done to is in the longer. */
function saysInOtherWords(one: string, other: string): boolean {
  const [first, second] = [readDeed(withoutInitials(one, other)), readDeed(withoutInitials(other, one))];
  if (!first || !second || !haveLikeDeeds(first, second)) return false;
  const [short, long] = [first, second].sort((left, right) => left.object.length - right.object.length) as [Deed, Deed];
  const last = short.object.at(-1);
  return (
    last !== undefined &&
    short.object.every((word) => long.all.includes(word)) &&
    long.object.includes(last) &&
    // One word may be anything: "write reports", "prepare reports for the board" may be two tasks.
    (short.object.length > 1 ||
      ((last.length > 4 || shortWords.has(last)) && long.object.at(-1) === last && !everyday.has(last)))
  );
}
/** Short words that are the first of their family. */
const shortWords = new Set(['med', 'spec', 'doc', 'appt', 'rota', 'quote'].map(stem));
/** What many tasks are done to. */
const everyday = new Set(
  'report reports records customers customer clients staff team people children patients residents meetings events projects orders stock data visits checks tests'
    .split(' ')
    .map(stem),
);

/** Whether many tasks are done to it, so that it tells none of them apart. */
export const isEveryday = (word: string): boolean => everyday.has(word);

/** The verb of a task, and the words that it is first done to without what stands before them. */
function deedOf(text: string): { verb: string; object: string[] } {
  const verb = general.exec(text)?.[0] ?? text.split(' ')[0] ?? '';
  const object: string[] = [];
  for (const word of text.slice(verb.length).trim().split(' ')) {
    if (objectEnd.test(word) && object.length > 0) break;
    if (!/^(?:the|an?|our|your|all|any|up|out|off|down|new|\d\S*)$/.test(word))
      object.push(word.replace(/[,;.]$/, '').toLowerCase());
    if (/[,;]$/.test(word)) break;
  }
  return { verb, object };
}

/**
 * Whether two tasks are the same in other words: "train weekend staff on watering" and "train colleagues", "recruit and
 * roster 22 invigilators" and "manage the team of invigilators", "negotiate the service agreement" and "own it".
 */
export function isSameTask(first: string, second: string): boolean {
  return areSame(inSameWords(first), inSameWords(second));
}
function areSame(one: string, other: string): boolean {
  if (onSameDate(one, other)) return true;
  if (saysInOtherWords(one, other) || leadSame(one, other) || isNamedDeed(one, other) || isNamedDeed(other, one))
    return true;
  if (studies.test(one) && studies.test(other)) return true;
  const [first, second] = [deedOf(one), deedOf(other)];
  const [head, further] = [first.object.at(-1) ?? '', second.object.at(-1) ?? ''];
  if (head === '' || further === '') return false;
  if (first.verb === second.verb) {
    if (staff.test(head) && staff.test(further)) return true;
    const [short, long] = [first.object, second.object].sort((left, right) => left.length - right.length);
    return (
      head === further &&
      (short ?? []).every((word) => long?.includes(word)) &&
      (head.length > 4 || first.object.length > 1)
    );
  }
  if (!general.test(one) && !general.test(other)) return false;
  // "Manage the team of invigilators": whom it consists of.
  const whom = (text: string): string | undefined =>
    / (?:team|group|pool|bank|crew) of (?:\S+ )??([a-z]{5,}s)\b/.exec(text)?.[1];
  for (const [team, people] of [
    [one, other],
    [other, one],
  ] as const) {
    const of = whom(team);
    if (
      of !== undefined &&
      staffing.test(people) &&
      new RegExp(`(?:\\d+|the|our|all|[a-z]+,|and [a-z]+|^[a-z]+) ${of}\\b`).test(people)
    )
      return true;
  }
  return (
    head === further &&
    first.object.length > 1 &&
    second.object.length > 1 &&
    first.object.at(-2) === second.object.at(-2)
  );
}
