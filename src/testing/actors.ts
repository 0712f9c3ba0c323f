/** People of every kind with sessions, inserted rather than typed, and adverts for them to work on. */
import { randomUUID } from 'node:crypto';
import type { AdvertStatus, AdvertType } from '#domain/advert.ts';
import { documentFromText, serialiseDocument } from '#domain/document/index.ts';
import { life } from '#domain/limits.ts';
import type { Role } from '#domain/user.ts';
import { createToken, hashToken } from '#server/features/session/service.ts';
import type { TestApp } from './app.ts';

export interface TestPerson {
  id: string;
  tenantId: string | null;
  email: string;
  token: string;
}

/** A company that has been set up, with its owner signed in. */
export async function createCompany(app: TestApp, companyName = 'Fenmoor Energy'): Promise<string> {
  const tenantId = randomUUID();
  await app.owner`insert into tenant (id, company_name, industry, set_up_at, trial_ends_at)
    values (${tenantId}, ${companyName}, 'Offshore wind', now(), now() + interval '7 days')`;
  return tenantId;
}

/** A verified person with a live session. Copywriters have no company. */
export async function createPerson(app: TestApp, role: Role, tenantId: string | null): Promise<TestPerson> {
  const id = randomUUID();
  const email = `${role}.${id.slice(0, 8)}@company.example`;
  const home = role === 'copywriter' ? null : tenantId;
  await app.owner`insert into account (id, tenant_id, email, email_key, role, verified_at, first_name, last_name)
    values (${id}, ${home}, ${email}, ${email.toLowerCase()}, ${role}, now(), 'Test', ${role})`;
  const token = await app.database.identity((sql) => app.sessions.start(sql, id));
  return { id, tenantId: home, email, token };
}

/** An advert with a text. */
export async function createAdvert(
  app: TestApp,
  advert: {
    tenantId: string;
    ownerId: string;
    type?: AdvertType;
    status?: AdvertStatus;
    jobTitle?: string;
    text?: string;
    copywriterId?: string;
  },
): Promise<string> {
  const id = randomUUID();
  const text = advert.text ?? 'Come and fix the wind.';
  const content = serialiseDocument(documentFromText(text));
  const status = advert.status ?? 'draft';
  await app.database.tenant(advert.tenantId, async (sql) => {
    await sql`insert into advert (tenant_id, id, type, status, owner_id, editors, job_title, sector, industry, country, completed_at)
      values (${advert.tenantId}, ${id}, ${advert.type ?? 'blankAdCanvas'}, ${status}, ${advert.ownerId}, array[${advert.ownerId}::uuid],
        ${advert.jobTitle ?? 'Offshore Wind Technician'}, 'Renewable energy', 'Offshore wind', 'United Kingdom',
        ${status === 'completed' ? new Date() : null})`;
    await sql`insert into advert_content (tenant_id, advert_id, content, characters)
      values (${advert.tenantId}, ${id}, ${content}, ${text.length})`;
    if (advert.copywriterId !== undefined) {
      await sql`insert into copywriter_assignment (tenant_id, advert_id, account_id)
        values (${advert.tenantId}, ${id}, ${advert.copywriterId})`;
    }
  });
  return id;
}

/** Somebody who was asked to review an advert, with the token of their link. */
export async function createReviewer(
  app: TestApp,
  tenantId: string,
  advertId: string,
  email = `reader.${randomUUID().slice(0, 8)}@guest.example`,
): Promise<{ id: string; email: string; token: string }> {
  const id = randomUUID();
  const token = createToken();
  const expiresAt = new Date(app.clock.now.getTime() + life.reviewLink);
  await app.database.tenant(
    tenantId,
    (sql) => sql`insert into reviewer (tenant_id, id, advert_id, email, email_key, token_hash, expires_at)
      values (${tenantId}, ${id}, ${advertId}, ${email}, ${email.toLowerCase()}, ${hashToken(token)}, ${expiresAt})`,
  );
  return { id, email, token };
}

/** The General tab of a new advert, complete and valid. */
export const generalBody = {
  step: 'general',
  isNew: true,
  type: 'blankAdCanvas',
  jobTitle: 'Offshore Wind Technician',
  sector: 'Renewable energy',
  industry: 'Offshore wind',
  country: 'United Kingdom',
} as const;

/** A serialised document of these lines. */
export function contentOf(text: string): string {
  return serialiseDocument(documentFromText(text));
}
