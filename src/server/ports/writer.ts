/** What writes: the built-in writer, or a language model. */
import type { SocialPosts, WriterInput } from '#writing/compose/index.ts';

/** One run of the writer: what may be said, and the house style that everything leaves in. */
export interface WriterRun {
  input: WriterInput;
  applyHouseStyle: (text: string) => string;
  /** Raised with every refresh, so that nothing that was shown comes again. */
  iteration: number;
}

export interface Writer {
  /** Posts for LinkedIn, X (at most 280 characters) and Facebook. */
  writePosts(run: WriterRun): Promise<SocialPosts>;
  /**
   * Translates a stored document into a language, named in English; formats, links and numbers stay. Absent where only a
   * language model can do it and none is connected.
   */
  translate?: (content: string, language: string) => Promise<string>;
}
