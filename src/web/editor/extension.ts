/** The advert editor as one Lexical extension: what it can hold, and the rules that keep it there. */
import { HistoryExtension } from '@lexical/history';
import { LinkExtension } from '@lexical/link';
import { ListExtension } from '@lexical/list';
import { MarkExtension } from '@lexical/mark';
import { RichTextExtension } from '@lexical/rich-text';
import { mergeRegister, selectionAlwaysOnDisplay } from '@lexical/utils';
import { COMMAND_PRIORITY_LOW, configExtension, defineExtension, FOCUS_COMMAND } from 'lexical';
import { CapExtension } from './cap/cap.ts';
import { NormaliseExtension } from './clean/normalise.ts';
import { PasteExtension } from './clean/paste.ts';
import { ShownColoursExtension } from './colours/shown-colours.ts';
import { LOAD_TAG, parseContent } from './content.ts';
import { editorTheme } from './editor-theme.ts';
import { IndentExtension } from './indent/indent.ts';

/** Marks words behind the letters. */
function paintSelection(boxes: readonly HTMLElement[]): void {
  for (const box of boxes) {
    box.style.background = 'var(--hw-ink-soft-2)';
    box.style.zIndex = '-1';
  }
}

/**
 * Words stay marked while the focus is in the link or the colour field. It measures the page, so it begins with the first
 * focus and not while the page is being drawn.
 */
const KeptSelectionExtension = defineExtension({
  name: 'hirewright/kept-selection',
  register: (editor) => {
    let stop: (() => void) | undefined;
    return mergeRegister(
      editor.registerCommand(
        FOCUS_COMMAND,
        () => {
          stop ??= selectionAlwaysOnDisplay(editor, paintSelection);
          return false;
        },
        COMMAND_PRIORITY_LOW,
      ),
      () => stop?.(),
    );
  },
});

/** Undo steps kept: each holds a whole state, though states share what didn't change. */
const undoDepth = 500;

export interface AdvertExtensionOptions {
  /** The stored document to open. */
  content: string;
  editable: boolean;
}

/** The root extension of one editor. Make it once per editor: a new one makes a new editor. */
export function advertExtension({ content, editable }: AdvertExtensionOptions) {
  return defineExtension({
    name: 'hirewright/advert',
    namespace: 'hirewright-advert',
    theme: editorTheme,
    editable,
    dependencies: [
      RichTextExtension,
      configExtension(HistoryExtension, { maxDepth: undoDepth }),
      configExtension(ListExtension, { shouldPreserveNumbering: false }),
      // No validateUrl on paste: an address pasted over words would link by itself, and nothing links by itself here.
      configExtension(LinkExtension, { attributes: { target: '_blank', rel: 'noopener noreferrer' } }),
      MarkExtension,
      KeptSelectionExtension,
      NormaliseExtension,
      PasteExtension,
      ShownColoursExtension,
      IndentExtension,
      CapExtension,
    ],
    $initialEditorState: (editor) => {
      editor.setEditorState(parseContent(editor, content), { tag: LOAD_TAG });
    },
  });
}
