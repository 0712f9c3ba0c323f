/** The sentences of a pool as one text of a batch sees them: read once for all the ways to put it together. */
import { type Batch, pairOf, usedBefore } from './batch.ts';
import { type Barred, barredBy, clashesIn, ofCompany } from './clash.ts';
import { echoBeside, echoesOf, type Others, othersOf, weightBeside } from './echoes.ts';
import type { ItemPlan, Requirement } from './item-plan.ts';
import type { Candidate } from './pool.ts';
import { has } from './says-again.ts';
import { asFirst, type Traits, traitsOf } from './traits.ts';

/** A sentence, and what is asked of it in each try. */
export interface Sentence {
  candidate: Candidate;
  /** Its place in the pool. */
  at: number;
  traits: Traits;
  /** Its group among those of the pool, as a number. */
  groupAt: number;
  words: number;
  isNote: boolean;
  isLabel: boolean;
  barred: Barred;
  /** At most so many of its group stand in a text. */
  ofItsGroup: number;
  /** How well it suits, before chance: by its tone, and by what the batch has used. */
  worth: number;
  /** How many of its runs of words stand in each of the other texts, and the share of them that one beside it has. */
  echoes: readonly number[];
  echoed: number;
  /** What it brings to a text or costs it, wherever it stands. */
  score: number;
  /** The place of the first of its tasks or requirements in the recruiter's order; far back where it has none. */
  rank: number;
  /** Where it stands in the text, and whether it may open it. */
  place: number;
  opens: boolean;
  /** Which of the requirements it meets, in their order. */
  meets: readonly boolean[];
}

/** What is to be said, with the sentences that say it. */
export interface Owed {
  requirement: Requirement;
  at: number;
  list: Sentence[];
}

export interface Sentences {
  others: Others;
  groups: ReadonlyMap<string, Sentence[]>;
  owed: readonly Owed[];
  /** Whether a sentence which a text has, the second, keeps another out of it; each by its place in the pool. */
  clash: (sentence: number, other: number) => boolean;
  /** The sentence without its "also", where nothing stands before it. */
  asFirst: (sentence: Sentence) => Sentence;
}

/** What a company says of itself, by its facts. */
const GUIDE = /^(?:pillar|value|strapline):/;
/** What a sentence loses that belongs to another step. */
const FOREIGN = 2.5;
/** What a sentence loses for each fact that is another text's, as it is drawn and as it counts. */
const ELSEWHERE = 1;
/** What a guideline loses that the batch has told and this text does not owe, as it is drawn and as it counts. */
const TOLD = 2.5;
/** What words of ours before a fact lose in a first batch; in a refresh they are other words for it. */
const LED = 3.5;
/** What a sentence loses that stands in a text beside it. */
const ECHO = 2.5;

/** Reads a pool for a text; the batch must not change while it is used. */
export function readSentences(pool: readonly Candidate[], plan: ItemPlan, batch: Batch): Sentences {
  const others = othersOf(batch);
  const groups = new Map<string, Sentence[]>();
  const all = pool.map((candidate, at) => {
    const list = groups.get(candidate.group) ?? [];
    const groupAt = list[0]?.groupAt ?? groups.size;
    groups.set(candidate.group, list);
    const sentence = readSentence(candidate, at, groupAt, plan, batch, others);
    list.push(sentence);
    return sentence;
  });
  const first = new Map<Sentence, Sentence>();
  return {
    others,
    groups,
    owed: plan.required.map((requirement, at) => ({ requirement, at, list: all.filter(({ meets }) => meets[at]) })),
    clash: clashesIn(pool),
    asFirst: (sentence) => {
      const before = first.get(sentence);
      if (before) return before;
      const bare = asFirst(sentence.candidate);
      const made =
        bare === sentence.candidate ? sentence : readSentence(bare, sentence.at, sentence.groupAt, plan, batch, others);
      first.set(sentence, made);
      return made;
    },
  };
}

function readSentence(
  candidate: Candidate,
  at: number,
  groupAt: number,
  plan: ItemPlan,
  batch: Batch,
  others: Others,
): Sentence {
  const traits = traitsOf(candidate);
  const { group, factIds, fit, tags } = candidate;
  const used = usedBefore(candidate, batch);
  const told = factIds.map((fact) => batch.facts.get(fact) ?? 0);
  const elsewhere = group === 'must' ? 0 : factIds.filter((fact) => plan.elsewhere?.has(fact)).length;
  // What must be said stands in each text, in its plainest words.
  const echoes = group === 'must' ? others.runs.map(() => 0) : echoesOf(candidate.text, others);
  const echoed = others.beside > 0 && group !== 'must' ? echoBeside(candidate.text, others) : 0;
  const meets = plan.required.map((one) => one.meets(candidate));
  // A pillar that each text says again is read past.
  const needless =
    ofCompany.test(group) &&
    factIds.some((id, index) => GUIDE.test(id) && (told[index] ?? 0) >= 1) &&
    !meets.includes(true)
      ? TOLD
      : 0;
  const led = has(candidate, 'lead') && batch.texts.length === 0 ? LED : 0;
  const rank = plan.ranks ? Math.min(99, ...factIds.map((fact) => plan.ranks?.get(fact) ?? 99)) : 99;
  return {
    candidate,
    at,
    traits,
    groupAt,
    words: candidate.words,
    isNote: has(candidate, 'note'),
    isLabel: has(candidate, 'label'),
    // A name that nothing stands behind is said where its slider wants it, and fills no text; in a refresh it may be all that is new.
    barred:
      has(candidate, 'bare') && batch.texts.length === 0 && !meets.includes(true) ? 'yes' : barredBy(candidate, batch),
    ofItsGroup: plan.limits[group] ?? 2,
    worth:
      fit -
      used * 1.5 -
      (echoed > 0 ? weightBeside(candidate.text, others) : 0) * ECHO -
      elsewhere * ELSEWHERE -
      needless -
      led -
      factIds.reduce((sum, fact, index) => sum + (told[index] ?? 0) * wear(fact, plan), 0) -
      (batch.pairs.has(pairOf(candidate)) ? 5 : 0),
    echoes,
    echoed,
    score:
      fit * 0.4 +
      traits.build -
      (has(candidate, 'last') ? 3 : 0) -
      used * 1.2 -
      elsewhere * ELSEWHERE * 0.7 -
      needless * 0.7 -
      led * 0.7 -
      // What belongs to another step is no way out of saying again what belongs to this one.
      (plan.foreign?.includes(group) ? FOREIGN : 0) -
      told.reduce((sum, times) => sum + times, 0) * 0.12 -
      // "You have ..." may begin a sentence in several texts, and had better not.
      (batch.openings.has(candidate.opening) && group !== 'must' ? (ofCompany.test(group) ? 0.4 : 1.3) : 0) -
      // "Another task is to teach": what the job is about comes first, or in its row, never as one thing more.
      (traits.goesOn && rank === 0 ? 4 : 0),
    rank,
    place:
      (plan.first?.length && !traits.leansOn && factIds.some((id) => plan.first?.includes(id)) ? -400 : 0) +
      (group === 'seek' ? -200 : 0) +
      (plan.order[traits.tellsTerms ? 'hours' : group] ?? 50) +
      (tags.includes('follow') ? 0.5 : 0) +
      Math.min(0.4, rank * 0.04),
    // What must be said opens nothing, though it may have been chosen first; nor does when one works.
    opens: group !== 'must' && plan.openers.includes(group) && !traits.tellsTerms,
    meets,
  };
}

/** How much less a fact is worth for each time it was told: where the text is of tasks, one comes again when the others have had their turn. */
const wear = (fact: string, { limits }: ItemPlan): number =>
  fact.startsWith('duty:') && limits.thing !== undefined ? 0.4 : 0.25;
