import { describe, expect, it } from 'vitest';
import { markdownOf, readBlocks, readRuns, type TextBlock, textOfBlocks } from './assistant.ts';

const blocks: TextBlock[] = [
  { type: 'heading', level: 2, text: 'What you do' },
  {
    type: 'paragraph',
    runs: [
      { text: 'You lead a ' },
      { text: 'team of six', bold: true },
      { text: ' with ' },
      { text: 'care', italic: true },
    ],
  },
  { type: 'list', ordered: false, items: ['Plan the rota', 'Rate: 5 * 3 `x` \\ y'] },
  { type: 'list', ordered: true, items: ['Apply', 'Meet'] },
];

describe('the markdown of a selection', () => {
  it('is read back as the same blocks', () => {
    expect(readBlocks(markdownOf(blocks))).toEqual(blocks);
  });

  it.each(['# no heading', '- no item', '12. no item', '• no item', '5 * 3 * 2', 'a ** b', '`', '\\', '**', '-', '#5'])(
    'keeps a paragraph that looks like something else: %s',
    (text) => {
      const paragraph: TextBlock[] = [{ type: 'paragraph', runs: [{ text }] }];
      expect(textOfBlocks(readBlocks(markdownOf(paragraph)))).toBe(text);
      expect(readBlocks(markdownOf(paragraph))[0]?.type).toBe('paragraph');
    },
  );

  it('takes marks that are never closed for characters', () => {
    expect(readRuns('5 * 3 and **more')).toEqual([{ text: '5 * 3 and **more' }]);
  });

  it('reads what a model may write: bold in bold, numbered with brackets, deep headings', () => {
    expect(readBlocks('##### Deep\n1) One\n2) **Two**\n\nText *and* **more**')).toEqual([
      { type: 'heading', level: 3, text: 'Deep' },
      { type: 'list', ordered: true, items: ['One', 'Two'] },
      {
        type: 'paragraph',
        runs: [{ text: 'Text ' }, { text: 'and', italic: true }, { text: ' ' }, { text: 'more', bold: true }],
      },
    ]);
  });
});
