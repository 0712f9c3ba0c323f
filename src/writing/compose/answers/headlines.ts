/** Headlines out of an answer: its own words first, alone and beside the title, the place and the company. */
import { isProperFirst, upperFirst } from '../language/articles.ts';
import { endsOpen } from '../language/ending.ts';
import { leansBack } from '../language/leaning.ts';
import { isVerbBase, nounLike } from '../language/verbs.ts';
import { countWords, coverage, wordOverlap, wordsOf } from '../language/words.ts';
import type { Ledger } from '../ledger/facts.ts';
import { realisePay } from '../ledger/pay.ts';
import { isMainClause } from './clause.ts';
import type { Piece } from './cut.ts';

const MOST = 14;
/** How many lines of a batch may say the same piece of an answer. */
const EACH = 2;

/** A long line up to the last comma, or the last preposition, that leaves a line short enough; '' where there is none. */
function shortened(text: string): string {
  const ends = [
    ...text.matchAll(
      /, (?!\d)|; | (?=(?:through|across|with|for|from|in|on|at|to|within|after|before|until|while|when|where|that|who|into|over) )/g,
    ),
  ]
    .map(({ index }) => text.slice(0, index))
    .filter((part) => countWords(part) <= MOST && countWords(part) > 4 && !endsOpen(part) && !/\([^)]*$/.test(part));
  return (
    ends.findLast((part) => text.charAt(part.length) === ',' || text.charAt(part.length) === ';') ?? ends.at(-1) ?? ''
  );
}

/** Words at which a sentence opens, and no name does. */
const opener =
  /^(?:Your|Our|The|An?|No|We|You|They|It|This|That|These|Every|Each|All|Some|One|Two|Three|Four|Five|Where|When|With|From|At|In|On) /;
/** The same line inside another: a name keeps its capital, and so does one in a row of names ("Go, Postgres"). */
const small = (text: string): string => {
  // "Pay 3,000 people": no grade.
  const [, verb = ''] = /^(\p{Lu}\p{Ll}+) \d{1,3}(?:,\d{3}|\d)/u.exec(text) ?? [];
  if (verb !== '' && isVerbBase(verb.toLowerCase())) return text.charAt(0).toLowerCase() + text.slice(1);
  const [, first = '', next = ''] = /^(\S+?)(?:,| and| or|\/) ?(\S*)/.exec(text) ?? [];
  return !opener.test(text) &&
    (/^(?:[A-Z][a-z]+ [A-Z]|[A-Z]{2}|I\b|[A-Z][a-z]+ \d)/.test(text) ||
      (/^[A-Z][\w+#.]*$/.test(first) && /^[A-Z]/.test(next)) ||
      isProperFirst(text.split(/[\s,]/)[0] ?? ''))
    ? text
    : text.charAt(0).toLowerCase() + text.slice(1);
};

/** What speaks of something that was named before it: "find the next one", "both of them". */
const pointsAway = (text: string): boolean =>
  /\b(?:the|a|an|this|that|your|our) (?:next|other|last|first|second|third|same|new|right|only|bigger|better)? ?ones?\b(?! (?:who|that|which|of|to|with|for|in|at|on|where|day)\b)|\b(?:both|neither|the (?:rest|others?|latter|former)) ?$/i.test(
    text,
  ) ||
  // "That would be you": of whom the sentence before it speaks.
  /^(?:that|this|those|these|it|they)(?:['’](?:s|d|ll|re)| (?:is|was|would|will|could|can|are|were|sounds?)) /i.test(
    text,
  ) ||
  // "Help us keep them": in so few words nothing was named.
  (/\b(?:it|them|they|theirs|this|that|these|those)(?:$|[,.!])/i.test(text) && countWords(text) < 8);
/** Somebody else: beside the title and a colon they would read as the job. */
const somebody =
  /^(?:an? |the |your |one |two |three |our )?(?:own )?(?:[\w-]+ ){0,3}(?:assistants?|managers?|nurses?|teachers?|officers?|leads?|heads?|directors?|engineers?|developers?|chefs?|drivers?|supervisors?|apprentices?|mentors?|buddy|buddies|deputy|secretary|secretaries|technicians?|analysts?|advis[eo]rs?|partners?|colleagues?|specialists?|consultants?|planners?|clerks?|boss|bosses|founders?|owners?|carers?|workers?|volunteers?|trainees?|graduates?|[a-z]+ists?)$/i;
const sum = /[£€$₹]\s?\d[\d.,]*\s?(?:k|m|bn|million|billion|lakhs?|crores?)?/gi;

/** Whether a part of an answer may stand beside the title: somebody else, or a sum that is no pay, reads as the job's. */
function standsBeside(text: string, pay: string): boolean {
  if (somebody.test(text.trim())) return false;
  const sums = text.match(sum) ?? [];
  return (
    sums.length === 0 ||
    isMainClause(text) ||
    sums.every((found) => pay.includes(found.trim())) ||
    // "An allowance of £400 for tools", "new £9m bakery": the words say what for.
    !(
      /^(?:about |over |up to |nearly |under )?[£€$₹]/i.test(text) ||
      /[£€$₹]\s?\d[\d.,]*\S* (?:a|an|per|each|every) (?:year|month|week|hour|day)/i.test(text)
    )
  );
}

/** Up to `count` lines; each begins with other words than the ones before. */
export function answerHeadlines(
  pieces: readonly Piece[],
  ledger: Ledger,
  turn: number,
  count: number,
  each = EACH,
): string[] {
  const pay = ledger.pay ? realisePay(ledger.pay) : '';
  const sentences = new Map<number, string[]>();
  for (const { text, sentence } of pieces) sentences.set(sentence, [...(sentences.get(sentence) ?? []), text]);
  // A sentence of which nothing was left out stands as it was written, with its "and".
  const bare = (text: string): number => wordsOf(text).filter((word) => !/^(?:and|also|plus)$/i.test(word)).length;
  const wholes = [...sentences].map(([sentence, list]) => {
    const source = pieces.find((piece) => piece.sentence === sentence)?.source ?? '';
    return bare(source) === bare(list.join(' '))
      ? `${source}${/\?$/.test(list.at(-1) ?? '') ? '?' : ''}`
      : list.join(', ');
  });
  // "Fire, fish and four-day weeks" is one thing to say: its parts are none.
  const parts = pieces
    .filter(
      ({ sentence, text }) =>
        // A half of an answer stands alone: a sum beside no word of what it is for reads as the pay.
        (sentences.get(sentence)?.length === 1 || standsBeside(text, pay)) &&
        // "Sit right beside them": whom the other half of its sentence names.
        !((sentence !== pieces[0]?.sentence || sentences.get(sentence)?.[0] !== text) && pointsAway(text)) &&
        // "With training paid for": said of what stands before it.
        !(/^(?:with|without|so|including|plus)\b/i.test(text) && sentences.get(sentence)?.length !== 1) &&
        // "14 staff", out of a row: a figure and a noun say too little.
        !(/^\d+ \S+$/.test(text) && sentences.get(sentence)?.length !== 1) &&
        (countWords((sentences.get(sentence) ?? []).join(' ')) > 6 || sentences.get(sentence)?.length === 1),
    )
    .map(({ text }) => text.replace(/\?$/, ''))
    .filter((text) => countWords(text) > 0);
  const title = ledger.title?.text ?? '';
  const where = ledger.place && !ledger.place.remote ? ` ${ledger.place.phrase}` : '';
  const options: string[] = [];
  const besides = new Set<string>();
  const add = (text: string, most = MOST): void => {
    const tidy = upperFirst(text.replace(/\s+/g, ' ').trim());
    if (tidy !== '' && countWords(tidy) <= most && countWords(tidy) > 1) options.push(tidy);
  };
  const joined = (list: readonly string[]): string =>
    list.map((text, index) => (index === 0 ? text : small(text))).join(', ');
  const named = (text: string): boolean =>
    (title !== '' && coverage(title.split(' ').at(-1) ?? '', text) > 0) ||
    (where !== '' && text.includes(ledger.place?.name ?? '\u0000'));
  // The same words stand beside one of them only: another time, beside another.
  let framed = 0;
  const beside = (text: string): void => {
    if (!standsBeside(text, pay)) return;
    if (countWords(text) < 3 || countWords(text) > 10 || /:\s/.test(text) || named(text) || /\?$/.test(text)) return;
    const verb = wordsOf(text)[0] ?? '';
    const order = isVerbBase(verb) && !nounLike.has(verb.toLowerCase());
    const ways: string[] = [];
    if (title !== '') ways.push(`${title}${where}: ${small(text)}`);
    if (order && !/\b(?:our|us|we)\b/i.test(text)) ways.push(`Want to ${small(text)}?`);
    if (ledger.employer && !isMainClause(text)) ways.push(`${ledger.employer}: ${small(text)}`);
    if (where !== '' && !isMainClause(text) && !order) ways.push(`${upperFirst(where.trim())}: ${small(text)}`);
    if (title !== '') ways.push(`${text}: ${title}${where}`);
    const fitting = ways.filter((way) => countWords(way) <= MOST);
    const way = fitting[(turn + framed) % Math.max(1, fitting.length)];
    framed += 1;
    if (way !== undefined) {
      add(way);
      besides.add(options.at(-1) ?? way);
    }
  };
  const closed = (text: string): string =>
    text.replace(/\?[,.]/g, '?').replace(/(?<=\? )\p{Ll}/gu, (found) => found.toUpperCase());
  // All of it where it is short; else its sentences; then each beside the title, the place and the company; then its parts.
  // "Fix bikes, not targets" and "Finish at 5.30" are two sentences, and no comma makes one of them.
  const short = (text: string): boolean =>
    countWords(text) < 6 && !isVerbBase(wordsOf(text)[0] ?? '') && !isMainClause(text);
  if (wholes.length === 1 || wholes.every(short)) add(closed(joined(wholes)));
  // What is only a little long is said whole: cut, it would say less.
  // "Help us find the next one" is said behind what it speaks of.
  const leans = (at: number): boolean => at > 0 && (pointsAway(wholes[at] ?? '') || leansBack(wholes[at] ?? ''));
  wholes.forEach((whole, at) => {
    if (!leans(at)) add(closed(whole), whole.length <= 110 ? MOST + 4 : MOST);
    if (leans(at + 1) && !leans(at)) add(closed(`${whole}. ${upperFirst(wholes[at + 1] ?? '')}`), MOST + 4);
  });
  for (const whole of wholes) {
    // "A nurse who wants time with residents": does the reader? A company that wants is another matter.
    const wanted = /\bwho (wants|loves|likes|enjoys|can) (.+)$/i.exec(whole);
    if (wanted?.[1] && wanted[2])
      add(`${/^can$/i.test(wanted[1]) ? 'Can you' : `Do you ${wanted[1].replace(/s$/, '')}`} ${wanted[2]}?`);
    // A long one up to its "and".
    const [, one = '', two = ''] = /^((?:[^,]|,\d)+), ((?:[^,]|,\d)+), and (?:[^,]|,\d)+$/.exec(whole) ?? [];
    if (countWords(whole) > MOST)
      add(two === '' ? (whole.split(/,? (?:and|so|because|which) /)[0] ?? '') : `${one} and ${two}`);
    // Or up to a comma or a place where it may end: "Lead the people function of a 1,900-strong manufacturer".
    if (two === '' && (countWords(whole) > MOST + 4 || whole.length > 110)) add(shortened(whole));
  }
  wholes.forEach((whole, at) => {
    if (!leans(at)) beside(closed(whole));
  });
  if (wholes.length > 1 || parts.length < 4) for (const part of parts) beside(part);
  const heads = options.length - besides.size;
  for (const part of parts) if (countWords(part) > 1 && !/^(?:the|an?) \S+$/i.test(part)) add(part);
  if (options.length === 0 && title !== '') for (const whole of wholes) add(`${title}${where}: ${small(whole)}`);
  const turnedOptions = (list: readonly string[]): string[] => {
    const at = turn % Math.max(1, list.length);
    return [...list.slice(at), ...list.slice(0, at)];
  };
  const alone = options.filter((text) => !besides.has(text));
  // What stands beside the title has turned already.
  const rotated = [...turnedOptions(alone.slice(0, heads)), ...besides, ...turnedOptions(alone.slice(heads))];
  // What a batch says of the answer: its sentences and their parts, each at most twice.
  const told = [...new Set([...wholes, ...parts])];
  const times = (text: string): number =>
    Math.max(
      0,
      ...told
        .filter((piece) => coverage(piece, text) > 0.99)
        .map((piece) => chosen.filter((other) => coverage(piece, other) > 0.99).length),
    );
  const chosen: string[] = [];
  const openings = new Set<string>();
  for (const text of rotated) {
    if (chosen.length >= count) break;
    const opening = wordsOf(text).slice(0, 2).join(' ').toLowerCase();
    if (openings.has(opening) || times(text) >= each || chosen.some((other) => wordOverlap(other, text) > 0.75))
      continue;
    openings.add(opening);
    chosen.push(text);
  }
  return chosen;
}
