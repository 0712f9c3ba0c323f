import type { Frame, Tag } from '../frames/frame.ts';
import { literal } from '../language/any-of.ts';
import { endsOpen } from '../language/ending.ts';
import { isHeavy } from '../language/joined-phrases.ts';
import { hasMainVerb } from '../language/main-verb.ts';
import { rememberingHere } from '../language/names-here.ts';
import { realiseVerbPhrase } from '../language/verb-phrase.ts';
import { countWords, isPlain, stem, wordsOf } from '../language/words.ts';
import type { Ledger } from '../ledger/facts.ts';
import { findHours, termsOf } from '../ledger/slots.ts';
import { realise } from '../realise/template.ts';
import type { Random } from '../seed.ts';
import { type Binding, filler, singles } from './bind.ts';
import { hidesVerb } from './bind-tasks.ts';
import { bindings } from './bindings.ts';
import { isChore } from './chore.ts';
import { isImpossible } from './impossible.ts';

/** A sentence that could be said: its words, the frame that made it and the facts in it. */
export interface Candidate {
  text: string;
  frameId: string;
  group: string;
  factIds: readonly string[];
  tags: readonly Tag[];
  words: number;
  /** The first two words, lower case: no two sentences of a batch share them. */
  opening: string;
  /** The openings of its sentences after the first. */
  further?: readonly string[];
  /** Facts that its own would say again. */
  apart?: readonly string[];
  fit: number;
}

export interface Style {
  simple: boolean;
  hemingway: boolean;
  tone: Ledger['tone'];
  contractions: boolean;
}

/** How well a frame suits a tone; below zero it isn't used. */
export function fitOf(tags: readonly Tag[], style: Style): number {
  const { tone } = style;
  let fit = 0;
  for (const tag of tags) {
    if (tag === 'figure') {
      if (style.simple || style.hemingway || tone.formality >= 4) return -1;
      fit += 0.5;
    } else if (tag === 'long' && style.hemingway) return -1;
    else if (tag === 'casual') {
      if (tone.formality >= 3) return -1;
      fit += 1;
    } else if (tag === 'formal') {
      if (tone.formality < 4) return -1;
      fit += 1.5;
    } else if (tag === 'question') {
      if (tone.formality >= 5) return -1;
      fit -= tone.formality >= 4 ? 1 : 0.2;
    } else if (tag === 'plain') fit += 0.7;
    else if (tag === 'spare') fit -= 0.7;
    else if (tag === 'stiff') fit -= 1.6;
    else if (tag === 'last') fit -= 6;
    else if (tag === 'label') fit -= 0.8;
    else if (tag === 'warm') fit += (tone.warmth - 3) * 0.5;
    else if (tag === 'lively') {
      if (tone.energy <= 1) return -1;
      fit += (tone.energy - 3) * 0.5;
    } else if (tag === 'direct') fit += (tone.directness - 3) * 0.4;
  }
  return fit;
}

/** The first two words; "you will lead" opens otherwise than "you will plan", as "you'll lead" does. */
const openingOf = (text: string): string => {
  const words = wordsOf(text)
    .slice(0, 3)
    .map((word) => word.toLowerCase());
  return words.slice(0, words[0] === 'you' && words[1] === 'will' ? 3 : 2).join(' ');
};

/** "The the"; "F&F" is none, nor is "Someone beside you: you work ...", nor "that that". */
const doubled = /(?<![\p{L}\d])(?!(?:that|had) )([\p{L}\d'’]{2,}) \1(?![\p{L}\d])/iu;
/** The same for text without foreign letters, which takes a third of the time. */
const doubledInPlain = /(?<![A-Za-z\d])(?!(?:that|had) )([A-Za-z\d'’]{2,}) \1(?![A-Za-z\d])/i;
const saysTwice = (text: string): boolean => (isPlain.test(text) ? doubledInPlain : doubled).test(text);

/** "Sensible routes: routes are capped": the name's last word is the first that is said of it. */
const saidTwice = /(?<![\p{L}\d])([\p{L}\d'’]{3,}): \1(?![\p{L}\d])/iu;

/** Whether a text breaks off at such a word. "The people you are cared for, the shops that you deliver to, ..." is whole. */
const breaksOff =
  (text: string) =>
  (found: RegExpExecArray): boolean =>
    endsOpen(text.slice(0, found.index + found[0].length));

/** The same weighty word twice within a few words reads as a slip. */
const repeats = (words: readonly string[]): boolean =>
  words.some((typed, index) => {
    const word = typed.toLowerCase();
    return (
      word.length > 4 &&
      words.slice(Math.max(0, index - 4), index).some((other) => stem(other) === stem(word)) &&
      !/^(?:people|every|other|their|about|which|hours|years?)$/.test(word)
    );
  });

/** The sentence with what the recruiter worded so left out of that account: "a leaving certificate or junior certificate". */
const withoutOwn = (text: string, { duties, person }: Binding): string =>
  [...duties.map(({ fact }) => fact.text), ...[...person.values()].map(({ person: asked }) => asked.text)]
    .filter((own) => repeats(wordsOf(own)))
    .reduce((left, own) => left.replace(own, 'this'), text);

/** Faults that no sentence may have, whatever made it. */
export const isSound = (text: string, mostWords: number, own = false): boolean =>
  (own ? longestOwn(text) : longestOfOurs(text)) <= mostWords;

/** A refresh makes the sentences of the batch before again, and each of them is looked at in fifty ways. */
const longestOwn = rememberingHere((text) => longestOf(text, true));
const longestOfOurs = rememberingHere((text) => longestOf(text, false));

/** The words of the longest sentence of a text; without end where the text has a fault. */
function longestOf(text: string, own: boolean): number {
  const sentences = text.split(/(?<=[.?!])\s+/);
  return isFaulty(text, sentences, own) ? Number.POSITIVE_INFINITY : Math.max(...sentences.map(countWords));
}

function isFaulty(text: string, sentences: readonly string[], own: boolean): boolean {
  const words = wordsOf(text);
  if (words.length < 2 || saysTwice(text) || saidTwice.test(text) || isImpossible(text)) return true;
  // "Here, you'll learn more in a year here": whosever words they are.
  if (/^Here, .*\bhere\b/.test(text)) return true;
  if (sentences.some((sentence) => endsOpen(sentence.replace(/[”"]/g, '')))) return true;
  if (!own && repeats(words)) return true;
  if (!own && /\bhere\b.*\bhere\b/i.test(text)) return true;
  // "People who enjoy your own company": theirs, and nobody said so.
  if (!own && /\bpeople who [^.?!]*\byou(?:r|rs|rself)?\b/i.test(text)) return true;
  if (/\bhelp us (?:help\b|[^.?!]*\byour own\b)/i.test(text)) return true;
  // "Hit the target of £2.8m, on £36,000 to £41,000 a year": the pay hangs on what is no pay.
  if (!own && /, (?:on|with pay (?:of|from)) (?:up to )?[£€$₹]/.test(text) && /[£€$₹]\d.*, (?:on|with pay)/.test(text))
    return true;
  // "What it will look like in 2045 in Kendal", "from your first month in Leeds": the time has taken the place's place.
  if (!own && /\b(?:in (?:19|20)\d\d|(?:your|the) (?:first|last) (?:day|week|month|year)|at \d\d) in [A-Z]/.test(text))
    return true;
  // "Earn a fixed salary and earn ...", "find what is lost and say so and earn ...".
  if (!own && /\b(?:earn|salary|pay|paid|wage)\b.* and earn [£€$₹]|\band\b.* and earn [£€$₹]/i.test(text)) return true;
  const proper = words.filter((word, index) => index > 0 && /^[A-Z][a-z]{3,}/.test(word));
  if (!own && (text.match(/\bjobs?\b/gi)?.length ?? 0) > 1 && !/[.?] /.test(text)) return true;
  if (!own && new Set(proper).size < proper.length) return true;
  if ((text.match(/\(/g)?.length ?? 0) !== (text.match(/\)/g)?.length ?? 0)) return true;
  if ((text.match(/:(?!\d)/g)?.length ?? 0) > 1 && !/[.?]\s/.test(text)) return true;
  // "And, if needed, in court": the condition stands between, and the row goes on behind it.
  const broken =
    /\b(?:(?:and|or)(?! ?, (?:if|when|where|whenever|once|unless|as|while|since|after|before)\b)|to|the|a|an|of|with|for)(?= ?[,;:])/gi;
  if ([...text.matchAll(broken)].some(breaksOff(text))) return true;
  return /[,;:][,;:.]|\b(?:and|or) (?:and|or)\b|\bto to\b|\ba an\b|\bthe the\b|\b(?:undefined|null|NaN)\b|[{}<>[\]]/i.test(
    text,
  );
}

/** Frames that speak of one post: not for "Bar Staff" or "Technicians". */
export const singularOnly =
  /does \{aTitle\}|\{aTitle\}[^.?]*\b(?:who|does|needs|has)\b|\b(?:[Aa]|[Tt]his|[Tt]he|next|our) \{title\}|\{title\} (?:job|role|post)/;

interface PoolOptions {
  /** Tries for each frame that takes duties or requirements. */
  samples: number;
  mostWords: number;
}

/** Every frame with facts that fit it: the sentences that an item is put together from. */
export function makePool(
  ledger: Ledger,
  list: readonly Frame[],
  style: Style,
  random: Random,
  options: PoolOptions,
): Candidate[] {
  const shared = singles(ledger);
  const pool: Candidate[] = [];
  // What the recruiter wrote first draws people in; a line of the job description only where the brief has no task.
  const own = ledger.duties.some(({ fact }) => fact.source === 'brief');
  const last = new Set(
    ledger.duties.filter(({ fact }, rank) => rank >= 2 || (own && fact.source !== 'brief')).map(({ fact }) => fact.id),
  );
  const seen = new Set<string>();
  // "Lecturer or Senior Lecturer": a title may say its own word twice.
  const titleWords = wordsOf(ledger.title?.text ?? '').map(stem);
  const twice = new Set(titleWords).size < titleWords.length;
  for (const frame of list) {
    // Place early: where there is one, a sentence about the role that leaves it out is second choice.
    const placeless =
      frame.group === 'role' &&
      Boolean(ledger.place?.name) &&
      !/\{(?:inPlace|atPlace|InPlace|placeIs|basedInPlace)\}/.test(frame.template.replace(/<[^>]*>/g, ''));
    const fit = fitOf(frame.tags, style) - (placeless ? 1.6 : 0);
    if (fitOf(frame.tags, style) === -1) continue;
    if (ledger.title?.plural && (frame.tags.includes('singular') || singularOnly.test(frame.template))) continue;
    for (const binding of bindings(frame, ledger, random, options.samples)) {
      const made = realise(frame.nodes, filler(shared, binding), { contractions: style.contractions });
      if (!made || seen.has(made.text)) continue;
      seen.add(made.text);
      const text = fixMark(liftAnd(made.text, binding), binding);
      if (
        !isSound(
          withoutOwn(twice ? text.replace(ledger.title?.text ?? '', 'title') : text, binding),
          style.hemingway ? Math.min(20, options.mostWords) : options.mostWords,
          binding.sentence !== null || binding.guide !== null,
        )
      )
        continue;
      if (namesOnly(text, binding) || givesOwnPost(frame, text, ledger)) continue;
      // "At Wrekin View Care, every Wrekin View manager": whose it is stands in it already.
      if (frame.template.includes('{employer}') && namesTwice(text, ledger.employer)) continue;
      const apart = made.factIds.flatMap((id) => [...(ledger.alike.get(id) ?? [])]);
      // Two that say nearly the same don't share a sentence.
      if (made.factIds.some((id) => apart.includes(id))) continue;
      const factIds = [...made.factIds, ...inPassing(text, ledger).filter((fact) => !made.factIds.includes(fact))];
      pool.push({
        text,
        frameId: frame.id,
        group: frame.group,
        factIds,
        tags: frame.tags,
        words: countWords(text),
        opening: openingOf(text),
        further: text
          .split(/(?<=[.?!][”"]?)\s+/)
          .slice(1)
          .map(openingOf),
        apart,
        fit:
          fit -
          (inviting(text) && binding.duties.some(({ fact }) => isChore(fact.text)) ? 1.8 : 0) -
          // "Would you like to refer patients to the hospital?"
          (inviting(text) && binding.duties.some(({ fact }) => last.has(fact.id)) ? 1.5 : 0),
      });
    }
  }
  return pool;
}

/**
 * Whether one of its sentences has no main verb, and is neither a slogan as it was typed nor an order in the
 * words of a trade. Labels have none, and a colon.
 */
function namesOnly(text: string, { sentence, duties, guide }: Binding): boolean {
  // A headline has none, and whether a typed sentence has its verb, its reading has decided.
  if (!/[.!][”"]?$/.test(text) || sentence?.statement.kind === 'clause' || guide !== null) return false;
  const typed = sentence?.statement.text ?? '';
  if (typed !== '' && asSlogan.test(sentence?.fact.kind ?? '') && text.startsWith(typed)) return false;
  return text
    .split(/(?<=[.!?][”"]?)\s+(?=[“"\p{Lu}\d£€$₹])/u)
    .some(
      (one) =>
        !hasMainVerb(one) &&
        !(typed !== '' && typed.startsWith(one.replace(/[.!]+$/, ''))) &&
        !duties.some(({ fact }) => one.toLowerCase().startsWith(fact.text.split(' ')[0]?.toLowerCase() ?? '-')),
    );
}
/** What stands in a text as it was typed, a verb or none: what a recruiter promises. */
const asSlogan = /^(?:proposition|strapline|evidence)$/;

/** "You get one technician for four chairs", said to the technician: whoever reads it is the one. */
function givesOwnPost({ template, from }: Frame, text: string, { title }: Ledger): boolean {
  if (!from?.includes('pillar') || !/^(?:You get|Expect|We offer|There is) \{/.test(template)) return false;
  const post = title?.text.split(' ').at(-1)?.toLowerCase() ?? '';
  return post.length > 3 && new RegExp(`\\b(?:one|an?|each|every) (?:[a-z-]+ )?${literal(post)}\\b`, 'i').test(text);
}

/** Whether a text has the first word of the employer's name twice. */
function namesTwice(text: string, employer: string | null): boolean {
  const first = employer?.replace(/^the /i, '').split(' ')[0] ?? '';
  return first.length > 3 && text.indexOf(first) !== text.lastIndexOf(first);
}

/** A question to the reader, or who is wanted for it: the work that draws people in. */
const inviting = (text: string): boolean => /\?|\bwho wants? to\b|\bneeds? (?:an? )?[^.]* to [a-z]/.test(text);

/**
 * "Plan the rota, and open and close the shop": a comma before the "and" when what follows has two verbs of its own, or ends a
 * row. "Keep the records and supervise assistants and students" needs none: only its nouns are joined.
 */
function liftAnd(text: string, { duties, person }: Binding): string {
  const asked = [...person.values()].at(-1)?.person.text;
  if (person.size > 1 && asked && isHeavy(asked)) return text.replace(` and ${asked}`, `, and ${asked}`);
  const last = duties.at(-1);
  if (
    duties.length < 2 ||
    !last ||
    !isHeavy(last.fact.text) ||
    (duties.length === 2 && last.phrase.heads.length === 1 && !hidesVerb(last.phrase.rest))
  )
    return text;
  const forms = [last.fact.text, ...(last.phrase.inflects ? [realiseVerbPhrase(last.phrase, 'ing')] : [])];
  return forms.reduce((left, form) => left.replace(` and ${form}`, `, and ${form}`), text);
}

/** "39 hours over five days" says "39 hours a week". */
const saysHours = (text: string, hours: string): boolean => {
  const many = /^(\d[\d.]*) hours a week$/.exec(hours)?.[1];
  return many !== undefined && new RegExp(`(?<![\\d.])${many.replace('.', '\\.')} hours over\\b`).test(text);
};

/** Facts that the recruiter's own wording carries besides: said once, they needn't be said again. */
function inPassing(text: string, ledger: Ledger): string[] {
  const facts: string[] = [];
  const { hours } = ledger.slots;
  if (hours && (text.includes(hours.text) || findHours(text) === hours.text || saysHours(text, hours.text)))
    facts.push(`hours:${hours.source}:0`);
  const terms = termsOf(ledger.slots);
  const said = text.toLowerCase().replace(/-/g, ' ');
  if (terms.length > 0 && terms.every((term) => said.includes(term.replace(/-/g, ' '))))
    facts.push('contract:general:terms');
  if (ledger.place?.name && text.includes(ledger.place.name)) facts.push('place:general:0');
  return facts;
}

/** A statement that was a question keeps its mark. */
function fixMark(text: string, { sentence }: Binding): string {
  return sentence?.statement.mark === '?' && text === `${sentence.statement.text}.`
    ? `${sentence.statement.text}?`
    : text;
}
