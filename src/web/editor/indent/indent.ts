/** Indent and outdent within the limits: paragraphs and headings 0 to 8, lists at most 7 deep. */
import { $getListDepth, $isListItemNode, $isListNode } from '@lexical/list';
import { $handleIndentAndOutdent } from '@lexical/utils';
import {
  COMMAND_PRIORITY_HIGH,
  defineExtension,
  type ElementNode,
  INDENT_CONTENT_COMMAND,
  KEY_DOWN_COMMAND,
  type LexicalEditor,
  mergeRegister,
  OUTDENT_CONTENT_COMMAND,
} from 'lexical';
import { editor as limits } from '#domain/limits.ts';

/** How far in a block stands: for list items the depth of their list, counted from 0. */
function $level(block: ElementNode): number {
  const parent = block.getParent();
  return $isListItemNode(block) && $isListNode(parent) ? $getListDepth(parent) - 1 : block.getIndent();
}

function $move(block: ElementNode, by: 1 | -1): void {
  const level = $level(block) + by;
  const deepest = $isListItemNode(block) ? limits.listDepthMax - 1 : limits.indentMax;
  if (level >= 0 && level <= deepest) block.setIndent(level);
}

/** Handles both commands, and Ctrl/Cmd+] and [ for them: Tab stays the way out of the editor. */
export function registerIndent(editor: LexicalEditor): () => void {
  return mergeRegister(
    editor.registerCommand(
      INDENT_CONTENT_COMMAND,
      () => {
        $handleIndentAndOutdent((block) => $move(block, 1));
        return true;
      },
      COMMAND_PRIORITY_HIGH,
    ),
    editor.registerCommand(
      OUTDENT_CONTENT_COMMAND,
      () => {
        $handleIndentAndOutdent((block) => $move(block, -1));
        return true;
      },
      COMMAND_PRIORITY_HIGH,
    ),
    editor.registerCommand(
      KEY_DOWN_COMMAND,
      (event) => {
        if (!(event.ctrlKey || event.metaKey) || event.altKey || event.shiftKey) return false;
        if (event.key !== ']' && event.key !== '[') return false;
        event.preventDefault();
        return editor.dispatchCommand(event.key === ']' ? INDENT_CONTENT_COMMAND : OUTDENT_CONTENT_COMMAND, undefined);
      },
      COMMAND_PRIORITY_HIGH,
    ),
  );
}

export const IndentExtension = defineExtension({ name: 'hirewright/indent', register: registerIndent });
