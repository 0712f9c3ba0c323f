/** Writing adverts. Every statement runs in the name of the advert's company. */
import type { AdvertMode, AdvertStatus, AdvertSubject, AdvertType, JobDescriptionState } from '#domain/advert.ts';
import { arrayLiteral, type Statements } from '../../ports/database.ts';

/** The General tab as it is stored. */
export interface GeneralRow {
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
  sliders: Slider[];
}

// The array would be taken for a PostgreSQL array.
const generalColumns = (sql: Statements, general: GeneralRow) => ({
  ...general,
  sliders: sql.json(general.sliders as never),
});

/** One slider as it is stored and sent: a pillar or a value of the guidelines with its strength in percent. */
export interface Slider {
  id: string;
  value: number;
  kind: 'pillar' | 'value';
  guidelineTitle: { id: string; value: string };
}

/** What the rules need to know of an advert, and what saving needs. */
export interface AdvertState extends AdvertSubject {
  id: string;
  version: number;
  contentVersion: number;
  characters: number;
  deadline: string | null;
  jobTitle: string;
  createdOn: Date;
}

/** Loads an advert for a change. `lock` holds its row, so that two changes of state can't pass each other. */
export async function findAdvert(
  sql: Statements,
  tenantId: string,
  advertId: string,
  lock = false,
): Promise<AdvertState | undefined> {
  const [row] = await sql<
    {
      id: string;
      owner_id: string;
      type: AdvertType;
      status: AdvertStatus;
      version: number;
      content_version: number;
      characters: number;
      deadline: string | null;
      job_title: string;
      created_at: Date;
      copywriter_id: string | null;
      copywriting_finished: boolean;
    }[]
  >`
    select a.id, a.owner_id, a.type, a.status, a.version, c.version as content_version, c.characters,
      a.deadline::text as deadline, a.job_title, a.created_at, a.copywriting_finished,
      (select w.account_id from copywriter_assignment w
        where w.tenant_id = a.tenant_id and w.advert_id = a.id and w.ended_at is null) as copywriter_id
    from advert a join advert_content c on c.tenant_id = a.tenant_id and c.advert_id = a.id
    where a.tenant_id = ${tenantId} and a.id = ${advertId} ${lock ? sql`for update of a` : sql``}`;
  if (row === undefined) return undefined;
  return {
    id: row.id,
    tenantId,
    ownerId: row.owner_id,
    type: row.type,
    status: row.status,
    version: row.version,
    contentVersion: row.content_version,
    characters: row.characters,
    deadline: row.deadline,
    jobTitle: row.job_title,
    createdOn: row.created_at,
    copywriterId: row.copywriter_id,
    copywritingFinished: row.copywriting_finished,
  };
}

export async function createAdvert(
  sql: Statements,
  advert: {
    tenantId: string;
    id: string;
    type: AdvertType;
    ownerId: string;
    content: string;
    characters: number;
    now: Date;
  },
  general: GeneralRow,
): Promise<void> {
  const { tenantId, id, type, ownerId, now } = advert;
  await sql`insert into advert ${sql({
    tenant_id: tenantId,
    id,
    type,
    owner_id: ownerId,
    created_at: now,
    updated_at: now,
    editors: arrayLiteral([ownerId]),
    copywriter_requested: false,
    ...generalColumns(sql, general),
  })}`;
  await sql`insert into advert_content (tenant_id, advert_id, content, characters, updated_at, updated_by)
    values (${tenantId}, ${id}, ${advert.content}, ${advert.characters}, ${now}, ${ownerId})`;
}

/** Stores the General tab and gives its new version. */
export async function updateGeneral(
  sql: Statements,
  tenantId: string,
  advertId: string,
  general: GeneralRow,
  now: Date,
): Promise<number> {
  const [row] = await sql<{ version: number }[]>`
    update advert set ${sql({ ...generalColumns(sql, general), updated_at: now })}, version = version + 1
    where tenant_id = ${tenantId} and id = ${advertId} returning version`;
  if (row === undefined) throw new Error('The locked advert is gone');
  return row.version;
}

/** The pillars and values of this company among these guideline ids. */
export async function findSliderGuidelines(
  sql: Statements,
  tenantId: string,
  ids: readonly string[],
): Promise<Map<string, { kind: 'pillar' | 'value'; name: string }>> {
  if (ids.length === 0) return new Map();
  const rows = await sql<{ id: string; title: string; value: string | null }[]>`
    select id, title, value from guideline where tenant_id = ${tenantId} and id = any(${arrayLiteral(ids)}::text[])
      and title in ('EVP pillars', 'Values')`;
  return new Map(
    rows.map((row) => [row.id, { kind: row.title === 'Values' ? 'value' : 'pillar', name: row.value ?? '' }]),
  );
}

export async function upsertBrief(
  sql: Statements,
  tenantId: string,
  advertId: string,
  brief: Record<string, string | null>,
): Promise<void> {
  const row = { tenant_id: tenantId, advert_id: advertId, ...brief };
  await sql`insert into advert_brief ${sql(row)} on conflict (tenant_id, advert_id) do update set ${sql(brief)}`;
}

/** Raises the General tab's version after a change beside its own fields. */
export async function touchAdvert(sql: Statements, tenantId: string, advertId: string, now: Date): Promise<number> {
  const [row] = await sql<{ version: number }[]>`
    update advert set updated_at = ${now}, version = version + 1
    where tenant_id = ${tenantId} and id = ${advertId} returning version`;
  if (row === undefined) throw new Error('The locked advert is gone');
  return row.version;
}

/** Notes that the framework or the questions of this advert have been gone through to the end. */
export async function finishFramework(sql: Statements, tenantId: string, advertId: string): Promise<void> {
  await sql`update advert set framework_completed = true
    where tenant_id = ${tenantId} and id = ${advertId} and type in ('aida', 'aiAdvert')`;
}

/** Adds a person to the advert's editors. */
export async function addEditor(sql: Statements, tenantId: string, advertId: string, accountId: string): Promise<void> {
  await sql`update advert set editors = array_append(editors, ${accountId}::uuid)
    where tenant_id = ${tenantId} and id = ${advertId} and not editors @> array[${accountId}::uuid]`;
}

/** One save of the text. */
export interface ContentSave {
  tenantId: string;
  advertId: string;
  accountId: string;
  content: string;
  characters: number;
  /** The version that the text was based on; undefined takes the latest. */
  version: number | undefined;
  /** Set for a copywriter: must have the live assignment and not be finished. */
  copywriterId: string | undefined;
  /** Only if nobody has commented: then there are no marks to carry over. */
  uncommented: boolean;
  /** Whether the person is known to be among the advert's editors already. */
  isEditor: boolean;
  now: Date;
}

/**
 * Stores the text in one statement when everything allows it; no row otherwise, and nothing is changed. A text that is
 * stored already counts as saved, so that a save whose answer was lost can be sent again.
 */
export function saveContent(sql: Statements, save: ContentSave) {
  const mine =
    save.copywriterId === undefined
      ? sql``
      : sql`and not a.copywriting_finished and exists (
          select 1 from copywriter_assignment w where w.tenant_id = a.tenant_id and w.advert_id = a.id
          and w.account_id = ${save.copywriterId} and w.ended_at is null)`;
  // Versions that changed marks only are as good as the one before.
  const based =
    save.version === undefined
      ? sql``
      : sql`and c.version >= ${save.version} and c.version - c.mark_versions <= ${save.version}`;
  const plain = save.uncommented
    ? sql`and not exists (select 1 from comment m where m.tenant_id = a.tenant_id and m.advert_id = a.id)`
    : sql``;
  const update = sql`
    update advert_content c
    set content = ${save.content}, characters = ${save.characters}, version = c.version + 1,
      mark_versions = 0, updated_at = ${save.now}, updated_by = ${save.accountId}
    from advert a
    where c.tenant_id = ${save.tenantId} and c.advert_id = ${save.advertId} ${based}
      and a.tenant_id = c.tenant_id and a.id = c.advert_id and a.status <> 'completed' ${mine} ${plain}
    returning c.version`;
  if (save.isEditor) return sql<{ version: number }[]>`${update}`;
  return sql<{ version: number }[]>`
    with saved as (${update}), editor as (
      update advert a set editors = array_append(a.editors, ${save.accountId}::uuid) from saved
      where a.tenant_id = ${save.tenantId} and a.id = ${save.advertId} and not a.editors @> array[${save.accountId}::uuid]
    )
    select version from saved`;
}

/** A stored text, held until the end of the transaction. */
export interface StoredText {
  tenantId: string;
  advertId: string;
  content: string;
  characters: number;
  version: number;
  /** How many of the last versions changed marks only. */
  markVersions: number;
}

/** Holds the text of an advert that was loaded. */
export async function lockText(sql: Statements, tenantId: string, advertId: string): Promise<StoredText> {
  const [row] = await sql<{ content: string; characters: number; version: number; mark_versions: number }[]>`
    select content, characters, version, mark_versions from advert_content
    where tenant_id = ${tenantId} and advert_id = ${advertId} for update`;
  if (row === undefined) throw new Error('The loaded advert has no text');
  const { content, characters, version, mark_versions: markVersions } = row;
  return { tenantId, advertId, content, characters, version, markVersions };
}

/** Stores a text that has the same words with other marks. */
export async function updateMarks(sql: Statements, text: StoredText, content: string, now: Date): Promise<void> {
  await sql`update advert_content
    set content = ${content}, version = version + 1, mark_versions = mark_versions + 1, updated_at = ${now}
    where tenant_id = ${text.tenantId} and advert_id = ${text.advertId}`;
}

/** The marks of an advert's comments. */
export async function listMarkIds(sql: Statements, tenantId: string, advertId: string): Promise<Set<string>> {
  const rows = await sql<{ mark_id: string }[]>`
    select mark_id from comment where tenant_id = ${tenantId} and advert_id = ${advertId}`;
  return new Set(rows.map((row) => row.mark_id));
}

/** Moves an advert to another status. Completing also raises the text's version, so that no save in flight can pass it. */
export async function updateStatus(
  sql: Statements,
  tenantId: string,
  advertId: string,
  status: AdvertStatus,
  now: Date,
): Promise<void> {
  await sql`update advert set status = ${status}, updated_at = ${now}, version = version + 1,
      completed_at = ${status === 'completed' ? now : null}, mode = 'review', mode_until = null
    where tenant_id = ${tenantId} and id = ${advertId}`;
  if (status === 'completed') {
    await sql`update advert_content set version = version + 1 where tenant_id = ${tenantId} and advert_id = ${advertId}`;
  }
}

/** Sets the editing lease, or gives it up: one's own, or one that is over. */
export async function updateMode(
  sql: Statements,
  advert: { tenantId: string; advertId: string; mode: AdvertMode; accountId: string; until: Date | null },
): Promise<void> {
  await sql`update advert set mode = ${advert.mode}, mode_by = ${advert.accountId}, mode_until = ${advert.until}
    where tenant_id = ${advert.tenantId} and id = ${advert.advertId}
      ${advert.mode === 'edit' ? sql`` : sql`and (mode_by is not distinct from ${advert.accountId}::uuid or mode_until is null or mode_until < now())`}`;
}

/** Deletes adverts with all that belongs to them and gives the file keys that nobody points at any more. */
export async function deleteAdverts(sql: Statements, tenantId: string, ids: readonly string[]): Promise<string[]> {
  const files = await sql<{ file_key: string }[]>`
    delete from stored_file f using job_description j
    where f.tenant_id = ${tenantId} and j.tenant_id = f.tenant_id and j.file_key = f.key
      and j.advert_id = any(${arrayLiteral(ids)}::uuid[])
    returning f.key as file_key`;
  await sql`delete from advert where tenant_id = ${tenantId} and id = any(${arrayLiteral(ids)}::uuid[])`;
  return files.map((row) => row.file_key);
}

/** The extracted text and state of an advert's job description. */
export async function findJobDescription(
  sql: Statements,
  tenantId: string,
  advertId: string,
): Promise<{ status: JobDescriptionState; text: string | null } | undefined> {
  const [row] = await sql<{ status: JobDescriptionState; text: string | null }[]>`
    select status, text from job_description where tenant_id = ${tenantId} and advert_id = ${advertId}`;
  return row;
}

export async function updateJobDescriptionState(
  sql: Statements,
  tenantId: string,
  advertId: string,
  status: JobDescriptionState,
): Promise<void> {
  await sql`update job_description set status = ${status} where tenant_id = ${tenantId} and advert_id = ${advertId}`;
}

/** Takes a deleted guideline's slider from all adverts that are not completed; those that are keep their history. */
export async function removeSliders(sql: Statements, tenantId: string, guidelineId: string): Promise<void> {
  await sql`
    update advert set sliders = coalesce((select jsonb_agg(slider order by place)
      from jsonb_array_elements(sliders) with ordinality as each (slider, place)
      where slider -> 'guidelineTitle' ->> 'id' <> ${guidelineId}), '[]'::jsonb)
    where tenant_id = ${tenantId} and status <> 'completed'
      and sliders @> jsonb_build_array(jsonb_build_object('guidelineTitle', jsonb_build_object('id', ${guidelineId}::text)))`;
}
