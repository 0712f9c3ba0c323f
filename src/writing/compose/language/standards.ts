/** Names of standards: the letters of a body before a number, "EN 61439", "iso 9001", "BS EN ISO 3834". They keep or get their capitals. */

const body = /^(?:EN|BS|IS|DIN|ISO|IEC|VDE|ASTM|ASME|ANSI|AWS|NFPA|IPC|AMS|SANS|IRC)$/;

/** Whether a word in capitals names a standard, by what stands behind it: "EN" of "TO EN 1090". */
export const namesStandard = (word: string, behind: string): boolean =>
  body.test(word) && /^(?: (?:EN|ISO|IEC|DIN|VDE))?[ -]\d{3}/.test(behind);

/** Letters that are no word before a number: "is 456" is what something is, and "en 2026" a year. */
const small =
  /\b(?:(?:bs|din|i\.s\.|iso|iec) )?(?:en (?!(?:19|20)\d\d\b)|iso |iec |din |vde |nfpa |astm |asme |ansi |bs )(?:iso |iec )?(?=(?:[a-z]\d|\d)\d{2,5}\b(?! ?%|,\d))/gi;

/** A text with the names of standards in capitals, however they were typed. */
export const withStandards = (text: string): string =>
  /\d{3}/.test(text) ? text.replace(small, (name) => name.toUpperCase()) : text;
