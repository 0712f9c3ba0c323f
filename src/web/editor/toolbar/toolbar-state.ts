/** What the toolbar shows about the selection. Read after each change; a render follows only when something differs. */
import { $isLinkNode } from '@lexical/link';
import { $isListNode, ListNode } from '@lexical/list';
import { useLexicalComposerContext } from '@lexical/react/LexicalComposerContext';
import { $isHeadingNode } from '@lexical/rich-text';
import { $getSelectionStyleValueForProperty } from '@lexical/selection';
import { $findMatchingParent, $getNearestNodeOfType } from '@lexical/utils';
import {
  $getSelection,
  $isElementNode,
  $isRangeSelection,
  $isRootNode,
  CAN_REDO_COMMAND,
  CAN_UNDO_COMMAND,
  COMMAND_PRIORITY_LOW,
  mergeRegister,
  type TextFormatType,
} from 'lexical';
import { useEffect, useState } from 'react';
import type { Alignment } from '#domain/document/index.ts';

export const textFormatNames = ['bold', 'italic', 'underline', 'strikethrough', 'highlight'] as const;
export type ToolFormat = (typeof textFormatNames)[number] & TextFormatType;
export type BlockName = 'paragraph' | 'h1' | 'h2' | 'h3';

export interface ToolbarState {
  bold: boolean;
  italic: boolean;
  underline: boolean;
  strikethrough: boolean;
  highlight: boolean;
  /** '#rrggbb', or '' for none and for several. */
  colour: string;
  align: Alignment;
  block: BlockName;
  list: 'bullet' | 'number' | '';
  /** Address of the link that the selection is in. */
  link: string;
}

export const restingState: ToolbarState = {
  bold: false,
  italic: false,
  underline: false,
  strikethrough: false,
  highlight: false,
  colour: '',
  align: '',
  block: 'paragraph',
  list: '',
  link: '',
};

const alignments: readonly string[] = ['left', 'center', 'right', 'justify'];

/** Reads the state at the selection; without one, nothing is pressed. */
export function $readToolbarState(): ToolbarState {
  const selection = $getSelection();
  if (!$isRangeSelection(selection)) return restingState;
  const anchor = selection.anchor.getNode();
  const block = $findMatchingParent(anchor, (node) => $isElementNode(node) && !node.isInline() && !$isRootNode(node));
  const top = $isRootNode(anchor) ? null : anchor.getTopLevelElement();
  const list = $getNearestNodeOfType(anchor, ListNode);
  const heading = $isHeadingNode(top) ? top.getTag() : 'paragraph';
  const align = $isElementNode(block) ? block.getFormatType() : '';
  const link = $findMatchingParent(anchor, $isLinkNode);
  const listType = $isListNode(list) ? list.getListType() : '';
  return {
    bold: selection.hasFormat('bold'),
    italic: selection.hasFormat('italic'),
    underline: selection.hasFormat('underline'),
    strikethrough: selection.hasFormat('strikethrough'),
    highlight: selection.hasFormat('highlight'),
    colour: $getSelectionStyleValueForProperty(selection, 'color', ''),
    align: alignments.includes(align) ? (align as Alignment) : '',
    block: heading === 'h1' || heading === 'h2' || heading === 'h3' ? heading : 'paragraph',
    list: listType === 'bullet' || listType === 'number' ? listType : '',
    link: $isLinkNode(link) ? link.getURL() : '',
  };
}

function same(one: ToolbarState, other: ToolbarState): boolean {
  return (Object.keys(one) as (keyof ToolbarState)[]).every((key) => one[key] === other[key]);
}

/** The toolbar's state, kept up to date. */
export function useToolbarState(): ToolbarState {
  const [editor] = useLexicalComposerContext();
  const [state, setState] = useState(restingState);
  useEffect(() => {
    const read = () => {
      const next = editor.getEditorState().read($readToolbarState);
      setState((previous) => (same(previous, next) ? previous : next));
    };
    read();
    return editor.registerUpdateListener(read);
  }, [editor]);
  return state;
}

/** Whether there is something to undo and to redo. */
export function useHistoryState(): { canUndo: boolean; canRedo: boolean } {
  const [editor] = useLexicalComposerContext();
  const [canUndo, setCanUndo] = useState(false);
  const [canRedo, setCanRedo] = useState(false);
  useEffect(
    () =>
      mergeRegister(
        editor.registerCommand(
          CAN_UNDO_COMMAND,
          (can) => {
            setCanUndo(can);
            return false;
          },
          COMMAND_PRIORITY_LOW,
        ),
        editor.registerCommand(
          CAN_REDO_COMMAND,
          (can) => {
            setCanRedo(can);
            return false;
          },
          COMMAND_PRIORITY_LOW,
        ),
      ),
    [editor],
  );
  return { canUndo, canRedo };
}
