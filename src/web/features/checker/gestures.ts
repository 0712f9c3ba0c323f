/** How people reach findings in the text: a click on the words, Alt and an arrow key; Escape closes the card. */
import { mergeRegister } from '@lexical/utils';
import {
  $getNearestNodeFromDOMNode,
  $getSelection,
  $isRangeSelection,
  $isTextNode,
  COMMAND_PRIORITY_HIGH,
  KEY_ARROW_DOWN_COMMAND,
  KEY_ARROW_UP_COMMAND,
  KEY_ESCAPE_COMMAND,
  type LexicalEditor,
  type LexicalNode,
} from 'lexical';
import { $findBlock } from './blocks.ts';
import type { Place } from './text-watch.ts';

export interface GestureTargets {
  /** Drawn findings over an offset of a block, the shortest first. */
  findAt: (key: string, offset: number) => readonly Place[];
  rangeOf: (place: Place) => Range | undefined;
  open: (place: Place, takesFocus: boolean) => void;
  /** Whether it was the last one looked at, so that the key goes on from it. */
  wasOpen: (place: Place) => boolean;
  step: (by: 1 | -1) => boolean;
  /** Closes an open card; false when none is open. */
  close: () => boolean;
}

/** Pixels around the letters that still count as on the words: the line is below them. */
const reach = 5;

type Caret = { key: string; offset: number } | undefined;

/** The block and the offset of a place in a text node. */
function $getCaretIn(node: LexicalNode, offset: number): Caret {
  for (const parent of node.getParents()) {
    const part = $findBlock(parent.getKey())?.parts.find(({ key }) => key === node.getKey());
    if (part !== undefined) return { key: parent.getKey(), offset: part.start + offset };
  }
  return undefined;
}

/** Where the caret is for the editor, when nothing is selected. */
function $getCaret(): Caret {
  const selection = $getSelection();
  if (!$isRangeSelection(selection) || !selection.isCollapsed()) return undefined;
  return $getCaretIn(selection.anchor.getNode(), selection.anchor.offset);
}

/** Where the caret is for the browser: after a click the editor hears of it a moment later. */
function $getClickedCaret(): Caret {
  const { anchorNode = null, anchorOffset = 0, isCollapsed = false } = document.getSelection() ?? {};
  const node = anchorNode === null || !isCollapsed ? null : $getNearestNodeFromDOMNode(anchorNode);
  return $isTextNode(node) ? $getCaretIn(node, anchorOffset) : undefined;
}

const isOn = (range: Range | undefined, { clientX, clientY }: MouseEvent): boolean =>
  range !== undefined &&
  [...range.getClientRects()].some(
    ({ left, right, top, bottom }) =>
      clientX >= left - reach && clientX <= right + reach && clientY >= top - reach && clientY <= bottom + reach,
  );

/** Adds them to an editor; the answer takes them away. */
export function addGestures(editor: LexicalEditor, targets: GestureTargets): () => void {
  const findAt = ($find: () => Caret): readonly Place[] => {
    const caret = editor.read($find);
    return caret === undefined ? [] : targets.findAt(caret.key, caret.offset);
  };
  const click = (event: MouseEvent): void => {
    if (event.button !== 0 || event.defaultPrevented) return;
    const hit = findAt($getClickedCaret).find((place) => isOn(targets.rangeOf(place), event));
    // On a phone the keyboard would cover the sheet: the sheet takes the focus, and the keyboard goes.
    if (hit !== undefined) targets.open(hit, matchMedia('(max-width: 599px)').matches);
  };
  const arrow =
    (by: 1 | -1) =>
    (event: KeyboardEvent): boolean => {
      if (!event.altKey || event.shiftKey || event.ctrlKey || event.metaKey) return false;
      event.preventDefault();
      const [here] = findAt($getCaret);
      if (here !== undefined && by === 1 && !targets.wasOpen(here)) targets.open(here, true);
      else targets.step(by);
      return true;
    };
  return mergeRegister(
    editor.registerRootListener((root, before) => {
      before?.removeEventListener('click', click);
      root?.addEventListener('click', click);
    }),
    () => editor.getRootElement()?.removeEventListener('click', click),
    editor.registerCommand(KEY_ARROW_DOWN_COMMAND, arrow(1), COMMAND_PRIORITY_HIGH),
    editor.registerCommand(KEY_ARROW_UP_COMMAND, arrow(-1), COMMAND_PRIORITY_HIGH),
    editor.registerCommand(
      KEY_ESCAPE_COMMAND,
      // The editor itself would give the focus away.
      () => targets.close(),
      COMMAND_PRIORITY_HIGH,
    ),
  );
}
