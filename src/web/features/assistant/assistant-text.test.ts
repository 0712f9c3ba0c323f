// @vitest-environment happy-dom
/** Reading a selection and putting an answer in its place, in the real editor. */
import { $isListItemNode, $isListNode } from '@lexical/list';
import {
  $createRangeSelection,
  $getRoot,
  $getSelection,
  $isElementNode,
  $isRangeSelection,
  $isTextNode,
  $setSelection,
  type LexicalEditor,
  type TextNode,
} from 'lexical';
import { describe, expect, it } from 'vitest';
import { markdownOf, type TextBlock } from '#domain/assistant.ts';
import { act, openEditor, outline, stored } from '#web/editor/editor-fixture.ts';
import { countChanges, differenceOf } from './difference.ts';
import { $insertAnswer, type Inserted } from './insert-answer.ts';
import { $blocksOf, $readSelection } from './read-selection.ts';

const advert =
  '# Fix the wind\n\nYou lead **six people** in Grimsby.\n\n- Plan the rota\n- Trace faults\n- Write reports\n\nApply now.';

function $texts(): TextNode[] {
  const found: TextNode[] = [];
  const walk = (node: ReturnType<typeof $getRoot> | TextNode): void => {
    if ($isTextNode(node)) found.push(node);
    else if ($isElementNode(node)) for (const child of node.getChildren()) walk(child as TextNode);
  };
  walk($getRoot());
  return found;
}

/** Selects from the beginning of one passage to the end of another. */
function select(editor: LexicalEditor, from: string, to: string): void {
  act(editor, () => {
    const texts = $texts();
    const first = texts.find((node) => node.getTextContent().includes(from));
    const last = texts.find((node) => node.getTextContent().includes(to));
    if (first === undefined || last === undefined) throw new Error(`not there: ${from}, ${to}`);
    const selection = $createRangeSelection();
    selection.anchor.set(first.getKey(), first.getTextContent().indexOf(from), 'text');
    selection.focus.set(last.getKey(), last.getTextContent().indexOf(to) + to.length, 'text');
    $setSelection(selection);
  });
}

const read = (editor: LexicalEditor): string =>
  editor.getEditorState().read(() => {
    const selection = $getSelection();
    return $isRangeSelection(selection) ? markdownOf($blocksOf($readSelection(selection))) : '';
  });

function insert(editor: LexicalEditor, blocks: readonly TextBlock[]): Inserted {
  let done: Inserted = 'done';
  act(editor, () => {
    const selection = $getSelection();
    done = $insertAnswer($isRangeSelection(selection) ? selection : null, blocks);
  });
  return done;
}

const paragraph = (text: string): TextBlock => ({ type: 'paragraph', runs: [{ text }] });
const list = (...items: string[]): TextBlock => ({ type: 'list', ordered: false, items });

describe('reading a selection', () => {
  it('gives its part of each block with its marks', () => {
    const editor = openEditor(advert);
    select(editor, 'the wind', 'Trace');
    expect(read(editor)).toBe('# the wind\n\nYou lead **six people** in Grimsby.\n\n- Plan the rota\n- Trace');
  });

  it('reads the same backwards', () => {
    const editor = openEditor(advert);
    select(editor, 'lead', 'people');
    act(editor, () => {
      const selection = $getSelection();
      if (!$isRangeSelection(selection)) return;
      const { key, offset } = selection.anchor;
      selection.anchor.set(selection.focus.key, selection.focus.offset, 'text');
      selection.focus.set(key, offset, 'text');
    });
    expect(read(editor)).toBe('lead **six people**');
  });
});

describe('putting an answer in', () => {
  const shown = (editor: LexicalEditor): string => outline(stored(editor));

  it('replaces words within a paragraph and keeps the rest', () => {
    const editor = openEditor(advert);
    select(editor, 'You lead', 'You lead');
    expect(insert(editor, [paragraph('Lead')])).toBe('done');
    expect(shown(editor)).toContain('p(Lead six people:1 in Grimsby.)');
  });

  it('keeps a heading a heading', () => {
    const editor = openEditor(advert);
    select(editor, 'Fix the wind', 'Fix the wind');
    insert(editor, [paragraph('Mend the wind')]);
    expect(shown(editor)).toContain('h1(Mend the wind)');
  });

  it('renders headings, paragraphs with marks and lists', () => {
    const editor = openEditor(advert);
    select(editor, 'Apply now.', 'Apply now.');
    insert(editor, [
      { type: 'heading', level: 2, text: 'Apply' },
      {
        type: 'paragraph',
        runs: [
          { text: 'Send ' },
          { text: 'a CV', bold: true },
          { text: ' to ', italic: true },
          { text: 'x', code: true },
        ],
      },
      { type: 'list', ordered: true, items: ['Call', 'Visit'] },
    ]);
    expect(shown(editor)).toContain('h2(Apply) p(Send a CV:1 to :2x:16) ol(<Call><Visit>)');
    expect(shown(editor)).not.toContain('Apply now');
  });

  it('refuses part of a list and leaves it as it is', () => {
    const editor = openEditor(advert);
    const before = shown(editor);
    select(editor, 'the rota', 'Trace');
    expect(insert(editor, [list('One', 'Two')])).toBe('part-list');
    select(editor, 'Grimsby', 'Trace faults');
    expect(insert(editor, [paragraph('One')])).toBe('part-list');
    expect(shown(editor)).toBe(before);
  });

  it('replaces whole items, which stay items whatever comes', () => {
    const editor = openEditor(advert);
    select(editor, 'Trace faults', 'Write reports');
    expect(insert(editor, [paragraph('Find faults'), paragraph('Report them')])).toBe('done');
    expect(shown(editor)).toContain('ul(<Plan the rota><Find faults><Report them>)');
  });

  it('replaces a whole list by what comes, and a numbered one stays numbered', () => {
    const editor = openEditor('1. Apply\n2. Meet us');
    select(editor, 'Apply', 'Meet us');
    insert(editor, [list('Send a CV', 'Visit')]);
    expect(shown(editor)).toBe('ol(<Send a CV><Visit>)');
  });

  it('keeps a link whose words are still there', () => {
    const editor = openEditor('Read [our plan](https://fenmoor.example/plan) before you apply to us.');
    select(editor, 'Read', 'to us.');
    insert(editor, [paragraph('First, our plan is worth a look.')]);
    expect(shown(editor)).toBe('p(First, [our plan](https://fenmoor.example/plan) is worth a look.)');
  });

  it('comes behind the block with the caret when nothing is selected', () => {
    const editor = openEditor('One.\n\nTwo.');
    act(editor, () => $texts()[0]?.select(1, 1));
    insert(editor, [paragraph('Between.')]);
    expect(shown(editor)).toBe('p(One.) p(Between.) p(Two.)');
    const empty = openEditor();
    insert(empty, [paragraph('First.')]);
    expect(shown(empty)).toBe('p(First.)');
  });

  it('refuses what passes the cap', () => {
    const editor = openEditor('x'.repeat(9_990));
    act(editor, () => $getRoot().selectEnd());
    expect(insert(editor, [paragraph('y'.repeat(11))])).toBe('too-long');
    expect(insert(editor, [paragraph('y'.repeat(10))])).toBe('done');
  });

  it('leaves nothing but lists and items in lists', () => {
    const editor = openEditor(advert);
    select(editor, 'Plan the rota', 'Plan the rota');
    insert(editor, [{ type: 'heading', level: 2, text: 'Rota' }, list('a', 'b')]);
    editor.getEditorState().read(() => {
      const found = $getRoot().getChildren().find($isListNode);
      expect(found?.getChildren().every($isListItemNode)).toBe(true);
    });
    expect(shown(editor)).toContain('ul(<Rota><a><b><Trace faults><Write reports>)');
  });
});

describe('a correction', () => {
  it('shows what went and what came', () => {
    const pieces = differenceOf('You recieve alot of pay.', 'You receive a lot of pay.');
    expect(pieces.map(({ kind, text }) => `${kind}:${text}`)).toEqual([
      'both:You ',
      'old:recieve',
      'new:receive',
      'both: ',
      'old:alot',
      'new:a',
      'both: ',
      'new:lot ',
      'both:of pay.',
    ]);
    expect(countChanges(pieces)).toBe(3);
  });
});
