/** The built-in writer as the features see it: no key, no network, and what it can't do it doesn't offer. */
import { readBlocks, textOfBlocks } from '#domain/assistant.ts';
import { AppError } from '#domain/errors.ts';
import {
  assistBlocks,
  correctBlocks,
  correctionsOf,
  correctsEnglish,
  foreignLanguage,
  isFixPrompt,
  looksForeign,
} from '#writing/assistant/index.ts';
import {
  recogniseCommand,
  type WriterInput,
  writeAnswer,
  writeHints,
  writeSocialPosts,
  writeStep,
} from '#writing/compose/index.ts';
import { postsFromText } from '#writing/posts/posts-from-text.ts';
import type { Proofreader } from '../../ports/proofreader.ts';
import type { AssistAnswer, AssistRequest, Writer, WriterRun } from '../../ports/writer.ts';

const noMistakes: AssistAnswer = { refusal: 'No mistakes found.', needsModel: false };
/** Words that are right as they are: names in the advert and in its company's guidelines. */
function namesOf({ advert, guidelines }: WriterInput): string[] {
  const { companyName, pillars, values, rewards, strapline } = guidelines;
  const given = [companyName, advert.brandName, advert.location, advert.jobTitle, advert.sector, strapline?.value];
  const more = [...pillars, ...values].map(({ value }) => value).concat(rewards.map(({ title }) => title));
  return [...given, ...more].filter((name): name is string => typeof name === 'string' && name !== '');
}

async function fixMistakes(
  proofreader: Proofreader,
  { input, signal }: WriterRun,
  { selectedText }: AssistRequest,
): Promise<AssistAnswer> {
  const blocks = selectedText === null ? [] : readBlocks(selectedText);
  const text = textOfBlocks(blocks);
  if (text.trim() === '') return { refusal: 'Select some words first.', needsModel: false };
  const { language, country } = input.advert;
  const refuse = (name: string): AssistAnswer => ({
    refusal: `${correctsEnglish} This text is in ${name}.`,
    needsModel: true,
  });
  const foreign = foreignLanguage(text, language);
  if (foreign !== undefined) return refuse(foreign);
  const names = namesOf(input);
  const found = await proofreader.proofread(text, { country, names, signal }).catch((error: unknown) => {
    signal?.throwIfAborted();
    throw new AppError('PROOFREADING_FAILED', {
      internal: `proofreader: ${error instanceof Error ? error.message : String(error)}`,
    });
  });
  if (looksForeign(text, found.length)) return refuse('another language');
  const corrections = correctionsOf(blocks, found, { country, names });
  if (corrections.length === 0) return noMistakes;
  const corrected = correctBlocks(blocks, corrections);
  return textOfBlocks(corrected) === text ? noMistakes : { blocks: corrected };
}

export function createBuiltInWriter(proofreader: Proofreader): Writer {
  return {
    kind: 'built-in',
    writeStep: async ({ input, applyHouseStyle, iteration, shown }, step, options) =>
      writeStep(input, step, options, { iteration, applyHouseStyle, ...(shown && { shown }) }),
    writeAnswer: async ({ input, applyHouseStyle, iteration }, question) =>
      writeAnswer(input, { ...question, iteration, applyHouseStyle }),
    // The approved words are the best ones; without any worth quoting the facts have to do.
    writePosts: async ({ input, applyHouseStyle, iteration }, text) =>
      postsFromText(text, iteration) ?? writeSocialPosts(input, { iteration, applyHouseStyle }),
    writeHints: async ({ input }) => writeHints(input),
    assist: async (run, request) =>
      isFixPrompt(request.userPrompt)
        ? fixMistakes(proofreader, run, request)
        : assistBlocks(recogniseCommand(request.userPrompt), request, run.input),
  };
}
