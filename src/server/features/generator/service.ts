/** The AI copy generator: answers become texts, chosen texts become the advert (D2 sections 4.3, 5.3 and 7.3). */
import type { z } from 'zod';
import {
  type Answer,
  type AnswerInput,
  type Generated,
  type generatorEndpoints,
  generatorMessages,
} from '#contract/generator.ts';
import { appendStatement, serialiseDocument } from '#domain/document/index.ts';
import { AppError } from '#domain/errors.ts';
import { documentOfAnswers, hasOutputType, headlineQuestion, questionNumbers } from '#domain/generator.ts';
import { can } from '#domain/permissions.ts';
import type { Actor } from '#domain/user.ts';
import type { QuestionNumber } from '#writing/compose/index.ts';
import type { Database, Statements } from '../../ports/database.ts';
import type { Writer } from '../../ports/writer.ts';
import { type AdvertState, acceptContent, companyOf, findAdvert, loadFor, saveText } from '../advert/service.ts';
import { readWritingContext, type WritingContext } from '../writing/service.ts';
import * as store from './store.ts';
import { iterationsOf, requireRoom, withEdits, withInput, withTexts } from './texts.ts';

export interface GeneratorDeps {
  database: Database;
  writer: Writer;
  now: () => Date;
}

type BodyOf<Name extends keyof typeof generatorEndpoints> = (typeof generatorEndpoints)[Name] extends {
  body?: infer Schema;
}
  ? z.output<NonNullable<Schema> & z.ZodType>
  : never;

/** What the writer is to make, read while the advert was held. */
interface Order {
  context: WritingContext;
  row: store.AnswerRow;
}

/** Loads an advert that has questions. */
async function load(
  sql: Statements,
  actor: Actor,
  action: 'read' | 'write',
  tenantId: string,
  advertId: string,
): Promise<AdvertState> {
  const advert = await loadFor(sql, actor, action, tenantId, advertId);
  if (advert.type !== 'aiAdvert') throw new AppError('NOT_GENERATED');
  return advert;
}

/** Loads an answer for a change, with the advert that it belongs to. */
async function loadAnswer(
  sql: Statements,
  actor: Actor,
  tenantId: string,
  answerId: string,
  advertId?: string,
): Promise<store.AnswerRow> {
  const there = await store.findAnswer(sql, tenantId, answerId, false);
  if (there === undefined || (advertId !== undefined && there.advertId !== advertId)) {
    if (advertId !== undefined) await load(sql, actor, 'write', tenantId, advertId);
    throw new AppError('NOT_FOUND');
  }
  // The advert first, then the answer: everybody locks in this order.
  await load(sql, actor, 'write', tenantId, there.advertId);
  const row = await store.findAnswer(sql, tenantId, answerId, true);
  if (row === undefined) throw new AppError('NOT_FOUND');
  return row;
}

export function createGenerator({ database, writer, now }: GeneratorDeps) {
  async function list(actor: Actor, advertId: string): Promise<Answer[]> {
    const tenantId = companyOf(actor, undefined);
    const rows = await database.tenant(tenantId, async (sql) => {
      const advert = await findAdvert(sql, tenantId, advertId);
      if (advert === undefined || !can(actor, 'read', advert)) throw new AppError('ADVERT_NOT_FOUND');
      if (advert.type !== 'aiAdvert') throw new AppError('NOT_GENERATED');
      const there = await store.listAnswers(sql, tenantId, advertId);
      if (there.length === questionNumbers.length || !can(actor, 'write', advert)) return there;
      await store.createAnswers(sql, tenantId, advertId, now());
      return store.listAnswers(sql, tenantId, advertId);
    });
    return rows.map(store.showAnswer);
  }

  async function update(actor: Actor, body: BodyOf<'generator.updateAnswer'>): Promise<Answer> {
    const tenantId = companyOf(actor, undefined);
    const stored = await database.tenant(tenantId, async (sql) => {
      const row = await loadAnswer(sql, actor, tenantId, body.id);
      if (body.version !== undefined && body.version !== row.version) throw new AppError('VERSION_CONFLICT');
      const input = body.answer.at(-1) as AnswerInput;
      const edited = withEdits(row, body.aiGeneratedContent, body.selectedIndex);
      return store.updateAnswer(sql, tenantId, { ...edited, answer: withInput(row, input) }, now());
    });
    return store.showAnswer(stored);
  }

  /** Reads what is to be made, has it made outside of any transaction, and puts the texts beside those that are there. */
  async function make(
    actor: Actor,
    ref: { advertId: string; answerId: string },
    check: (row: store.AnswerRow) => void,
    write: (order: Order) => Promise<{ contents: readonly string[]; notes: readonly string[] }>,
    join: (row: store.AnswerRow) => { input?: Omit<AnswerInput, 'id'>; iteration: number },
  ): Promise<Generated> {
    const tenantId = companyOf(actor, undefined);
    const order = await database.tenant(tenantId, async (sql): Promise<Order> => {
      const row = await loadAnswer(sql, actor, tenantId, ref.answerId, ref.advertId);
      check(row);
      requireRoom(row);
      const context = await readWritingContext(sql, { tenantId, accountId: actor.id }, ref.advertId);
      if (context === undefined) throw new AppError('ADVERT_NOT_FOUND');
      return { context, row };
    });
    const { contents, notes } = await write(order);
    if (contents.length === 0) {
      const [message] = notes;
      throw new AppError('NOTHING_TO_WRITE', message === undefined ? {} : { message });
    }
    const stored = await database.tenant(tenantId, async (sql) => {
      const row = await loadAnswer(sql, actor, tenantId, ref.answerId, ref.advertId);
      requireRoom(row);
      const { input, iteration } = join(row);
      const answer = input === undefined ? row.answer : withInput(row, input);
      const answerId = answer.at(-1)?.id ?? row.id;
      const texts = withTexts({ ...row, answer }, contents, { iteration, answerId, now: now() });
      return store.updateAnswer(sql, tenantId, texts, now());
    });
    return { answer: store.showAnswer(stored), notes: [...notes] };
  }

  function generate(actor: Actor, body: BodyOf<'generator.generate'>, signal: AbortSignal): Promise<Generated> {
    const input = {
      content: body.answer,
      outputLength: body.outputLength,
      outputType: body.outputType,
      isHemmingSelected: body.isHemmingSelected,
    };
    return make(
      actor,
      body,
      () => undefined,
      ({ context, row }) => {
        const { outputLength, isHemmingSelected } = body;
        const outputType = hasOutputType(row.question) && body.outputType === 'bullet' ? 'bullets' : 'sentences';
        const question = { question: row.question, answer: body.answer, outputLength, outputType, isHemmingSelected };
        return writeFresh(context, row, { ...question, outputType }, signal);
      },
      (row) => ({ input, iteration: iterationsOf(row.generated) + 1 }),
    );
  }

  function regenerate(actor: Actor, body: BodyOf<'generator.regenerate'>, signal: AbortSignal): Promise<Generated> {
    const { contentToRegenerate, regenerationIndex, outputLength, isHemmingSelected } = body;
    const isHeadline = (row: store.AnswerRow): boolean => row.question === headlineQuestion;
    return make(
      actor,
      body,
      (row) => {
        if (contentToRegenerate === '') {
          const message = isHeadline(row) ? generatorMessages.noHeadline : generatorMessages.noContent;
          throw new AppError('VALIDATION', { message, field: 'contentToRegenerate' });
        }
        if (row.generated[regenerationIndex] === undefined) throw new AppError('NOT_FOUND');
      },
      async ({ context, row }) => {
        const source = row.generated[regenerationIndex];
        const made = row.answer.find(({ id }) => id === source?.answerId);
        // Words that a person put in are facts of theirs; untouched ones say no more than the answer that they came from.
        const edited = source !== undefined && contentToRegenerate !== source.original;
        const outputType = hasOutputType(row.question) && made?.outputType === 'bullet' ? 'bullets' : 'sentences';
        const answer = edited || made === undefined ? contentToRegenerate : made.content;
        const question = { question: row.question, answer, outputLength, outputType, isHemmingSelected } as const;
        const written = await writeFresh(context, row, question, signal);
        return { ...written, contents: written.contents.slice(0, 1) };
      },
      (row) => {
        const page = row.generated[regenerationIndex]?.iteration ?? 1;
        return { iteration: isHeadline(row) ? page : iterationsOf(row.generated) + 1 };
      },
    );
  }

  /** Texts unlike those that are there: the writer is asked further on until one is new, at most a few times. */
  async function writeFresh(
    context: WritingContext,
    row: store.AnswerRow,
    question: Parameters<Writer['writeAnswer']>[1],
    signal: AbortSignal,
  ): Promise<{ contents: readonly string[]; notes: readonly string[] }> {
    const shown = row.generated.map(({ content }) => content);
    const before = new Set([...shown, ...row.generated.map(({ original }) => original)]);
    const first = row.generated.length === 0 ? 0 : iterationsOf(row.generated);
    let written = { contents: [] as string[], notes: [] as string[] };
    for (let tries = 0; tries < 4; tries += 1) {
      const iteration = first + tries;
      written = await writer.writeAnswer({ ...context, iteration, shown, signal }, question);
      const fresh = written.contents.filter((content) => !before.has(content));
      if (fresh.length > 0 || written.contents.length === 0) return { contents: fresh, notes: written.notes };
    }
    throw new AppError('NOTHING_TO_WRITE', {
      message:
        'Everything that these facts give has been written. Add a fact to the answer, or change a version by hand.',
    });
  }

  async function updateStatus(actor: Actor, body: BodyOf<'generator.updateStatus'>) {
    const tenantId = companyOf(actor, undefined);
    const { advertId, status, version } = body;
    return database.tenant(tenantId, async (sql) => {
      const advert = await load(sql, actor, 'write', tenantId, advertId);
      if (!status) {
        await store.updateCompleted(sql, tenantId, advertId, false, now());
        return { isAIContentGenerationCompleted: 0, content: '', version: advert.contentVersion };
      }
      const rows = await store.listAnswers(sql, tenantId, advertId);
      const texts = {} as Record<QuestionNumber, string>;
      for (const { question, generated, selectedIndex } of rows) {
        texts[question] = selectedIndex === null ? '' : (generated[selectedIndex]?.content ?? '');
      }
      if (questionNumbers.some((question) => (texts[question] ?? '').trim() === ''))
        throw new AppError('PARTS_MISSING');
      const document = body.content === undefined ? documentOfAnswers(texts) : acceptContent(body.content).document;
      const statement = await store.findStatement(sql, tenantId);
      const whole = statement === undefined ? document : appendStatement(document, statement);
      const accepted = acceptContent(serialiseDocument(whole));
      const saved = await saveText(sql, actor, advert, accepted, version, now());
      await store.updateCompleted(sql, tenantId, advertId, true, now());
      return { isAIContentGenerationCompleted: 1, content: accepted.content, version: saved.version };
    });
  }

  async function getDetails(actor: Actor, advertId: string) {
    const tenantId = companyOf(actor, undefined);
    return database.tenant(tenantId, async (sql) => {
      await load(sql, actor, 'read', tenantId, advertId);
      const details = await store.findDetails(sql, tenantId, advertId);
      if (details === undefined) throw new AppError('ADVERT_NOT_FOUND');
      return {
        id: advertId,
        createdAt: details.createdAt.toISOString(),
        updatedAt: details.updatedAt.toISOString(),
        isAIContentGenerationCompleted: details.completed ? 1 : 0,
      };
    });
  }

  return { list, update, generate, regenerate, updateStatus, getDetails };
}
