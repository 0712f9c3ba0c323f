import { isMonth } from '../text/calendar.ts';
import type { Reading } from '../text/reading.ts';
import { isVocabulary } from '../text/vocabulary.ts';
import type { Word } from '../text/words.ts';
import { collect, type Match, type Rule } from './rule.ts';

const skipped = /^(?:and|of|for|the|in|to|on|at|a|an|by|with|or)$/;
const bracket = /\(([^()\n]{2,120})\)/g;
const shortForm = /^[A-Z][A-Za-z&]{1,7}$/;

function isShortForm(text: string): boolean {
  return shortForm.test(text) && (text.match(/[A-Z]/g)?.length ?? 0) >= 2;
}

/** Letters of a short form without plural s, in lower case. */
function lettersOf(short: string): string {
  return (/[A-Z]s$/.test(short) ? short.slice(0, -1) : short).replaceAll('&', '').toLowerCase();
}

/** Whether words give the letters in order; small words may be passed over, the first may not. */
function spells(words: readonly string[], letters: string): boolean {
  const from = (word: number, letter: number): boolean => {
    if (word === words.length) return letter === letters.length;
    const text = (words[word] ?? '').toLowerCase();
    if (letter < letters.length && text[0] === letters[letter] && from(word + 1, letter + 1)) return true;
    return word > 0 && word < words.length - 1 && skipped.test(text) && from(word + 1, letter);
  };
  return words.length >= 2 && words.length <= 12 && from(0, 0);
}

const parts = (term: string): string[] => term.split(/[\s\u00a0-]+/).filter((part) => part !== '');

/** The article that a word takes by its sound. */
export function articleFor(text: string): 'a' | 'an' | undefined {
  if (isShortForm(text)) {
    const letters = text.replace(/s$/, '');
    // "NATO", "RAF": one that can be said as a word may be either.
    const sayable = /^[A-Z]*[AEIOU][A-Z]*$/.test(letters) && letters.length > 3;
    if (sayable) return undefined;
    return /^[AEFHILMNORSX]/.test(letters) ? 'an' : 'a';
  }
  const word = text.toLowerCase();
  if (/^(?:hour|honest|honou?r|heir)/.test(word)) return 'an';
  if (/^(?:uni(?!n)|use|usu|usa|util|eu|one|once|ubiq)/.test(word)) return 'a';
  return /^[aeiou]/.test(word) ? 'an' : 'a';
}

/** Mends "a" or "an" before `start` for the words that will stand there. Undefined when the sound can't be told. */
function mendArticle(reading: Reading, start: number, first: string): { start: number; text: string } | undefined {
  const before = reading.adjacentBefore(start);
  if (before === undefined || !/^an?$/.test(before.lower)) return { start, text: '' };
  const article = articleFor(first);
  if (article === undefined) return undefined;
  const cased = /^A/.test(before.text) ? `A${article.slice(1)}` : article;
  return { start: before.start, text: cased + reading.text.slice(before.end, start) };
}

function capitalised(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** `KPIs (Key Performance Indicators)` becomes the term with the acronym in brackets. */
function termFirst(match: RegExpExecArray, reading: Reading): Match | undefined {
  const term = match[1] ?? '';
  const short = reading.adjacentBefore(match.index);
  if (short === undefined || !isShortForm(short.text) || !spells(parts(term), lettersOf(short.text))) return undefined;
  if (!/^[\p{L}\p{N}\s'’&-]+$/u.test(term)) return undefined;
  const end = match.index + match[0].length;
  const mended = mendArticle(reading, short.start, term);
  if (mended === undefined) return { start: short.start, end };
  const written = reading.opensSentence(mended.start) && mended.text === '' ? capitalised(term) : term;
  return { start: mended.start, end, fix: `${mended.text}${written} (${short.text})` };
}

/** The words before a bracket that give its letters. */
function termBefore(reading: Reading, at: number, letters: string): { start: number; text: string } | undefined {
  const last = reading.adjacentBefore(at);
  if (last === undefined) return undefined;
  const words: string[] = [];
  let word: Word | undefined = last;
  let gap = '';
  while (word !== undefined && words.length < 12) {
    words.unshift(word.text);
    if (spells(words, letters)) {
      const longer = reading.wordBefore(word.start);
      const apart = longer === undefined ? '' : reading.text.slice(longer.end, word.start);
      if (apart !== '-' && apart !== '&') return { start: word.start, text: reading.text.slice(word.start, last.end) };
    }
    const previous = reading.wordBefore(word.start);
    if (previous === undefined) return undefined;
    gap = reading.text.slice(previous.end, word.start);
    if (!/^(?:[\s\u00a0]|-|\s?&\s?)$/.test(gap)) return undefined;
    word = previous;
  }
  return undefined;
}

/** `Key Performance Indicator (KPI)` becomes the acronym with the term in brackets. */
function shortFirst(match: RegExpExecArray, reading: Reading): Match | undefined {
  const short = match[1] ?? '';
  if (!isShortForm(short)) return undefined;
  const term = termBefore(reading, match.index, lettersOf(short));
  if (term === undefined) return undefined;
  const end = match.index + match[0].length;
  const mended = mendArticle(reading, term.start, short);
  if (mended === undefined) return { start: term.start, end };
  const words = parts(term.text);
  // A term that only had its capital from the sentence loses it inside the brackets.
  const small = reading.opensSentence(term.start) && words.slice(1).every((word) => word === word.toLowerCase());
  const text = small ? term.text.charAt(0).toLowerCase() + term.text.slice(1) : term.text;
  return { start: mended.start, end, fix: `${mended.text}${short} (${text})` };
}

/** Acronyms1, 11: where term and acronym stand together, in which order. */
export const acronyms: Rule = {
  id: 'Acronyms1',
  group: 'acronyms',
  label: 'Introduce an acronym the first time it is used',
  message: 'House style introduces acronyms in the other order.',
  reason: 'One order lets readers learn an acronym in passing.',
  samples: [
    {
      options: { Acronyms1: true, Acronyms11: 'WithTheAcronymInParentheses' },
      before: 'KPIs (Key Performance Indicators)',
    },
    { options: { Acronyms1: true, Acronyms11: 'WithTheTermInParentheses' }, before: 'Key Performance Indicator (KPI)' },
  ],
  detect(reading, options) {
    const order = options.choice('Acronyms11');
    if (!reading.text.includes('(')) return [];
    if (order === 'WithTheAcronymInParentheses') return collect(reading, bracket, termFirst);
    if (order === 'WithTheTermInParentheses') return collect(reading, bracket, shortFirst);
    return [];
  },
};

/** Acronyms that readers know better than their terms. */
const known: ReadonlySet<string> = new Set(
  `UK US USA EU UN NHS BBC ITV VAT PAYE IT HR CV CVs PDF GPS TV TVs DBS AI OK CEO CFO CTO COO GCSE GCSEs NVQ NVQs BTEC HND HNC BSC BA MA MSC PHD MBA BENG MENG URL USB DVD ID FAQ FAQs
  GMT BST UTC CET CEST EST EDT PST PDT ET PT AM PM GBP EUR USD PC PCs DIY HGV LGV LGBT LGBTQ QA SQL HTML CSS API APIs RAF MOT ATM PIN SMS GP GPs A&E ICU PE RE MP MPS NATO
  NASA UNESCO FIFA UEFA DVLA HMRC DWP MOD NATO IKEA BMW HSBC IBM KFC KPMG ISO COVID HIV AIDS DNA LED LCD WIFI VIP VIPS RSVP ASAP FYI ETA TBC TBA PA PPE REF USP II III IV VI VII VIII IX XI XII
  CPD SEN SEND ESOL TEFL AGM EV EVS SUV SUVS EOS EVP CTA PLC LLP LTD INC NO YES OTE FTE NI ENGLAND WALES AND THE OR NOT`.split(
    /\s+/,
  ),
);
const standalone = /(?<![\p{L}\p{N}_&./-])[A-Z]{2,6}s?(?![\p{L}\p{N}_&/-]|\.\p{L}|['’]\p{L}{2})/gu;

/** Where an acronym is used in a block, and whether it is introduced there. Known ones are left out. */
export function findAcronyms(reading: Reading): { introduced: readonly string[]; used: readonly Match[] } {
  const introduced: string[] = [];
  for (const match of reading.text.matchAll(bracket)) {
    const inside = match[1] ?? '';
    const before = reading.adjacentBefore(match.index);
    if (isShortForm(inside)) introduced.push(inside);
    else if (before !== undefined && isShortForm(before.text) && /\p{Ll}/u.test(inside)) introduced.push(before.text);
  }
  // In a line of capitals every word looks like one.
  if (!/\p{Ll}/u.test(reading.text)) return { introduced, used: [] };
  const used = collect(reading, standalone, (match) => {
    const text = match[0];
    const plain = text.replace(/s$/, '');
    if (known.has(text) || known.has(plain) || isMonth(text) || introduced.includes(text)) return undefined;
    // Words in a row of capitals, and everyday words, are shouted.
    if (plain.length > 4 && isVocabulary(plain.toLowerCase())) return undefined;
    const beside = [reading.adjacentBefore(match.index), reading.adjacentAfter(match.index + text.length)];
    if (
      beside.some(
        (word) =>
          word !== undefined && word.text.length > 3 && /^\p{Lu}+$/u.test(word.text) && isVocabulary(word.lower),
      )
    )
      return undefined;
    return { start: match.index, end: match.index + text.length };
  });
  return { introduced, used };
}
