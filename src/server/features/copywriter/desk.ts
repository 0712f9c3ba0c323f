/**
 * The operator's desk: the people who run an installation look after the copywriters of all its companies. What belongs to
 * a company is read and changed in that company's name, one company after the other; there is no statement across them.
 */
import { randomUUID } from 'node:crypto';
import type { Desk, DeskAssignment, DeskCopywriter, WaitingRequest } from '#contract/copywriter.ts';
import type { Person } from '#contract/values.ts';
import { AppError } from '#domain/errors.ts';
import { DAY } from '#domain/limits.ts';
import type { Database, Statements } from '../../ports/database.ts';
import { storeToken } from '../account/service.ts';
import { queueMail } from '../mail/service.ts';
import type { Directories } from '../people/service.ts';
import { createToken, hashToken, type Sessions } from '../session/service.ts';
import { assignedToOwnerMail, assignedToYouMail, invitationMail } from './mails.ts';
import { findPeople, loadForDesk, nameAdvert, requireWritable } from './requests.ts';

export interface DeskDeps {
  database: Database;
  directories: Directories;
  sessions: Sessions;
  now: () => Date;
  /** PUBLIC_URL, where mailed links lead. */
  publicUrl: string;
}

const invitationLife = 7 * DAY;

interface DeskRow {
  tenant_id: string;
  advert_id: string;
  company_name: string | null;
  job_title: string;
  deadline: string | null;
  requested_by: string | null;
  requested_at: Date | null;
  message: string | null;
  has_job_description: boolean;
  copywriter: Person | null;
  assigned_at: Date | null;
  finished: boolean;
}

const nameSql = (sql: Statements, alias: string) => {
  const a = sql(alias);
  return sql`coalesce(nullif(trim(concat_ws(' ', ${a}.first_name, ${a}.last_name)), ''), ${a}.email)`;
};

/** Everything of one company that the desk shows: adverts that wait for a copywriter, or have one. */
function findDeskRows(sql: Statements, tenantId: string) {
  return sql<DeskRow[]>`
    select a.tenant_id, a.id as advert_id, t.company_name, a.job_title, a.deadline::text as deadline,
      ${nameSql(sql, 'r')} as requested_by, q.requested_at, q.message,
      a.job_description_file is not null as has_job_description,
      case when c.id is null then null else json_build_object('id', c.id, 'firstName', c.first_name,
        'lastName', c.last_name, 'email', c.email, 'avatar', c.avatar) end as copywriter, w.assigned_at,
      a.copywriting_finished as finished
    from advert a
    join tenant t on t.id = a.tenant_id
    left join copywriter_request q on q.tenant_id = a.tenant_id and q.advert_id = a.id
    left join account r on r.id = q.requested_by
    left join copywriter_assignment w on w.tenant_id = a.tenant_id and w.advert_id = a.id and w.ended_at is null
    left join account c on c.id = w.account_id
    where a.tenant_id = ${tenantId} and a.status <> 'completed' and (q.advert_id is not null or w.advert_id is not null)
    order by coalesce(q.requested_at, w.assigned_at)`;
}

async function listCopywriters(database: Database): Promise<DeskCopywriter[]> {
  const rows = await database.identityQuery(
    (sql) => sql<DeskCopywriter[]>`
      select a.id, a.first_name as "firstName", a.last_name as "lastName", a.email, a.avatar,
        a.verified_at is not null as active,
        (select count(*)::int from copywriter_assignment w
          where w.account_id = a.id and w.ended_at is null and w.finished_at is null) as open,
        (select coalesce(json_agg(distinct t.company_name), '[]') from copywriter_assignment w join tenant t on t.id = w.tenant_id
          where w.account_id = a.id and w.ended_at is null and w.finished_at is null) as companies,
        (select coalesce(json_object_agg(f.tenant_id, f.adverts), '{}') from (
          select w.tenant_id, count(*)::int as adverts from copywriter_assignment w
          where w.account_id = a.id and w.finished_at is not null group by w.tenant_id) f) as written
      from account a where a.role = 'copywriter' and a.deleted_at is null
      order by lower(a.first_name), lower(a.last_name), a.email`,
  );
  return [...rows];
}

export type OperatorDesk = ReturnType<typeof createDesk>;

/** The desk over one database. */
export function createDesk({ database, directories, sessions, now, publicUrl }: DeskDeps) {
  /** All that waits and all that is assigned, oldest first. */
  async function get(): Promise<Desk> {
    const tenants = await database.identityQuery(
      (sql) => sql<{ tenant_id: string }[]>`
        select tenant_id from copywriter_request union select tenant_id from copywriter_assignment where ended_at is null`,
    );
    const requests: WaitingRequest[] = [];
    const assignments: DeskAssignment[] = [];
    for (const { tenant_id: tenantId } of tenants) {
      for (const row of await database.tenantQuery(tenantId, (sql) => findDeskRows(sql, tenantId))) {
        const advert = {
          tenantId,
          advertId: row.advert_id,
          companyName: row.company_name ?? '',
          jobTitle: row.job_title,
          deadline: row.deadline,
        };
        if (row.copywriter !== null) {
          assignments.push({
            ...advert,
            copywriter: row.copywriter,
            assignedAt: (row.assigned_at ?? now()).toISOString(),
            finished: row.finished,
          });
        } else if (row.requested_at !== null) {
          requests.push({
            ...advert,
            requestedBy: row.requested_by ?? '',
            requestedAt: row.requested_at.toISOString(),
            message: row.message,
            hasJobDescription: row.has_job_description,
          });
        }
      }
    }
    requests.sort((one, other) => one.requestedAt.localeCompare(other.requestedAt));
    assignments.sort((one, other) => other.assignedAt.localeCompare(one.assignedAt));
    return { requests, copywriters: await listCopywriters(database), assignments };
  }

  /** Assigns a copywriter. Two operators at once: one assigns, the other is told. */
  async function assign(tenantId: string, advertId: string, copywriterId: string): Promise<void> {
    const [writer] = await database.identityQuery(
      (sql) => sql<{ email: string; first_name: string | null; name: string }[]>`
        select a.email, a.first_name, ${nameSql(sql, 'a')} as name from account a
        where a.id = ${copywriterId} and a.role = 'copywriter' and a.deleted_at is null`,
    );
    if (writer === undefined) {
      throw new AppError('COPYWRITER_REFUSED', { message: 'This copywriter has been removed. Choose another one.' });
    }
    await database.tenant(tenantId, async (sql) => {
      const advert = await loadForDesk(sql, tenantId, advertId);
      if (advert.status === 'completed') throw new AppError('ADVERT_COMPLETED');
      await requireWritable(sql, advert);
      // Asked after the advert's row is held: what was read with it may be from before somebody else let it go.
      const [taken] = await sql`select 1 from copywriter_assignment
        where tenant_id = ${tenantId} and advert_id = ${advertId} and ended_at is null`;
      if (taken !== undefined) {
        throw new AppError('COPYWRITER_REFUSED', {
          message: 'Somebody has been assigned in the meantime. The list is up to date now.',
        });
      }
      const [request] = await sql<{ requested_by: string; message: string | null }[]>`
        select requested_by, message from copywriter_request where tenant_id = ${tenantId} and advert_id = ${advertId}`;
      if (request === undefined) {
        throw new AppError('COPYWRITER_REFUSED', {
          message:
            'Nobody is waiting for a copywriter on this advert any more. Reload the page to see the list as it is.',
        });
      }
      await sql`
        insert into copywriter_assignment (tenant_id, advert_id, account_id, assigned_at)
        values (${tenantId}, ${advertId}, ${copywriterId}, ${now()})
        on conflict (tenant_id, advert_id, account_id) do update set assigned_at = excluded.assigned_at, ended_at = null,
          finished_at = null, sent_back_at = null, sent_back_by = null, sent_back_message = null`;
      await sql`update advert set copywriting_finished = false, updated_at = ${now()}, version = version + 1
        where tenant_id = ${tenantId} and id = ${advertId}`;
      const named = await nameAdvert(sql, advert);
      const people = await findPeople(sql, [advert.ownerId, request.requested_by]);
      const owner = people.get(advert.ownerId);
      const requester = people.get(request.requested_by) ?? owner;
      if (requester !== undefined) {
        const { name, email } = requester;
        const note = { name, email, message: request.message };
        await queueMail(sql, writer.email, assignedToYouMail(publicUrl, named, writer.first_name, note));
      }
      if (owner !== undefined) {
        await queueMail(sql, owner.email, assignedToOwnerMail(publicUrl, named, owner.firstName, writer.name));
      }
    });
    await directories.forget(tenantId);
  }

  /** Takes the copywriter off an advert: what is written stays, and the request waits again. */
  async function unassign(tenantId: string, advertId: string): Promise<void> {
    await database.tenant(tenantId, async (sql) => {
      const [ended] = await sql`update copywriter_assignment set ended_at = ${now()}
        where tenant_id = ${tenantId} and advert_id = ${advertId} and ended_at is null returning 1`;
      if (ended === undefined) throw new AppError('NOT_FOUND');
      await sql`update advert set copywriting_finished = false, updated_at = ${now()}, version = version + 1
        where tenant_id = ${tenantId} and id = ${advertId}`;
    });
  }

  /** Makes a copywriter's account and mails the link to its first password; who has not accepted yet gets a new link. */
  async function invite(person: { firstName: string; lastName: string; email: string }): Promise<string> {
    const { firstName, lastName, email } = person;
    const emailKey = email.toLowerCase();
    const token = createToken();
    return database.identity(async (sql) => {
      const [taken] = await sql<{ id: string; waiting: boolean }[]>`
        select id, role = 'copywriter' and verified_at is null as waiting from account
        where email_key = ${emailKey} and deleted_at is null for update`;
      if (taken !== undefined && !taken.waiting) {
        throw new AppError('COPYWRITER_REFUSED', {
          message: 'This address already belongs to an account. Use another one for the copywriter.',
          field: 'email',
        });
      }
      const id = taken?.id ?? randomUUID();
      if (taken === undefined) {
        await sql`insert into account (id, tenant_id, email, email_key, role, first_name, last_name)
          values (${id}, null, ${email}, ${emailKey}, 'copywriter', ${firstName}, ${lastName})`;
      } else {
        await sql`update account set first_name = ${firstName}, last_name = ${lastName} where id = ${id}`;
      }
      const expiresAt = new Date(now().getTime() + invitationLife);
      await storeToken(sql, { hash: hashToken(token), purpose: 'invitation', emailKey, accountId: id, expiresAt });
      await queueMail(sql, email, invitationMail(publicUrl, token, email, firstName));
      return id;
    });
  }

  /** Removes a copywriter: signed out everywhere, taken off every advert. What they wrote stays. */
  async function remove(copywriterId: string): Promise<void> {
    const adverts = await database.identity(async (sql) => {
      const [removed] = await sql`update account set deleted_at = ${now()}
        where id = ${copywriterId} and role = 'copywriter' and deleted_at is null returning 1`;
      if (removed === undefined) throw new AppError('NOT_FOUND');
      await sessions.endAll(sql, copywriterId);
      return sql<{ tenant_id: string; advert_id: string }[]>`
        select tenant_id, advert_id from copywriter_assignment where account_id = ${copywriterId} and ended_at is null`;
    });
    for (const { tenant_id, advert_id } of adverts) await unassign(tenant_id, advert_id);
    for (const tenantId of new Set(adverts.map(({ tenant_id }) => tenant_id))) await directories.forget(tenantId);
  }

  return { get, assign, unassign, invite, remove };
}
