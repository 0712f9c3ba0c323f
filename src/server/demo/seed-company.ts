import { guidelineSections } from '#domain/guideline.ts';
import { account, DAY } from '#domain/limits.ts';
import { emailKey } from '#domain/user.ts';
import type { Statements } from '../ports/database.ts';
import type { DemoCompany, DemoContent, DemoPerson } from './content.ts';
import { idOf } from './ids.ts';
import { daysBefore } from './moment.ts';

const accountRow = (person: DemoPerson, tenantId: string | null, passwordHash: string, now: Date) => ({
  id: idOf('account', person.email),
  tenant_id: tenantId,
  email: person.email,
  email_key: emailKey(person.email),
  password_hash: passwordHash,
  role: person.role,
  verified_at: daysBefore(person.addedDaysAgo, now),
  first_name: person.firstName,
  last_name: person.lastName,
  phone_number: person.phoneNumber,
  timezone: person.timezone,
  tour_completed: person.isTourGuideCompleted,
  created_at: daysBefore(person.addedDaysAgo, now),
});

/** The company and its people. */
export const seedCompany = async (
  sql: Statements,
  company: DemoCompany,
  passwordHash: string,
  now: Date,
): Promise<void> => {
  const tenantId = idOf('company', company.key);
  const since = daysBefore(Math.max(...company.people.map(({ addedDaysAgo }) => addedDaysAgo)), now);
  await sql`insert into tenant ${sql({
    id: tenantId,
    company_name: company.companyName,
    industry: company.industry,
    set_up_at: since,
    // As if it had just begun: who looks around sees the days run.
    trial_ends_at: new Date(now.getTime() + account.trialDays * DAY),
    created_at: since,
  })}`;
  await sql`insert into account ${sql(company.people.map((person) => accountRow(person, tenantId, passwordHash, now)))}`;
};

/** The copywriters, who belong to no company. */
export const seedCopywriters = async (
  sql: Statements,
  content: DemoContent,
  passwordHash: string,
  now: Date,
): Promise<void> => {
  const rows = content.copywriters.map((person) => accountRow(person, null, passwordHash, now));
  await sql`insert into account ${sql(rows)} on conflict do nothing`;
};

/** The id of a guideline: that of its section where it is the only or the first one there, else one of its own. */
const guidelineId = (company: string, title: string, value: string | null, fixedId?: number): string => {
  if (fixedId !== undefined) return String(fixedId);
  const section = guidelineSections.find((one) => one.title === title && one.kind !== 'many');
  return section?.id ?? idOf('guideline', company, title, value ?? '');
};

/** A guideline to which something of an advert refers. */
export interface GuidelineReference {
  id: string;
  value: string;
  kind: 'pillar' | 'value';
}

const guidelinesOf = (content: DemoContent, company: DemoCompany) => {
  const found = content.guidelines.find(({ key }) => key === company.key);
  if (found === undefined) throw new Error(`The demo has no guidelines for ${company.key}.`);
  return found;
};

/** The pillars and values of a company by name. */
export const findReferences = (content: DemoContent, company: DemoCompany): Map<string, GuidelineReference> => {
  const kinds: Record<string, 'pillar' | 'value'> = { 'EVP pillars': 'pillar', Values: 'value' };
  return new Map(
    guidelinesOf(content, company).items.flatMap(({ title, value, fixedId }) => {
      const kind = kinds[title];
      if (kind === undefined || value === null) return [];
      return [[value, { id: guidelineId(company.key, title, value, fixedId), value, kind }] as const];
    }),
  );
};

/** The id of a company's reward. */
export const rewardId = (company: string, title: string): string => idOf('reward', company, title);

/** A company's guidelines: EVP, writing style and custom rules, EOS statement, rewards. */
export const seedGuidelines = async (sql: Statements, content: DemoContent, company: DemoCompany): Promise<void> => {
  const tenantId = idOf('company', company.key);
  const { items, punctuation, writingStyle, rewards } = guidelinesOf(content, company);
  const rows = [
    ...[punctuation, writingStyle].map(({ fixedId, guidelineHeadingId, title, value }) => ({
      id: String(fixedId),
      heading_id: guidelineHeadingId,
      heading: 'Writing style and custom rules',
      title,
      value: JSON.stringify(value),
      supporting_value: null,
    })),
    ...items.map(({ guidelineHeadingId, heading, title, value, supportingValue, fixedId }) => ({
      id: guidelineId(company.key, title, value, fixedId),
      heading_id: guidelineHeadingId,
      heading,
      title,
      value,
      supporting_value: supportingValue,
    })),
    ...rewards.map(({ title, value, heading }) => ({
      id: rewardId(company.key, title),
      heading_id: 4,
      heading,
      title,
      value,
      supporting_value: null,
    })),
  ];
  await sql`insert into guideline ${sql(rows.map((row, position) => ({ tenant_id: tenantId, ...row, position })))}`;
};

/** A company's library. */
export const seedLibrary = async (
  sql: Statements,
  { library }: DemoContent,
  company: DemoCompany,
  now: Date,
): Promise<void> => {
  if (library.company !== company.key) return;
  const tenantId = idOf('company', company.key);
  const folderId = (category: string, title: string): string => idOf('folder', company.key, category, title);
  const folders = library.folders.map((folder) => ({
    tenant_id: tenantId,
    id: folderId(folder.category, folder.title),
    category: folder.category,
    title: folder.title,
    country: folder.country,
    location: folder.location,
    use_this_content: folder.useThisContent,
    content: sql.json(folder.libraryContent.content),
    created_by: idOf('account', folder.createdBy),
    created_at: daysBefore(folder.createdDaysAgo, now),
    updated_at: daysBefore(folder.updatedDaysAgo, now),
  }));
  await sql`insert into library_folder ${sql(folders as never)}`;
  const contributors = library.folders.flatMap((folder) =>
    folder.contributors.map((email) => ({
      tenant_id: tenantId,
      folder_id: folderId(folder.category, folder.title),
      account_id: idOf('account', email),
      first_at: daysBefore(folder.createdDaysAgo, now),
    })),
  );
  await sql`insert into library_contributor ${sql(contributors)}`;
};
