/** Puts other words in the place of found ones, in the format that stood there. */
import { $getNodeByKey, $isTextNode } from 'lexical';
import { type BlockText, partAt } from './blocks.ts';

/**
 * Replaces a stretch of a block's text, inside an update. The new words take the format of the first letter replaced;
 * links and marks around it stay. The caret goes behind the new words.
 * @returns false when the block isn't drawn of text there any more
 */
export function $replaceWords({ parts }: BlockText, start: number, end: number, words: string): boolean {
  const first = partAt(parts, start, false);
  const last = partAt(parts, end, true);
  if (first === undefined || last === undefined) return false;
  const head = $getNodeByKey(first.key);
  if (!$isTextNode(head)) return false;
  const at = start - first.start;
  // From the end, so that the places before it stay where they are.
  for (const part of parts.slice(parts.indexOf(first) + 1, parts.indexOf(last) + 1).reverse()) {
    const node = $getNodeByKey(part.key);
    if (!$isTextNode(node)) return false;
    if (part === last && end - part.start < part.length) node.spliceText(0, end - part.start, '');
    else node.remove();
  }
  const length = Math.min(end - first.start, first.length) - at;
  head.spliceText(at, length, words);
  if (head.isAttached()) head.select(at + words.length, at + words.length);
  return true;
}
