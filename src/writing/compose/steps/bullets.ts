/** Lists: up to three parallel bullets under a line that leads to them, other ones in each text of a batch. */
import type { Batch } from '../plan/batch.ts';
import { echoBeside, echoesOf, othersOf, runsIn } from '../plan/echoes.ts';
import type { Candidate } from '../plan/pool.ts';
import type { Random } from '../seed.ts';
import type { LengthType } from '../types.ts';
import { personForms } from './bullet-forms.ts';
import { line } from './bullet-line.ts';
import type { StepContext } from './context.ts';
import { dutyBullets } from './duty-bullets.ts';
import { personBullets } from './person-bullets.ts';
import { asList, asStood, stood } from './shown-bullets.ts';

export interface Bullets {
  leadIn: Candidate | null;
  bullets: Candidate[];
}

const leadIns: Readonly<Record<2 | 3 | 4, readonly string[]>> = {
  2: ['What [you will] do:', 'The work:', 'Your tasks:', 'The job in practice:'],
  3: ['What [you will] do:', 'Your work:', 'Your tasks:', 'The job in practice:', '[You will]:'],
  4: ['What we look for:', 'What you bring:', 'What we ask for:', 'Your side of it:', 'Who we need:'],
};

/** Over names of tasks, which no "You will" can stand before. */
const nameLeadIns: readonly string[] = ['Your tasks:', 'The work:', 'The job in practice:', 'Your work:'];

/** Over names of what is asked. */
const thingLeadIns: readonly string[] = ['What we ask for:', 'What we look for:', 'What you bring:', 'Asked for:'];

/** Over how somebody is. */
const traitLeadIns: readonly string[] = ['Who we need:', 'What we look for:', 'Who we look for:'];

/** Over what would only help. */
const wishLeadIns: readonly string[] = ['What would help:', 'Helpful, and not essential:', 'Welcome, if you have it:'];

const leadInsOf: Readonly<Record<string, readonly string[]>> = {
  'bullet.name': nameLeadIns,
  'bullet.doing': nameLeadIns,
  'bullet.thing': thingLeadIns,
  'bullet.trait': traitLeadIns,
};

/** Which list of a batch is to be made. */
export interface ListPlan {
  step: 2 | 3 | 4;
  length: LengthType;
  /** The place of its text in the batch. */
  index: number;
  /** Facts that are the other texts'. */
  elsewhere: ReadonlySet<string>;
}

/** What a list costs that is word for word in a text beside it, and the half of it in one that was shown. */
const ECHO = 7;
/** What a list costs whose facts stood together, and one that stands in a finished text, in whatever order. */
const SAME_FACTS = 4;
const SAME_LIST = 12;
/** What a list costs that is shorter than another. */
const SHORTER = 2;
/** A list of two of three bullets, which leaves out what stands beside it. */
const OF_TWO = 0.6;

/** Up to three parallel bullets: for the role and introduction verb phrases, for the person sentences that start with "You". */
export function makeBullets(context: StepContext, plan: ListPlan, batch: Batch, random: Random): Bullets {
  const { step, length, index, elsewhere } = plan;
  const perBullet = length === 'small' ? 1 : step === 2 ? 1 : length === 'medium' ? 2 : 3;
  // Another choice where these very facts stood together in an earlier item, or a bullet stood there word for word.
  let best: Candidate[] = [];
  let least = Number.POSITIVE_INFINITY;
  const echo = echoesIn(batch);
  for (let turn = 0; turn < 12 && least > 0; turn += 1) {
    // Facts that stood one by one stand two and two, and the other way round.
    const other = batch.texts.length > 0 && turn > 3 && turn % 2 === 0;
    const each = other ? (turn % 4 === 0 ? 2 : 1) : perBullet;
    const lists =
      step === 4
        ? personForms(index, batch).map((form) => personBullets(context, each, index, turn, batch, random, form, other))
        : dutyBullets(context, each, index, turn, batch, random, other);
    for (const list of [...lists, ...lists.flatMap((long) => withoutTold(long, batch))]) {
      if (list.length === 0) continue;
      const again =
        (batch.sentences.has(factsOf(list)) ? SAME_FACTS : 0) +
        (batch.sentences.has(asList(list)) ? SAME_LIST : 0) +
        list.filter((bullet) => stood(bullet, batch)).length * 3 +
        (list.length < best.length ? (lists.includes(list) ? SHORTER : OF_TWO) : 0) +
        (index === 0 && batch.texts.length === 0
          ? 0
          : echo(list) * ECHO + list.flatMap(({ factIds }) => factIds).filter((id) => elsewhere.has(id)).length * 0.2);
      if (again >= least) continue;
      best = list;
      least = again;
    }
  }
  const isOfTasks = step === 4 && best.length < 2;
  const tasks = isOfTasks
    ? taskLists(context, perBullet, index, batch, random).find((list) => list.length > 1)
    : undefined;
  const bullets = tasks ?? best;
  batch.sentences.add(factsOf(bullets));
  for (const bullet of bullets) batch.sentences.add(asStood(bullet));
  for (const { factIds } of bullets)
    for (const id of factIds) batch.frames.set(`bullet ${id}`, (batch.frames.get(`bullet ${id}`) ?? 0) + 1);
  const onlyWishes = bullets.length > 0 && bullets.every(({ frameId }) => frameId === 'bullet.wish');
  const lines = onlyWishes ? wishLeadIns : (leadInsOf[bullets[0]?.frameId ?? ''] ?? leadIns[tasks ? 3 : step]);
  const lead = random.shuffle(lines).find((row) => !batch.sentences.has(row)) ?? lines[index % lines.length] ?? '';
  batch.sentences.add(lead);
  const text = lead.replace(/\[([^\]]+)\]/g, (_, full: string) =>
    context.style.contractions ? full.replace(/ou will/, 'ou’ll').replace('’', "'") : full,
  );
  return { leadIn: bullets.length > 0 ? line(text, `leadIn.${step}`, []) : null, bullets };
}

/** Where less than two things are asked that could be read, what somebody does makes the list: those first that stood in no text yet. */
const taskLists = (
  context: StepContext,
  perBullet: number,
  index: number,
  batch: Batch,
  random: Random,
): Candidate[][] => {
  const lists = [0, 1, 2, 3].flatMap((turn) => dutyBullets(context, perBullet, index, turn, batch, random, false));
  return [...lists.filter((list) => !batch.sentences.has(asList(list))), ...lists];
};

const factsOf = (bullets: readonly Candidate[]): string =>
  `bullets ${bullets
    .flatMap(({ factIds }) => factIds)
    .sort()
    .join()}`;

/** The share of a list that stands in the likest text beside it, or half of that in the likest that was shown. */
function echoesIn(batch: Batch): (list: readonly Candidate[]) => number {
  const others = othersOf(batch);
  return (list) => {
    const all = list.reduce((sum, { text }) => sum + runsIn(text).size, 0);
    const echoed = others.runs.map((_, at) =>
      list.reduce((sum, { text }) => sum + (echoesOf(text, others)[at] ?? 0), 0),
    );
    const most = Math.max(0, ...echoed.map((runs, at) => runs * (at < others.beside ? 1 : 0.5)));
    return most / Math.max(1, all);
  };
}

/** A list of three without the bullet that a text beside it tells already. */
function withoutTold(list: readonly Candidate[], batch: Batch): Candidate[][] {
  if (list.length < 3) return [];
  const others = othersOf(batch);
  const told = list.filter(({ text }) => echoBeside(text, others) >= 0.6);
  return told.map((one) => list.filter((bullet) => bullet !== one));
}
