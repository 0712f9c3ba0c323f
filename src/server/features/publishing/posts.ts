/** Posts for three platforms, made from a completed advert and kept with it (D1 sections 2 and 3). */
import { type SocialPosts, socialPosts } from '#contract/publishing.ts';
import { AppError } from '#domain/errors.ts';
import type { Actor } from '#domain/user.ts';
import type { Database } from '../../ports/database.ts';
import type { Writer } from '../../ports/writer.ts';
import { companyOf, loadFor } from '../advert/service.ts';
import { readWritingContext } from '../writing/service.ts';

/** What is stored: the posts and how often they were made. */
interface Stored extends SocialPosts {
  iteration: number;
}

/** The stored posts; undefined where there are none, or none of this shape. */
function readStored(json: string | null): Stored | undefined {
  if (json === null) return undefined;
  try {
    const value: unknown = JSON.parse(json);
    const posts = socialPosts.safeParse(value);
    const iteration = Number((value as { iteration?: unknown }).iteration);
    return posts.success ? { ...posts.data, iteration: Number.isInteger(iteration) ? iteration : 0 } : undefined;
  } catch {
    return undefined;
  }
}

/** The advert's posts: those that are there, or new ones where there are none or others are wanted. */
export async function getPosts(
  { database, writer, now }: { database: Database; writer: Writer; now: () => Date },
  actor: Actor,
  { advertId, renew }: { advertId: string; renew: boolean },
): Promise<SocialPosts> {
  const tenantId = companyOf(actor, undefined);
  const { stored, context } = await database.tenant(tenantId, async (sql) => {
    const advert = await loadFor(sql, actor, 'export', tenantId, advertId);
    if (advert.characters === 0) {
      throw new AppError('EMPTY_ADVERT', { message: 'This advert has no text to make posts from.' });
    }
    if (advert.status !== 'completed') throw new AppError('TRANSITION_REFUSED');
    const [row] = await sql<{ social_media_post: string | null }[]>`
      select social_media_post from advert_content where tenant_id = ${tenantId} and advert_id = ${advertId}`;
    return {
      stored: readStored(row?.social_media_post ?? null),
      context: await readWritingContext(sql, tenantId, advertId),
    };
  });
  if (stored !== undefined && !renew) return stored;
  if (context === undefined) throw new AppError('ADVERT_NOT_FOUND');
  const iteration = stored === undefined ? 0 : stored.iteration + 1;
  // Outside the transaction: a language model may take half a minute.
  const written = await writer.writePosts({ ...context, iteration });
  const posts: Stored = { ...written, madeAt: now().toISOString(), iteration };
  await database.tenant(
    tenantId,
    (sql) => sql`update advert_content set social_media_post = ${JSON.stringify(posts)}
      where tenant_id = ${tenantId} and advert_id = ${advertId}`,
  );
  return posts;
}
