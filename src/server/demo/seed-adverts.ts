import { addCommentMark, countCharacters, documentFromMarkdown, serialiseDocument } from '#domain/document/index.ts';
import { life, MINUTE } from '#domain/limits.ts';
import { emailKey } from '#domain/user.ts';
import type { Statements } from '../ports/database.ts';
import type { DemoAdvert, DemoCompany, DemoContent } from './content.ts';
import { idOf } from './ids.ts';
import { dateOf, dayAfter } from './moment.ts';
import {
  accountId,
  advertId,
  advertsOf,
  type Described,
  type Each,
  type Insert,
  seedDescriptions,
  seedFrameworks,
} from './seed-advert-parts.ts';
import { findReferences, type GuidelineReference } from './seed-company.ts';

const textOf = (advert: DemoAdvert): { content: string; characters: number } => {
  let document = documentFromMarkdown(advert.text);
  for (const [at, { quote }] of advert.comments.entries()) {
    const marked = addCommentMark(document, { quote, id: idOf('comment', advert.key, at) });
    if (marked === undefined) throw new Error(`The demo's advert ${advert.key} does not say “${quote}”.`);
    document = marked;
  }
  return { content: serialiseDocument(document), characters: countCharacters(document) };
};

const slidersOf = (advert: DemoAdvert, references: Map<string, GuidelineReference>) =>
  [...advert.evpPillars, ...advert.guidelineValues].map(({ guidelineTitle, selectedPercentages }) => {
    const reference = references.get(guidelineTitle);
    if (reference === undefined) throw new Error(`The demo has no guideline “${guidelineTitle}”.`);
    const { id, value, kind } = reference;
    return { id: idOf('slider', advert.key, id), value: selectedPercentages, kind, guidelineTitle: { id, value } };
  });

const lastChangeOf = (advert: DemoAdvert, now: Date): Date => dateOf(advert.completed ?? advert.created, now);

/** The adverts of a company, with everything that belongs to one. */
export const seedAdverts = async (
  sql: Statements,
  content: DemoContent,
  company: DemoCompany,
  described: ReadonlyMap<string, Described>,
  now: Date,
): Promise<void> => {
  const tenant_id = idOf('company', company.key);
  const adverts = advertsOf(content, company);
  const references = findReferences(content, company);
  const finished = new Set([
    ...content.frameworks.filter((each) => each.finished).map((each) => each.advert),
    ...content.generators.filter((each) => each.isAIContentGenerationCompleted === 1).map((each) => each.advert),
    ...adverts.filter((each) => each.status === 'completed').map((each) => each.key),
  ]);

  const insert: Insert = async (table, rows) => {
    if (rows.length > 0) await sql`insert into ${sql(table)} ${sql(rows as never)}`;
  };
  const each: Each = (make) =>
    adverts.flatMap((advert) => make(advert).map((row) => ({ tenant_id, advert_id: advertId(advert.key), ...row })));

  await insert(
    'advert',
    adverts.map((advert) => ({
      tenant_id,
      id: advertId(advert.key),
      type: advert.type,
      status: advert.status,
      language: advert.language,
      translated_from: advert.translatedFrom ? advertId(advert.translatedFrom) : null,
      owner_id: accountId(advert.owner),
      created_at: dateOf(advert.created, now),
      updated_at: lastChangeOf(advert, now),
      completed_at: advert.completed === undefined ? null : dateOf(advert.completed, now),
      deadline: advert.deadlineInDays === null ? null : dayAfter(advert.deadlineInDays, now),
      job_title: advert.jobTitle,
      sector: advert.sector,
      industry: advert.industry,
      country: advert.country,
      location: advert.location,
      salary_from: advert.salaryFrom,
      salary_to: advert.salaryTo,
      brand_name: advert.brandName,
      tone_of_voice: advert.toneOfVoice,
      has_mission: advert.hasMission,
      has_vision: advert.hasVision,
      has_purpose: advert.hasPurpose,
      has_locality: advert.hasLocality,
      hints_and_tips: advert.hintsAndTips.map(({ lead, text }) => `${lead} ${text}`).join('\n') || null,
      copywriter_requested: advert.copywriter !== null,
      copywriting_finished: advert.copywriter?.copywriting_finished ?? false,
      framework_step: content.frameworks.some((each) => each.advert === advert.key && !each.finished) ? 7 : null,
      framework_completed: (advert.type === 'aida' || advert.type === 'aiAdvert') && finished.has(advert.key),
      // As PostgreSQL writes an array; UUIDs need no quotes.
      editors: `{${advert.editors.map(accountId).join(',')}}`,
      sliders: sql.json(slidersOf(advert, references)),
    })),
  );
  await insert(
    'advert_content',
    each((advert) => [
      {
        ...textOf(advert),
        social_media_post: advert.socialMediaPost === null ? null : JSON.stringify(advert.socialMediaPost),
        updated_at: lastChangeOf(advert, now),
        updated_by: accountId(advert.editors.at(-1) ?? advert.owner),
      },
    ]),
  );
  await insert(
    'advert_brief',
    each(({ brief }) =>
      brief === null
        ? []
        : [
            {
              description: brief.description,
              proposition: brief.proposition,
              responsibilities_role: brief.responsibilitiesRole,
              skills: brief.skills,
              used: brief.used,
              keywords: brief.keywords,
              supporting_evidence: brief.supportingEvidence,
              tone_of_voice: brief.toneOfVoice,
            },
          ],
    ),
  );
  await seedDescriptions({ tenant_id, adverts, described, now }, insert, each);
  await insert(
    'copywriter_request',
    each(({ copywriter, created }) =>
      copywriter !== null
        ? [
            {
              requested_by: accountId(copywriter.requestedBy),
              message: copywriter.message,
              requested_at: dateOf(created, now),
            },
          ]
        : [],
    ),
  );
  await insert(
    'copywriter_assignment',
    each((advert) =>
      advert.copywriter?.assignedTo
        ? [
            {
              account_id: accountId(advert.copywriter.assignedTo),
              assigned_at: dateOf(advert.created, now),
              finished_at: advert.copywriter.copywriting_finished ? lastChangeOf(advert, now) : null,
            },
          ]
        : [],
    ),
  );
  await insert(
    'reviewer',
    each((advert) =>
      advert.reviewers.map(({ email, name, status }) => ({
        id: idOf('reviewer', advert.key, email),
        email,
        email_key: emailKey(email),
        name,
        status,
        invited_at: dateOf(advert.created, now),
        expires_at: new Date(dateOf(advert.created, now).getTime() + life.reviewLink),
        completed_at: status === 'completed' ? lastChangeOf(advert, now) : null,
      })),
    ),
  );
  await insert(
    'comment',
    each((advert) =>
      advert.comments.map(({ quote, comment, author, created }, at) => ({
        id: idOf('comment', advert.key, at),
        mark_id: idOf('comment', advert.key, at),
        quote,
        comment,
        reviewer_id: author.as === 'reviewer' ? idOf('reviewer', advert.key, author.email) : null,
        account_id: author.as === 'user' ? accountId(author.email) : null,
        created_at: dateOf(created, now),
      })),
    ),
  );
  await insert(
    'clipboard_entry',
    each((advert) =>
      advert.clipboard.map(({ text, source }, at) => ({
        id: idOf('clipboard', advert.key, at),
        text,
        source,
        created_at: new Date(lastChangeOf(advert, now).getTime() - (advert.clipboard.length - at) * MINUTE),
      })),
    ),
  );
  await seedFrameworks(sql, content, company, insert, each, now);
};
