import { isMonth, weekdays } from '../text/calendar.ts';
import { isNumberWord, labels, numberWordSource, readNumberWord, spellOut } from '../text/numbers.ts';
import type { Reading } from '../text/reading.ts';
import { isVocabulary } from '../text/vocabulary.ts';
import { collect, inOrder, type Match, type Rule } from './rule.ts';

const figure =
  /(?<![\p{L}\p{N}_.,:;/£$€¥%#+*=<>~^@°'’-]|[-–—−+=*/×<>~][ \u00a0])(\d{1,2})(?=$|[ ]|[.,;:!?)](?:$|[\s)]))/gu;
const written = new RegExp(`(?<![\\p{L}\\p{N}_'’-])(${numberWordSource})(?![\\p{L}\\p{N}_'’-])`, 'gu');

/** Units of measurement keep their figure. Days to years are counted like people; hours and shorter stay. */
const units: ReadonlySet<string> = new Set(
  `mm cm m km metre metres meter meters kilometre kilometres kilometer kilometers mile miles yard yards foot feet inch inches ft yd acre acres hectare hectares
  kg g mg kilo kilos kilogram kilograms kilogramme kilogrammes gram grams gramme grammes tonne tonnes ton tons lb lbs pound pounds stone oz ounce ounces
  litre litres liter liters ml l pint pints gallon gallons degree degrees c f mph kph knots volts volt v amp amps a watts watt w kw mw gw kwh mwh
  hertz hz khz mhz ghz gb mb kb tb bit bits byte bytes megabytes gigabytes terabytes gigabit megabit px pixels pt points psi bar bars db decibels
  hour hours hr hrs h minute minutes min mins second seconds sec secs s ms am pm a.m p.m o'clock noon percent per percentage pct p pence cents cent
  euro euros dollar dollars quid pa pcm pw k million billion trillion thousand hundred dozen bn mn stars star x by times out in and or to of from
  until till minus plus divided equals is am are was were has have will can may must the a an i at on for with as than that this but if so
  megawatts megawatt kilowatt kilowatts gigawatt gigawatts atm atmospheres sqm sq square cubic carat carats calories kcal gs stop`.split(
    /\s+/,
  ),
);
const people: ReadonlySet<string> = new Set(
  'people children men women staff colleagues others personnel clergy police crew cattle sheep aircraft series species feet teeth mice criteria phenomena data'.split(
    ' ',
  ),
);
const endsLikePlural = /(?:ss|us|is|ness|ous|'s|ways|news|always|perhaps|its|this|was|has|does|thus|plus)$/;
/** What may stand between a figure and the things that it counts. */
const describing =
  /^(?:new|other|different|busy|more|full|main|core|extra|additional|small|large|big|paid|local|long|great|experienced|skilled|direct|key|strong|national|regional|consecutive|working|bank|clear|simple|easy|short|full-time|part-time|separate|senior|junior|qualified|permanent|temporary|busy|live|young|old|older|younger|good|free|open|equal|broad|major|minor|annual|monthly|weekly|daily|front-line|close|fellow|trained|dedicated|happy|private|public|weekend|night|late|early|family|care|office|sales|support|project|team|area|community|dental|school|hotel|nursing|high|low|first|last|spare|single|double|further|recent|similar|specialist|independent|international|global|remote|rural|urban|digital|technical|practical|medical|clinical|creative|friendly|talented|passionate|keen|enthusiastic|motivated|reliable|fully|highly)$/;
/** Before a figure at the end of a phrase these say that it counts people or things. */
const groups =
  /^(?:team|teams|crew|crews|group|groups|family|panel|board|staff|class|choir|gang|pool|fleet|network|set|total|household|squad|band|partnership)$/;
const afterGroup = 'of';
const hardLabels =
  /^(?:under|over|aged?|sized?|scores?|between|number|numbers|no|nos|figure|chapter|version|versus|vs|minus|plus|times|approximately|x)$/;
const clockPrepositions = /^(?:at|from|by|until|till|before|after|since|around|about|and|or|to)$/;

function isPlural(word: string): boolean {
  return people.has(word) || (word.endsWith('s') && word.length > 3 && !endsLikePlural.test(word));
}

/** Whether the words after an offset name things that can be counted: "people", "new sites". */
function countsThings(reading: Reading, end: number, value: number): boolean {
  let word = reading.adjacentAfter(end);
  for (let step = 0; step < 3 && word !== undefined; step++) {
    let hyphenated = word.lower;
    let last = word;
    // "part-time roles": a hyphenated word describes as one.
    const tail = /^-(\p{Ll}+)/u.exec(reading.text.slice(word.end, word.end + 20));
    if (tail !== null) {
      hyphenated = `${word.lower}-${tail[1] ?? ''}`;
      last = reading.wordAfter(word.end) ?? word;
    }
    if (units.has(word.lower)) return false;
    if (/^\p{Lu}{2,6}s$/u.test(word.text)) return value !== 1;
    if (!/^\p{Ll}/u.test(word.text)) return false;
    const bare = word.lower.replace(/'s?$/, '');
    if (value === 1) {
      return (
        step === 0 &&
        isVocabulary(bare) &&
        !isPlural(bare) &&
        !describing.test(bare) &&
        !/(?:ly|ing|ed)$/.test(bare) &&
        !isNumberWord(bare)
      );
    }
    if (tail === null && isPlural(bare)) return true;
    if (!describing.test(hyphenated) && tail === null) return false;
    word = reading.adjacentAfter(last.end);
  }
  return false;
}

function isInRange(reading: Reading, start: number, end: number): boolean {
  const after = /^\s?(?:[-–—/&+x×]|to|and|or|in|out of|of|by|minus|plus|times|of every|per)\s?(\S{1,14})/.exec(
    reading.text.slice(end, end + 24),
  );
  if (after !== null) {
    const next = (after[1] ?? '').toLowerCase().replace(/[^\p{L}\p{N}-].*$/u, '');
    if (
      /^\d/.test(next) ||
      readNumberWord(next) !== undefined ||
      isNumberWord(next) ||
      /^[-–—/+×]/.test(after[0].trim())
    )
      return true;
  }
  const before = /(\S{1,14})\s?(?:[-–—/&+x×]|to|and|or|in|out of|of|by|minus|plus|times)\s?$/.exec(
    reading.text.slice(Math.max(0, start - 24), start),
  );
  if (before === null) return false;
  const previous = (before[1] ?? '').toLowerCase().replace(/^.*[^\p{L}\p{N}-]/u, '');
  return (
    /\d(?:st|nd|rd|th|[ap]m|k|%)?$/.test(previous) || readNumberWord(previous) !== undefined || isNumberWord(previous)
  );
}

/** Whether the word before makes the figure a label, a name's part, a time or a measure. */
function isLabelled(reading: Reading, start: number): boolean {
  const before = reading.adjacentBefore(start);
  if (before === undefined)
    return (
      /[\p{L}\p{N}][-–—.]\s?$/u.test(reading.text.slice(Math.max(0, start - 3), start)) &&
      !/[.]\s$/.test(reading.text.slice(Math.max(0, start - 2), start))
    );
  if (labels.has(before.lower) || hardLabels.test(before.lower) || /\d/.test(before.text)) return true;
  if (weekdays.has(before.lower) || isMonth(before.text)) return true;
  if (/\p{Ll}\p{Lu}/u.test(before.text)) return true;
  if (!/^\p{Lu}/u.test(before.text)) return before.text.length === 1 && before.lower !== 'a' && before.lower !== 'i';
  // A capital inside a sentence is a name ("Windows 8 users"); at its start an everyday word is only a word.
  return !(
    reading.opensSentence(before.start) &&
    /^\p{Lu}[\p{Ll}'’]*$/u.test(before.text) &&
    isVocabulary(before.lower.split("'")[0] ?? '')
  );
}

function toWord(match: RegExpExecArray, reading: Reading): Match | undefined {
  const digits = match[1] ?? '';
  const value = Number(digits);
  const start = match.index;
  const end = start + digits.length;
  if (value === 0 || digits.startsWith('0') || /^ \d/.test(reading.text.slice(end, end + 2))) return undefined;
  const opens = reading.opensSentence(start);
  if (value > 9 && !opens) return undefined;
  if (value > 9 && (reading.kind !== 'paragraph' || reading.runsOn || !/[.!?]\s*$/.test(reading.text)))
    return undefined;
  if (isInRange(reading, start, end)) return undefined;
  if (!opens && isLabelled(reading, start)) return undefined;
  const before = opens ? undefined : reading.adjacentBefore(start);
  const word = spellOut(value);
  const fix = opens ? word.charAt(0).toUpperCase() + word.slice(1) : word;
  if (countsThings(reading, end, value)) return { start, end, fix };
  // "A crew of 5 looks after the site", "a team of 5."
  const group = before?.lower === afterGroup ? reading.wordBefore(before.start) : undefined;
  const next = reading.adjacentAfter(end);
  if (
    group !== undefined &&
    groups.test(group.lower) &&
    (next === undefined || !/^(?:million|thousand|hundred|k|bn)$/.test(next.lower))
  )
    return { start, end, fix };
  // "2 of our drivers"
  if (
    next?.lower === 'of' &&
    /^(?:of (?:our|the|your|my|these|those|them|us|which|whom)\b)/.test(
      reading.text.slice(next.start, next.start + 12),
    ) &&
    !(before && clockPrepositions.test(before.lower))
  )
    return { start, end, fix };
  if (next?.lower === 'times' && /^(?:an?|per|each|every|more|as)$/.test(reading.adjacentAfter(next.end)?.lower ?? ''))
    return { start, end, fix };
  // Hours are a measure to some and a count to others: a person decides.
  if (next !== undefined && /^(?:hours?|minutes?)$/.test(next.lower) && value < 10 && !opens)
    return { start, end, offers: [word] };
  return undefined;
}

function toFigure(match: RegExpExecArray, reading: Reading): Match | undefined {
  const word = match[1] ?? '';
  const start = match.index;
  const end = start + word.length;
  const value = readNumberWord(word);
  if (value === undefined || value < 10 || reading.opensSentence(start)) return undefined;
  if (isInRange(reading, start, end)) return undefined;
  const before = reading.adjacentBefore(start);
  if (
    before !== undefined &&
    (isNumberWord(before.lower) || /^(?:hundred|and|number|top|nineteen|twenty|half|or|past|to)$/.test(before.lower))
  ) {
    // "and twelve sites" counts; "a hundred and twelve sites" is one number.
    const earlier =
      before.lower === 'and' || before.lower === 'to' || before.lower === 'or'
        ? reading.wordBefore(before.start)
        : undefined;
    if (earlier === undefined || isNumberWord(earlier.lower) || earlier.lower === 'hundred' || /\d/.test(earlier.text))
      return undefined;
  }
  const next = reading.adjacentAfter(end);
  // "Level twelve staff" has its number as a name; "each night shift twelve months ahead" counts the months.
  const ofTime = /^(?:days|weeks|fortnights|months|years)$/.test(next?.lower ?? '');
  if (labels.has(before?.lower ?? '') && before?.lower !== 'over' && !ofTime) return undefined;
  if (next !== undefined && isNumberWord(next.lower)) return undefined;
  const measured = next !== undefined && /^(?:hours|minutes|miles|metres|kilometres|tonnes|degrees)$/.test(next.lower);
  // "Children under eleven": an age, or how many; a stop or nothing follows.
  const isBound =
    /^(?:under|over|aged|below|above)$/.test(before?.lower ?? '') && /^(?:[.,;:!?)]|$)/.test(reading.text.slice(end));
  return measured || isBound || countsThings(reading, end, value) ? { start, end, fix: String(value) } : undefined;
}

/** NumbersFractionsAndUnits1: words for one to nine, figures from 10; a number that opens a sentence is a word. */
export const counts: Rule = {
  id: 'NumbersFractionsAndUnits1',
  group: 'numbers',
  label: 'Spell out one to nine, use figures from 10',
  message: 'House style writes this number another way.',
  reason: 'Small numbers read as words, large ones are quicker as figures.',
  samples: [{ options: { NumbersFractionsAndUnits1: true }, before: 'A crew of 5 looks after twelve sites.' }],
  detect(reading) {
    return inOrder(
      /\d/.test(reading.text) ? collect(reading, figure, toWord) : [],
      /ten|eleven|twel|teen|ty/i.test(reading.text) ? collect(reading, written, toFigure) : [],
    );
  },
};
