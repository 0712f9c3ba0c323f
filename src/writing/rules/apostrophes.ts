import type { Reading } from '../text/reading.ts';
import { collect, type Match, type Rule } from './rule.ts';

/** People's names that end in s and are no plural and no other word. */
const names: ReadonlySet<string> = new Set(
  `James Charles Chris Thomas Lewis Louis Marcus Nicholas Francis Dennis Denis Ross Jess Tess Alexis Travis Curtis Russ Gus Jonas Silas Tobias Elias Lucas
  Matthias Niklas Andreas Hans Klaus Lars Anders Mats Janis Iris Phyllis Doris Agnes Frances Mavis Carlos Luis Jesus Marcos Carlos Nicolas Linus Magnus
  Rufus Angus Fergus Cyrus Darius Atticus Seamus Titus Julius Claus Giles Miles Rhys Jones Williams Davies Davis Evans Harris Roberts Hughes Edwards
  Phillips Rogers Adams Stevens Collins Morris Jenkins Watkins Hopkins Perkins Simmons Richards Andrews Matthews Ellis Reynolds Griffiths Nichols
  Owens Lyons Higgins Hodges Hawkins Dawkins Wilkins Atkins Dickens Keats Yeats Burns Douglas Lukas Barnabas Jarvis Maddox Norris Candice Denzel
  Inés Ines Mercedes Paris Alanis Ennis Otis Amos Moses Hercules Xerxes Odysseus Socrates Achilles Rees Reeves Hobbs Gibbs Stubbs Briggs Myers Sanders
  Saunders Peters Summers Anders Parsons Humphries Humphreys Gonzales Torres Flores Ramos Santos Vargas Rojas Reyes Morales Rios Lucas Thomas Lopes Gomes
  Mendes Fernandes Rodrigues`
    .split(/\s+/)
    // Also plurals, places or everyday words.
    .filter(
      (name) =>
        !/^(?:Paris|Mercedes|Burns|Myers|Summers|Sanders|Parsons|Reeves|Miles|Iris|Candice|Denzel|Maddox|Hobbs)$/.test(
          name,
        ),
    ),
);

const bare = /(?<![\p{L}\p{N}_-])(\p{Lu}\p{Ll}{1,14}s)(['’])(?=[ {2}]\p{Ll})/gu;
const withS = /(?<![\p{L}\p{N}_-])(\p{Lu}\p{Ll}{1,14}s)(['’])s(?![\p{L}\p{N}_])/gu;
/** After 's these make it "is" or "has": "James's been with us". */
const verbAfter =
  /^(?:a|an|the|not|been|got|in|on|at|always|also|never|going|very|here|there|my|our|your|who|so|just|now|still|really)$/;

/** A single quotation mark that opens before makes the apostrophe a closing one. */
function closesQuotation(reading: Reading, start: number): boolean {
  const before = reading.text.slice(Math.max(0, start - 400), start);
  for (let at = before.length - 1; at >= 0; at--) {
    const character = before[at];
    if (character !== "'" && character !== '‘' && character !== '’') continue;
    const opens =
      (at === 0 || /[\s(["“—–-]/.test(before[at - 1] ?? ' ')) &&
      /\S/.test(before[at + 1] ?? reading.text[start] ?? ' ');
    if (opens && !/^['’](?:\d0s|tis|em|cause|til)/i.test(before.slice(at))) return true;
    if (!/\p{L}/u.test(before[at + 1] ?? '')) return false;
  }
  return false;
}

function isPlace(reading: Reading, start: number, end: number): boolean {
  const before = reading.wordBefore(start);
  if (before !== undefined && /^(?:st|saint|sts|ss)$/.test(before.lower)) return true;
  const next = reading.adjacentAfter(end);
  return next !== undefined && /^\p{Lu}/u.test(next.text);
}

function addS(match: RegExpExecArray, reading: Reading): Match | undefined {
  const [whole, name = '', sign = ''] = match;
  const start = match.index;
  const end = start + whole.length;
  if (!names.has(name) || closesQuotation(reading, start) || isPlace(reading, start, end)) return undefined;
  // "the Williams' house" belongs to a family; "James and Chris' team" to both.
  const before = reading.adjacentBefore(start);
  if (before?.lower === 'the') return { start, end };
  if (/^(?:who|which|is|are|was|has|and|or|to|in|on)$/.test(reading.adjacentAfter(end)?.lower ?? ''))
    return { start, end };
  return { start, end, fix: `${name}${sign}s` };
}

function dropS(match: RegExpExecArray, reading: Reading): Match | undefined {
  const [whole, name = '', sign = ''] = match;
  const start = match.index;
  const end = start + whole.length;
  if (!names.has(name) || isPlace(reading, start, end)) return undefined;
  const next = reading.adjacentAfter(end);
  if (next === undefined && !/^\s*[.,;:!?)]|^\s*$/.test(reading.text.slice(end, end + 2))) return { start, end };
  if (
    next !== undefined &&
    (verbAfter.test(next.lower) ||
      (/ing$/.test(next.lower) &&
        !/^(?:training|meeting|building|nursing|engineering|marketing|cleaning|catering|evening|morning|writing)$/.test(
          next.lower,
        )))
  )
    return { start, end };
  return { start, end, fix: `${name}${sign}` };
}

/** Apostrophes1, 11: names that end in s, with 's or only an apostrophe. */
export const apostrophes: Rule = {
  id: 'Apostrophes1',
  group: 'punctuation',
  label: 'For names that end in s, choose how to show belonging',
  message: 'House style writes this possessive another way.',
  reason: 'Both forms are right, and one of them looks right to your readers.',
  samples: [
    { options: { Apostrophes1: true, Apostrophes11: 'anApostrophe-s' }, before: "James' team" },
    { options: { Apostrophes1: true, Apostrophes11: 'onlyAnApostrophe' }, before: "James's team" },
  ],
  detect(reading, options) {
    const choice = options.choice('Apostrophes11');
    if (choice === undefined || !/s['’]/.test(reading.text)) return [];
    return choice === 'anApostrophe-s' ? collect(reading, bare, addS) : collect(reading, withS, dropS);
  },
};
