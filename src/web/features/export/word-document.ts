/** One advert as a Word document. This file carries the Word library, so it is loaded when somebody exports. */
import { Document, Packer } from 'docx';
import { emptyDocument, parseDocument, type StoredDocument } from '#domain/document/index.ts';
import { cleanText } from './characters.ts';
import { BlockWalker } from './word-blocks.ts';
import { numberingOf, styles } from './word-styles.ts';

/** What is exported. */
export interface ExportableText {
  jobTitle: string;
  /** The advert's stored content; '' for an advert without text. */
  content: string;
}

/** Media type of a Word document. */
export const wordType = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document';

/** Twips of an A4 page: British paper, margins of one inch. */
const page = {
  size: { width: 11_906, height: 16_838 },
  margin: { top: 1_440, right: 1_440, bottom: 1_440, left: 1_440 },
};

/** The stored content is not a document that can be read. */
export class UnreadableAdvertError extends Error {
  constructor(jobTitle: string) {
    super(`The text of "${jobTitle}" can't be read, so it wasn't exported. Open the advert, save it and try again.`);
    this.name = 'UnreadableAdvertError';
  }
}

function readDocument({ jobTitle, content }: ExportableText): StoredDocument {
  if (content === '') return emptyDocument();
  const parsed = parseDocument(content);
  if (!parsed.ok) throw new UnreadableAdvertError(jobTitle);
  return parsed.document;
}

/**
 * Makes the bytes of a Word document.
 * @throws UnreadableAdvertError when the stored content is broken
 */
export async function makeWordFile(advert: ExportableText): Promise<Uint8Array<ArrayBuffer>> {
  const walker = new BlockWalker();
  const children = walker.paragraphsOf(readDocument(advert).root.children);
  const document = new Document({
    title: cleanText(advert.jobTitle),
    description: 'Job advert',
    creator: 'Hirewright',
    lastModifiedBy: 'Hirewright',
    styles,
    numbering: numberingOf(walker.numberingNames),
    sections: [{ properties: { page }, children }],
  });
  return new Uint8Array(await Packer.toArrayBuffer(document));
}
