/** What writes beside the person: hints on the General tab, the AI assistant in the editor (D1 sections 4, 6 and 7). */
import type { z } from 'zod';
import type { AnswerBlock, assistantEndpoints } from '#contract/assistant.ts';
import type { CallContext } from '#contract/handler.ts';
import { AppError } from '#domain/errors.ts';
import { general } from '#domain/limits.ts';
import { can } from '#domain/permissions.ts';
import type { Actor } from '#domain/user.ts';
import type { Hint } from '#writing/compose/index.ts';
import type { Database } from '../../ports/database.ts';
import type { Writer } from '../../ports/writer.ts';
import { companyOf, findAdvert, loadFor } from '../advert/service.ts';
import { readCompanyContext, readWritingContext, type WritingContext } from '../writing/service.ts';

export interface AssistantDeps {
  database: Database;
  writer: Writer;
}

type HintsBody = z.output<(typeof assistantEndpoints)['advert.hints']['body'] & z.ZodType>;
type AskBody = z.output<(typeof assistantEndpoints)['assistant.ask']['body'] & z.ZodType>;

/** Hints as they are stored with the advert: one a line, its first sentence saying what to do. */
function hintsText(hints: readonly Hint[]): string {
  let text = '';
  for (const { lead, text: why } of hints) {
    const line = `${lead} ${why}`.replace(/\s+/g, ' ').trim();
    if (text.length + line.length + 1 > general.hintsMax) break;
    text += `${text === '' ? '' : '\n'}${line}`;
  }
  return text;
}

/** Hints for what stands in the General tab, saved or not. A failure is logged and answers an empty text. */
export async function getHints(
  { database, writer }: AssistantDeps,
  actor: Actor,
  body: HintsBody,
  { signal, warn }: CallContext,
): Promise<{ hintsAndTips: string; failed: boolean }> {
  const tenantId = companyOf(actor, undefined);
  const caller = { tenantId, accountId: actor.id };
  const { advertId, jobTitle, industry, country, location } = body;
  const context = await database.tenant(tenantId, async (sql): Promise<WritingContext> => {
    if (advertId === undefined) return readCompanyContext(sql, caller, { jobTitle, industry, country, location });
    const advert = await findAdvert(sql, tenantId, advertId);
    if (advert === undefined || !can(actor, 'read', advert)) throw new AppError('ADVERT_NOT_FOUND');
    const stored = await readWritingContext(sql, caller, advertId);
    if (stored === undefined) throw new AppError('ADVERT_NOT_FOUND');
    return stored;
  });
  const { input } = context;
  const typed = { ...input, advert: { ...input.advert, jobTitle, industry, country, location } };
  try {
    const hints = await writer.writeHints({ ...context, input: typed, iteration: 0, signal });
    return { hintsAndTips: hintsText(hints), failed: false };
  } catch (error) {
    if (!signal.aborted) warn('hints-failed', { reason: error instanceof Error ? error.message : String(error) });
    return { hintsAndTips: '', failed: true };
  }
}

/** What a person asked to be done with words of the advert. @throws AppError with a sentence when it can't be done */
export async function ask(
  { database, writer }: AssistantDeps,
  actor: Actor,
  body: AskBody,
  signal: AbortSignal,
): Promise<AnswerBlock[]> {
  const tenantId = companyOf(actor, undefined);
  const { advertId, selectedText, surroundingText, userPrompt } = body;
  const context = await database.tenant(tenantId, async (sql) => {
    const advert = await loadFor(sql, actor, 'write', tenantId, advertId);
    if (advert.type !== 'aida' && advert.type !== 'aiAdvert') throw new AppError('NO_ASSISTANT');
    return readWritingContext(sql, { tenantId, accountId: actor.id }, advertId);
  });
  if (context === undefined) throw new AppError('ADVERT_NOT_FOUND');
  const run = { ...context, iteration: 0, signal };
  const answer = await writer.assist(run, { selectedText, surroundingText, userPrompt });
  if ('blocks' in answer) return answer.blocks;
  if (answer.needsModel) throw new AppError('MODEL_NEEDED', { message: answer.refusal });
  throw new AppError('NOTHING_TO_CHANGE', { message: answer.refusal });
}
