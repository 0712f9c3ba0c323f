// @vitest-environment happy-dom
import fc from 'fast-check';
import { UNDO_COMMAND } from 'lexical';
import { describe, expect, it } from 'vitest';
import {
  addCommentMark,
  type BlockNode,
  documentFromMarkdown,
  emptyDocument,
  parseDocument,
  serialiseDocument,
} from '#domain/document/index.ts';
import { loadContent, replaceContent, serialiseContent } from './content.ts';
import { act, openContent, stored, type } from './editor-fixture.ts';

const word = fc.constantFrom('turbine', 'Grimsby', 'crew', '£34,000', 'naïve', '👩‍🔧', '日本', '"quoted"', '<b>&amp;');
const isList = (text: string) => /^(- |1\. )/.test(text);
const line = fc.array(word, { minLength: 1, maxLength: 8 }).map((words) => words.join(' '));
const block = fc.oneof(
  line,
  line.map((text) => `# ${text}`),
  line.map((text) => `## ${text}`),
  fc.array(line, { minLength: 1, maxLength: 4 }).map((lines) => lines.map((text) => `- ${text}`).join('\n')),
  fc
    .array(line, { minLength: 1, maxLength: 4 })
    .map((lines) => lines.map((text, at) => `${at + 1}. ${text}`).join('\n')),
  fc.tuple(line, line).map(([one, other]) => `${one} **${other}** [${one}](https://example.com/a?b=c)`),
);

describe('content', () => {
  it('opens and saves any document unchanged', () => {
    fc.assert(
      fc.property(fc.array(block, { minLength: 1, maxLength: 6 }), (drawn) => {
        // Two lists that touch become one: a paragraph keeps them apart.
        const blocks = drawn.flatMap((text, at) =>
          isList(text) && isList(drawn[at - 1] ?? '') ? ['and', text] : [text],
        );
        const content = serialiseDocument(documentFromMarkdown(blocks.join('\n\n')));
        expect(serialiseContent(openContent(content).getEditorState())).toBe(content);
      }),
      { numRuns: 60 },
    );
  });

  it('keeps formats, colours, alignment, indents, nested lists and comments', () => {
    const text = (content: string, format = 0, style = '') => ({
      detail: 0 as const,
      format,
      mode: 'normal' as const,
      style,
      text: content,
      type: 'text' as const,
      version: 1 as const,
    });
    const item = (value: number, indent: number, children: unknown[]) => ({
      type: 'listitem',
      value,
      indent,
      children,
      format: '',
      direction: null,
      version: 1,
    });
    const list = (children: unknown[]) => ({
      type: 'list',
      listType: 'bullet',
      tag: 'ul',
      start: 1,
      children,
      format: '',
      indent: 0,
      direction: null,
      version: 1,
    });
    const document = documentFromMarkdown('One paragraph about the crew.');
    const first = document.root.children[0];
    if (first?.type !== 'paragraph') throw new Error('a paragraph was expected');
    first.format = 'justify';
    first.indent = 8;
    first.children.push(text('all', 143, 'color: #12ab9f; background-color: #fff8dc;'));
    document.root.children.push(
      list([item(1, 0, [text('one')]), item(2, 0, [list([item(1, 1, [text('two', 1)])])])]) as BlockNode,
    );
    const marked = addCommentMark(document, { quote: 'the crew', id: 'c1' });
    if (marked === undefined) throw new Error('the quote was expected in the text');
    const parsed = parseDocument(serialiseDocument(marked));
    if (!parsed.ok) throw new Error(parsed.reason);
    expect(stored(openContent(serialiseDocument(parsed.document)))).toEqual(parsed.document);
  });

  it('opens an empty page for nothing and for what is no document', () => {
    for (const content of ['', '{}', 'words', '{"version":1,"root":{"type":"script"}}']) {
      expect(stored(openContent(content))).toEqual(emptyDocument());
    }
  });

  it('can be undone to what was opened or loaded, and no further', () => {
    const first = serialiseDocument(documentFromMarkdown('First'));
    const second = serialiseDocument(documentFromMarkdown('# Second'));
    const editor = openContent(first);
    const undo = () => {
      editor.dispatchCommand(UNDO_COMMAND, undefined);
      act(editor, () => undefined);
    };
    type(editor, ' word');
    undo();
    undo();
    expect(serialiseContent(editor.getEditorState())).toBe(first);

    loadContent(editor, second);
    undo();
    expect(serialiseContent(editor.getEditorState())).toBe(second);
    replaceContent(editor, first);
    expect(serialiseContent(editor.getEditorState())).toBe(first);
    undo();
    expect(serialiseContent(editor.getEditorState())).toBe(second);
  });
});
