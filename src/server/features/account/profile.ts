/** The signed-in person's own data and the company's set-up. */
import type { Profile } from '#contract/account.ts';
import type { AdvertType } from '#domain/advert.ts';
import { AppError } from '#domain/errors.ts';
import { DAY, account as limits } from '#domain/limits.ts';
import { type Actor, fullNameOf, type Role } from '#domain/user.ts';
import type { Database } from '../../ports/database.ts';
import type { Directories } from '../people/service.ts';

interface ProfileRow {
  id: string;
  email: string;
  first_name: string | null;
  last_name: string | null;
  avatar: string | null;
  role: Role;
  tenant_id: string | null;
  phone_number: string | null;
  timezone: string | null;
  tour_completed: boolean;
  skip_blank_tips: boolean;
  skip_aida_tips: boolean;
  skip_ai_tips: boolean;
  skip_copywriter_tips: boolean;
  company_name: string | null;
  industry: string | null;
  set_up_at: Date | null;
  trial_ends_at: Date | null;
  created_at: Date;
}

const tipsColumn: Record<AdvertType, string> = {
  blankAdCanvas: 'skip_blank_tips',
  aida: 'skip_aida_tips',
  aiAdvert: 'skip_ai_tips',
  copywriter: 'skip_copywriter_tips',
};

export interface ProfileDeps {
  database: Database;
  directories: Directories;
  /** Accounts that see the operator's desk, in lower case. */
  operatorEmails: readonly string[];
  now: () => Date;
}

/** The profile service. */
export function createProfiles({ database, directories, operatorEmails, now }: ProfileDeps) {
  async function get(actor: Actor): Promise<Profile> {
    const [row] = await database.identityQuery(
      (sql) => sql<ProfileRow[]>`
        select a.id, a.email, a.first_name, a.last_name, a.avatar, a.role, a.tenant_id, a.phone_number, a.timezone,
          a.created_at, a.tour_completed, a.skip_blank_tips, a.skip_aida_tips, a.skip_ai_tips, a.skip_copywriter_tips,
          t.company_name, t.industry, t.set_up_at, t.trial_ends_at
        from account a left join tenant t on t.id = a.tenant_id where a.id = ${actor.id} and a.deleted_at is null`,
    );
    if (row === undefined) throw new AppError('UNAUTHENTICATED');
    const tenantId = row.tenant_id;
    const hasAdverts =
      tenantId === null
        ? (
            await database.identityQuery(
              (sql) =>
                sql`select 1 from copywriter_assignment where account_id = ${row.id} and ended_at is null limit 1`,
            )
          ).length > 0
        : (
            await database.tenantQuery(
              tenantId,
              (sql) => sql`select 1 from advert where tenant_id = ${tenantId} limit 1`,
            )
          ).length > 0;
    return {
      id: row.id,
      email: row.email,
      firstName: row.first_name,
      lastName: row.last_name,
      fullName: fullNameOf({ firstName: row.first_name, lastName: row.last_name }),
      avatar: row.avatar,
      role: [{ name: row.role }],
      tenantUserId: tenantId === null ? null : row.id,
      tenantId,
      phoneNumber: row.phone_number,
      timezone: row.timezone,
      isTourGuideCompleted: row.tour_completed,
      companyName: row.company_name,
      industry: row.industry,
      // A copywriter has no company to set up, so nothing stands between them and their work.
      getCompanyDetails: tenantId === null || row.set_up_at !== null,
      createdAt: row.created_at.toISOString(),
      trialEndsAt: row.trial_ends_at?.toISOString() ?? null,
      trialDaysLeft:
        row.trial_ends_at === null
          ? null
          : Math.max(0, Math.ceil((row.trial_ends_at.getTime() - now().getTime()) / DAY)),
      hasAdverts,
      isOperator: operatorEmails.includes(row.email.toLowerCase()),
      skipBlankAdTooltip: row.skip_blank_tips,
      skipAIDATooltip: row.skip_aida_tips,
      skipAITooltip: row.skip_ai_tips,
      skipCopywriterTooltip: row.skip_copywriter_tips,
    };
  }

  async function setTourCompleted(actor: Actor, completed: boolean): Promise<void> {
    await database.identityQuery((sql) => sql`update account set tour_completed = ${completed} where id = ${actor.id}`);
  }

  /** Remembers that this type's first-visit tips were skipped. */
  async function skipTips(actor: Actor, type: AdvertType): Promise<void> {
    await database.identityQuery(
      (sql) => sql`update account set ${sql({ [tipsColumn[type]]: true })} where id = ${actor.id}`,
    );
  }

  /** Stores the company's details, once; the trial begins with it. */
  async function setUpCompany(actor: Actor, companyName: string, industry: string): Promise<void> {
    const tenantId = actor.tenantId;
    if (tenantId === null) throw new AppError('FORBIDDEN');
    const at = now();
    const rows = await database.tenant(tenantId, async (sql) => {
      const updated = await sql`
        update tenant set company_name = ${companyName}, industry = ${industry}, set_up_at = ${at},
          trial_ends_at = ${new Date(at.getTime() + limits.trialDays * DAY)}
        where id = ${tenantId} and set_up_at is null returning id`;
      return updated;
    });
    if (rows.length === 0) throw new AppError('COMPANY_ALREADY_SET_UP');
    await directories.forget(tenantId);
  }

  return { get, setTourCompleted, skipTips, setUpCompany };
}
