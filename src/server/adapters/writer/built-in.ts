/** The built-in writer as the features see it: no key, no network, and what it can't do it doesn't offer. */
import { writeAnswer, writeSocialPosts, writeStep } from '#writing/compose/index.ts';
import { postsFromText } from '#writing/posts/posts-from-text.ts';
import type { Writer } from '../../ports/writer.ts';

export function createBuiltInWriter(): Writer {
  return {
    writeStep: async ({ input, applyHouseStyle, iteration, shown }, step, options) =>
      writeStep(input, step, options, { iteration, applyHouseStyle, ...(shown && { shown }) }),
    writeAnswer: async ({ input, applyHouseStyle, iteration }, question) =>
      writeAnswer(input, { ...question, iteration, applyHouseStyle }),
    // The approved words are the best ones; without any worth quoting the facts have to do.
    writePosts: async ({ input, applyHouseStyle, iteration }, text) =>
      postsFromText(text, iteration) ?? writeSocialPosts(input, { iteration, applyHouseStyle }),
  };
}
