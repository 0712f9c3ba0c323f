/** The writer that a language model is. What it can't answer well is mended, asked for once more, or left to the built-in writer. */
import { z } from 'zod';
import { type SocialPosts, xMost } from '#writing/compose/index.ts';
import type { TokenUse, Writer, WriterCaller, WriterRun } from '../../../ports/writer.ts';
import type { Ask } from './ask.ts';
import { assistByModel } from './assist.ts';
import { judgeText, withMaterial } from './checks.ts';
import { mend, mendLine } from './mend.ts';
import { factsOf, messageOf, systemOf } from './prompt.ts';
import { translateByModel } from './translate.ts';
import type { Transport } from './transport.ts';
import { writeAnswerByModel } from './write-answer.ts';
import { writeStepByModel } from './write-step.ts';

const post = z.object({ title: z.string(), content: z.string() });
const posts = z.object({ linkedin: post, x: post, facebook: post });
const hints = z.object({ items: z.array(z.object({ lead: z.string(), text: z.string() })) });
const hintsMost = 6;

export interface ModelWriterDeps {
  transport: Transport;
  /** Writes what the model leaves open. */
  fallback: Writer;
  /** Writes down what an answer cost; its failure is the operator's business, not the person's. */
  record: (caller: WriterCaller, use: TokenUse) => void;
}

export function createModelWriter({ transport, fallback, record }: ModelWriterDeps): Writer {
  const ask: Ask = (run, schema, system, user) =>
    transport.ask({ schema, system, user, signal: run.signal ?? new AbortController().signal }, (use) => {
      if (run.caller !== undefined) record(run.caller, use);
    });

  async function writePosts(run: WriterRun, text: Parameters<Writer['writePosts']>[1]): Promise<SocialPosts> {
    const said = [text.headline, ...text.paragraphs, ...text.points].filter((line) => line !== null);
    const input = withMaterial(run.input, ...said);
    const { jobTitle, place, pay, deadline } = text;
    const user = messageOf({ advert: said, jobTitle, place, pay, deadline, variant: run.iteration });
    const made = await ask(run, posts, systemOf('posts'), user);
    const built = await fallback.writePosts(run, text);
    const choose = (name: keyof SocialPosts): { title: string; content: string } => {
      const title = mendLine(made[name].title, run.applyHouseStyle);
      const content = mend(made[name].content, run.applyHouseStyle, true);
      const sound =
        judgeText(`${title}\n${content}`, input, said.join('\n'), { outputType: 'bullet' }).deadly.length === 0;
      const fits = name !== 'x' || [...content].length <= xMost;
      return sound && fits && content !== '' ? { title, content } : built[name];
    };
    return { linkedin: choose('linkedin'), x: choose('x'), facebook: choose('facebook') };
  }

  return {
    kind: 'model',
    writeStep: (run, step, options) => writeStepByModel(ask, fallback, run, step, options),
    writeAnswer: (run, question) => writeAnswerByModel(ask, fallback, run, question),
    writePosts,
    writeHints: async (run) => {
      const { advert } = run.input;
      const user = messageOf({ advert, facts: factsOf(run.input, true) });
      const { items } = await ask(run, hints, systemOf('hints'), user);
      const clean = (text: string): string => mend(text.replace(/\s+/g, ' '), (same) => same, true);
      return items
        .slice(0, hintsMost)
        .map(({ lead, text }) => ({ lead: clean(lead), text: clean(text) }))
        .filter(({ lead, text }) => lead !== '' && text !== '');
    },
    assist: (run, request) => assistByModel(ask, run, request),
    translate: (content, language, run = {}) => translateByModel(ask, content, language, run),
  };
}
