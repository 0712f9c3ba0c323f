import { itemBody, itemText } from './explain.ts';
import { callFrames } from './frames/call-to-action.ts';
import { headlineFrames } from './frames/headline.ts';
import { inAmerican } from './language/american.ts';
import { literal } from './language/any-of.ts';
import { withOneApostrophe } from './language/apostrophe.ts';
import { withNames } from './language/names-here.ts';
import { inFullForms } from './language/same-words.ts';
import { contentWords, countWords, coverage, stem } from './language/words.ts';
import { saysImperative } from './ledger/imperatives.ts';
import { type Batch, carryOver, newBatch } from './plan/batch.ts';
import { realiseDate } from './plan/bind.ts';
import type { Candidate } from './plan/pool.ts';
import { toldIn } from './plan/what-is-told.ts';
import { createRandom, hashText } from './seed.ts';
import { adviceFor } from './steps/advice.ts';
import { writeBodies } from './steps/bodies.ts';
import type { Body } from './steps/body.ts';
import { type BodyStep, bands } from './steps/body-tables.ts';
import { type StepContext, stepContext } from './steps/context.ts';
import type { LinePlan } from './steps/line.ts';
import { writeLines } from './steps/lines.ts';
import { missedProposition } from './steps/promise-lines.ts';
import { noteShortRewards, selectRewards, writeRewards } from './steps/rewards.ts';
import { withoutSaid } from './steps/said-after-all.ts';
import { isOnReaders, slotFacts } from './steps/step-brief.ts';
import {
  type ApplyHouseStyle,
  noHouseStyle,
  type Step,
  type StepItem,
  type StepOptions,
  type StepResult,
  type Trace,
  type TraceSpan,
  type WriteRun,
  type WriterInput,
} from './types.ts';

/** Notes that differ in a capital only are one. */
const onceEach = (notes: readonly string[]): string[] => [
  ...new Map(notes.map((note) => [note.toLowerCase(), note])).values(),
];

/** How far back a refresh looks: enough that nothing repeats, and bounded. */
const REMEMBERED = 8;

/** The seed of a step: the same inputs give the same text. */
export const seedOf = (input: WriterInput, step: Step, options: StepOptions): number =>
  hashText(JSON.stringify([step, input, options]));

interface Made {
  items: StepItem[];
  traces: Trace[];
}

/** What earlier iterations leave behind. */
interface Memory {
  batch: Batch;
  shown: string[];
}

/**
 * Writes one step's items. Iteration N is what N refreshes after the first generation give: it repeats no frame with the
 * same facts and nothing like a text that was shown.
 */
export function writeStep(input: WriterInput, step: Step, options: StepOptions, run: WriteRun = {}): StepResult {
  const context = stepContext(input, options, step);
  const base = seedOf(input, step, options) ^ Math.imul(run.seed ?? 0, 0x9e3779b1);
  const typed = context.ledger.american ? JSON.stringify(input).toLowerCase() : '';
  const asked = withOneApostrophe(run.applyHouseStyle ?? noHouseStyle);
  const house: ApplyHouseStyle = context.ledger.american ? (text) => asked(inAmerican(text, typed)) : asked;
  const iteration = Math.max(0, Math.floor(run.iteration ?? 0));
  const memory: Memory = { batch: newBatch(), shown: [...(run.shown ?? [])] };
  for (const text of memory.shown) {
    memory.batch.bodies.push(text);
    memory.batch.texts.push(text);
    if (/[.!?] \S|\n/.test(text)) memory.batch.told.push(toldIn(text, context.ledger));
    for (const sentence of text.split(/(?<=[.!?])\s+/)) memory.batch.sentences.add(sentence);
  }
  const known = [...context.notes];
  return withNames(context.ledger.names, () => {
    let made: Made = { items: [], traces: [] };
    // Who says what was shown needs no earlier rounds written again: they would only use up what is left to say.
    const first = run.shown === undefined ? Math.max(0, iteration - REMEMBERED) : iteration;
    for (let round = first; round <= iteration; round += 1) {
      // What earlier rounds could not say is no news of this one.
      context.notes.clear();
      for (const note of known) context.notes.add(note);
      made = writeRound(context, step, options, memory, createRandom(hashText(`${base}:${round}`)), house);
      memory.batch = carryOver(memory.batch);
    }
    noteUnsaid(made.items, step, context, memory.shown);
    noteUnled(made, step, context, memory.shown, options.brief ?? '');
    if (step === 4 && made.items.length > 0 && context.ledger.person.length === 0) {
      // What would bring more is said once.
      const advice = adviceFor(step, context.sources);
      const advised = [...context.notes].some((note) => note.endsWith(advice));
      context.notes.add(`No skills are known, so these texts ask nothing of the reader.${advised ? '' : ` ${advice}`}`);
    }
    const notes = onceEach([...context.notes]);
    return { step, ...made, notes: step === 5 ? notes : withoutSaid(notes, made.items.map(itemText)) };
  });
}

/** A label where the facts carry no more of them: none that was there before. */
function plainLabel({ title, place, employer }: StepContext['ledger'], shown: readonly string[]): string {
  const labels = [
    title?.text.includes(' ') ? title.text : null,
    title && place?.phrase && !place.remote ? `${title.text} ${place.phrase}` : null,
    place?.phrase && !place.remote ? `Your next job is ${place.phrase}` : null,
    employer ? `A job with ${employer}` : null,
    'About the job',
    'What the job is',
    'Your next job',
    'The job in short',
  ].filter((label) => label !== null && label !== undefined);
  return labels.find((label) => !shown.includes(label)) ?? labels[0] ?? '';
}

/** Whether a text has a figure as one of its own: "3 March" is not in "€38,900". */
const hasFigure = (text: string, figure: string): boolean =>
  new RegExp(`(?<![\\d.,])${literal(figure)}(?![.,]?\\d)`).test(text);

/** Tells which imperative found no place: no text is no place for it to be missed in silence. */
function noteUnsaid(
  items: readonly StepItem[],
  step: Step,
  { imperatives, notes }: StepContext,
  earlier: readonly string[],
): void {
  if (items.length === 0 || step === 5) return;
  const texts = items.map(itemText);
  for (const imperative of imperatives) {
    // "Applications close on 27 March", in a line that ends "apply by 27 March".
    const closes = /^Applications close on (.+)$/.exec(imperative.statement.text)?.[1]?.replace(/[.]$/, '');
    const says = (text: string): boolean =>
      saysImperative(text, imperative) || (closes !== undefined && hasFigure(text, closes));
    const said = texts.filter(says).length;
    // What only the job description says is no wish of the recruiter's.
    if (imperative.id.startsWith('jobDescription')) continue;
    // "The closing date is 31 May 2027", in a line that ends "by 31 May 2027".
    const [date] =
      /\b\d{1,2} [A-Z][a-z]+ 20\d\d\b|\b[A-Z][a-z]+ \d{1,2}, 20\d\d\b/.exec(imperative.statement.text) ?? [];
    if (said === 0 && date && texts.some((text) => text.includes(date))) continue;
    // "The deadline is 15 February 2027", in a line "applications close on 15 February".
    const day = date?.replace(/,? 20\d\d$/, '');
    if (
      said === 0 &&
      day &&
      /\b(?:deadline|clos(?:e|es|ing))\b/i.test(imperative.text) &&
      texts.some((text) => /\b(?:deadline|clos(?:e|es|ing)|by)\b/i.test(text) && hasFigure(text, day))
    )
      continue;
    // A refresh repeats nothing: among lines what was said once is said, and whoever reads these is told where.
    if (said === 0 && (step === 1 || step === 6) && earlier.some(says)) {
      // "Mention the 2pm finish", in a line "Deli shifts end by 2pm".
      const figures = imperative.text.match(/\d[\d.,:]*(?:[ap]m)?/g) ?? [];
      // "No cover letter is needed", beside "send your CV only, no cover letter".
      const other = contentWords(imperative.text).filter(
        (word) => !/^(?:need|requir|welcom|essential|necessary)/.test(word),
      );
      if (other.length > 1 && texts.some((text) => other.every((word) => contentWords(text).includes(word)))) continue;
      if (figures.length === 0 || !texts.some((text) => figures.every((figure) => hasFigure(text, figure))))
        notes.add(`"${imperative.text}" is in an earlier line; these do not say it again.`);
      continue;
    }
    // A line says one thing: which of them says it is told, since a person chooses one.
    if (said > 0 && said * 2 < texts.length && (step === 1 || step === 6) && !imperative.id.startsWith('brief')) {
      notes.add(
        `"${imperative.text}" is in ${said === 1 ? 'one' : said} of these ${texts.length} lines: each says one thing. Choose ${said === 1 ? 'that one' : 'one of those'} where it has to be said.`,
      );
      continue;
    }
    if (said === 0 || (step > 1 && step < 5 && said < texts.length))
      notes.add(
        `${imperative.id.startsWith('brief') ? 'What the step brief says' : 'The imperative'} "${imperative.text}" ${
          said === 0
            ? 'is not in any text: it did not fit.'
            : `is in ${said === 1 ? 'one' : said} of these ${texts.length} texts only: it did not fit into the other${texts.length - said === 1 ? '' : 's'}.`
        } Say it in a short sentence of its own.`,
      );
  }
}

/** Words of one matter: a text with one of them speaks of what a brief calls by another. */
const akin: readonly RegExp[] = [
  /\b(?:nervous|shy|unsure|anxious|hesitant|worried|unconfident|lack(?:ing)? confidence|not (?:so |very )?confident|scared|afraid|timid|doubt\w*|put off|no (?:silly|stupid|daft|wrong) questions?|no (?:previous )?experience (?:is )?(?:needed|required|necessary)|don['’]t need (?:any )?experience|we(?:['’]ll| will)? (?:teach|train|show) you|(?:full )?training is given|ask (?:again|twice|anything))\b/i,
  /\b(?:abroad|overseas|foreign|international(?:ly)?|other countries|migrants?|newcomers to)\b/i,
  /\b(?:graduates?|newly qualified|beginners?|trainees?|career changers?|returners?|no experience)\b/i,
];

/** Tells where the step brief left no trace in the texts: neither its words nor the facts that it points at or names. What it asks to be said is told by `noteUnsaid`. */
function noteUnled(
  { items, traces }: Made,
  step: Step,
  { ledger, boost, pointed, imperatives, notes }: StepContext,
  earlier: readonly string[],
  typed: string,
): void {
  if (boost === '' || items.length === 0 || step === 5) return;
  if (imperatives.some(({ id }) => /^(?:brief|welcome)/.test(id))) return;
  const facts = new Set([...pointed, ...slotFacts(ledger, boost)]);
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
  const led =
    items.some((item) => coverage(boost, itemText(item)) >= enough) ||
    traces.some(({ spans }) => spans.some(({ factIds }) => factIds.some((fact) => facts.has(fact))));
  if (led || tracesOf(boost, items, ledger)) {
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
  else if (told.some(inEarlier))
    notes.add(
      `The step brief "${boost}" did not steer these texts: part of what the facts say of it is in earlier ones, and the rest did not fit.`,
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
  // "Tools first, then experience": an order of the text, and no fact that could be missing.
  else if (!/\bfirst\b/i.test(typed))
    notes.add(
      `No fact was chosen for the step brief "${boost}". If the texts say too little of it, put the fact itself, in a short whole sentence, into the brief or an imperative.`,
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
  /^(?:lead|start|open|begin|focus|keep|make|mention|stress|sound|tone|text|advert|line|headline|first|main|most|people|person|thing|point|draw|sell|more|less|about|what|that|this|with|job|role|work|want|don't|shouldn't|not)(?:s|es|ed|ing)?$/i;

/** Whether a word that the step brief turns on is in the texts: "the size of the patch", in texts that speak of a patch of 280 homes. */
function tracesOf(
  boost: string,
  items: readonly StepItem[],
  { title, employer, place }: StepContext['ledger'],
): boolean {
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
  return turning.length > 0 && turning.filter((word) => said.has(word)).length / turning.length >= 0.5;
}

function writeRound(
  context: StepContext,
  step: Step,
  options: StepOptions,
  memory: Memory,
  random: ReturnType<typeof createRandom>,
  house: ApplyHouseStyle,
): Made {
  if (step === 1 || step === 6) {
    const plan = linePlan(context, step, options, [...memory.shown]);
    const lines = writeLines(context.ledger, step === 1 ? headlineFrames : callFrames, context.style, random, plan);
    const missed = missedProposition(context.ledger, plan, lines);
    if (missed !== null) context.notes.add(missed);
    const made: Made = { items: [], traces: [] };
    for (const line of lines) {
      const { text, spans } = layOut('headline', [line], house);
      made.items.push(text);
      made.traces.push({ spans });
      memory.shown.push(line.text);
    }
    if (lines.length < (options.noOfLine ?? 8))
      context.notes.add(
        lines.length === 0 && memory.shown.length === 0
          ? 'There are too few facts to write from. Add a job title and a place.'
          : `${lines.length === 0 ? 'The facts carry no further lines.' : 'There are fewer lines than asked for: others would be too like these or earlier ones.'} ${adviceFor('line', context.sources)}`,
      );
    return made;
  }
  if (step === 5) {
    const rewards = selectRewards(context, options.selectedBenefits ?? []);
    const count = options.noOfLine ?? 3;
    const due = rewards.slice(0, Math.max(count, 0));
    if (rewards.length > due.length)
      context.notes.add(
        `${due.length} rewards are written at once. For the others, select them alone and generate: ${rewards
          .slice(due.length)
          .map(({ title }) => title)
          .join(', ')}.`,
      );
    if (rewards.length === 0) context.notes.add('Select at least one reward.');
    const length = options.outputLengthType ?? 'medium';
    const texts = writeRewards(context, due, length, memory.shown, random);
    const made: Made = { items: [], traces: [] };
    const written: { title: string; text: string }[] = [];
    for (const { title, sentences } of texts) {
      const { text, spans } = layOut('body', sentences, house);
      made.items.push({ benefit: title, description: text });
      made.traces.push({ spans });
      memory.shown.push(sentences.map((sentence) => sentence.text).join(' '));
      written.push({ title, text });
    }
    noteShortRewards(context, written, length);
    return made;
  }
  return writeBodyRound(context, step, options, memory, random, house);
}

function writeBodyRound(
  context: StepContext,
  step: BodyStep,
  options: StepOptions,
  memory: Memory,
  random: ReturnType<typeof createRandom>,
  house: ApplyHouseStyle,
): Made {
  const bodies = writeBodies(
    context,
    {
      step,
      count: options.noOfLine ?? 3,
      length: options.outputLengthType ?? 'medium',
      output: options.outputType ?? 'prose',
    },
    memory.batch,
    memory.shown,
    random,
  );
  const made: Made = { items: [], traces: [] };
  for (const body of bodies) {
    const headline = body.headline
      ? layOut('headline', [body.headline], house)
      : { text: plainLabel(context.ledger, memory.shown), spans: [] };
    const { text, spans } = layOutBody(body, house, (options.outputLengthType ?? 'medium') === 'large');
    memory.shown.push(body.headline?.text ?? headline.text);
    made.items.push(
      step === 2
        ? { headline: headline.text, introduction: text }
        : step === 3
          ? { headline: headline.text, jobRoleDescription: text }
          : { headline: headline.text, personDescription: text },
    );
    made.traces.push({ spans: [...headline.spans, ...spans] });
  }
  const [least] = bands[step][options.outputLengthType ?? 'medium'];
  if (made.items.some((item) => countWords(itemBody(item)) < least))
    context.notes.add(`Some texts are shorter than you asked for. ${adviceFor(step, context.sources)}`);
  return made;
}

/** Sentences to text, with the place of each. */
function layOut(
  part: TraceSpan['part'],
  sentences: readonly Candidate[],
  house: ApplyHouseStyle,
  separator = ' ',
): { text: string; spans: TraceSpan[] } {
  let text = '';
  const spans: TraceSpan[] = [];
  for (const sentence of sentences) {
    if (text) text += separator;
    const start = text.length;
    text += house(sentence.text);
    spans.push({ part, start, end: text.length, frameId: sentence.frameId, factIds: sentence.factIds });
  }
  return { text, spans };
}

function layOutBody(body: Body, house: ApplyHouseStyle, paragraphs: boolean): { text: string; spans: TraceSpan[] } {
  const half = Math.ceil(body.sentences.length / 2);
  // What leads the bullets in stands on the line before them: one line, then the list.
  const parts = [
    ...(paragraphs && body.bullets.length === 0 && body.sentences.length > 6
      ? [body.sentences.slice(0, half), body.sentences.slice(half)]
      : [body.sentences]),
  ];
  if (body.leadIn) parts[parts.length - 1] = [...(parts.at(-1) ?? []), body.leadIn];
  let text = '';
  const spans: TraceSpan[] = [];
  const append = (made: { text: string; spans: TraceSpan[] }, prefix = ''): void => {
    if (!made.text) return;
    if (text) text += '\n';
    text += prefix;
    for (const span of made.spans)
      spans.push({ ...span, start: span.start + text.length, end: span.end + text.length });
    text += made.text;
  };
  for (const part of parts) append(layOut('body', part, house));
  for (const bullet of body.bullets) append(layOut('body', [bullet], house), '• ');
  return { text, spans };
}

/** What a headline's or call's options ask for. */
function linePlan(context: StepContext, step: 1 | 6, options: StepOptions, shown: readonly string[]): LinePlan {
  const { wordsRange, sector, jobTitleSequence, jobTitleAndSectorSequence } = options.constraints ?? {};
  const asksForBoth =
    jobTitleAndSectorSequence &&
    context.ledger.sector &&
    // "Freight Agent Sea Freight" has its sector in it.
    !context.ledger.title?.text.toLowerCase().includes(context.ledger.sector.toLowerCase());
  // Where nobody asked for a range, a title and a sector of many words leave a fact its room: "Social Care Support Worker,
  // Adult social care: you support the same five people every week".
  const named = asksForBoth ? countWords(`${context.ledger.title?.text ?? ''} ${context.ledger.sector ?? ''}`) : 0;
  const range =
    typeof wordsRange === 'object'
      ? wordsRange
      : { from: 3, to: wordsRange === true ? 12 : Math.min(17, Math.max(12, 9 + named)) };
  return {
    kind: step === 1 ? 'headline' : 'call',
    owesPillars: step === 1,
    count: options.noOfLine ?? 8,
    least: Math.max(1, Math.min(range.from, range.to)),
    most: Math.min(30, Math.max(range.from, range.to)),
    sequence: asksForBoth ? 'titleAndSector' : jobTitleSequence || jobTitleAndSectorSequence ? 'title' : 'none',
    sector: sector ?? false,
    imperatives: context.imperatives,
    banned: context.banned,
    boost: context.boost,
    pointed: context.pointed,
    shown,
  };
}
