/** The cap of 10,000 characters: typing past it restores what was there, pasting past it trims what came. */
import { $restoreEditorState } from '@lexical/utils';
import {
  $getRoot,
  $getSelection,
  $hasUpdateTag,
  $isElementNode,
  $isLineBreakNode,
  $isRangeSelection,
  $isRootNode,
  $isTextNode,
  createCommand,
  defineExtension,
  type LexicalCommand,
  type LexicalEditor,
  type LexicalNode,
  mergeRegister,
  PASTE_TAG,
  RootNode,
} from 'lexical';
import { editor as limits } from '#domain/limits.ts';
import { $countCharacters, $leaves } from './characters.ts';

/** Sent whenever something was cut back; its payload is the cap. */
export const CAP_REACHED_COMMAND: LexicalCommand<number> = createCommand('CAP_REACHED_COMMAND');

/** Takes characters away in front of the caret until `excess` are gone, from the back. */
function $trimBeforeCaret(excess: number): void {
  const selection = $getSelection();
  if (!$isRangeSelection(selection)) return;
  const caret = selection.anchor.getNode();
  const point = $leafBefore(caret, selection.anchor.offset);
  const leaves = $leaves($getRoot());
  const last = leaves.findIndex((leaf) => leaf.is(point.leaf));
  let left = excess;
  for (let index = last; index >= 0 && left > 0; index--) {
    const leaf = leaves[index];
    if ($isTextNode(leaf)) {
      const text = leaf.getTextContent();
      const end = index === last ? (point.offset ?? text.length) : text.length;
      const start = wholeCharacter(text, Math.max(0, end - left));
      left -= end - start;
      if (start === 0 && end === text.length) $removeWithEmptyParents(leaf);
      else {
        leaf.setTextContent(text.slice(0, start) + text.slice(end));
        leaf.select(start, start);
      }
    } else if ($isLineBreakNode(leaf)) {
      $removeWithEmptyParents(leaf);
      left -= 1;
    }
  }
  // A paste that ends with a line break leaves the caret on an empty line of its own.
  const empty = $isElementNode(caret) && caret.isAttached() && caret.isEmpty() && !$isRootNode(caret);
  if (empty && left < excess) caret.remove();
}

/** Takes a leaf away with the blocks that held nothing else, so that no empty lines stay behind. */
function $removeWithEmptyParents(leaf: LexicalNode): void {
  let node: LexicalNode = leaf;
  for (let parent = leaf.getParent(); parent !== null; parent = parent.getParent()) {
    const only = parent.getChildrenSize() === 1;
    if (!only || $isRootNode(parent)) break;
    node = parent;
  }
  const whole = node.getParent();
  // The last block stays, empty: there has to be a place to type.
  if ($isRootNode(whole) && whole.getChildrenSize() === 1) leaf.remove();
  else {
    node.selectPrevious();
    node.remove();
  }
}

/** Moves a cut between the halves of a surrogate pair to its front. */
function wholeCharacter(text: string, at: number): number {
  const code = text.charCodeAt(at);
  return at > 0 && code >= 0xdc00 && code <= 0xdfff ? at - 1 : at;
}

/** The last leaf in front of a point, with the point's offset when it lies inside that leaf. */
function $leafBefore(node: LexicalNode, offset: number): { leaf: LexicalNode | null; offset?: number } {
  if ($isTextNode(node)) return { leaf: node, offset };
  const child = $isElementNode(node) && offset > 0 ? node.getChildAtIndex(offset - 1) : null;
  let before: LexicalNode | null = child;
  for (let from: LexicalNode | null = node; before === null && from !== null; from = from.getParent()) {
    before = from.getPreviousSibling();
  }
  if (before === null) return { leaf: null };
  const leaf = $isElementNode(before) ? before.getLastDescendant() : before;
  // An empty line has no leaf: look in front of it.
  return leaf === null || $isElementNode(leaf) ? $leafBefore(leaf ?? before, 0) : { leaf };
}

/** Keeps `editor` within `max` characters. Returns the undoing. */
export function registerCap(editor: LexicalEditor, max: number): () => void {
  const initial = editor.getEditorState();
  let lastGood = initial;
  return mergeRegister(
    editor.registerNodeTransform(RootNode, (root) => {
      const count = $countCharacters(root);
      if (count <= max) return;
      if ($hasUpdateTag(PASTE_TAG)) $trimBeforeCaret(count - max);
      // Whatever trimming couldn't reach (a drop, a paste over marks) goes back to the last state that fitted.
      if ($countCharacters($getRoot()) > max) $restoreEditorState(editor, lastGood);
      editor.dispatchCommand(CAP_REACHED_COMMAND, max);
    }),
    editor.registerUpdateListener(({ editorState }) => {
      lastGood = editorState;
    }),
  );
}

/** The cap of the stored document. */
export const CapExtension = defineExtension({
  name: 'hirewright/cap',
  register: (editor) => registerCap(editor, limits.charactersMax),
});
