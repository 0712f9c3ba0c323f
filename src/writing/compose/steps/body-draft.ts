/** One text of a batch before it is taken up: what it owes, what it may be put together from, and how it comes out. */
import { assemble, waysOf } from '../plan/assemble.ts';
import type { Batch } from '../plan/batch.ts';
import type { ItemPlan, Requirement } from '../plan/item-plan.ts';
import type { Candidate } from '../plan/pool.ts';
import { factRequirement } from '../plan/required.ts';
import { inMost } from '../plan/what-is-told.ts';
import type { Random } from '../seed.ts';
import type { Body } from './body.ts';
import { owedElsewhere, requirements } from './body-requirements.ts';
import {
  type BodyPlan,
  bands,
  fills,
  foreign,
  limits,
  mostWordsOf,
  openersOf,
  orders,
  reserves,
} from './body-tables.ts';
import { makeBullets } from './bullets.ts';
import type { StepContext } from './context.ts';
import { withFreshLines } from './fresh-lines.ts';
import { leadTask, toldTasks, withoutTasks } from './told-tasks.ts';

/** What all texts of a batch share while they are written. */
export interface Desk {
  context: StepContext;
  plan: BodyPlan;
  batch: Batch;
  pool: readonly Candidate[];
  /** The sentences of earlier iterations. */
  carried: ReadonlySet<string>;
  /** The texts that are finished. */
  bodies: Body[];
  random: Random;
}

/** A text to be: its bullets are made, its sentences not yet. */
export interface Draft {
  item: ItemPlan;
  leadIn: Candidate | null;
  bullets: readonly Candidate[];
  /** Words that the bullets and their lead-in take. */
  taken: number;
  /** The fewest words of the whole text. */
  least: number;
  /** Sentences that it may be put together from. */
  rest: readonly Candidate[];
  /** Puts its sentences together, each time in another way. */
  put: (random: Random) => Candidate[] | null;
  /** What is left without sentences of the list, of before or of anything else. */
  putFrom: (pool: readonly Candidate[], batch?: Batch, item?: ItemPlan) => Candidate[] | null;
}

/** How badly a text is missed that does not begin with its task. */
const LEAD_TASK = 5;

/** Whether a requirement is that a guideline be said. */
export const isGuide = ({ name }: Requirement): boolean => /^(?:pillar|value):/.test(name);

/**
 * Plans a text.
 * @param index its place in the batch
 * @param late what an earlier text should have had, and had no room for
 * @param again whether it was drawn before and told nothing of its own: then the terms leave their room to the work
 */
export function draftOf(desk: Desk, index: number, late: readonly Requirement[], again: boolean): Draft {
  const { context, plan, batch, pool, random } = desk;
  const { ledger } = context;
  const { step, length, output } = plan;
  // What the description tells with its figures needs no task of the list.
  const left = step === 3 ? toldTasks(context, index) : new Set<string>();
  const elsewhere = owedElsewhere(context, plan, index);
  // A refresh has shown it, and has other lists to be new by.
  const lead = step === 3 && output === 'bullet' && batch.texts.length === 0 ? leadTask(context, left, index) : null;
  const list =
    output === 'bullet'
      ? makeBullets(
          withoutTasks(withFreshLines(context), lead === null ? left : new Set([...left, lead])),
          { step, length, index, elsewhere },
          batch,
          random,
        )
      : null;
  const bullets = list?.bullets ?? [];
  const leadIn = list?.leadIn ?? null;
  const taken = bullets.reduce((sum, { words }) => sum + words, leadIn?.words ?? 0);
  const told = bullets.flatMap(({ factIds }) => factIds);
  // What the bullets say, in the same or in other words. So do the imperatives.
  const must = ledger.sentences.map(({ fact }) => fact.id).filter((id) => id.startsWith('imperative:'));
  const alike = [...told, ...must].flatMap((id) => [...(ledger.alike.get(id) ?? [])]);
  const used = new Set([...left, ...told, ...alike.filter((id) => !must.includes(id))]);
  const rest = pool.filter(
    ({ factIds }) => !factIds.some((fact) => used.has(fact) || (again && /^(?:hours|contract):/.test(fact))),
  );
  const own = [
    ...requirements(context, step, plan, index),
    ...(lead === null ? [] : [factRequirement(lead, LEAD_TASK)]),
  ];
  const required = [...own, ...late.filter(({ name }) => !own.some((other) => other.name === name))].filter(
    ({ meets }) => !bullets.some(meets),
  );
  const asked = ledger.person.filter(({ person }) => !person.desirable);
  const item: ItemPlan = {
    band: bandOf(plan, bullets.length > 0, taken, required),
    order: orders[step],
    limits: limits[step],
    openers: openersFor(step, index, list !== null),
    required,
    ranks: new Map(
      [ledger.duties, asked].flatMap((facts) => facts.map(({ fact }, rank): [string, number] => [fact.id, rank])),
    ),
    leading: step !== 2,
    first: context.leads ? context.pointed : [],
    traits: step === 4 && !list ? Math.min(length === 'small' ? 2 : 3, asked.length) : 0,
    fill: fills[step][length],
    reserve: reserves[step],
    foreign: foreign[step],
    mostSentences: length === 'small' ? 5 : length === 'medium' ? 9 : 14,
    told,
    elsewhere,
    list: bullets.map(({ text }) => text),
    inMost: inMost(ledger),
    alike: ledger.alike,
  };
  return {
    item,
    leadIn: bullets.length > 0 ? leadIn : null,
    bullets,
    taken,
    least: bands[step][length][0],
    rest,
    put: waysOf(rest, item, batch),
    putFrom: (from, of = batch, as = item) => assemble(from, as, of, random),
  };
}

/** Words of the prose: what the bullets leave, or nearly the whole band, for house style may make one word of two. */
function bandOf(
  plan: BodyPlan,
  hasBullets: boolean,
  taken: number,
  required: readonly Requirement[],
): readonly [number, number] {
  const [least, most] = bands[plan.step][plan.length];
  if (!hasBullets) return [least + (least > 80 ? 4 : 2), mostWordsOf(plan)];
  // Two guidelines that must be said want the room of two sentences.
  const owed = 12 * Math.max(0, required.filter((one) => isGuide(one) && one.weight >= 9).length - 1);
  return [Math.max(8, least - taken), Math.max(22, Math.min(most - taken, least - taken + 30 + owed))];
}

function openersFor(step: BodyPlan['step'], index: number, isList: boolean): readonly string[] {
  if (isList && step === 3) return ['task', 'about', 'role'];
  if (isList && step === 4) return ['ask', 'trait', 'seek'];
  const wanted = openersOf[step][index % openersOf[step].length] ?? ['role'];
  // Who is hiring opens an introduction; a text on the role or the person only where nothing else does.
  const hiring = ['role', 'seek'];
  const own = ['hook', 'about', 'pay', 'placing', ...(step === 4 ? [] : ['work'])];
  return [...wanted, ...(step === 2 ? [...hiring, ...own] : [...own, ...hiring]), 'must'];
}
