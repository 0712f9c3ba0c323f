/**
 * Unsaved changes of the guidelines, apart from what is stored: nothing is lost when the stored items are fetched again or
 * somebody else saves in the meantime.
 */
import type { GuidelineItem } from '#contract/guidelines.ts';
import { fixedGuidelines, guidelineMessages, isUnsupportedTime } from '#domain/guideline.ts';
import { guidelines as limits } from '#domain/limits.ts';

/** The texts of one entry as they are being written. */
export interface DraftEntry {
  id: string;
  title: string;
  headingId: number;
  value: string;
  supportingValue: string;
  /** Version of the stored item that was changed; undefined for an entry that was added here. */
  base: number | undefined;
}

/** Ticks and selects that were changed. */
export type OptionChanges = Readonly<Record<string, boolean | string>>;

export interface Draft {
  entries: readonly DraftEntry[];
  /** By the id of the options' item: 11 or 12. */
  options: Readonly<Record<string, OptionChanges>>;
}

export const emptyDraft: Draft = { entries: [], options: {} };

/** What is sent for one entry. */
export interface EntryToSave {
  id: string;
  title: string;
  value: string | null;
  supportingValue: string | null;
  guidelineHeadingId: number;
  version?: number;
}

const orNull = (text: string): string | null => (text.trim() === '' ? null : text.trim());
const isOptions = (id: string): boolean => id === fixedGuidelines.punctuation || id === fixedGuidelines.writingStyle;

/** The stored item as the beginning of a change. */
export function beginEntry(item: GuidelineItem): DraftEntry {
  return {
    id: item.id,
    title: item.title,
    headingId: item.guidelineHeadingId,
    value: item.value ?? '',
    supportingValue: item.supportingValue ?? '',
    base: item.version,
  };
}

/** The entries of one section as they are shown: what is stored with its changes, then what was added or is gone elsewhere. */
export function entriesOf(items: readonly GuidelineItem[], draft: Draft, title: string): DraftEntry[] {
  const stored = items.filter((item) => item.title === title);
  const changed = stored.map((item) => draft.entries.find(({ id }) => id === item.id) ?? beginEntry(item));
  const own = draft.entries.filter((entry) => entry.title === title && !items.some(({ id }) => id === entry.id));
  return [...changed, ...own];
}

/** Puts an entry into the draft. */
export function putEntry(draft: Draft, entry: DraftEntry): Draft {
  const at = draft.entries.findIndex(({ id }) => id === entry.id);
  const entries = at < 0 ? [...draft.entries, entry] : draft.entries.with(at, entry);
  return { ...draft, entries };
}

export function dropEntry(draft: Draft, id: string): Draft {
  return { ...draft, entries: draft.entries.filter((entry) => entry.id !== id) };
}

/** Options as stored in an item's JSON; empty when there are none or they can't be read. */
export function readOptions(item: GuidelineItem | undefined): Record<string, unknown> {
  try {
    const parsed: unknown = JSON.parse(item?.value ?? '{}');
    return typeof parsed === 'object' && parsed !== null ? { ...parsed } : {};
  } catch {
    return {};
  }
}

/** Options as they are shown: the stored ones with the changes made here. */
export function optionsOf(items: readonly GuidelineItem[], draft: Draft, id: string): Record<string, unknown> {
  return { ...readOptions(items.find((item) => item.id === id)), ...draft.options[id] };
}

const sameTexts = (item: GuidelineItem, entry: DraftEntry): boolean =>
  item.value === orNull(entry.value) && item.supportingValue === orNull(entry.supportingValue);

/** Everything that differs from what is stored, as it is sent. Added entries without a word are left out. */
export function entriesToSave(items: readonly GuidelineItem[], draft: Draft): EntryToSave[] {
  const texts = draft.entries.flatMap((entry): EntryToSave[] => {
    const stored = items.find(({ id }) => id === entry.id);
    const value = orNull(entry.value);
    const supportingValue = orNull(entry.supportingValue);
    if (stored === undefined ? value === null && supportingValue === null : sameTexts(stored, entry)) return [];
    const { id, title, headingId, base } = entry;
    const version = stored === undefined || base === undefined ? {} : { version: base };
    return [{ id, title, value, supportingValue, guidelineHeadingId: headingId, ...version }];
  });
  const options = Object.entries(draft.options).flatMap(([id, changes]): EntryToSave[] => {
    const item = items.find((one) => one.id === id);
    if (item === undefined) return [];
    const stored = readOptions(item);
    const differs = Object.entries(changes).some(([name, value]) => (stored[name] ?? false) !== value);
    if (!differs) return [];
    const value = JSON.stringify({ ...stored, ...changes });
    const { title, guidelineHeadingId, version } = item;
    return [{ id, title, value, supportingValue: null, guidelineHeadingId, version }];
  });
  return [...texts, ...options];
}

/** Entries that somebody else saved since they were changed here: both texts are shown to choose from. */
export function conflictsOf(items: readonly GuidelineItem[], draft: Draft): GuidelineItem[] {
  return items.filter((item) => {
    const entry = draft.entries.find(({ id }) => id === item.id);
    return entry !== undefined && entry.base !== item.version && !sameTexts(item, entry);
  });
}

/** The draft after the user chose their own text of a conflict: it is based on what is stored now. */
export function keepMine(draft: Draft, item: GuidelineItem): Draft {
  const entries = draft.entries.map((entry) => (entry.id === item.id ? { ...entry, base: item.version } : entry));
  return { ...draft, entries };
}

/** What is wrong with the entries, by id and field: `7.value`. */
export type Faults = Readonly<Record<string, string>>;

/** Holds the changes against the rules of D2 section 5.4. The server holds them again. */
export function findFaults(items: readonly GuidelineItem[], draft: Draft): Faults {
  const faults: Record<string, string> = {};
  for (const entry of entriesToSave(items, draft)) {
    if (isOptions(entry.id)) continue;
    const most = entry.guidelineHeadingId === 3 ? limits.eosMax : limits.textMax;
    if ((entry.value?.length ?? 0) > most) faults[`${entry.id}.value`] = guidelineMessages.tooLong(entry.title, most);
    if ((entry.supportingValue?.length ?? 0) > limits.textMax)
      faults[`${entry.id}.supportingValue`] = guidelineMessages.tooLong('Supporting statement', limits.textMax);
    if (entry.guidelineHeadingId === 1 && entry.value === null && entry.supportingValue !== null)
      faults[`${entry.id}.value`] = guidelineMessages.titleMissing;
  }
  const { writingStyle } = fixedGuidelines;
  if (isUnsupportedTime(optionsOf(items, draft, writingStyle)))
    faults[`${writingStyle}.times`] = guidelineMessages.times;
  return faults;
}

/** What the toast says of these faults. */
export function faultMessage(faults: Faults): string | undefined {
  const messages = Object.values(faults);
  return messages.includes(guidelineMessages.titleMissing) ? guidelineMessages.details : messages[0];
}

/** The draft after a save: what was typed while it was under way stays, based on what was saved. */
export function afterSave(draft: Draft, sent: Draft, saved: readonly GuidelineItem[]): Draft {
  const entries = draft.entries.flatMap((entry) => {
    if (sent.entries.includes(entry)) return [];
    const item = saved.find(({ id }) => id === entry.id);
    return [item === undefined ? entry : { ...entry, base: item.version }];
  });
  const options = Object.fromEntries(
    Object.entries(draft.options).filter(([id, changes]) => sent.options[id] !== changes),
  );
  return { entries, options };
}
