/** The real editor without its frame, for tests: all extensions, an element to live in, updates that are done at once. */
import { buildEditorFromExtensions } from '@lexical/extension';
import { $getRoot, $getSelection, $isRangeSelection, type LexicalEditor, PASTE_COMMAND } from 'lexical';
import { documentFromMarkdown, parseDocument, type StoredDocument, serialiseDocument } from '#domain/document/index.ts';
import { serialiseContent } from './content.ts';
import { advertExtension } from './extension.ts';

/** An editor with this advert; '' opens an empty page. The caret stands at the end. */
export function openEditor(markdown = ''): LexicalEditor {
  return openContent(markdown === '' ? '' : serialiseDocument(documentFromMarkdown(markdown)));
}

/** An editor with this stored content. */
export function openContent(content: string): LexicalEditor {
  const editor = buildEditorFromExtensions(advertExtension({ content, editable: true }));
  const root = document.createElement('div');
  root.contentEditable = 'true';
  document.body.append(root);
  editor.setRootElement(root);
  act(editor, () => $getRoot().selectEnd());
  return editor;
}

/** Changes the editor and waits for the change. */
export function act(editor: LexicalEditor, change: () => void): void {
  editor.update(change, { discrete: true });
}

/** Types a text at the caret, as one change. */
export function type(editor: LexicalEditor, text: string): void {
  act(editor, () => {
    const selection = $getSelection();
    if ($isRangeSelection(selection)) selection.insertText(text);
  });
}

/** Pastes the given clipboard formats at the caret. */
export function paste(editor: LexicalEditor, formats: Record<string, string>): void {
  const clipboardData = new DataTransfer();
  for (const [name, value] of Object.entries(formats)) clipboardData.setData(name, value);
  const event = new ClipboardEvent('paste', { clipboardData, cancelable: true });
  editor.dispatchCommand(PASTE_COMMAND, event);
  act(editor, () => undefined);
}

/** What would be saved now, which has to be a document that the server takes. */
export function stored(editor: LexicalEditor): StoredDocument {
  const parsed = parseDocument(serialiseContent(editor.getEditorState()));
  if (!parsed.ok) throw new Error(`The server would refuse this: ${parsed.reason}`);
  return parsed.document;
}

/** A document in short: tags, texts, addresses. */
export function outline(document: StoredDocument): string {
  const html = (node: { type: string; children?: readonly unknown[] } & Record<string, unknown>): string => {
    const inner = ((node.children ?? []) as (typeof node)[]).map(html).join('');
    switch (node.type) {
      case 'text':
        return `${node.text}${node.format === 0 ? '' : `:${node.format}`}${node.style === '' ? '' : `{${node.style}}`}`;
      case 'linebreak':
        return '/';
      case 'link':
        return `[${inner}](${node.url})`;
      case 'listitem':
        return `<${inner}>`;
      default:
        return `${node.tag ?? 'p'}(${inner})${node.format === '' ? '' : `@${node.format}`}${node.indent === 0 ? '' : `+${node.indent}`}`;
    }
  };
  return document.root.children.map((block) => html(block as never)).join(' ');
}
