/** Words that a pasted paper broke at the end of its lines: "in-cluding", "expe-rience", "quali- fied". */
import { inDictionary } from './dictionary.ts';

const joined = (whole: string, part: string, rest: string): string => {
  const word = `${part}${rest}`.toLowerCase();
  const known = inDictionary(word) || (word.endsWith('s') && inDictionary(word.slice(0, -1)));
  // "On-going" and "pre-school" are words with a hyphen of their own.
  return known && !inDictionary(rest.toLowerCase()) ? `${part}${rest}` : whole;
};

/** The text with such words in one piece: those that are known, and of which the second part is no word. */
export const joinBroken = (text: string): string =>
  text.replace(/(?<![\w-])([A-Za-z]{2,})-[^\S\n]?([a-z]{2,})(?![\w-])/g, joined);
