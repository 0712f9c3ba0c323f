/** Names of exported files: safe on Windows, macOS and Linux, and never two alike (decisions: Export names). */

/** Name of the bulk export. */
export const archiveName = 'Job Adverts.zip';

/** Characters of the id that follow the title in an archive (D1 section 7). */
const idCharacters = 4;
/** File systems allow 255 bytes; the rest is left for the id, a counter and the ending. */
const stemBytesMax = 230;
const untitled = 'Job advert';

// What Windows forbids, control characters, and marks that turn the direction of writing and so hide an ending.
const unsafe = /[<>:"/\\|?*\u0000-\u001f\u007f-\u009f\u200b-\u200f\u2028-\u202e\u2060-\u2069\ufeff\ufffe\uffff]/g;
const reserved = /^(?:con|prn|aux|nul|com[0-9¹²³]|lpt[0-9¹²³])(?=$|\.)/i;

const encoder = new TextEncoder();
let segmenter: Intl.Segmenter | undefined;
/** Made when the first name is cut: it loads tables for 20 ms. */
const graphemes = (): Intl.Segmenter => {
  segmenter ??= new Intl.Segmenter('en', { granularity: 'grapheme' });
  return segmenter;
};

/** Cuts to a number of UTF-8 bytes without breaking an emoji or an accented letter. */
function cutToBytes(text: string, max: number): string {
  if (encoder.encode(text).length <= max) return text;
  let kept = '';
  let bytes = 0;
  for (const { segment } of graphemes().segment(text)) {
    bytes += encoder.encode(segment).length;
    if (bytes > max) break;
    kept += segment;
  }
  return kept;
}

/** A title as the beginning of a file name: unsafe characters replaced by '-', spaces and dots at the ends removed. */
export function safeStem(title: string): string {
  const replaced = title.toWellFormed().normalize('NFC').replace(unsafe, '-').replace(/\s+/g, ' ');
  const stem = cutToBytes(replaced.trim(), stemBytesMax).replace(/^[.\s]+|[.\s]+$/g, '');
  if (/^-*$/.test(stem)) return untitled;
  return reserved.test(stem) ? `_${stem}` : stem;
}

/** `jobTitle.docx`. */
export function documentName(jobTitle: string): string {
  return `${safeStem(jobTitle)}.docx`;
}

/** Hands out names within one archive: title and first four characters of the id, counted on when taken. */
export function createEntryNames(): (advert: { id: string; jobTitle: string }) => string {
  const taken = new Set<string>();
  return ({ id, jobTitle }) => {
    const stem = `${safeStem(jobTitle)}${id.slice(0, idCharacters).replace(unsafe, '-')}`;
    // Windows and macOS don't tell capitals apart; two capitals may also share one small letter.
    const fold = (name: string): string => name.normalize('NFKC').toUpperCase().toLowerCase();
    let name = `${stem}.docx`;
    for (let count = 2; taken.has(fold(name)); count++) name = `${stem} (${count}).docx`;
    taken.add(fold(name));
    return name;
  };
}
