/** How much a company's people ask of the writer: counted before each text, and in tokens where a language model made it. */
import { AppError } from '#domain/errors.ts';
import { writing as limits } from '#domain/limits.ts';
import type { Actor } from '#domain/user.ts';
import type { Database } from '../../ports/database.ts';
import type { TokenUse, WriterCaller } from '../../ports/writer.ts';
import { type AttemptLimit, countAttempt, refuseWhenExhausted } from '../session/service.ts';

const tooFast = 'That were many texts in a short time. Wait a minute and try again.';
const companyDone = 'Your company has asked for as many texts today as it may. Try again tomorrow.';
const tokensDone = "The language model's allowance is used up for today. Ask your administrator.";

const dayOf = (now: Date): string => now.toISOString().slice(0, 10);

/** Counts a person's request for a text. Refuses with 429 above the limits of the person, the company and its tokens. */
export function createWritingUse(database: Database, now: () => Date) {
  return {
    async count(actor: Actor): Promise<void> {
      const at = now();
      const { tenantId } = actor;
      const person: AttemptLimit = {
        kind: 'writing.person',
        subject: actor.id,
        most: limits.perPerson,
        window: limits.personWindow,
        message: tooFast,
      };
      const company: AttemptLimit = {
        kind: 'writing.company',
        subject: tenantId ?? actor.id,
        most: limits.perCompany,
        window: limits.companyWindow,
        message: companyDone,
      };
      await database.identity(async (sql) => {
        await refuseWhenExhausted(sql, [person, company], at);
        await countAttempt(sql, [person, company], at);
      });
      if (tenantId === null) return;
      const [used] = await database.tenantQuery(
        tenantId,
        (sql) => sql<{ tokens: number }[]>`
          select coalesce(sum(input_tokens + output_tokens), 0)::float8 as tokens from writer_use
          where tenant_id = ${tenantId} and day = ${dayOf(at)}`,
      );
      if (used !== undefined && used.tokens >= limits.companyTokens)
        throw new AppError('TOO_MANY_REQUESTS', { message: tokensDone });
    },
  };
}

/** Writes down what an answer of a language model cost. */
export async function recordTokens(
  database: Database,
  { tenantId, accountId }: WriterCaller,
  { inputTokens, outputTokens }: TokenUse,
  now: Date,
): Promise<void> {
  await database.tenant(
    tenantId,
    (sql) => sql`
      insert into writer_use (tenant_id, day, account_id, requests, input_tokens, output_tokens)
      values (${tenantId}, ${dayOf(now)}, ${accountId}, 1, ${inputTokens}, ${outputTokens})
      on conflict (tenant_id, day, account_id) do update set requests = writer_use.requests + 1,
        input_tokens = writer_use.input_tokens + excluded.input_tokens,
        output_tokens = writer_use.output_tokens + excluded.output_tokens`,
  );
}
