import { closesThings, isOrderAmong, startsVerb } from './further-verbs.ts';
import { beginsWithBody } from './named-bodies.ts';
import { lengthOfName } from './named-by-doing.ts';
import { rememberingHere } from './names-here.ts';
import { isFurtherOrder } from './noun-chunks.ts';
import { namesThing, onlyByUse } from './thing-first.ts';
import { baseOf, type VerbForm } from './verb-bases.ts';
import { baseOfThird, isGuessedVerb, isVerbBase, nounLike, toIng, toThirdPerson } from './verbs.ts';
import { isVerbBeside, startsHead } from './verbs-beside.ts';

/** A verb with what follows it: "plan and lead | boat surveys". Several heads share what follows. */
export interface VerbPhrase {
  heads: readonly Head[];
  rest: string;
  /** Whether it may be inflected: no further verb hides in `rest`. */
  inflects: boolean;
}
interface Head {
  adverb: string;
  verb: string;
  /** "out" in "carry out", "up" in "write up". */
  particle: string;
  /** What joins it to the next head. */
  joiner: string;
}

const particles = /^(?:out|up|off|on|down|over|in|away|back|through|forward)$/;
const adverbs =
  /^(?:further|fully|regularly|proactively|actively|directly|independently|safely|securely|thoroughly|promptly|correctly|accurately|confidently|carefully|quickly|effectively|efficiently|closely|personally|jointly|routinely|daily|occasionally|also|always|then|consistently|continually|continuously|successfully|positively|constantly|professionally|competently|systematically|periodically|constructively|politely|calmly|properly|clearly|swiftly)$/;

/** What is counted, paid and kept, though each may be a verb besides. */
const keptKinds = /^(?:cash|stock|card|bank|water|feed|fuel|till|room|fire|price|order|cost|key|store|staff|gas|time)$/;
const doneWithBoth =
  /^(?:recs?|reconciliations?|checks?|counts?|payments?|sales|invoices|records?|reports?|returns|handling|transfers|takings|deliveries|logs?|systems?|supplies|levels?|quality|controls?|rotation)[,;.]?$/;

/** Reads a line as a verb phrase: "To carry out checks", "Driving safely", "plans and leads". Null when it starts with no known verb. */
export const parseVerbPhrase = rememberingHere(parse);

function parse(line: string): VerbPhrase | null {
  // "Land Registry applications": the name of an office, and nobody lands anything.
  if (beginsWithBody(line)) return null;
  const words = line.trim().split(/\s+/);
  const heads: Head[] = [];
  let index = 0;
  let adverb = '';
  const opening = words[0] ?? '';
  // "Daily walk round checks": a noun that could be a verb is none behind an adverb that could be an adjective.
  if (
    /^daily$/i.test(opening) &&
    (nounLike.has((words[1] ?? '').toLowerCase()) ||
      (baseOfThird(words[1] ?? '') !== null &&
        !/^(?:the|an?|all|any|our|your|their|each|every)$/i.test(words[2] ?? '')))
  )
    return null;
  if (
    adverbs.test(opening.toLowerCase()) &&
    words.length > 1 &&
    // "Further training of staff": more of it.
    (!/^further$/i.test(opening) || isVerbBase((words[1] ?? '').toLowerCase()))
  ) {
    adverb = `${opening.toLowerCase()} `;
    index = 1;
  }
  const next = words[index + 1];
  const head = (words[index] ?? '').toLowerCase();
  const first =
    baseOf(words[index] ?? '', 'any') ??
    (isGuessedVerb(head, next) || isVerbBeside(words, index)
      ? { base: head.replace(/,$/, ''), form: 'base' as const }
      : null);
  if (!first) return null;
  if (namesThing(line, words, index, first) || lengthOfName(words.slice(index), first.base) > 0) return null;
  const form = first.form;
  let verb: string | null = first.base;
  while (verb) {
    const raw = words[index] ?? '';
    index += 1;
    let particle = '';
    const after = words[index];
    if (
      after &&
      !/[,;]$/.test(raw) &&
      particles.test(after.replace(/,$/, '')) &&
      !/[,;]$/.test(raw) &&
      words.length > index + 1
    ) {
      particle = ` ${after.replace(/,$/, '')}`;
      if (/,$/.test(after)) words[index] = ',';
      else index += 1;
    }
    const comma = /,$/.test(raw) || words[index] === ',';
    if (words[index] === ',') index += 1;
    const conjunction = /^(?:and|or|then|&)$/i.test(words[index] ?? '');
    const candidate = comma || conjunction ? index + (conjunction ? 1 : 0) : -1;
    let follows = candidate > 0 ? startsHead(words, candidate, form) : null;
    if (comma && !conjunction && follows === null) follows = null;
    heads.push({
      adverb,
      verb,
      particle,
      joiner: follows
        ? conjunction
          ? `${comma ? ',' : ''} ${(words[index] ?? '').toLowerCase().replace('&', 'and')} `
          : ', '
        : '',
    });
    adverb = '';
    if (follows) index = candidate;
    else if (comma) return null;
    verb = follows;
  }
  // "Programme and cost control": two nouns before a third.
  if (
    heads.length === 2 &&
    form === 'base' &&
    heads.every(({ verb: head }) => nounLike.has(head)) &&
    /^(?:control|management|planning|reporting|analysis|administration|forecasting|monitoring)$/.test(
      words.slice(index).join(' '),
    )
  )
    return null;
  // "Cash and stock recs", "cash and card payments": two nouns, and what is done with both.
  if (
    heads.length === 2 &&
    form === 'base' &&
    heads.every(({ verb: head }) => keptKinds.test(head)) &&
    doneWithBoth.test(words[index] ?? '')
  )
    return null;
  const restWords = words.slice(index);
  let rest = restWords.join(' ');
  // "Rota the team": a verb that somebody made of a noun has its plain form only.
  let inflects = !heads.some(({ verb }) => /[^aeiou][ai]$/.test(verb) && !/^(?:ski|taxi)$/.test(verb));
  for (let at = 0; at < restWords.length; at += 1) {
    const before = restWords[at - 1] ?? '';
    if (!(/[,;]$/.test(before) || /^(?:and|then|or|to|but)$/i.test(before)) || /^to$/i.test(before)) continue;
    const further = startsVerb(restWords, at, form);
    // "And land inverters": perhaps a verb; nothing before it is bent.
    if (
      !further &&
      form === 'base' &&
      /^and$/i.test(before) &&
      nounLike.has(restWords[at] ?? '') &&
      (/^[a-z]+[^s\W]s[,.]?$/.test(restWords[at + 1] ?? '') ||
        // "And support effective governance".
        (/^(?!(?:and|or|of|in|at|for|on|with|to|from|by)$)[a-z]+$/.test(restWords[at + 1] ?? '') &&
          /^[a-z]/.test(restWords[at + 2] ?? '')))
    )
      inflects = false;
    // "And xyz the": whatever it is, it is a verb, and nothing before it may be bent.
    if (!further && form === 'base' && isGuessedVerb(restWords[at] ?? '', restWords[at + 1])) inflects = false;
    // "Collecting trays and load van", "preparing invoices and chase payments": gerunds and orders mixed.
    if (!further && (isFurtherOrder(restWords, at) || (form === 'ing' && isOrderAmong(restWords, at))))
      inflects = false;
    if (!further) continue;
    // "Ensures that all lifts, hoists and slings are checked": things, of which something is said.
    if (
      form === 'third' &&
      /^[a-z]+s,? (?:and|or) (?:[a-z]+ )?[a-z]+s (?:is|are|was|were|has|have|can|must|will)\b/.test(
        restWords.slice(at).join(' '),
      )
    )
      continue;
    // "Supporting a caseload of carers, visiting every six weeks": how, and no further task.
    if (
      form === 'ing' &&
      /,$/.test(before) &&
      at > 4 &&
      !restWords.slice(at).some((word) => /[,;]$|^(?:and|or|then)$/.test(word)) &&
      !restWords.slice(0, at - 1).some((word) => /,$/.test(word))
    )
      continue;
    // "Placing IVs, catheters and feeding tubes": what closes a row of things is one.
    if (
      form === 'ing' &&
      /^and$/i.test(before) &&
      (closesThings(restWords, at) || onlyByUse.test(restWords.slice(at).join(' ')))
    )
      continue;
    inflects = false;
    if (form !== 'base') {
      // Bring later verbs to the base form as well, so that "You'll" can stand before them.
      const word = restWords[at] ?? '';
      restWords[at] = further + (/[,;]$/.exec(word)?.[0] ?? '');
    }
  }
  if (!inflects) rest = restWords.join(' ');
  return { heads, rest, inflects };
}

/** The phrase in one of its forms, without capital or stop. */
export function realiseVerbPhrase(phrase: VerbPhrase, form: VerbForm): string {
  const inflect = form === 'ing' ? toIng : form === 'third' ? toThirdPerson : (verb: string): string => verb;
  const heads = phrase.heads
    .map((head) => `${head.adverb}${inflect(head.verb)}${head.particle}${head.joiner}`)
    .join('');
  return phrase.rest ? `${heads} ${phrase.rest}` : heads;
}
