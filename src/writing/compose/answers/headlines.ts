/** Headlines out of an answer: its own words first, alone and beside the title, the place and the company. */

import { endsOpen } from '../language/ending.ts';
import { isProperFirst, upperFirst } from '../language/first-capitals.ts';
import { isVerbBase, nounLike } from '../language/verbs.ts';
import { countWords, coverage, wordOverlap, wordsOf } from '../language/words.ts';
import type { Ledger } from '../ledger/facts.ts';
import { realisePay } from '../ledger/pay.ts';
import { isMainClause } from './clause.ts';
import type { Piece } from './cut.ts';
import { type Unit, unitsOf } from './line-units.ts';

const MOST = 14;
/** What is only a little long is said whole: cut, it would say less. */
const WHOLE = 20;
/** Two sentences of which one leans on the other. */
const PAIR = 22;
const LETTERS = 110;

/** "That only three laboratories", "with only two days a week", "for anyone": what stands behind it belongs to it. */
const hangs =
  /\b(?:that|which|who|whom|where|when|if|because|while|only|just|at least|no more than|up to|within)\b(?! \S+ \S+ \S+ \S+ \S)[^,;]*$|\b(?:anyone|anybody|everyone|everybody|someone|somebody|those|people|nobody|all|one|any|each|would|like|want|wants|able|needs?|hopes?|used)$/i;

/** "A mix of injuries and operations", "between the office, the estate and home": both, or neither. */
const ofTwo = /\b(?:between|both|mix(?:ture)? of|combination of|blend of|balance of|choice of)\b[^,;]*$/i;

/** A long line up to the last comma, or the last preposition, that leaves a line short enough; '' where there is none. */
function shortened(text: string): string {
  const ends = [
    ...text.matchAll(
      /, (?!\d)|; | (?=(?:through|across|with|for|from|in|on|at|to|within|after|before|until|while|when|where|into|over) )/g,
    ),
  ]
    .map(({ index }) => text.slice(0, index))
    .filter(
      (part) =>
        countWords(part) <= MOST &&
        countWords(part) > 4 &&
        !endsOpen(part) &&
        // "4 on and 3 off": so many, and of what is told behind it.
        !/\b\d$/.test(part) &&
        !/\([^)]*$/.test(part) &&
        !ofTwo.test(part) &&
        // "You'd be the third person": of how many?
        !/\bthe (?:first|second|third|fourth|fifth|only|same|other|last|next) [\p{L}-]+$/iu.test(part) &&
        (/^[,;]/.test(text.slice(part.length)) || !hangs.test(part)),
    );
  return (
    ends.findLast((part) => text.charAt(part.length) === ',' || text.charAt(part.length) === ';') ?? ends.at(-1) ?? ''
  );
}

/** Words at which a sentence opens, and no name does. */
const opener =
  /^(?:Your|Our|The|An?|No|We|You|They|It|This|That|These|Every|Each|All|Some|One|Two|Three|Four|Five|Where|When|With|From|At|In|On) /;
/** The same line inside another: a name keeps its capital, and so does one in a row of names ("Go, Postgres"). */
const small = (text: string): string => {
  if (/^A[- ]Levels?\b/.test(text)) return text;
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

/** Somebody else: beside the title and a colon they would read as the job. */
const somebody =
  /^(?:an? |the |your |one |two |three |our )?(?:own )?(?:[\w-]+ ){0,3}(?:assistants?|managers?|nurses?|teachers?|officers?|leads?|heads?|directors?|engineers?|developers?|chefs?|drivers?|supervisors?|apprentices?|mentors?|buddy|buddies|deputy|secretary|secretaries|technicians?|analysts?|advis[eo]rs?|partners?|colleagues?|specialists?|consultants?|planners?|clerks?|boss|bosses|founders?|owners?|carers?|workers?|volunteers?|trainees?|graduates?|[a-z]+ists?)$/i;
const sum = /[£€$₹]\s?\d[\d.,]*\s?(?:k|m|bn|million|billion|lakhs?|crores?)?/gi;

/** Whether a part of an answer may stand beside the title: somebody else, or a sum that is no pay, reads as the job's. */
function standsBeside(text: string, pay: string): boolean {
  // "In Leeds: closed on Sundays": what is?
  if (somebody.test(text.trim()) || /^(?:closed|open|shut)\b/i.test(text)) return false;
  const sums = text.match(sum) ?? [];
  return (
    sums.length === 0 ||
    isMainClause(text) ||
    sums.every((found) => pay.includes(found.trim())) ||
    // By the hour it is the pay, whatever the advert has for a year.
    /^[£€$₹]\d[\d.,]* (?:to [£€$₹]\d[\d.,]* )?an hour\b/.test(text) ||
    // "Tool allowance of £400 a year": nobody's pay.
    /\b(?:allowance|budget|bonus|fund|grant|vouchers?|discount|contribution|premium) of (?:up to )?[£€$₹]/i.test(
      text,
    ) ||
    // "An allowance of £400 for tools", "new £9m bakery": the words say what for.
    !(
      /^(?:about |over |up to |nearly |under )?[£€$₹]/i.test(text) ||
      /[£€$₹]\s?\d[\d.,]*\S* (?:a|an|per|each|every) (?:year|month|week|day)/i.test(text)
    )
  );
}

/** The ways to say one thing beside the title, the place and the company. */
function besides(text: string, ledger: Ledger, pay: string): string[] {
  const title = ledger.title?.text ?? '';
  const where = ledger.place && !ledger.place.remote ? ` ${ledger.place.phrase}` : '';
  const named =
    (title !== '' && coverage(title.split(' ').at(-1) ?? '', text) > 0) ||
    (where !== '' && text.includes(ledger.place?.name ?? '\u0000'));
  if (
    !standsBeside(text, pay) ||
    named ||
    countWords(text) < 3 ||
    countWords(text) > 10 ||
    /:\s|[?.]$|[.?!] /.test(text)
  )
    return [];
  const verb = wordsOf(text)[0] ?? '';
  const order =
    isVerbBase(verb) &&
    (!nounLike.has(verb.toLowerCase()) || /^work (?:on|with|at|for|alongside|from|beside)\b/i.test(text));
  const clause = isMainClause(text);
  const ways: string[] = [];
  if (title !== '') ways.push(`${title}${where}: ${small(text)}`);
  if (order && !/\b(?:our|us|we)\b/i.test(text)) ways.push(`Want to ${small(text)}?`);
  if (ledger.employer && !clause) ways.push(`${ledger.employer}: ${small(text)}`);
  if (where !== '' && !clause && !order) ways.push(`${upperFirst(where.trim())}: ${small(text)}`);
  if (title !== '') ways.push(`${text}: ${title}${where}`);
  return ways.filter((way) => countWords(way) <= MOST);
}

/** "A nurse who wants time with residents": does the reader? A company that wants is another matter. */
function askedOf(text: string): string[] {
  const [, verb = '', rest = ''] = /\bwho (wants|loves|likes|enjoys|can) (.+)$/i.exec(text) ?? [];
  return verb === '' || /[.?!] /.test(rest) || /^(?:it|them|this|that|one)$/i.test(rest)
    ? []
    : [`${/^can$/i.test(verb) ? 'Can you' : `Do you ${verb.replace(/s$/, '')}`} ${rest}?`];
}

/** What stands before an "and" that ends no row: "basil, mint and coriander" is one. */
const beforeAnd = (text: string): string => {
  const head = text.split(/,? (?:and|so|because|which) /)[0] ?? '';
  // "Time and a half", "retires in two years and would like to ...": one thing, and only its beginning.
  if (
    /^,? and (?:a (?:half|quarter|third)\b|\d off\b|(?:would|will|can|could|wants?|hopes?|plans?|needs?|is|are|was|has|have) )/.test(
      text.slice(head.length),
    )
  )
    return '';
  return /, \S+(?: \S+)?$/.test(head) || ofTwo.test(head) ? '' : head;
};

/** What is too long to be said whole, up to its "and", a comma, or a place where it may end. */
function cutDown(text: string): string[] {
  const [, one = '', two = ''] = /^((?:[^,]|,\d)+), ((?:[^,]|,\d)+), and (?:[^,]|,\d)+$/.exec(text) ?? [];
  const row =
    two !== '' && !/ (?:and|or) /.test(two) && isVerbBase(wordsOf(one)[0] ?? '') === isVerbBase(wordsOf(two)[0] ?? '');
  return [row ? `${one} and ${two}` : beforeAnd(text), shortened(text)].filter(
    (cut) => cut !== '' && cut !== text && !endsOpen(cut),
  );
}

/** The forms of one unit: as it stands, what it asks of the reader, beside the title, and what is left of it when it is cut. */
function formsOf({ text, single, parts, row }: Unit, ledger: Ledger, pay: string): string[] {
  if (row) return [];
  if (!single) {
    const first = (text.split(/(?<=[.?!]) /)[0] ?? '').replace(/\.$/, '');
    return countWords(text) <= PAIR && text.length <= LETTERS ? [text] : [first];
  }
  const fits = countWords(text) <= WHOLE && text.length <= LETTERS;
  const cut = countWords(text) > 10 && (parts.length === 0 || !fits) ? cutDown(text) : [];
  return [
    ...(fits ? [text] : []),
    ...askedOf(text),
    ...besides(text, ledger, pay),
    ...cut.slice(0, 1).flatMap((one) => [...besides(one, ledger, pay), one]),
    ...(fits ? [] : cut.slice(1)),
  ];
}

const plainly = (text: string): string =>
  ` ${text
    .toLowerCase()
    .replace(/[^\p{L}\p{N} ]/gu, ' ')
    .replace(/\s+/g, ' ')
    .trim()} `;

/** "Interested?": says nothing of the job. */
const asksOnly = /^(?:interested|sounds? (?:good|like you)|fancy (?:it|that)|ready|curious|keen|tempted|want it)\?$/i;

/**
 * Up to `count` lines, none of them inside another; each begins with other words than the ones before. `each` is how many lines
 * say the same sentence of the answer, or the same part of one; what `isHeard` an earlier turn had.
 */
export function answerHeadlines(
  pieces: readonly Piece[],
  ledger: Ledger,
  turn: number,
  count: number,
  each = 1,
  isHeard: (text: string) => boolean = () => false,
): string[] {
  const pay = ledger.pay ? realisePay(ledger.pay) : '';
  // A half of an answer stands alone: a sum beside no word of what it is for reads as the pay.
  const typed = unitsOf(pieces, (part) => standsBeside(part, pay));
  const units = typed.length > 1 ? typed.filter(({ text }) => !asksOnly.test(text)) : typed;
  const texts = units.map(({ text }) => text);
  const entire = turn % 3 === 0 ? clocked(wholeOf(texts)) : '';
  const whole = isHeard(entire) ? '' : entire;
  const own = units.filter(
    ({ text }) =>
      units.length === 1 ||
      // The pay has a line of its own; "4,800 kids" says too little alone.
      !(
        (/^[£€$₹]/.test(text) &&
          countWords(text) < 6 &&
          !/ (?:plus|and|with|allowance|bonus|budget|fund|grant|voucher|towards|for|off)\b/.test(text)) ||
        /^\d[\d,]*(?: [\p{L}-]+){1,2}$/u.test(text)
      ),
  );
  // With all of it in one line, its sentences are said.
  const forms = whole === '' ? own.map((unit) => formsOf(unit, ledger, pay)) : [];
  const parts = own.flatMap((unit) => unit.parts.map((part) => [part, ...besides(part, ledger, pay)]));
  // Another way for each of them in each turn; then the ways that are left.
  const ranked: { way: string; from: number }[] = whole === '' ? [] : [{ way: whole, from: -1 }];
  for (let more = 0; more < 6; more += 1)
    [...forms, ...parts].forEach((ways, from) => {
      const way = ways[(turn + from + more) % Math.max(1, ways.length)];
      if (way !== undefined && more < ways.length) ranked.push({ way, from });
    });
  const title = ledger.title?.text ?? '';
  if (ranked.length === 0 && title !== '')
    for (const [from, text] of texts.entries()) ranked.push({ way: `${title}: ${small(text)}`, from });
  const chosen: string[] = [];
  const openings = new Set<string>();
  const times = new Map<number, number>();
  for (const { way, from } of ranked) {
    if (chosen.length >= count) break;
    const text = clocked(upperFirst(way.replace(/\s+/g, ' ').trim()));
    const opening = wordsOf(text).slice(0, 2).join(' ').toLowerCase();
    const said = times.get(from) ?? 0;
    if (
      countWords(text) < 2 ||
      said >= each ||
      isHeard(text) ||
      openings.has(opening) ||
      chosen.some(
        (other) =>
          wordOverlap(other, text) > 0.75 ||
          plainly(other).includes(plainly(text)) ||
          plainly(text).includes(plainly(other)),
      )
    )
      continue;
    openings.add(opening);
    times.set(from, said + 1);
    chosen.push(text);
  }
  return chosen;
}

/** "Start at 5 a.m": the stop of a clock time is no stop of the sentence, and stays. */
const clocked = (text: string): string => text.replace(/\b([ap]\.m)(?![.\p{L}])/giu, '$1.');

/** All that the answer says, as typed where it is short; '' where it is too long, or one sentence. */
function wholeOf(texts: readonly string[]): string {
  // "Fix bikes, not targets" and "Finish at 5.30" are two sentences, and no comma makes one of them.
  const short = (text: string): boolean =>
    countWords(text) < 6 && !isVerbBase(wordsOf(text)[0] ?? '') && !isMainClause(text) && !/[.?!]|,(?!\d)/.test(text);
  const all =
    // Three things that say something each are three lines.
    texts.length < 2 || (texts.length > 2 && texts.filter((text) => countWords(text) > 2).length > 2)
      ? ''
      : texts.length < 4 && texts.every(short)
        ? texts.map((text, at) => (at === 0 ? text : small(text))).join(', ')
        : texts
            .map((text, at) => `${upperFirst(text)}${at < texts.length - 1 && !/[.?!]$/.test(text) ? '.' : ''}`)
            .join(' ');
  return countWords(all) <= WHOLE && all.length <= LETTERS ? all : '';
}
