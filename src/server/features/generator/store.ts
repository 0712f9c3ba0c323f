/** The seven answers in the database. Every statement runs in the name of the advert's company. */
import { randomUUID } from 'node:crypto';
import type { Answer, AnswerInput, GeneratedText } from '#contract/generator.ts';
import { type QuestionNumber, questionNumbers } from '#domain/generator.ts';
import type { Statements } from '../../ports/database.ts';

/** A stored text: what was made, and what a person made of it. */
export interface StoredText extends Omit<GeneratedText, 'isEdited'> {
  /** As it was generated; edits are told by it. */
  original: string;
}

export interface AnswerRow {
  advertId: string;
  question: QuestionNumber;
  id: string;
  answer: AnswerInput[];
  generated: StoredText[];
  selectedIndex: number | null;
  version: number;
}

interface Row {
  advert_id: string;
  question: QuestionNumber;
  id: string;
  answer: AnswerInput[];
  generated: StoredText[];
  selected_index: number | null;
  version: number;
}

const columns = (sql: Statements) => sql`advert_id, question, id, answer, generated, selected_index, version`;

const emptyInput = (): AnswerInput => ({
  id: randomUUID(),
  content: '',
  outputLength: 'medium',
  outputType: 'prose',
  isHemmingSelected: false,
});

const readRow = ({ advert_id, selected_index, ...row }: Row): AnswerRow => ({
  ...row,
  answer: Array.isArray(row.answer) && row.answer.length > 0 ? row.answer : [emptyInput()],
  advertId: advert_id,
  selectedIndex: selected_index,
});

/** The answer as it is sent. */
export function showAnswer({ id, question, answer, generated, selectedIndex, version }: AnswerRow): Answer {
  return {
    id,
    questionNumber: question,
    answer,
    aiGeneratedContent: generated.map(({ original, ...text }) => ({ ...text, isEdited: text.content !== original })),
    selectedIndex,
    version,
  };
}

/** The answers that are there, in the questions' order. */
export async function listAnswers(sql: Statements, tenantId: string, advertId: string): Promise<AnswerRow[]> {
  const rows = await sql<Row[]>`select ${columns(sql)} from generator_answer
    where tenant_id = ${tenantId} and advert_id = ${advertId} order by question`;
  return rows.map(readRow);
}

/** Makes the answers that are missing, empty. */
export async function createAnswers(sql: Statements, tenantId: string, advertId: string, now: Date): Promise<void> {
  const rows = questionNumbers.map((question) => ({
    tenant_id: tenantId,
    advert_id: advertId,
    question,
    id: randomUUID(),
    answer: sql.json([emptyInput()]),
    created_at: now,
    updated_at: now,
  }));
  await sql`insert into generator_answer ${sql(rows)} on conflict do nothing`;
}

/** One answer by its id; `lock` holds it for a change. */
export async function findAnswer(
  sql: Statements,
  tenantId: string,
  id: string,
  lock: boolean,
): Promise<AnswerRow | undefined> {
  const [row] = await sql<Row[]>`select ${columns(sql)} from generator_answer
    where tenant_id = ${tenantId} and id = ${id} ${lock ? sql`for update` : sql``}`;
  return row && readRow(row);
}

/** Stores an answer. @returns the answer with its new version */
export async function updateAnswer(sql: Statements, tenantId: string, row: AnswerRow, now: Date): Promise<AnswerRow> {
  const [stored] = await sql<{ version: number }[]>`
    update generator_answer set answer = ${sql.json(row.answer)}, generated = ${sql.json(row.generated as never)},
      selected_index = ${row.selectedIndex}, version = version + 1, updated_at = ${now}
    where tenant_id = ${tenantId} and id = ${row.id} returning version`;
  return { ...row, version: stored?.version ?? row.version };
}

/** Whether the advert's parts are finished, and when they were worked on. */
export async function findDetails(
  sql: Statements,
  tenantId: string,
  advertId: string,
): Promise<{ completed: boolean; createdAt: Date; updatedAt: Date } | undefined> {
  const [row] = await sql<{ completed: boolean; created_at: Date; updated_at: Date }[]>`
    select a.framework_completed as completed, a.created_at,
      greatest(a.updated_at, (select max(g.updated_at) from generator_answer g
        where g.tenant_id = a.tenant_id and g.advert_id = a.id)) as updated_at
    from advert a where a.tenant_id = ${tenantId} and a.id = ${advertId}`;
  return row && { completed: row.completed, createdAt: row.created_at, updatedAt: row.updated_at };
}

/** Says that the advert's parts are finished, or that they are open again. */
export async function updateCompleted(
  sql: Statements,
  tenantId: string,
  advertId: string,
  completed: boolean,
  now: Date,
): Promise<void> {
  await sql`update advert set framework_completed = ${completed}, updated_at = ${now}
    where tenant_id = ${tenantId} and id = ${advertId}`;
}

/** The company's equal opportunities statement; undefined where there is none. */
export async function findStatement(sql: Statements, tenantId: string): Promise<string | undefined> {
  const [row] = await sql<{ value: string }[]>`select value from guideline
    where tenant_id = ${tenantId} and heading_id = 3 and coalesce(value, '') <> '' order by position, id limit 1`;
  return row?.value;
}
