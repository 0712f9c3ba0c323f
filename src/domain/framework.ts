/** The writing framework's steps and items (D2 sections 2.2, 3.2, 4.1 and 5.2). Pure: the screens and the server hold the same rules. */
import { type FolderCategory, folderCategories } from './library.ts';
import { framework as limits } from './limits.ts';

/** The steps that generate; step 7 puts the advert together. */
export const frameworkSteps = [1, 2, 3, 4, 5, 6] as const;
export type FrameworkStep = (typeof frameworkSteps)[number];

export const stepStatuses = ['notGenerated', 'generating', 'generated', 'failed'] as const;
export type StepStatus = (typeof stepStatuses)[number];

export const outputTypes = ['prose', 'bullet'] as const;
export type OutputType = (typeof outputTypes)[number];
export const outputLengths = ['small', 'medium', 'large'] as const;
export type OutputLength = (typeof outputLengths)[number];

/** The job description check's answers; null where no file is attached. */
export type JobDescriptionCheck = 'match' | 'failed' | 'unMatch' | null;

/** An item as it travels and is stored: a line, or two named parts. */
export type FrameworkItem =
  | string
  | { headline: string; introduction: string }
  | { headline: string; jobRoleDescription: string }
  | { headline: string; personDescription: string }
  | { benefit: string; description: string };

/** An item as it is edited: `body` is '' in the steps of single lines. */
export interface ItemParts {
  title: string;
  body: string;
}

/** The kind of content of a step, as the library knows it. */
export function categoryOf(step: FrameworkStep): FolderCategory {
  return folderCategories[step - 1] ?? 'headlines';
}

/** Whether a step's items are single lines. */
export function isLineStep(step: FrameworkStep): boolean {
  return step === 1 || step === 6;
}

/** An item's parts, whatever its step. */
export function partsOf(item: FrameworkItem): ItemParts {
  if (typeof item === 'string') return { title: item, body: '' };
  if ('introduction' in item) return { title: item.headline, body: item.introduction };
  if ('jobRoleDescription' in item) return { title: item.headline, body: item.jobRoleDescription };
  if ('personDescription' in item) return { title: item.headline, body: item.personDescription };
  return { title: item.benefit, body: item.description };
}

/** The shape in which a step's items travel. */
export function itemOf(step: FrameworkStep, { title, body }: ItemParts): FrameworkItem {
  switch (step) {
    case 2:
      return { headline: title, introduction: body };
    case 3:
      return { headline: title, jobRoleDescription: body };
    case 4:
      return { headline: title, personDescription: body };
    case 5:
      return { benefit: title, description: body };
    default:
      return title;
  }
}

/** An item as one text: what is copied and what a folder of the library holds. */
export function textOfParts({ title, body }: ItemParts): string {
  return [title.trim(), body.trim()].filter((part) => part !== '').join('\n\n');
}

export function isBlankParts({ title, body }: ItemParts): boolean {
  return title.trim() === '' && body.trim() === '';
}

const brokenLine = / {7,}/g;

/**
 * A library's text as an item: split at the first blank line into headline and body. Role and person texts keep line
 * breaks as runs of seven spaces, which become breaks again.
 */
export function partsOfText(step: FrameworkStep, text: string): ItemParts {
  const whole = (step === 3 || step === 4 ? text.replace(brokenLine, '\n') : text).replace(/\r\n?/g, '\n').trim();
  if (isLineStep(step)) return { title: whole.replace(/\s*\n\s*/g, ' '), body: '' };
  const split = /\n[ \t]*\n/.exec(whole);
  if (split === null) return { title: '', body: whole };
  return { title: whole.slice(0, split.index).trim(), body: whole.slice(split.index + split[0].length).trim() };
}

const squash = (text: string): string => text.trim().toLowerCase();

/** Whether two items say the same; case and outer blanks don't count. */
export function sameParts(one: ItemParts, other: ItemParts): boolean {
  return squash(one.title) === squash(other.title) && squash(one.body) === squash(other.body);
}

/**
 * Whether an item counts as modified: emptied, edited before, or different from the text that was generated.
 * @param generated undefined for an item that nobody generated
 */
export function isModified(parts: ItemParts, generated: ItemParts | undefined, editedBefore: boolean): boolean {
  return editedBefore || isBlankParts(parts) || generated === undefined || !sameParts(parts, generated);
}

/** The modified indexes after the item at `removed` has gone: later ones move down by one. */
export function indexesAfterRemoval(indexes: readonly number[], removed: number): number[] {
  return indexes.filter((index) => index !== removed).map((index) => (index > removed ? index - 1 : index));
}

const atOnce: Record<FrameworkStep, number> = {
  1: limits.headlinesAtOnce,
  2: limits.textsAtOnce,
  3: limits.textsAtOnce,
  4: limits.textsAtOnce,
  5: limits.rewardsAtOnce,
  6: limits.ctasAtOnce,
};

/** Lines that a generation asks for: as many as the step makes at once, or the slots that are left. 0 when it is full. */
export function linesToGenerate(step: FrameworkStep, count: number): number {
  return Math.max(0, Math.min(atOnce[step], limits.itemsMax - count));
}

/** Lines that a save names. */
export function linesToSave(step: FrameworkStep): number {
  return atOnce[step];
}

const plurals: Record<FrameworkStep, string> = {
  1: 'headlines',
  2: 'introductions',
  3: 'role descriptions',
  4: 'person descriptions',
  5: 'benefits',
  6: 'CTAs',
};

/** The literal messages of the specification. */
export const frameworkMessages = {
  full: `Maximum limit of ${limits.itemsMax} options reached`,
  fullToGenerate: (step: FrameworkStep): string =>
    `${limits.itemsMax} ${plurals[step]} are already generated. Please remove few ${plurals[step]} to generate more.`,
  failed: 'Failed to generate. Please try again.',
  oneReward: 'Select at least one reward',
  fiveRewards: 'Select at most five rewards',
  reward: 'Please select reward',
  onePerCategory: 'Please select only one option per category',
  noRewards: 'Please ask your admin to add the rewards in the guidelines to be utilised here',
} as const;

/** One element of the finished advert: an item, or all rewards together, as they were when they were chosen. */
export interface ChosenElement {
  step: FrameworkStep;
  items: ItemParts[];
}

/** Whether another element of this step may be placed: one a category. */
export function mayPlace(chosen: readonly ChosenElement[], step: FrameworkStep): boolean {
  return chosen.every((element) => element.step !== step);
}
