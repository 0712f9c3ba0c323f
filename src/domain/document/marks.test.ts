import { describe, expect, it } from 'vitest';
import {
  carryMarks,
  commentMarkIds,
  documentFromMarkdown,
  documentText,
  equalWithoutMarks,
  isOneMarkMore,
  keepMarks,
  lineTexts,
  markRanges,
  parseDocument,
  rangesOfMark,
  rangesOfMarks,
  type StoredDocument,
  serialiseDocument,
  textOfRanges,
} from './index.ts';

const text = documentFromMarkdown(`# Keep the lights on

From our base at **Fish Dock Road** a [crew of three](https://crew.example/) looks after 64 turbines.

- Inspect and repair
- Trace faults up to 690 volts`);

const parsed = (document: StoredDocument): StoredDocument => {
  const result = parseDocument(serialiseDocument(document));
  if (!result.ok) throw new Error(result.reason);
  return result.document;
};
const rangeOf = (document: StoredDocument, words: string) => {
  const line = lineTexts(document).findIndex((one) => one.includes(words));
  const start = lineTexts(document)[line]?.indexOf(words) ?? -1;
  return { line, start, end: start + words.length };
};
const marked = (document: StoredDocument, words: string, id: string) =>
  markRanges(document, [rangeOf(document, words)], id);

describe('a mark', () => {
  it('changes no word, can be stored, found and removed again', () => {
    for (const words of [
      'Keep',
      'Road a crew',
      'crew of',
      'of three looks after',
      '690 volts',
      'Trace faults up to 690',
    ]) {
      const one = marked(text, words, 'a');
      expect(documentText(one)).toBe(documentText(text));
      expect(parsed(one)).toEqual(one);
      expect(rangesOfMark(one, 'a')).toEqual([rangeOf(text, words)]);
      expect(textOfRanges(one, rangesOfMark(one, 'a'))).toBe(words);
      expect(isOneMarkMore(one, text, 'a')).toBe(true);
      expect(keepMarks(one, () => false)).toEqual(text);
    }
  });

  it('overlaps others, over several lines, and each is found whole', () => {
    const lines = lineTexts(text);
    const ranges = [
      { line: 1, start: 10, end: (lines[1] ?? '').length },
      { line: 2, start: 0, end: (lines[2] ?? '').length },
    ];
    const two = markRanges(marked(text, 'crew of three', 'a'), ranges, 'b');
    expect(rangesOfMark(two, 'a')).toEqual([rangeOf(text, 'crew of three')]);
    expect(rangesOfMark(two, 'b')).toEqual(ranges);
    expect([...rangesOfMarks(two).keys()]).toEqual(['b', 'a']);
    expect(parsed(two)).toEqual(two);
    expect(equalWithoutMarks(two, text)).toBe(true);
    expect(commentMarkIds(keepMarks(two, (id) => id === 'a'))).toEqual(['a']);
  });

  it('leaves a link in one piece', () => {
    expect(serialiseDocument(marked(text, 'of three', 'a')).match(/"type":"link"/g)).toHaveLength(1);
  });

  it('is told from any other change', () => {
    const one = marked(text, 'Keep', 'a');
    expect(isOneMarkMore(text, text, 'a')).toBe(false);
    expect(isOneMarkMore(one, one, 'a')).toBe(false);
    expect(isOneMarkMore(marked(one, 'lights', 'b'), text, 'a')).toBe(false);
    const bold = JSON.parse(serialiseDocument(one).replace('"format":1', '"format":0')) as StoredDocument;
    const words = JSON.parse(serialiseDocument(one).replace('64', '65')) as StoredDocument;
    const link = JSON.parse(serialiseDocument(one).replace('crew.example', 'crow.example')) as StoredDocument;
    const block = JSON.parse(serialiseDocument(one).replace('"tag":"h1"', '"tag":"h2"')) as StoredDocument;
    for (const forged of [bold, words, link, block]) expect(isOneMarkMore(forged, text, 'a')).toBe(false);
  });
});

describe('a text that was written without knowing the marks', () => {
  const old = marked(marked(marked(text, 'Fish Dock Road', 'a'), '690 volts', 'b'), 'Keep', 'c');
  const ids = new Set(['a', 'b', 'c']);
  const written = (markdown: string) => carryMarks(documentFromMarkdown(markdown), old, ids);

  it('gets them where the words are now', () => {
    const fresh = written(`A new beginning.

# Keep the lights on

From our old base at **Fish Dock Road** a crew of four looks after 64 turbines.

- Inspect and repair
- Write it up
- Trace faults up to 690 volts`);
    const words = (id: string) => textOfRanges(fresh, rangesOfMark(fresh, id));
    expect([words('a'), words('b'), words('c')]).toEqual(['Fish Dock Road', '690 volts', 'Keep']);
  });

  it('gets none where the words are gone or could be either of two', () => {
    const fresh = written('# Light\n\nKeep calm and keep left. Keep on.\n\nFrom the harbour.');
    expect(commentMarkIds(fresh)).toEqual([]);
  });

  it('loses the marks of comments that are gone, and keeps those it has', () => {
    const fresh = carryMarks(old, old, new Set(['b']));
    expect(commentMarkIds(fresh)).toEqual(['b']);
    expect(documentText(fresh)).toBe(documentText(text));
  });
});
