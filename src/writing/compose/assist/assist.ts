import { roleFrames } from '../frames/role.ts';
import { guideFrames, statementFrames } from '../frames/shared.ts';
import { withNames } from '../language/articles.ts';
import { findNumbers } from '../language/numbers.ts';
import { countWords, coverage } from '../language/words.ts';
import { splitSentences } from '../ledger/clean.ts';
import { buildLedger } from '../ledger/ledger.ts';
import { makePool } from '../plan/pool.ts';
import { createRandom, hashText } from '../seed.ts';
import type { WriterInput } from '../types.ts';
import { phrases, swaps } from './plain-words.ts';

export type AssistCommand = 'shorten' | 'simplify' | 'extend' | 'bullets' | 'formal' | 'informal';
/** A new text, or a sentence that says why there is none. */
export type AssistResult = { text: string } | { refusal: string };

export const needsModel = 'This needs a language model. Ask your administrator to connect one.';
const nothingToCut = 'There is nothing to cut without losing a number or a requirement.';
const nothingToAdd = 'All the facts are in the text already. Add some to the brief to say more.';
const alreadySimple = 'This is as simple as the built-in writer can make it.';

const commands: readonly [AssistCommand, RegExp][] = [
  [
    'shorten',
    /^(?:please )?(?:make (?:it|this|the text) )?(?:a bit |much )?(?:shorter|shorten|cut|trim|condense|more concise|tighten|brief(?:er)?)(?: (?:it|this|the text|down))*[.!]?$/i,
  ],
  [
    'simplify',
    /^(?:please )?(?:make (?:it|this|the text) )?(?:simpler|simplify|plainer|easier to read|clearer|plain english|rephrase|reword)(?: (?:it|this|the text))*[.!]?$/i,
  ],
  [
    'extend',
    /^(?:please )?(?:make (?:it|this|the text) )?(?:longer|extend|expand|add more|lengthen|more detail(?:ed)?)(?: (?:it|this|the text))*[.!]?$/i,
  ],
  [
    'bullets',
    /^(?:please )?(?:(?:turn|make|put|write)? ?(?:it|this|the text)? ?(?:into|as|in)? ?)?(?:a )?(?:bullets?|bullet points?|bullet list|list)[.!]?$/i,
  ],
  ['formal', /^(?:please )?(?:make (?:it|this|the text) )?(?:more formal|formal|without contractions)[.!]?$/i],
  [
    'informal',
    /^(?:please )?(?:make (?:it|this|the text) )?(?:less formal|more informal|informal|friendlier|more friendly|with contractions)[.!]?$/i,
  ],
];

/** The command that a free prompt is, or null: then it needs a language model. */
export const recogniseCommand = (prompt: string): AssistCommand | null =>
  commands.find(([, pattern]) => pattern.test(prompt.trim()))?.[0] ?? null;

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

const required = /\b(?:must|need to|required|essential|licen[cs]e|degree|certificate|qualification|registration)\b/i;

/** Shorter by brackets, redundant words and, last, a clause that carries no number and no requirement. */
export function shorten(text: string): AssistResult {
  let cut = mapSentences(text, (sentence) => {
    let short = sentence.replace(/\s*\(([^)]*)\)/g, (whole, inner: string) =>
      findNumbers(inner).length > 0 || required.test(inner) ? whole : '',
    );
    for (const [long, brief] of phrases) short = short.replace(long, brief);
    return short.replace(
      /\b(?:really|very|quite|truly|actually|basically|extremely|highly|absolutely|simply|just)\s+(?=[a-z])/gi,
      '',
    );
  });
  if (countWords(cut) > countWords(text) * 0.85) {
    cut = mapSentences(cut, (sentence) => {
      const match =
        /^(.{25,}?),\s+(?:which|who|so that|and so|meaning|with|as well as|making|giving)\b([^,]*)([.!?])$/.exec(
          sentence,
        );
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
    let plain = sentence;
    for (const [hard, easy] of [...phrases, ...swaps])
      plain = plain.replace(hard, (found) =>
        /^[A-Z]/.test(found) ? easy.charAt(0).toUpperCase() + easy.slice(1) : easy,
      );
    if (countWords(plain) > 20)
      plain = plain
        .replace(/, (?:and|but) (?=(?:you|we|they|it)\b)/, (found) => (found.includes('but') ? '. But ' : '. '))
        .replace(/; (?=\w)/, '. ');
    return plain;
  });
  return simple === text ? { refusal: alreadySimple } : { text: recapitalise(simple) };
}

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
      if (facts.length === 0) continue;
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
  [/\b(you|we|they|i|it|that|there)['’]ll\b/gi, '$1 will'],
  [/\b(you|we|they|i)['’]ve\b/gi, '$1 have'],
  [/\b(it|that|there|what|here)['’]s\b(?! (?:been|got))/gi, '$1 is'],
  [/\bcan['’]t\b/gi, 'cannot'],
  [/\bwon['’]t\b/gi, 'will not'],
  [/\b(do|does|did|is|are|was|were|have|has|had|would|should|could)n['’]t\b/gi, '$1 not'],
  [/\bI['’]m\b/g, 'I am'],
];
const expandContractions = (text: string): string =>
  full.reduce((current, [pattern, better]) => current.replace(pattern, better), text);
const contract = (text: string): string =>
  text
    .replace(/\b(you|we|they) are (?=[a-z])/gi, "$1're ")
    .replace(/\b(you|we|they|it) will (?=[a-z])/gi, "$1'll ")
    .replace(/\b(do|does|is|are) not (?=[a-z])/gi, "$1n't ");

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
