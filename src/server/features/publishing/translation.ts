/** A completed advert in another language: a new draft with the same particulars; the one that is there stays as it is. */
import { randomUUID } from 'node:crypto';
import { keepMarks, parseDocument, serialiseDocument } from '#domain/document/index.ts';
import { AppError } from '#domain/errors.ts';
import type { Actor } from '#domain/user.ts';
import type { Database } from '../../ports/database.ts';
import { acceptContent, companyOf, loadFor } from '../advert/service.ts';
import { isLanguage } from '../reference/service.ts';

/** The text without its comments: they belong to the advert that was commented on. */
function withoutComments(content: string) {
  const accepted = acceptContent(content);
  const parsed = parseDocument(accepted.content);
  if (!parsed.ok) throw new AppError('CONTENT_REFUSED');
  return { ...accepted, content: serialiseDocument(keepMarks(parsed.document, () => false)) };
}

/** Refuses a language that is none of ours, or the advert's own. */
export function requireLanguage(language: string, own: string): void {
  if (!isLanguage(language)) {
    throw new AppError('VALIDATION', { message: 'Choose a language first.', field: 'language' });
  }
  if (language.toLowerCase() === own.toLowerCase()) {
    throw new AppError('VALIDATION', { message: `The advert is already in ${own}.`, field: 'language' });
  }
}

/** @returns the id of the new draft */
export async function saveTranslated(
  { database, now }: { database: Database; now: () => Date },
  actor: Actor,
  body: { advertId: string; language: string; content: string },
): Promise<string> {
  const tenantId = companyOf(actor, undefined);
  const { content, characters } = withoutComments(body.content);
  const id = randomUUID();
  await database.tenant(tenantId, async (sql) => {
    const advert = await loadFor(sql, actor, 'export', tenantId, body.advertId);
    if (advert.status !== 'completed') throw new AppError('TRANSITION_REFUSED');
    const [original] = await sql<{ language: string }[]>`
      select language from advert where tenant_id = ${tenantId} and id = ${body.advertId}`;
    requireLanguage(body.language, original?.language ?? '');
    const at = now();
    // A copywriter's advert becomes one of the company's own: nobody is asked to write it again.
    await sql`
      insert into advert (tenant_id, id, type, status, language, owner_id, editors, created_at, updated_at, deadline,
        job_title, sector, industry, country, location, salary_from, salary_to, brand_name, tone_of_voice, has_mission,
        has_vision, has_purpose, has_locality, hints_and_tips, framework_completed, sliders)
      select tenant_id, ${id}, case when type = 'copywriter' then 'blankAdCanvas' else type end, 'draft',
        ${body.language}, ${actor.id}, array[${actor.id}::uuid], ${at}, ${at}, deadline,
        job_title, sector, industry, country, location, salary_from, salary_to, brand_name, tone_of_voice, has_mission,
        has_vision, has_purpose, has_locality, hints_and_tips, framework_completed, sliders
      from advert where tenant_id = ${tenantId} and id = ${body.advertId}`;
    await sql`insert into advert_content (tenant_id, advert_id, content, characters, updated_at, updated_by)
      values (${tenantId}, ${id}, ${content}, ${characters}, ${at}, ${actor.id})`;
    await sql`
      insert into advert_brief select (jsonb_populate_record(b, jsonb_build_object('advert_id', ${id}::text))).*
      from advert_brief b where b.tenant_id = ${tenantId} and b.advert_id = ${body.advertId}`;
  });
  return id;
}
