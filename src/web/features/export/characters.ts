/** Characters that XML 1.0 forbids, even escaped: Word refuses a whole document for one of them. */

const forbidden = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g;

/** The text without characters that XML forbids; half surrogate pairs become the replacement character. */
export function cleanText(text: string): string {
  return text.toWellFormed().replace(forbidden, '');
}
