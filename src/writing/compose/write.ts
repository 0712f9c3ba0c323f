/** One step's items: its rounds, written one after the other, and what is told of them. */

import { callFrames } from './frames/call-to-action.ts';
import { headlineFrames } from './frames/headline.ts';
import { itemBody, itemText } from './item-text.ts';
import { inAmerican } from './language/american.ts';
import { withOneApostrophe } from './language/apostrophe.ts';
import { withNames } from './language/names-here.ts';
import { countWords, wordsOf } from './language/words.ts';
import { layOut, layOutBody } from './lay-out.ts';
import { cleanLine } from './ledger/clean.ts';
import { optionsWithoutSenders, withoutSenders } from './ledger/senders.ts';
import { type Batch, carryOver, newBatch } from './plan/batch.ts';
import { toldIn } from './plan/what-is-told.ts';
import { createRandom, hashText } from './seed.ts';
import { adviceFor } from './steps/advice.ts';
import { writeBodies } from './steps/bodies.ts';
import { type BodyStep, bands } from './steps/body-tables.ts';
import { asInTexts } from './steps/conflict-notes.ts';
import { type StepContext, stepContext } from './steps/context.ts';
import { ledLines } from './steps/led-lines.ts';
import type { LinePlan } from './steps/line.ts';
import { writeLines } from './steps/lines.ts';
import { noteLongLines } from './steps/long-lines.ts';
import { noteOrder } from './steps/order-notes.ts';
import { missedProposition } from './steps/promise-lines.ts';
import { quotedAsTyped } from './steps/quoted-as-typed.ts';
import { noteShortRewards, selectRewards, writeRewards } from './steps/rewards.ts';
import { withoutSaid } from './steps/said-after-all.ts';
import { noteUnsaid } from './steps/unsaid-imperatives.ts';
import { noteUnled } from './steps/untold-brief.ts';
import { untoldWords } from './steps/untold-words.ts';
import { unusedTasks } from './steps/unused-tasks.ts';
import {
  type ApplyHouseStyle,
  noHouseStyle,
  type Step,
  type StepItem,
  type StepOptions,
  type StepResult,
  type Trace,
  type WriteRun,
  type WriterInput,
} from './types.ts';

/** What a text says where it asks something of its reader. */
const asksOfReader =
  /\b(?:calls? for|asks? for|requires?|(?:you|the job|this job|the role|this role)(?:['’]ll| will)? needs?) /i;

/** Notes that differ in a capital only are one. */
const onceEach = (notes: readonly string[]): string[] => [
  ...new Map(notes.map((note) => [note.toLowerCase(), note])).values(),
];

/** The words that every text of an advert has: of its names, and of what the recruiter orders to be said. */
function wordsOfAll({ title, employer, place, sector }: StepContext['ledger'], { imperatives = [] }: StepOptions) {
  const names = [title?.text, employer, place?.name, sector].flatMap((name) => wordsOf(name?.toLowerCase() ?? ''));
  return new Set([
    ...names,
    ...imperatives.flatMap(({ value }) => wordsOf(value.toLowerCase()).filter((word) => word.length > 3)),
  ]);
}

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
export function writeStep(sent: WriterInput, step: Step, wished: StepOptions, run: WriteRun = {}): StepResult {
  // Notes quote what was typed without who sent it.
  const input = withoutSenders(sent);
  const options = optionsWithoutSenders(wished, sent);
  const context = stepContext(input, options, step);
  const base = seedOf(sent, step, wished) ^ Math.imul(run.seed ?? 0, 0x9e3779b1);
  const typed = context.ledger.american ? JSON.stringify(input).toLowerCase() : '';
  const asked = withOneApostrophe(run.applyHouseStyle ?? noHouseStyle);
  const house: ApplyHouseStyle = context.ledger.american ? (text) => asked(inAmerican(text, typed)) : asked;
  const iteration = Math.max(0, Math.floor(run.iteration ?? 0));
  const memory: Memory = { batch: newBatch(wordsOfAll(context.ledger, options)), shown: [...(run.shown ?? [])] };
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
    let earlier: string[] = [];
    for (let round = first; round <= iteration; round += 1) {
      earlier = [...memory.shown, ...memory.batch.texts];
      // What earlier rounds could not say is no news of this one.
      context.notes.clear();
      for (const note of known) context.notes.add(note);
      made = writeRound(context, step, options, memory, createRandom(hashText(`${base}:${round}`)), house);
      memory.batch = carryOver(memory.batch);
    }
    noteUnsaid(made.items, step, context, earlier);
    // A refresh may say in more words what a shown line said in few.
    if ((step === 1 || step === 6) && earlier.length === 0)
      noteLongLines(made.items, context, linePlan(context, step, options, []).most);
    noteUnled(made, step, context, earlier, options.brief ?? '');
    if (step === 2 || step === 3 || step === 4) noteOrder(made.items, context, options.brief ?? '');
    if (
      step === 4 &&
      made.items.length > 0 &&
      context.ledger.person.length === 0 &&
      // "Maths and English GCSE grade 4", as an imperative: that is asked.
      !made.items.some((item) => asksOfReader.test(itemBody(item)))
    ) {
      // What would bring more is said once.
      const advice = adviceFor(step, context.sources);
      // Whoever typed a degree that no text could say knows that it was typed.
      const typedSkills =
        (context.ledger.unread.length > 0 && cleanLine(input.brief?.skills) !== '') ||
        // "HACCP essential", typed into the description.
        context.ledger.rough.some((note) =>
          /\b(?:essential|required|req['’]d|needed|wanted|a must|mandatory)\b/i.test(note),
        );
      const advised = [...context.notes].some((note) => note.endsWith(advice));
      context.notes.add(
        `${typedSkills ? 'None of the skills could be said' : 'No skills are known'}, so these texts ask nothing of the reader.${advised ? '' : ` ${advice}`}`,
      );
    }
    const texts = made.items.map(itemText);
    const notes = onceEach(asInTexts([...context.notes], texts));
    if (step === 5) return { step, ...made, notes };
    const names = [context.ledger.title?.text ?? ''];
    const kept = withoutSaid(quotedAsTyped(notes, input, options), texts, names);
    const lost =
      made.items.length > 0
        ? withoutSaid(untoldWords(step, input, context.ledger, [...texts, ...earlier], kept), texts, names)
        : [];
    return { step, ...made, notes: [...kept, ...lost] };
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
    const frames = step === 1 ? headlineFrames : callFrames;
    const chosen = writeLines(context.ledger, frames, context.style, random, plan);
    const lines = ledLines(chosen, context, options.brief ?? '');
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
          : `${lines.length === 0 ? 'The facts carry no further lines.' : 'There are fewer lines than asked for: others would be too like these or earlier ones.'} ${adviceFor('line', context.sources)}${lines.length === 0 ? '' : unusedTasks(context.ledger, memory.shown)}`,
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
      : { from: 3, to: wordsRange === true ? 12 : Math.min(16, Math.max(12, 5 + named)) };
  return {
    kind: step === 1 ? 'headline' : 'call',
    owesPillars: step === 1,
    count: options.noOfLine ?? 8,
    least: Math.max(1, Math.min(range.from, range.to)),
    most: Math.min(30, Math.max(range.from, range.to)),
    inRange: wordsRange !== undefined && wordsRange !== false,
    sequence: asksForBoth ? 'titleAndSector' : jobTitleSequence || jobTitleAndSectorSequence ? 'title' : 'none',
    sector: sector ?? false,
    imperatives: context.imperatives,
    banned: context.banned,
    boost: context.boost,
    pointed: context.pointed,
    shown,
  };
}
