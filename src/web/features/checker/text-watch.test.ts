// @vitest-environment happy-dom
import { $getRoot, $isElementNode, HISTORY_PUSH_TAG, type LexicalEditor, UNDO_COMMAND } from 'lexical';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { act, openEditor, type } from '#web/editor/editor-fixture.ts';
import { $findBlock, $listBlocks, $readBlock, rangeOf } from './blocks.ts';
import type { PageBlock, ShownFinding } from './messages.ts';
import { $replaceWords } from './replace-words.ts';
import { TextWatch } from './text-watch.ts';

const advert =
  '# Fitter\n\nOur **chair**man and [our foreman](https://skerry.example).\n\n- First\n- Second\n  - Third\n\nLast.';
const blocksOf = (editor: LexicalEditor) =>
  editor.getEditorState().read(() => $listBlocks().map((node) => $readBlock(node)));

function found(text: string, words: string): ShownFinding {
  const start = text.indexOf(words);
  return {
    rule: `equality.${words}`,
    text: words,
    start,
    end: start + words.length,
    message: '',
    reason: '',
    replacements: [],
    safe: false,
    scored: true,
    kind: 'equality',
    mark: 'equality',
  };
}

describe('the blocks of a text', () => {
  it('are its paragraphs, headings and items in reading order', () => {
    expect(blocksOf(openEditor(advert)).map(({ kind, text }) => `${kind}: ${text}`)).toEqual([
      'heading: Fitter',
      'paragraph: Our chairman and our foreman.',
      'item: First',
      'item: Second',
      'item: Third',
      'paragraph: Last.',
    ]);
  });

  it('know where their words stand on the page, over bold letters and into links', () => {
    const editor = openEditor(advert);
    const block = blocksOf(editor)[1];
    if (block === undefined) throw new Error('no block');
    for (const words of ['chairman', 'our foreman', 'man and our fore', 'Our chairman and our foreman.']) {
      const start = block.text.indexOf(words);
      expect(String(rangeOf(editor, block, start, start + words.length))).toBe(words);
    }
    expect(rangeOf(editor, block, 3, 900)).toBeUndefined();
  });
});

describe('replacing words', () => {
  const replace = (words: string, by: string) => {
    const editor = openEditor(advert);
    const block = blocksOf(editor)[1];
    if (block === undefined) throw new Error('no block');
    const start = block.text.indexOf(words);
    act(editor, () => expect($replaceWords(block, start, start + words.length, by)).toBe(true));
    return editor;
  };
  const htmlOf = (editor: LexicalEditor) => editor.getRootElement()?.querySelector('p')?.innerHTML ?? '';

  it('keeps the format of the first letter and the link around', () => {
    const bold = replace('chairman', 'chair');
    expect(blocksOf(bold)[1]?.text).toBe('Our chair and our foreman.');
    expect(htmlOf(bold)).toMatch(/<strong[^>]*>chair<\/strong>/);
    const link = replace('foreman', 'lead');
    expect(link.getRootElement()?.querySelector('a')?.textContent).toBe('our lead');
  });

  it('works across formats, to the end of the block, and with nothing', () => {
    expect(blocksOf(replace('man and our', 'person, their'))[1]?.text).toBe('Our chairperson, their foreman.');
    expect(blocksOf(replace('our foreman.', 'more.'))[1]?.text).toBe('Our chairman and more.');
    expect(blocksOf(replace(' and our foreman', ''))[1]?.text).toBe('Our chairman.');
  });
});

describe('watching a text', () => {
  let editor: LexicalEditor;
  let watch: TextWatch;
  const heard: { order: readonly string[] | null; changed: readonly PageBlock[] }[] = [];
  beforeEach(() => {
    vi.useFakeTimers();
    heard.length = 0;
    editor = openEditor(advert);
    watch = new TextWatch({
      editor,
      onPause: (order, changed) => heard.push({ order, changed }),
      onChange: () => undefined,
    });
    watch.restart();
  });
  afterEach(() => {
    watch.dispose();
    vi.useRealTimers();
  });
  const changedTexts = () => heard.at(-1)?.changed.map(({ text }) => text);

  it('tells the whole text once and then what changed, after a pause', () => {
    expect(heard).toHaveLength(1);
    expect(heard[0]?.order).toHaveLength(6);
    expect(heard[0]?.changed).toHaveLength(6);
    type(editor, ' One');
    type(editor, ' two');
    expect(heard).toHaveLength(1);
    vi.runAllTimers();
    expect(heard).toHaveLength(2);
    expect(heard[1]?.order).toBeNull();
    expect(changedTexts()).toEqual(['Last. One two']);
    act(editor, () => $getRoot().getFirstChild()?.remove());
    vi.runAllTimers();
    expect(heard[2]?.order).toHaveLength(5);
    expect(heard[2]?.changed).toEqual([]);
  });

  it('says nothing when only the format or the caret has changed', () => {
    act(editor, () => {
      for (const node of $getRoot().getAllTextNodes()) node.setFormat(1);
    });
    act(editor, () => $getRoot().selectStart());
    vi.runAllTimers();
    expect(heard).toHaveLength(1);
  });

  it('tells what undo has brought back', () => {
    editor.update(() => $getRoot().getLastChild()?.selectEnd(), { discrete: true });
    vi.advanceTimersByTime(5_000);
    editor.update(() => $getRoot().getAllTextNodes().at(-1)?.setTextContent('Last. One'), {
      discrete: true,
      tag: HISTORY_PUSH_TAG,
    });
    vi.runAllTimers();
    expect(changedTexts()).toEqual(['Last. One']);
    act(editor, () => editor.dispatchCommand(UNDO_COMMAND, undefined));
    vi.runAllTimers();
    expect(changedTexts()).toEqual(['Last.']);
  });

  it('keeps findings at their words, also those that come late, and forgets what is gone', () => {
    const [, block] = blocksOf(editor);
    if (block === undefined) throw new Error('no block');
    const typeBefore = () =>
      act(editor, () => {
        const node = editor.getEditorState().read(() => $findBlock(block.key));
        expect(node).toBeDefined();
        const paragraph = $getRoot().getChildAtIndex(1);
        if ($isElementNode(paragraph)) paragraph.selectStart().insertText('Yes: ');
      });
    // The worker's answer is about the text as it was sent.
    typeBefore();
    watch.takeFindings([{ key: block.key, findings: [found(block.text, 'chairman'), found(block.text, 'foreman')] }]);
    const textOf = () => editor.getEditorState().read(() => $findBlock(block.key)?.text ?? '');
    const shown = () => watch.listPlaces().map(({ finding: { start, end } }) => textOf().slice(start, end));
    expect(shown()).toEqual(['chairman', 'foreman']);
    typeBefore();
    expect(shown()).toEqual(['chairman', 'foreman']);
    const [first] = watch.listPlaces();
    if (first === undefined) throw new Error('no place');
    expect(String(watch.rangeOf(first))).toBe('chairman');
    expect(watch.listAt(block.key, first.finding.start + 2)).toHaveLength(1);
    act(editor, () => $getRoot().getChildAtIndex(1)?.remove());
    expect(watch.listPlaces()).toEqual([]);
    expect(watch.locate(first)).toBeUndefined();
  });
});
