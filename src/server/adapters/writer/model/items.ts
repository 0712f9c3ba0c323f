/** Items of a step or texts of a question: asked for, mended, asked for once more where they fail, filled up by the built-in writer. */
import type { Step, StepItem, Trace } from '#writing/compose/index.ts';
import { contentWords } from '#writing/compose/language/words.ts';
import type { Judged } from './checks.ts';
import type { ModelFact } from './prompt.ts';

/** What a model answers for one item. */
export interface Proposal<Item> {
  item: Item;
  factIds: readonly string[];
}

export interface Kept<Item> extends Proposal<Item> {
  judged: Judged;
}

/** How items of one kind are asked for and looked at. */
export interface Kind<Item> {
  count: number;
  /** Asks for `count` items; `again` names what was wrong with those that failed. */
  ask(count: number, again: readonly { text: string; faults: readonly string[] }[]): Promise<Proposal<Item>[]>;
  mend(item: Item): Item;
  /** Judges all items together: near copies are told by the others. */
  judge(items: readonly Item[]): Judged[];
  textOf(item: Item): string;
}

const isGood = ({ judged }: Kept<unknown>): boolean => judged.deadly.length === 0 && judged.weak.length === 0;
const isUsable = ({ judged }: Kept<unknown>): boolean => judged.deadly.length === 0;

/**
 * The items that may be shown: good ones first; then, after one more request for those that failed, usable ones. What has an
 * unsupported number or claim after both is left out.
 */
export async function gather<Item>(kind: Kind<Item>): Promise<Kept<Item>[]> {
  const look = (proposals: readonly Proposal<Item>[], before: readonly Item[]): Kept<Item>[] => {
    const mended = proposals.map((proposal) => ({ ...proposal, item: kind.mend(proposal.item) }));
    const judged = kind.judge([...before, ...mended.map(({ item }) => item)]).slice(before.length);
    return mended.map((proposal, index) => ({
      ...proposal,
      judged: judged[index] ?? { deadly: ['unjudged'], weak: [] },
    }));
  };
  const first = look((await kind.ask(kind.count, [])).slice(0, kind.count), []);
  const good = first.filter(isGood);
  const failing = first.filter((kept) => !isGood(kept));
  const missing = kind.count - good.length;
  // Fewer than asked for is the model's right: there may be no more to say. Only what failed is asked for again.
  if (failing.length === 0 || missing <= 0) return good;
  const faults = failing.map(({ item, judged }) => ({
    text: kind.textOf(item),
    faults: [...judged.deadly, ...judged.weak],
  }));
  const second = look(
    (await kind.ask(failing.length, faults)).slice(0, failing.length),
    good.map(({ item }) => item),
  );
  const better = second.filter(isUsable);
  const spare = failing.filter(isUsable).slice(0, Math.max(0, failing.length - better.length));
  return [...good, ...better, ...spare].slice(0, kind.count);
}

/** Facts that an item cites and really says: their content words appear in it. */
export function factsSaid(text: string, cited: readonly string[], facts: readonly ModelFact[]): string[] {
  const there = new Set(contentWords(text));
  return cited.filter((id) => {
    const fact = facts.find((known) => known.id === id);
    if (fact === undefined) return false;
    const words = contentWords(`${fact.text} ${fact.statement ?? ''}`);
    return words.length > 0 && words.filter((word) => there.has(word)).length / words.length >= 0.3;
  });
}

/** The trace of a model's item: all of it, from the facts that it really says. */
export function traceOf(body: string, headline: string | null, factIds: readonly string[]): Trace {
  const span = (part: 'headline' | 'body', text: string) => ({
    part,
    start: 0,
    end: text.length,
    frameId: 'model',
    factIds,
  });
  return { spans: [...(headline === null ? [] : [span('headline', headline)]), span('body', body)] };
}

/** An item of a step from its headline and body. */
export function itemOf(step: Step, headline: string, body: string): StepItem {
  if (step === 2) return { headline, introduction: body };
  if (step === 3) return { headline, jobRoleDescription: body };
  if (step === 4) return { headline, personDescription: body };
  if (step === 5) return { benefit: headline, description: body };
  return body;
}

/** What the person is told about texts that the built-in writer had to write. */
export function partialNote(count: number): string {
  return count === 1
    ? "1 text came from the built-in writer, because the model's version stated something you hadn't given."
    : `${count} texts came from the built-in writer, because the model's versions stated something you hadn't given.`;
}
