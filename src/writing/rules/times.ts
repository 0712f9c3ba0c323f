import { isMonth, weekdays } from '../text/calendar.ts';
import { labels } from '../text/numbers.ts';
import type { Reading } from '../text/reading.ts';
import type { StyleOptions } from './options.ts';
import { collect, type Match, type Rule } from './rule.ts';

const clock =
  /(?<![\p{L}\p{N}_:/#£$€%]|[\d.,][.,])(0?[1-9]|1[0-2])([:.][0-5]\d)?([ {2}]?)(?:([ap])(\.[ {2}]?)(m)(\.?)|([ap])(m)(?:(\.)(?![\p{L}\p{N}.]))?)(?![\p{L}\p{N}_]|['’]s)/giu;

/** Capitals that may be people: project managers, account managers. */
const people =
  /^(?:roles?|positions?|jobs?|managers?|posts?|vacanc(?:y|ies)|contracts?|candidates?|colleagues?|people|specialists?|openings?|hires?|consultants?|leads?|professionals?|staff|apprentices?|radio|teams?|projects?|headcount)$/;
const hiring =
  /^(?:hire|hiring|manage|managing|need|needs|recruit|recruiting|have|has|lead|leads|leading|employ|seek|seeking|are|per|each|every)$/;
const zones = /^(?:gmt|bst|utc|cet|cest|eet|est|edt|et|cst|cdt|ct|mst|mdt|mt|pst|pdt|pt|ist|uk|us|uae|aest|aedt|jst)$/i;
/** After these a weekday or month reads on from the time before it. */
const readsOn = /^(?:to|and|or|through|until|till|morning|afternoon|evening|night|at|on|onwards|in|for)$/;

interface Form {
  upper: boolean | undefined;
  space: boolean | undefined;
  periods: boolean | undefined;
}

function formOf(options: StyleOptions): Form | undefined {
  const letters = options.choice('TimesAndTimezones11');
  const space = options.choice('TimesAndTimezones12');
  const periods = options.choice('TimesAndTimezones13');
  // The one combination that saving refuses; the engine leaves such times alone.
  if (space === 'dontInclude' && periods === 'use') return undefined;
  if (letters === undefined && space === undefined && periods === undefined) return undefined;
  return {
    upper: letters && letters === 'uppercase',
    space: space && space === 'include',
    periods: periods && periods === 'use',
  };
}

/** What the stop after "p.m." is: part of the short form, the end of the sentence, or not to be told. */
function stopAfter(reading: Reading, end: number): 'form' | 'sentence' | 'unclear' {
  const rest = reading.text.slice(end, end + 40);
  if (/^["'’”)\]]*\s*$/.test(rest) && end + rest.length >= reading.text.length) {
    if (reading.kind === 'paragraph') return 'sentence';
    // A list item or heading without another stop ends without one.
    return reading.kind === 'item' && reading.sentences.length > 1 ? 'sentence' : 'form';
  }
  if (!/^["'’”)\]]*\s/.test(rest)) return 'form';
  const next = reading.wordAfter(end);
  const gap = next ? reading.text.slice(end, next.start) : '';
  if (next === undefined || !/^["'’”)\]]*\s+["'“‘(]*$/.test(gap)) return 'form';
  if (!/^\p{Lu}/u.test(next.text)) return 'form';
  if (zones.test(next.text)) return 'form';
  if (weekdays.has(next.lower) || isMonth(next.text)) {
    const after = reading.wordAfter(next.end);
    const between = after ? reading.text.slice(next.end, after.start) : '';
    if (after === undefined || /^[\s]*[-–—,.;)]/.test(between || '.')) return 'form';
    return readsOn.test(after.lower) || /^\d/.test(after.text) ? 'form' : 'unclear';
  }
  if (/^(?:Eastern|Pacific|Central|Mountain|Greenwich|British|Irish|Coordinated)$/.test(next.text)) {
    const after = reading.wordAfter(next.end);
    return after && /^(?:Time|Standard|Mean|Summer|Daylight|Universal|European)$/.test(after.text)
      ? 'form'
      : 'sentence';
  }
  return 'sentence';
}

function isTime(match: RegExpExecArray, reading: Reading): boolean {
  const [, , minutes, gap, , dot] = match;
  const end = match.index + match[0].length;
  if (/^\s?\/\s?[ap]\.?m/i.test(reading.text.slice(end, end + 5))) return false;
  const before = reading.adjacentBefore(match.index);
  if (before !== undefined && /^(?:gbp|eur|usd)$/.test(before.lower)) return false;
  if (minutes !== undefined || dot !== undefined) return true;
  if (
    before !== undefined &&
    labels.has(before.lower) &&
    !/^(?:time|times|shift|close|day|start|part|from)$/.test(before.lower)
  )
    return false;
  if (gap === '' || !/[AP]M/.test(match[0])) return true;
  const next = reading.adjacentAfter(end);
  if (next !== undefined && people.test(next.lower)) return false;
  if (before !== undefined && hiring.test(before.lower))
    return next !== undefined && /^(?:start|starts|finish|shift|shifts|to|until|on)$/.test(next.lower);
  return true;
}

function rewrite(match: RegExpExecArray, reading: Reading, form: Form): Match | undefined {
  const [whole, hour = '', minutes = '', gap = ''] = match;
  const start = match.index;
  const end = start + whole.length;
  if (!isTime(match, reading)) return undefined;
  const dotted = match[5] !== undefined;
  const letters = `${match[4] ?? match[8] ?? ''}${match[6] ?? match[9] ?? ''}`;
  const ownStop = dotted ? match[7] === '.' : match[10] === '.';
  // "5pm..." goes on; what belongs to whom can't be told.
  if (ownStop && reading.text[end] === '.') return { start, end };
  const cased = form.upper === undefined ? letters : form.upper ? letters.toUpperCase() : letters.toLowerCase();
  const space = form.space === undefined ? gap : form.space ? gap || ' ' : '';
  const periods = form.periods ?? dotted;
  if (!dotted) {
    // A stop after "5pm" is the sentence's; the short form with stops takes it over.
    const written = periods ? `${cased[0] ?? ''}.${cased[1] ?? ''}.` : `${cased}${ownStop ? '.' : ''}`;
    const fix = `${hour}${minutes}${space}${written}`;
    return ownStop && !periods ? { start, end: end - 1, fix: fix.slice(0, -1) } : { start, end, fix };
  }
  if (periods) return { start, end, fix: `${hour}${minutes}${space}${cased[0] ?? ''}.${cased[1] ?? ''}.` };
  const stop = ownStop ? stopAfter(reading, end) : 'form';
  if (stop === 'unclear') return { start, end };
  return { start, end, fix: `${hour}${minutes}${space}${cased}${stop === 'sentence' ? '.' : ''}` };
}

/** TimesAndTimezones1, 11, 12, 13: am and pm in lower or upper case, with or without space and periods. */
export const times: Rule = {
  id: 'TimesAndTimezones1',
  group: 'times',
  label: 'Choose how to write am and pm',
  message: 'House style writes this time another way.',
  reason: 'Times that look alike are quicker to compare.',
  samples: [
    {
      options: {
        TimesAndTimezones1: true,
        TimesAndTimezones11: 'lowercase',
        TimesAndTimezones12: 'dontInclude',
        TimesAndTimezones13: 'dontUse',
      },
      before: 'The boat leaves at 9 AM.',
    },
  ],
  detect(reading, options) {
    const form = formOf(options);
    if (form === undefined || !/\d\s?[ap]\.?\s?m/i.test(reading.text)) return [];
    return collect(reading, clock, (match) => rewrite(match, reading, form));
  },
};

const zoneNames: readonly (readonly [string, string])[] = [
  ['Greenwich Mean Time', 'GMT'],
  ['British Summer Time', 'BST'],
  ['Irish Standard Time', 'IST'],
  ['Indian Standard Time', 'IST'],
  ['India Standard Time', 'IST'],
  ['Coordinated Universal Time', 'UTC'],
  ['Central European Summer Time', 'CEST'],
  ['Central European Time', 'CET'],
  ['Western European Time', 'WET'],
  ['Eastern European Time', 'EET'],
  ['Eastern Standard Time', 'EST'],
  ['Eastern Daylight Time', 'EDT'],
  ['Eastern Time', 'ET'],
  ['Central Standard Time', 'CST'],
  ['Central Daylight Time', 'CDT'],
  ['Central Time', 'CT'],
  ['Mountain Standard Time', 'MST'],
  ['Mountain Daylight Time', 'MDT'],
  ['Mountain Time', 'MT'],
  ['Pacific Standard Time', 'PST'],
  ['Pacific Daylight Time', 'PDT'],
  ['Pacific Time', 'PT'],
  ['Australian Eastern Standard Time', 'AEST'],
  ['Australian Eastern Daylight Time', 'AEDT'],
  ['Japan Standard Time', 'JST'],
  ['Singapore Time', 'SGT'],
  ['Hong Kong Time', 'HKT'],
  ['Gulf Standard Time', 'GST'],
];
const shortZones = new Map(zoneNames.map(([name, short]) => [name.toLowerCase(), short]));
const zone = new RegExp(
  `(?<=(?:\\d[  ]?[ap]\\.?m\\.?|\\d[:.][0-5]\\d|\\bnoon|\\bmidday|\\bmidnight)[  ]\\(?(?:the[  ])?)(?:${zoneNames.map(([name]) => name).join('|')})(?![\\p{L}\\p{N}_-]|[  ](?:zone|Trial|Warner|\\([A-Z]{2,4}\\)))`,
  'giu',
);

/** TimesAndTimezones2: time zones in short after a clock time. */
export const timezones: Rule = {
  id: 'TimesAndTimezones2',
  group: 'times',
  label: 'Abbreviate time zones after a clock time',
  message: 'House style abbreviates the time zone here.',
  reason: 'Beside a time the short form is what people look for.',
  samples: [{ options: { TimesAndTimezones2: true }, before: 'Interviews from 10am Greenwich Mean Time' }],
  detect(reading) {
    if (!/\btime\b/i.test(reading.text)) return [];
    return collect(reading, zone, (match) => {
      const start = match.index;
      const fix = shortZones.get(match[0].toLowerCase());
      // "the GMT" doesn't read.
      if (reading.adjacentBefore(start)?.lower === 'the') return { start, end: start + match[0].length };
      return { start, end: start + match[0].length, fix };
    });
  },
};
