/** Translation text by text: formats, links and marks stay where they are, and so do numbers. */
import { z } from 'zod';
import {
  type InlineNode,
  type ListNode,
  parseDocument,
  type StoredDocument,
  serialiseDocument,
} from '#domain/document/index.ts';
import type { WriterRun } from '../../../ports/writer.ts';
import type { Ask } from './ask.ts';
import { figuresOf } from './checks.ts';
import { failed } from './failure.ts';
import { messageOf, systemOf } from './prompt.ts';

const schema = z.object({ texts: z.array(z.object({ id: z.number(), text: z.string() })) });

type Inline = InlineNode | ListNode;

/** The document with each text changed; `change` is called in the order of the text. */
function mapTexts(document: StoredDocument, change: (text: string) => string): StoredDocument {
  const inline = (nodes: readonly Inline[]): Inline[] =>
    nodes.map((node): Inline => {
      if (node.type === 'text') return { ...node, text: change(node.text) };
      if (node.type === 'linebreak') return node;
      if (node.type === 'list') return list(node);
      return { ...node, children: inline(node.children) as InlineNode[] };
    });
  const list = (node: ListNode): ListNode => ({
    ...node,
    children: node.children.map((item) => ({ ...item, children: inline(item.children) })),
  });
  const children = document.root.children.map((block) =>
    block.type === 'list' ? list(block) : { ...block, children: inline(block.children) as InlineNode[] },
  );
  return { ...document, root: { ...document.root, children } };
}

const wordless = (text: string): boolean => !/\p{L}/u.test(text);
const edgesOf = (text: string): [string, string] => [/^\s*/.exec(text)?.[0] ?? '', /\s*$/.exec(text)?.[0] ?? ''];
const linkOrMail = /https?:\/\/\S+|[\w.+-]+@[\w-]+\.[\w.]+/g;

/** Whether a translation still says the same numbers, links and addresses. */
function isFaithful(before: string, after: string): boolean {
  if (after.trim() === '' || after.length > before.length * 4 + 80) return false;
  const contacts = (text: string): string => (text.match(linkOrMail) ?? []).sort().join(' ');
  return (
    figuresOf(before) === figuresOf(after) && contacts(before) === contacts(after) && !/<\/?[a-z][^>]*>/i.test(after)
  );
}

/** @throws AppError when a text can't be had in the other language with its numbers; nothing is half translated */
export async function translateByModel(
  ask: Ask,
  content: string,
  language: string,
  run: Pick<WriterRun, 'signal' | 'caller'>,
): Promise<string> {
  const parsed = parseDocument(content);
  if (!parsed.ok) throw failed('badAnswer', parsed.reason);
  const texts: string[] = [];
  mapTexts(parsed.document, (text) => {
    texts.push(text);
    return text;
  });
  const open = new Map(texts.map((text, id) => [id, text.trim()] as const).filter(([, text]) => !wordless(text)));
  const done = new Map<number, string>();
  for (let tries = 0; tries < 2 && done.size < open.size; tries += 1) {
    const waiting = [...open].filter(([id]) => !done.has(id)).map(([id, text]) => ({ id, text }));
    const user = messageOf({ options: { language }, texts: waiting });
    const answer = await ask(run, schema, systemOf('translate'), user);
    for (const { id, text } of answer.texts) {
      const before = open.get(id);
      if (before !== undefined && !done.has(id) && isFaithful(before, text)) done.set(id, text.trim());
    }
  }
  if (done.size < open.size) throw failed('badAnswer', `${open.size - done.size} texts were not translated faithfully`);
  let at = 0;
  const translated = mapTexts(parsed.document, (text) => {
    const made = done.get(at);
    at += 1;
    const [before, after] = edgesOf(text);
    return made === undefined ? text : `${before}${made}${after}`;
  });
  return serialiseDocument(translated);
}
