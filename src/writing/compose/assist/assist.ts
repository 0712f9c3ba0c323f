import { guideFrames } from '../frames/guides.ts';
import { roleFrames } from '../frames/role.ts';
import { statementFrames } from '../frames/statements.ts';
import { articleFor, withNames } from '../language/articles.ts';
import { findNumbers } from '../language/numbers.ts';
import { countWords, coverage } from '../language/words.ts';
import { splitSentences } from '../ledger/clean.ts';
import { buildLedger } from '../ledger/ledger.ts';
import { makePool } from '../plan/pool.ts';
import { createRandom, hashText } from '../seed.ts';
import type { WriterInput } from '../types.ts';
import type { AssistCommand } from './commands.ts';
import { phrases, swaps } from './plain-words.ts';

/** A new text, or a sentence that says why there is none. */
export type AssistResult = { text: string } | { refusal: string };

export const needsModel = 'This needs a language model. Ask your administrator to connect one.';
const nothingToCut = 'There is nothing to cut without losing a number or a requirement.';
const nothingToAdd = 'All the facts are in the text already. Add some to the brief to say more.';
const alreadySimple = 'This is as simple as the built-in writer can make it.';

/** Does what a free prompt asks, as far as that goes without a language model. */
export function assist(command: AssistCommand | null, text: string, input: WriterInput): AssistResult {
  if (command === 'shorten') return shorten(text);
  if (command === 'simplify') return simplify(text);
  if (command === 'extend') return extend(text, input);
  if (command === 'bullets') return bullets(text);
  if (command === 'formal') return { text: expandContractions(text) };
  if (command === 'informal') return { text: contract(text) };
  return { refusal: needsModel };
}

const required =
  /\b(?:must|need to|required|essential|desirable|licen[cs]e|degree|certificate|qualification|registration|not|only|except|subject to|excluding|including|includes?|plus|paid|unpaid|free|pro rata|part[- ]time|full[- ]time|remote|hybrid|minimum|maximum|or equivalent|optional)\b/i;
/** "really" after "not" carries the sentence: "not just a job", "not very far". */
const intensifier =
  /(?<!\b(?:not|n['’]t|isn['’]t|is it|are you|that|who|no|never)\s)\b(?:really|very|quite|truly|actually|basically|extremely|highly|absolutely)\s+(?=[a-z])/gi;
/** "a very honest cook" loses a word: "an honest cook". */
const mendArticles = (text: string): string =>
  text.replace(/\b([Aa])n? ([a-z]+)/g, (whole, letter: string, word: string) =>
    /^(?:lot|few|little|bit)$/.test(word) ? whole : `${letter}${articleFor(word) === 'an' ? 'n' : ''} ${word}`,
  );

/** Replaces with "$1" and the like filled in; a capital stays one. */
const swap = (text: string, [pattern, plain]: readonly [RegExp, string]): string =>
  text.replace(pattern, (...found: unknown[]) => {
    const whole = String(found[0]);
    const filled = plain.replace(/\$(\d)/g, (_, index: string) => String(found[Number(index)] ?? ''));
    return /^\p{Lu}/u.test(whole) ? filled.charAt(0).toUpperCase() + filled.slice(1) : filled;
  });

/** Shorter by brackets, redundant words and, last, a clause that carries no number and no requirement. */
export function shorten(text: string): AssistResult {
  let cut = mapSentences(text, (sentence) => {
    const bare = sentence.replace(/\s*\(([^)]*)\)/g, (whole, inner: string) =>
      findNumbers(inner).length > 0 || required.test(inner) || /\p{Lu}/u.test(inner) ? whole : '',
    );
    const short = phrases.reduce((current, row) => swap(current, row), bare);
    const plain = short.replace(intensifier, '');
    return plain === short ? plain : mendArticles(plain);
  });
  if (countWords(cut) > countWords(text) * 0.85) {
    cut = mapSentences(cut, (sentence) => {
      const match = /^(.{25,}?),\s+(?:which|who|so that|and so|meaning|giving)\b([^,]*)([.!?])$/.exec(sentence);
      return match?.[1] && findNumbers(match[2] ?? '').length === 0 && !required.test(match[2] ?? '')
        ? `${match[1]}${match[3] ?? '.'}`
        : sentence;
    });
  }
  return countWords(cut) < countWords(text) ? { text: recapitalise(cut) } : { refusal: nothingToCut };
}

/** Everyday words for office words, and long sentences cut in two. Numbers and names stay. */
export function simplify(text: string): AssistResult {
  const simple = mapSentences(text, (sentence) => {
    let plain = [...phrases, ...swaps].reduce((current, row) => swap(current, row), sentence);
    if (countWords(plain) > 20)
      plain = plain
        .replace(/, (?:and|but) (?=(?:you|we|they|it)\b)/, (found) => (found.includes('but') ? '. But ' : '. '))
        .replace(/; (?=\w)/, '. ');
    return plain === sentence ? plain : mendArticles(plain);
  });
  return simple === text ? { refusal: alreadySimple } : { text: recapitalise(simple) };
}

/** Leans on a sentence about tasks before it. */
const leans =
  /^(?:Then there|Add to that|Another task|Beyond that|Besides|Alongside|As well as)|\b(?:too|as well)\.$|\byours to do\b/;

/** Adds one or two sentences from facts of the ledger that the text doesn't say yet. */
export function extend(text: string, input: WriterInput): AssistResult {
  const ledger = buildLedger(input, true);
  return withNames(ledger.names, () => {
    const style = { simple: true, hemingway: false, tone: ledger.tone, contractions: ledger.contractions };
    const frames = [
      ...roleFrames.filter(({ group }) => group === 'more'),
      ...statementFrames.filter(({ group }) => group === 'about' || group === 'proof' || group === 'hook'),
      ...guideFrames.filter(({ group }) => group === 'why' || group === 'how'),
    ];
    const random = createRandom(hashText(text));
    const pool = random.shuffle(makePool(ledger, frames, style, random, { samples: 6, mostWords: 25 }));
    const added: string[] = [];
    const used = new Set<string>();
    const openings = new Set<string>();
    for (const candidate of pool) {
      if (added.length >= 2) break;
      const facts = candidate.factIds.filter((fact) => !fact.startsWith('employer') && !fact.startsWith('title'));
      if (
        facts.some(
          (fact) =>
            used.has(fact) ||
            coverage(`${ledger.facts.get(fact)?.text ?? ''}`, text) > 0.6 ||
            coverage(ledger.facts.get(fact)?.statement ?? '', text) > 0.6,
        )
      )
        continue;
      if (facts.length === 0 || leans.test(candidate.text)) continue;
      // Neither two sentences of one frame nor two that begin alike.
      if (openings.has(candidate.opening)) continue;
      openings.add(candidate.opening);
      for (const fact of facts) used.add(fact);
      added.push(candidate.text);
    }
    return added.length > 0 ? { text: `${text.trimEnd()} ${added.join(' ')}` } : { refusal: nothingToAdd };
  });
}

function bullets(text: string): AssistResult {
  const sentences = splitSentences(text.replace(/^• /gm, ''));
  if (sentences.length < 2) return { refusal: 'One sentence makes no list.' };
  return { text: sentences.map((sentence) => `• ${sentence}`).join('\n') };
}

const full: readonly [RegExp, string][] = [
  [/\b(you|we|they)['’]re\b/gi, '$1 are'],
  [/\b(you|we|they|i|it|that|there|she|he|who)['’]ll\b/gi, '$1 will'],
  [/\b(you|we|they|i)['’]ve\b/gi, '$1 have'],
  [
    /\b(you|we|they|i|she|he)['’]d(?= (?:be|like|love|have|need|want|get|work|join|make|take|use|see|know)\b)/gi,
    '$1 would',
  ],
  [/\b(it|that|there|what|here)['’]s\b(?! (?:been|got|had|become|grown|worked|always been))/gi, '$1 is'],
  [/\b(who|she|he|where)['’]s(?= (?:in|on|at|an?|the|not|going|looking|responsible)\b)/gi, '$1 is'],
  [/\blet['’]s\b/gi, 'let us'],
  [/\bcan['’]t\b/gi, 'cannot'],
  [/\bwon['’]t\b/gi, 'will not'],
  [/\bshan['’]t\b/gi, 'shall not'],
  [/\b(do|does|did|is|are|was|were|have|has|had|would|should|could|must|need)n['’]t\b/gi, '$1 not'],
  [/\bI['’]m\b/g, 'I am'],
];
const expandContractions = (text: string): string =>
  full.reduce((current, [pattern, better]) => swap(current, [pattern, better]), text);
const contractions: readonly [RegExp, string][] = [
  [/\bcannot (?=[a-z])/gi, "can't "],
  [/\bwill not (?=[a-z])/gi, "won't "],
  [/\b(do|does|did|is|are|was|were|have|has|had|would|should|could) not (?=[a-z])/gi, "$1n't "],
  [/\b(you|we|they) are (?=[a-z])/gi, "$1're "],
  [/\b(you|we|they|it) will (?=[a-z])/gi, "$1'll "],
  [/\b(you|we|they) have (?=(?:been|had|got|grown|won|worked|built|made|opened|already|never|always)\b)/gi, "$1've "],
  [/(?<=^|[.!?]\s|\b(?:and|but|so|because)\s)(it|there|that|here) is (?=[a-z])/gi, "$1's "],
];
/** The text's own apostrophe, else the straight one. */
function contract(text: string): string {
  const made = contractions.reduce((current, [pattern, better]) => swap(current, [pattern, better]), text);
  return /’/.test(text) && !/'/.test(text) ? made.replace(/'/g, '’') : made;
}

const mapSentences = (text: string, change: (sentence: string) => string): string =>
  text
    .split('\n')
    .map((line) =>
      line.trim() === ''
        ? line
        : (line.startsWith('• ') ? '• ' : '') +
          splitSentences(line.replace(/^• /, ''))
            .map(change)
            .filter((sentence) => sentence.trim() !== '')
            .join(' '),
    )
    .join('\n');
const recapitalise = (text: string): string =>
  text
    .replace(/(^|[.?!]\s+|\n(?:• )?)([a-z])/g, (_, before: string, letter: string) => before + letter.toUpperCase())
    .replace(/ {2,}/g, ' ')
    .replace(/ ([.,;:?])/g, '$1');
