import { guideFrames } from '../frames/guides.ts';
import { statementFrames } from '../frames/statements.ts';
import { countWords, wordOverlap } from '../language/words.ts';
import { assemble, waysOf } from '../plan/assemble.ts';
import { type Batch, book } from '../plan/batch.ts';
import type { ItemPlan, Requirement } from '../plan/item-plan.ts';
import { type Candidate, makePool } from '../plan/pool.ts';
import { withoutBanned } from '../plan/required.ts';
import { inMost, toldBy } from '../plan/what-is-told.ts';
import type { Random } from '../seed.ts';
import { adviceFor } from './advice.ts';
import type { Body } from './body.ts';
import { atFull, pickLabel, promises, writeLabels } from './body-labels.ts';
import { pointedAt, requirements } from './body-requirements.ts';
import { allFrames, type BodyPlan, bands, fills, foreign, limits, openersOf, orders, reserves } from './body-tables.ts';
import { makeBullets } from './bullets.ts';
import type { StepContext } from './context.ts';
import { withFreshLines, withoutAsked } from './fresh-lines.ts';
import { joinStatements } from './joined-statements.ts';
import { lessAlike } from './less-alike.ts';
import { type Absence, intoRoom, whyAbsent } from './room-left.ts';
import { inShortSentences } from './short-sentences.ts';
import { repeatsList } from './shown-bullets.ts';
import { isCopy, nearness, wholeOf } from './shown-texts.ts';
import { toldTasks, withoutTasks } from './told-tasks.ts';
import { lackingIn, tellFirstTask, tellMissed, tellRough, tellUnsaid, tellUntold } from './unsaid.ts';

/** Writes a batch of bodies with their headlines. Fewer when the facts don't carry more. */
export function writeBodies(
  whole: StepContext,
  plan: BodyPlan,
  batch: Batch,
  shownLabels: readonly string[],
  random: Random,
): Body[] {
  const { step } = plan;
  const plain = step === 4 ? withoutAsked(whole) : whole;
  const context = whole.style.hemingway
    ? { ...plain, ledger: { ...plain.ledger, sentences: plain.ledger.sentences.map(inShortSentences) } }
    : plain;
  const { ledger, style } = context;
  const [least, most] = bands[step][plan.length];
  const raw = makePool(ledger, allFrames[step], style, random, {
    samples: plan.length === 'large' ? 14 : 10,
    mostWords: style.hemingway ? 18 : 25,
  });
  // A guideline whose statement no sentence takes is named at least.
  const said = new Set(raw.flatMap(({ factIds }) => factIds));
  const unsaid = ledger.guides.filter(
    ({ fact }) => fact.weight >= 50 && fact.kind !== 'strapline' && !said.has(fact.id),
  );
  for (const { name, statement } of unsaid)
    if (statement)
      context.notes.add(
        `"${name.text}" is named without its statement, which is too long here or no whole sentence. A short sentence of its own would be said.`,
      );
  if (unsaid.length > 0)
    raw.push(
      ...makePool(
        { ...ledger, guides: unsaid.map((guide) => ({ ...guide, statement: null, more: [] })) },
        guideFrames,
        style,
        random,
        { samples: 1, mostWords: 25 },
      ),
    );
  // What the step brief points at may be said in any step, though the step has no such frames of its own.
  const pointed = step === 2 ? [] : pointedAt(context);
  if (pointed.length > 0)
    raw.push(
      ...makePool(
        ledger,
        statementFrames.filter(({ group }) => /^(?:hook|about|proof)$/.test(group)),
        style,
        random,
        {
          samples: 1,
          mostWords: 32,
        },
      ).filter(({ factIds }) => factIds.some((id) => pointed.includes(id))),
    );
  const pool = withoutBanned(raw, context.banned);
  const asked = ledger.person.filter(({ person }) => !person.desirable);
  const ranks = new Map(
    [ledger.duties, asked].flatMap((list) => list.map(({ fact }, rank): [string, number] => [fact.id, rank])),
  );
  const bodies: Body[] = [];
  const carried = new Set(batch.sentences);
  const labels = writeLabels(context, plan, shownLabels, random).filter(
    ({ text }) => (text.match(/ and /g)?.length ?? 0) < 2,
  );
  // What an earlier text should have had, and had no room for.
  let late: Requirement[] = [];
  /** A few facts that earlier texts, or those of before, have told together already: no further text. */
  const stale = (news: readonly string[]): boolean =>
    bodies.length > 0 &&
    ((new Set(news).size < 5 && carried.has(toldOf(news))) ||
      (new Set(news).size < 3 && batch.sentences.has(toldOf(news))));
  let draws = DRAWS;
  let redrawn = -1;
  for (let index = 0; index < plan.count; index += 1) {
    // What the description tells with its figures needs no task of the list.
    const left = step === 3 ? toldTasks(context, index) : new Set<string>();
    const bulletShare =
      plan.output === 'bullet'
        ? makeBullets(withoutTasks(withFreshLines(context), left), step, plan.length, index, batch, random)
        : null;
    const taken = bulletShare
      ? bulletShare.bullets.reduce((sum, { words }) => sum + words, bulletShare.leadIn?.words ?? 0)
      : 0;
    const told = bulletShare?.bullets.flatMap(({ factIds }) => factIds) ?? [];
    // What the bullets say, in the same or in other words.
    // So do the imperatives.
    const must = ledger.sentences.map(({ fact }) => fact.id).filter((id) => id.startsWith('imperative:'));
    const used = new Set([
      ...left,
      ...told,
      ...[...told, ...must].flatMap((id) => [...(ledger.alike.get(id) ?? [])]).filter((id) => !must.includes(id)),
    ]);
    const rest = pool.filter(
      ({ factIds }) =>
        !factIds.some((fact) => used.has(fact) || (index === redrawn && /^(?:hours|contract):/.test(fact))),
    );
    const openers = openersOf[step][index % openersOf[step].length] ?? ['role'];
    const own = requirements(context, step, plan, index);
    const required = [...own, ...late.filter(({ name }) => !own.some((other) => other.name === name))].filter(
      ({ meets }) => !bulletShare?.bullets.some(meets),
    );
    // Two guidelines that must be said want the room of two sentences.
    const owed = 12 * Math.max(0, required.filter(({ name, weight }) => isGuide(name) && weight >= 9).length - 1);
    const item: ItemPlan = {
      band:
        bulletShare && bulletShare.bullets.length > 0
          ? [Math.max(8, least - taken), Math.max(22, Math.min(most - taken, least - taken + 30 + owed))]
          : // House style may make one word of two: "you'll".
            [least + (least > 80 ? 4 : 2), most - 2],
      order: orders[step],
      limits: limits[step],
      openers:
        bulletShare && step !== 2
          ? step === 3
            ? ['role', 'task', 'about']
            : ['seek', 'ask', 'trait']
          : [...openers, 'role', 'seek', 'hook', 'about', 'pay', 'placing', ...(step === 4 ? [] : ['work']), 'must'],
      required,
      ranks,
      leading: step !== 2,
      first: context.leads ? context.pointed : [],
      traits: step === 4 && !bulletShare ? Math.min(plan.length === 'small' ? 2 : 3, asked.length) : 0,
      fill: fills[step][plan.length],
      reserve: reserves[step],
      foreign: foreign[step],
      mostSentences: plan.length === 'small' ? 5 : plan.length === 'medium' ? 9 : 14,
      told,
      inMost: inMost(ledger),
      alike: ledger.alike,
    };
    const put = waysOf(rest, item, batch);
    let made = put(random);
    // A refresh that is too short says a sentence of before again, in another text, rather than half of what there is.
    const missing = (sentences: readonly Candidate[]): number =>
      item.required.filter(({ weight, meets }) => weight >= 5 && !sentences.some(meets)).length;
    const keeps = (before: readonly Candidate[], after: readonly Candidate[]): boolean =>
      item.required.every(({ weight, meets }) => weight < 5 || !before.some(meets) || after.some(meets));
    // Only what earlier texts have used up can be won back; a guideline that must stand in most texts in any case.
    const spent = made ? usedUp(item.required, made, rest, carried, batch) : [];
    for (const all of [false, true]) {
      if (
        !made ||
        (all ? carried.size === 0 || (total(made) + taken >= least && missing(made) === 0) : spent.length === 0)
      )
        continue;
      const again = assemble(rest, item, reopened(batch, spent, all ? carried : new Set()), random);
      const text = again?.map((sentence) => sentence.text).join(' ') ?? '';
      if (
        again &&
        (missing(again) < missing(made) || (missing(again) === missing(made) && total(again) > total(made))) &&
        batch.bodies.every((other) => wordOverlap(other, text) < 0.8 && !other.startsWith(again[0]?.text ?? text))
      )
        made = again;
    }
    // A guideline that has no room beside lesser things stands before them.
    const lacking = required.filter(({ name, meets }) => isGuide(name) && !made?.some(meets));
    const heaviest = Math.max(...lacking.map(({ weight }) => weight));
    if (made && lacking.length > 0) {
      const again = assemble(
        rest,
        {
          ...item,
          required: required.filter((one) => one.weight >= heaviest || (isGuide(one.name) && made?.some(one.meets))),
        },
        spent.length > 0 ? reopened(batch, spent, new Set()) : batch,
        random,
      );
      const lost = (sentences: readonly Candidate[]): number =>
        required.reduce(
          (sum, { name, weight, meets }) =>
            sum + (isGuide(name) || weight >= heaviest ? (sentences.some(meets) ? 0 : weight) : 0),
          0,
        );
      if (again && lost(again) < lost(made) && total(again) + taken >= Math.min(least, total(made) + taken))
        made = again;
    }
    // An introduction says where and for how much, though it takes another try.
    for (let turn = 0; step === 2 && made && missing(made) > 0 && turn < ANEW; turn += 1) {
      const again = put(random);
      if (again && missing(again) < missing(made) && keeps(made, again) && total(again) >= Math.min(least, total(made)))
        made = again;
    }
    // Facts that stand together in an earlier text: without them there may be others to tell.
    const bullets = bulletShare?.bullets ?? [];
    if (made && (stale(tells(made, bullets)) || echoes(bodies, made, bullets))) {
      const old = new Set(tells(made, []));
      const left = rest.filter(({ factIds }) => !factIds.some((id) => old.has(id)));
      const other = assemble(left, item, batch, random);
      if (other && !stale(tells(other, bullets)) && !echoes(bodies, other, bullets)) made = other;
    }
    // A text of before in other words is none that a refresh brings: without what it tells there may be others.
    const whole = made ? wholeOf({ sentences: made, bullets }) : '';
    if (made && nearness(whole, batch.texts) >= 1) {
      const owed = new Set(
        made.filter((one) => required.some(({ meets }) => meets(one))).flatMap(({ factIds }) => factIds),
      );
      const old = new Set(tells(made, []).filter((id) => !owed.has(id)));
      const fresh = rest.filter(({ factIds }) => !factIds.some((id) => old.has(id)));
      const anything = bodies.length === 0 && index === plan.count - 1 && draws === 0;
      const copied = isCopy(whole, batch.texts, anything);
      let best = nearness(whole, batch.texts);
      const [lacks, size] = [missing(made), total(made)];
      for (const way of [waysOf(fresh, item, batch), put, put, put]) {
        const other = way(random);
        const text = other ? wholeOf({ sentences: other, bullets }) : '';
        const near = nearness(text, batch.texts);
        if (!other || isCopy(text, batch.texts, anything) || near >= best) continue;
        if (!copied && (missing(other) > lacks || total(other) < Math.min(size, least - taken))) continue;
        made = other;
        best = near;
        if (copied || near < 1) break;
      }
      if (isCopy(wholeOf({ sentences: made, bullets }), batch.texts, anything)) {
        // Drawn again with other bullets, it may be another text.
        if (draws > 0) {
          draws -= 1;
          index -= 1;
        }
        continue;
      }
    }
    // Beside the texts of its own batch the one is best that shares the fewest runs of words with them.
    if (made && bodies.length > 0) {
      const first = made;
      const size = Math.min(total(made), least - taken);
      made = lessAlike(
        made,
        bullets,
        bodies,
        () => put(random),
        (other) =>
          keeps(first, other) &&
          total(other) >= size &&
          !stale(tells(other, bullets)) &&
          !echoes(bodies, other, bullets) &&
          nearness(wholeOf({ sentences: other, bullets }), batch.texts) < 1,
      );
    }
    // So is what nobody may miss.
    late = required.filter(({ name, meets }) => (isGuide(name) || (step === 4 && isTrait(name))) && !made?.some(meets));
    if (!made && !bulletShare?.bullets.length) break;
    const sentences = made ?? [];
    const body = sentences.map(({ text }) => text).join(' ');
    if (countWords(body) + taken < 4) break;
    const news = tells(sentences, bullets);
    const littleNew =
      new Set(news).size < 2 &&
      bodies.some((other) => news.every((id) => tells(other.sentences, other.bullets).includes(id)));
    // With two things to list, a further list is an earlier one turned round: something else has to be its own.
    const sameList =
      bodies.length > 0 &&
      repeatsList(
        bullets,
        wholeOf({ sentences, bullets }),
        bodies.map((other) => ({ bullets: other.bullets, whole: wholeOf(other) })),
        batch.texts,
      );
    if (littleNew || sameList || stale(news) || echoes(bodies, sentences, bullets)) {
      // Drawn again, it may tell something else: the more so where the terms leave their room to the work.
      if (draws === 0) break;
      draws -= 1;
      redrawn = index;
      index -= 1;
      continue;
    }
    batch.sentences.add(toldOf(news));
    if (made) book(batch, made);
    batch.told.push(toldBy([...sentences, ...bullets], ledger));
    for (const bullet of bullets)
      for (const fact of bullet.factIds) batch.facts.set(fact, (batch.facts.get(fact) ?? 0) + 1);
    bodies.push({
      headline: pickLabel(
        labels,
        [
          ...[...sentences, ...bullets].flatMap(({ text }) => text.split(/(?<=[.?!])\s+/)),
          ...(bulletShare?.bullets.length && bulletShare.leadIn ? [bulletShare.leadIn.text] : []),
        ],
        bodies,
        {
          empty: promises(step, [...sentences, ...bullets]),
          told: new Set([...sentences, ...bullets].flatMap(({ factIds }) => factIds)),
          pointed: context.pointed,
          full: atFull(context),
          alike: ledger.alike,
        },
      ),
      sentences,
      leadIn: bulletShare?.bullets.length ? bulletShare.leadIn : null,
      bullets,
    });
  }
  intoRoom(bodies, lackingIn(context, bodies.map(allOf), step), pool, batch, {
    most: most - 2,
    order: orders[step],
    limits: limits[step],
  });
  // Short sentences stay short.
  if (!style.hemingway)
    for (const body of bodies) body.sentences = joinStatements(body.sentences, ledger, batch.sentences);
  const why = (fact: string): Absence => whyAbsent(fact, bodies, pool, carried, most - 2);
  for (const body of bodies) batch.texts.push(wholeOf(body));
  // What found its room later is told too.
  const earlier = batch.told.slice(0, batch.told.length - bodies.length);
  batch.told = [...earlier, ...bodies.map((body) => toldBy([...body.sentences, ...body.bullets], ledger))];
  tellMissed(context, bodies.map(allOf), plan, why);
  if (step !== 4 && bodies.length > 0) tellRough(context);
  const told = new Set(bodies.flatMap((body) => [...allOf(body)]));
  if (step === 4 && bodies.length > 0) tellUnsaid(context, told, why);
  if (step === 2 && bodies.length > 0) tellFirstTask(context, told, why);
  if (step === 3 && bodies.length > 0) tellUntold(context, told, why);
  if (bodies.length < plan.count)
    context.notes.add(
      bodies.length === 0
        ? `${carried.size > 0 ? 'Another text would only say again what earlier ones say.' : 'There are too few facts for this step.'} ${adviceFor(step, context.sources)}`
        : `There ${bodies.length === 1 ? 'is one text' : `are ${bodies.length} texts`} only: another would say again what ${bodies.length === 1 ? (carried.size > 0 ? 'this or an earlier one says' : 'it says') : carried.size > 0 ? 'these or earlier ones say' : 'these say'}. ${adviceFor(step, context.sources)}`,
    );
  // Whoever asked for bullets is told why there are none, however few texts there are.
  if (plan.output === 'bullet' && bodies.length > 0 && bodies.every(({ bullets }) => bullets.length === 0))
    context.notes.add(
      step !== 4 && ledger.duties.length + context.spare.duties.length > 1
        ? 'Fewer than two of the tasks could be read for bullets, so these are in prose. Written with a verb each ("Check deliveries"), they would be bullets.'
        : `Bullets need two ${step === 4 ? 'skills' : 'tasks'} or more, so these are in prose. ${adviceFor(step === 4 ? 4 : 3, context.sources)}`,
    );
  return bodies;
}

/** So many times a batch draws again what would only say the same. */
const DRAWS = 4;
/** So many further ways are tried where a text lacks what it has to say. */
const ANEW = 8;
/** What each text says: the post, whose it is, where and for how much. */
const ofThePost = /^(?:title|employer|place|pay|hours|contract|sector):/;
/** What a text tells besides, in its sentences and its bullets. */
const tells = (sentences: readonly Candidate[], bullets: readonly Candidate[]): string[] =>
  [...sentences, ...bullets].flatMap(({ factIds }) => factIds).filter((id) => !ofThePost.test(id));
const listed = (list: readonly Candidate[]): string =>
  list
    .map(({ text }) => text)
    .sort()
    .join();
/** With few facts, a further text would only say the same again: in its prose, and in its bullets where it has any. */
const echoes = (bodies: readonly Body[], sentences: readonly Candidate[], bullets: readonly Candidate[]): boolean => {
  const text = sentences.map((sentence) => sentence.text).join(' ');
  return bodies.some(
    (other) =>
      wordOverlap(other.sentences.map((sentence) => sentence.text).join(' '), text) > 0.8 &&
      listed(other.bullets) === listed(bullets),
  );
};
const toldOf = (news: readonly string[]): string => `told ${[...new Set(news)].sort().join()}`;
const isGuide = (name: string): boolean => /^(?:pillar|value):/.test(name);
const isTrait = (name: string): boolean => /^(?:have|be|can|know):brief:/.test(name);

/** The sentences that would say what a text leaves out, had not other texts said them: those of a refresh, and a guideline's. */
function usedUp(
  required: readonly Requirement[],
  made: readonly Candidate[],
  pool: readonly Candidate[],
  carried: ReadonlySet<string>,
  batch: Batch,
): Candidate[] {
  return required
    .filter(({ weight, meets }) => weight >= 5 && !made.some(meets))
    .flatMap(({ name, meets }) =>
      pool.filter(
        (candidate) =>
          meets(candidate) &&
          (carried.has(candidate.text) ||
            (isGuide(name) && (batch.sentences.has(candidate.text) || batch.openings.has(candidate.opening)))),
      ),
    );
}

/** All facts that a text has, its headline and bullets among them. */
const allOf = ({ headline, sentences, bullets }: Body): ReadonlySet<string> =>
  new Set([...(headline ? [headline] : []), ...sentences, ...bullets].flatMap(({ factIds }) => factIds));

/** The batch as if some of its sentences had not been said. */
function reopened(batch: Batch, spent: readonly Candidate[], carried: ReadonlySet<string>): Batch {
  const freed = new Set([...spent.map(({ text }) => text), ...carried]);
  const opened = new Set(spent.flatMap(({ opening, further }) => [opening, ...(further ?? [])]));
  return {
    ...batch,
    sentences: new Set([...batch.sentences].filter((text) => !freed.has(text))),
    openings: new Set([...batch.openings].filter((opening) => !opened.has(opening))),
  };
}

const total = (sentences: readonly Candidate[]): number => sentences.reduce((sum, { words }) => sum + words, 0);
