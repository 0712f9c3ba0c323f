/** Endpoints of the hints and the assistant. */
import type { Handlers } from '#contract/handler.ts';
import { type AssistantDeps, ask, getHints } from './service.ts';

export function assistantHandlers(deps: AssistantDeps): Handlers<'writer.about' | 'advert.hints' | 'assistant.ask'> {
  return {
    'writer.about': async () => ({ kind: deps.writer.kind }),
    'advert.hints': ({ body }, { actor, ...context }) => getHints(deps, actor, body, context),
    'assistant.ask': ({ body }, { actor, signal }) => ask(deps, actor, body, signal),
  };
}
