import { labelFrames } from '../frames/headline.ts';
import { introductionFrames } from '../frames/introduction.ts';
import { clockLike } from '../frames/patterns.ts';
import { personFrames } from '../frames/person.ts';
import { roleFrames } from '../frames/role.ts';
import { guideFrames, statementFrames } from '../frames/shared.ts';
import { countWords, coverage, wordOverlap } from '../language/words.ts';
import { findAttendance, findContract } from '../ledger/slots.ts';
import { assemble, type Batch, book, type ItemPlan, type Requirement } from '../plan/assemble.ts';
import { type Candidate, makePool } from '../plan/pool.ts';
import { factRequirement, guidelineItems, imperativeRequirements, withoutBanned } from '../plan/required.ts';
import type { Random } from '../seed.ts';
import type { LengthType, OutputType } from '../types.ts';
import { makeBullets } from './bullets.ts';
import type { StepContext } from './context.ts';
import { writeLines } from './lines.ts';

export type BodyStep = 2 | 3 | 4;
/** A headline and a body, as sentences with their frames and facts. */
export interface Body {
  headline: Candidate | null;
  sentences: Candidate[];
  leadIn: Candidate | null;
  bullets: Candidate[];
}

/** Words of a body, by step and length. The writer aims inside the product's bands. */
export const bands: Readonly<Record<BodyStep, Record<LengthType, readonly [number, number]>>> = {
  2: { small: [25, 50], medium: [50, 90], large: [90, 140] },
  3: { small: [35, 70], medium: [70, 120], large: [120, 190] },
  4: { small: [30, 60], medium: [60, 110], large: [110, 170] },
};

const orders: Readonly<Record<BodyStep, Record<string, number>>> = {
  2: {
    hook: 0,
    open: 0,
    line: 0,
    role: 2,
    pay: 3,
    placing: 3,
    hours: 3.5,
    terms: 3.6,
    about: 4,
    work: 5,
    task: 5,
    more: 5.5,
    why: 6,
    how: 6.5,
    proof: 7,
    aim: 8,
    report: 8.5,
    ask: 9,
    trait: 9,
    must: 10,
  },
  3: {
    task: 0,
    role: 0,
    about: 1,
    more: 3,
    work: 3,
    placing: 7.4,
    pay: 7.6,
    hours: 5,
    terms: 5.1,
    report: 5.5,
    how: 6,
    why: 7,
    proof: 8,
    aim: 9,
    must: 10,
  },
  4: {
    seek: -1,
    ask: 0,
    work: 4.5,
    mix: 0,
    trait: 1,
    able: 2,
    habit: 2.5,
    waive: 4,
    wish: 5,
    how: 6,
    why: 7,
    must: 10,
  },
};
const limits: Readonly<Record<BodyStep, Record<string, number>>> = {
  2: {
    hook: 1,
    open: 1,
    line: 1,
    role: 1,
    pay: 1,
    placing: 1,
    hours: 1,
    terms: 1,
    about: 3,
    work: 2,
    why: 2,
    how: 1,
    proof: 2,
    aim: 1,
    report: 0,
    must: 6,
    task: 0,
    more: 0,
  },
  3: {
    task: 1,
    about: 2,
    more: 6,
    work: 3,
    hours: 1,
    terms: 1,
    report: 1,
    how: 2,
    why: 1,
    role: 1,
    pay: 1,
    placing: 1,
    aim: 0,
    proof: 0,
    must: 6,
  },
  4: { seek: 1, ask: 4, work: 1, mix: 2, trait: 3, able: 2, habit: 2, waive: 1, wish: 3, how: 2, why: 1, must: 6 },
};
const fills: Readonly<Record<BodyStep, Record<LengthType, readonly string[]>>> = {
  2: {
    small: ['work', 'hook', 'about', 'proof', 'why'],
    medium: ['work', 'about', 'proof', 'hook', 'hours', 'terms', 'aim', 'why'],
    large: ['work', 'about', 'proof', 'hook', 'why', 'hours', 'terms', 'aim', 'how', 'open'],
  },
  3: {
    small: ['more', 'about', 'work', 'report', 'hours', 'pay'],
    medium: ['more', 'work', 'about', 'hours', 'terms', 'report', 'how', 'pay'],
    large: ['more', 'work', 'about', 'hours', 'terms', 'report', 'how', 'pay', 'why'],
  },
  4: {
    small: ['ask', 'trait', 'mix', 'able', 'habit', 'wish', 'seek'],
    medium: ['ask', 'mix', 'trait', 'able', 'habit', 'wish', 'waive', 'seek', 'how', 'why'],
    large: ['ask', 'trait', 'mix', 'wish', 'able', 'habit', 'waive', 'seek', 'how', 'why'],
  },
};
/** What may still be said when an item is too short: facts, never padding. */
const reserves: Readonly<Record<BodyStep, readonly string[]>> = {
  2: ['work', 'about', 'proof', 'why', 'how', 'aim', 'hours', 'terms', 'placing'],
  3: ['more', 'work', 'how', 'why', 'about', 'hours', 'terms', 'report', 'pay', 'placing'],
  4: ['ask', 'trait', 'wish', 'waive', 'seek', 'how', 'why', 'work', 'habit', 'able'],
};
const openersOf: Readonly<Record<BodyStep, readonly (readonly string[])[]>> = {
  2: [
    ['hook', 'role'],
    ['role', 'open'],
    ['open', 'proof', 'why', 'role'],
    ['why', 'role'],
    ['about', 'role'],
    ['proof', 'role'],
  ],
  3: [['task'], ['task'], ['task', 'about', 'role']],
  4: [
    ['ask', 'trait'],
    ['mix', 'ask', 'trait'],
    ['trait', 'habit', 'ask'],
  ],
};
const allFrames: Readonly<Record<BodyStep, readonly (typeof roleFrames)[number][]>> = {
  2: [...introductionFrames, ...statementFrames, ...guideFrames],
  3: [
    ...roleFrames,
    ...introductionFrames.filter(
      ({ group, template }) =>
        group === 'work' ||
        group === 'hours' ||
        group === 'terms' ||
        group === 'pay' ||
        group === 'placing' ||
        (group === 'role' && !template.includes('{d1')),
    ),
    ...statementFrames.filter(({ group }) => group === 'about' || group === 'must'),
    ...guideFrames.filter(({ group }) => group === 'how' || group === 'why'),
  ],
  4: [
    ...personFrames,
    ...introductionFrames.filter(({ group, template }) => group === 'work' && !template.startsWith('{d1}')),
    ...statementFrames.filter(({ group, template }) => group === 'must' && !/involve|Part of the job/.test(template)),
    ...guideFrames.filter(({ group }) => group === 'how' || group === 'why'),
  ],
};

export interface BodyPlan {
  step: BodyStep;
  count: number;
  length: LengthType;
  output: OutputType;
}

/** Writes a batch of bodies with their headlines. Fewer when the facts don't carry more. */
export function writeBodies(
  context: StepContext,
  plan: BodyPlan,
  batch: Batch,
  shownLabels: readonly string[],
  random: Random,
): Body[] {
  const { ledger, style } = context;
  const { step } = plan;
  const [least, most] = bands[step][plan.length];
  const raw = makePool(ledger, allFrames[step], style, random, {
    samples: plan.length === 'large' ? 14 : 10,
    mostWords: style.hemingway ? 18 : 25,
  });
  const pool = withoutBanned(raw, context.banned);
  const bodies: Body[] = [];
  const labels = writeLabels(context, plan, shownLabels, random).filter(
    ({ text }) => (text.match(/ and /g)?.length ?? 0) < 2,
  );
  for (let index = 0; index < plan.count; index += 1) {
    const bulletShare = plan.output === 'bullet' ? makeBullets(context, step, plan.length, index, batch, random) : null;
    const taken = bulletShare
      ? bulletShare.bullets.reduce((sum, { words }) => sum + words, bulletShare.leadIn?.words ?? 0)
      : 0;
    const used = new Set(bulletShare?.bullets.flatMap(({ factIds }) => factIds) ?? []);
    const rest = bulletShare ? pool.filter((candidate) => !candidate.factIds.some((fact) => used.has(fact))) : pool;
    const openers = openersOf[step][index % openersOf[step].length] ?? ['role'];
    const item: ItemPlan = {
      band:
        bulletShare && bulletShare.bullets.length > 0
          ? [Math.max(8, least - taken), Math.max(22, Math.min(most - taken, least - taken + 30))]
          : [least, most - 2],
      order: orders[step],
      limits: limits[step],
      openers:
        bulletShare && step !== 2
          ? step === 3
            ? ['role', 'task', 'about']
            : ['seek', 'ask', 'trait']
          : [...openers, 'role', 'seek', 'hook', 'about', 'pay', 'placing', 'work', 'must'],
      required: requirements(context, step, plan, index),
      fill: fills[step][plan.length],
      reserve: reserves[step],
      mostSentences: plan.length === 'small' ? 5 : plan.length === 'medium' ? 9 : 14,
    };
    const made = assemble(rest, item, batch, random);
    if (!made && !bulletShare?.bullets.length) break;
    const sentences = made ?? [];
    const body = sentences.map(({ text }) => text).join(' ');
    if (countWords(body) + taken < 4) break;
    // With few facts, a further item would only say the same again.
    if (
      index > 0 &&
      bodies.some((other) => wordOverlap(other.sentences.map(({ text }) => text).join(' '), body) > 0.8) &&
      !bulletShare
    )
      break;
    if (made) book(batch, made);
    for (const bullet of bulletShare?.bullets ?? [])
      for (const fact of bullet.factIds) batch.facts.set(fact, (batch.facts.get(fact) ?? 0) + 1);
    bodies.push({
      headline: pickLabel(labels, sentences, bodies),
      sentences,
      leadIn: bulletShare?.bullets.length ? bulletShare.leadIn : null,
      bullets: bulletShare?.bullets ?? [],
    });
  }
  if (bodies.length < plan.count)
    context.notes.add(
      bodies.length === 0
        ? `There are too few facts for this step. ${adviceFor(step)}`
        : `There are facts for ${bodies.length === 1 ? 'one text' : `${bodies.length} texts`} only. ${adviceFor(step)}`,
    );
  else if (plan.output === 'bullet' && bodies.every(({ bullets }) => bullets.length === 0))
    context.notes.add(
      `Bullets need two ${step === 4 ? 'skills' : 'tasks'} or more, so these are in prose. ${adviceFor(step === 4 ? 4 : 3)}`,
    );
  else if (bodies.some((body) => wordsIn(body) < least))
    context.notes.add(`Some texts are shorter than you asked for: there was nothing more to say. ${adviceFor(step)}`);
  return bodies;
}

const wordsIn = (body: Body): number => [...body.sentences, ...body.bullets].reduce((sum, { words }) => sum + words, 0);
const adviceFor = (step: BodyStep): string =>
  step === 2
    ? 'Add a proposition and a description to the brief for more.'
    : step === 3
      ? 'Add responsibilities to the brief, or use the job description, for more.'
      : 'Add skills to the brief, or use the job description, for more.';

function requirements(context: StepContext, step: BodyStep, plan: BodyPlan, index: number): Requirement[] {
  const { ledger, imperatives } = context;
  const required: Requirement[] = [...imperativeRequirements(imperatives)];
  if (step === 2) {
    if (ledger.employer) required.push(factRequirement('employer:general:0', 3));
    if (ledger.title) required.push(factRequirement('title:general:0', 10));
    if (ledger.place) required.push(factRequirement('place:general:0', 8));
    if (ledger.pay) required.push(factRequirement('pay:general:0', 8));
  }
  const room = plan.length === 'small' ? 2 : 5;
  const wanted = step === 2 ? ['pillar', 'value'] : ['value', 'pillar'];
  let placed = 0;
  for (const kind of wanted) {
    const own = kind === wanted[0];
    ledger.guides
      .filter(({ fact }) => fact.kind === kind && fact.weight >= 50)
      .forEach(({ fact }, rank) => {
        if (!own && (plan.length === 'small' || fact.weight < 100)) return;
        if (step === 3 && fact.weight < 75 && plan.length !== 'large') return;
        if (placed >= room || !guidelineItems(fact.weight, rank, plan.count).includes(index)) return;
        placed += 1;
        required.push(factRequirement(fact.id, fact.weight >= 100 ? 8 : fact.weight >= 75 ? 5 : 2));
      });
  }
  if (step === 2 && plan.length !== 'small') {
    ledger.sentences
      .filter(({ fact }) => fact.kind === 'mission' || fact.kind === 'vision' || fact.kind === 'purpose')
      .forEach(({ fact }, rank) => {
        if (rank % plan.count === index % plan.count || plan.length === 'large')
          required.push(factRequirement(fact.id, 2));
      });
  }
  // The contract and where one works are what readers look for.
  if (step === 2) {
    if (ledger.facts.has('contract:general:terms'))
      required.push(factRequirement('contract:general:terms', plan.length === 'small' ? 1.5 : 4));
    ledger.sentences
      .filter(
        ({ fact, statement }) =>
          fact.kind === 'description' &&
          ((findAttendance(statement.text) ?? findContract(statement.text)) !== null || clockLike.test(statement.text)),
      )
      .slice(0, 2)
      .forEach(({ fact }) => {
        required.push(factRequirement(fact.id, plan.length === 'small' ? 2.5 : 4));
      });
  }
  if (step === 2)
    ledger.sentences
      .filter(({ fact }) => fact.kind === 'proposition')
      .slice(0, 1)
      .forEach(({ fact }) => {
        if (index !== 1) required.push(factRequirement(fact.id, index === 0 ? 4 : 1.5));
      });
  return required;
}

function writeLabels(context: StepContext, plan: BodyPlan, shown: readonly string[], random: Random): Candidate[] {
  const list = labelFrames[plan.step === 2 ? 'introduction' : plan.step === 3 ? 'role' : 'person'];
  return writeLines(
    { ...context.ledger, sentences: context.ledger.sentences.filter(({ fact }) => fact.kind !== 'imperative') },
    list,
    context.style,
    random,
    {
      kind: 'headline',
      count: plan.count * 5,
      least: 2,
      most: 8,
      sequence: 'none',
      sector: false,
      imperatives: [],
      banned: context.banned,
      boost: context.boost,
      shown,
    },
  );
}

/** A headline that doesn't say the body's first sentence over again. */
function pickLabel(
  labels: readonly Candidate[],
  sentences: readonly Candidate[],
  before: readonly Body[],
): Candidate | null {
  const opening = sentences[0]?.text ?? '';
  // A label that tells something goes before one that any job could have.
  const telling = [
    ...labels.filter(({ factIds }) => factIds.length > 0),
    ...labels.filter(({ factIds }) => factIds.length === 0),
  ];
  const free = telling.filter(
    (label) =>
      !before.some(
        ({ headline }) =>
          headline === label ||
          headline?.opening === label.opening ||
          (headline && wordOverlap(headline.text, label.text) > 0.5),
      ),
  );
  return free.find((label) => coverage(label.text, opening) < 0.5) ?? free[0] ?? null;
}
