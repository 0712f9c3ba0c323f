/** Words by the stored document's own rule: runs without white space that have a letter or a digit. */
import { $isElementNode, type ElementNode, HISTORIC_TAG, type LexicalEditor, type NodeKey } from 'lexical';

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

/** Counts a whole advert again and again, but only the blocks that changed since. */
export class WordCounter {
  #known = new Map<NodeKey, number>();

  /** Forgets what changes in this editor. Returns the undoing. */
  watch(editor: LexicalEditor): () => void {
    return editor.registerUpdateListener(({ dirtyElements, tags }) => {
      // Going back sets a whole state and does not say which blocks differ.
      if (tags.has(HISTORIC_TAG)) this.#known.clear();
      for (const key of dirtyElements.keys()) this.#known.delete(key);
    });
  }

  /** Words of the root's blocks. */
  $count(root: ElementNode): number {
    const known = new Map<NodeKey, number>();
    let words = 0;
    for (let block = root.getFirstChild(); block !== null; block = block.getNextSibling()) {
      const key = block.getKey();
      const count = this.#known.get(key) ?? ($isElementNode(block) ? $countWords(block) : 0);
      known.set(key, count);
      words += count;
    }
    this.#known = known;
    return words;
  }
}
