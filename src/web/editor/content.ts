/** Between the stored document (a string) and Lexical's state. The only file of the editor that knows both forms. */
import {
  $getRoot,
  $parseSerializedNode,
  CLEAR_HISTORY_COMMAND,
  type EditorState,
  HISTORY_PUSH_TAG,
  type LexicalEditor,
} from 'lexical';
import {
  documentVersion,
  emptyDocument,
  parseDocument,
  type StoredDocument,
  serialiseDocument,
} from '#domain/document/index.ts';

/** Tag of updates that come from loading, not from a person: they are neither saved nor undone. */
export const LOAD_TAG = 'hirewright-load';

/**
 * What is empty, or is not one of our documents, opens as an empty page: the server refuses such content at the door, so
 * that nothing can be lost by it.
 */
function readDocument(content: string): StoredDocument {
  const parsed = content === '' ? undefined : parseDocument(content);
  return parsed?.ok ? parsed.document : emptyDocument();
}

/** The editor state of a stored document. */
export function parseContent(editor: LexicalEditor, content: string): EditorState {
  return editor.parseEditorState(JSON.stringify({ root: readDocument(content).root }));
}

/** Shows another document as if it had been there from the start: there is nothing to undo, and nothing to save. */
export function loadContent(editor: LexicalEditor, content: string): void {
  // First the history, then the document: the history takes the next state as the one to come back to.
  editor.dispatchCommand(CLEAR_HISTORY_COMMAND, undefined);
  editor.setEditorState(parseContent(editor, content), { tag: LOAD_TAG });
}

/** Puts another document in the place of what is shown, as one change that the person can undo. */
export function replaceContent(editor: LexicalEditor, content: string): void {
  const { root } = readDocument(content);
  editor.update(
    () => {
      $getRoot()
        .clear()
        .append(...root.children.map((block) => $parseSerializedNode(block)))
        .selectEnd();
    },
    { tag: HISTORY_PUSH_TAG, discrete: true },
  );
}

/** The stored form of what the editor shows, brought into the normal form that the server keeps. */
export function serialiseContent(state: EditorState): string {
  const content = JSON.stringify({ version: documentVersion, root: state.toJSON().root });
  const parsed = parseDocument(content);
  // The transforms keep the state inside the schema; were one missed, the server says why in its own words.
  return parsed.ok ? serialiseDocument(parsed.document) : content;
}
