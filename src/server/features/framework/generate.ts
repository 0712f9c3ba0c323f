/** Letting the writer write: new items at the end of a step, or all of them another way. */
import type { Contract } from '#contract/contract.ts';
import type { Parsed } from '#contract/endpoint.ts';
import type { Generated } from '#contract/framework.ts';
import { AppError } from '#domain/errors.ts';
import {
  type FrameworkItem,
  type FrameworkStep,
  frameworkMessages,
  type ItemParts,
  linesToGenerate,
  partsOf,
} from '#domain/framework.ts';
import { framework as limits } from '#domain/limits.ts';
import type { Actor } from '#domain/user.ts';
import type { StepItem, StepOptions, StepResult } from '#writing/compose/index.ts';
import { itemBody } from '#writing/compose/item-text.ts';
import type { Statements } from '../../ports/database.ts';
import { withTimeLimit } from '../../ports/time-limit.ts';
import { companyOf } from '../advert/service.ts';
import { readWritingContext, type WritingContext } from '../writing/service.ts';
import {
  acceptItems,
  type FrameworkDeps,
  type GenerateBody,
  inputOf,
  loadFramework,
  requireStep,
  statusOf,
  stepOf,
} from './steps.ts';
import {
  lockAdvert,
  lockStep,
  modifiedOf,
  type Remembered,
  remember,
  type StepRow,
  type StoredStepInput,
  updateStep,
} from './store.ts';

/** Texts from before that nothing new may resemble; more would leave the writer without words. */
const avoided = 48;

interface Job {
  tenantId: string;
  accountId: string;
  row: StepRow;
  /** What the step's status was before the writer was asked. */
  before: StepRow['status'];
  context: WritingContext;
  /** Ends when the person has gone before the answer. */
  gone: AbortSignal;
}

function optionsOf({ constraints, ...input }: StoredStepInput, { input: given }: WritingContext): StepOptions {
  const { usejdHeadline, usejd, usejdCTA, isHemmingSelected, wordsRange, ...plain } = constraints;
  const set = Object.fromEntries(Object.entries(plain).filter(([, value]) => value !== undefined));
  return {
    brief: input.brief,
    imperatives: input.imperatives,
    constraints: {
      ...set,
      ...(wordsRange === undefined ? {} : { wordsRange }),
      ...(isHemmingSelected === undefined ? {} : { hemingway: isHemmingSelected }),
    },
    // One that is about another job, or that nobody could read, is not used, whoever ticked what.
    useJobDescription:
      (usejdHeadline === true || usejd === true || usejdCTA === true) && given.jobDescription?.matches === true,
    outputType: input.outputType,
    outputLengthType: input.outputLengthType,
  };
}

/** The rewards that are written about: chosen ones that the list doesn't have yet come first. */
function rewardsOf(row: StepRow, context: WritingContext): { id: string; title: string }[] {
  const chosen = row.input.selectedBenefits.flatMap(({ guidelineTitle }) => {
    const reward = context.input.guidelines.rewards.find(({ id }) => id === guidelineTitle.id);
    return reward === undefined ? [] : [reward];
  });
  const there = new Set((row.items as FrameworkItem[]).map((item) => partsOf(item).title.trim().toLowerCase()));
  const isThere = ({ title }: { title: string }): boolean => there.has(title.trim().toLowerCase());
  return [...chosen.filter((reward) => !isThere(reward)), ...chosen.filter(isThere)];
}

function requireRewards(row: StepRow, context: WritingContext): void {
  const refuse = (message: string): never => {
    throw new AppError('VALIDATION', { message, field: 'selectedBenefits' });
  };
  if (row.input.selectedBenefits.length === 0) refuse(frameworkMessages.oneReward);
  const known = new Set(context.input.guidelines.rewards.map(({ id }) => id));
  if (row.input.selectedBenefits.some(({ guidelineTitle }) => !known.has(guidelineTitle.id)))
    refuse(frameworkMessages.reward);
}

async function remembered(context: WritingContext, options: StepOptions, result: StepResult): Promise<Remembered[]> {
  const { explainItem } = await import('#writing/compose/index.ts');
  return result.items.map((item, index) => ({
    ...partsOf(item),
    // Now, while the facts are those that the text was made from: a later brief would give others the same numbers.
    why: explainItem(context.input, options, item, result.traces[index] ?? { spans: [] }).specificContentExplanation,
  }));
}

/** Begins a generation: holds the step, checks it, and marks it as being written. */
async function begin(
  { database, now }: FrameworkDeps,
  actor: Actor,
  target: { advertId: string; step: FrameworkStep; version: number | undefined },
  gone: AbortSignal,
  prepare: (row: StepRow, context: WritingContext) => StepRow,
): Promise<Job> {
  const tenantId = companyOf(actor, undefined);
  return database.tenant(tenantId, async (sql) => {
    const at = now();
    await loadFramework(sql, actor, tenantId, target.advertId);
    const context = await readWritingContext(sql, { tenantId, accountId: actor.id }, target.advertId);
    if (context === undefined) throw new AppError('ADVERT_NOT_FOUND');
    const row = await lockStep(sql, tenantId, target.advertId, target.step, at);
    requireStep(row, target.version);
    const before = statusOf(row, at);
    if (before === 'generating') throw new AppError('STEP_BUSY');
    const prepared = prepare(row, context);
    const job: StepRow = { ...prepared, status: 'generating', statusAt: at };
    await updateStep(sql, { tenantId, accountId: actor.id, now: at }, job);
    return { tenantId, accountId: actor.id, row: job, before, context, gone };
  });
}

/** Ends a generation on the step as it is by now; `change` gives what becomes of it. */
async function end<T>(
  deps: FrameworkDeps,
  job: Job,
  change: (row: StepRow, sql: Statements) => { row: StepRow; answer: T },
): Promise<T> {
  const { tenantId, accountId } = job;
  return deps.database.tenant(tenantId, async (sql) => {
    const now = deps.now();
    await lockAdvert(sql, tenantId, job.row.advertId);
    const row = await lockStep(sql, tenantId, job.row.advertId, job.row.step, now);
    const { row: next, answer } = change(row, sql);
    await updateStep(sql, { tenantId, accountId, now }, { ...next, statusAt: now });
    return answer;
  });
}

/** Runs the writer; when it fails the step says so, when nobody waits any more it is as before, and everything else stays. */
async function work<T>(deps: FrameworkDeps, job: Job, write: (signal: AbortSignal) => Promise<T>): Promise<T> {
  const { gone } = job;
  try {
    return await withTimeLimit(gone, limits.patience, () => new Error('The writer took too long.'), write);
  } catch (error) {
    const status = gone.aborted ? job.before : 'failed';
    await end(deps, job, (row) => ({ row: { ...row, status }, answer: undefined }));
    if (error instanceof AppError && error.status < 500) throw error;
    throw new AppError('GENERATION_FAILED', { internal: error instanceof Error ? error.message : String(error) });
  }
}

/** What an answer names as the state that the list is based on: an older one when somebody else saved meanwhile. */
const basedOn = (job: Job, before: StepRow, after: StepRow): number =>
  before.version === job.row.version ? after.version : job.row.version;

const shownOf = (row: StepRow): string[] => [
  ...row.generated.slice(-avoided).map(({ title, body }) => body || title),
  ...(row.items as StepItem[]).map(itemBody),
];

function answerOf(row: StepRow, version: number, items: FrameworkItem[]): Generated {
  return {
    aidaAdvertInputId: row.id,
    aidaContentId: row.id,
    status: row.status,
    version,
    items,
    ...(row.step === 5 && {
      listOfBenefits: items.map((item) => ({ benefit: partsOf(item).title, description: partsOf(item).body })),
    }),
    modifiedIndexes: modifiedOf(row.items as FrameworkItem[], row.generated, row.modified),
    notes: row.notes,
  };
}

/** Appends new items to a step. @throws AppError STEP_FULL, STEP_BUSY, GENERATION_FAILED, VERSION_CONFLICT */
export async function generate(
  deps: FrameworkDeps,
  actor: Actor,
  body: GenerateBody,
  gone: AbortSignal,
): Promise<Generated> {
  const step = stepOf(body.step);
  const job = await begin(
    deps,
    actor,
    { advertId: body.advertId, step, version: body.version },
    gone,
    (row, context) => {
      if (linesToGenerate(step, row.items.length) === 0)
        throw new AppError('STEP_FULL', { message: frameworkMessages.fullToGenerate(step) });
      const named = [...row.modified, ...body.modifiedIndexes].filter((index) => index < row.items.length);
      const next = { ...row, input: inputOf(row.input, body), modified: [...new Set(named)].sort((a, b) => a - b) };
      if (step === 5) requireRewards(next, context);
      return next;
    },
  );
  const lines = Math.min(body.noOfLine ?? limits.headlinesAtOnce, linesToGenerate(step, job.row.items.length));
  const { context, row } = job;
  const options: StepOptions = {
    ...optionsOf(row.input, context),
    noOfLine: lines,
    ...(step === 5 && {
      selectedBenefits: rewardsOf(row, context)
        .slice(0, lines)
        .map(({ id }) => id),
    }),
  };
  const { result, kept } = await work(deps, job, async (signal) => {
    const run = { ...context, iteration: row.iteration, shown: shownOf(row), signal };
    const result = await deps.writer.writeStep(run, step, options);
    return { result, kept: await remembered(context, options, result) };
  });
  return end(deps, job, (before) => {
    const made = result.items.slice(0, Math.max(0, limits.itemsMax - before.items.length));
    const items = [...before.items, ...made];
    const after: StepRow = {
      ...before,
      items,
      generated: remember(before.generated, kept.slice(0, made.length)),
      notes: result.notes,
      status: items.length > 0 ? 'generated' : 'notGenerated',
      iteration: before.iteration + 1,
      version: before.version + 1,
    };
    return { row: after, answer: answerOf(after, basedOn(job, before, after), made) };
  });
}

interface Rewritten {
  items: FrameworkItem[];
  made: Remembered[];
  notes: string[];
}

type Write = (options: StepOptions, shown: string[], round: number) => Promise<StepResult>;

/** Rounds of a refresh: the writer may give fewer than were asked for. */
const roundsMax = 5;

/** Rewrites items one for one; where the facts don't carry another text, the old one stays. */
async function rewriteTexts(job: Job, sent: readonly FrameworkItem[], write: Write): Promise<Rewritten> {
  const options = optionsOf(job.row.input, job.context);
  const made: FrameworkItem[] = [];
  const kept: Remembered[] = [];
  const notes = new Set<string>();
  for (let round = 0; made.length < sent.length && round < roundsMax; round += 1) {
    const asked = { ...options, noOfLine: sent.length - made.length };
    const result = await write(asked, (made as StepItem[]).map(itemBody), round);
    for (const note of result.notes) notes.add(note);
    if (result.items.length === 0) break;
    kept.push(...(await remembered(job.context, asked, result)));
    made.push(...result.items);
  }
  return { items: sent.map((item, index) => made[index] ?? item), made: kept, notes: [...notes] };
}

/** Rewrites the items that are about a reward of the guidelines; somebody's own rewards stay as they are. */
async function rewriteRewards(job: Job, sent: readonly FrameworkItem[], write: Write): Promise<Rewritten> {
  const { rewards } = job.context.input.guidelines;
  const items = [...sent];
  const kept: Remembered[] = [];
  const notes = new Set<string>();
  const open = sent.flatMap((item, index) => {
    const title = partsOf(item).title.trim().toLowerCase();
    const reward = rewards.find((one) => one.title.trim().toLowerCase() === title);
    return reward === undefined ? [] : [{ index, reward }];
  });
  for (let round = 0; open.length > 0 && round < roundsMax; round += 1) {
    const batch: typeof open = [];
    for (const one of [...open]) {
      if (batch.length === limits.rewardsMax || batch.some(({ reward }) => reward.id === one.reward.id)) continue;
      batch.push(one);
      open.splice(open.indexOf(one), 1);
    }
    const selectedBenefits = batch.map(({ reward }) => reward.id);
    const options = { ...optionsOf(job.row.input, job.context), noOfLine: batch.length, selectedBenefits };
    const result = await write(
      options,
      kept.map(({ body }) => body),
      round,
    );
    for (const note of result.notes) notes.add(note);
    kept.push(...(await remembered(job.context, options, result)));
    for (const item of result.items) {
      const { title } = partsOf(item);
      const at = batch.findIndex(({ reward }) => reward.title.trim().toLowerCase() === title.trim().toLowerCase());
      const found = batch[at];
      if (found !== undefined) {
        items[found.index] = item;
        batch.splice(at, 1);
      }
    }
  }
  return { items, made: kept, notes: [...notes] };
}

const keyOf = ({ title, body }: ItemParts): string => JSON.stringify([title, body]);

/** Rewrites the sent items in place: as many come back. @throws AppError like `generate` */
export async function regenerate(
  deps: FrameworkDeps,
  actor: Actor,
  body: Parsed<Contract['framework.regenerate']>['body'],
  gone: AbortSignal,
): Promise<Generated> {
  const step = stepOf(body.step);
  const sent = acceptItems(step, body.generatedData);
  if (sent.length === 0) {
    throw new AppError('VALIDATION', {
      message: 'There is nothing to rewrite yet. Generate something first.',
      field: 'generatedData',
    });
  }
  const job = await begin(deps, actor, { advertId: body.advertId, step, version: body.version }, gone, (row) => {
    if (body.aidaContentId != null && body.aidaContentId !== row.id) throw new AppError('NOT_FOUND');
    return row;
  });
  const { context, row } = job;
  const before = shownOf({ ...row, items: sent });
  const rewritten = await work(deps, job, (signal) => {
    const write: Write = (options, shown, round) =>
      deps.writer.writeStep(
        { ...context, iteration: row.iteration + 1 + round, shown: [...before, ...shown], signal },
        step,
        options,
      );
    return step === 5 ? rewriteRewards(job, sent, write) : rewriteTexts(job, sent, write);
  });
  return end(deps, job, (stored) => {
    const generated = remember(stored.generated, rewritten.made);
    const own = new Set(stored.modified.map((index) => keyOf(partsOf((stored.items[index] ?? '') as FrameworkItem))));
    const named = rewritten.items.flatMap((item, index) => (own.has(keyOf(partsOf(item))) ? [index] : []));
    const after: StepRow = {
      ...stored,
      items: rewritten.items,
      modified: modifiedOf(rewritten.items, generated, named),
      generated,
      notes: rewritten.notes,
      status: 'generated',
      iteration: stored.iteration + roundsMax,
      version: stored.version + 1,
    };
    return { row: after, answer: answerOf(after, basedOn(job, stored, after), rewritten.items) };
  });
}
