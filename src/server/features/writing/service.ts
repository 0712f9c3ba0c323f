/** What the writer is given: an advert with everything that may be said in it, read in its company's name. */
import type { GuidelineInput, WriterInput } from '#writing/compose/index.ts';
import {
  type CheckRequest,
  type GuidelineOptions,
  inHouseStyle,
  parseTermRule,
  type TermRule,
} from '#writing/index.ts';
import type { Statements } from '../../ports/database.ts';
import type { WriterCaller } from '../../ports/writer.ts';

export { recordTokens } from './use.ts';

interface GuidelineRow {
  id: string;
  heading_id: number;
  title: string;
  value: string | null;
  supporting_value: string | null;
}

interface AdvertRow {
  id: string;
  job_title: string;
  sector: string;
  industry: string;
  country: string;
  location: string | null;
  salary_from: string | null;
  salary_to: string | null;
  brand_name: string | null;
  tone_of_voice: string | null;
  language: string;
  deadline: string | null;
  has_mission: boolean;
  has_vision: boolean;
  has_purpose: boolean;
  has_locality: boolean;
  sliders: { value: number; guidelineTitle: { id: string } }[];
  company_name: string | null;
}

/** What a writer's run needs beside the facts. */
export interface WritingContext {
  input: WriterInput;
  /** Brings a text into the company's house style, as far as that is safe. */
  applyHouseStyle: (text: string) => string;
  /** The company that it is written for, and the person who asked. */
  caller: WriterCaller;
}

const headings = { evp: 1, style: 2, eos: 3, rewards: 4 } as const;

const first = (rows: readonly GuidelineRow[], title: string): GuidelineRow | undefined =>
  rows.find((row) => row.heading_id === headings.evp && row.title === title && row.value !== null && row.value !== '');

/** The options of the writing style and punctuation pages; what can't be read counts as not set. */
function styleOptions(rows: readonly GuidelineRow[]): GuidelineOptions {
  const options: Record<string, unknown> = {};
  for (const { heading_id, title, value } of rows) {
    if (heading_id !== headings.style || title === 'Custom rules' || value === null) continue;
    try {
      Object.assign(options, JSON.parse(value));
    } catch {
      // Written before these pages were checked.
    }
  }
  return options as GuidelineOptions;
}

/** What a company's guidelines and an advert's own details say about house style. */
function houseStyle(
  rows: readonly GuidelineRow[],
  advert: Pick<AdvertRow, 'country' | 'company_name' | 'brand_name'>,
): { options: GuidelineOptions; country: string; names: string[]; terms: TermRule[] } {
  const official = first(rows, 'Official company name')?.value ?? null;
  return {
    options: styleOptions(rows),
    country: advert.country,
    names: [advert.company_name, official, advert.brand_name].filter((name): name is string => Boolean(name)),
    terms: rows.filter(({ title }) => title === 'Custom rules').flatMap(({ value }) => parseTermRule(value ?? '')),
  };
}

const selectRows = (sql: Statements, tenantId: string) => sql<GuidelineRow[]>`
  select id, heading_id, title, value, supporting_value from guideline
  where tenant_id = ${tenantId} order by heading_id, position, id`;

/** What the checker holds an advert against, read in its company's name; undefined when the advert is not there. */
export async function readCheckRequest(sql: Statements, tenantId: string, advertId: string) {
  const [advert] = await sql<Pick<AdvertRow, 'country' | 'company_name' | 'brand_name' | 'job_title'>[]>`
    select a.country, a.job_title, a.brand_name, t.company_name
    from advert a join tenant t on t.id = a.tenant_id where a.tenant_id = ${tenantId} and a.id = ${advertId}`;
  if (advert === undefined) return undefined;
  const rows = await selectRows(sql, tenantId);
  // The equal-opportunities statement is the company's to the letter, paragraph by paragraph.
  const locked = rows
    .filter(({ heading_id }) => heading_id === headings.eos)
    .flatMap(({ value }) => (value ?? '').split(/\n+/))
    .filter((line) => line.trim() !== '');
  return { ...houseStyle(rows, advert), jobTitle: advert.job_title, locked };
}

/** Reads what may be said in an advert; undefined when it is not there. */
export async function readWritingContext(
  sql: Statements,
  caller: WriterCaller,
  advertId: string,
): Promise<WritingContext | undefined> {
  const { tenantId } = caller;
  const [advert] = await sql<AdvertRow[]>`
    select a.id, a.job_title, a.sector, a.industry, a.country, a.location, a.salary_from, a.salary_to, a.brand_name,
      a.tone_of_voice, a.language, a.deadline::text as deadline, a.has_mission, a.has_vision, a.has_purpose,
      a.has_locality, a.sliders, t.company_name
    from advert a join tenant t on t.id = a.tenant_id where a.tenant_id = ${tenantId} and a.id = ${advertId}`;
  if (advert === undefined) return undefined;
  const [brief] = await sql<NonNullable<WriterInput['brief']>[]>`
    select description, proposition, responsibilities_role as "responsibilitiesRole", skills, keywords,
      supporting_evidence as "supportingEvidence"
    from advert_brief where tenant_id = ${tenantId} and advert_id = ${advertId}`;
  const [description] = await sql<{ text: string | null; status: string }[]>`
    select text, status from job_description where tenant_id = ${tenantId} and advert_id = ${advertId}`;
  return contextOf(sql, caller, advert, brief ?? null, description ?? null);
}

/** Reads what may be said of an advert that isn't saved yet: these particulars and the company's guidelines. */
export async function readCompanyContext(
  sql: Statements,
  caller: WriterCaller,
  typed: { jobTitle: string; industry: string; country: string; location: string | null },
): Promise<WritingContext> {
  const { tenantId } = caller;
  const [company] = await sql<
    { company_name: string | null }[]
  >`select company_name from tenant where id = ${tenantId}`;
  const advert: AdvertRow = {
    id: tenantId,
    job_title: typed.jobTitle,
    sector: '',
    industry: typed.industry,
    country: typed.country,
    location: typed.location,
    salary_from: null,
    salary_to: null,
    brand_name: null,
    tone_of_voice: null,
    language: 'English',
    deadline: null,
    has_mission: false,
    has_vision: false,
    has_purpose: false,
    has_locality: false,
    sliders: [],
    company_name: company?.company_name ?? null,
  };
  return contextOf(sql, caller, advert, null, null);
}

async function contextOf(
  sql: Statements,
  caller: WriterCaller,
  advert: AdvertRow,
  brief: WriterInput['brief'],
  description: { text: string | null; status: string } | null,
): Promise<WritingContext> {
  const rows = await selectRows(sql, caller.tenantId);

  const weights = new Map(advert.sliders.map(({ guidelineTitle, value }) => [guidelineTitle.id, value]));
  const weighted = (title: string): GuidelineInput[] =>
    rows
      .filter((row) => row.heading_id === headings.evp && row.title === title && row.value)
      .map(({ id, value, supporting_value }) => ({
        id,
        value: value ?? '',
        statement: supporting_value,
        weight: weights.get(id) ?? 0,
      }));
  const strapline = first(rows, 'EVP strapline');
  const official = first(rows, 'Official company name')?.value ?? null;
  const style: CheckRequest = houseStyle(rows, advert);
  const options = style.options ?? {};
  const contractions = options.Contractions1 === true ? options.Contractions11 !== 'dontUse' : null;
  const input: WriterInput = {
    advert: {
      id: advert.id,
      jobTitle: advert.job_title,
      sector: advert.sector,
      industry: advert.industry,
      country: advert.country,
      location: advert.location,
      salaryFrom: advert.salary_from === null ? null : Number(advert.salary_from),
      salaryTo: advert.salary_to === null ? null : Number(advert.salary_to),
      brandName: advert.brand_name,
      toneOfVoice: advert.tone_of_voice,
      language: advert.language,
      deadline: advert.deadline,
      hasMission: advert.has_mission,
      hasVision: advert.has_vision,
      hasPurpose: advert.has_purpose,
      hasLocality: advert.has_locality,
    },
    brief,
    guidelines: {
      companyName: official ?? advert.company_name,
      strapline:
        strapline === undefined ? null : { value: strapline.value ?? '', statement: strapline.supporting_value },
      pillars: weighted('EVP pillars'),
      values: weighted('Values'),
      mission: first(rows, 'Mission')?.value ?? null,
      vision: first(rows, 'Vision')?.value ?? null,
      purpose: first(rows, 'Purpose')?.value ?? null,
      rewards: rows
        .filter(({ heading_id }) => heading_id === headings.rewards)
        .map(({ id, title, value }) => ({ id, title, statement: value })),
      contractions,
    },
    jobDescription:
      description?.text == null ? null : { text: description.text, matches: description.status === 'match' },
  };
  return {
    input,
    applyHouseStyle: inHouseStyle(style, input),
    caller,
  };
}
