import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  addCommentMark,
  appendStatement,
  commentMarkIds,
  countCharacters,
  countWords,
  documentFromMarkdown,
  documentFromText,
  documentText,
  documentToHtml,
  emptyDocument,
  equalDocuments,
  isEmptyDocument,
  isLinkAddress,
  parseDocument,
  type StoredDocument,
  serialiseDocument,
  textFormats,
} from './index.ts';

const envelope = (children: unknown[]): string => JSON.stringify({ version: 1, root: { type: 'root', children } });
const paragraph = (...children: unknown[]) => ({ type: 'paragraph', children });
const text = (value: string, rest: object = {}) => ({ type: 'text', text: value, ...rest });
const reasonOf = (content: string): string => {
  const parsed = parseDocument(content);
  return parsed.ok ? 'accepted' : parsed.reason;
};
const accepted = (content: string): StoredDocument => {
  const parsed = parseDocument(content);
  if (!parsed.ok) throw new Error(parsed.reason);
  return parsed.document;
};

describe('parsing', () => {
  it('rebuilds a document from the fields it knows and drops the rest', () => {
    const document = accepted(envelope([{ ...paragraph(text('Hello', { format: 1, onclick: 'x' })), evil: true }]));
    expect(JSON.stringify(document)).not.toContain('evil');
    expect(JSON.stringify(document)).not.toContain('onclick');
    expect(document.root.children[0]).toMatchObject({ type: 'paragraph', children: [{ text: 'Hello', format: 1 }] });
  });

  it("takes the editor's bare state as version 0", () => {
    const bare = JSON.stringify({ root: { type: 'root', children: [paragraph(text('Hi'))] } });
    expect(documentText(accepted(bare))).toBe('Hi');
  });

  it.each([
    ['not json', '{', 'not-json'],
    ['null', 'null', 'bad-node'],
    ['a list', '[]', 'bad-node'],
    ['a version of the future', '{"version":2,"root":{}}', 'bad-version'],
    ['no root', '{"version":1}', 'bad-node'],
    ['an unknown node', envelope([{ type: 'image', src: 'https://x.example' }]), 'bad-node'],
    ['a script-like node', envelope([{ type: 'html', html: '<script>' }]), 'bad-node'],
    ['text outside a block', envelope([text('x')]), 'bad-node'],
    ['a block in a block', envelope([paragraph(paragraph())]), 'bad-node'],
    ['NUL', envelope([paragraph(text('a\0b'))]), 'bad-text'],
    [
      'a lone surrogate',
      '{"version":1,"root":{"type":"root","children":[{"type":"paragraph","children":[{"type":"text","text":"\\ud83d"}]}]}}',
      'bad-text',
    ],
    ['a number for text', envelope([paragraph({ type: 'text', text: 7 })]), 'bad-text'],
    ['javascript link', envelope([paragraph({ type: 'link', url: 'javascript:alert(1)', children: [] })]), 'bad-link'],
    ['mailto link', envelope([paragraph({ type: 'link', url: 'mailto:a@b.example', children: [] })]), 'bad-link'],
    ['link without scheme', envelope([paragraph({ type: 'link', url: '//evil.example', children: [] })]), 'bad-link'],
    [
      'link in a link',
      envelope([
        paragraph({
          type: 'link',
          url: 'https://a.example',
          children: [{ type: 'link', url: 'https://b.example', children: [] }],
        }),
      ]),
      'bad-node',
    ],
    ['indent 9', envelope([{ ...paragraph(text('x')), indent: 9 }]), 'bad-node'],
    ['an unknown alignment', envelope([{ ...paragraph(text('x')), format: 'middle' }]), 'bad-node'],
    ['a heading of level 4', envelope([{ type: 'heading', tag: 'h4', children: [] }]), 'bad-node'],
    ['10,001 characters', envelope([paragraph(text('x'.repeat(10_001)))]), 'too-long'],
    ['512 KB', envelope([paragraph(text('x'.repeat(600_000)))]), 'too-large'],
  ])('refuses %s', (_name, content, reason) => {
    expect(reasonOf(content)).toBe(reason);
  });

  it('accepts exactly 10,000 characters, over several blocks', () => {
    expect(reasonOf(envelope([paragraph(text('x'.repeat(6_000))), paragraph(text('y'.repeat(4_000)))]))).toBe(
      'accepted',
    );
    expect(reasonOf(envelope([paragraph(text('x'.repeat(6_000))), paragraph(text('y'.repeat(4_001)))]))).toBe(
      'too-long',
    );
  });

  it('keeps the two colours and drops every other declaration', () => {
    const styled = accepted(
      envelope([
        paragraph(
          text('x', { style: 'background-color: #FFE98F; color:#b42b21; font-size: 90px; background: url(x)' }),
        ),
      ]),
    );
    expect(styled.root.children[0]).toMatchObject({
      children: [{ style: 'color: #b42b21; background-color: #ffe98f;' }],
    });
  });

  const nested = (depth: number): object => ({
    type: 'list',
    listType: 'bullet',
    children: [{ type: 'listitem', children: depth === 1 ? [text('deep')] : [nested(depth - 1)] }],
  });

  it('accepts lists 7 deep and refuses the eighth', () => {
    expect(reasonOf(envelope([nested(7)]))).toBe('accepted');
    expect(reasonOf(envelope([nested(8)]))).toBe('too-deep');
  });

  it('refuses a hostile depth before it is parsed', () => {
    expect(reasonOf(`${'['.repeat(100_000)}${']'.repeat(100_000)}`)).toBe('too-deep');
    expect(reasonOf(`{"version":1,"root":${'{"children":['.repeat(20_000)}`)).toBe('too-deep');
  });

  it('never throws on any JSON', () => {
    fc.assert(fc.property(fc.json({ maxDepth: 8 }), (json) => typeof parseDocument(json).ok === 'boolean'));
    fc.assert(fc.property(fc.string(), (anything) => typeof parseDocument(anything).ok === 'boolean'));
  });

  it('never throws on wrong values in right places', () => {
    const anyNode = fc.record(
      {
        type: fc.constantFrom('paragraph', 'heading', 'list', 'listitem', 'text', 'link', 'mark', 'linebreak', 'root'),
        children: fc.anything(),
        text: fc.anything(),
        format: fc.anything(),
        style: fc.anything(),
        indent: fc.anything(),
        url: fc.anything(),
        ids: fc.anything(),
        tag: fc.anything(),
        listType: fc.anything(),
        start: fc.anything(),
      },
      { requiredKeys: ['type'] },
    );
    fc.assert(
      fc.property(fc.array(anyNode), (children) => {
        const json = JSON.stringify({ version: 1, root: { type: 'root', children } }, (_key, value) =>
          typeof value === 'bigint' ? 0 : value,
        );
        return typeof parseDocument(json).ok === 'boolean';
      }),
    );
  });
});

const line = fc
  .string({ unit: 'grapheme', minLength: 1, maxLength: 40 })
  .filter((value) => !value.includes('\0') && value.isWellFormed());

describe('laws', () => {
  it('parsing what was serialised changes nothing', () => {
    fc.assert(
      fc.property(fc.array(line, { maxLength: 12 }), (lines) => {
        const document = documentFromMarkdown(lines.join('\n'));
        const stored = serialiseDocument(document);
        const parsed = parseDocument(stored);
        return (
          parsed.ok && equalDocuments(parsed.document, document) && parsed.characters === countCharacters(document)
        );
      }),
    );
  });

  it('appending the statement twice is appending it once', () => {
    fc.assert(
      fc.property(fc.array(line, { maxLength: 6 }), line, (lines, statement) => {
        const once = appendStatement(documentFromText(lines.join('\n')), statement);
        return equalDocuments(appendStatement(once, statement), once);
      }),
    );
  });

  it('a mark changes no text', () => {
    fc.assert(
      fc.property(line, line, line, (before, quote, after) => {
        const document = documentFromText(`${before} ${quote} ${after}`);
        const marked = addCommentMark(document, { quote: quote.trim(), id: 'c1' });
        return marked === undefined || quote.trim() === '' || documentText(marked) === documentText(document);
      }),
    );
  });
});

describe('making and reading', () => {
  const markdown =
    '# Title\n\nFirst **bold** line\nand on.\n\n- one\n- two\n\n1. first\n2. [second](https://a.example/x)\n\n## Pay\nEnd';
  const document = documentFromMarkdown(markdown);

  it('reads markdown', () => {
    expect(documentText(document)).toBe('Title\nFirst bold line and on.\none\ntwo\nfirst\nsecond\nPay\nEnd');
    expect(document.root.children.map((block) => block.type)).toEqual([
      'heading',
      'paragraph',
      'list',
      'list',
      'heading',
      'paragraph',
    ]);
    expect(document.root.children[1]).toMatchObject({ children: [{}, { text: 'bold', format: textFormats.bold }, {}] });
  });

  it('counts words and characters', () => {
    expect(countWords(document)).toBe(12);
    expect(countCharacters(document)).toBe(documentText(document).length - 7);
    expect(countWords(documentFromText('20,000 – & don’t'))).toBe(2);
  });

  it('knows an empty document', () => {
    expect(isEmptyDocument(emptyDocument())).toBe(true);
    expect(isEmptyDocument(documentFromText('  \n '))).toBe(true);
    expect(isEmptyDocument(document)).toBe(false);
  });

  it('writes escaped HTML', () => {
    expect(documentToHtml(documentFromMarkdown('<b>&"x"\n\n1. [go](https://a.example/?a=1&b=2)'))).toBe(
      '<p>&lt;b&gt;&amp;&quot;x&quot;</p>\n<ol><li><a href="https://a.example/?a=1&amp;b=2" target="_blank" rel="noopener noreferrer">go</a></li></ol>',
    );
  });

  it('leaves a link to anything else as text', () => {
    expect(documentToHtml(documentFromMarkdown('[x](javascript:1)'))).toBe('<p>x</p>');
  });

  it('marks words across formats and finds the mark again', () => {
    const marked = addCommentMark(document, { quote: 'First bold', id: 'c-1' });
    expect(marked && commentMarkIds(marked)).toEqual(['c-1']);
    expect(addCommentMark(document, { quote: 'not there', id: 'c-2' })).toBeUndefined();
  });

  it('appends the statement below what is there, not to what has it', () => {
    const once = appendStatement(document, 'Everyone may apply.');
    expect(documentText(once).endsWith('End\nEveryone may apply.')).toBe(true);
    expect(appendStatement(once, '  everyone  may apply. ')).toBe(once);
    expect(appendStatement(document, '   ')).toBe(document);
  });
});

describe('links', () => {
  it.each(['https://a.example', 'http://a.example/x?y#z', 'HTTPS://a.example:8080/'])('allows %s', (url) => {
    expect(isLinkAddress(url)).toBe(true);
  });
  it.each([
    '',
    'a.example',
    '//a.example',
    'ftp://a.example',
    'javascript:alert(1)',
    'https://',
    'https://user@a.example',
    'https://a b.example',
    'http:\\\\a',
    ' https://a.example',
    'data:text/html,x',
    `https://a.example/${'x'.repeat(3_000)}`,
  ])('refuses %s', (url) => {
    expect(isLinkAddress(url)).toBe(false);
  });
});
