/** How people reach findings in the text: a click on the words, Alt and an arrow key; Escape closes the card. */
import { mergeRegister } from '@lexical/utils';
import {
  $getSelection,
  $isRangeSelection,
  COMMAND_PRIORITY_HIGH,
  KEY_ARROW_DOWN_COMMAND,
  KEY_ARROW_UP_COMMAND,
  KEY_ESCAPE_COMMAND,
  type LexicalEditor,
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

/** The block and the offset of the caret, when nothing is selected. */
function $getCaret(): { key: string; offset: number } | undefined {
  const selection = $getSelection();
  if (!$isRangeSelection(selection) || !selection.isCollapsed()) return undefined;
  const { anchor } = selection;
  for (const node of anchor.getNode().getParents()) {
    const part = $findBlock(node.getKey())?.parts.find(({ key }) => key === anchor.key);
    if (part !== undefined) return { key: node.getKey(), offset: part.start + anchor.offset };
  }
  return undefined;
}

const isOn = (range: Range | undefined, { clientX, clientY }: MouseEvent): boolean =>
  range !== undefined &&
  [...range.getClientRects()].some(
    ({ left, right, top, bottom }) =>
      clientX >= left - reach && clientX <= right + reach && clientY >= top - reach && clientY <= bottom + reach,
  );

/** Adds them to an editor; the answer takes them away. */
export function addGestures(editor: LexicalEditor, targets: GestureTargets): () => void {
  const findAtCaret = (): readonly Place[] => {
    const caret = editor.getEditorState().read($getCaret);
    return caret === undefined ? [] : targets.findAt(caret.key, caret.offset);
  };
  const click = (event: MouseEvent): void => {
    if (event.button !== 0 || event.defaultPrevented) return;
    const hit = findAtCaret().find((place) => isOn(targets.rangeOf(place), event));
    // On a phone the keyboard would cover the sheet: the sheet takes the focus, and the keyboard goes.
    if (hit !== undefined) targets.open(hit, matchMedia('(max-width: 599px)').matches);
  };
  const arrow =
    (by: 1 | -1) =>
    (event: KeyboardEvent): boolean => {
      if (!event.altKey || event.shiftKey || event.ctrlKey || event.metaKey) return false;
      event.preventDefault();
      const [here] = findAtCaret();
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
