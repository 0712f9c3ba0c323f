/** The finished advert of the writing framework: chosen elements in their order, and the company's statement at the end. */
import { appendStatement } from './document/build.ts';
import {
  type BlockNode,
  documentOf,
  headingNode,
  listNode,
  paragraphNode,
  type StoredDocument,
  textFormats,
  textNode,
} from './document/schema.ts';
import type { ChosenElement, FrameworkStep, ItemParts } from './framework.ts';

const bulletLine = /^\s*[•‣◦▪·*-]\s+(.+)$/u;

/** Paragraphs of a text; lines that begin with a bullet become items of a list. */
export function blocksOfText(text: string): BlockNode[] {
  const blocks: BlockNode[] = [];
  let items: string[] = [];
  const close = (): void => {
    if (items.length > 0)
      blocks.push(
        listNode(
          'bullet',
          items.map((item) => [textNode(item)]),
        ),
      );
    items = [];
  };
  for (const line of text.replace(/\r\n?/g, '\n').split('\n')) {
    const bullet = bulletLine.exec(line)?.[1]?.trim();
    if (bullet !== undefined && bullet !== '') {
      items.push(bullet);
      continue;
    }
    close();
    if (line.trim() !== '') blocks.push(paragraphNode([textNode(line.trim())]));
  }
  close();
  return blocks;
}

function titleOf(step: FrameworkStep, title: string): BlockNode[] {
  const words = title.replace(/\s+/g, ' ').trim();
  if (words === '') return [];
  if (step === 1) return [headingNode(1, [textNode(words)])];
  if (step === 6) return [paragraphNode([textNode(words)])];
  if (step === 5) return [paragraphNode([textNode(words, textFormats.bold)])];
  return [headingNode(2, [textNode(words)])];
}

const blocksOfItem = (step: FrameworkStep, { title, body }: ItemParts): BlockNode[] => [
  ...titleOf(step, title),
  ...blocksOfText(body),
];

/**
 * The advert's document: a headline as heading, texts as paragraphs and lists.
 * @param statement the company's equal opportunities statement, appended once; '' for none
 */
export function documentOfElements(chosen: readonly ChosenElement[], statement: string): StoredDocument {
  const blocks = chosen.flatMap(({ step, items }) => items.flatMap((item) => blocksOfItem(step, item)));
  return appendStatement(documentOf(blocks), statement);
}
