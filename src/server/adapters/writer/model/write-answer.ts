/** The seven questions by a language model. */
import { z } from 'zod';
import { answerBands, type QuestionResult } from '#writing/compose/index.ts';
import { cleanText } from '#writing/compose/ledger/clean.ts';
import type { Question, Writer, WriterRun } from '../../../ports/writer.ts';
import type { Ask } from './ask.ts';
import { judgeText, withMaterial } from './checks.ts';
import { factsSaid, gather, partialNote, traceOf } from './items.ts';
import { mend, mendLine } from './mend.ts';
import { factsOf, messageOf, systemOf } from './prompt.ts';

const schema = z.object({ items: z.array(z.object({ text: z.string(), factIds: z.array(z.string()) })) });

const parts = {
  1: 'the headline',
  2: 'the introduction',
  3: 'what the person does in a week',
  4: 'the person who would do it well, and what they can learn',
  5: 'what they get in return',
  6: 'the company and its culture',
  7: 'how to apply and what happens then',
} as const;

export async function writeAnswerByModel(
  ask: Ask,
  fallback: Writer,
  run: WriterRun,
  asked: Question,
): Promise<QuestionResult> {
  const { question, outputLength, outputType, isHemmingSelected } = asked;
  // What speaks to a machine is taken out of the answer as of every other fact.
  const answer = cleanText(asked.answer).text;
  const { applyHouseStyle, shown = [] } = run;
  const isHeadline = question === 1;
  const input = withMaterial(run.input, answer);
  const facts = factsOf(input, true);
  const material = `${answer}\n${JSON.stringify(facts)}`;
  const bullets = outputType === 'bullets' && (question === 3 || question === 4);
  const kept = await gather<string>({
    count: isHeadline ? 8 : 1,
    ask: async (wanted, again) => {
      const user = messageOf({
        task: { items: wanted, part: parts[question] },
        answer,
        options: {
          words: isHeadline ? [3, 12] : answerBands[outputLength],
          bullets: bullets ? 'two or three lines that begin with "• " after one sentence' : false,
          shortActiveSentences: isHemmingSelected,
        },
        style: { tone: input.advert.toneOfVoice, country: input.advert.country, language: input.advert.language },
        facts,
        avoid: shown.slice(-24),
        ...(again.length === 0 ? {} : { failed: again }),
      });
      const { items } = await ask(run, schema, systemOf(isHeadline ? 'headlines' : 'answer'), user);
      return items.map(({ text, factIds }) => ({ item: text, factIds }));
    },
    mend: (text) => (isHeadline ? mendLine(text, applyHouseStyle) : mend(text, applyHouseStyle, true)),
    judge: (items) =>
      items.map((text, index) => {
        const judged = judgeText(text, input, material, { outputType: bullets ? 'bullet' : 'prose' });
        const again = [...shown, ...items.slice(0, index)].some((other) => other.toLowerCase() === text.toLowerCase());
        const empty = text.trim() === '';
        return {
          ...judged,
          deadly: [...judged.deadly, ...(again ? ['It is there already.'] : []), ...(empty ? ['It is empty.'] : [])],
        };
      }),
    textOf: (text) => text,
  });
  if (kept.length > 0) {
    return {
      contents: kept.map(({ item }) => item),
      traces: kept.map(({ item, factIds }) => traceOf(item, null, factsSaid(item, factIds, facts))),
      notes: [],
    };
  }
  const filled = await fallback.writeAnswer(run, asked);
  const notes = filled.contents.length === 0 ? filled.notes : [partialNote(filled.contents.length), ...filled.notes];
  return { ...filled, notes };
}
