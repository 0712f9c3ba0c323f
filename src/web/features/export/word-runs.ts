/** Words of the advert as runs of a Word document. */
import { ExternalHyperlink, type IRunOptions, type ParagraphChild, ShadingType, Tab, TextRun } from 'docx';
import { type InlineNode, isLinkAddress, type ListNode, type TextNode, textFormats } from '#domain/document/index.ts';
import { cleanText } from './characters.ts';
import { markerShade } from './word-styles.ts';

type Look = Omit<IRunOptions, 'text' | 'children'>;

function lookOf(node: TextNode, insideLink: boolean): Look {
  const has = (bit: number): boolean => (node.format & bit) !== 0;
  const color = /(?:^|;)\s*color:\s*#([0-9a-f]{6})/i.exec(node.style)?.[1]?.toUpperCase();
  const shade = /background-color:\s*#([0-9a-f]{6})/i.exec(node.style)?.[1]?.toUpperCase();
  const fill = has(textFormats.highlight) ? markerShade : shade;
  return {
    ...(insideLink ? { style: 'Hyperlink' } : {}),
    ...(has(textFormats.bold) ? { bold: true } : {}),
    ...(has(textFormats.italic) ? { italics: true } : {}),
    ...(has(textFormats.strikethrough) ? { strike: true } : {}),
    ...(has(textFormats.underline) ? { underline: {} } : {}),
    ...(has(textFormats.code) ? { font: 'Courier New' } : {}),
    ...(color === undefined ? {} : { color }),
    ...(fill === undefined ? {} : { shading: { type: ShadingType.CLEAR, color: 'auto', fill } }),
  };
}

function runOf(node: TextNode, insideLink: boolean): TextRun[] {
  const text = cleanText(node.text);
  if (text === '') return [];
  const look = lookOf(node, insideLink);
  if (!/[\t\n\r]/.test(text)) return [new TextRun({ ...look, text })];
  // Word reads a tab or a newline inside a text as a space, so they become elements of their own.
  const lines = text.split(/\r\n|\r|\n/);
  return lines.flatMap((line, row) =>
    line.split('\t').map(
      (piece, column) =>
        new TextRun({
          ...look,
          ...(row > 0 && column === 0 ? { break: 1 } : {}),
          children: column > 0 ? [new Tab(), piece] : [piece],
        }),
    ),
  );
}

/** The runs of inline nodes. Comment marks are left out, their words stay; a link that isn't http or https loses its address. */
export function runsOf(nodes: readonly (InlineNode | ListNode)[], insideLink = false): ParagraphChild[] {
  return nodes.flatMap((node): ParagraphChild[] => {
    if (node.type === 'text') return runOf(node, insideLink);
    if (node.type === 'linebreak') return [new TextRun({ break: 1 })];
    if (node.type === 'mark') return runsOf(node.children, insideLink);
    if (node.type === 'list') return [];
    const safe = !insideLink && isLinkAddress(node.url);
    const children = runsOf(node.children, safe || insideLink);
    return safe ? [new ExternalHyperlink({ link: cleanText(node.url), children })] : children;
  });
}
