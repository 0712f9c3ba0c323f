/** Where sentences end: not behind what was only cut short. */
import { linesOf } from '../language/narrow.ts';

/** Whether a stop belongs to the word before it. After "2.30 p.m." a sentence ends, unless a day or a zone follows. */
function isAbbreviated(before: string, after: string): boolean {
  if (/\d ?[ap]\.m$/i.test(before))
    return /^\s+(?:Mon|Tue|Wed|Thu|Fri|Sat|Sun|[A-Z]{2,4}\b|Eastern|Central|Pacific|Mountain)/.test(after);
  // "It takes 4 min. Then ...": a measure ends its sentence.
  if (/(?:\d ?min|\bmax)$/i.test(before)) return !/^\s+\p{Lu}/u.test(after);
  // "c. 420 people".
  if (/(?:^|[\s(])ca?$/i.test(before)) return /^\s*[£€$₹]?\d/.test(after);
  // "No. 5" is a number, "No." an answer.
  if (/(?:^|[\s(])nos?$/i.test(before)) return /^\s*\d/.test(after);
  // "Meetings of residents assoc. 1 per month": what was cut short goes on before a figure.
  if (
    /\b(?:assoc|mtgs?|mgmt|mgr|govt|org|equip|maint|sched|admin|dept|depts|resp|reqs?|certs?|quals?|exp|avg|est|misc|comm|nec|poss|tech|mech|elec|intl)$/i.test(
      before,
    )
  )
    return /^\s+\d/.test(after);
  // "For an IT services co. 5 yrs": a company, and then a figure.
  if (/\bco$/i.test(before)) return !/^\s+\d/.test(after);
  // "48 Mio. EUR": of what the sum is, stands behind it.
  if (/\d ?(?:mio|mrd|tsd)$/i.test(before)) return /^\s+(?:[A-Z]{3}\b|[£€$₹a-z(])/.test(after);
  // "5-day week incl. Saturdays", "group of Prof. Lindner": goes on.
  if (/\b(?:incl|excl|prof|approx|esp)$/i.test(before)) return true;
  // "Grade F." is at its end.
  if (
    /\b(?:grade|band|level|class|category|scale|type|group|unit|block|schedule|tier|part|vitamin|hepatitis|plan) [A-Z]$/i.test(
      before,
    )
  )
    return false;
  // "Vaccinated against hep B. You get ...": behind a small word, before one that opens sentences, the letter is no initial.
  if (/[a-z] [A-Z]$/.test(before) && /^\s+(?:You|We|They|It|The|Our|Your|There|This|If|No|Must|Please)\b/.test(after))
    return false;
  if (/(?:^|[\s(])[A-Z](?:\.[A-Z])*$/.test(before)) return true;
  if (/(?:^|[\s(])[A-Z]\.(?:Sc|Tech|Com|Ed|Eng|Pharm|Phil|Arch)$/.test(before)) return true;
  return /(?:^|[\s(])(?:e\.g|i\.e|etc|approx|sq|ft|st|dr|prof|mr|mrs|ms|co|inc|ltd|vs|dept|min|max|incl|excl|rs|[a-z](?:\.[a-z])+)$/i.test(
    before,
  );
}

const capitalNext = /[.!?]+["'’”)]?(?=\s+["'“‘(]?\.?(?:[-–−](?=\d))?[\p{Lu}\d£€$₹]|\s*$)/gu;
/** Who begins without a capital goes on without: "counter is flat out. need someone". A short word before the stop may be cut short. */
const anyNext =
  /(?:[.!?]+["'’”)]?(?=\s+["'“‘(]?\.?(?:[-–−](?=\d))?[\p{Lu}\d£€$₹]|\s*$)|(?<=\p{L}{4})[.!?]+(?=\s+\p{Ll}{2,}))/gu;

/** Cuts into sentences, keeping lines apart. Dots in abbreviations, decimals and initials don't cut. */
export function splitSentences(text: string): string[] {
  const sentences: string[] = [];
  for (const line of linesOf(text)) {
    let start = 0;
    for (const match of line.matchAll(/^\s*\p{Ll}/u.test(line) ? anyNext : capitalNext)) {
      const before = line.slice(start, match.index);
      if (
        match[0].startsWith('.') &&
        isAbbreviated(before, line.slice(match.index + 1)) &&
        match.index + 1 < line.trimEnd().length
      )
        continue;
      const sentence = line.slice(start, match.index + match[0].length).trim();
      if (sentence) sentences.push(sentence);
      start = match.index + match[0].length;
    }
    const tail = line.slice(start).trim();
    if (tail) sentences.push(tail);
  }
  return sentences;
}
