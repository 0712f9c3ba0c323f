/** Words of a plain text: runs of characters that are not white space, with at least one letter or digit. */
export function countWordsIn(text: string): number {
  return text.split(/\s+/u).filter((word) => /[\p{L}\p{N}]/u.test(word)).length;
}
