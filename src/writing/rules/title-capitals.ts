import type { Reading } from '../text/reading.ts';
import { isCommonWord } from '../text/vocabulary.ts';
import type { Word } from '../text/words.ts';
import { isJobNoun, isProperModifier } from './job-words.ts';
import type { Match, Rule } from './rule.ts';

const determiner =
  /^(?:a|an|the|our|your|their|its|his|her|my|this|that|each|every|another|any|new|next|future|experienced|as|two|three|four|five|six|several|many|all|other|some|local|fellow)$/;
const heads =
  /^(?:heads?|directors?|managers?|chiefs?|presidents?|leads?|leaders?|deans?|deputy|supervisors?|coordinators?|officers?|controllers?)$/;
/** "Be Chief Financial Officer in Dublin": what somebody is, or is to be. */
const being = /^(?:be|being)$/;
/** "A permanent, hybrid Support Worker": what kind of post it is stands between; "the post of Grants Officer". */
const termsBefore =
  /\b(?:a|an|the|our|your|this|that|one|another|every|each|is|job is|for) (?:(?:permanent|temporary|full-time|part-time|fixed-term|hybrid|remote|seasonal|casual|on-site|paid|full time|part time)(?:, (?:and )?| and | ))+$|\b(?:post|role|job|position) of (?:an? |the )?$/i;

/** "Occupational", "orthopaedic", "veterinary": of a trade, by their endings, and no name. */
const ofTrade = /^[a-z]{3,}(?:tional|sional|ical|aedic|edic|inary|metric|logical|atric)$/;

/** Of a trade as well, and in no list of everyday words. */
const trades: ReadonlySet<string> = new Set(
  `sous commis saddlery joinery masonry butchery bakery patisserie pastry deli delicatessen florist forestry arable agronomy biomedical
  payroll estates lettings optometry audiology podiatry radiography haematology oncology neonatal paediatric pediatric geriatric midwifery phlebotomy
  endoscopy pathology cardiology dermatology haulage warehousing logistics fibre powertrain avionics hydraulics pneumatics mechatronics
  toolroom foundry weaving spinning knitwear upholstery glazing plastering roofing scaffolding thatching farriery brewery distillery vineyard
  aquaculture horticulture viticulture lettings conveyancing underwriting actuarial bookkeeping procurement telesales frontend backend fullstack`.split(
    /\s+/,
  ),
);

/** Offices of state, church and law, and titles that are part of a name. */
const offices =
  /^(?:prime|foreign|home|first|secretary|minister|chancellor|president|king|queen|prince|pope|bishop|lord|lady|saint|scrum|sergeant|captain|commissioner|inspector|justice|crown|royal|year)$/;

interface Title {
  words: readonly Word[];
  next: number;
}

function isJoined(reading: Reading, one: Word, other: Word): boolean {
  return /^(?: |-|\/)$/.test(reading.text.slice(one.end, other.start));
}

/** The title that begins at a word: capitals in a row that end in a job's name, with "of Sales and Marketing" after a head. */
function readTitle(reading: Reading, index: number): Title | undefined {
  const { words } = reading;
  const run: Word[] = [];
  let at = index;
  let previous: Word | undefined;
  while (at < words.length && run.length < 7) {
    const word = words[at];
    if (word === undefined || (previous !== undefined && !isJoined(reading, previous, word))) break;
    if (!/^\p{Lu}/u.test(word.text)) break;
    run.push(word);
    previous = word;
    at++;
  }
  if (run.length === 0) return undefined;
  // "Head of Sales and Marketing", "Director of Nursing".
  while (previous !== undefined && run.length < 10) {
    const link = words[at];
    const after = words[at + 1];
    if (
      link === undefined ||
      after === undefined ||
      !isJoined(reading, previous, link) ||
      !isJoined(reading, link, after)
    )
      break;
    const continues =
      link.lower === 'of'
        ? heads.test(previous.lower)
        : /^(?:and|for)$/.test(link.lower) && run.some(({ lower }) => lower === 'of');
    if (!continues || !/^\p{Lu}/u.test(after.text)) break;
    if (link.lower !== 'of' && isJobNoun(after.lower)) break;
    run.push(link, after);
    previous = after;
    at += 2;
    let more = words[at];
    while (more !== undefined && isJoined(reading, previous, more) && /^\p{Lu}/u.test(more.text)) {
      run.push(more);
      previous = more;
      at++;
      more = words[at];
    }
  }
  const of = run.findIndex(({ lower }) => lower === 'of');
  const last = of > 0 ? run[of - 1] : run.at(-1);
  return last !== undefined && isJobNoun(last.lower) ? { words: run, next: at } : undefined;
}

/** Whether a capitalised word right behind shows that the title is part of a name, or goes on. */
function leadsToName(reading: Reading, title: Title): boolean {
  const last = title.words.at(-1);
  const next = reading.words[title.next];
  if (last === undefined || next === undefined) return false;
  const gap = reading.text.slice(last.end, next.start);
  if (/^[ \u00a0]$/.test(gap) && (/^\p{Lu}/u.test(next.text) || /^\d/.test(next.text))) return true;
  if (/^,? $/.test(gap) && gap !== ' ' && /^\p{Lu}\p{Ll}/u.test(next.text)) return true;
  if (/^(?: of| for| at)$/.test(`${gap}${next.text}`) && next.lower === 'of') return true;
  if (gap === ' (') return /^\p{Lu}\p{Ll}/u.test(next.text);
  return /^(?:['’]|\/|-)$/.test(gap);
}

function lowerTitle(reading: Reading, title: Title): Match[] {
  const changes: Match[] = [];
  for (const word of title.words) {
    if (/^\p{Ll}/u.test(word.text) || isProperModifier(word.text)) continue;
    const vice = word.lower === 'president' && title.words.some(({ lower }) => lower === 'vice');
    if (
      (offices.test(word.lower) && !vice) ||
      (!isCommonWord(word.lower) && !isJobNoun(word.lower) && !ofTrade.test(word.lower) && !trades.has(word.lower))
    )
      return [];
    if (reading.mask.touches(word.start, word.end)) return [];
    changes.push({ start: word.start, end: word.end, fix: word.text.charAt(0).toLowerCase() + word.text.slice(1) });
  }
  return changes;
}

/** Capitalization5: job titles in lower case in running text. */
export const titleCapitals: Rule = {
  id: 'Capitalization5',
  group: 'capitalisation',
  label: 'Write job titles in lower case in running text',
  message: 'House style writes job titles in lower case in sentences.',
  reason: 'In a sentence a job is a common noun, like nurse or driver.',
  samples: [{ options: { Capitalization5: true }, before: 'You report to the Head of Sales.' }],
  detect(reading) {
    if (reading.kind === 'heading') return [];
    const found: Match[] = [];
    const { words } = reading;
    for (let index = 0; index < words.length; index++) {
      const word = words[index];
      if (word === undefined || !/^\p{Lu}/u.test(word.text) || reading.opensSentence(word.start)) continue;
      const before = words[index - 1];
      if (
        before !== undefined &&
        /^\p{Lu}/u.test(before.text) &&
        !determiner.test(before.lower) &&
        !being.test(before.lower) &&
        reading.text.slice(before.end, word.start) === ' '
      )
        continue;
      const title = readTitle(reading, index);
      if (title === undefined) continue;
      index = title.next - 1;
      const changes = lowerTitle(reading, title);
      const first = title.words[0];
      const last = title.words.at(-1);
      if (changes.length === 0 || first === undefined || last === undefined) continue;
      // Only a determiner before and no name behind make it a common noun for sure.
      const determined =
        before !== undefined &&
        (determiner.test(before.lower) || being.test(before.lower)) &&
        reading.text.slice(before.end, word.start) === ' ';
      const kind = termsBefore.test(reading.text.slice(Math.max(0, word.start - 80), word.start));
      if (leadsToName(reading, title)) continue;
      if (determined || kind) found.push(...changes);
      else if (before !== undefined && /^(?:to|by|with|for|is|become|of)$/.test(before.lower))
        found.push({ start: first.start, end: last.end });
    }
    return found;
  },
};
