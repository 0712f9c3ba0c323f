/** A company's guidelines: reading by heading, saving as a list, adding and deleting (D2 sections 3.5, 4.4 and 5.4). */
import { randomUUID } from 'node:crypto';
import type { GuidelineEntry, GuidelineItem, NewGuidelineEntry } from '#contract/guidelines.ts';
import { AppError } from '#domain/errors.ts';
import {
  guidelineHeadings,
  guidelineMessages,
  guidelineSections,
  headingNames,
  isFixedGuideline,
  readHeading,
  sectionOf,
  sortGuidelines,
} from '#domain/guideline.ts';
import { guidelines as limits } from '#domain/limits.ts';
import type { Database, Statements } from '../../ports/database.ts';
import { removeSliders } from '../advert/service.ts';
import { checkEntry } from './check-entry.ts';
import {
  deleteGuideline,
  insertGuideline,
  lockGuidelines,
  presentAll,
  selectGuidelines,
  updateGuideline,
} from './store.ts';

const isReward = (item: { guidelineHeadingId: number }): boolean =>
  item.guidelineHeadingId === guidelineHeadings.benefits;

/** The sections of a heading that nobody has written yet, as empty items. */
function unwritten(stored: readonly GuidelineItem[], headingId: number): GuidelineItem[] {
  return guidelineSections
    .filter((section) => section.headingId === headingId)
    .filter(
      ({ id, title, kind }) => !stored.some((item) => item.id === id || (kind !== 'many' && item.title === title)),
    )
    .map(({ id, title }) => ({
      id,
      title,
      value: null,
      supportingValue: null,
      guidelineHeadingId: headingId,
      heading: headingNames[headingId] ?? '',
      version: 0,
    }));
}

/**
 * A company's guidelines under one heading, with an empty item for each section that nobody has written yet: numeric ids
 * first, then the others as they were added. Empty for an unknown heading.
 */
export async function listGuidelines(database: Database, tenantId: string, heading: string): Promise<GuidelineItem[]> {
  const headingId = readHeading(heading);
  if (headingId === undefined) return [];
  const stored = presentAll(await database.tenantQuery(tenantId, (sql) => selectGuidelines(sql, tenantId, headingId)));
  return sortGuidelines([...stored, ...unwritten(stored, headingId)]);
}

/** What is written under one heading or in one section, such as "Benefits" or "EVP pillars"; nothing for other names. */
export async function listWritten(database: Database, tenantId: string, name: string): Promise<GuidelineItem[]> {
  const wanted = name.trim().toLowerCase();
  const section = guidelineSections.find(({ title }) => title.toLowerCase() === wanted);
  const headingId = section?.headingId ?? readHeading(name);
  if (headingId === undefined) return [];
  const rows = await database.tenantQuery(tenantId, (sql) => selectGuidelines(sql, tenantId, headingId));
  return sortGuidelines(presentAll(rows)).filter(
    (item) => (section === undefined || item.title === section.title) && (isReward(item) || item.value !== null),
  );
}

/** Everything of the company, locked until the transaction ends. */
async function lockAll(sql: Statements, tenantId: string): Promise<GuidelineItem[]> {
  await lockGuidelines(sql, tenantId);
  return presentAll(await selectGuidelines(sql, tenantId, null));
}

function refuseWhenFull(items: readonly GuidelineItem[], headingId: number, title: string | null): void {
  const alike = items.filter(
    (item) => item.guidelineHeadingId === headingId && (title === null || item.title === title),
  );
  if (alike.length >= limits.entriesMax) throw new AppError('TOO_MANY_ENTRIES');
}

/**
 * Saves a list of entries in one transaction: all or none. An unknown id is a new pillar, value or custom rule.
 * @throws AppError VALIDATION with the fields; GUIDELINES_CONFLICT when an entry was saved or deleted since its version
 */
export async function saveGuidelines(
  database: Database,
  tenantId: string,
  entries: readonly GuidelineEntry[],
): Promise<GuidelineItem[]> {
  return database.tenant(tenantId, async (sql) => {
    const all = await lockAll(sql, tenantId);
    const saved: GuidelineItem[] = [];
    for (const [index, entry] of entries.entries()) {
      const item = await saveEntry(sql, tenantId, all, entry, `guidlinesDetails.${index}`);
      const at = all.findIndex(({ id }) => id === item.id);
      all.splice(at < 0 ? all.length : at, at < 0 ? 0 : 1, item);
      saved.push(item);
    }
    return saved;
  });
}

async function saveEntry(
  sql: Statements,
  tenantId: string,
  all: readonly GuidelineItem[],
  entry: GuidelineEntry,
  field: string,
): Promise<GuidelineItem> {
  const known = all.find(({ id }) => id === entry.id);
  const own = guidelineSections.find(({ id }) => id === entry.id);
  const section = known === undefined ? (own ?? sectionOf(entry)) : sectionOf(known);
  // Rewards are added and deleted, never saved in a list.
  if (section === undefined || (known !== undefined && isReward(known))) {
    throw new AppError('VALIDATION', {
      message: 'There is no such section in the guidelines. Reload the page and try again.',
      field: `${field}.title`,
    });
  }
  const texts = checkEntry(section, entry, field);
  if (known === undefined) {
    const isGone = entry.version !== undefined && entry.version > 0;
    const isTaken = section.kind !== 'many' && all.some(({ title }) => title === section.title);
    if (isGone || isTaken) throw new AppError('GUIDELINES_CONFLICT', { field });
    if (section.kind !== 'many' && own === undefined) {
      throw new AppError('VALIDATION', {
        message: 'This section has one entry only. Reload the page and try again.',
        field: `${field}.id`,
      });
    }
    if (own === undefined) refuseWhenFull(all, section.headingId, section.title);
    const { title, headingId } = section;
    return insertGuideline(sql, tenantId, { id: entry.id, title, guidelineHeadingId: headingId, ...texts });
  }
  // What is stored already counts as saved: a repeated save whose first answer was lost is no conflict.
  if (known.value === texts.value && known.supportingValue === texts.supportingValue) return known;
  if (entry.version !== undefined && entry.version !== known.version) {
    throw new AppError('GUIDELINES_CONFLICT', { field });
  }
  const updated = await updateGuideline(sql, tenantId, { id: known.id, ...texts });
  if (updated === undefined) throw new AppError('GUIDELINES_CONFLICT', { field });
  return updated;
}

/**
 * Adds a reward, or a pillar, value or custom rule whose section the title names.
 * @throws AppError VALIDATION, REWARD_EXISTS for a title that another reward of the company has, TOO_MANY_ENTRIES
 */
export async function addGuideline(
  database: Database,
  tenantId: string,
  entry: NewGuidelineEntry,
): Promise<GuidelineItem> {
  const { title, value, supportingValue } = entry;
  const headingId = readHeading(entry.heading);
  if (headingId === undefined) {
    throw new AppError('VALIDATION', {
      message: 'There is no such heading in the guidelines. Reload the page and try again.',
      field: 'heading',
    });
  }
  return database.tenant(tenantId, async (sql) => {
    const all = await lockAll(sql, tenantId);
    const added = { id: randomUUID(), title, guidelineHeadingId: headingId };
    if (isReward(added)) {
      const field = 'title';
      if (title === '') throw new AppError('VALIDATION', { message: guidelineMessages.reward, field });
      const statement = value ?? supportingValue;
      if ((statement?.length ?? 0) > limits.textMax) {
        const message = guidelineMessages.tooLong('Supporting statement', limits.textMax);
        throw new AppError('VALIDATION', { message, field: 'value' });
      }
      if (all.some((item) => isReward(item) && item.title.toLowerCase() === title.toLowerCase())) {
        const message = `There is already a reward called “${title}”. Change its statement, or choose another title.`;
        throw new AppError('REWARD_EXISTS', { message, field });
      }
      refuseWhenFull(all, headingId, null);
      return insertGuideline(sql, tenantId, { ...added, value: statement, supportingValue: null });
    }
    const section = sectionOf(added);
    if (section?.kind !== 'many') {
      throw new AppError('VALIDATION', {
        message: 'Nothing can be added to this section. Change the entry that is there.',
        field: 'title',
      });
    }
    refuseWhenFull(all, headingId, title);
    return insertGuideline(sql, tenantId, { ...added, ...checkEntry(section, { value, supportingValue }, '') });
  });
}

/**
 * Deletes an added pillar, value, custom rule or reward. Sliders of unfinished adverts that refer to it go with it.
 * @throws AppError GUIDELINE_FIXED for what every company has; NOT_FOUND
 */
export async function removeGuideline(database: Database, tenantId: string, id: string): Promise<void> {
  await database.tenant(tenantId, async (sql) => {
    const all = await lockAll(sql, tenantId);
    await removeItem(
      sql,
      tenantId,
      all.find((item) => item.id === id),
      id,
    );
  });
}

/** The same for a reward, by its title. */
export async function removeReward(
  database: Database,
  tenantId: string,
  { title, heading }: { title: string; heading: string },
): Promise<void> {
  const headingId = readHeading(heading);
  // The other headings' titles name sections, which always stay.
  if (headingId !== undefined && headingId !== guidelineHeadings.benefits) throw new AppError('GUIDELINE_FIXED');
  await database.tenant(tenantId, async (sql) => {
    const all = await lockAll(sql, tenantId);
    const wanted = title.toLowerCase();
    const found = all.find((item) => item.guidelineHeadingId === headingId && item.title.toLowerCase() === wanted);
    await removeItem(sql, tenantId, found, '');
  });
}

async function removeItem(
  sql: Statements,
  tenantId: string,
  item: GuidelineItem | undefined,
  id: string,
): Promise<void> {
  // Sections that nobody has written have no row, and stay all the same.
  if (isFixedGuideline(item?.id ?? id)) throw new AppError('GUIDELINE_FIXED');
  if (item === undefined) throw new AppError('NOT_FOUND');
  if (!isReward(item) && sectionOf(item)?.kind !== 'many') throw new AppError('GUIDELINE_FIXED');
  await deleteGuideline(sql, tenantId, item.id);
  if (item.guidelineHeadingId === guidelineHeadings.evp) await removeSliders(sql, tenantId, item.id);
}
