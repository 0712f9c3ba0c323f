/** The texts of steps 2 to 4: an introduction, what the job is, whom it is for. */
import { countWords } from '../language/words.ts';
import { type Batch, book } from '../plan/batch.ts';
import type { Requirement } from '../plan/item-plan.ts';
import type { Candidate } from '../plan/pool.ts';
import { isToldAgain, toldBy } from '../plan/what-is-told.ts';
import type { Random } from '../seed.ts';
import type { Body } from './body.ts';
import { type Desk, type Draft, draftOf, isGuide } from './body-draft.ts';
import { atFull, pickLabel, promises, writeLabels } from './body-labels.ts';
import { hasNoNews, tells, toldOf } from './body-news.ts';
import { factsOf, tellOfBodies } from './body-notes.ts';
import { makeBodyPool } from './body-pool.ts';
import { type BodyPlan, bands, limits, mostWordsOf, orders } from './body-tables.ts';
import { sentencesOf } from './body-tries.ts';
import type { StepContext } from './context.ts';
import { withoutAsked } from './fresh-lines.ts';
import { joinStatements } from './joined-statements.ts';
import { joinTerms } from './joined-terms.ts';
import { leaveOutCopies, leaveOutShown, leaveOutToldAgain, leaveOutWithoutOwn } from './left-out-texts.ts';
import { beginOtherwise } from './other-openings.ts';
import { lackingIn } from './owed.ts';
import { headOwed } from './owed-headline.ts';
import { intoRoom } from './room-left.ts';
import { saidAgainBelow } from './said-over-text.ts';
import { inShortSentences } from './short-sentences.ts';
import { asList } from './shown-bullets.ts';
import { wholeOf } from './shown-texts.ts';
import { listTerms } from './term-bullets.ts';

/** So many times a batch draws again what would only say the same. */
const DRAWS = 4;
/** A text of fewer words is none. */
const LEAST_WORDS = 4;

/** Writes a batch of bodies with their headlines. Fewer when the facts don't carry more. */
export function writeBodies(
  whole: StepContext,
  plan: BodyPlan,
  batch: Batch,
  shownLabels: readonly string[],
  random: Random,
): Body[] {
  const { step } = plan;
  const context = inItsStyle(step === 4 ? withoutAsked(whole) : whole);
  const { ledger, style } = context;
  const pool = makeBodyPool(context, plan, random);
  const carried = new Set(batch.sentences);
  const before = new Set(batch.facts.keys());
  const labels = writeLabels(context, plan, shownLabels, random).filter(
    ({ text }) => (text.match(/ and /g)?.length ?? 0) < 2,
  );
  const bodies: Body[] = [];
  const shownTold = [...batch.told];
  writeAll({ context, plan, batch, pool, carried, bodies, random }, labels);
  intoRoom(bodies, lackingIn(context, bodies.map(factsOf), step), pool, batch, {
    most: mostWordsOf(plan),
    order: orders[step],
    limits: limits[step],
  });
  // One task makes no list: what makes one is the terms.
  if (step !== 4 && plan.output === 'bullet' && ledger.duties.length < 2) listTerms(bodies);
  // Short sentences stay short.
  if (!style.hemingway)
    for (const body of bodies)
      body.sentences = joinTerms(joinStatements(body.sentences, ledger, batch.sentences), batch.sentences);
  const written = bodies.length;
  leaveOutCopies(bodies, batch);
  leaveOutShown(bodies, carried, before, batch.texts);
  leaveOutToldAgain(bodies, carried, step);
  leaveOutWithoutOwn(bodies, shownTold, ledger);
  headOwed({
    bodies,
    context,
    pool,
    said: batch.sentences,
    shown: shownLabels,
    introduction: step === 2,
    least: bands[step][plan.length][0],
  });
  batch.beside = [];
  for (const body of bodies) batch.texts.push(wholeOf(body));
  // What found its room later is told too.
  const earlier = batch.told.slice(0, batch.told.length - written);
  batch.told = [...earlier, ...bodies.map((body) => toldBy(body.sentences, ledger, body.bullets))];
  // Which texts a refresh may bring is judged by what they tell, however their sentences begin.
  beginOtherwise(bodies, {
    pool,
    imperatives: context.imperatives,
    most: mostWordsOf(plan),
    said: batch.sentences,
  });
  tellOfBodies(
    context,
    plan,
    bodies,
    pool,
    carried,
    new Set([...before, ...shownTold.flatMap(({ facts }) => [...facts])]),
  );
  return bodies;
}

const inItsStyle = (context: StepContext): StepContext =>
  context.style.hemingway
    ? { ...context, ledger: { ...context.ledger, sentences: context.ledger.sentences.map(inShortSentences) } }
    : context;

/** Writes text after text; one that tells nothing of its own is drawn again, and after some draws there are no more. */
function writeAll(desk: Desk, labels: readonly Candidate[]): void {
  const { plan, bodies, batch } = desk;
  const { ledger } = desk.context;
  let late: readonly Requirement[] = [];
  let draws = DRAWS;
  let again = false;
  for (let index = 0; index < plan.count; ) {
    const draft = draftOf(desk, index, late, again);
    const made = sentencesOf(desk, draft, bodies.length === 0 && index === plan.count - 1 && draws === 0);
    if (made === 'copy') {
      // Drawn again with other bullets, it may be another text.
      if (draws > 0) draws -= 1;
      else {
        index += 1;
        again = false;
      }
      continue;
    }
    late = stillOwed(plan, draft, made);
    if (!isText(made, draft)) return;
    const text = { sentences: made ?? [], bullets: draft.bullets };
    if (
      hasNoNews(text, bodies, batch, desk.carried) ||
      isToldAgain(toldBy(text.sentences, ledger, text.bullets), batch.told, ledger, batch.told.length > bodies.length)
    ) {
      // It may tell something else: the more so where the terms leave their room to the work.
      if (draws === 0) return;
      draws -= 1;
      again = true;
      continue;
    }
    takeUp(desk, draft, made, labels);
    again = false;
    index += 1;
  }
}

/** What an earlier text should have had, and had no room for: guidelines, and what nobody may miss. */
const stillOwed = ({ step }: BodyPlan, { item }: Draft, made: readonly Candidate[] | null): Requirement[] =>
  item.required.filter((one) => (isGuide(one) || (step === 4 && isTrait(one))) && !made?.some(one.meets));

const isTrait = ({ name }: Requirement): boolean => /^(?:have|be|can|know):brief:/.test(name);

const isText = (made: readonly Candidate[] | null, { bullets, taken }: Draft): boolean =>
  (made !== null || bullets.length > 0) &&
  countWords((made ?? []).map(({ text }) => text).join(' ')) + taken >= LEAST_WORDS;

/** Books what a text uses, gives it its headline and puts it to the others. */
function takeUp(desk: Desk, draft: Draft, made: Candidate[] | null, labels: readonly Candidate[]): void {
  const { context, plan, batch, bodies } = desk;
  const { ledger } = context;
  const { leadIn } = draft;
  const whole = made ?? [];
  const bullets = [...draft.bullets];
  const all = [...whole, ...bullets];
  const lines = [...all.flatMap(({ text }) => text.split(/(?<=[.?!])\s+/)), ...(leadIn ? [leadIn.text] : [])];
  const spare = countWords(whole.map(({ text }) => text).join(' ')) + draft.taken - draft.least;
  const headline = pickLabel(labels, lines, bodies, {
    empty: promises(plan.step, all),
    told: new Set(all.flatMap(({ factIds }) => factIds)),
    pointed: context.pointed,
    full: atFull(context),
    alike: ledger.alike,
    goes: (label) => saidAgainBelow(label, whole, spare) !== undefined,
  });
  const twice = headline === null ? undefined : saidAgainBelow(headline, whole, spare);
  const sentences = whole.filter((one) => one !== twice);
  batch.sentences.add(toldOf(tells(sentences, bullets)));
  if (bullets.length > 0) batch.sentences.add(asList(bullets));
  if (made) book(batch, sentences);
  // The headline tells what its text leaves to it.
  batch.told.push(toldBy(whole, ledger, bullets));
  for (const fact of [...(twice?.factIds ?? []), ...bullets.flatMap(({ factIds }) => factIds)])
    batch.facts.set(fact, (batch.facts.get(fact) ?? 0) + 1);
  const body = { headline, sentences, leadIn, bullets };
  bodies.push(body);
  batch.beside = [...batch.beside, [headline?.text ?? '', wholeOf(body)].join(' ')];
}
