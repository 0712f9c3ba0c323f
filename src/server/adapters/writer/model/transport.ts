/** One question to a language model: structured output, a time limit, one more try when the line breaks, the cost told. */
import { createAnthropic } from '@ai-sdk/anthropic';
import { createOpenAI } from '@ai-sdk/openai';
import { createOpenAICompatible } from '@ai-sdk/openai-compatible';
import { APICallError, generateText, type LanguageModel, NoObjectGeneratedError, Output } from 'ai';
import { z } from 'zod';
import { writing as limits } from '#domain/limits.ts';
import { withTimeLimit } from '../../../ports/time-limit.ts';
import type { TokenUse } from '../../../ports/writer.ts';
import { failed, failureOf, isPassing, TimedOut, TooLong } from './failure.ts';

/** Which language model, and how it is reached. */
export interface ModelSettings {
  provider: 'openai' | 'anthropic' | 'openai-compatible';
  model: string;
  apiKey: string | undefined;
  baseUrl: string | undefined;
}

/** One question. The system text is constant; everything that people or files say is in `user`. */
export interface ModelQuestion<Answer> {
  schema: z.ZodType<Answer>;
  system: string;
  user: string;
  signal: AbortSignal;
}

export interface Transport {
  /** @throws AppError PROVIDER_FAILED with a sentence, or the signal's reason when the person has gone */
  ask<Answer>(question: ModelQuestion<Answer>, spent: (use: TokenUse) => void): Promise<Answer>;
}

/** Bytes of an answer that are read: many times what the longest text takes. */
const answerBytesMost = 2 * 1024 * 1024;
const pauseBeforeRetry = 300;

/**
 * `fetch` that stops reading an answer that never ends, or whose signal fires. The signal is handed to the
 * pipe as well: fetch itself knows its response only weakly, and an abort after that was cleared away from
 * memory would reach nobody.
 */
const boundedFetch: typeof fetch = async (input, init) => {
  const response = await fetch(input, { ...init, redirect: 'error' });
  if (response.body === null) return response;
  let read = 0;
  const bounded = response.body.pipeThrough(
    new TransformStream<Uint8Array, Uint8Array>({
      transform(chunk, controller) {
        read += chunk.byteLength;
        if (read > answerBytesMost) controller.error(new TooLong('The answer never ends.'));
        else controller.enqueue(chunk);
      },
    }),
    init?.signal ? { signal: init.signal } : {},
  );
  const { status, statusText, headers } = response;
  return new Response(bounded, { status, statusText, headers });
};

/** The models to try, best first: not every compatible server takes a schema. */
function modelsOf({ provider, model, apiKey, baseUrl }: ModelSettings): LanguageModel[] {
  const key = apiKey ?? 'none';
  const base = baseUrl === undefined ? {} : { baseURL: baseUrl.replace(/\/+$/, '') };
  if (provider === 'openai') return [createOpenAI({ apiKey: key, ...base, fetch: boundedFetch }).chat(model)];
  if (provider === 'anthropic') return [createAnthropic({ apiKey: key, ...base, fetch: boundedFetch })(model)];
  const own = (supportsStructuredOutputs: boolean): LanguageModel =>
    createOpenAICompatible({
      name: 'openai-compatible',
      baseURL: base.baseURL ?? '',
      ...(apiKey === undefined ? {} : { apiKey }),
      supportsStructuredOutputs,
      fetch: boundedFetch,
    })(model);
  return [own(true), own(false)];
}

/** The outermost JSON object of a text: models put fences and words around it. */
export function findJson(text: string): unknown {
  const [from, to] = [text.indexOf('{'), text.lastIndexOf('}')];
  if (from < 0 || to <= from) return undefined;
  try {
    return JSON.parse(text.slice(from, to + 1));
  } catch {
    return undefined;
  }
}

const refusesSchema = (error: unknown): boolean =>
  APICallError.isInstance(error) && (error.statusCode === 400 || error.statusCode === 422 || error.statusCode === 501);

export function createTransport(settings: ModelSettings, timeout: number = limits.modelTimeout): Transport {
  // The product says what matters in its own log.
  (globalThis as { AI_SDK_LOG_WARNINGS?: boolean }).AI_SDK_LOG_WARNINGS = false;
  const models = modelsOf(settings);
  let best = 0;

  async function once<Answer>(
    model: LanguageModel,
    { schema, system, user, signal }: ModelQuestion<Answer>,
    spent: (use: TokenUse) => void,
  ): Promise<Answer> {
    try {
      const result = await generateText({
        model,
        system: `${system}\nAnswer with one JSON object of this JSON schema and nothing else:\n${JSON.stringify(z.toJSONSchema(schema))}`,
        prompt: user,
        output: Output.object({ schema }),
        maxOutputTokens: limits.modelAnswerTokens,
        maxRetries: 0,
        abortSignal: signal,
      });
      spent({ inputTokens: result.usage.inputTokens ?? 0, outputTokens: result.usage.outputTokens ?? 0 });
      if (result.finishReason === 'content-filter') throw failed('refused', 'content filter');
      // Cut off by its own limit it may look whole and isn't.
      if (result.finishReason === 'length') throw failed('badAnswer', 'cut off');
      const found = schema.safeParse(findJson(result.text));
      return found.success ? found.data : result.output;
    } catch (error) {
      if (!NoObjectGeneratedError.isInstance(error)) throw error;
      const { usage } = error;
      if (usage !== undefined) spent({ inputTokens: usage.inputTokens ?? 0, outputTokens: usage.outputTokens ?? 0 });
      const salvaged = error.finishReason === 'length' ? undefined : schema.safeParse(findJson(error.text ?? ''));
      if (salvaged?.success === true) return salvaged.data;
      throw error;
    }
  }

  return {
    async ask(question, spent) {
      const tooLate = (): Error => new TimedOut('The language model took too long.');
      return withTimeLimit(question.signal, timeout, tooLate, async (signal) => {
        const asked = { ...question, signal };
        try {
          for (let tries = 0; ; tries += 1) {
            const model = models[best];
            if (model === undefined) throw failed('unavailable', 'no model is set up');
            try {
              signal.throwIfAborted();
              return await once(model, asked, spent);
            } catch (error) {
              if (signal.aborted) throw error;
              if (refusesSchema(error) && best + 1 < models.length) {
                best += 1;
                continue;
              }
              if (!isPassing(error) || tries > 0) throw error;
              await new Promise((resolve) => setTimeout(resolve, pauseBeforeRetry));
            }
          }
        } catch (error) {
          throw failureOf(error, signal);
        }
      });
    },
  };
}
