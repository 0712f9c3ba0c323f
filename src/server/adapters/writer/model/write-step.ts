/** The writing framework's steps by a language model. */
import { z } from 'zod';
import {
  itemBody,
  itemText,
  type Step,
  type StepItem,
  type StepOptions,
  type StepResult,
  validate,
} from '#writing/compose/index.ts';
import type { Writer, WriterRun } from '../../../ports/writer.ts';
import type { Ask } from './ask.ts';
import { judge, strangersOf } from './checks.ts';
import { factsSaid, gather, itemOf, type Proposal, partialNote, traceOf } from './items.ts';
import { mend, mendLine } from './mend.ts';
import { factsOf, type ModelTask, messageOf, systemOf } from './prompt.ts';

const line = z.object({ items: z.array(z.object({ text: z.string(), factIds: z.array(z.string()) })) });
const text = z.object({
  items: z.array(z.object({ headline: z.string(), body: z.string(), factIds: z.array(z.string()) })),
});
const reward = z.object({ items: z.array(z.object({ rewardId: z.string(), description: z.string() })) });

const tasks: Record<Step, ModelTask> = {
  1: 'headlines',
  2: 'introduction',
  3: 'role',
  4: 'person',
  5: 'rewards',
  6: 'cta',
};

const words = { small: 40, medium: 80, large: 130 } as const;

/** The selected rewards, or all of them. */
function rewardsOf({ input }: WriterRun, { selectedBenefits = [] }: StepOptions) {
  const wanted = new Set(selectedBenefits.map((benefit) => benefit.trim().toLowerCase()));
  return input.guidelines.rewards.filter(
    ({ id, title }) => wanted.size === 0 || wanted.has(id.toLowerCase()) || wanted.has(title.trim().toLowerCase()),
  );
}

export async function writeStepByModel(
  ask: Ask,
  fallback: Writer,
  run: WriterRun,
  step: Step,
  options: StepOptions,
): Promise<StepResult> {
  const { input, applyHouseStyle, shown = [] } = run;
  const rewards = step === 5 ? rewardsOf(run, options) : [];
  const most = options.noOfLine ?? (step === 1 || step === 6 ? 8 : 3);
  const count = step === 5 ? Math.min(most, Math.max(1, rewards.length)) : most;
  const facts = factsOf(input, options.useJobDescription ?? false);
  const isLine = step === 1 || step === 6;
  const { constraints = {} } = options;

  async function propose(wanted: number, again: readonly { text: string; faults: readonly string[] }[]) {
    const user = messageOf({
      task: { items: wanted, step },
      options: {
        ...(isLine ? {} : { words: words[options.outputLengthType ?? 'medium'] }),
        bullets: options.outputType === 'bullet',
        shortActiveSentences: constraints.hemingway === true,
        figuresOfSpeech: constraints.creative === true && constraints.simple !== true,
        sayTheTitle: constraints.jobTitleSequence === true || constraints.jobTitleAndSectorSequence === true,
        sayTheSector: constraints.sector === true || constraints.jobTitleAndSectorSequence === true,
        emphasis: options.brief ?? null,
        mustSay: (options.imperatives ?? []).map(({ value }) => value),
      },
      style: { tone: input.advert.toneOfVoice, country: input.advert.country, language: input.advert.language },
      ...(step === 5 ? { rewards: rewards.map(({ id, title, statement }) => ({ id, title, statement })) } : {}),
      facts,
      avoid: shown.slice(-24),
      ...(again.length === 0 ? {} : { failed: again }),
    });
    const system = systemOf(tasks[step]);
    if (isLine) {
      const { items } = await ask(run, line, system, user);
      return items.map(({ text: item, factIds }): Proposal<StepItem> => ({ item, factIds }));
    }
    if (step === 5) {
      const { items } = await ask(run, reward, system, user);
      return items.flatMap(({ rewardId, description }): Proposal<StepItem>[] => {
        // Titles are copied, never generated.
        const known = rewards.find(({ id }) => id === rewardId);
        return known === undefined ? [] : [{ item: itemOf(5, known.title, description), factIds: [rewardId] }];
      });
    }
    const { items } = await ask(run, text, system, user);
    return items.map(
      ({ headline, body, factIds }): Proposal<StepItem> => ({ item: itemOf(step, headline, body), factIds }),
    );
  }

  const material = JSON.stringify([facts, options]);
  const kept = await gather<StepItem>({
    count,
    ask: propose,
    mend: (item) => {
      if (typeof item === 'string') return mendLine(item, applyHouseStyle);
      const [headline = '', body = ''] = Object.values(item);
      return itemOf(
        step,
        step === 5 ? headline : mendLine(headline, applyHouseStyle),
        mend(body, applyHouseStyle, true),
      );
    },
    judge: (items) => {
      const faults = validate(step, items, input, { ...options, noOfLine: items.length }, shown);
      return items.map((item, index) => judge(faults, index, strangersOf(itemText(item), material)));
    },
    textOf: itemText,
  });

  const items = kept.map(({ item }) => item);
  const traces = kept.map(({ item, factIds }) => {
    const headline = typeof item === 'string' ? null : (Object.values(item)[0] ?? null);
    return traceOf(itemBody(item), headline, factsSaid(itemText(item), factIds, facts));
  });
  const missing = count - items.length;
  if (missing <= 0) return { step, items, traces, notes: [] };
  const done = new Set(items.map((item) => (typeof item !== 'string' && 'benefit' in item ? item.benefit : '')));
  const open = rewards.filter(({ title }) => !done.has(title)).map(({ id }) => id);
  const filled = await fallback.writeStep({ ...run, shown: [...shown, ...items.map(itemText)] }, step, {
    ...options,
    noOfLine: missing,
    ...(step === 5 ? { selectedBenefits: open } : {}),
  });
  return {
    step,
    items: [...items, ...filled.items],
    traces: [...traces, ...filled.traces],
    notes: [...(filled.items.length === 0 ? [] : [partialNote(filled.items.length)]), ...filled.notes],
  };
}
