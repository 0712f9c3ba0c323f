/** What the recruiter is told of a batch of texts: what none of them says, and why there are fewer than asked for. */
import { upperFirst } from '../language/first-capitals.ts';
import type { Candidate } from '../plan/pool.ts';
import { adviceFor } from './advice.ts';
import type { Body } from './body.ts';
import { type BodyPlan, mostWordsOf } from './body-tables.ts';
import type { StepContext } from './context.ts';
import { type Absence, whyAbsent } from './room-left.ts';
import { isOfTerms } from './term-bullets.ts';
import { tellMissed } from './unsaid.ts';
import { tellFirstTask, tellRough, tellUnsaid, tellUntold } from './unsaid-lines.ts';

const isOfTasks = ({ factIds }: Candidate): boolean => factIds.some((id) => id.startsWith('duty:'));

/** All facts that a text has, its headline and bullets among them. */
export const factsOf = ({ headline, sentences, bullets }: Body): ReadonlySet<string> =>
  new Set([...(headline ? [headline] : []), ...sentences, ...bullets].flatMap(({ factIds }) => factIds));

/**
 * Adds the notes on a whole batch.
 * @param pool the sentences it was put together from
 * @param carried sentences that earlier iterations have used
 * @param before the facts that earlier texts tell
 */
export function tellOfBodies(
  context: StepContext,
  plan: BodyPlan,
  bodies: readonly Body[],
  pool: readonly Candidate[],
  carried: ReadonlySet<string>,
  before: ReadonlySet<string>,
): void {
  const { step } = plan;
  const why = (fact: string): Absence => whyAbsent(fact, bodies, pool, carried, mostWordsOf(plan));
  tellMissed(context, bodies.map(factsOf), plan, why);
  if (bodies.length > 0) {
    if (step !== 4) tellRough(context);
    const told = new Set(bodies.flatMap((body) => [...factsOf(body)]));
    if (step === 4) tellUnsaid(context, told, why);
    if (step === 2) tellFirstTask(context, told, why);
    if (step === 3) tellUntold(context, told, why);
  }
  const untold = bodies.length < plan.count ? untoldOf(context, plan.step, bodies, before) : [];
  if (untold.length > 0)
    context.notes.add(
      `${bodies.length === 0 ? 'There is no new text' : bodies.length === 1 ? 'There is one text only' : `There are ${bodies.length} texts only`}: no further one could be made of what ${bodies.length === 0 ? 'no earlier one has' : 'is left'} (${untold
        .slice(0, 3)
        .map((text) => `"${text}"`)
        .join(', ')}${untold.length > 3 ? ` and ${untold.length - 3} more` : ''}). ${adviceFor(step, context.sources)}`,
    );
  else if (bodies.length < plan.count)
    context.notes.add(
      `${whyFewer(bodies.length, carried.size > 0, step === 4 && context.ledger.person.length === 0)} ${adviceFor(step, context.sources)}`,
    );
  // Whoever asked for bullets is told why there are none, however few texts there are.
  if (plan.output === 'bullet' && bodies.length > 0 && bodies.every(({ bullets }) => bullets.length === 0))
    context.notes.add(whyProse(context, step));
  else if (bodies.some(({ bullets }) => bullets.some(isOfTerms)))
    context.notes.add(
      `Bullets need two tasks or more, so these tell the terms of the job. ${adviceFor(3, context.sources)}`,
    );
  else if (step === 4 && bodies.some(({ bullets }) => bullets.some(isOfTasks)))
    context.notes.add(
      `Bullets need two things that are asked of the reader, so these lists tell tasks. ${adviceFor(4, context.sources)}`,
    );
}

/** The tasks of step 3 and the musts of step 4 that neither these texts nor earlier ones tell, in their own words. */
function untoldOf(
  { ledger }: StepContext,
  step: BodyPlan['step'],
  bodies: readonly Body[],
  before: ReadonlySet<string>,
): string[] {
  if (step === 2 || (bodies.length === 0 && before.size === 0)) return [];
  const told = new Set([...before, ...bodies.flatMap((body) => [...factsOf(body)])]);
  const facts =
    step === 3
      ? ledger.duties.filter(({ twin }) => !(twin && told.has(twin)))
      : ledger.person.filter(({ person }) => !person.desirable);
  return facts
    .filter(({ fact }) => !told.has(fact.id) && ![...(ledger.alike.get(fact.id) ?? [])].some((id) => told.has(id)))
    .map(({ fact }) => upperFirst(fact.text));
}

function whyFewer(count: number, isRefresh: boolean, asksNothing: boolean): string {
  // What is asked of the reader was never said: no text says it again.
  if (count === 0 && isRefresh && asksNothing)
    return 'There is no new text: nothing that is asked of the reader could be read, and earlier texts say the rest.';
  if (count === 0)
    return isRefresh
      ? 'There is no new text: none could be made that says something else than earlier ones.'
      : 'There are too few facts for this step.';
  if (count === 1)
    return `There is one text only: no other could be made that says something else than ${isRefresh ? 'this or an earlier one' : 'it does'}.`;
  return `There are ${count} texts only: no other could be made that says something else than ${isRefresh ? 'these or earlier ones' : 'these do'}.`;
}

const whyProse = ({ ledger, spare, sources }: StepContext, step: BodyPlan['step']): string =>
  step !== 4 && ledger.duties.length + spare.duties.length > 1
    ? 'Fewer than two of the tasks could be read for bullets, so these are in prose. Written with a verb each ("Check deliveries"), they would be bullets.'
    : `${step === 4 ? 'Nothing that is asked for could be read for bullets' : 'Bullets need two tasks or more'}, so these are in prose. ${adviceFor(step === 4 ? 4 : 3, sources)}`;
