import { explainItem } from '../explain.ts';
import { clockLike } from '../frames/patterns.ts';
import { itemBody, itemText } from '../item-text.ts';
import { countWords, coverage, similarity, wordOverlap, wordsOf } from '../language/words.ts';
import { buildLedger } from '../ledger/ledger.ts';
import { realisePay } from '../ledger/pay.ts';
import { splitSentences } from '../ledger/split-sentences.ts';
import { type Step, type StepOptions, type StepResult, steps, type WriterInput } from '../types.ts';
import { type Fault, validate } from '../validate.ts';
import { writeStep } from '../write.ts';

/** A brief as the command line reads it. */
export interface BriefLike {
  id: string;
  input: WriterInput;
  options: Record<Step, StepOptions>;
}

/** Everything that a batch must hold beside what `validate` checks: properties of the whole, and of a refresh. */
export interface BatchReport {
  brief: string;
  step: Step;
  result: StepResult;
  refreshed: StepResult;
  faults: Fault[];
  checked: number;
}

/** Runs all briefs through all steps and one refresh. */
export function checkBriefs(briefs: readonly BriefLike[]): BatchReport[] {
  return briefs.flatMap((brief) => steps.map((step) => checkStep(brief, step)));
}

function checkStep(brief: BriefLike, step: Step): BatchReport {
  const { input } = brief;
  const options = brief.options[step];
  const result = writeStep(input, step, options);
  const refreshed = writeStep(input, step, options, { iteration: 1 });
  const faults = validate(step, result.items, input, options);
  const bodies = result.items.map(itemBody);
  const add = (rule: string, message: string, fatal = false): void => {
    faults.push({ rule, item: null, message, fatal });
  };
  if (JSON.stringify(writeStep(input, step, options)) !== JSON.stringify(result))
    add('seed', 'Another text from the same inputs.', true);
  for (const fault of validate(step, refreshed.items, input, options, bodies))
    faults.push({ ...fault, rule: `refresh.${fault.rule}` });
  for (const body of refreshed.items.map(itemBody))
    for (const other of bodies)
      if (step !== 5 && (similarity(body, other) > 0.55 || wordOverlap(body, other) > 0.9))
        add('refresh.alike', `"${body.slice(0, 60)}"`);
  checkOpenings(step, bodies, add);
  const ledger = buildLedger(input, options.useJobDescription ?? false);
  if (result.items.length > 1)
    for (const { fact } of ledger.guides) {
      const said = result.items.filter(
        (item) =>
          coverage(fact.text, itemText(item)) >= 0.75 ||
          (fact.statement && coverage(fact.statement, itemText(item)) >= 0.75),
      ).length;
      if (fact.weight === 0 && said > 0) add('weight.never', fact.text);
      if (
        fact.weight === 100 &&
        ((step === 2 && fact.kind === 'pillar') || ((step === 3 || step === 4) && fact.kind === 'value')) &&
        said < Math.min(2, result.items.length)
      )
        add('weight.hundred', `${fact.text}: in ${said}`);
      if (fact.weight === 100 && step === 1 && fact.kind === 'pillar' && said < 1) add('weight.headline', fact.text);
    }
  for (const title of input.guidelines.pillars.filter(({ weight }) => weight === 0))
    if (bodies.some((body) => title.statement && coverage(title.statement, body) > 0.9))
      add('weight.never', title.value);
  if (ledger.title && options.constraints?.jobTitleSequence && (step === 1 || step === 6)) {
    const title = ledger.title.text.toLowerCase();
    if (bodies.some((body) => !body.toLowerCase().includes(title))) add('sequence.title', 'A line without the title.');
    const first = bodies.filter((body) => body.toLowerCase().startsWith(title)).length;
    if (bodies.length > 3 && (first < bodies.length * 0.25 || first > bodies.length * 0.75))
      add('sequence.half', `${first} of ${bodies.length}`);
  }
  if (step === 2)
    for (const body of bodies) {
      const early = splitSentences(body.replace(/\n/g, ' ')).slice(0, 5).join(' ');
      if (ledger.pay && !early.includes(realisePay(ledger.pay).split(' ')[0] ?? ''))
        add('early.pay', body.slice(0, 60));
      if (ledger.place?.name && !early.includes(ledger.place.name)) add('early.place', body.slice(0, 60));
      if (ledger.title && !body.includes(ledger.title.text)) add('early.title', body.slice(0, 60));
    }
  if (options.constraints?.hemingway)
    for (const body of bodies) {
      const sentences = splitSentences(body);
      const mean = countWords(body) / Math.max(1, sentences.length);
      if (mean > 15) add('hemingway', `${mean.toFixed(1)} words a sentence`);
    }
  for (const body of bodies)
    if (step >= 2 && step <= 4) {
      const openings = splitSentences(body.replace(/\n/g, ' ')).map((sentence) =>
        (wordsOf(sentence)[0] ?? '').toLowerCase(),
      );
      const same = openings.filter((word, index) => index > 0 && word === openings[index - 1]).length;
      if (openings.length > 2 && same > openings.length / 2) add('rhythm', body.slice(0, 60));
    }
  result.items.forEach((item, index) => {
    const trace = result.traces[index];
    if (!trace) {
      add('trace', 'An item without a trace.', true);
      return;
    }
    const explanation = explainItem(input, options, item, trace).specificContentExplanation;
    const text = itemText(item);
    for (const { evpPillar } of explanation.evpPillars ?? []) {
      const statement =
        input.guidelines.pillars.find(({ value }) => value.toLowerCase() === evpPillar.toLowerCase())?.statement ?? '';
      if (coverage(evpPillar, text) < 0.6 && coverage(statement, text) < 0.5) add('explanation', evpPillar);
    }
    for (const span of trace.spans)
      if (span.part === 'body' && typeof item !== 'string' && span.end > itemBody(item).length)
        add('trace', 'A span beyond the text.', true);
  });
  if (step === 1 && result.items.length === 8) {
    const opening = new Set(bodies.map((body) => wordsOf(body).slice(0, 2).join(' ').toLowerCase()));
    if (!options.constraints?.jobTitleSequence && !options.constraints?.jobTitleAndSectorSequence && opening.size < 8)
      add('headline.openings', `${opening.size} of 8`);
  }
  return { brief: brief.id, step, result, refreshed, faults, checked: result.items.length };
}

function checkOpenings(step: Step, bodies: readonly string[], add: (rule: string, message: string) => void): void {
  if (step === 1 || step === 6) return;
  const seen = new Set<string>();
  for (const body of bodies) {
    for (const line of body.split('\n')) {
      if (line.startsWith('• ')) continue;
      for (const sentence of splitSentences(line)) {
        // When one works belongs into each of the texts, and there are no other words for it.
        if (clockLike.test(sentence)) continue;
        // "At Larch Homes, ...": what a pillar or a value says may stand so in several texts.
        if (/^At [^,.]{2,60}, /.test(sentence)) continue;
        const opening = wordsOf(sentence).slice(0, 3).join(' ').toLowerCase();
        if (seen.has(opening) && opening.split(' ').length > 2) add('openings', sentence.slice(0, 50));
        seen.add(opening);
      }
    }
  }
}
