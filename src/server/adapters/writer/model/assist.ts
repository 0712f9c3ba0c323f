/** The assistant by a language model: selected words are material, only the person's own prompt is an instruction. */
import { z } from 'zod';
import { readBlocks, type TextBlock, textOfBlocks } from '#domain/assistant.ts';
import { isFixPrompt } from '#writing/assistant/index.ts';
import { recogniseCommand } from '#writing/compose/index.ts';
import type { AssistAnswer, AssistRequest, WriterRun } from '../../../ports/writer.ts';
import type { Ask } from './ask.ts';
import { judgeText, withMaterial } from './checks.ts';
import { failed } from './failure.ts';
import { factsOf, messageOf, systemOf } from './prompt.ts';

const run = z.object({ text: z.string(), bold: z.boolean(), italic: z.boolean(), code: z.boolean() });
const schema = z.object({
  blocks: z.array(
    z.union([
      z.object({ type: z.literal('heading'), level: z.number(), text: z.string() }),
      z.object({ type: z.literal('paragraph'), runs: z.array(run) }),
      z.object({ type: z.literal('list'), ordered: z.boolean(), items: z.array(z.string()) }),
    ]),
  ),
});
type Answered = z.output<typeof schema>['blocks'];

const clean = (text: string): string =>
  text
    .replace(/<\/?[a-z][^>]*>/gi, '')
    .replace(/\*\*([^*]+)\*\*/g, '$1')
    .replace(/[\u200b-\u200f\u202a-\u202e\u2066-\u2069\ufeff]/g, '')
    .replace(/\p{Extended_Pictographic}\ufe0f?/gu, '')
    .replace(/[ \t]{2,}/g, ' ');

/** What came, as blocks of ours: bounded, cleaned, nothing empty. */
function blocksOf(answered: Answered): TextBlock[] {
  return answered.flatMap((block): TextBlock[] => {
    if (block.type === 'heading') {
      const text = clean(block.text).trim();
      const level = Math.min(3, Math.max(1, Math.round(block.level)));
      return text === '' ? [] : [{ type: 'heading', level, text }];
    }
    if (block.type === 'list') {
      const items = block.items
        .map((item) =>
          clean(item)
            .replace(/^[•*-]\s+/, '')
            .trim(),
        )
        .filter((item) => item !== '');
      return items.length === 0 ? [] : [{ type: 'list', ordered: block.ordered, items }];
    }
    const runs = block.runs
      .map(({ text, bold, italic, code }) => ({
        text: clean(text),
        ...(bold && { bold }),
        ...(italic && { italic }),
        ...(code && { code }),
      }))
      .filter(({ text }) => text !== '');
    return runs.length === 0 ? [] : [{ type: 'paragraph', runs }];
  });
}

/** Lists stay lists where the person hasn't asked for anything else. */
function keepLists(blocks: readonly TextBlock[], selected: readonly TextBlock[], prompt: string): TextBlock[] {
  const first = selected[0];
  const onlyLists = first?.type === 'list' && selected.every(({ type }) => type === 'list');
  const isPlain = isFixPrompt(prompt) || ['shorten', 'simplify', 'extend'].includes(recogniseCommand(prompt) ?? '');
  if (!onlyLists || !isPlain || blocks.every(({ type }) => type === 'list')) return [...blocks];
  return [
    {
      type: 'list',
      ordered: first.ordered,
      items: textOfBlocks(blocks)
        .split('\n')
        .filter((line) => line !== ''),
    },
  ];
}

export async function assistByModel(ask: Ask, asked: WriterRun, request: AssistRequest): Promise<AssistAnswer> {
  const { selectedText, surroundingText, userPrompt } = request;
  const input = withMaterial(asked.input, selectedText ?? '', surroundingText, userPrompt);
  const selected = readBlocks(selectedText ?? '');
  const facts = factsOf(asked.input, true);
  const material = [selectedText, surroundingText, userPrompt, JSON.stringify(facts)].join('\n');
  const faultsOf = (blocks: readonly TextBlock[]): string[] => {
    if (blocks.length === 0) return ['It is empty.'];
    // Each block by itself, with the person's own words among the facts; bullets are as many as they were.
    return blocks.flatMap(
      (block) => judgeText(textOfBlocks([block]), input, material, { outputType: 'bullet' }).deadly,
    );
  };
  const propose = async (faults: readonly string[]): Promise<TextBlock[]> => {
    const user = messageOf({
      instruction: userPrompt,
      selected: selectedText === null ? null : selected,
      surrounding: surroundingText,
      style: { tone: input.advert.toneOfVoice, country: input.advert.country, language: input.advert.language },
      facts,
      ...(faults.length === 0 ? {} : { failed: faults }),
    });
    const { blocks } = await ask(asked, schema, systemOf('assist'), user);
    return keepLists(blocksOf(blocks), selected, userPrompt);
  };
  let blocks = await propose([]);
  let faults = faultsOf(blocks);
  if (faults.length > 0) {
    blocks = await propose(faults);
    faults = faultsOf(blocks);
  }
  if (faults.length > 0) throw failed('badAnswer', `the assistant's answer: ${faults.join(' ').slice(0, 150)}`);
  return { blocks };
}
