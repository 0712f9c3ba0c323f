/**
 * Whose job description it was, by its heading ("Sales Executive - Hilti India Pvt Ltd"), and what such a firm is called for
 * short: its products and fairs are told as "Hilti product demonstrations" and "Represent Bluebird at trade fairs".
 */
import { isVocabulary } from '../../text/vocabulary.ts';
import { literal } from '../language/any-of.ts';
import { isKnown } from '../language/known-words.ts';
import { describes, lexiconTags } from '../language/lexicon.ts';
import { linesOf } from '../language/narrow.ts';
import { isOrdinary } from '../language/nouns.ts';
import { coverage, wordsOf } from '../language/words.ts';
import { cleanLine } from './clean.ts';

const legal = String.raw`(?:(?:Pvt|Private|Pty|Proprietary)\.?,? )?(?:Ltd|Limited|LLP|LLC|[Pp]lc|PLC|Inc|Incorporated|Corp|Corporation|GmbH|AG|SE|KG|GmbH & Co\.? KG|B\.?V|N\.?V|S\.?A|SAS|S\.?p\.?A|Oy|AB|ApS|A\/S|DAC|CLG)`;
/** A firm with its legal form, alone in its line or behind the post. */
const heading = new RegExp(
  String.raw`^(?:.{2,60}?(?:\s[-–—|]\s|\s?[|:@]\s|,\s|\s(?:at|for|with)\s))?((?:[A-Z][\w'’.&-]*|&|and|of)(?: (?:[A-Z][\w'’.&-]*|&|and|of|\([A-Z][a-z]+\))){0,5},? ${legal})\.?$`,
);
/** "Company: Bluebird Freight": told by its label, whatever its form. */
const labelled =
  /^(?:company|employer|organi[sz]ation|hiring company)(?: name)?\s?[:–-]\s+([A-Z][\w'’.&-]+(?: (?:&|and|of|[A-Z][\w'’.&-]+)){0,5})\.?$/i;
const formAtEnd = new RegExp(String.raw`,? ${legal}\.?$`);
/** So far down a page says whose it is. */
const TOP = 6;

/** Whether a name has nothing of those of the house: its brand, its group, its own name in another form. */
const isOther = (name: string, own: readonly string[]): boolean =>
  own.every((ours) => coverage(name, ours) === 0 && coverage(ours, name) === 0);

/** The firms that head a job description and are none of the house's own names. */
export function firmsAtTop(text: string, own: readonly string[]): string[] {
  if (own.length === 0) return [];
  // Only the top of a long paper is read.
  const lines: string[] = [];
  for (const typed of linesOf(text)) {
    const line = cleanLine(typed).replace(/^[#*\s]+|[*\s]+$/g, '');
    if (line !== '') lines.push(line);
    if (lines.length === TOP) break;
  }
  const found = lines.flatMap((line) => heading.exec(line)?.[1] ?? labelled.exec(line)?.[1] ?? []);
  return [...new Set(found)].filter((name) => isOther(name, own));
}

const isPlace = (word: string): boolean =>
  lexiconTags(word.toLowerCase()).some((tag) =>
    /^(?:Country|Region|City|Place|Demonym|FirstName|MaleName|FemaleName)$/.test(tag),
  );
/** "National", "Care", "Leeds": words that stand with a capital for other reasons. */
const isUsual = (word: string): boolean => {
  const small = word.toLowerCase();
  return word.length < 4 || isVocabulary(small) || isOrdinary(small) || describes(small) || isPlace(word);
};

/**
 * What a firm is called for short: without its legal form and its country, and by its first word where that is a name. Not
 * what the house's own texts call something by: "demonstrations at Bosch dealers" is the brief's own word.
 */
export function shortNamesOf(firm: string, typed: string, own: readonly string[]): string[] {
  const bare = firm.replace(formAtEnd, '').replace(/ \([A-Z][a-z]+\)$/, '');
  const words = wordsOf(bare);
  while (words.length > 1 && isPlace(words.at(-1) ?? '')) words.pop();
  const [first = ''] = words;
  const names = [...(words.length > 1 ? [words.join(' ')] : []), ...(isUsual(first) ? [] : [first])];
  return [...new Set(names)].filter(
    (name) => name !== firm && !new RegExp(`\\b${literal(name)}\\b`, 'i').test(typed) && isOther(name, own),
  );
}

/**
 * Whether a wording speaks of a firm by its short name. What is a word as well ("Bluebird", "Shell") has its capital behind
 * another word there; a name that is none is known however it is spelt.
 */
export const speaksOf = (text: string, name: string): boolean =>
  isKnown(name.toLowerCase())
    ? new RegExp(
        `(?<=[\\w,;:)"“‘(/&–-] ?)(?<![\\w-])${literal(name)}(?![\\w-])|^${literal(name)}(?=['’]s\\b| [A-Z])`,
      ).test(text)
    : new RegExp(`(?<![\\w-])${literal(name)}(?![\\w-])`, 'i').test(text);
