import { clockLike, tellsWhen } from '../frames/patterns.ts';
import { similarity, wordsOf } from '../language/words.ts';
import { findAttendance, findContract, findHours } from '../ledger/slots.ts';
import type { Random } from '../seed.ts';
import { type Clashes, clashesOf, ofCompany } from './clash.ts';
import type { Candidate } from './pool.ts';
import { has, subjectOf } from './says-again.ts';
import { likeFacts, newsOf, type Told } from './what-is-told.ts';

/** Something that an item has to say. */
export interface Requirement {
  name: string;
  meets: (candidate: Candidate) => boolean;
  /** How badly it is missed when it can't be said. */
  weight: number;
}

export interface ItemPlan {
  band: readonly [least: number, most: number];
  /** Position of each group in the item. */
  order: Readonly<Record<string, number>>;
  /** At most so many sentences of a group; 2 where nothing is said. */
  limits: Readonly<Record<string, number>>;
  /** Groups that may open the item, the wanted one first. */
  openers: readonly string[];
  required: readonly Requirement[];
  /** The place of each task and each requirement in the recruiter's order: what was written first matters most. */
  ranks?: ReadonlyMap<string, number>;
  /** Facts that the recruiter wants the text to begin with. */
  first?: readonly string[];
  /** Whether the text should begin with what stands first in that order. */
  leading?: boolean;
  /** How many requirements a text on the person should name; 0 elsewhere. */
  traits?: number;
  /** Groups to fill up from, best first. */
  fill: readonly string[];
  /** Groups for an item that is still too short. */
  reserve?: readonly string[];
  /** Groups that belong to other steps: only where nothing of its own is left. */
  foreign?: readonly string[];
  mostSentences: number;
  /** What the bullets of the item tell. */
  told?: readonly string[];
  /** What stands in most texts, and makes none like another. */
  inMost?: ReadonlySet<string>;
  /** Facts that say nearly the same. */
  alike?: ReadonlyMap<string, ReadonlySet<string>>;
}

/** What the batch has used so far. */
export interface Batch {
  openings: Set<string>;
  sentences: Set<string>;
  /** Notes that stand as they were typed: there are no other words for them, so a further iteration may say them again. */
  noted: Set<string>;
  frames: Map<string, number>;
  facts: Map<string, number>;
  /** Bodies of this batch and of what was shown before. */
  bodies: string[];
  /** Texts that were shown before, whole. */
  texts: string[];
  /** What each of them, and of the texts of this batch, tells. */
  told: Told[];
  pairs: Set<string>;
}
export const newBatch = (): Batch => ({
  openings: new Set(),
  sentences: new Set(),
  noted: new Set(),
  frames: new Map(),
  facts: new Map(),
  bodies: [],
  texts: [],
  told: [],
  pairs: new Set(),
});

/** The reporting line, as a fact. */
const reporting = 'team:jobDescription:reports';
const TRIES = 90;
/** A short text has to fit all that it owes into few words: few of the ways do, and each is quickly tried. */
const TIGHT = 60;
const TIGHT_TRIES = 260;

/** The best of many ways to put one item together; null when there is nothing to say. */
export function assemble(pool: readonly Candidate[], plan: ItemPlan, batch: Batch, random: Random): Candidate[] | null {
  const groups = new Map<string, Candidate[]>();
  for (const candidate of pool) {
    const list = groups.get(candidate.group);
    if (list) list.push(candidate);
    else groups.set(candidate.group, [candidate]);
  }
  const meeting = plan.required.map((requirement) => ({ requirement, list: pool.filter(requirement.meets) }));
  const clashes = clashesOf(pool, batch);
  let best: Candidate[] | null = null;
  let bestScore = Number.NEGATIVE_INFINITY;
  const tries = plan.band[1] <= TIGHT ? TIGHT_TRIES : TRIES;
  for (let attempt = 0; attempt < tries; attempt += 1) {
    const item = construct(groups, meeting, plan, batch, clashes, random);
    if (item.length === 0) continue;
    const score = scoreOf(item, plan, batch, bestScore);
    if (score > bestScore) {
      bestScore = score;
      best = item;
    }
  }
  return best;
}

function construct(
  groups: ReadonlyMap<string, Candidate[]>,
  meeting: readonly { requirement: Requirement; list: Candidate[] }[],
  plan: ItemPlan,
  batch: Batch,
  clashes: Clashes,
  random: Random,
): Candidate[] {
  const item: Candidate[] = [];
  let words = 0;
  const mostNotes = plan.band[1] > 90 ? 4 : plan.band[1] > 55 ? 3 : 2;
  const mostLabels = plan.band[1] > 90 ? 2 : 1;
  const fits = (candidate: Candidate): boolean => {
    if (words + candidate.words > plan.band[1] || item.length >= plan.mostSentences) return false;
    const known = clashes.of(candidate);
    if (!known || known.barred === 'yes' || (known.barred === 'first' && item.length === 0)) return false;
    // One note behind a label is enough for a text, and two for a long one; of notes by themselves there may be some more.
    if (known.isLabel && count(item, (other) => has(other, 'label')) >= mostLabels) return false;
    if (known.isNote && count(item, (other) => has(other, 'note')) >= mostNotes) return false;
    if (count(item, ({ group }) => group === candidate.group) >= (plan.limits[candidate.group] ?? 2)) return false;
    for (const other of item) if (clashes.between(candidate, other)) return false;
    return true;
  };
  const pick = (list: readonly Candidate[] | undefined): boolean => {
    if (!list || list.length === 0) return false;
    let chosen: Candidate | null = null;
    let value = Number.NEGATIVE_INFINITY;
    for (let draw = 0; draw < 6; draw += 1) {
      const candidate = list[random.int(list.length)];
      if (!candidate || !fits(candidate)) continue;
      const worth =
        candidate.fit -
        usedBefore(candidate, batch) * 1.5 -
        candidate.factIds.reduce((sum, fact) => sum + (batch.facts.get(fact) ?? 0) * wear(fact, plan), 0) +
        random.int(100) / 60 -
        (batch.pairs.has(`${candidate.frameId}|${candidate.factIds.join()}`) ? 5 : 0);
      if (worth > value) {
        value = worth;
        chosen = candidate;
      }
    }
    if (!chosen) return false;
    item.push(chosen);
    words += chosen.words;
    return true;
  };
  const opener = plan.openers[random.int(10) < 7 ? 0 : random.int(plan.openers.length)];
  if (opener) pick(groups.get(opener));
  for (const { requirement, list } of meeting) {
    if (item.some(requirement.meets)) continue;
    // A hard draw: look through the list once when chance finds none.
    if (!pick(list)) {
      const fallback = list.filter(fits);
      pick(fallback);
    }
  }
  if (item.length === 0) for (const group of plan.openers) if (pick(groups.get(group))) break;
  const aim =
    plan.band[0] +
    (plan.band[1] - plan.band[0]) * 0.35 +
    random.int(Math.max(1, Math.round((plan.band[1] - plan.band[0]) * 0.4)));
  let misses = 0;
  while (words < aim && misses < 14 && item.length < plan.mostSentences) {
    const group = plan.fill[Math.min(random.int(plan.fill.length), random.int(plan.fill.length))];
    if (!group || !pick(groups.get(group))) misses += 1;
  }
  const reserve = plan.reserve ?? [];
  for (let extra = 0; extra < 14 && words < plan.band[0] && reserve.length > 0; extra += 1)
    pick(groups.get(reserve[random.int(reserve.length)] ?? ''));
  // A hard draw before what belongs to other steps.
  if (plan.foreign?.length)
    for (const group of [...reserve, ...plan.foreign]) if (words < plan.band[0]) pick(groups.get(group)?.filter(fits));
  const position = (candidate: Candidate, index: number): number =>
    (plan.first?.length && !leansOn(candidate) && candidate.factIds.some((id) => plan.first?.includes(id)) ? -400 : 0) +
    (candidate.group === 'seek' ? -200 : 0) +
    (plan.order[tellsTerms(candidate) ? 'hours' : candidate.group] ?? 50) +
    // What must be said opens nothing, though it may have been chosen first; nor does when one works.
    (index === 0 &&
    candidate.group !== 'must' &&
    plan.openers.includes(candidate.group) &&
    !(candidate.group === 'about' && tellsTerms(candidate))
      ? -100
      : 0) +
    (candidate.tags.includes('follow') ? 0.5 : 0) +
    Math.min(0.4, foremost(candidate, plan) * 0.04);
  const ordered = item
    .map((candidate, index) => ({ candidate, at: position(candidate, index) }))
    .sort((one, other) => one.at - other.at)
    .map(({ candidate }) => candidate);
  return afterItsLike(ordered);
}

/** The candidates of a pool are placed in hundreds of tries. */
const ofTerms = new WeakMap<Candidate, boolean>();
/** Whether a sentence of the description tells of hours, contract or place of work: it stands with the terms, and not between the tasks. */
function tellsTerms(candidate: Candidate): boolean {
  if (candidate.group !== 'about') return false;
  let known = ofTerms.get(candidate);
  if (known === undefined) {
    const { text } = candidate;
    known =
      subjectOf(candidate) === null &&
      (clockLike.test(text) ||
        tellsWhen.test(text) ||
        findHours(text) !== null ||
        findAttendance(text) !== null ||
        findContract(text) !== null);
    ofTerms.set(candidate, known);
  }
  return known;
}

function count<Thing>(item: readonly Thing[], counts: (other: Thing) => boolean): number {
  let found = 0;
  for (const other of item) if (counts(other)) found += 1;
  return found;
}

/** The place of the first of its tasks or requirements in the recruiter's order; far back where it has none. */
const foremost = ({ factIds }: Candidate, { ranks }: ItemPlan): number =>
  ranks ? Math.min(99, ...factIds.map((fact) => ranks.get(fact) ?? 99)) : 99;

/** How much less a fact is worth for each time it was told: where the text is of tasks, one comes again when the others have had their turn. */
const wear = (fact: string, { limits }: ItemPlan): number =>
  fact.startsWith('duty:') && limits.thing !== undefined ? 0.4 : 0.25;

/** How often its words were used in the batch; a plain turn wears out slowly. */
const usedBefore = (candidate: Candidate, batch: Batch): number =>
  (batch.frames.get(candidate.frameId) ?? 0) * (has(candidate, 'plain') ? 0.25 : 1);

/** Whether a sentence goes on from one before it, so that it opens no text. */
const leansOn = (candidate: Candidate): boolean =>
  has(candidate, 'follow') || goesOn.test(candidate.text) || unfitFirst.test(candidate.group);

/** "Another task is ...", "You also need ..." say nothing where none came before: then they come later, or say it plainly; a task is left out. */
function afterItsLike(ordered: readonly Candidate[]): Candidate[] {
  const leaning = ordered.filter((candidate) => goesOn.test(candidate.text) && subjectOf(candidate) !== null);
  const item = ordered.filter((candidate) => !leaning.includes(candidate));
  for (const candidate of leaning) {
    const like = item.findIndex((other) => subjectOf(other) === subjectOf(candidate));
    // It stays where it was planned, when something of its kind stands before that.
    const planned = item.filter((other) => ordered.indexOf(other) < ordered.indexOf(candidate)).length;
    if (like >= 0) item.splice(Math.max(planned, like + 1), 0, candidate);
    else if (subjectOf(candidate) === 'person') item.splice(planned, 0, asFirst(candidate));
  }
  // "Can you lift and carry? You also like ...": a question has told nothing that anything could be added to.
  return item.map((candidate, at) => ((item[at - 1]?.text.endsWith('?') ?? false) ? asFirst(candidate) : candidate));
}

/** "You also know SQL" where nothing came before it: "You know SQL". */
function asFirst(candidate: Candidate): Candidate {
  const text = candidate.text.replace(/^(You|The job|If you)((?:'|’)ve)? also /, '$1$2 ');
  return { ...candidate, text, opening: wordsOf(text).slice(0, 2).join(' ').toLowerCase() };
}

/** Whether the text begins with what the recruiter wrote first, and asks for enough of who it seeks. */
function leads(item: readonly Candidate[], plan: ItemPlan): number {
  const telling = item.find((candidate) => subjectOf(candidate) !== null);
  const first = telling ? foremost(telling, plan) : 99;
  let score = first === 0 ? 2 : first === 1 ? 1.4 : first === 2 ? 0.9 : 0;
  if (plan.traits) {
    const asked = new Set(
      item.filter((candidate) => subjectOf(candidate) === 'person').flatMap(({ factIds }) => factIds),
    ).size;
    score -= 1.2 * Math.max(0, plan.traits - asked);
  }
  return score;
}

/** Groups that lean on a sentence before them. */
const unfitFirst = /^(?:wish|how|more|waive|hours|terms|report|habit|pay|placing|aim|must)$/;

/** When one works, and no more: "every Sunday is off" may well come first. */
const plainTimes = /^(?:In this \w+, )?(?:You(?:['’]ll| will)? work|The [a-z ]*(?:pattern|week|hours|rota|shifts?)) /i;

/** Groups that tell contract, hours and place alone, and those that may tell them with the pay. */
const shortTerms = /^(?:terms|hours|placing)$/;
const ofTerm = /^(?:terms|hours|placing|pay|role)$/;

const goesOn = /\balso\b|\b(?:too|as well)\b(?! as\b)(?=[.,?]|$)|^(?:Another task|Beyond that)/i;
/** How good an item is; one that can't be better than `best` is not compared with the batch's other texts, which only takes away. */
function scoreOf(item: readonly Candidate[], plan: ItemPlan, batch: Batch, best: number): number {
  const words = item.reduce((sum, candidate) => sum + candidate.words, 0);
  let score = 0;
  if (words < plan.band[0]) score -= 3 + (plan.band[0] - words) * 0.3;
  for (const requirement of plan.required) if (!item.some(requirement.meets)) score -= requirement.weight;
  let you = 0;
  let questions = 0;
  let marks = 0;
  item.forEach((candidate, index) => {
    score += candidate.fit * 0.4;
    if (has(candidate, 'last')) score -= 3;
    score -= usedBefore(candidate, batch) * 1.2;
    score -= candidate.factIds.reduce((sum, fact) => sum + (batch.facts.get(fact) ?? 0), 0) * 0.12;
    // "You have ..." may begin a sentence in several texts, and had better not.
    if (batch.openings.has(candidate.opening) && candidate.group !== 'must')
      score -= ofCompany.test(candidate.group) ? 0.3 : 1;
    const first = candidate.opening.split(' ')[0] ?? '';
    const previous = item[index - 1];
    // "You'll ... You'll ..." is how tasks are told; a third time it is a list.
    if (previous && (previous.opening.split(' ')[0] ?? '') === first)
      score -= /^you/.test(first) && (item[index - 2]?.opening.split(' ')[0] ?? '') !== first ? 0.8 : 1.6;
    if (/^you/.test(first)) you += 1;
    if (candidate.text.includes('?')) {
      questions += 1;
      if (index === item.length - 1 && index > 0) score -= 1;
    }
    if (candidate.text.includes(':') || candidate.text.includes('“')) marks += 1;
    if (index === 0 && plan.openers[0] === candidate.group) score += 1;
    if (index === 0 && (unfitFirst.test(candidate.group) || has(candidate, 'follow'))) score -= 5;
    // "You work Monday to Friday.": nobody has said in which job.
    if (index === 0 && plainTimes.test(candidate.text) && tellsWhen.test(candidate.text)) score -= 2;
    // "Here, ..." as the first word of all: nobody has said where.
    if (index === 0 && /^Here, /.test(candidate.text)) score -= 1.5;
    // "What is more" right behind where the job is: it goes on from a promise.
    if (index === 1 && has(candidate, 'follow')) score -= 1;
    const duties = candidate.factIds.filter((fact) => fact.startsWith('duty:')).length;
    if (duties >= 2) score += 0.35 * Math.min(duties, 3);
    const asked = candidate.factIds.filter((fact) => /^(?:have|be|can|know):/.test(fact)).length;
    if (asked >= 2) score += 0.35 * Math.min(asked, 3);
    // "The post is permanent.": contract, hours and pay stand in one sentence where one takes them.
    if (shortTerms.test(candidate.group) && candidate.words < 8) score -= 0.8;
    else if (
      ofTerm.test(candidate.group) &&
      count(candidate.factIds, (fact) => /^(?:pay|contract|hours|place):/.test(fact)) > 1
    )
      score += 0.8;
    // "Another task is to teach": what the job is about comes first, or in its row, never as one thing more.
    if (goesOn.test(candidate.text) && foremost(candidate, plan) === 0) score -= 4;
  });
  if (plan.leading) score += leads(item, plan);
  // Who somebody reports to is worth one text of a batch.
  if (!batch.facts.has(reporting) && item.some(({ factIds }) => factIds.includes(reporting))) score += 1.6;
  if (item.some(({ factIds }) => factIds.includes('title:general:0') && factIds.includes('place:general:0')))
    score += 1.2;
  if (you > item.length * 0.6) score -= 1.5;
  const whole = item.map(({ text }) => text).join(' ');
  const jobs = whole.match(/\bjob\b/gi)?.length ?? 0;
  if (jobs > 2) score -= (jobs - 2) * 0.7;
  item.forEach((candidate, index) => {
    const employed = (other: Candidate | undefined): boolean => other?.factIds.includes('employer:general:0') ?? false;
    if (index > 0 && employed(candidate) && employed(item[index - 1])) score -= 1.2;
  });
  if (questions > 1) score -= 2 * (questions - 1);
  const room = item.length > 6 ? 2 : 1;
  if (marks > room) score -= 1.4 * (marks - room);
  const mean = words / item.length;
  const spread = Math.sqrt(item.reduce((sum, candidate) => sum + (candidate.words - mean) ** 2, 0) / item.length);
  score += Math.min(spread, 6) * 0.15;
  if (mean > 17) score -= (mean - 17) * 0.4;
  if (score <= best) return score;
  const own = withoutMust(item);
  for (const other of batch.bodies) {
    const alike = similarity(own, other);
    if (alike > 0.25) score -= (alike - 0.25) * 14;
  }
  // Other facts before other words for the same ones.
  const facts = new Set([...newsOf(item), ...(plan.told ?? [])].filter((id) => !plan.inMost?.has(id)));
  let likest = 0;
  for (const { facts: told } of batch.told) likest = Math.max(likest, likeFacts(facts, told, plan.alike ?? none));
  if (likest > 0.5) score -= (likest - 0.5) * 8;
  return score;
}

const none: ReadonlyMap<string, ReadonlySet<string>> = new Map();

/** What must be said stands in each text, in its plainest words: it makes none of them a copy of another. */
const withoutMust = (item: readonly Candidate[]): string =>
  item
    .filter(({ group }) => group !== 'must')
    .map(({ text }) => text)
    .join(' ');

/** Books what an item has used. */
export function book(batch: Batch, item: readonly Candidate[]): void {
  for (const candidate of item) {
    batch.openings.add(candidate.opening);
    for (const opening of candidate.further ?? []) batch.openings.add(opening);
    (has(candidate, 'note') ? batch.noted : batch.sentences).add(candidate.text);
    batch.frames.set(candidate.frameId, (batch.frames.get(candidate.frameId) ?? 0) + 1);
    batch.pairs.add(`${candidate.frameId}|${candidate.factIds.join()}`);
    for (const fact of candidate.factIds) batch.facts.set(fact, (batch.facts.get(fact) ?? 0) + 1);
  }
  batch.bodies.push(withoutMust(item));
}

/** What a further iteration keeps of the ones before: their words, pairs of frame and facts, and, for half, how often each fact was told. */
export function carryOver(batch: Batch): Batch {
  return {
    openings: new Set(),
    sentences: new Set(batch.sentences),
    noted: new Set(),
    // What stood in a list before comes last in the next one.
    frames: new Map([...batch.frames].filter(([name]) => name.startsWith('bullet '))),
    facts: new Map([...batch.facts].map(([fact, times]) => [fact, times / 2])),
    bodies: [...batch.bodies],
    texts: [...batch.texts],
    told: [...batch.told],
    pairs: new Set(batch.pairs),
  };
}
