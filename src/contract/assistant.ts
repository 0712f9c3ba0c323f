/** What writes beside the person: hints on the General tab, the AI assistant in the editor (D1 sections 4 to 7). */
import { z } from 'zod';
import { general, assistant as limits } from '#domain/limits.ts';
import { defineEndpoint } from './endpoint.ts';
import { exactText, id, optionalText, requiredText, text } from './values.ts';

/** A run of a paragraph's text. */
export const run = z.object({
  text: z.string(),
  bold: z.boolean().optional(),
  italic: z.boolean().optional(),
  code: z.boolean().optional(),
});

/** One block of an answer: a heading, a paragraph of runs, or a list of strings. */
export const answerBlock = z.discriminatedUnion('type', [
  z.object({ type: z.literal('heading'), level: z.int().min(1).max(3), text: z.string() }),
  z.object({ type: z.literal('paragraph'), runs: z.array(run) }),
  z.object({ type: z.literal('list'), ordered: z.boolean(), items: z.array(z.string()) }),
]);
export type AnswerBlock = z.output<typeof answerBlock>;

export const assistantEndpoints = {
  'writer.about': defineEndpoint({
    summary: 'What writes here: the built-in writer, or a language model',
    requires: 'advert.read',
    reply: z.object({ kind: z.enum(['built-in', 'model']) }),
  }),
  'advert.hints': defineEndpoint({
    summary: 'Hints and tips for an advert, one a line; an empty text when they cannot be made',
    requires: 'advert.create',
    body: z.object({
      jobTitle: requiredText('Job title', general.jobTitleMax),
      industry: requiredText('Industry', general.industryMax),
      country: requiredText('Country', general.countryMax),
      location: optionalText('Location', general.locationMax),
      advertId: id.optional(),
    }),
    /** `failed`: none could be made this time, which is no fault of the details. */
    reply: z.object({ hintsAndTips: z.string(), failed: z.boolean() }),
    errors: ['ADVERT_NOT_FOUND'],
    asksWriter: true,
  }),
  'assistant.ask': defineEndpoint({
    summary: 'Ask the AI assistant about words of an advert; answers blocks to put in their place',
    requires: 'generator.use',
    body: z.object({
      advertId: id,
      /** Markdown of the selected words; null without any. */
      selectedText: exactText(limits.selectionMax, 'Select less of the text and ask again.').nullable(),
      surroundingText: exactText(limits.surroundingMax).default(''),
      userPrompt: text(limits.promptMax, `Ask in at most ${limits.promptMax} characters`).refine(
        (value) => value !== '',
        { error: 'Say what should change.' },
      ),
    }),
    reply: z.array(answerBlock),
    errors: [
      'ADVERT_NOT_FOUND',
      'ADVERT_COMPLETED',
      'NO_ASSISTANT',
      'NOTHING_TO_CHANGE',
      'MODEL_NEEDED',
      'PROOFREADING_FAILED',
      'PROVIDER_FAILED',
    ],
    asksWriter: true,
  }),
};
