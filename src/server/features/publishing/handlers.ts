/** Endpoints of translations and posts. */
import type { Handlers, SignedInContext } from '#contract/handler.ts';
import { AppError } from '#domain/errors.ts';
import type { Database } from '../../ports/database.ts';
import type { Writer } from '../../ports/writer.ts';
import { acceptContent, companyOf } from '../advert/service.ts';
import { getPosts } from './posts.ts';
import { requireLanguage, saveTranslated } from './translation.ts';

export interface PublishingDeps {
  database: Database;
  writer: Writer;
  now: () => Date;
}

export function publishingHandlers(
  deps: PublishingDeps,
): Handlers<'advert.translate' | 'advert.translateEditorContent' | 'advert.saveTranslated' | 'advert.posts'> {
  async function translate(
    { body }: { body: { content: string; language: string } },
    { actor, signal }: SignedInContext,
  ): Promise<{ content: string }> {
    const { content } = acceptContent(body.content);
    requireLanguage(body.language, '');
    const caller = { tenantId: companyOf(actor, undefined), accountId: actor.id };
    if (deps.writer.translate === undefined) throw new AppError('MODEL_NEEDED');
    return { content: acceptContent(await deps.writer.translate(content, body.language, { signal, caller })).content };
  }
  return {
    'advert.translate': translate,
    'advert.translateEditorContent': translate,
    'advert.posts': ({ body }, { actor, signal }) => getPosts(deps, actor, body, signal),
    'advert.saveTranslated': async ({ body }, { actor }) => ({ id: await saveTranslated(deps, actor, body) }),
  };
}
