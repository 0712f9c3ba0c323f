import { isMonth, weekdays } from '../text/calendar.ts';
import type { Reading } from '../text/reading.ts';
import { isCommonWord } from '../text/vocabulary.ts';
import type { Word } from '../text/words.ts';
import { isJobTitle } from './job-words.ts';
import type { Match, Rule } from './rule.ts';

/** Schemes and awards whose names are made of everyday words. */
const schemes =
  /access to work|cycle to work|disability confident|investors in people|living wage|great place to work|best compan|mindful employer|pension wise|green paper|white paper|bank holiday|equality act|working time|data protection act|health and safety executive|civil service|home office|cabinet office|foreign office|national insurance|open university|red cross|sure start|scrum master|microsoft|google|real living|happy to talk|good work charter|race at work|time to change|stonewall|armed forces covenant|teach first|world cup|premier league|new year|new york|new zealand|highway code|highways|national trust|national grid|national lottery|lake district|big issue|big ben|blue badge|the times|the guardian/i;
const afterWh = /^(?:you|we|they|i|it|he|she|this|what|who|how|where|when|why|that)$/;

function isProper(word: Word): boolean {
  return weekdays.has(word.lower) && word.lower.length > 3
    ? /day$/.test(word.lower)
    : isMonth(titled(word.text)) && !/^(?:may|march|mar|dec|sep|jan|jun)$/.test(word.lower);
}

function titled(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1).toLowerCase();
}

/** Letters before another capital letter ("HR", "iOS", "PhD") stay as they are. */
function keepsForm(text: string): boolean {
  return /\p{Lu}.*\p{Lu}|\p{Ll}\p{Lu}|\d/u.test(text) && text.length <= 8;
}

function isEveryday(reading: Reading, word: Word): boolean {
  if (word.lower === 'will' || word.lower === "who'll") {
    const before = reading.adjacentBefore(word.start);
    const after = reading.adjacentAfter(word.end);
    return (before !== undefined && afterWh.test(before.lower)) || (after !== undefined && afterWh.test(after.lower));
  }
  return isCommonWord(word.lower);
}

/** Starts of parts inside a heading (after a colon, a dash, a stop) keep their capital. */
function opensPart(text: string, start: number): boolean {
  return /(?:[:.!?|–—/(]|\s-)\s*["“‘(]?$/.test(text.slice(Math.max(0, start - 4), start));
}

function lowerAll(reading: Reading): Match[] {
  const { text, words } = reading;
  // A line of capitals: "PAY AND BENEFITS".
  const whole = words.map(({ lower }) => lower).join(' ');
  const us =
    /^(?:about|join|contact|with|why|for|working with|find|meet|reach|email|call) us$/.test(whole) ||
    /\b(?:with|join|about|contact|for|to|from) us\b/.test(whole);
  for (const word of words) {
    if (word.lower === 'us' ? !us : /^(?:it|who|am|pm|or|id|he|she|me|ma)$/.test(word.lower) && words.length < 3)
      return [];
    if (!isEveryday(reading, word) || /\d/.test(word.text)) return [];
    if (/^(?:it|sen|cad|aids|pip|rag|sap)$/.test(word.lower) || (word.lower === 'who' && words.length < 3)) return [];
  }
  if (words.length === 1 && (words[0]?.text.length ?? 0) < 5) return [];
  const first = words[0];
  const last = words.at(-1);
  if (first === undefined || last === undefined || reading.mask.touches(first.start, last.end)) return [];
  const lowered = text.slice(first.start, last.end).toLowerCase();
  const fix = (lowered.charAt(0).toUpperCase() + lowered.slice(1)).replace(/\bi(?=['’\s]|$)/g, 'I');
  return [{ start: first.start, end: last.end, fix }];
}

/** Words that stay small in title case, too. */
const smallInTitles =
  /^(?:a|an|the|and|or|nor|but|of|in|on|at|to|for|with|by|from|as|is|are|be|into|over|about|after|before|than|per|via|vs|you|your|our|we|it|its|what|how|who|if|so|that|this|up|out|off)$/;

/** Whether the heading is in sentence case already: then a capital in it is meant, as in "A day with BBC Studios". */
const isSentenceCase = (words: readonly Word[]): boolean =>
  words.slice(1).some(({ text, lower }) => /^\p{Ll}+$/u.test(text) && !smallInTitles.test(lower));

function lowerWords(reading: Reading): Match[] {
  const { text, words } = reading;
  const found: Match[] = [];
  for (const [index, word] of words.entries()) {
    if (keepsForm(word.text) || /^I(?:$|'|’)/.test(word.text) || !/^\p{L}/u.test(word.text)) continue;
    if (reading.mask.touches(word.start, word.end) || /^[.@_]\p{L}/u.test(text.slice(word.end, word.end + 2)))
      return [];
    const capital = /^\p{Lu}/u.test(word.text);
    const first = index === 0;
    if (first || opensPart(text, word.start)) {
      // Its first letter stays large whatever it is.
      if (first && !capital && isEveryday(reading, word) && word.start === 0)
        found.push({ start: word.start, end: word.end, fix: titled(word.text) });
      continue;
    }
    if (!capital || isProper(word)) continue;
    if (!isEveryday(reading, word)) return [];
    found.push({ start: word.start, end: word.end, fix: word.text.charAt(0).toLowerCase() + word.text.slice(1) });
  }
  return found;
}

/** Capitalization2: headings in sentence case. Changes a heading only when each of its words is everyday vocabulary. */
export const headingCapitals: Rule = {
  id: 'Capitalization2',
  group: 'capitalisation',
  label: 'Write headings in sentence case',
  message: 'House style writes headings in sentence case.',
  reason: 'Sentence case reads faster and shows what is a name.',
  samples: [{ options: { Capitalization2: true }, before: '# Pay And Benefits' }],
  detect(reading) {
    if (reading.kind !== 'heading' || schemes.test(reading.text)) return [];
    const title = reading.surroundings.jobTitle?.trim().toLowerCase();
    if (title && reading.text.toLowerCase().includes(title)) return [];
    const letters = reading.text.replace(/[^\p{L}]/gu, '');
    const shouts = letters.length > 3 && letters === letters.toUpperCase() && letters !== letters.toLowerCase();
    const found = shouts ? lowerAll(reading) : lowerWords(reading);
    // A heading that is a job title may be this job's name, and a capital among small letters another: a person decides.
    const isDoubtful = isJobTitle(reading.words) || (!shouts && isSentenceCase(reading.words));
    return isDoubtful
      ? found.map(({ start, end, fix }) =>
          /^\p{Ll}/u.test(reading.text.slice(start)) ? { start, end, fix } : { start, end },
        )
      : found;
  },
};
