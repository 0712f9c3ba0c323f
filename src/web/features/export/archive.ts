/** The bulk export: one archive, filled advert by advert, so that it can be shown, stopped and kept small in memory. */
import { Zip, ZipPassThrough } from 'fflate';
import { createEntryNames } from './file-names.ts';
import { type ExportableText, makeWordFile } from './word-document.ts';

/** An advert of a bulk export. */
export interface ExportableAdvert extends ExportableText {
  id: string;
}

/** An archive under construction. */
export interface Archive {
  /** Adds one advert and answers the name that it has in the archive. */
  add(advert: ExportableAdvert): Promise<string>;
  /** Closes the archive. */
  finish(): Blob;
}

/** Begins an archive. A Word document is compressed already, so it is stored as it is. */
export function createArchive(): Archive {
  const nameOf = createEntryNames();
  const chunks: BlobPart[] = [];
  const zip = new Zip((error, chunk) => {
    if (error !== null) throw error;
    chunks.push(new Uint8Array(chunk));
  });
  return {
    async add(advert) {
      const bytes = await makeWordFile(advert);
      const name = nameOf(advert);
      const entry = new ZipPassThrough(name);
      zip.add(entry);
      entry.push(bytes, true);
      return name;
    },
    finish() {
      zip.end();
      return new Blob(chunks, { type: 'application/zip' });
    },
  };
}
