/** Guidelines: reading by heading, saving as a list, adding and deleting entries (D2 sections 3.5, 3.6, 5.4 and 7.4). */
import { z } from 'zod';
import { guidelineMessages, isUnsupportedTime, optionSelects, optionTicks } from '#domain/guideline.ts';
import { guidelines as limits } from '#domain/limits.ts';
import { selectValues } from '#writing/rules/options.ts';
import { defineEndpoint } from './endpoint.ts';
import { done, exactText, id, text } from './values.ts';

export const guidelineItem = z.object({
  id: z.string(),
  title: z.string(),
  value: z.string().nullable(),
  supportingValue: z.string().nullable(),
  guidelineHeadingId: z.int(),
  heading: z.string(),
  /** Counts the saves of this item; 0 while it has never been saved. */
  version: z.int(),
});
export type GuidelineItem = z.output<typeof guidelineItem>;

const headingBody = z.object({ heading: text(64) });

/** Blank texts count as none. Lengths depend on the section, so the server measures them with the section's name. */
const nullable = text(limits.eosMax)
  .nullish()
  .transform((value) => (value === undefined || value === null || value === '' ? null : value));

const guidelineId = z.coerce
  .string()
  .pipe(exactText(64))
  .refine((value) => value !== '', { error: "This isn't an id of ours. Reload the page and try again." });

const entry = z.object({
  id: guidelineId,
  title: text(limits.textMax),
  value: nullable,
  supportingValue: nullable,
  guidelineHeadingId: z.coerce.number().int().min(1).max(3),
  /** The version that the change was based on; without it the save overwrites what is there. */
  version: z.int().min(0).optional(),
});
/** One entry of a save. */
export type GuidelineEntry = z.output<typeof entry>;

const tick = z
  .union([z.boolean(), z.null()])
  .optional()
  .transform((value) => value === true);
const select = <const Values extends readonly [string, ...string[]]>(values: Values) =>
  z
    .union([z.enum(values), z.literal(''), z.null()])
    .optional()
    .transform((value) => (value === undefined || value === '' ? null : value));

const optionsOf = (list: 'punctuation' | 'writingStyle') =>
  z.object({
    ...Object.fromEntries(optionTicks[list].map((name) => [name, tick])),
    ...Object.fromEntries(optionSelects[list].map((name) => [name, select(selectValues[name])])),
  });

/** What stands under ids 12 and 11, read from its JSON: every known field, and no other. */
export const styleOptions = {
  punctuation: optionsOf('punctuation'),
  writingStyle: optionsOf('writingStyle').refine((options) => !isUnsupportedTime(options), {
    error: guidelineMessages.times,
  }),
} as const;

const newEntry = z.object({
  title: z
    .string({ error: guidelineMessages.reward })
    .pipe(text(limits.textMax, guidelineMessages.tooLong('Title', limits.textMax))),
  value: nullable,
  supportingValue: nullable,
  heading: text(64),
});
/** An entry to add: a reward, or a pillar, value or custom rule by the name of its section. */
export type NewGuidelineEntry = z.output<typeof newEntry>;

export const guidelineEndpoints = {
  'guideline.list': defineEndpoint({
    summary: "The company's guidelines under one heading, written or not",
    requires: 'guideline.read',
    body: headingBody,
    reply: z.array(guidelineItem),
  }),
  'guideline.listByTitle': defineEndpoint({
    summary: 'The written guidelines of one section or heading, such as Benefits',
    requires: 'guideline.read',
    body: headingBody,
    reply: z.array(guidelineItem),
  }),
  'guideline.add': defineEndpoint({
    summary: 'Add a reward (heading Benefits), or a pillar, a value or a custom rule (title names the section)',
    requires: 'guideline.edit',
    body: newEntry,
    reply: guidelineItem,
    errors: ['REWARD_EXISTS', 'TOO_MANY_ENTRIES'],
  }),
  'guideline.save': defineEndpoint({
    summary: 'Save guidelines: changed entries, and new ones with an id made by the client; all or none',
    requires: 'guideline.edit',
    // The spelling is the contract's own (D2 section 7.4).
    body: z.object({
      guidlinesDetails: z
        .array(entry)
        .min(1)
        .max(4 * limits.entriesMax),
    }),
    reply: z.array(guidelineItem),
    errors: ['GUIDELINES_CONFLICT', 'TOO_MANY_ENTRIES'],
    bodyLimit: 1024 * 1024,
  }),
  'guideline.delete': defineEndpoint({
    summary: 'Delete a pillar, a value, a custom rule or a reward by its id',
    requires: 'guideline.edit',
    body: z.object({ id: guidelineId }),
    reply: done,
    errors: ['NOT_FOUND', 'GUIDELINE_FIXED'],
  }),
  'guideline.deleteByTitle': defineEndpoint({
    summary: 'Delete a reward by its title',
    requires: 'guideline.edit',
    body: z.object({ title: text(limits.textMax), heading: text(64).default('Benefits') }),
    reply: done,
    errors: ['NOT_FOUND', 'GUIDELINE_FIXED'],
  }),
  'copywriter.guidelines': defineEndpoint({
    summary: 'Guidelines of a company that the copywriter is assigned to',
    requires: 'copywriter.work',
    body: headingBody.extend({ tenantId: id }),
    reply: z.array(guidelineItem),
    errors: ['NOT_FOUND'],
  }),
};
