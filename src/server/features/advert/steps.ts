/** Saving a step of the builder: General, Brief, Job Description and the text (D1 sections 4, 5 and 7). */
import { randomUUID } from 'node:crypto';
import type { z } from 'zod';
import type { saveBody } from '#contract/advert.ts';
import { appendStatement, emptyDocument, serialiseDocument } from '#domain/document/index.ts';
import { AppError } from '#domain/errors.ts';
import type { Actor } from '#domain/user.ts';
import type { Database, Statements } from '../../ports/database.ts';
import { matchesJobTitle } from '../job-description/service.ts';
import { checkDeadline, dayIn } from './deadline.ts';
import { acceptContent, companyOf, loadFor, requireMove, requireVersion, saveText } from './service.ts';
import * as store from './store.ts';

type SaveBody = z.output<typeof saveBody>;
type GeneralBody = Extract<SaveBody, { step: 'general' }>;
type BriefBody = Extract<SaveBody, { step: 'brief' }>;
type TextBody = Extract<SaveBody, { step: 'aiAdvert' | 'advert' | 'review' | 'completed' }>;

/** What a save answers. */
export interface SavedStep {
  id: string;
  version: number;
  contentVersion: number;
  jobDescription: 'match' | 'failed' | 'unMatch' | null;
}

export interface StepContext {
  database: Database;
  now: () => Date;
}

function generalRow(body: GeneralBody, sliders: store.Slider[]): store.GeneralRow {
  const withBrand = body.type === 'aida' || body.type === 'aiAdvert';
  return {
    deadline: body.deadline,
    job_title: body.jobTitle,
    sector: body.sector,
    industry: body.industry,
    country: body.country,
    location: body.location,
    salary_from: body.salaryFrom,
    salary_to: body.salaryTo,
    brand_name: withBrand ? body.brandName : null,
    tone_of_voice: body.toneOfVoice,
    has_mission: body.isMissionSelected,
    has_vision: body.isVisionSelected,
    has_purpose: body.isPurposeSelected,
    has_locality: body.isLocationBasedSelected,
    hints_and_tips: body.hintsAndTips,
    sliders,
  };
}

/** Resolves the sliders to guidelines of this company; an unknown one is refused with its field. */
async function readSliders(sql: Statements, tenantId: string, body: GeneralBody): Promise<store.Slider[]> {
  const ids = [...body.evpPillars, ...body.guidelineValues].map((slider) => slider.guidelineTitleId);
  const guidelines = await store.findSliderGuidelines(sql, tenantId, ids);
  const sliders = new Map<string, store.Slider>();
  for (const [field, kind] of [
    ['evpPillars', 'pillar'],
    ['guidelineValues', 'value'],
  ] as const) {
    for (const { guidelineTitleId, selectedPercentages } of body[field]) {
      const guideline = guidelines.get(guidelineTitleId);
      if (guideline?.kind !== kind) {
        const message = 'This guideline no longer exists. Reload the page to see the current ones.';
        throw new AppError('VALIDATION', { message, field });
      }
      const guidelineTitle = { id: guidelineTitleId, value: guideline.name };
      sliders.set(guidelineTitleId, { id: randomUUID(), value: selectedPercentages, kind, guidelineTitle });
    }
  }
  return [...sliders.values()];
}

/** New blank and copywriter adverts begin with the company's equal opportunities statement at their end. */
async function firstContent(
  sql: Statements,
  tenantId: string,
  body: GeneralBody,
): Promise<{ content: string; characters: number }> {
  const empty = emptyDocument();
  const [statement] =
    body.type === 'blankAdCanvas' || body.type === 'copywriter'
      ? await sql<{ value: string }[]>`select value from guideline
          where tenant_id = ${tenantId} and heading_id = 3 and coalesce(value, '') <> '' order by position, id limit 1`
      : [];
  const document = statement === undefined ? empty : appendStatement(empty, statement.value);
  // The statement is nobody's writing yet: an advert of nothing else counts as empty until somebody saves it.
  return { content: serialiseDocument(document), characters: 0 };
}

async function timezoneOf(sql: Statements, accountId: string): Promise<string | null> {
  const [row] = await sql<{ timezone: string | null }[]>`select timezone from account where id = ${accountId}`;
  return row?.timezone ?? null;
}

async function createGeneral(context: StepContext, actor: Actor, body: GeneralBody): Promise<SavedStep> {
  const tenantId = actor.tenantId;
  if (tenantId === null) throw new AppError('FORBIDDEN');
  if (body.type === 'copywriter' && actor.role === 'recruiter') throw new AppError('FORBIDDEN');
  const now = context.now();
  const id = randomUUID();
  await context.database.tenant(tenantId, async (sql) => {
    checkDeadline(body.deadline, null, dayIn(await timezoneOf(sql, actor.id), now));
    const sliders = await readSliders(sql, tenantId, body);
    const { content, characters } = await firstContent(sql, tenantId, body);
    await store.createAdvert(
      sql,
      { tenantId, id, type: body.type, ownerId: actor.id, content, characters, now },
      generalRow(body, sliders),
    );
  });
  return { id, version: 1, contentVersion: 1, jobDescription: null };
}

async function updateGeneral(
  context: StepContext,
  actor: Actor,
  body: GeneralBody,
  advertId: string,
): Promise<SavedStep> {
  const tenantId = companyOf(actor, body.tenantId);
  const now = context.now();
  return context.database.tenant(tenantId, async (sql) => {
    const advert = await loadFor(sql, actor, 'setUp', tenantId, advertId);
    requireVersion(advert.version, body.version);
    const timezone = await timezoneOf(sql, actor.id);
    checkDeadline(body.deadline, advert.deadline, dayIn(timezone, now), dayIn(timezone, advert.createdOn));
    const sliders = await readSliders(sql, tenantId, body);
    // The type is chosen at creation and never changes.
    const version = await store.updateGeneral(
      sql,
      tenantId,
      advertId,
      generalRow({ ...body, type: advert.type }, sliders),
      now,
    );
    await store.addEditor(sql, tenantId, advertId, actor.id);
    const jobDescription = await recheckJobDescription(sql, tenantId, advertId, body.jobTitle);
    return { id: advertId, version, contentVersion: advert.contentVersion, jobDescription };
  });
}

/** A job description that didn't fit the old title may fit the new one, and the other way round. */
async function recheckJobDescription(
  sql: Statements,
  tenantId: string,
  advertId: string,
  jobTitle: string,
): Promise<SavedStep['jobDescription']> {
  const found = await store.findJobDescription(sql, tenantId, advertId);
  if (found === undefined) return null;
  if (found.text === null || found.status === 'failed') return found.status;
  const status = matchesJobTitle(found.text, jobTitle) ? 'match' : 'unMatch';
  if (status !== found.status) await store.updateJobDescriptionState(sql, tenantId, advertId, status);
  return status;
}

async function saveBrief(context: StepContext, actor: Actor, body: BriefBody): Promise<SavedStep> {
  const tenantId = companyOf(actor, body.tenantId);
  return context.database.tenant(tenantId, async (sql) => {
    const advert = await loadFor(sql, actor, 'setUp', tenantId, body.advertId);
    requireVersion(advert.version, body.version);
    await store.upsertBrief(sql, tenantId, advert.id, {
      description: body.description,
      proposition: body.proposition,
      responsibilities_role: body.responsibilitiesRole,
      skills: body.skills,
      used: body.used,
      keywords: body.keywords,
      supporting_evidence: body.supportingEvidence,
      tone_of_voice: body.toneOfVoice,
    });
    await store.addEditor(sql, tenantId, advert.id, actor.id);
    return finish(sql, tenantId, advert, context.now());
  });
}

/** The text's steps: the content where one came along, then what the action asks for. */
async function saveTextStep(context: StepContext, actor: Actor, body: TextBody): Promise<SavedStep> {
  const tenantId = companyOf(actor, body.tenantId);
  const now = context.now();
  const accepted = body.content === undefined ? undefined : acceptContent(body.content);
  return context.database.tenant(tenantId, async (sql) => {
    const advert = await loadFor(
      sql,
      actor,
      body.action === 'completed' ? 'approve' : 'write',
      tenantId,
      body.advertId,
    );
    let { contentVersion, characters } = advert;
    if (accepted !== undefined) {
      const saved = await saveText(sql, actor, advert, accepted, body.version, now);
      contentVersion = saved.version;
      characters = saved.characters;
    }
    if (body.step === 'completed') await store.finishFramework(sql, tenantId, advert.id);
    if (body.action === 'completed') {
      requireMove({ ...advert, characters }, 'completed');
      await store.updateStatus(sql, tenantId, advert.id, 'completed', now);
      return { id: advert.id, version: advert.version + 1, contentVersion: contentVersion + 1, jobDescription: null };
    }
    const found = await store.findJobDescription(sql, tenantId, advert.id);
    return { id: advert.id, version: advert.version, contentVersion, jobDescription: found?.status ?? null };
  });
}

/** Next on the Job Description tab: nothing of its own to store, since the file is attached by its own call. */
async function passJobDescription(
  context: StepContext,
  actor: Actor,
  advertId: string,
  named: string | undefined,
): Promise<SavedStep> {
  const tenantId = companyOf(actor, named);
  return context.database.tenant(tenantId, async (sql) => {
    const advert = await loadFor(sql, actor, 'setUp', tenantId, advertId);
    const found = await store.findJobDescription(sql, tenantId, advertId);
    return {
      id: advertId,
      version: advert.version,
      contentVersion: advert.contentVersion,
      jobDescription: found?.status ?? null,
    };
  });
}

async function finish(sql: Statements, tenantId: string, advert: store.AdvertState, now: Date): Promise<SavedStep> {
  const version = await store.touchAdvert(sql, tenantId, advert.id, now);
  const found = await store.findJobDescription(sql, tenantId, advert.id);
  return { id: advert.id, version, contentVersion: advert.contentVersion, jobDescription: found?.status ?? null };
}

/** Saves one step. A new advert is created by the General tab. */
export function saveStep(context: StepContext, actor: Actor, body: SaveBody): Promise<SavedStep> {
  switch (body.step) {
    case 'general':
      return body.isNew || body.advertId === undefined
        ? createGeneral(context, actor, body)
        : updateGeneral(context, actor, body, body.advertId);
    case 'brief':
      return saveBrief(context, actor, body);
    case 'jobDescription':
      return passJobDescription(context, actor, body.advertId, body.tenantId);
    default:
      return saveTextStep(context, actor, body);
  }
}
