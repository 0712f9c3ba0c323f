/** The AI copy generator: seven questions, the answers, the texts made of them (D2 sections 3.3, 4.3, 5.3 and 7.3). */
import { z } from 'zod';
import { outputLengths, outputTypes } from '#domain/generator.ts';
import { editor, generator as limits } from '#domain/limits.ts';
import { defineEndpoint } from './endpoint.ts';
import { exactText, id, moment, text, version } from './values.ts';

export const generatorMessages = {
  noAnswer: 'Please provide the answer',
  noContent: 'Please provide the AI Content to Regenerate',
  noHeadline: 'Please provide headline to Regenerate',
  emptied: "The AI Content you are editing can't be left empty",
} as const;

export const question = z.object({
  questionNumber: z.int().min(1).max(limits.questions),
  question: z.string(),
  placeholderText: z.string(),
  /** What the answer becomes, in a line. */
  help: z.string(),
});
export type Question = z.output<typeof question>;

const outputLength = z.enum(outputLengths, { error: 'Choose small, medium or large' }).default('medium');
const outputType = z.enum(outputTypes, { error: 'Choose prose or bullet' }).default('prose');

/** What stands in a question's field, and how the text is to be. */
export const answerInput = z.object({
  id,
  content: text(limits.answerMax, `The answer must be at most ${limits.answerMax} characters`),
  outputLength,
  outputType,
  isHemmingSelected: z.boolean().default(false),
});
export type AnswerInput = z.output<typeof answerInput>;

/** One text that was made. Those of one iteration belong together: the headlines of one press of Generate. */
export const generatedText = z.object({
  id,
  iteration: z.int().min(1),
  content: z.string(),
  /** Whether a person changed it after it was made. */
  isEdited: z.boolean(),
  /** The answer that it was made of. */
  answerId: id,
  createdAt: moment,
});
export type GeneratedText = z.output<typeof generatedText>;

/** One question's answer: all answers that texts were made of, the last one standing in the field. */
export const answer = z.object({
  id,
  questionNumber: z.int(),
  answer: z.array(answerInput),
  aiGeneratedContent: z.array(generatedText),
  /** Of the chosen text in `aiGeneratedContent`. */
  selectedIndex: z.int().nullable(),
  version,
});
export type Answer = z.output<typeof answer>;

const generated = z.object({
  answer,
  /** What the person should know: too few facts, texts that the model's checks threw out. */
  notes: z.array(z.string()),
});
export type Generated = z.output<typeof generated>;

const advertRef = z.object({ advertId: id });
const content = exactText(editor.documentBytesMax, 'Maximum character limit reached');
const making = [
  'ADVERT_NOT_FOUND',
  'ADVERT_COMPLETED',
  'NOT_GENERATED',
  'NOT_FOUND',
  'NOTHING_TO_WRITE',
  'TOO_MANY_VERSIONS',
  'PROVIDER_FAILED',
] as const;

export const generatorEndpoints = {
  'generator.questions': defineEndpoint({
    summary: 'The seven questions',
    requires: 'generator.use',
    reply: z.array(question),
  }),
  'generator.answers': defineEndpoint({
    summary: "An advert's seven answers with the texts made of them, in the questions' order",
    requires: 'generator.use',
    body: advertRef,
    reply: z.array(answer),
    errors: ['ADVERT_NOT_FOUND', 'NOT_GENERATED'],
  }),
  'generator.updateAnswer': defineEndpoint({
    summary: 'Save what stands in a field, texts that were edited, and which one is chosen',
    requires: 'generator.use',
    body: z.object({
      id,
      /** The last one stands in the field. */
      answer: z.array(answerInput).min(1).max(100),
      aiGeneratedContent: z
        .array(z.object({ id, content: text(limits.contentMax), isEdited: z.boolean().optional() }))
        .max(limits.versionsMax * 8),
      selectedIndex: z.int().min(0).nullable(),
      /** The state that this was based on. */
      version: version.optional(),
    }),
    reply: answer,
    errors: ['NOT_FOUND', 'ADVERT_NOT_FOUND', 'ADVERT_COMPLETED', 'VERSION_CONFLICT'],
    bodyLimit: 1_200_000,
  }),
  'generator.updateStatus': defineEndpoint({
    summary: "Put the seven parts into the advert's text and finish, or with `status` false open the questions again",
    requires: 'generator.use',
    body: z.object({
      advertId: id,
      status: z.boolean(),
      content: content.optional(),
      /** Of the text that is replaced. */
      version: version.optional(),
    }),
    reply: z.object({ isAIContentGenerationCompleted: z.int(), content: z.string(), version }),
    errors: [
      'ADVERT_NOT_FOUND',
      'ADVERT_COMPLETED',
      'NOT_GENERATED',
      'PARTS_MISSING',
      'EDITOR_LIMIT',
      'CONTENT_REFUSED',
      'VERSION_CONFLICT',
    ],
    bodyLimit: 1_200_000,
  }),
  'generator.generate': defineEndpoint({
    summary: 'Make a text of an answer, for question 1 eight headlines',
    requires: 'generator.use',
    body: z.object({
      advertId: id,
      answerId: id,
      /** Number or words of the question; the answer knows which one it belongs to. */
      question: z.union([z.int().min(1).max(limits.questions), text(500)]).optional(),
      answer: text(limits.answerMax, `The answer must be at most ${limits.answerMax} characters`).refine(
        (value) => value !== '',
        { error: generatorMessages.noAnswer },
      ),
      outputLength,
      outputType,
      isHemmingSelected: z.boolean().default(false),
    }),
    reply: generated,
    errors: making,
    asksWriter: true,
  }),
  'generator.regenerate': defineEndpoint({
    summary: 'Make another text in the manner of one that is there, beside it',
    requires: 'generator.use',
    body: z.object({
      advertId: id,
      answerId: id,
      contentToRegenerate: text(limits.contentMax),
      /** Of that text in `aiGeneratedContent`. */
      regenerationIndex: z.int().min(0),
      outputLength,
      isHemmingSelected: z.boolean().default(false),
    }),
    reply: generated,
    errors: making,
    asksWriter: true,
  }),
  'generator.details': defineEndpoint({
    summary: "Whether an advert's seven parts are in its text",
    requires: 'generator.use',
    body: advertRef,
    reply: z.object({
      id,
      createdAt: moment,
      updatedAt: moment,
      isAIContentGenerationCompleted: z.int().min(0).max(1),
    }),
    errors: ['ADVERT_NOT_FOUND', 'NOT_GENERATED'],
  }),
};
