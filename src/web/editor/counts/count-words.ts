/** Words by the stored document's own rule: runs without white space that have a letter or a digit. */
import { $isElementNode, type ElementNode } from 'lexical';

const word = /\S*[\p{L}\p{N}]\S*/gu;

/** Words below this node; a word never runs across a block. */
export function $countWords(parent: ElementNode): number {
  let words = 0;
  let line = '';
  const end = () => {
    words += line.match(word)?.length ?? 0;
    line = '';
  };
  for (let node = parent.getFirstChild(); node !== null; node = node.getNextSibling()) {
    if ($isElementNode(node) && !node.isInline()) {
      end();
      words += $countWords(node);
    } else line += node.getTextContent();
  }
  end();
  return words;
}
