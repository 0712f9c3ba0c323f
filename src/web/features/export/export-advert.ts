/** Export of one advert as a Word document, `jobTitle.docx`. */
import { downloadFile } from './download.ts';
import { documentName } from './file-names.ts';
import type { ExportableText } from './word-document.ts';

/**
 * The advert as a Word document. Loads the Word library on first use.
 * @throws UnreadableAdvertError when the stored content is broken
 */
export async function exportAdvert(advert: ExportableText): Promise<Blob> {
  const { makeWordFile, wordType } = await import('./word-document.ts');
  return new Blob([await makeWordFile(advert)], { type: wordType });
}

/** Makes the Word document and hands it to the browser as `jobTitle.docx`. */
export async function downloadAdvert(advert: ExportableText): Promise<void> {
  downloadFile(await exportAdvert(advert), documentName(advert.jobTitle));
}
