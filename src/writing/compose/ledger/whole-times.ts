/**
 * When one works is read from the whole of a sentence or not at all: "sales on Mondays, Thursdays and some Saturday mornings"
 * is no work on Mondays, and "Mon-Thu 4 to 12, Fri 2-8" no Monday to Friday. A reading is compared with the sentence that it
 * comes from: it has all of its days and all of its hours, or it stands in no text.
 */
import { writeOut } from '../language/shorthand.ts';
import type { Placed } from './behind-another.ts';
import { readStatement } from './statement.ts';
import { tellsTimes } from './surely/times.ts';

const dayName = /\b(mon|tue|wed|thu|fri|sat|sun)(?:s|rs?|ur?s|nes|ur)?(?:days?)?\b/gi;
/** "8-4", "4pm to 12": from when until when, and no count of anything ("3 to 4 days"). */
const span =
  /(?<![£€$₹.,\d])\b(\d{1,2})(?:[:.]\d\d)? ?(?:[ap]\.?m\.?)? ?(?:-|–|to|until|till) ?(\d{1,2})(?:[:.]\d\d)?(?: ?[ap]\.?m\b\.?)?(?![\d%]|,\d| ?(?:hours?|hrs?|days?|weeks?|months?|years?|people|staff|nights?|shifts?|times|miles|minutes|mins|k|m|°|evenings?|weekends?|mornings?|beds|guests|children|covers)\b)/gi;
/** What is not worked: "no Fridays", "Sundays off", "closed Mondays". */
const notWorked =
  /\b(?:no|not|never|closed|shut|except|off|without|free)\b|\bdon['’]t\b|\bpublic holidays?\b|\b(?:school|college|training|meeting|pay(?:day)?|paid|overtime|OT|market|match|delivery|deliveries|open|opens)\b/i;

/** The days that a text names, by their first three letters. */
const daysOf = (text: string): string[] =>
  [...text.matchAll(dayName)]
    // "Sat", "sun" and "wed" are words as well: short ones are days with a capital only.
    .filter(([found]) => found.length > 4 || /^[A-Z]/.test(found))
    .map(([, day = '']) => day.toLowerCase());
const spansOf = (text: string): string[] =>
  [...text.matchAll(span)].flatMap(([, from = '', to = '']) =>
    Number(from) < 25 && Number(to) < 25 ? [`${Number(from)} ${Number(to)}`] : [],
  );

/** "Changes are weekly": of the shifts, and nobody knows it once they are gone. */
const ofTheRota =
  /^(?:the )?(?:changes?|swaps?|rotat[a-z]+|alternat[a-z]+|switch(?:es)?)\b(?= (?:are|is|every|each|weekly|fortnightly|monthly|daily)\b|$)(?!.*\b(?:shifts?|rota|roster)\b)/i;
const ofShifts = /\bshifts?\b|\brota\b|\brotation\b|\bearl(?:y|ies)\b.*\blates?\b/i;

/** Whether words have only some of the days or hours of the sentence they come from. */
export function tearsTimes(text: string, sentence: string): boolean {
  if (ofTheRota.test(text)) return ofShifts.test(sentence);
  const [days, spans] = [daysOf(text), spansOf(text)];
  if (days.length === 0 && spans.length === 0) return false;
  const others = sentence
    .split(/[,;/()]| (?:and|plus|with|but|\+|&) /)
    .filter((part) => !notWorked.test(part))
    .join(', ');
  if (days.length > 0 && !notWorked.test(text) && daysOf(others).some((day) => !days.includes(day))) return true;
  return spans.length > 0 && spansOf(others).some((one) => !spans.includes(one));
}

/** The sentence of a field that words come from: the first that has all their days and hours. */
function sourceOf(text: string, sentences: readonly string[]): string {
  const [days, spans] = [daysOf(text), spansOf(text)];
  return (
    sentences.find((one) => {
      if (ofTheRota.test(text)) return ofShifts.test(one) && /\b(?:chang|swap|rotat|alternat|switch)/i.test(one);
      const [theirDays, theirSpans] = [daysOf(one), spansOf(one)];
      return days.every((day) => theirDays.includes(day)) && spans.every((each) => theirSpans.includes(each));
    }) ?? ''
  );
}

/** The row of a sentence that tells when one works, without the pay and the contract beside it. */
function timesOf(sentence: string): string {
  const parts = sentence
    .trim()
    .replace(/[.;]+$/, '')
    .split(/(?<=[,;/]) /);
  const isTime = (part: string): boolean =>
    daysOf(part).length > 0 ||
    spansOf(part).length > 0 ||
    ofTheRota.test(part) ||
    /\b(?:shifts?|rota|nights?)\b/i.test(part);
  const from = parts.findIndex(isTime);
  const until = parts.findLastIndex(isTime);
  return from < 0
    ? sentence
    : parts
        .slice(from, until + 1)
        .join(' ')
        .replace(/[,;/ ]+$/, '');
}

const mayTell =
  /\b(?:mon|tue|wed|thu|fri|sat|sun)|\d ?(?:[ap]m ?)?(?:-|–|to) ?\d|^(?:the )?(?:chang|swap|rotat|alternat|switch)/i;

/**
 * Takes out of the readings of a field those that tear its times. `told`: the sentences they come from; of them those that
 * tell nothing but when one works may be said as they were typed (`whole`).
 */
export function withoutTornTimes(
  placed: readonly Placed[],
  sentences: readonly string[],
): { kept: Placed[]; told: string[]; whole: { at: number; text: string }[] } {
  const torn = new Map<string, number>();
  for (const { index, statement } of placed) {
    if (!mayTell.test(statement.text)) continue;
    const source = sourceOf(statement.text, sentences);
    if (source !== '' && !torn.has(source) && tearsTimes(statement.text, source)) torn.set(source, index);
  }
  if (torn.size === 0) return { kept: [...placed], told: [], whole: [] };
  const kept = placed.filter(
    ({ statement }) =>
      !mayTell.test(statement.text) || notWorked.test(statement.text) || !torn.has(sourceOf(statement.text, sentences)),
  );
  const entries = [...torn].map(([source, at]) => ({ at, text: timesOf(source) }));
  const whole = entries.filter(({ text }) => tellsTimes(text) && text.split(' ').length < 20);
  return { kept, told: entries.filter((one) => !whole.includes(one)).map(({ text }) => text), whole };
}

/** The days and hours of a sentence that tells nothing else, in its own words. */
export function asOneReading({ at, text }: { at: number; text: string }): Placed[] {
  // "Mon 8-4, Tue 12-8, Fri 8-1": a row that ends.
  const row = / and | \+ /.test(text) ? text : text.replace(/, (?=[^,]+$)/, ' and ');
  const read = readStatement(writeOut(row));
  return read ? [{ index: at, until: at, statement: { ...read, kind: 'loose' } }] : [];
}
