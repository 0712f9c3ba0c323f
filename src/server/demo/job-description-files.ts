/** Turns the demo's plain job descriptions into files as a company would have them. */
import type { PDFFont, PDFPage } from 'pdf-lib';

/** A line of a job description, by what it looks like. */
export interface Line {
  kind: 'title' | 'heading' | 'item' | 'text' | 'gap';
  text: string;
}

const TITLE = /^\W*(?:job title|role title|vacancy title|title|post|jd|job description|role description)\s*[:-]/i;
const ITEM = /^\s*(?:[-*>•]\s+|\(?[a-z0-9]{1,3}[).]\s+)/;
const RULE = /^[\s=_*-]{6,}$/;

const isHeading = (text: string): boolean =>
  /^(?:\d+[.)]\s*)?[^a-z]{4,60}$/.test(text) && /[A-Z]{3}/.test(text) && !/[£\d]{4}/.test(text);

/** Sorts the lines of a text. The first line is the title of the page. */
export const linesOf = (text: string): Line[] =>
  text
    .replace(/\r\n?/g, '\n')
    .trim()
    .split('\n')
    .filter((line) => !RULE.test(line))
    .map((line, at): Line => {
      const plain = line.replace(/\s+/g, ' ').trim();
      if (plain === '') return { kind: 'gap', text: '' };
      if (at === 0 || TITLE.test(plain)) return { kind: 'title', text: plain };
      if (ITEM.test(line)) return { kind: 'item', text: plain };
      return { kind: isHeading(plain) ? 'heading' : 'text', text: plain };
    });

/** A Word document of a job description. */
export const createDocx = async (text: string, company: string): Promise<Uint8Array> => {
  const { AlignmentType, Document, Footer, Header, HeadingLevel, Packer, PageNumber, Paragraph, TextRun } =
    await import('docx');
  const paragraph = ({ kind, text: words }: Line) => {
    if (kind === 'title') return new Paragraph({ text: words, heading: HeadingLevel.HEADING_1 });
    if (kind === 'heading') return new Paragraph({ text: words, heading: HeadingLevel.HEADING_2 });
    if (kind === 'item')
      return new Paragraph({ text: words, indent: { left: 360, hanging: 200 }, spacing: { after: 60 } });
    const [, label, rest] = /^([A-Z][\w /.&'’-]{1,28}:)\s*(\S.*)$/.exec(words) ?? [];
    const runs =
      label && rest ? [new TextRun({ text: `${label} `, bold: true }), new TextRun(rest)] : [new TextRun(words)];
    return new Paragraph({ children: runs, spacing: { after: kind === 'gap' ? 0 : 60 } });
  };
  const document = new Document({
    creator: company,
    title: 'Job description',
    styles: {
      default: {
        document: { run: { font: 'Calibri', size: 22 } },
        heading1: { run: { size: 30, bold: true, color: '1F3B4D' }, paragraph: { spacing: { after: 160 } } },
        heading2: {
          run: { size: 24, bold: true, color: '1F3B4D' },
          paragraph: { spacing: { before: 200, after: 80 } },
        },
      },
    },
    sections: [
      {
        headers: {
          default: new Header({ children: [new Paragraph({ text: company, alignment: AlignmentType.RIGHT })] }),
        },
        footers: {
          default: new Footer({
            children: [
              new Paragraph({
                alignment: AlignmentType.CENTER,
                children: [new TextRun({ children: ['Page ', PageNumber.CURRENT, ' of ', PageNumber.TOTAL_PAGES] })],
              }),
            ],
          }),
        },
        children: linesOf(text).map(paragraph),
      },
    ],
  });
  return Packer.toBuffer(document);
};

/** A4 in points, and what is left free around the text. */
const PAGE: [number, number] = [595.28, 841.89];
const MARGIN = 64;
const STYLES = {
  title: { size: 16, leading: 24, indent: 0 },
  heading: { size: 11.5, leading: 20, indent: 0 },
  item: { size: 10.5, leading: 15, indent: 14 },
  text: { size: 10.5, leading: 15, indent: 0 },
  gap: { size: 10.5, leading: 8, indent: 0 },
} as const;

const wrap = (text: string, font: PDFFont, size: number, width: number): string[] => {
  const lines = [''];
  for (const word of text.split(' ')) {
    const last = lines.at(-1) ?? '';
    const longer = last === '' ? word : `${last} ${word}`;
    if (last !== '' && font.widthOfTextAtSize(longer, size) > width) lines.push(word);
    else lines[lines.length - 1] = longer;
  }
  return lines;
};

/** A PDF of a job description. */
export const createPdf = async (text: string, company: string): Promise<Uint8Array> => {
  const { PDFDocument, rgb, StandardFonts } = await import('pdf-lib');
  const document = await PDFDocument.create();
  document.setTitle('Job description');
  document.setAuthor(company);
  const [regular, bold] = await Promise.all([
    document.embedFont(StandardFonts.Helvetica),
    document.embedFont(StandardFonts.HelveticaBold),
  ]);
  const [ink, dim] = [rgb(0.1, 0.13, 0.15), rgb(0.4, 0.44, 0.47)];
  const [width, height] = PAGE;
  const pages: PDFPage[] = [];
  let y = 0;
  const turn = (): PDFPage => {
    const page = document.addPage(PAGE);
    pages.push(page);
    page.drawText(company, { x: MARGIN, y: height - 40, size: 9, font: bold, color: dim });
    y = height - MARGIN - 10;
    return page;
  };
  let page = turn();
  for (const { kind, text: words } of linesOf(text)) {
    const { size, leading, indent } = STYLES[kind];
    const font = kind === 'title' || kind === 'heading' ? bold : regular;
    for (const part of wrap(words, font, size, width - 2 * MARGIN - indent)) {
      if (y - leading < MARGIN) page = turn();
      y -= leading;
      if (part !== '') page.drawText(part, { x: MARGIN + indent, y, size, font, color: ink });
    }
  }
  pages.forEach((each, at) => {
    each.drawText(`Page ${at + 1} of ${pages.length}`, { x: MARGIN, y: 36, size: 8, font: regular, color: dim });
  });
  return document.save();
};
