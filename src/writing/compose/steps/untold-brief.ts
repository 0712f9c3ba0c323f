/** What is told of a step brief that left no trace in the texts. */

import { itemText } from '../item-text.ts';
import { inFullForms } from '../language/same-words.ts';
import { contentWords, coverage, stem } from '../language/words.ts';
import { isOnWording } from '../ledger/orders-to-writer.ts';
import { realiseDate } from '../plan/bind.ts';
import type { Step, StepItem, StepResult } from '../types.ts';
import type { StepContext } from './context.ts';
import { isOnReaders, slotFacts } from './step-brief.ts';

/** Words of one matter: a text with one of them speaks of what a brief calls by another. */
const akin: readonly RegExp[] = [
  /\b(?:nervous|shy|unsure|anxious|hesitant|worried|unconfident|lack(?:ing)? confidence|not (?:so |very )?confident|scared|afraid|timid|doubt\w*|put off|no (?:silly|stupid|daft|wrong) questions?|no (?:previous )?experience (?:is )?(?:needed|required|necessary)|don['’]t need (?:any )?experience|we(?:['’]ll| will)? (?:teach|train|show) you|(?:full )?training is given|ask (?:again|twice|anything))\b/i,
  /\b(?:abroad|overseas|foreign|international(?:ly)?|other countries|migrants?|newcomers to)\b/i,
  /\b(?:graduates?|newly qualified|beginners?|trainees?|career changers?|returners?|no experience)\b/i,
];

/** "Show that you don't need experience", "no licence needed": what it asks for is said only by a text that spares somebody something. */
const spares =
  /\b(?:(?:don['’]t|do not|doesn['’]t|does not|needn['’]t|need not) (?:have to |need )|(?:not|n['’]t|never|nor) (?:be |a )?(?:needed|required|necessary|essential|must|asked)|no (?:[a-z]+ ){0,3}(?:needed|required|necessary))/i;
const spared =
  /\b(?:n['’]t|not|no|nor|never|without|whatever|whether or|from scratch|optional)\b|\b(?:don|doesn|needn|isn|aren)['’]t\b|\b(?:teach|train|show) you\b|\b(?:would be|is|are) (?:welcome|a plus|nice)\b/i;

/** "Year by year", "shift by shift": a text goes so where it tells of two of them or more, and not where it has the word once. */
const byEach = /\b([a-z]{3,}) by \1\b/i;
const nth = '(?:first|second|third|fourth|last|final|next|\\d(?:st|nd|rd|th)|one|two|three|four|\\d)';
function goesByEach(boost: string, text: string): boolean {
  const [, each = ''] = byEach.exec(boost) ?? [];
  if (each === '') return true;
  const told =
    text.match(new RegExp(`\\b${nth} ${each}s?\\b|\\b${each}s? ${nth}\\b|\\b${each} by ${each}\\b`, 'gi')) ?? [];
  return new Set(told.map((one) => one.toLowerCase())).size > 1 || told.some((one) => byEach.test(one));
}

/** How much of a step brief a text says, beside the names that it has in any case: "needs" in "what a Horse Maker needs here" is no trace of horses. */
function saysOf(boost: string, text: string, { title, employer }: StepContext['ledger']): number {
  if (spares.test(boost) && !sentencesOf(text).some((one) => spared.test(one) && coverage(boost, one) > 0)) return 0;
  if (!goesByEach(boost, text)) return 0;
  const bare = [title?.text, employer].reduce<string>((rest, name) => rest.replaceAll(name || '\n', ' '), text);
  return [title?.text, employer].some((name) => name && boost.includes(name))
    ? coverage(boost, text)
    : coverage(boost, bare);
}

/** Tells where the step brief left no trace in the texts: neither its words nor the facts that it points at or names. What it asks to be said is told by `noteUnsaid`. */
export function noteUnled(
  { items, traces }: Pick<StepResult, 'items' | 'traces'>,
  step: Step,
  { ledger, boost, pointed, imperatives, notes }: StepContext,
  earlier: readonly string[],
  typed: string,
): void {
  if (items.length > 0 && step !== 5) noteAvoided(typed, ledger, notes);
  if (boost === '' || items.length === 0 || step === 5) return;
  if (imperatives.some(({ id }) => /^(?:brief|welcome)/.test(id))) return;
  // A fact that has the word is no order of the text.
  const facts = new Set(byEach.test(boost) ? [] : [...pointed, ...slotFacts(ledger, boost)]);
  // "Visits welcome", beside an imperative that says the same: that is told by its own note.
  if (
    imperatives.some(
      ({ id, text }) => !id.startsWith('jobDescription') && coverage(inFullForms(boost), inFullForms(text)) >= 0.99,
    )
  )
    return;
  // "Some days are hard": a sentence, and said only by one that says it.
  const states =
    /^(?:some|many|most|a few|the|no|every|all|not all) [a-z -]+ (?:is|are|can be|get) (?!what\b|who\b|why\b|how\b|the\b|our\b|key\b)(?:very |quite |really )?[a-z]+$/i.test(
      boost,
    );
  const wordsOfIt = contentWords(boost).length;
  const enough = wordsOfIt < 3 ? 0.99 : 0.5;
  if (states && !items.some((item) => sentencesOf(itemText(item)).some((one) => coverage(boost, one) >= 0.7))) {
    notes.add(
      `No fact was chosen for the step brief "${boost}". If the texts say too little of it, put the fact itself, in a short whole sentence, into the brief or an imperative.`,
    );
    return;
  }
  // "Know the plants, run the benches" of a promise that ends in the right tree: the line has no room for what was asked.
  const isCutOff = (fact: string, item: StepItem | undefined): boolean =>
    item !== undefined &&
    coverage(boost, ledger.facts.get(fact)?.text ?? '') >= 0.99 &&
    coverage(boost, itemText(item)) === 0;
  const led =
    items.some((item) => saysOf(boost, itemText(item), ledger) >= enough) ||
    traces.some(({ spans }, at) =>
      spans.some(({ factIds }) => factIds.some((fact) => facts.has(fact) && !isCutOff(fact, items[at]))),
    );
  if (led || tracesOf(boost, items, ledger)) {
    noteHalfLed(items, traces, { step, boost, enough, facts, ledger, notes });
    // "The 4-day week and the team", in texts that speak of the team alone.
    const half = /^(.{3,60}?),? and ([^,;.]{3,60})$/.exec(boost)?.slice(1) ?? [];
    for (const part of half.filter((one) => /\d/.test(one) && contentWords(one).length > 1))
      if (!items.some((item) => coverage(part, itemText(item)) > 0))
        notes.add(
          `No fact was chosen for a part of the step brief, "${part}". If the texts say too little of it, put the fact itself, in a short whole sentence, into the brief or an imperative.`,
        );
    return;
  }
  // "People trained abroad", and "we pay for the recognition of foreign qualifications": the same people.
  if (akin.some((words) => words.test(boost) && items.some((item) => words.test(itemText(item))))) return;
  // "Give Sal's number": it is there.
  if (
    /\b(?:number|phone|telephone|contact|e-?mail|address)\b/i.test(boost) &&
    items.some((item) => /@\S|\d{3,}[ \d-]{3,}\d/.test(itemText(item)))
  )
    return;
  // "The closing date": it stands there, whoever said it.
  const closing = /\b(?:closing date|deadline|close of applications)\b/i.test(boost)
    ? realiseDate(ledger.deadline, ledger.american)?.replace(/,? \d{4}$/, '')
    : undefined;
  if (closing && items.some((item) => itemText(item).includes(closing))) return;
  // A refresh repeats nothing: what there was to say of it may have been said.
  // A pillar is told when what it means is: "we share all our lesson plans", and not its name alone.
  const told = [...facts].flatMap((id) => {
    const fact = ledger.facts.get(id);
    return [fact?.statement ?? fact?.text ?? ''].filter((text) => text !== '');
  });
  const inEarlier = (fact: string): boolean => earlier.some((text) => coverage(fact, text) > 0.7);
  if (told.length > 0 ? told.every(inEarlier) : earlier.some((text) => tellsOf(boost, text, ledger)))
    notes.add(
      `The step brief "${boost}" did not steer these texts: what the facts say of it, if anything, is in earlier ones.`,
    );
  // What shares a word or two with it tells no part of it.
  else if (told.some((fact) => inEarlier(fact) && coverage(boost, fact) >= 0.4))
    notes.add(
      `A part of what the facts say on the step brief "${boost}" is in earlier texts, so these may say little of it.`,
    );
  else if (isOnReaders(boost))
    notes.add(
      `The step brief "${boost}" says who reads the text, and the built-in writer words it alike for all. The tone of voice, the length and Hemingway change how it sounds.`,
    );
  // "The scale", where an earlier text spoke of it.
  else if (earlier.some((text) => coverage(boost, text) >= 0.99))
    notes.add(
      `The step brief "${boost}" did not steer these texts: what the facts say of it, if anything, is in earlier ones.`,
    );
  // What the sources say of it, though no text of these does.
  else if (inSources(boost, ledger, earlier)) notes.add(inSources(boost, ledger, earlier) ?? '');
  // "Focus on the apprenticeship": what the text should lead on is a thing.
  else if (isOnWording(typed.trim()) && !/^(?:please )?(?:focus|start|open|end|be) /i.test(typed.trim()))
    notes.add(
      `The step brief "${typed.trim()}" is about the wording and no thing to say: please check the texts for it.`,
    );
  // "Tools first, then experience": an order of the text, and no fact that could be missing.
  else if (!/\bfirst\b/i.test(typed) || step === 1 || step === 6)
    notes.add(
      `No fact was chosen for the step brief "${boost}". If the texts say too little of it, put the fact itself, in a short whole sentence, into the brief or an imperative.`,
    );
}

/** What is told where the sources speak of what a brief names, and none of the texts does; null where they don't. */
function inSources(boost: string, ledger: StepContext['ledger'], earlier: readonly string[]): string | null {
  const own = contentWords(boost).filter((word) => !ofWriting.test(word));
  if (own.length === 0) return null;
  const speaks = (text: string): boolean => {
    const words = new Set(contentWords(text));
    return own.filter((word) => words.has(word)).length / own.length >= (own.length < 3 ? 0.99 : 0.6);
  };
  if (earlier.some(speaks))
    return `The step brief "${boost}" did not steer these texts: what the facts say of it, if anything, is in earlier ones.`;
  const unsure = [...ledger.rough].find(speaks);
  if (unsure)
    return `What the step brief "${boost}" points at ("${unsure}") could not be said: the built-in writer is not sure how. Put it in other words, or into a text yourself.`;
  const fact = [...ledger.facts.values()].find(
    ({ kind, text, statement }) =>
      !/^(?:imperative|title|employer|sector|keyword|place)$/.test(kind) && speaks(`${text} ${statement ?? ''}`),
  );
  return fact
    ? `The step brief "${boost}" did not steer these texts: "${fact.text}" went with nothing else that they say. Another Refresh may have it, or an imperative.`
    : null;
}

/** "Avoid anything that sounds like a slogan": what no fact has in its words can't be left out by them. */
function noteAvoided(typed: string, { facts }: StepContext['ledger'], notes: Set<string>): void {
  for (const sentence of typed.split(/(?<=[.!?;])\s+|\n/)) {
    const what =
      /^(?:please )?(?:avoid|leave out|don['’]t (?:use|mention|sound)|do not (?:use|mention|sound)|nothing) (.+?)[.!;]*$/i.exec(
        sentence.trim(),
      )?.[1];
    if (!what || !/\b(?:anything|everything|something|sounds?|seems?|like|that)\b/i.test(what)) continue;
    if (![...facts.values()].some(({ text }) => coverage(what, text) >= 0.5))
      notes.add(
        `The step brief says what to leave out ("${what}"). The built-in writer can leave out facts by their words only: read whether the texts keep to it.`,
      );
  }
}

/** Tells where a text of several does not take up what the step brief asks of each. */
function noteHalfLed(
  items: readonly StepItem[],
  traces: StepResult['traces'],
  {
    step,
    boost,
    enough,
    facts,
    ledger,
    notes,
  }: {
    step: Step;
    boost: string;
    enough: number;
    facts: ReadonlySet<string>;
    ledger: StepContext['ledger'];
    notes: Set<string>;
  },
): void {
  if (step === 1 || step === 6) return;
  const follow = items.filter(
    (item, at) =>
      saysOf(boost, itemText(item), ledger) >= enough ||
      (traces[at]?.spans ?? []).some(({ factIds }) => factIds.some((fact) => facts.has(fact))) ||
      tracesOf(boost, [item], ledger),
  ).length;
  if (follow > 0 && follow < items.length)
    notes.add(
      `The step brief "${boost}" steered ${follow === 1 ? 'one' : follow} of these ${items.length} texts only: in the other${items.length - follow === 1 ? '' : 's'} it found no place.`,
    );
}

const sentencesOf = (text: string): string[] => text.split(/(?<=[.?!:])\s+|\n/);

/** Whether an earlier text speaks of what a brief names: by its own words, and not by those of the employer, the title or any brief. */
function tellsOf(boost: string, text: string, { title, employer }: StepContext['ledger']): boolean {
  const names = new Set(contentWords(`${title?.text ?? ''} ${employer ?? ''}`));
  const own = contentWords(boost).filter((word) => !ofWriting.test(word) && !names.has(word));
  const said = new Set(contentWords(text));
  return own.length > 0 && own.filter((word) => said.has(word)).length / own.length > 0.5;
}

/** Words of any brief to a writer, and none of a fact. */
const ofWriting =
  /^(?:lead|start|open|begin|focus|keep|make|mention|stress|sound|tone|text|advert|line|headline|first|main|most|having|being|getting|people|person|thing|point|draw|sell|more|less|about|what|that|this|with|job|role|work|want|don't|shouldn't|not)(?:s|es|ed|ing)?$/i;

/** Whether a word that the step brief turns on is in the texts: "the size of the patch", in texts that speak of a patch of 280 homes. */
function tracesOf(
  boost: string,
  items: readonly StepItem[],
  { title, employer, place }: StepContext['ledger'],
): boolean {
  if (spares.test(boost) && !items.some((item) => sentencesOf(itemText(item)).some((one) => spared.test(one))))
    return false;
  if (!items.some((item) => goesByEach(boost, itemText(item)))) return false;
  const names = new Set(
    [title?.text, employer, place?.name].flatMap((name) => contentWords(name ?? '').map((word) => stem(word))),
  );
  // "Mention York": the texts name it.
  if (place?.name && boost.includes(place.name) && items.some((item) => itemText(item).includes(place.name)))
    return true;
  const turning = contentWords(boost)
    .filter((word) => word.length > 4 && !ofWriting.test(word))
    .map((word) => stem(word))
    .filter((word) => !names.has(word));
  const said = new Set(items.flatMap((item) => contentWords(itemText(item)).map((word) => stem(word))));
  // "The person at the machine": texts that speak of machines alone have half of it, and not the half that it turns on.
  if (/^(?:the|a|an|our|your) (?:person|people)\b/i.test(boost) && !said.has('person') && !said.has('peopl'))
    return false;
  const found = turning.filter((word) => said.has(word)).length;
  // Of "ratio and hostel" both.
  return turning.length > 0 && (/^\S+ and \S+$/.test(boost) ? found === turning.length : found / turning.length >= 0.5);
}
