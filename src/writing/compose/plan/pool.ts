import type { Frame, Tag } from '../frames/frame.ts';
import { isHeavy } from '../language/articles.ts';
import { countWords, stem, wordsOf } from '../language/words.ts';
import type { GuideFact, Ledger, PersonLine } from '../ledger/facts.ts';
import type { Statement } from '../ledger/statement.ts';
import { realise, requiredSlots } from '../realise/template.ts';
import type { Random } from '../seed.ts';
import { type Binding, filler, singles } from './bind.ts';

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
    } else if (tag === 'warm') fit += (tone.warmth - 3) * 0.5;
    else if (tag === 'lively') {
      if (tone.energy <= 1) return -1;
      fit += (tone.energy - 3) * 0.5;
    } else if (tag === 'direct') fit += (tone.directness - 3) * 0.4;
  }
  return fit;
}

const openingOf = (text: string): string => wordsOf(text).slice(0, 2).join(' ').toLowerCase();

const shortWords = /^(?:that|had)$/i;

/** Faults that no sentence may have, whatever made it. */
export function isSound(text: string, mostWords: number, own = false): boolean {
  const words = wordsOf(text);
  if (words.length < 2) return false;
  for (const sentence of text.split(/(?<=[.?!])\s+/)) if (countWords(sentence) > mostWords) return false;
  for (let index = 1; index < words.length; index += 1) {
    const word = (words[index] ?? '').toLowerCase();
    if (word === (words[index - 1] ?? '').toLowerCase() && !shortWords.test(word)) return false;
    // The same weighty word twice within a few words reads as a slip.
    if (
      !own &&
      word.length > 4 &&
      words.slice(Math.max(0, index - 4), index).some((other) => stem(other) === stem(word)) &&
      !/^(?:people|every|other|their|about|which|hours|years?)$/.test(word)
    )
      return false;
  }
  const proper = words.filter((word, index) => index > 0 && /^[A-Z][a-z]{3,}/.test(word));
  if (!own && (text.match(/\bjobs?\b/gi)?.length ?? 0) > 1 && !/[.?] /.test(text)) return false;
  if (!own && new Set(proper).size < proper.length) return false;
  if ((text.match(/\(/g)?.length ?? 0) !== (text.match(/\)/g)?.length ?? 0)) return false;
  if ((text.match(/:/g)?.length ?? 0) > 1 && !/[.?]\s/.test(text)) return false;
  return !/\b(?:and|or|to|the|a|an|of|with|for) ?[.,;:?]|[,;:][,;:.]|\b(?:and|or) (?:and|or)\b|\bto to\b|\ba an\b|\bthe the\b|\b(?:undefined|null|NaN)\b|[{}<>[\]]/i.test(
    text,
  );
}

/** Frames that speak of one post: not for "Bar Staff" or "Technicians". */
export const singularOnly =
  /does \{aTitle\}|\{aTitle\}[^.?]*\b(?:who|does|needs|has)\b|\b(?:[Aa]|[Tt]his|[Tt]he|next|our) \{title\}|\{title\} (?:job|role|post)/;

const personSlots: Record<string, (line: PersonLine) => boolean> = {
  h: ({ person }) => person.kind === 'have' && !person.desirable,
  b: ({ person }) => person.kind === 'be' && !person.desirable,
  c: ({ person }) => person.kind === 'can' && !person.desirable,
  k: ({ person }) => person.kind === 'do' && !person.desirable,
  n: ({ person }) => person.kind === 'without',
  wh: ({ person }) => person.kind === 'have' && person.desirable,
  wb: ({ person }) => person.kind === 'be' && person.desirable,
  wc: ({ person }) => person.kind === 'can' && person.desirable,
  wk: ({ person }) => person.kind === 'do' && person.desirable,
};

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
  const seen = new Set<string>();
  for (const frame of list) {
    // Place early: where there is one, a sentence about the role that leaves it out is second choice.
    const placeless =
      frame.group === 'role' &&
      Boolean(ledger.place?.name) &&
      !/\{(?:inPlace|InPlace|placeIs|basedInPlace)\}/.test(frame.template.replace(/<[^>]*>/g, ''));
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
          text,
          style.hemingway ? Math.min(20, options.mostWords) : options.mostWords,
          binding.sentence !== null || binding.guide !== null,
        )
      )
        continue;
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
        fit,
      });
    }
  }
  return pool;
}

/** "Plan the rota, and open and close the shop": a comma before the "and" when what follows has one of its own. */
function liftAnd(text: string, { duties }: Binding): string {
  const last = duties.at(-1);
  return duties.length > 1 && last && isHeavy(last.fact.text)
    ? text.replace(` and ${last.fact.text}`, `, and ${last.fact.text}`)
    : text;
}

/** Facts that the recruiter's own wording carries besides: said once, they needn't be said again. */
function inPassing(text: string, ledger: Ledger): string[] {
  const facts: string[] = [];
  const { hours, contract } = ledger.slots;
  if (hours && text.includes(hours.text)) facts.push(`hours:${hours.source}:0`);
  if (contract && text.toLowerCase().includes(contract.text)) facts.push(`contract:${contract.source}:0`);
  if (ledger.place?.name && text.includes(ledger.place.name)) facts.push('place:general:0');
  return facts;
}

/** A statement that was a question keeps its mark. */
function fixMark(text: string, { sentence }: Binding): string {
  return sentence?.statement.mark === '?' && text === `${sentence.statement.text}.`
    ? `${sentence.statement.text}?`
    : text;
}

function bindings(frame: Frame, ledger: Ledger, random: Random, samples: number): Binding[] {
  const slots = requiredSlots(frame.nodes).map(({ name, form }) => ({ name, form }));
  const empty: Binding = { duties: [], person: new Map(), sentence: null, guide: null, guideStatement: null };
  if (slots.some(({ name }) => name === 's' || name === 's_' || name === 's_an')) {
    return ledger.sentences
      .filter(({ fact, statement }) => matches(frame, fact.kind, statement))
      .map((sentence) => ({ ...empty, sentence }));
  }
  if (slots.some(({ name }) => name === 'g' || name === 'g_' || name === 'st' || name === 'st_')) {
    return ledger.guides.flatMap((guide) =>
      guideBindings(frame, guide).map((guideStatement) => ({ ...empty, guide, guideStatement })),
    );
  }
  const dutySlots = slots.filter(({ name }) => /^d\d$/.test(name));
  if (dutySlots.length > 0)
    return dutyBindings(frame, ledger, dutySlots, random, samples).map((duties) => ({ ...empty, duties }));
  const personNames = slots.map(({ name }) => name).filter((name) => /^(?:h|b|c|k|n|wh|wb|wc|wk)\d$/.test(name));
  if (personNames.length > 0)
    return personBindings(
      frame.tags.includes('question') || /bring|come with|ask for|look for|someone with/.test(frame.template),
      /person we hire|someone|\{aTitle\} (?:who|with)/.test(frame.template),
      ledger,
      personNames,
      random,
      samples,
    ).map((person) => ({
      ...empty,
      person,
    }));
  return [empty];
}

function matches(frame: Frame, kind: string, statement: Statement): boolean {
  if (frame.from && !frame.from.some((from) => from === kind)) return false;
  if (frame.kinds && !frame.kinds.some((wanted) => wanted === statement.kind)) return false;
  if (frame.match && !frame.match.test(statement.text)) return false;
  return !frame.unless?.test(statement.text);
}

function guideBindings(frame: Frame, guide: GuideFact): (Statement | null)[] {
  if (frame.from && !frame.from.some((from) => from === guide.fact.kind)) return [];
  if (
    /(?:job|comes) with \{g_\}/.test(frame.template) &&
    !/^(?:an?|the|your|our|time|room|freedom|space|support|training|more|work|good)\b/i.test(guide.name.text)
  )
    return [];
  if (frame.nameKinds && !frame.nameKinds.some((kind) => kind === guide.name.kind)) return [];
  if (frame.kinds?.includes('none')) return guide.statement ? [] : [null];
  const { statement } = guide;
  if (!frame.kinds) return [statement];
  if (!statement || !frame.kinds.some((kind) => kind === statement.kind)) return [];
  if (frame.match && !frame.match.test(statement.text)) return [];
  if (frame.unless?.test(statement.text)) return [];
  // "Not even on a Saturday" only stands after the name.
  if (/^(?:not|never|even|but|and|or)\b/i.test(statement.text) && !frame.template.startsWith('{g}: {st_}')) return [];
  return [statement];
}

/** Whether a duty can stand where the frame wants it: a place after it, or "and" before it. */
export function suits(frame: Frame, duties: readonly Ledger['duties'][number][]): boolean {
  const last = duties.at(-1);
  if (!last) return true;
  // "You be responsible": the verb "be" only stands where a base form or an -ing form is right.
  if (
    duties.some(({ phrase }) => phrase.heads.some(({ verb }) => verb === 'be')) &&
    /\byou (?:also )?\{d|^\{d\d\}|\. \{d\d\}|: \{d\d\}|\{d1\}, \{d2\}|Can you|Could you/i.test(frame.template)
  )
    return false;
  const { text } = last.fact;
  // Of somebody else nobody says "your".
  if (
    /Somebody|who wants|\{aTitle\}[^.?]* to \{d/.test(frame.template) &&
    duties.some(({ fact }) => /\byou(?:r|rs|rself)?\b/.test(fact.text))
  )
    return false;
  const tail = /d\d(?::ing)?\} (?:\{(?:inPlace|employer)|(?:for|with|in) \{)/.test(frame.template);
  if (
    tail &&
    (countWords(text) > 5 ||
      /\b(?:when|following|after|before|until|where|if|how|what|with|for|in|at|to|on|of|from|up|off|out|by|they|and)\b/.test(
        text,
      ))
  )
    return false;
  return (
    !/\band \{d1\}/.test(frame.template) ||
    !duties.some(({ phrase, fact }) => phrase.heads.length > 1 || /\sand\s/.test(fact.text))
  );
}

/** Different handfuls of duties; those that come first in the ledger come up more often. */
function dutyBindings(
  frame: Frame,
  ledger: Ledger,
  slots: readonly { form: string }[],
  random: Random,
  samples: number,
): Ledger['duties'][number][][] {
  const inflected = slots.some(({ form }) => form === 'ing' || form === 'third');
  const usable = ledger.duties.filter(({ phrase }) => !inflected || phrase.inflects);
  if (usable.length < slots.length) return [];
  const result: Ledger['duties'][number][][] = [];
  for (let sample = 0; sample < samples; sample += 1) {
    const chosen: Ledger['duties'][number][] = [];
    const rest = [...usable];
    while (chosen.length < slots.length && rest.length > 0) {
      const reach = Math.min(rest.length, sample < 2 ? 3 : rest.length);
      const at = random.int(reach);
      const [duty] = rest.splice(at, 1);
      if (duty) chosen.push(duty);
    }
    if (!suits(frame, chosen)) continue;
    // In a row of three, only the last may have an "and" of its own, and the row must stay readable.
    const heavy = (duty: (typeof chosen)[number]): boolean => isHeavy(duty.fact.text);
    chosen.sort(
      (one, other) => Number(heavy(one)) - Number(heavy(other)) || one.fact.text.length - other.fact.text.length,
    );
    if (slots.length > 1 && chosen.slice(0, -1).some(heavy)) continue;
    if (chosen.reduce((sum, duty) => sum + countWords(duty.fact.text), 0) > (slots.length === 1 ? 18 : 20)) continue;
    if (new Set(chosen.map((duty) => duty.phrase.heads[0]?.verb)).size < chosen.length) continue;
    result.push(chosen);
  }
  return result;
}

function personBindings(
  asks: boolean,
  other: boolean,
  ledger: Ledger,
  names: readonly string[],
  random: Random,
  samples: number,
): Map<string, PersonLine>[] {
  const result: Map<string, PersonLine>[] = [];
  for (let sample = 0; sample < samples; sample += 1) {
    const binding = new Map<string, PersonLine>();
    for (const name of names) {
      const test = personSlots[name.replace(/\d$/, '')];
      const usable = ledger.person.filter(
        (line) =>
          test?.(line) &&
          !(asks && /^(?:no |at least|not )/.test(line.person.text)) &&
          ![...binding.values()].includes(line),
      );
      const line = usable[random.int(Math.min(usable.length, sample < 2 ? 2 : usable.length))];
      if (!line) return result;
      binding.set(name, line);
    }
    const lines = [...binding.values()];
    if (other && lines.some(({ person }) => /\byour?\b/.test(person.text))) continue;
    if (names.length > 1) {
      const total = lines.reduce((sum, { person }) => sum + countWords(person.text), 0);
      if (total > 20) continue;
      // Of two, the plainer comes first: "a PCV licence and experience of A and B".
      if (/\s(?:and|or)\s|,/.test(lines[0]?.person.text ?? '')) continue;
    }
    result.push(binding);
  }
  return result;
}
