/** The library: folders of lines that a company uses again, one kind of content in each (D2 sections 2.6 and 3.1). */

/** Kinds of content, in the order of the framework's steps and of the library's tabs. */
export const folderCategories = ['headlines', 'introduction', 'jobRole', 'person', 'rewards', 'cta'] as const;
export type FolderCategory = (typeof folderCategories)[number];

/** What the label of an entry begins with; its number follows. */
export const entryLabels: Record<FolderCategory, string> = {
  headlines: 'Headline',
  introduction: 'Introduction',
  jobRole: 'Role',
  person: 'Person',
  rewards: 'Reward',
  cta: 'CTA',
};

/** The label of the nth entry, counted from 1: 'Headline 3'. */
export function entryLabel(category: FolderCategory, n: number): string {
  return `${entryLabels[category]} ${n}`;
}

const numbered = /^(.+) ([1-9]\d{0,3})$/;

/** Reads a label; undefined when it is none. */
function readLabel(label: string): { name: string; n: number } | undefined {
  const [, name, n] = numbered.exec(label) ?? [];
  return name === undefined ? undefined : { name, n: Number(n) };
}

/** Whether a label has the form of this kind of content. */
export function isEntryLabel(category: FolderCategory, label: string): boolean {
  return readLabel(label)?.name === entryLabels[category];
}

/** The entries of a stored map in the order of their numbers. */
export function readEntries(content: Readonly<Record<string, string>>): string[] {
  const numberOf = (label: string): number => readLabel(label)?.n ?? Number.POSITIVE_INFINITY;
  return Object.entries(content)
    .sort(([one], [other]) => numberOf(one) - numberOf(other))
    .map(([, entry]) => entry);
}

/** The map that is stored: trimmed, without blank entries, labelled by place. */
export function writeEntries(category: FolderCategory, entries: readonly string[]): Record<string, string> {
  const filled = entries.map((entry) => entry.trim()).filter((entry) => entry !== '');
  return Object.fromEntries(filled.map((entry, at) => [entryLabel(category, at + 1), entry]));
}
