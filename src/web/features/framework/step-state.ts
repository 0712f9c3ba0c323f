/** A step as a person edits it: its options and its rows. Pure; what is saved and kept is made from it. */
import type { Constraints, StepInput } from '#contract/framework.ts';
import {
  type FrameworkItem,
  type FrameworkStep,
  type ItemParts,
  isBlankParts,
  isModified,
  itemOf,
  type OutputLength,
  type OutputType,
  partsOf,
} from '#domain/framework.ts';
import { framework as limits } from '#domain/limits.ts';

/** An item on the page. The key stays with it while others come, go and move. */
export interface Row extends ItemParts {
  key: number;
  /** The text that was generated; undefined for a person's own. */
  generated: ItemParts | undefined;
  /** Changed once, so modified for good. */
  edited: boolean;
}

export interface StepOptions {
  brief: string;
  imperatives: readonly { id: string; value: string }[];
  constraints: Constraints;
  outputType: OutputType;
  outputLengthType: OutputLength;
  /** Ids of chosen rewards, step 5. */
  rewards: readonly string[];
}

export interface StepState {
  options: StepOptions;
  rows: readonly Row[];
}

let serial = 0;

/** A row of a person's own words, or of a blank to be written. */
export function ownRow(parts: ItemParts = { title: '', body: '' }): Row {
  serial += 1;
  return { key: serial, title: parts.title, body: parts.body, generated: undefined, edited: true };
}

/** A row of the writer's words. */
export function generatedRow(parts: ItemParts): Row {
  serial += 1;
  return { key: serial, title: parts.title, body: parts.body, generated: parts, edited: false };
}

export function isRowModified(row: Row): boolean {
  return isModified(row, row.generated, row.edited);
}

/** A row with other words. Once they differ from what was generated, it stays modified. */
export function editRow(row: Row, change: Partial<ItemParts>): Row {
  const next = { ...row, ...change };
  return { ...next, edited: isModified(next, row.generated, row.edited) };
}

const filled = (rows: readonly Row[]): Row[] => rows.filter((row) => !isBlankParts(row));

/**
 * The items that are sent: without blank ones, with the indexes of those that were changed. Blank rows at the end count as
 * changed at the places that they will have once they are written; others have no place in what is sent.
 */
export function itemsToSend(
  step: FrameworkStep,
  rows: readonly Row[],
): { items: FrameworkItem[]; modifiedIndexes: number[]; rows: Row[] } {
  const sent = filled(rows);
  const blanksAtEnd = rows.slice(rows.findLastIndex((row) => !isBlankParts(row)) + 1);
  return {
    items: sent.map((row) => itemOf(step, { title: row.title.trim(), body: row.body.trim() })),
    modifiedIndexes: [...sent, ...blanksAtEnd].flatMap((row, index) => (isRowModified(row) ? [index] : [])),
    rows: sent,
  };
}

const readItems = (content: string): FrameworkItem[] => {
  const parsed = JSON.parse(content) as FrameworkItem[] | { listOfBenefits: FrameworkItem[] };
  return Array.isArray(parsed) ? parsed : parsed.listOfBenefits;
};

/** The rows of a stored step. */
export function rowsOf(items: readonly FrameworkItem[], modifiedIndexes: readonly number[]): Row[] {
  return items.map((item, index) =>
    modifiedIndexes.includes(index) ? ownRow(partsOf(item)) : generatedRow(partsOf(item)),
  );
}

/** A step as the server has it. */
export function stateOf(input: StepInput): StepState {
  return {
    options: {
      brief: input.brief ?? '',
      imperatives: JSON.parse(input.imperatives) as { id: string; value: string }[],
      constraints: input.constraints,
      outputType: input.outputType,
      outputLengthType: input.outputLengthType,
      rewards: input.aidaStep5SelectedBenefits.map(({ guidelineTitle }) => guidelineTitle.id),
    },
    rows: rowsOf(readItems(input.aidaContent.content), input.modifiedIndexes),
  };
}

/** A step as it is kept in this browser. */
export function writeState({ options, rows }: StepState): string {
  return JSON.stringify({
    options,
    rows: rows.map(({ title, body, generated, edited }) => ({ title, body, generated, edited })),
  });
}

/** Reads a kept step; undefined when it can't be read. */
export function readState(content: string): StepState | undefined {
  try {
    const kept = JSON.parse(content) as { options: StepOptions; rows: Omit<Row, 'key'>[] };
    return {
      options: kept.options,
      rows: kept.rows.map((row) => ({ ...ownRow(row), generated: row.generated, edited: row.edited })),
    };
  } catch {
    return undefined;
  }
}

const plain = ({ options, rows }: StepState): string =>
  JSON.stringify([options, filled(rows).map(({ title, body }) => [title.trim(), body.trim()])]);

/** Whether two states say the same; blank rows don't count. */
export function sameState(one: StepState, other: StepState): boolean {
  return plain(one) === plain(other);
}

/** The rows after one has moved to a place among the others. */
export function moveRow(rows: readonly Row[], key: number, to: number): Row[] {
  const from = rows.findIndex((row) => row.key === key);
  const row = rows[from];
  if (row === undefined) return [...rows];
  const rest = rows.toSpliced(from, 1);
  return rest.toSpliced(Math.max(0, Math.min(rest.length, to > from ? to - 1 : to)), 0, row);
}

/** Puts refreshed items in the place of those that were sent; rows that were blank stay blank. */
export function withRefreshed(
  rows: readonly Row[],
  sent: readonly Row[],
  items: readonly FrameworkItem[],
  modifiedIndexes: readonly number[],
): Row[] {
  const fresh = rowsOf(items, modifiedIndexes);
  return rows.map((row) => {
    const next = fresh[sent.findIndex(({ key }) => key === row.key)];
    return next === undefined ? row : { ...next, key: row.key };
  });
}

/**
 * The rows with what the writer made, whatever was added to them meanwhile: new items at the end, as many as there is room
 * for; refreshed ones in their places.
 */
export function withWritten(
  kind: 'generating' | 'refreshing',
  rows: readonly Row[],
  sent: readonly Row[],
  items: readonly FrameworkItem[],
  modifiedIndexes: readonly number[],
): Row[] {
  if (kind === 'refreshing') return withRefreshed(rows, sent, items, modifiedIndexes);
  return [...rows, ...items.map((item) => generatedRow(partsOf(item)))].slice(0, limits.itemsMax);
}

/** Characters by which a part is longer than it may be; 0 when both fit. */
export function excessOf({ title, body }: ItemParts): number {
  const most = Math.max(title.trim().length, body.trim().length);
  return most > limits.itemMax ? most : 0;
}

/** An item's text in a line, for announcements and the lifted slip. */
export function shortText(parts: ItemParts): string {
  const text = (parts.title.trim() || parts.body.trim()).replace(/\s+/g, ' ');
  return text.length > 80 ? `${text.slice(0, 79)}…` : text;
}
