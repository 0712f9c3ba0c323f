/** Reading and saving the framework's steps. */
import { randomUUID } from 'node:crypto';
import type { z } from 'zod';
import type { Contract } from '#contract/contract.ts';
import type { Parsed } from '#contract/endpoint.ts';
import type { StepInput } from '#contract/framework.ts';
import { AppError } from '#domain/errors.ts';
import {
  type ChosenElement,
  type FrameworkItem,
  type FrameworkStep,
  frameworkMessages,
  isBlankParts,
  itemOf,
  linesToSave,
  partsOf,
  type StepStatus,
  textOfParts,
} from '#domain/framework.ts';
import { guidelineHeadings } from '#domain/guideline.ts';
import { framework as limits } from '#domain/limits.ts';
import type { Actor } from '#domain/user.ts';
import type { Database, Statements } from '../../ports/database.ts';
import type { Writer } from '../../ports/writer.ts';
import { companyOf, findAdvert, loadFor } from '../advert/service.ts';
import {
  blankStep,
  findRemembered,
  findStep,
  listSteps,
  lockStep,
  modifiedOf,
  type StepRow,
  type StoredStepInput,
  updateStep,
} from './store.ts';

export interface FrameworkDeps {
  database: Database;
  writer: Writer;
  now: () => Date;
}

export type SaveBody = Parsed<Contract['framework.save']>['body'];
export type GenerateBody = Parsed<Contract['framework.generate']>['body'];
type Choice = NonNullable<SaveBody['selectedBenefits']>[number];
type Reply<N extends keyof Contract> = z.output<Contract[N]['reply']>;

/** A step number that the contract has checked. */
export const stepOf = (step: number): FrameworkStep => step as FrameworkStep;

/** Items as they are kept: of their step's shape, without blank ones. */
export function acceptItems(step: FrameworkStep, items: readonly FrameworkItem[]): FrameworkItem[] {
  for (const item of items) {
    const shaped = itemOf(step, partsOf(item));
    const fits =
      typeof item === typeof shaped &&
      (typeof item === 'string' || Object.keys(shaped).every((key) => Object.hasOwn(item, key)));
    if (!fits) {
      throw new AppError('VALIDATION', {
        message: "An item doesn't have the form of this step. Reload the page; what you typed is kept.",
        field: 'generatedData',
      });
    }
  }
  return items.filter((item) => !isBlankParts(partsOf(item)));
}

/** The chosen rewards after the marks: deleted ones go, new ones get an id, the others keep theirs. */
function mergeBenefits(
  stored: StoredStepInput['selectedBenefits'],
  choices: readonly Choice[] | undefined,
): StoredStepInput['selectedBenefits'] {
  if (choices === undefined) return stored;
  const chosen = new Map<string, StoredStepInput['selectedBenefits'][number]>();
  for (const { guidelineTitle, isDeleted } of choices) {
    if (isDeleted === true) continue;
    const known = stored.find((one) => one.guidelineTitle.id === guidelineTitle.id);
    chosen.set(guidelineTitle.id, known ?? { id: randomUUID(), guidelineTitle });
  }
  return [...chosen.values()];
}

/** What a body says about a step's input. */
export function inputOf(stored: StoredStepInput, body: GenerateBody | SaveBody): StoredStepInput {
  return {
    ...stored,
    brief: body.brief ?? body.userPrompt,
    imperatives: body.imperatives,
    constraints: body.constraints,
    outputType: body.outputType,
    outputLengthType: body.outputLengthType,
    selectedBenefits: mergeBenefits(stored.selectedBenefits, body.selectedBenefits),
  };
}

/** Refuses a change that was based on another state of the step. */
export function requireStep(row: StepRow, based: number | undefined): void {
  if (based !== undefined && based !== row.version) throw new AppError('VERSION_CONFLICT');
}

/** A generation that nobody has finished in time has failed, whatever the row says. */
export function statusOf(row: Pick<StepRow, 'status'> & { statusAt?: Date }, now: Date): StepStatus {
  const since = row.status === 'generating' ? row.statusAt : undefined;
  return since !== undefined && now.getTime() - since.getTime() > limits.patience ? 'failed' : row.status;
}

function stepInputOf(step: FrameworkStep, row: StepRow | undefined, now: Date): StepInput {
  const shown = row ?? { ...blankStep('', step), id: null };
  const items = shown.items as FrameworkItem[];
  const { input } = shown;
  return {
    id: shown.id,
    step,
    brief: input.brief,
    imperatives: JSON.stringify(input.imperatives),
    constraints: input.constraints,
    noOfLine: linesToSave(step),
    outputType: input.outputType,
    outputLengthType: input.outputLengthType,
    aidaContent: { id: shown.id, content: JSON.stringify(step === 5 ? { listOfBenefits: items } : items) },
    aidaStep5SelectedBenefits: input.selectedBenefits,
    modifiedIndexes: modifiedOf(items, shown.generated, shown.modified),
    status: statusOf(shown, now),
    notes: shown.notes,
    version: shown.version,
  };
}

/** The company's equal opportunities statement. */
async function findStatement(sql: Statements, tenantId: string): Promise<string | null> {
  const [row] = await sql<{ value: string }[]>`select value from guideline
    where tenant_id = ${tenantId} and heading_id = ${guidelineHeadings.eos} and coalesce(value, '') <> ''
    order by position, id limit 1`;
  return row?.value ?? null;
}

/** An advert's framework. @throws AppError ADVERT_NOT_FOUND */
export async function getDetails(
  { database, writer, now }: FrameworkDeps,
  actor: Actor,
  advertId: string,
): Promise<Reply<'framework.details'>> {
  const tenantId = companyOf(actor, undefined);
  return database.tenant(tenantId, async (sql) => {
    await requireAdvert(sql, actor, tenantId, advertId);
    const [advert] = await sql<
      {
        id: string;
        type: string;
        job_title: string;
        sector: string;
        industry: string;
        location: string | null;
        country: string;
        salary_from: string | null;
        salary_to: string | null;
        created_at: Date;
        framework_completed: boolean;
      }[]
    >`select id, type, job_title, sector, industry, location, country, salary_from, salary_to, created_at,
        framework_completed
      from advert where tenant_id = ${tenantId} and id = ${advertId}`;
    if (advert === undefined) throw new AppError('ADVERT_NOT_FOUND');
    const rows = await listSteps(sql, tenantId, advertId);
    const read = (step: FrameworkStep) =>
      stepInputOf(
        step,
        rows.find((row) => row.step === step),
        now(),
      );
    const final = rows.find((row) => row.step === 7);
    return {
      advert: {
        id: advert.id,
        type: advert.type,
        jobTitle: advert.job_title,
        sector: advert.sector,
        industry: advert.industry,
        location: advert.location,
        country: advert.country,
        salaryFrom: advert.salary_from === null ? null : Number(advert.salary_from),
        salaryTo: advert.salary_to === null ? null : Number(advert.salary_to),
        createdAt: advert.created_at.toISOString(),
      },
      aidaAdvertInput: {
        step1: read(1),
        step2: read(2),
        step3: read(3),
        step4: read(4),
        step5: read(5),
        step6: read(6),
        step7: {
          id: final?.id ?? null,
          selectedSteps: (final?.items ?? []) as ChosenElement[],
          confirmed: final?.input.confirmed ?? [],
          version: final?.version ?? 0,
        },
      },
      completed: advert.framework_completed,
      equalOpportunities: await findStatement(sql, tenantId),
      // Only a language model can translate, so this tells which of the two is there.
      writer: writer.translate === undefined ? 'builtIn' : 'model',
    };
  });
}

/** @throws AppError ADVERT_NOT_FOUND when this person may not know of it, NOT_FRAMEWORK when it has no steps */
export async function requireAdvert(sql: Statements, actor: Actor, tenantId: string, advertId: string): Promise<void> {
  const advert = await findAdvert(sql, tenantId, advertId);
  if (advert === undefined || actor.tenantId !== advert.tenantId) throw new AppError('ADVERT_NOT_FOUND');
  if (advert.type !== 'aida') throw new AppError('NOT_FRAMEWORK');
}

/** Holds an advert whose steps are to change. @throws AppError as `loadFor`, and NOT_FRAMEWORK when it has no steps */
export async function loadFramework(sql: Statements, actor: Actor, tenantId: string, advertId: string): Promise<void> {
  const advert = await loadFor(sql, actor, 'setUp', tenantId, advertId);
  if (advert.type !== 'aida') throw new AppError('NOT_FRAMEWORK');
}

/** The content of one step by its own id. @throws AppError NOT_FOUND */
export async function getStep(
  { database, now }: FrameworkDeps,
  actor: Actor,
  id: string,
): Promise<Reply<'framework.step'>> {
  const tenantId = companyOf(actor, undefined);
  return database.tenant(tenantId, async (sql) => {
    const row = await findStep(sql, tenantId, id);
    if (row === undefined || row.step === 7) throw new AppError('NOT_FOUND');
    const shown = stepInputOf(stepOf(row.step), row, now());
    return {
      ...shown,
      content: shown.aidaContent.content,
      explanation: (row.items as FrameworkItem[]).map((item, index) => {
        const isEdited = shown.modifiedIndexes.includes(index);
        return {
          index,
          content: textOfParts(partsOf(item)),
          isEdited,
          generationStatus: shown.status,
          specificContentExplanation: isEdited ? null : (findRemembered(row.generated, partsOf(item))?.why ?? null),
        };
      }),
    };
  });
}

/** Why an item says what it says. Words that the writer didn't make have no reasons. @throws AppError NOT_FOUND */
export async function explain(
  { database }: FrameworkDeps,
  actor: Actor,
  body: Parsed<Contract['framework.explain']>['body'],
): Promise<Reply<'framework.explain'>> {
  const tenantId = companyOf(actor, undefined);
  return database.tenant(tenantId, async (sql) => {
    const row = await findStep(sql, tenantId, body.aidaAdvertInputId);
    if (row === undefined || row.advertId !== body.advertId || row.step === 7) throw new AppError('NOT_FOUND');
    const asked = body.content.trim().toLowerCase();
    const found = row.generated.findLast((one) => textOfParts(one).trim().toLowerCase() === asked);
    return { content: body.content, specificContentExplanation: found?.why ?? {} };
  });
}

const sameJson = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);

/** Saves a step. The same again changes nothing, so that a retry counts as saved. */
export async function saveStep(
  { database, now }: FrameworkDeps,
  actor: Actor,
  body: SaveBody,
): Promise<Reply<'framework.save'>> {
  const tenantId = companyOf(actor, undefined);
  const step = stepOf(body.step);
  const kept = body.generatedData
    .map((item, index) => ({ item, index }))
    .filter(({ item }) => !isBlankParts(partsOf(item)));
  const items = acceptItems(step, body.generatedData);
  // The indexes count the list as it was sent; blank items leave it.
  const named = kept.flatMap(({ index }, at) => (body.modifiedIndexes.includes(index) ? [at] : []));
  return database.tenant(tenantId, async (sql) => {
    await loadFramework(sql, actor, tenantId, body.advertId);
    const row = await lockStep(sql, tenantId, body.advertId, step, now());
    if (body.aidaAdvertInputID != null && body.aidaAdvertInputID !== row.id) throw new AppError('VERSION_CONFLICT');
    const input = inputOf(row.input, body);
    const modified = modifiedOf(items, row.generated, named);
    const same =
      row.version > 0 &&
      sameJson(row.items, items) &&
      sameJson(row.input, input) &&
      sameJson(modifiedOf(items, row.generated, row.modified), modified);
    if (!same) {
      requireStep(row, body.version);
      const status = row.status === 'notGenerated' && items.length > 0 ? 'generated' : row.status;
      const next: StepRow = { ...row, input, items, modified, status, version: row.version + 1 };
      await updateStep(sql, { tenantId, accountId: actor.id, now: now() }, next);
      row.version += 1;
      row.status = status;
    }
    return {
      aidaAdvertInputId: row.id,
      aidaContentId: row.id,
      status: statusOf(row, now()),
      version: row.version,
      aidaStep5SelectedBenefits: input.selectedBenefits,
      modifiedIndexes: modified,
    };
  });
}

/** Saves the chosen elements of step 7. */
export async function saveFinal(
  { database, now }: FrameworkDeps,
  actor: Actor,
  body: Parsed<Contract['framework.saveFinal']>['body'],
): Promise<Reply<'framework.saveFinal'>> {
  const tenantId = companyOf(actor, undefined);
  const elements = body.selectedSteps
    .map(({ step, items }) => ({ step, items: items.filter((item) => !isBlankParts(item)) }))
    .filter(({ items }) => items.length > 0);
  if (elements.some(({ step, items }) => step !== 5 && items.length > 1)) {
    throw new AppError('VALIDATION', { message: frameworkMessages.onePerCategory, field: 'selectedSteps' });
  }
  return database.tenant(tenantId, async (sql) => {
    await loadFramework(sql, actor, tenantId, body.advertId);
    const row = await lockStep(sql, tenantId, body.advertId, 7, now());
    const input = { ...row.input, confirmed: [...new Set(body.confirmed)] };
    const same = row.version > 0 && sameJson(row.items, elements) && sameJson(row.input, input);
    if (same) return { id: row.id, version: row.version };
    requireStep(row, body.version);
    const next: StepRow = { ...row, input, items: elements, status: 'generated', version: row.version + 1 };
    await updateStep(sql, { tenantId, accountId: actor.id, now: now() }, next);
    return { id: row.id, version: next.version };
  });
}
