// @vitest-environment happy-dom
import { $createParagraphNode, $getRoot, COMMAND_PRIORITY_LOW } from 'lexical';
import { describe, expect, it } from 'vitest';
import { countCharacters, documentText } from '#domain/document/index.ts';
import { act, openEditor, paste, stored, type } from '../editor-fixture.ts';
import { CAP_REACHED_COMMAND } from './cap.ts';

function watch(markdown: string) {
  const editor = openEditor(markdown);
  const reached: number[] = [];
  editor.registerCommand(
    CAP_REACHED_COMMAND,
    (max) => {
      reached.push(max);
      return false;
    },
    COMMAND_PRIORITY_LOW,
  );
  return { editor, reached };
}

describe('the cap of 10,000 characters', () => {
  it('takes the last character that fits and no other', () => {
    const { editor, reached } = watch('x'.repeat(9_999));
    type(editor, 'y');
    expect(reached).toEqual([]);
    type(editor, 'z');
    expect(documentText(stored(editor))).toBe(`${'x'.repeat(9_999)}y`);
    expect(reached).toEqual([10_000]);
  });

  it('restores what was there when typing goes past it, also in the middle', () => {
    const { editor } = watch(`${'x'.repeat(5_000)}\n\n${'y'.repeat(5_000)}`);
    act(editor, () => $getRoot().selectStart());
    type(editor, 'new');
    expect(countCharacters(stored(editor))).toBe(10_000);
    expect(documentText(stored(editor)).startsWith('x')).toBe(true);
  });

  it('keeps the beginning of a paste that is too long', () => {
    const { editor, reached } = watch('Before');
    paste(editor, { 'text/plain': 'a'.repeat(11_000) });
    expect(documentText(stored(editor))).toBe(`Before${'a'.repeat(9_994)}`);
    expect(reached).toEqual([10_000]);
  });

  it('trims a paste in the middle without touching what stands behind', () => {
    const { editor } = watch('Front\n\nBack');
    act(editor, () => $getRoot().getFirstChild()?.selectEnd());
    paste(editor, { 'text/plain': 'a'.repeat(11_000) });
    const text = documentText(stored(editor));
    expect(text.startsWith('Frontaaa')).toBe(true);
    expect(text.endsWith('Back')).toBe(true);
    expect(countCharacters(stored(editor))).toBe(10_000);
  });

  it('trims a paste onto an empty line between others', () => {
    const { editor } = watch('Front\n\nBack');
    act(editor, () => {
      const empty = $createParagraphNode();
      $getRoot().getFirstChild()?.insertAfter(empty);
      empty.select();
    });
    paste(editor, { 'text/plain': 'ten signs.\n'.repeat(1_200) });
    const text = documentText(stored(editor));
    expect(text.startsWith('Front\nten signs.')).toBe(true);
    expect(text.endsWith('Back')).toBe(true);
    expect(countCharacters(stored(editor))).toBe(10_000);
  });

  it('leaves no empty lines behind when many lines are pasted', () => {
    const { editor } = watch('');
    paste(editor, { 'text/plain': 'ten signs.\n'.repeat(1_200) });
    const document = stored(editor);
    expect(countCharacters(document)).toBe(10_000);
    expect(documentText(document).split('\n')).toHaveLength(1_000);
  });

  it('never cuts a character in two', () => {
    const { editor } = watch('x');
    paste(editor, { 'text/plain': '😀'.repeat(5_100) });
    const text = documentText(stored(editor));
    expect(text.isWellFormed()).toBe(true);
    expect(text).toBe(`x${'😀'.repeat(4_999)}`);
  });

  it('lets words be replaced and removed at the cap', () => {
    const { editor, reached } = watch('x'.repeat(10_000));
    act(editor, () => {
      const selection = $getRoot().selectEnd();
      selection.anchor.offset -= 1;
      selection.removeText();
    });
    type(editor, 'z');
    expect(documentText(stored(editor))).toBe(`${'x'.repeat(9_999)}z`);
    expect(reached).toEqual([]);
  });
});
