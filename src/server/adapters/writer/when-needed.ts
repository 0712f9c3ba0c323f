/**
 * A writer that is loaded with its first use. The built-in writer takes some 90 MB and half a second to load, which most of a
 * server's life nobody needs.
 */
import type { Writer } from '../../ports/writer.ts';

interface Sources {
  kind: Writer['kind'];
  load: () => Promise<Writer>;
  /** Has the loaded writer meet its patterns before somebody waits for them. */
  warmUp: () => Promise<void>;
  /** A warming up that failed harms nobody: the operator reads of it. */
  warn: (error: unknown) => void;
}

/** The writer that `load` gives, from its first use on. One that failed to load is loaded anew by the next use. */
export function createWriterWhenNeeded({ kind, load, warmUp, warn }: Sources): Writer {
  let loaded: Promise<Writer> | undefined;
  let warmed = false;
  const there = (): Promise<Writer> => {
    loaded ??= load().catch((error: unknown) => {
      loaded = undefined;
      throw error;
    });
    return loaded;
  };
  const translate: NonNullable<Writer['translate']> = async (content, language, run) => {
    const writer = await there();
    if (writer.translate === undefined) throw new Error('This writer was said to translate.');
    return writer.translate(content, language, run);
  };
  return {
    kind,
    prepare: () => {
      if (warmed) return;
      warmed = true;
      there().then(warmUp).catch(warn);
    },
    writeStep: async (run, step, options) => (await there()).writeStep(run, step, options),
    writeAnswer: async (run, question) => (await there()).writeAnswer(run, question),
    writePosts: async (run, text) => (await there()).writePosts(run, text),
    writeHints: async (run) => (await there()).writeHints(run),
    assist: async (run, request) => (await there()).assist(run, request),
    // Only a language model translates; where none is connected, the pages say so.
    ...(kind === 'model' && { translate }),
  };
}
