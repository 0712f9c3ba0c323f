/**
 * A copywriter's part in an advert: asked for by the company, sent to the owner when it is written, sent back for another
 * round (D1 section 4; decisions: Copywriters and the operator's desk). Every change and its mail are one transaction.
 */
import { AppError } from '#domain/errors.ts';
import type { Actor } from '#domain/user.ts';
import type { Database, Statements } from '../../ports/database.ts';
import {
  type AdvertState,
  companyOf,
  findAdvert,
  findJobDescription,
  loadFor,
  touchAdvert,
} from '../advert/service.ts';
import { queueMail } from '../mail/service.ts';
import { type NamedAdvert, requestedMail, sentBackMail, sentToOwnerMail } from './mails.ts';

export interface RequestDeps {
  database: Database;
  now: () => Date;
  /** PUBLIC_URL, where mailed links lead. */
  publicUrl: string;
  operatorEmails: readonly string[];
}

/** A person as mails name them. */
export interface Named {
  id: string;
  firstName: string | null;
  name: string;
  email: string;
}

/** People of a company, its copywriters among them. */
export async function findPeople(sql: Statements, ids: readonly string[]): Promise<Map<string, Named>> {
  const rows = await sql<{ id: string; first_name: string | null; last_name: string | null; email: string }[]>`
    select id, first_name, last_name, email from account where id in ${sql(ids)} and deleted_at is null`;
  return new Map(
    rows.map(({ id, first_name, last_name, email }) => {
      const name = [first_name, last_name].filter((part) => part !== null && part !== '').join(' ') || email;
      return [id, { id, firstName: first_name, name, email }];
    }),
  );
}

/** The advert as mails name it. */
export async function nameAdvert(sql: Statements, advert: AdvertState): Promise<NamedAdvert> {
  const [tenant] = await sql<{ company_name: string | null }[]>`
    select company_name from tenant where id = ${advert.tenantId}`;
  const { tenantId, id: advertId, jobTitle: title, deadline } = advert;
  return { tenantId, advertId, title, deadline, company: tenant?.company_name ?? 'A company' };
}

/** Refuses an advert that a copywriter could not work on. */
export async function requireWritable(sql: Statements, advert: AdvertState): Promise<void> {
  if (advert.type !== 'copywriter') {
    throw new AppError('COPYWRITER_REFUSED', {
      message:
        'Only adverts that began as a request can go to a copywriter. Choose Request a Copywriter on the create page.',
    });
  }
  const description = await findJobDescription(sql, advert.tenantId, advert.id);
  if (description === undefined) throw new AppError('JOB_DESCRIPTION_MISSING');
}

/** Asks for a copywriter: the card waits from now on, and the people who run the installation get a mail. */
export async function requestCopywriter(
  deps: RequestDeps,
  actor: Actor,
  { advertId, message }: { advertId: string; message: string | null },
): Promise<void> {
  const tenantId = companyOf(actor, undefined);
  await deps.database.tenant(tenantId, async (sql) => {
    const advert = await loadFor(sql, actor, 'setUp', tenantId, advertId);
    await requireWritable(sql, advert);
    const now = deps.now();
    const [added] = await sql`
      insert into copywriter_request (tenant_id, advert_id, requested_by, message, requested_at)
      values (${tenantId}, ${advertId}, ${actor.id}, ${message}, ${now})
      on conflict do nothing returning 1`;
    if (added === undefined || advert.copywriterId !== null) throw new AppError('COPYWRITER_REFUSED');
    await sql`update advert set copywriter_requested = true where tenant_id = ${tenantId} and id = ${advertId}`;
    await touchAdvert(sql, tenantId, advertId, now);
    const requester = (await findPeople(sql, [actor.id])).get(actor.id)?.name ?? actor.email;
    const mail = requestedMail(deps.publicUrl, await nameAdvert(sql, advert), requester, message);
    for (const email of deps.operatorEmails) await queueMail(sql, email, mail);
  });
}

/** Sends the written advert to its owner. A second press, or the retry of a lost answer, finds the work done. */
export async function finishCopywriting(
  deps: RequestDeps,
  actor: Actor,
  { tenantId, advertId }: { tenantId: string; advertId: string },
): Promise<void> {
  await deps.database.tenant(tenantId, async (sql) => {
    const advert = await loadFor(sql, actor, 'read', tenantId, advertId);
    if (advert.copywritingFinished && advert.status !== 'completed') return;
    await loadFor(sql, actor, 'write', tenantId, advertId);
    if (advert.characters === 0) throw new AppError('EMPTY_ADVERT', { message: 'Write the advert first.' });
    const now = deps.now();
    await sql`update advert set copywriting_finished = true, mode = 'review', mode_until = null
      where tenant_id = ${tenantId} and id = ${advertId}`;
    await touchAdvert(sql, tenantId, advertId, now);
    await sql`update copywriter_assignment set finished_at = ${now}, sent_back_at = null, sent_back_by = null,
        sent_back_message = null
      where tenant_id = ${tenantId} and advert_id = ${advertId} and ended_at is null`;
    const people = await findPeople(sql, [advert.ownerId, actor.id]);
    const owner = people.get(advert.ownerId);
    if (owner === undefined) return;
    const writer = people.get(actor.id)?.name ?? actor.email;
    const mail = sentToOwnerMail(deps.publicUrl, await nameAdvert(sql, advert), owner.firstName, writer);
    await queueMail(sql, owner.email, mail);
  });
}

/** Opens the advert for its copywriter again, with what should change. */
export async function sendBack(
  deps: RequestDeps,
  actor: Actor,
  { advertId, message }: { advertId: string; message: string },
): Promise<void> {
  const tenantId = companyOf(actor, undefined);
  await deps.database.tenant(tenantId, async (sql) => {
    const advert = await loadFor(sql, actor, 'approve', tenantId, advertId);
    if (advert.status !== 'draft') throw new AppError('TRANSITION_REFUSED');
    if (advert.type !== 'copywriter' || advert.copywriterId === null) {
      throw new AppError('COPYWRITER_REFUSED', {
        message: 'No copywriter is on this advert any more. Change the text yourself, or ask for another copywriter.',
      });
    }
    const now = deps.now();
    await sql`update advert set copywriting_finished = false where tenant_id = ${tenantId} and id = ${advertId}`;
    await touchAdvert(sql, tenantId, advertId, now);
    await sql`update copywriter_assignment
      set finished_at = null, sent_back_at = ${now}, sent_back_by = ${actor.id}, sent_back_message = ${message}
      where tenant_id = ${tenantId} and advert_id = ${advertId} and ended_at is null`;
    const people = await findPeople(sql, [advert.copywriterId, actor.id]);
    const writer = people.get(advert.copywriterId);
    if (writer === undefined) return;
    const owner = people.get(actor.id) ?? { name: actor.email, email: actor.email };
    const mail = sentBackMail(deps.publicUrl, await nameAdvert(sql, advert), writer.firstName, owner, message);
    await queueMail(sql, writer.email, mail);
  });
}

/** Loads an advert in its company's name for the people who run the installation, who belong to no company. */
export async function loadForDesk(sql: Statements, tenantId: string, advertId: string): Promise<AdvertState> {
  const advert = await findAdvert(sql, tenantId, advertId, true);
  if (advert === undefined) throw new AppError('ADVERT_NOT_FOUND');
  return advert;
}
