/** The texts of steps 2 to 4: an introduction, what the job is, whom it is for. */
import { countWords } from '../language/words.ts';
import { type Batch, book } from '../plan/batch.ts';
import { likest, othersOf, SAME_TEXT } from '../plan/echoes.ts';
import type { Requirement } from '../plan/item-plan.ts';
import type { Candidate } from '../plan/pool.ts';
import { toldBy } from '../plan/what-is-told.ts';
import type { Random } from '../seed.ts';
import type { Body } from './body.ts';
import { type Desk, type Draft, draftOf, isGuide } from './body-draft.ts';
import { atFull, pickLabel, promises, writeLabels } from './body-labels.ts';
import { hasNoNews, tells, toldOf } from './body-news.ts';
import { factsOf, tellOfBodies } from './body-notes.ts';
import { makeBodyPool } from './body-pool.ts';
import { type BodyPlan, limits, mostWordsOf, orders } from './body-tables.ts';
import { sentencesOf } from './body-tries.ts';
import type { StepContext } from './context.ts';
import { withoutAsked } from './fresh-lines.ts';
import { joinStatements } from './joined-statements.ts';
import { intoRoom } from './room-left.ts';
import { inShortSentences } from './short-sentences.ts';
import { asList, asStood } from './shown-bullets.ts';
import { wholeOf } from './shown-texts.ts';
import { lackingIn } from './unsaid.ts';

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
  const labels = writeLabels(context, plan, shownLabels, random).filter(
    ({ text }) => (text.match(/ and /g)?.length ?? 0) < 2,
  );
  const bodies: Body[] = [];
  writeAll({ context, plan, batch, pool, carried, bodies, random }, labels);
  intoRoom(bodies, lackingIn(context, bodies.map(factsOf), step), pool, batch, {
    most: mostWordsOf(plan),
    order: orders[step],
    limits: limits[step],
  });
  // Short sentences stay short.
  if (!style.hemingway)
    for (const body of bodies) body.sentences = joinStatements(body.sentences, ledger, batch.sentences);
  const written = bodies.length;
  leaveOutCopies(bodies, batch);
  leaveOutShown(bodies, carried);
  leaveOutToldAgain(bodies, carried, step);
  batch.beside = [];
  for (const body of bodies) batch.texts.push(wholeOf(body));
  // What found its room later is told too.
  const earlier = batch.told.slice(0, batch.told.length - written);
  batch.told = [...earlier, ...bodies.map((body) => toldBy([...body.sentences, ...body.bullets], ledger))];
  tellOfBodies(context, plan, bodies, pool, carried);
  return bodies;
}

/** What found its room last may have made one text of a batch another one again, or one that was shown: then it is left out. */
function leaveOutCopies(bodies: Body[], { texts }: Batch): void {
  for (let at = bodies.length - 1; at >= 0 && bodies.length > 1; at -= 1) {
    const body = bodies[at];
    if (!body) continue;
    const beside = bodies.slice(0, at).map(wholeOf);
    const { beside: near, shown } = likest(wholeOf(body), othersOf({ beside, texts }));
    if (Math.max(near, shown) >= SAME_TEXT) bodies.splice(at, 1);
  }
}

/** From this share of its sentences on a text was shown before, whatever order and lead they had there; the only one of a batch stays longer. */
const MOSTLY_SHOWN = 0.5;
const ALL_BUT_SHOWN = 0.65;
const ofTheJob = /^(?:duty|have|be|can|know|description|proposition|evidence):/;
/** A text is no new one whose sentences, its list among them, stood word for word in several that were shown: each of those may have had two. */
function leaveOutShown(bodies: Body[], carried: ReadonlySet<string>): void {
  for (let at = bodies.length - 1; at >= 0; at -= 1) {
    const { sentences = [], bullets = [] } = bodies[at] ?? {};
    // What has to be said stands in each text.
    const all = [...sentences, ...bullets].filter(({ group }) => group !== 'must');
    const again = all.filter((one) => carried.has(one.text) || carried.has(asStood(one)));
    const most = bodies.length > 1 ? MOSTLY_SHOWN : ALL_BUT_SHOWN;
    // What leads to the same tasks or demands makes no other text.
    const own = all.filter(({ factIds }) => factIds.some((id) => ofTheJob.test(id)));
    if (
      (all.length > 0 && again.length >= most * all.length) ||
      (own.length > 1 && own.every((one) => again.includes(one)))
    )
      bodies.splice(at, 1);
  }
}

/**
 * With few facts, the texts of a batch tell the same in another order, and a refresh what was shown: one of them is enough, and a note says why there
 * are no more. What each text says of the post tells them apart no more than their leads do.
 */
function leaveOutToldAgain(bodies: Body[], carried: ReadonlySet<string>, step: BodyPlan['step']): void {
  const told = bodies.map(({ sentences, bullets }) => new Set(tells(sentences, bullets)));
  for (let at = bodies.length - 1; at >= 0; at -= 1) {
    const news = told[at];
    if (!news || news.size > FEW_FACTS) continue;
    const own = [...news].filter((id) => !/^(?:value|pillar|mission|vision|purpose|strapline)/.test(id)).length;
    // Introductions tell the post itself, each in its own way.
    const again =
      step !== 2 &&
      own <= 2 &&
      told.some((other, before) => before < at && [...news].every((id) => other.has(id)) && other.size === news.size);
    if (
      (again && bodies.length > 1) ||
      (news.size > 0 ? carried.has(toldOf([...news])) : step !== 2 && carried.size > 0)
    ) {
      bodies.splice(at, 1);
      told.splice(at, 1);
    }
  }
}
/** So many facts or fewer are told in one way; more of them may stand in two orders. */
const FEW_FACTS = 4;

const inItsStyle = (context: StepContext): StepContext =>
  context.style.hemingway
    ? { ...context, ledger: { ...context.ledger, sentences: context.ledger.sentences.map(inShortSentences) } }
    : context;

/** Writes text after text; one that tells nothing of its own is drawn again, and after some draws there are no more. */
function writeAll(desk: Desk, labels: readonly Candidate[]): void {
  const { plan, bodies } = desk;
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
    if (hasNoNews(text, bodies, desk.batch, desk.carried)) {
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
  const sentences = made ?? [];
  const bullets = [...draft.bullets];
  const all = [...sentences, ...bullets];
  batch.sentences.add(toldOf(tells(sentences, bullets)));
  if (bullets.length > 0) batch.sentences.add(asList(bullets));
  if (made) book(batch, made);
  batch.told.push(toldBy(all, ledger));
  for (const bullet of bullets)
    for (const fact of bullet.factIds) batch.facts.set(fact, (batch.facts.get(fact) ?? 0) + 1);
  const lines = [...all.flatMap(({ text }) => text.split(/(?<=[.?!])\s+/)), ...(leadIn ? [leadIn.text] : [])];
  const headline = pickLabel(labels, lines, bodies, {
    empty: promises(plan.step, all),
    told: new Set(all.flatMap(({ factIds }) => factIds)),
    pointed: context.pointed,
    full: atFull(context),
    alike: ledger.alike,
  });
  const body = { headline, sentences, leadIn, bullets };
  bodies.push(body);
  batch.beside = [...batch.beside, [headline?.text ?? '', wholeOf(body)].join(' ')];
}
