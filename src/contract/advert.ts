/** Adverts: list, details, saving by step, states (D1 sections 3 to 7; decisions: Dashboard and builder). */
import { z } from 'zod';
import {
  advertModes,
  advertStatuses,
  advertTypeAliases,
  advertTypes,
  jobDescriptionStates,
  sortOrders,
} from '#domain/advert.ts';
import { brief as briefLimits, editor, general as limits, list } from '#domain/limits.ts';
import { defineEndpoint } from './endpoint.ts';
import {
  day,
  done,
  exactText,
  fileKey,
  id,
  moment,
  optionalText,
  person,
  requiredLine,
  text,
  version,
} from './values.ts';

export const advertType = z.preprocess(
  (value) => (typeof value === 'string' ? (advertTypeAliases[value] ?? value) : value),
  z.enum(advertTypes),
);
/** `inReview` is an alias of the stored `review`. */
export const advertStatus = z.preprocess((value) => (value === 'inReview' ? 'review' : value), z.enum(advertStatuses));

export const advertSummary = z.object({
  id,
  type: z.enum(advertTypes),
  status: z.enum(advertStatuses),
  mode: z.enum(advertModes),
  language: z.string(),
  tenantId: id,
  companyName: z.string().nullable(),
  user: person,
  createdAt: moment,
  updatedAt: moment,
  deadline: day.nullable(),
  jobTitle: z.string(),
  sector: z.string(),
  industry: z.string(),
  country: z.string(),
  location: z.string().nullable(),
  isCopywriterAssigned: z.boolean(),
  copywriting_finished: z.boolean(),
  advertsModified: z.array(person),
});
export type AdvertSummary = z.output<typeof advertSummary>;

const slider = z.object({
  id,
  value: z.int(),
  kind: z.enum(['pillar', 'value']),
  guidelineTitle: z.object({ id: z.string(), value: z.string() }),
});

export const briefFields = z.object({
  description: z.string().nullable(),
  proposition: z.string().nullable(),
  responsibilitiesRole: z.string().nullable(),
  skills: z.string().nullable(),
  used: z.string().nullable(),
  keywords: z.string().nullable(),
  supportingEvidence: z.string().nullable(),
  toneOfVoice: z.string().nullable(),
});

export const advert = advertSummary.extend({
  version,
  salaryFrom: z.number().nullable(),
  salaryTo: z.number().nullable(),
  brandName: z.string().nullable(),
  toneOfVoice: z.string().nullable(),
  hasMission: z.boolean(),
  hasVision: z.boolean(),
  hasPurpose: z.boolean(),
  hasLocality: z.boolean(),
  hintsAndtips: z.string().nullable(),
  completedAt: moment.nullable(),
  reviewerCount: z.int(),
  /** The step of the writing framework that was worked on last; null before the first, and when it is finished. */
  frameworkStep: z.int().nullable(),
  advertContent: z.object({ content: z.string(), version, socialMediaPost: z.string().nullable() }),
  advertBrief: briefFields.nullable(),
  advertJobDescription: z
    .object({ fileUrl: z.string(), fileName: z.string(), status: z.enum(jobDescriptionStates) })
    .nullable(),
  advertSliders: z.array(slider),
  /** What happened to a request for a copywriter; null for the other types. */
  copywriting: z
    .object({
      requested: z.boolean(),
      copywriter: person.nullable(),
      sentBack: z.object({ at: moment, by: z.string(), message: z.string() }).nullable(),
    })
    .nullable(),
});
export type Advert = z.output<typeof advert>;

export const salaryMessages = {
  digits: 'Maximum 15 digits allowed',
  positive: 'Enter a number above zero',
  order: 'Salary To must be greater than Salary From.',
} as const;

/** A yearly salary: empty becomes null, digits with an optional decimal point, at most 15 digits in all. */
export const salary = z
  .union([z.number(), z.string(), z.null()])
  .optional()
  .transform((value, context) => {
    const typed = value === undefined || value === null ? '' : String(value).trim().replaceAll(',', '');
    if (typed === '') return null;
    const fail = (message: string) => {
      context.addIssue({ code: 'custom', message });
      return z.NEVER;
    };
    if (!/^[0-9]*\.?[0-9]*$/.test(typed) || !/[0-9]/.test(typed)) return fail(salaryMessages.positive);
    if (typed.replace('.', '').length > limits.salaryDigitsMax) return fail(salaryMessages.digits);
    return Number(typed) > 0 ? Number(typed) : fail(salaryMessages.positive);
  });

const sliderPayload = z.object({
  guidelineTitleId: z.coerce.string().pipe(exactText(64)),
  selectedPercentages: z
    .int()
    .min(0)
    .max(limits.sliderMax)
    .refine((value) => value % limits.sliderStep === 0, { error: 'Choose 0, 25, 50, 75 or 100 percent' }),
  id: id.optional(),
});

const deadline = z
  .union([z.string(), z.null()])
  .optional()
  .transform((value) => (value === undefined || value === '' ? null : value))
  .pipe(z.union([day, z.null()], { error: 'Your date is not valid' }));

/** The General tab's own fields; the server checks the deadline against creation date and today, which need a clock. */
export const generalFields = z.object({
  deadline,
  jobTitle: requiredLine('Job title', limits.jobTitleMax),
  sector: requiredLine('Sector', limits.sectorMax),
  industry: requiredLine('Industry', limits.industryMax),
  country: requiredLine('Country', limits.countryMax),
  location: optionalText('Location', limits.locationMax),
  brandName: optionalText('Brand Name', limits.brandNameMax),
  salaryFrom: salary,
  salaryTo: salary,
  toneOfVoice: optionalText('Tone of Voice', limits.toneOfVoiceMax),
  hintsAndTips: optionalText('Hints and tips', limits.hintsMax),
  isMissionSelected: z.boolean().default(false),
  isVisionSelected: z.boolean().default(false),
  isPurposeSelected: z.boolean().default(false),
  isLocationBasedSelected: z.boolean().default(false),
  evpPillars: z.array(sliderPayload).max(100).default([]),
  guidelineValues: z.array(sliderPayload).max(100).default([]),
});

/** The same with the rule that needs two fields. Forms use this one. */
export const generalForm = generalFields.superRefine((fields, context) => {
  if (fields.salaryFrom !== null && fields.salaryTo !== null && fields.salaryTo <= fields.salaryFrom) {
    context.addIssue({ code: 'custom', path: ['salaryTo'], message: salaryMessages.order });
  }
});

export const briefForm = z.object({
  description: optionalText('Description', briefLimits.longFieldMax),
  proposition: optionalText('Proposition', briefLimits.longFieldMax),
  responsibilitiesRole: optionalText('Five main responsibilities', briefLimits.fieldMax),
  skills: optionalText('Key required skills', briefLimits.fieldMax),
  used: optionalText('Where it will be used and re-used', briefLimits.fieldMax),
  keywords: optionalText('Keywords', briefLimits.fieldMax),
  supportingEvidence: optionalText('Supporting evidence', briefLimits.fieldMax),
  toneOfVoice: optionalText('Tone of voice', limits.toneOfVoiceMax),
});

export const saveActions = ['save', 'next', 'completed', 'review'] as const;

const saveHead = {
  action: z.enum(saveActions).default('save'),
  /** Only counts for copywriters, and only with a live assignment of that very advert. */
  tenantId: id.optional(),
  /** The state that this change was based on; not needed for a new advert. */
  version: version.optional(),
};
const serialised = exactText(editor.documentBytesMax, 'Maximum character limit reached');

/** One save of one step. Unknown steps are refused; the steps of later screens carry the content alone. */
export const saveBody = z.discriminatedUnion('step', [
  z
    .object({ step: z.literal('general'), isNew: z.boolean(), type: advertType, advertId: id.optional(), ...saveHead })
    .extend(generalFields.shape)
    .superRefine((body, context) => {
      if (body.salaryFrom !== null && body.salaryTo !== null && body.salaryTo <= body.salaryFrom) {
        context.addIssue({ code: 'custom', path: ['salaryTo'], message: salaryMessages.order });
      }
      if (!body.isNew && body.advertId === undefined) {
        context.addIssue({ code: 'custom', path: ['advertId'], message: 'The advert to save is missing' });
      }
    }),
  z.object({ step: z.literal('brief'), advertId: id, ...saveHead }).extend(briefForm.shape),
  z.object({ step: z.literal('jobDescription'), advertId: id, ...saveHead, fileUrl: fileKey.nullish() }),
  z.object({
    // `completed` is the end of the framework's last step: the text is there, and the advert stays a draft until it is approved.
    step: z.enum(['aiAdvert', 'advert', 'review', 'completed']),
    advertId: id,
    ...saveHead,
    content: serialised.optional(),
  }),
]);

const advertRef = z.object({ advertId: id, tenantId: id.optional() });

export const listQuery = z.object({
  status: advertStatus.optional(),
  search: text(list.searchMax).optional(),
  sort: z.enum(sortOrders).optional(),
  /** Ids of owners or editors, comma-separated. */
  users: z
    .string()
    .max(list.usersMax * 37)
    .optional()
    .transform((value) => (value === undefined || value === '' ? undefined : value.split(',')))
    .pipe(z.array(id).max(list.usersMax).optional()),
  /** Company to show; only copywriters serve several. */
  tenantId: id.optional(),
  cursor: exactText(600)
    .optional()
    .transform((value) => (value === '' ? undefined : value)),
  limit: z.coerce.number().int().min(1).max(list.pageMax).optional(),
});

/** A page of summaries; asked for by `limit`. */
export const advertPage = z.object({ adverts: z.array(advertSummary), nextCursor: z.string().nullable() });

const changing = ['ADVERT_NOT_FOUND', 'ADVERT_COMPLETED', 'VERSION_CONFLICT'] as const;

export const advertEndpoints = {
  'advert.list': defineEndpoint({
    summary: 'Summaries of adverts: all as an array, or with `limit` a page',
    requires: 'advert.read',
    query: listQuery,
    reply: z.union([z.array(advertSummary), advertPage]),
    verbatim: true,
  }),
  'advert.counts': defineEndpoint({
    summary: 'Adverts in each state, and the people who own or edited them',
    requires: 'advert.read',
    query: z.object({ tenantId: id.optional() }),
    reply: z.object({ draft: z.int(), review: z.int(), completed: z.int(), people: z.array(person) }),
  }),
  'advert.details': defineEndpoint({
    summary: 'One advert with everything that belongs to it',
    requires: 'advert.read',
    body: advertRef,
    reply: z.object({ advert, tenantId: id }),
    errors: ['ADVERT_NOT_FOUND'],
    verbatim: true,
  }),
  'advert.save': defineEndpoint({
    summary: 'Create an advert, or save one step of it',
    requires: 'advert.write',
    body: saveBody,
    reply: z.object({ id, version, contentVersion: version, jobDescription: z.enum(jobDescriptionStates).nullable() }),
    errors: [...changing, 'EDITOR_LIMIT', 'CONTENT_REFUSED', 'COPYWRITING_FINISHED'],
    bodyLimit: 1_200_000,
  }),
  'advert.saveContent': defineEndpoint({
    summary: "Save the advert's text (autosave)",
    requires: 'advert.write',
    body: z.object({ advertId: id, content: serialised, version: version.optional(), tenantId: id.optional() }),
    reply: z.object({ version, savedAt: moment }),
    errors: [...changing, 'EDITOR_LIMIT', 'CONTENT_REFUSED', 'COPYWRITING_FINISHED'],
    bodyLimit: 1_200_000,
  }),
  'advert.approve': defineEndpoint({
    summary: 'Approve an advert: completed, from then on read-only',
    requires: 'advert.approve',
    body: z.object({ advertId: id, version: version.optional() }),
    reply: done,
    errors: [...changing, 'EMPTY_ADVERT', 'COPYWRITING_OPEN', 'TRANSITION_REFUSED'],
  }),
  'advert.updateStatus': defineEndpoint({
    summary: 'Send an advert back to the drafts, or complete it',
    requires: 'advert.approve',
    body: z.object({ advertId: id, status: advertStatus, version: version.optional() }),
    reply: done,
    errors: [...changing, 'EMPTY_ADVERT', 'COPYWRITING_OPEN', 'TRANSITION_REFUSED'],
  }),
  'advert.updateMode': defineEndpoint({
    summary: 'Take, keep or give up the editing lease of two minutes',
    requires: 'advert.write',
    body: z.object({ advertId: id, mode: z.enum(advertModes), tenantId: id.optional() }),
    reply: z.object({ mode: z.enum(advertModes), leaseEndsAt: moment.nullable() }),
    errors: ['ADVERT_NOT_FOUND', 'ADVERT_COMPLETED', 'COPYWRITING_FINISHED'],
  }),
  'advert.delete': defineEndpoint({
    summary: 'Delete an advert and everything that belongs to it',
    requires: 'advert.delete',
    params: z.object({ id }),
    reply: done,
    errors: ['ADVERT_NOT_FOUND'],
  }),
  'advert.deleteMany': defineEndpoint({
    summary: 'Delete several adverts, all or none',
    requires: 'advert.delete',
    body: z.array(id).min(1).max(list.bulkMax),
    reply: z.object({ success: z.literal(true), deleted: z.int() }),
    errors: ['ADVERT_NOT_FOUND'],
  }),
  'advert.skipTooltip': defineEndpoint({
    summary: "Don't show this type's first-visit tips again",
    requires: 'advert.read',
    body: z.object({ type: advertType }),
    reply: done,
  }),
};

export const jobDescriptionEndpoints = {
  'jobDescription.attach': defineEndpoint({
    summary: "Attach an uploaded file as the advert's job description and read it",
    requires: 'advert.create',
    body: z.object({ advertId: id, fileUrl: fileKey, fileName: text(255).optional() }),
    reply: z.object({ status: z.enum(jobDescriptionStates), fileUrl: z.string(), fileName: z.string(), version }),
    errors: ['ADVERT_NOT_FOUND', 'ADVERT_COMPLETED', 'FILE_TYPE', 'FILE_SIZE', 'FILE_NOT_FOUND', 'STORAGE_FAILED'],
  }),
  'jobDescription.get': defineEndpoint({
    summary: "Whether the advert's job description fits its title",
    requires: 'advert.read',
    body: advertRef,
    reply: z.object({ status: z.enum(jobDescriptionStates).nullable(), text: z.string().nullable() }),
    errors: ['ADVERT_NOT_FOUND'],
  }),
  'jobDescription.delete': defineEndpoint({
    summary: "Remove the advert's job description and its file",
    requires: 'advert.create',
    body: z.object({ advertId: id }),
    reply: z.object({ success: z.literal(true), version }),
    errors: ['ADVERT_NOT_FOUND', 'ADVERT_COMPLETED', 'STORAGE_FAILED'],
  }),
};
