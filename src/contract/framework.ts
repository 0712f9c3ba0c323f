/** The writing framework: generating, saving and explaining the items of a step, and putting the advert together (D2 sections 3.2 and 7.2). */
import { z } from 'zod';
import { jobDescriptionStates } from '#domain/advert.ts';
import { frameworkMessages, outputLengths, outputTypes, stepStatuses } from '#domain/framework.ts';
import { framework as limits } from '#domain/limits.ts';
import { defineEndpoint } from './endpoint.ts';
import { exactText, id, moment, optionalText, text, version } from './values.ts';

const stepNumber = z.int({ error: 'Choose a step from 1 to 6' }).min(1).max(6);
const itemMessage = `An item holds at most ${limits.itemMax.toLocaleString('en-GB')} characters`;
const part = text(limits.itemMax, itemMessage);

/** An item of any step. Its shape is held against its step when it is saved. */
export const frameworkItem = z.union([
  part,
  z.object({ headline: part, introduction: part }),
  z.object({ headline: part, jobRoleDescription: part }),
  z.object({ headline: part, personDescription: part }),
  z.object({ benefit: part, description: part }),
]);

const readJson = (value: unknown): unknown => {
  if (typeof value !== 'string') return value;
  try {
    return value.trim() === '' ? undefined : JSON.parse(value);
  } catch {
    return Number.NaN;
  }
};

const listOf = (value: unknown): unknown => {
  const read = readJson(value);
  return typeof read === 'object' && read !== null && 'listOfBenefits' in read ? read.listOfBenefits : read;
};

/** The items of a step as a JSON string; step 5 may wrap them as `{listOfBenefits}`. */
const generatedData = z.preprocess(
  listOf,
  z
    .array(frameworkItem, { error: "The step's items couldn't be read. Reload the page; what you typed is kept." })
    .max(limits.itemsMax, { error: frameworkMessages.full }),
);

export const imperative = z.object({
  id: exactText(64),
  value: text(limits.imperativeMax, `Each holds at most ${limits.imperativeMax} characters`),
});
/** A JSON string of a list of value and id; blank ones are left out. */
const imperatives = z
  .preprocess(
    readJson,
    z
      .array(imperative, { error: "The list couldn't be read. Reload the page and try again." })
      .max(limits.imperativesMax, { error: `At most ${limits.imperativesMax} can be required` })
      .nullish(),
  )
  .transform((list) => (list ?? []).filter(({ value }) => value !== ''));

const words = z.int().min(limits.wordsMin).max(limits.wordsMax);
const wordsRange = z.union([
  z.boolean(),
  z
    .object({ from: words, to: words })
    .refine(({ from, to }) => from <= to, { error: 'Enter whole numbers from 3 to 12, the smaller one first.' }),
]);

/** What a step may ask for. Each step has its own of these; the rest is ignored. */
export const constraints = z.object({
  simple: z.boolean().optional(),
  creative: z.boolean().optional(),
  /** true is the product's own range of 3 to 12 words. */
  wordsRange: wordsRange.optional(),
  jobTitleSequence: z.boolean().optional(),
  sector: z.boolean().optional(),
  jobTitleAndSectorSequence: z.boolean().optional(),
  usejdHeadline: z.boolean().optional(),
  usejd: z.boolean().optional(),
  usejdCTA: z.boolean().optional(),
  isHemmingSelected: z.boolean().optional(),
});
export type Constraints = z.output<typeof constraints>;

/** A chosen reward. `id` is the saved choice's; without marks it is unchanged. */
export const benefitChoice = z.object({
  id: id.optional(),
  guidelineTitle: z.object({ id: z.coerce.string().pipe(exactText(64)) }),
  isNew: z.boolean().optional(),
  isDeleted: z.boolean().optional(),
});
export type BenefitChoice = z.input<typeof benefitChoice>;
const selectedBenefits = z
  .array(benefitChoice, { error: frameworkMessages.reward })
  .max(100)
  .refine((list) => list.filter(({ isDeleted }) => isDeleted !== true).length <= limits.rewardsMax, {
    error: frameworkMessages.fiveRewards,
  });

const modifiedIndexes = z
  .array(
    z
      .int()
      .min(0)
      .max(limits.itemsMax - 1),
  )
  .max(limits.itemsMax)
  .default([]);

const inputFields = {
  step: stepNumber,
  advertId: id,
  /** Sent along by the screens; what counts is the advert's own. */
  jobTitle: z.string().max(1_000).nullish(),
  noOfLine: z.int().min(1).max(limits.headlinesAtOnce).optional(),
  constraints: constraints.default({}),
  modifiedIndexes,
  brief: optionalText('Brief', limits.briefMax),
  userPrompt: optionalText('Brief', limits.briefMax),
  outputType: z.enum(outputTypes).default('prose'),
  outputLengthType: z.enum(outputLengths).default('medium'),
  imperatives,
  selectedBenefits: selectedBenefits.optional(),
  /** The step's state that this is based on. */
  version: version.optional(),
};

const savedBenefit = z.object({ id, guidelineTitle: z.object({ id: z.string() }) });
const constraintsOut = constraints;

/** One step's input with its items. `id` is null until something of it was stored. */
export const stepInput = z.object({
  id: id.nullable(),
  step: stepNumber,
  brief: z.string().nullable(),
  imperatives: z.string(),
  constraints: constraintsOut,
  noOfLine: z.int(),
  outputType: z.enum(outputTypes),
  outputLengthType: z.enum(outputLengths),
  /** `content` is a JSON string of the items. */
  aidaContent: z.object({ id: id.nullable(), content: z.string() }),
  aidaStep5SelectedBenefits: z.array(savedBenefit),
  modifiedIndexes: z.array(z.int()),
  status: z.enum(stepStatuses),
  /** What the writer left out of the last generation, and what is missing. */
  notes: z.array(z.string()),
  version,
});
export type StepInput = z.output<typeof stepInput>;

const parts = z.object({ title: part, body: part });
/** An element of the finished advert, as it was when it was chosen. */
const chosenElement = z.object({ step: stepNumber, items: z.array(parts).min(1).max(limits.itemsMax) });
const confirmedFact = text(256);

const claim = z.object({
  kind: z.enum(['number', 'qualification', 'benefit', 'tool', 'must']),
  start: z.int(),
  end: z.int(),
  text: z.string(),
  /** Where it comes from; null: nowhere. */
  source: z.string().nullable(),
});
export type Claim = z.output<typeof claim>;

const explained = z.object({ explanation: z.string() });
export const contentExplanation = z.object({
  content: z.string(),
  specificContentExplanation: z.object({
    mission: z.string().optional(),
    vision: z.string().optional(),
    purpose: z.string().optional(),
    values: z.array(explained.extend({ value: z.string() })).optional(),
    evpPillars: z.array(explained.extend({ evpPillar: z.string() })).optional(),
    locality: z.string().optional(),
    evpStrapline: z.string().optional(),
  }),
});
export type ContentExplanation = z.output<typeof contentExplanation>;

const saved = z.object({ aidaAdvertInputId: id, aidaContentId: id, status: z.enum(stepStatuses), version });
const generated = saved.extend({
  /** The new items; after a refresh all that were sent, rewritten in place. */
  items: z.array(frameworkItem),
  /** Step 5: the same, as the specification names them. */
  listOfBenefits: z.array(z.object({ benefit: z.string(), description: z.string() })).optional(),
  modifiedIndexes: z.array(z.int()),
  notes: z.array(z.string()),
});
export type Generated = z.output<typeof generated>;

const errors = ['ADVERT_NOT_FOUND', 'ADVERT_COMPLETED', 'NOT_FRAMEWORK', 'VERSION_CONFLICT'] as const;
const generating = [...errors, 'STEP_FULL', 'STEP_BUSY', 'GENERATION_FAILED'] as const;
const large = { bodyLimit: limits.stepBytesMax } as const;
const requires = 'framework.use' as const;

export const frameworkEndpoints = {
  'framework.generate': defineEndpoint({
    summary: 'Append new items to a step',
    requires,
    asksWriter: true,
    body: z.object(inputFields),
    reply: generated,
    errors: generating,
  }),
  'framework.regenerate': defineEndpoint({
    summary: 'Rewrite the items of a step in place, as many as were sent',
    requires,
    asksWriter: true,
    body: z.object({
      step: stepNumber,
      advertId: id,
      generatedData,
      aidaContentId: id.nullish(),
      version: version.optional(),
    }),
    reply: generated,
    errors: [...generating, 'NOT_FOUND'],
    ...large,
  }),
  'framework.details': defineEndpoint({
    summary: "An advert's framework: its steps, the chosen elements and what the steps need to know",
    requires,
    body: z.object({ advertId: id }),
    reply: z.object({
      advert: z.object({
        id,
        type: z.string(),
        jobTitle: z.string(),
        sector: z.string(),
        industry: z.string(),
        location: z.string().nullable(),
        country: z.string(),
        salaryFrom: z.number().nullable(),
        salaryTo: z.number().nullable(),
        createdAt: moment,
      }),
      aidaAdvertInput: z.object({
        step1: stepInput,
        step2: stepInput,
        step3: stepInput,
        step4: stepInput,
        step5: stepInput,
        step6: stepInput,
        step7: z.object({
          id: id.nullable(),
          selectedSteps: z.array(chosenElement),
          confirmed: z.array(z.string()),
          version,
        }),
      }),
      completed: z.boolean(),
      /** The company's statement that the finished advert ends with; null when there is none. */
      equalOpportunities: z.string().nullable(),
      writer: z.enum(['builtIn', 'model']),
    }),
    errors: ['ADVERT_NOT_FOUND', 'NOT_FRAMEWORK'],
  }),
  'framework.save': defineEndpoint({
    summary: "Save a step's input and items; blank items are left out",
    requires,
    body: z.object({ ...inputFields, generatedData, aidaAdvertInputID: id.nullish() }),
    reply: saved.extend({ aidaStep5SelectedBenefits: z.array(savedBenefit), modifiedIndexes: z.array(z.int()) }),
    errors,
    ...large,
  }),
  'framework.saveFinal': defineEndpoint({
    summary: 'Save the elements chosen in step 7, in their order',
    requires,
    body: z.object({
      advertId: id,
      step: z.literal(7).default(7),
      noOfLine: z.int().min(0).max(limits.finalLines).default(limits.finalLines),
      selectedSteps: z
        .array(chosenElement)
        .max(limits.finalLines, { error: frameworkMessages.onePerCategory })
        .refine((list) => new Set(list.map(({ step }) => step)).size === list.length, {
          error: frameworkMessages.onePerCategory,
        }),
      confirmed: z.array(confirmedFact).max(limits.confirmedMax).default([]),
      version: version.optional(),
    }),
    reply: z.object({ id, version }),
    errors,
    ...large,
  }),
  'framework.step': defineEndpoint({
    summary: 'The current content of one step, with what is known of each item',
    requires,
    body: z.object({ aidaAdvertInputId: id }),
    reply: stepInput.extend({
      content: z.string(),
      explanation: z.array(
        z.object({
          index: z.int(),
          content: z.string(),
          isEdited: z.boolean(),
          generationStatus: z.enum(stepStatuses),
          specificContentExplanation: contentExplanation.shape.specificContentExplanation.nullable(),
        }),
      ),
    }),
    errors: ['NOT_FOUND'],
  }),
  'framework.explain': defineEndpoint({
    summary: 'Why an unmodified item says what it says',
    requires,
    body: z.object({
      index: z
        .int()
        .min(0)
        .max(limits.itemsMax - 1),
      content: text(limits.itemMax * 2 + 2),
      aidaAdvertInputId: id,
      advertId: id,
    }),
    reply: contentExplanation,
    errors: ['NOT_FOUND'],
  }),
  'framework.checkJobDescription': defineEndpoint({
    summary: 'Whether the job description can be used: match, failed, unMatch, or null where there is none',
    requires,
    body: z.object({ advertId: id }),
    reply: z.object({ result: z.enum(jobDescriptionStates).nullable() }),
    errors: ['ADVERT_NOT_FOUND', 'NOT_FRAMEWORK'],
  }),
  'framework.checkFacts': defineEndpoint({
    summary: 'Each number, qualification, benefit, tool and "must" of some texts with the fact that it comes from',
    requires,
    body: z.object({ advertId: id, texts: z.array(text(limits.itemMax * 2 + 2)).max(limits.itemsMax * 2) }),
    reply: z.object({ claims: z.array(z.array(claim)) }),
    errors: ['ADVERT_NOT_FOUND', 'NOT_FRAMEWORK'],
    ...large,
  }),
};
