/** Between the stored document (a string) and Lexical's state. The only file of the editor that knows both forms. */
import type { EditorState, LexicalEditor } from 'lexical';
import { documentVersion, emptyDocument, parseDocument, serialiseDocument } from '#domain/document/index.ts';

/** Tag of updates that come from loading, not from a person: they are neither saved nor undone. */
export const LOAD_TAG = 'hirewright-load';

/**
 * The editor state of a stored document. What is empty, or is not one of our documents, opens as an empty page: the server
 * refuses such content at the door, so that nothing can be lost by it.
 */
export function parseContent(editor: LexicalEditor, content: string): EditorState {
  const parsed = content === '' ? undefined : parseDocument(content);
  const document = parsed?.ok ? parsed.document : emptyDocument();
  return editor.parseEditorState(JSON.stringify({ root: document.root }));
}

/** The stored form of what the editor shows, brought into the normal form that the server keeps. */
export function serialiseContent(state: EditorState): string {
  const content = JSON.stringify({ version: documentVersion, root: state.toJSON().root });
  const parsed = parseDocument(content);
  // The transforms keep the state inside the schema; were one missed, the server says why in its own words.
  return parsed.ok ? serialiseDocument(parsed.document) : content;
}
