/** One advert with everything that belongs to it. Its row travels as JSON; people and company come from the directory. */
import type { Advert } from '#contract/advert.ts';
import type { Person } from '#contract/values.ts';
import type { AdvertMode, AdvertStatus, AdvertType } from '#domain/advert.ts';
import type { Database, Statements } from '../../ports/database.ts';
import type { Directories } from '../people/service.ts';

/** The advert's row as PostgreSQL writes it in JSON: its own column names. */
interface AdvertRow {
  id: string;
  tenant_id: string;
  type: AdvertType;
  status: AdvertStatus;
  version: number;
  mode: AdvertMode;
  mode_until: string | null;
  language: string;
  owner_id: string;
  editors: string[];
  created_at: string;
  updated_at: string;
  completed_at: string | null;
  deadline: string | null;
  job_title: string;
  sector: string;
  industry: string;
  country: string;
  location: string | null;
  salary_from: number | null;
  salary_to: number | null;
  brand_name: string | null;
  tone_of_voice: string | null;
  has_mission: boolean;
  has_vision: boolean;
  has_purpose: boolean;
  has_locality: boolean;
  hints_and_tips: string | null;
  copywriting_finished: boolean;
  reviewer_count: number;
  framework_step: number | null;
  framework_completed: boolean;
  job_description_file: Advert['advertJobDescription'];
  sliders: Advert['advertSliders'];
}

function findRow(sql: Statements, tenantId: string, advertId: string) {
  return sql<{ advert: string; content: string; version: number; social_media_post: string | null }[]>`
    select row_to_json(a)::text as advert, c.content, c.version, c.social_media_post
    from advert_content c join advert a on a.tenant_id = c.tenant_id and a.id = c.advert_id
    where c.tenant_id = ${tenantId} and c.advert_id = ${advertId}`;
}

interface Copywriting {
  requested: boolean;
  copywriterId: string | null;
  sentBack: { at: Date; by: string | null; message: string } | null;
  brief: Advert['advertBrief'];
}

/** What only adverts of copywriter type have: the brief, and how far the request has come. */
async function findCopywriting(database: Database, tenantId: string, advertId: string): Promise<Copywriting> {
  return database.tenant(tenantId, async (sql) => {
    const [brief] = await sql<NonNullable<Advert['advertBrief']>[]>`
      select description, proposition, responsibilities_role as "responsibilitiesRole", skills, used, keywords,
        supporting_evidence as "supportingEvidence", tone_of_voice as "toneOfVoice"
      from advert_brief where tenant_id = ${tenantId} and advert_id = ${advertId}`;
    const [request] = await sql`
      select 1 from copywriter_request where tenant_id = ${tenantId} and advert_id = ${advertId}`;
    const [assignment] = await sql<
      { account_id: string; sent_back_at: Date | null; sent_back_by: string | null; sent_back_message: string | null }[]
    >`
      select account_id, sent_back_at, sent_back_by, sent_back_message from copywriter_assignment
      where tenant_id = ${tenantId} and advert_id = ${advertId} and ended_at is null`;
    const { sent_back_at: at = null, sent_back_by: by = null, sent_back_message: message = null } = assignment ?? {};
    return {
      requested: request !== undefined || assignment !== undefined,
      copywriterId: assignment?.account_id ?? null,
      sentBack: at === null || message === null ? null : { at, by, message },
      brief: brief ?? null,
    };
  });
}

const nameOf = ({ firstName, lastName, email }: Person): string =>
  [firstName, lastName].filter((part) => part !== null && part !== '').join(' ') || email;

const nobody = (id: string): Person => ({ id, firstName: null, lastName: null, email: '', avatar: null });

/** The reply of an advert's details as JSON text; undefined when it doesn't exist in this company. */
export async function getAdvertJson(
  database: Database,
  directories: Directories,
  key: { tenantId: string; advertId: string; now: Date },
): Promise<string | undefined> {
  const { tenantId, advertId, now } = key;
  const [found] = await database.tenantQuery(tenantId, (sql) => findRow(sql, tenantId, advertId));
  if (found === undefined) return undefined;
  const row = JSON.parse(found.advert) as AdvertRow;
  const copywriting = row.type === 'copywriter' ? await findCopywriting(database, tenantId, advertId) : null;
  const writer = copywriting?.copywriterId ?? null;
  const needed = [row.owner_id, ...row.editors, ...(writer === null ? [] : [writer])];
  const { companyName, people } = await directories.get(tenantId, needed);
  const personOf = (id: string): Person => people.get(id) ?? nobody(id);
  const editing = row.mode === 'edit' && row.mode_until !== null && Date.parse(row.mode_until) > now.getTime();
  const advert: Advert = {
    id: row.id,
    type: row.type,
    status: row.status,
    mode: editing ? 'edit' : 'review',
    language: row.language,
    tenantId: row.tenant_id,
    companyName,
    user: personOf(row.owner_id),
    createdAt: row.created_at,
    updatedAt: row.updated_at,
    deadline: row.deadline,
    jobTitle: row.job_title,
    sector: row.sector,
    industry: row.industry,
    country: row.country,
    location: row.location,
    isCopywriterAssigned: writer !== null,
    copywriting_finished: row.copywriting_finished,
    advertsModified: row.editors.map(personOf),
    version: row.version,
    salaryFrom: row.salary_from,
    salaryTo: row.salary_to,
    brandName: row.brand_name,
    toneOfVoice: row.tone_of_voice,
    hasMission: row.has_mission,
    hasVision: row.has_vision,
    hasPurpose: row.has_purpose,
    hasLocality: row.has_locality,
    hintsAndtips: row.hints_and_tips,
    completedAt: row.completed_at,
    reviewerCount: row.reviewer_count,
    frameworkStep: row.framework_completed ? null : row.framework_step,
    advertContent: { content: found.content, version: found.version, socialMediaPost: found.social_media_post },
    advertBrief: copywriting?.brief ?? null,
    advertJobDescription: row.job_description_file,
    advertSliders: row.sliders,
    copywriting:
      copywriting === null
        ? null
        : {
            requested: copywriting.requested,
            copywriter: writer === null ? null : personOf(writer),
            sentBack:
              copywriting.sentBack === null
                ? null
                : {
                    at: copywriting.sentBack.at.toISOString(),
                    by: copywriting.sentBack.by === null ? '' : nameOf(personOf(copywriting.sentBack.by)),
                    message: copywriting.sentBack.message,
                  },
          },
  };
  return JSON.stringify({ advert, tenantId: row.tenant_id });
}
