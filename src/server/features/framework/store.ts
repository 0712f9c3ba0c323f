/** A step of the framework as it is stored: one row a step, in the name of the advert's company. */
import { randomUUID } from 'node:crypto';
import { z } from 'zod';
import { constraints, imperative } from '#contract/framework.ts';
import {
  type FrameworkItem,
  type ItemParts,
  outputLengths,
  outputTypes,
  partsOf,
  type StepStatus,
  sameParts,
} from '#domain/framework.ts';
import { framework as limits } from '#domain/limits.ts';
import type { ContentExplanation } from '#writing/compose/index.ts';
import type { Statements } from '../../ports/database.ts';

const storedBenefit = z.object({ id: z.string(), guidelineTitle: z.object({ id: z.string() }) });
// What can't be read counts as not set: a step must open whatever an older version wrote.
const storedInput = z.object({
  brief: z.string().nullable().catch(null).default(null),
  imperatives: z.array(imperative).catch([]).default([]),
  constraints: constraints.catch({}).default({}),
  outputType: z.enum(outputTypes).catch('prose').default('prose'),
  outputLengthType: z.enum(outputLengths).catch('medium').default('medium'),
  selectedBenefits: z.array(storedBenefit).catch([]).default([]),
  confirmed: z.array(z.string()).catch([]).default([]),
});
export type StoredStepInput = z.output<typeof storedInput>;

/** A text that the writer made, and which guidelines it was made from. */
export interface Remembered extends ItemParts {
  why: ContentExplanation['specificContentExplanation'];
}

export interface StepRow {
  id: string;
  advertId: string;
  step: number;
  input: StoredStepInput;
  /** Elements in step 7, items in the others. */
  items: unknown[];
  /** Indexes of items that a person has changed. */
  modified: number[];
  generated: Remembered[];
  notes: string[];
  status: StepStatus;
  statusAt: Date;
  iteration: number;
  version: number;
}

interface Columns {
  id: string;
  advert_id: string;
  step: number;
  input: unknown;
  items: unknown[];
  modified: number[];
  generated: Remembered[];
  notes: string[];
  status: StepStatus;
  status_at: Date;
  iteration: number;
  version: number;
}

const rowOf = (columns: Columns): StepRow => ({
  id: columns.id,
  advertId: columns.advert_id,
  step: columns.step,
  input: storedInput.parse(columns.input ?? {}),
  items: columns.items,
  modified: columns.modified,
  generated: columns.generated,
  notes: columns.notes,
  status: columns.status,
  statusAt: columns.status_at,
  iteration: columns.iteration,
  version: columns.version,
});

const columns = (sql: Statements) =>
  sql`id, advert_id, step, input, items, modified, generated, notes, status, status_at, iteration, version`;

/** Every stored step of an advert. */
export async function listSteps(sql: Statements, tenantId: string, advertId: string): Promise<StepRow[]> {
  const rows = await sql<Columns[]>`select ${columns(sql)} from framework_step
    where tenant_id = ${tenantId} and advert_id = ${advertId} order by step`;
  return rows.map(rowOf);
}

/** A step by its own id. */
export async function findStep(sql: Statements, tenantId: string, id: string): Promise<StepRow | undefined> {
  const [row] = await sql<Columns[]>`select ${columns(sql)} from framework_step
    where tenant_id = ${tenantId} and id = ${id}`;
  return row === undefined ? undefined : rowOf(row);
}

/** A step that nothing is stored of. */
export const blankStep = (advertId: string, step: number): Omit<StepRow, 'id' | 'statusAt'> => ({
  advertId,
  step,
  input: storedInput.parse({}),
  items: [],
  modified: [],
  generated: [],
  notes: [],
  status: 'notGenerated',
  iteration: 0,
  version: 0,
});

/** Holds the advert, before one of its steps: in the same order everywhere, so that no two wait for each other. */
export async function lockAdvert(sql: Statements, tenantId: string, advertId: string): Promise<void> {
  await sql`select 1 from advert where tenant_id = ${tenantId} and id = ${advertId} for update`;
}

/** Holds a step for a change, whose advert is held already; creates its row (version 0) where there is none. */
export async function lockStep(
  sql: Statements,
  tenantId: string,
  advertId: string,
  step: number,
  now: Date,
): Promise<StepRow> {
  await sql`insert into framework_step (tenant_id, advert_id, step, id, version, updated_at, status_at)
    values (${tenantId}, ${advertId}, ${step}, ${randomUUID()}, 0, ${now}, ${now})
    on conflict (tenant_id, advert_id, step) do nothing`;
  const [row] = await sql<Columns[]>`select ${columns(sql)} from framework_step
    where tenant_id = ${tenantId} and advert_id = ${advertId} and step = ${step} for update`;
  if (row === undefined) throw new Error('The step that was just created is gone');
  return rowOf(row);
}

/** Stores a locked step as it is given, and notes who worked on the advert. */
export async function updateStep(
  sql: Statements,
  change: { tenantId: string; accountId: string; now: Date },
  row: StepRow,
): Promise<void> {
  const { tenantId, accountId, now } = change;
  const json = (value: unknown) => sql.json(value as never);
  await sql`update framework_step set input = ${json(row.input)}, items = ${json(row.items)},
      modified = ${json(row.modified)}, generated = ${json(row.generated)}, notes = ${json(row.notes)},
      status = ${row.status}, status_at = ${row.statusAt}, iteration = ${row.iteration}, version = ${row.version},
      updated_at = ${now}
    where tenant_id = ${tenantId} and id = ${row.id}`;
  await sql`update advert set updated_at = ${now}, framework_step = ${row.step},
      editors = case when editors @> array[${accountId}::uuid] then editors
        else array_append(editors, ${accountId}::uuid) end
    where tenant_id = ${tenantId} and id = ${row.advertId}`;
}

/** What the writer made of this text; undefined when the words are somebody's own. */
export function findRemembered(generated: readonly Remembered[], parts: ItemParts): Remembered | undefined {
  return generated.findLast((one) => sameParts(one, parts));
}

/** The memory with new texts; the oldest make room. */
export function remember(generated: readonly Remembered[], made: readonly Remembered[]): Remembered[] {
  return [...generated, ...made].slice(-limits.rememberedMax);
}

/** Which items count as modified: those that were named, and whatever the writer hasn't made. */
export function modifiedOf(
  items: readonly FrameworkItem[],
  generated: readonly Remembered[],
  named: readonly number[],
): number[] {
  return items.flatMap((item, index) =>
    named.includes(index) || findRemembered(generated, partsOf(item)) === undefined ? [index] : [],
  );
}
