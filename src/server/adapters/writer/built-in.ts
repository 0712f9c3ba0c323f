/** The built-in writer as the features see it: no key, no network, and what it can't do it doesn't offer. */
import { writeSocialPosts } from '#writing/compose/index.ts';
import type { Writer } from '../../ports/writer.ts';

export function createBuiltInWriter(): Writer {
  return {
    writePosts: async ({ input, applyHouseStyle, iteration }) =>
      writeSocialPosts(input, { iteration, applyHouseStyle }),
  };
}
