// @vitest-environment happy-dom
import { INSERT_UNORDERED_LIST_COMMAND } from '@lexical/list';
import { INDENT_CONTENT_COMMAND, type LexicalCommand, OUTDENT_CONTENT_COMMAND } from 'lexical';
import { describe, expect, it } from 'vitest';
import { act, openEditor, outline, stored } from '../editor-fixture.ts';

function press(markdown: string, ...commands: [LexicalCommand<void>, number][]): string {
  const editor = openEditor(markdown);
  for (const [command, times] of commands) {
    for (let time = 0; time < times; time++) {
      editor.dispatchCommand(command, undefined);
      act(editor, () => undefined);
    }
  }
  return outline(stored(editor));
}

describe('indent', () => {
  it('stops at 8 for paragraphs and headings, and at 0', () => {
    expect(press('Words', [INDENT_CONTENT_COMMAND, 10])).toBe('p(Words)+8');
    expect(press('## Words', [INDENT_CONTENT_COMMAND, 10])).toBe('h2(Words)+8');
    expect(press('Words', [INDENT_CONTENT_COMMAND, 3], [OUTDENT_CONTENT_COMMAND, 9])).toBe('p(Words)');
  });

  it('nests lists seven deep and comes back', () => {
    const deepest = `${'ul(<'.repeat(7)}Words${'>)'.repeat(7)}`;
    const list: [LexicalCommand<void>, number] = [INSERT_UNORDERED_LIST_COMMAND, 1];
    expect(press('Words', list, [INDENT_CONTENT_COMMAND, 9])).toBe(deepest);
    expect(press('Words', list, [INDENT_CONTENT_COMMAND, 9], [OUTDENT_CONTENT_COMMAND, 6])).toBe('ul(<Words>)');
  });
});
