/**
 * The slips of everyday writing that a dictionary doesn't see or guesses wrong: its and it's, your and you're, words
 * twice, sentences without their capital or their stop. Each is corrected only where its neighbours leave no doubt.
 */
import { baseOfThird } from '../compose/language/verbs.ts';
import { monthNames, weekdays } from '../text/calendar.ts';
import { respell } from '../text/misspellings.ts';
import { abbreviations, findSentences } from '../text/words.ts';
import type { Dialect } from './dialect.ts';

export interface Slip {
  start: number;
  end: number;
  replacement: string;
}

/** What a line is: headings and items have neither capitals nor stops by rule. */
export type LineKind = 'heading' | 'item' | 'paragraph';
export interface Line {
  text: string;
  kind: LineKind;
  /** Goes on with the sentence of the line before. */
  goesOn?: boolean;
}

const owned =
  '(?:own|skills?|team|teams|role|roles|career|job|cv|application|experience|work|responsibilities|day|manager|customers?|staff|people|needs|potential|future|family|families|hands|details|name|qualifications|colleagues|office|offices|site|sites|clients|values|reputation|products|services|growth|mission)';
/** What one person has and nobody is. */
const yours =
  '(?:own|skills?|role|career|job|cv|application|experience|responsibilities|day|needs|potential|details|qualifications|hands)';
/** What follows "you're" and never "your". */
const being =
  '(?:a|an|the|looking|going to|not|interested in|welcome (?:to|here)|able to|ready (?:to|for)|passionate about|responsible for|keen|someone|happy to|hiring|seeking|thinking|always|also|currently|really)';

/** What is looked for, and what stands in place of its first group. */
type Rule = readonly [RegExp, (found: string, all: RegExpExecArray) => string];
const say =
  (right: string) =>
  (found: string): string => {
    return /^\p{Lu}/u.test(found) ? right.charAt(0).toUpperCase() + right.slice(1) : right;
  };

/** The first group of each is what is wrong. */
const rules: readonly Rule[] = [
  [
    /\b(it['’]s) (?:own|employees|clients|growth|reputation|values|products|services|name|mission|biggest)\b(?! (?:that|who|you|we|time))/gi,
    say('its'),
  ],
  [
    /\b(its) (?:a|an|the|been|not|important|essential|great|time to|looking|growing|going|hiring|expanding|recruiting|easy|hard work|up to you|located|based in|what|why|because)\b/gi,
    say("it's"),
  ],
  [new RegExp(String.raw`\b(you['’]re) ${yours}\b(?! (?:that|who)\b)`, 'gi'), say('your')],
  // With its case: "your A levels" are one's own.
  [new RegExp(String.raw`\b([Yy]our) ${being}(?=[ ,.]|$)`, 'g'), say("you're")],
  [
    /\b(?:us|send|with|attach|email|submit|bring|show) (you) (?:cv|application|details|resume|covering letter|skills|experience)\b/gi,
    say('your'),
  ],
  [/\b(their) (?:is|are|was|were|will be|has been|have been)\b/gi, say('there')],
  [/\b(their) (?:looking|going to|very|always|not)\b/gi, say("they're")],
  [/\b(there) (?:very|really|looking for|going to|always|not only|keen)\b/gi, say("they're")],
  [
    new RegExp(
      String.raw`\b(?:have|has|with|to|of|in|for|by|reach|build|develop|improve|use|bring|and|from|at|all) (there|they['’]re) ${owned}\b`,
      'gi',
    ),
    say('their'),
  ],
  [/\b(?:should|could|would|must|might|may) (of)\b(?! course)/gi, say('have')],
  [
    /\b(?:more|less|fewer|better|rather|other|greater|later|earlier|higher|lower|longer|larger|sooner|bigger|faster) (then)\b/gi,
    say('than'),
  ],
  [
    /\b(?:more|less|fewer) [a-z]+ (then)(?= (?:before|you|we|us|they|the|most|any|anyone|ever|average|last)\b)/gi,
    say('than'),
  ],
  [/[,;] (everyday)(?=[.!]|$)/gi, say('every day')],
  [
    /(?<!\b(?:up|back|next|due|it|go|us|you|them|close|due|down|that) )\b(to) (?:much|many|late|early|few|often)\b(?! of us)/gi,
    say('too'),
  ],
  [
    /\b(?:to|could|will|not|might|may|would|cannot|n['’]t) (loose) (?:your|our|the|a|any|it|them|their|out|sight|touch)\b/gi,
    say('lose'),
  ],
  [
    /\b(?:we|to|not|will|can|only|and) (except) (?:applications?|referrals?|cvs?|payments?|bookings?|deliveries|all|new|the|any)\b/gi,
    say('accept'),
  ],
  [
    /\b(?:will|to|and|can|you|must) (advice) (?:customers?|clients?|on|the|our|your|staff|people|patients|colleagues|managers|families|students)\b/gi,
    say('advise'),
  ],
  [
    /\b(?:the|our|good|some|free|of|give|giving|provide|providing|offer|offering|expert|professional) (advise)\b/gi,
    say('advice'),
  ],
  [/\b(stationary) (?:suppliers?|supplies|orders?|items|cupboard|stock|and)\b/gi, say('stationery')],
  [/\border(?:ing|s)? (stationary)\b/gi, say('stationery')],
  [
    /\b(?:no two days|work|works|working|open|happens|week,|visit|matters?|person|people) (everyday)(?=[.,;!]| (?:from|at|with|to|in|and)\b)/gi,
    say('every day'),
  ],
  [
    /\b(principle) (?:duty|duties|responsibilit(?:y|ies)|aim|purpose|role|task|tasks|accountabilities)\b/gi,
    say('principal'),
  ],
  [/\b(who['’]s) (?:role|job|team|work|values|skills|customers|aim|mission|main|primary)\b/gi, say('whose')],
  [/\b(compliment)s? (?:the|our|your) (?:team|skills|range|service)\b/gi, say('complement')],
  [
    /\b(?:flexible|working|office|shift|opening|bank|own) (hour['’]s|holiday['’]s)(?= |[.,;]|$)/gi,
    (found) => found.replace(/['’]/, ''),
  ],
  [
    /\b(weekend['’]s|evening['’]s|hour['’]s|skill['’]s|cv['’]s|gcse['’]s|holiday['’]s|customer['’]s)(?=[.,;)]|$| (?:and|or|are|is|from|with|to|must|will|at|on)\b)/gi,
    (found) => found.replace(/['’]/, ''),
  ],
  [
    /\b(?:will|must|should|would|could|may) ((?!always|sometimes|as|is|was|has|its|this|various|perhaps|besides|needs)[a-z]{3,}s)\b(?! (?:is|are)\b)/g,
    (found) => baseOfThird(found) ?? found,
  ],
];

/** What one dialect has and another hasn't. */
const british: readonly Rule[] = [
  [
    /\b(?:driving|driver['’]s|full|valid|uk|clean|hgv|current|forklift|rigid|personal|premises) (license)s?\b/gi,
    say('licence'),
  ],
  [
    /\b(?:training|apprenticeship|graduate|development|induction|mentoring|wellbeing|bonus|leadership|discount|reward) (program)s?\b/gi,
    say('programme'),
  ],
  [/\b(?:best|good|safe|working|clinical|medical|dental|veterinary|general|law) (practise)s?\b/gi, say('practice')],
];
const american: readonly Rule[] = [
  [/\b(?:driving|driver['’]s|full|valid|clean|current|forklift|nursing) (licence)s?\b/gi, say('license')],
  [
    /\b(?:training|apprenticeship|graduate|development|induction|mentoring|wellbeing|bonus|leadership|discount|reward) (programme)s?\b/gi,
    say('program'),
  ],
];

function ruled(text: string, list: readonly Rule[]): Slip[] {
  return list.flatMap(([pattern, mend]) =>
    [...text.matchAll(pattern)].flatMap((found) => {
      const wrong = found[1] ?? '';
      const start = found.index + found[0].indexOf(wrong);
      const replacement = mend(wrong, found);
      return replacement === wrong ? [] : [{ start, end: start + wrong.length, replacement }];
    }),
  );
}

function spelling(text: string, isAmerican: boolean, names: ReadonlySet<string>): Slip[] {
  return [...text.matchAll(/[\p{L}’']+/gu)].flatMap(({ 0: word, index: start }) => {
    // Part of an address or of a file's name.
    if (names.has(word.toLowerCase()) || /[@/\\_]/.test(text.charAt(start - 1) + text.charAt(start + word.length)))
      return [];
    const replacement = respell(word, isAmerican);
    return replacement === undefined ? [] : [{ start, end: start + word.length, replacement }];
  });
}

/** "Will will", and no "had had", "that that", "New York, New York". */
const doubled = (text: string): Slip[] =>
  [...text.matchAll(/\b(\p{L}{2,}) +(?=\1\b)/giu)]
    .filter(({ 1: word = '' }) => !/^(?:had|that|very|so|is|blah|bye|no|ha|now|\p{Lu}\p{Ll}+)$/u.test(word))
    // The first of the two stays, so that a capital does.
    .map(({ 0: found, 1: word = '', index }) => ({
      start: index + word.length,
      end: index + found.length + word.length,
      replacement: '',
    }));

const months = new Set(monthNames.map((name) => name.toLowerCase()));
const smallStart = /^(?:i[A-Z]|e[A-Z]|[a-z]+[A-Z.@/]|www|http|e-?mail:)/;
const beginsSmall = (text: string, at: number): boolean =>
  /^\p{Ll}/u.test(text.slice(at)) && !smallStart.test(text.slice(at).split(/\s/)[0] ?? '');
const capitalAt = (text: string, at: number): Slip => ({
  start: at,
  end: at + 1,
  replacement: text.charAt(at).toUpperCase(),
});

function capitals(text: string, goesOn: boolean): Slip[] {
  const found: Slip[] = [];
  const isText = /[.!?]["'”’)]?(?:\s+\p{L}|\s*$)/u.test(text);
  const first = text.search(/\S/);
  // "a) Recruit and train" begins with the letter of its row.
  if (isText && !goesOn && first >= 0 && beginsSmall(text, first) && !/^\s*\(?\w[).]/.test(text))
    found.push(capitalAt(text, first));
  for (const { 0: stop, index } of text.matchAll(/[.!?]["'”’)]?\s+(?=\p{Ll})/gu)) {
    const before = /[\p{L}.]+$/u.exec(text.slice(0, index))?.[0].toLowerCase() ?? '';
    const at = index + stop.length;
    // "E.g. a van", "approx. ten", "3 p.m. to", "wait ... and".
    const abbreviated =
      stop.startsWith('.') &&
      (before === '' ||
        before.length < 2 ||
        before.includes('.') ||
        abbreviations.has(before) ||
        /^(?:etc|hrs?|mins?|wks?|yrs?|incl|excl|approx|max|min|no|tel|ext|dept|st|rd|ave)$/.test(before));
    if (!abbreviated && beginsSmall(text, at)) found.push(capitalAt(text, at));
  }
  // "I" alone, and days and months, have capitals wherever they stand.
  for (const { 0: word, index } of text.matchAll(/\b[a-z]{1,9}\b/g)) {
    const isDay = weekdays.has(word) && word.length > 3;
    const isName = isDay || (months.has(word) && !/^(?:march|may)$/.test(word));
    if (
      isName ||
      (word === 'i' &&
        /^(?:\s|['’](?:m|ll|ve|d)\b)/.test(text.slice(index + 1)) &&
        /(?:^|\s)$/.test(text.slice(0, index)) &&
        !/^\s*\./.test(text.slice(index + 1)))
    )
      found.push(capitalAt(text, index));
  }
  return found;
}

/** Pronouns that begin a sentence, before a word that can only be their verb. */
const newSentence =
  /(?<=\p{Ll}{2,}|\d) (?=(?:You|We|They|It|This|There)(?:['’](?:ll|re|ve|s|d))? (?:will|are|is|can|must|should|need|offer|have|has|work|want|would|also|do|provide|believe|look|welcome|run|make|may|get)\b|(?:You|We|They)['’](?:ll|re|ve) )/gu;
const leadsOn =
  /\b(?:and|or|about|thank|for|with|that|if|when|as|to|of|in|why|how|what|where|because|but|so|while|the|a|an|our|your|from|by|at|on|is|are|which|who|than|then|whether|do|does|can|will|did)$/i;

function stops(text: string, kind: LineKind): Slip[] {
  const found: Slip[] = [];
  if (kind === 'paragraph') {
    for (const { index } of text.matchAll(newSentence)) {
      if (!leadsOn.test(text.slice(0, index))) found.push({ start: index, end: index, replacement: '.' });
    }
    const end = text.trimEnd().length;
    const sentences = findSentences(text).length - 1;
    if (
      sentences > 0 &&
      /[\p{Ll}\d)]$/u.test(text.trimEnd()) &&
      !/@\S+$|\/\S*$|www\.\S+$|\.[a-z]{2,}$/i.test(text.trimEnd())
    )
      found.push({ start: end, end, replacement: '.' });
  }
  // "Filing.You will", "phones , greeting", "involve :answering".
  for (const { index } of text.matchAll(
    /(?<=\p{Ll}{2,}[.!?])(?=(?:You|We|They|The|This|Our|Your|If|Please|It|There|As|In|For|With|All|To|When|A)\b)/gu,
  ))
    found.push({ start: index, end: index, replacement: ' ' });
  for (const { 0: blank, index } of text.matchAll(/(?<=[\p{L}\d)]) +(?=[,;](?:\s|$))/gu))
    found.push({ start: index, end: index + blank.length, replacement: '' });
  for (const { 0: colon, index } of text.matchAll(/(?<=\p{L}) +:(?=\p{L})/gu))
    found.push({ start: index, end: index + colon.length, replacement: ': ' });
  return found;
}

/** The slips of a text's lines; offsets count in the lines joined by line breaks. */
export function findSlips(lines: readonly Line[], dialect: Dialect, names: readonly string[]): Slip[] {
  const isAmerican = dialect === 'American';
  const known = new Set(names.flatMap((name) => name.toLowerCase().split(/[^\p{L}'’]+/u)));
  let at = 0;
  return lines.flatMap(({ text, kind, goesOn = false }) => {
    const from = at;
    at += text.length + 1;
    const found = [
      ...spelling(text, isAmerican, known),
      ...doubled(text),
      ...ruled(text, [...rules, ...(isAmerican ? american : dialect === 'Canadian' ? [] : british)]),
      ...(kind === 'paragraph' ? capitals(text, goesOn) : []),
      ...stops(text, kind),
    ];
    return found.map(({ start, end, replacement }) => ({ start: start + from, end: end + from, replacement }));
  });
}

/** Two lists of corrections as one, in order; where they overlap the first list is right. */
export function mergeSlips(first: readonly Slip[], second: readonly Slip[]): Slip[] {
  const overlap = (one: Slip, other: Slip): boolean =>
    one.start === one.end || other.start === other.end
      ? one.start === other.start && one.end === other.end
      : one.start < other.end && other.start < one.end;
  const kept: Slip[] = [];
  for (const slip of [...first, ...second]) {
    const other = kept.find((one) => overlap(slip, one));
    if (other === undefined) kept.push({ ...slip });
    // A sentence may begin with the word that is wrong: it gets its capital as well.
    else if (slip.start === other.start && slip.end === slip.start + 1 && /^\p{Lu}$/u.test(slip.replacement))
      other.replacement = other.replacement.charAt(0).toUpperCase() + other.replacement.slice(1);
  }
  return kept.sort((one, other) => one.start - other.start || one.end - other.end);
}
