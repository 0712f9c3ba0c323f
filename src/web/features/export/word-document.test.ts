import { strFromU8, unzipSync } from 'fflate';
import { describe, expect, it } from 'vitest';
import {
  type BlockNode,
  documentFromText,
  type InlineNode,
  type ListNode,
  serialiseDocument,
  textFormats,
} from '#domain/document/index.ts';
import { exportAdvert } from './export-advert.ts';
import { makeWordFile, UnreadableAdvertError } from './word-document.ts';

const node = { direction: null, format: '', indent: 0, version: 1 } as const;
const text = (words: string, format = 0, style = ''): InlineNode => ({
  type: 'text',
  text: words,
  format,
  style,
  detail: 0,
  mode: 'normal',
  version: 1,
});
const paragraph = (children: InlineNode[], look: Partial<BlockNode> = {}): BlockNode =>
  ({ ...node, type: 'paragraph', children, textFormat: 0, textStyle: '', ...look }) as BlockNode;
const list = (listType: 'bullet' | 'number', items: (InlineNode | ListNode)[][], start = 1): ListNode => ({
  ...node,
  type: 'list',
  listType,
  tag: listType === 'bullet' ? 'ul' : 'ol',
  start,
  children: items.map((children, index) => ({ ...node, type: 'listitem', value: start + index, children })),
});
const contentOf = (children: BlockNode[]): string =>
  JSON.stringify({ version: 1, root: { type: 'root', ...node, children } });

async function partsOf(children: BlockNode[], jobTitle = 'Nurse') {
  const files = unzipSync(await makeWordFile({ jobTitle, content: contentOf(children) }));
  const read = (path: string): string => strFromU8(files[path] ?? new Uint8Array());
  return {
    document: read('word/document.xml'),
    styles: read('word/styles.xml'),
    numbering: read('word/numbering.xml'),
    relations: read('word/_rels/document.xml.rels'),
    core: read('docProps/core.xml'),
  };
}

/** Paragraphs of the document: their properties and their words. */
function paragraphsOf(xml: string) {
  return [...xml.matchAll(/<w:p>(.*?)<\/w:p>/gs)].map(([, inner = '']) => ({
    words: [...inner.matchAll(/<w:t[^>]*>(.*?)<\/w:t>/gs)].map((match) => match[1]).join(''),
    style: /<w:pStyle w:val="([^"]+)"/.exec(inner)?.[1],
    level: /<w:ilvl w:val="(\d+)"/.exec(inner)?.[1],
    list: /<w:numId w:val="(\d+)"/.exec(inner)?.[1],
    left: /<w:ind w:left="(\d+)"/.exec(inner)?.[1],
    align: /<w:jc w:val="(\w+)"/.exec(inner)?.[1],
  }));
}

const nestedTo = (levels: number): ListNode =>
  list('number', levels === 1 ? [[text('1')]] : [[text(String(levels))], [nestedTo(levels - 1)]]);

describe('the look of the Word document', () => {
  it("has headings by Word's own styles, heading 1 at 30 half-points", async () => {
    const heading = (tag: 'h1' | 'h2' | 'h3'): BlockNode => ({ ...node, type: 'heading', tag, children: [text(tag)] });
    const { document, styles } = await partsOf([heading('h1'), heading('h2'), heading('h3')]);
    expect(paragraphsOf(document).map(({ style }) => style)).toEqual(['Heading1', 'Heading2', 'Heading3']);
    const first = /<w:style [^>]*w:styleId="Heading1".*?<\/w:style>/s.exec(styles)?.[0] ?? '';
    expect(first).toContain('<w:sz w:val="30"/>');
    expect(first).toContain('w:val="Heading 1"');
    expect(styles).toContain('w:val="en-GB"');
  });

  it('keeps bold, italic, underline, strike, colour, marker and background', async () => {
    const { bold, italic, underline, strikethrough, highlight } = textFormats;
    const { document } = await partsOf([
      paragraph([
        text('all', bold | italic | underline | strikethrough | highlight, 'color: #c0392b;'),
        text('back', 0, 'background-color: #00ff00;'),
      ]),
    ]);
    for (const part of ['<w:b/>', '<w:i/>', '<w:strike/>', '<w:u ', 'w:val="C0392B"', 'w:fill="FFF1A3"'])
      expect(document).toContain(part);
    expect(document).toContain('w:fill="00FF00"');
    expect(document).not.toContain('w:color w:val="00FF00"');
  });

  it('aligns and indents by 500 twips a level', async () => {
    const indented = Array.from({ length: 9 }, (_, indent) => paragraph([text('x')], { indent }));
    const aligned = (['left', 'center', 'right', 'justify'] as const).map((format) =>
      paragraph([text('y')], { format }),
    );
    const { document } = await partsOf([...indented, ...aligned]);
    const found = paragraphsOf(document);
    const expected = [undefined, '500', '1000', '1500', '2000', '2500', '3000', '3500', '4000'];
    expect(found.slice(0, 9).map(({ left }) => left)).toEqual(expected);
    expect(found.slice(9).map(({ align }) => align)).toEqual(['left', 'center', 'right', 'both']);
  });

  it('links http and https only, and breaks lines', async () => {
    const link = (url: string): InlineNode => ({
      ...node,
      type: 'link',
      url,
      target: '_blank',
      rel: 'noopener noreferrer',
      title: null,
      children: [text('here')],
    });
    const { document, relations } = await partsOf([
      paragraph([link('https://example.org/?a=1&b=2'), { type: 'linebreak', version: 1 }, text('next')]),
    ]);
    expect(document).toMatch(/<w:hyperlink [^>]*r:id="[^"]+".*?here.*?<\/w:hyperlink>/s);
    expect(document).toContain('<w:br/>');
    expect(relations).toContain('Target="https://example.org/?a=1&amp;b=2" TargetMode="External"');
  });

  it('keeps the words of comments and drops the marks', async () => {
    const mark: InlineNode = { ...node, type: 'mark', ids: ['c1'], children: [text('marked')] };
    const { document } = await partsOf([paragraph([text('is '), mark])]);
    expect(paragraphsOf(document)[0]?.words).toBe('is marked');
  });
});

describe('lists', () => {
  it('defines 8 numbered levels, 500 twips apart', async () => {
    const { numbering } = await partsOf([list('number', [[text('one')]])]);
    const definition = [...numbering.matchAll(/<w:abstractNum .*?<\/w:abstractNum>/gs)]
      .map(([xml]) => xml)
      .find((xml) => xml.includes('w:val="decimal"') && xml.includes('%8.'));
    expect([...(definition ?? '').matchAll(/w:ilvl="(\d)"/g)].map((match) => match[1])).toEqual([...'01234567']);
    expect([...(definition ?? '').matchAll(/<w:ind w:left="(\d+)"/g)].map((match) => Number(match[1]))).toEqual([
      500, 1000, 1500, 2000, 2500, 3000, 3500, 4000,
    ]);
  });

  it('nests as deep as the editor does, in one list', async () => {
    const found = paragraphsOf((await partsOf([nestedTo(7)])).document);
    expect(found.map(({ level }) => level)).toEqual([...'0123456']);
    expect(new Set(found.map(({ list: id }) => id)).size).toBe(1);
  });

  it('begins again with every list, and starts where the list starts', async () => {
    const { document, numbering } = await partsOf([
      list('number', [[text('a')]]),
      list('number', [[text('b')]]),
      list('number', [[text('c')]], 5),
    ]);
    const ids = paragraphsOf(document).map(({ list: id }) => id);
    expect(new Set(ids).size).toBe(3);
    for (const [index, start] of [1, 1, 5].entries()) {
      const override = new RegExp(
        `<w:num w:numId="${ids[index]}".*?<w:lvlOverride w:ilvl="0"><w:startOverride w:val="(\\d+)"`,
        's',
      ).exec(numbering);
      expect(override?.[1]).toBe(String(start));
    }
  });

  it('puts bullets into numbers and goes on counting', async () => {
    const { document } = await partsOf([
      list('number', [[text('one')], [list('bullet', [[text('dot')]])], [text('two')]]),
    ]);
    const [one, dot, two] = paragraphsOf(document);
    expect(one?.list).toBe(two?.list);
    expect(dot?.list).not.toBe(one?.list);
    expect(dot?.level).toBe('1');
  });
});

describe('hard input', () => {
  it('strips what XML forbids and escapes what it reserves', async () => {
    const odd = 'a\u0001b\u000bc\ufffe<w:t>&"\u{1f9e6}';
    const { document, core } = await partsOf([paragraph([text(odd)])], 'Nurse \u0002 <&>\ud800');
    expect(paragraphsOf(document)[0]?.words).toContain('abc&lt;w:t&gt;&amp;');
    expect(document).toContain('\u{1f9e6}');
    expect(document + core).not.toMatch(/[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/);
  });

  it('makes an empty page of an empty advert and refuses a broken one', async () => {
    const empty = await exportAdvert({ jobTitle: 'Nurse', content: '' });
    expect(empty.type).toContain('wordprocessingml');
    expect(empty.size).toBeGreaterThan(1_000);
    await expect(exportAdvert({ jobTitle: 'Nurse', content: '{"root":' })).rejects.toThrow(UnreadableAdvertError);
  });

  it('reads what the document layer writes', async () => {
    const content = serialiseDocument(documentFromText('First line\nSecond line'));
    const xml = strFromU8(
      unzipSync(await makeWordFile({ jobTitle: 'N', content }))['word/document.xml'] ?? new Uint8Array(),
    );
    expect(paragraphsOf(xml).map(({ words }) => words)).toEqual(['First line', 'Second line']);
  });
});
