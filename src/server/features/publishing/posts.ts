/** Posts for three platforms, made from a completed advert and kept with it (D1 sections 2 and 3). */
import { type SocialPosts, socialPosts } from '#contract/publishing.ts';
import { blockTexts, parseDocument } from '#domain/document/index.ts';
import { AppError } from '#domain/errors.ts';
import type { Actor } from '#domain/user.ts';
import type { WriterInput } from '#writing/compose/index.ts';
import { payFromGeneral, realisePay } from '#writing/compose/ledger/pay.ts';
import type { AdvertText } from '#writing/posts/posts-from-text.ts';
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

const day = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' });

/** The advert's own words, and its facts as they are written in a text. */
function readText(content: string, { advert }: WriterInput, today: string): AdvertText {
  const parsed = parseDocument(content);
  const blocks = parsed.ok ? parsed.document.root.children : [];
  const textsOf = (types: readonly string[]): string[] =>
    blocks
      .filter(({ type }) => types.includes(type))
      .flatMap((block) =>
        parsed.ok ? blockTexts({ ...parsed.document, root: { ...parsed.document.root, children: [block] } }) : [],
      )
      .map((line) => line.replace(/\s+/g, ' ').trim())
      .filter((line) => line !== '');
  const { salaryFrom, salaryTo, country, location, jobTitle, deadline } = advert;
  const { pay } = payFromGeneral(salaryFrom, salaryTo, country);
  return {
    headline: textsOf(['heading'])[0] ?? null,
    paragraphs: textsOf(['paragraph']),
    points: textsOf(['list']),
    jobTitle: jobTitle ?? '',
    place: location,
    pay: pay === null ? null : `${realisePay(pay)} ${pay.per}`.trim(),
    deadline: deadline === null || deadline < today ? null : day.format(new Date(`${deadline}T00:00:00Z`)),
  };
}

/** The advert's posts: those that are there, or new ones where there are none or others are wanted. */
export async function getPosts(
  { database, writer, now }: { database: Database; writer: Writer; now: () => Date },
  actor: Actor,
  { advertId, renew }: { advertId: string; renew: boolean },
  signal: AbortSignal,
): Promise<SocialPosts> {
  const tenantId = companyOf(actor, undefined);
  const { stored, context } = await database.tenant(tenantId, async (sql) => {
    const advert = await loadFor(sql, actor, 'export', tenantId, advertId);
    if (advert.characters === 0) {
      throw new AppError('EMPTY_ADVERT', { message: 'This advert has no text to make posts from.' });
    }
    if (advert.status !== 'completed') throw new AppError('TRANSITION_REFUSED');
    const [row] = await sql<{ social_media_post: string | null; content: string }[]>`
      select social_media_post, content from advert_content where tenant_id = ${tenantId} and advert_id = ${advertId}`;
    const read = await readWritingContext(sql, { tenantId, accountId: actor.id }, advertId);
    return {
      stored: readStored(row?.social_media_post ?? null),
      context: read && { ...read, text: readText(row?.content ?? '', read.input, now().toISOString().slice(0, 10)) },
    };
  });
  if (stored !== undefined && !renew) return stored;
  if (context === undefined) throw new AppError('ADVERT_NOT_FOUND');
  const iteration = stored === undefined ? 0 : stored.iteration + 1;
  // Outside the transaction: a language model may take half a minute.
  const written = await writer.writePosts({ ...context, iteration, signal }, context.text);
  const posts: Stored = { ...written, madeAt: now().toISOString(), iteration };
  await database.tenant(
    tenantId,
    (sql) => sql`update advert_content set social_media_post = ${JSON.stringify(posts)}
      where tenant_id = ${tenantId} and advert_id = ${advertId}`,
  );
  return posts;
}
