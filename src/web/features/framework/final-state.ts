/** Step 7 as a person arranges it: chosen elements in their order, and the facts that were confirmed. Pure. */
import type { Claim } from '#contract/framework.ts';
import { type ChosenElement, type FrameworkStep, type ItemParts, isBlankParts } from '#domain/framework.ts';

export interface FinalState {
  chosen: readonly ChosenElement[];
  confirmed: readonly string[];
}

/** The elements with one more, at a place. */
export function place(chosen: readonly ChosenElement[], element: ChosenElement, at: number): ChosenElement[] {
  return chosen.toSpliced(Math.max(0, Math.min(chosen.length, at)), 0, element);
}

/** The elements after one has moved before the one at `to`. */
export function moveElement(chosen: readonly ChosenElement[], step: FrameworkStep, to: number): ChosenElement[] {
  const from = chosen.findIndex((element) => element.step === step);
  const element = chosen[from];
  if (element === undefined) return [...chosen];
  return place(chosen.toSpliced(from, 1), element, to > from ? to - 1 : to);
}

/** One claim without a source, and where it stands. */
export interface OpenClaim {
  step: FrameworkStep;
  item: number;
  part: keyof ItemParts;
  claim: Claim;
}

/** The texts that are held against the facts, with where each comes from. */
export function textsOf(
  chosen: readonly ChosenElement[],
): { step: FrameworkStep; item: number; part: keyof ItemParts; text: string }[] {
  return chosen.flatMap(({ step, items }) =>
    items.flatMap(({ title, body }, item) => [
      { step, item, part: 'title' as const, text: title },
      { step, item, part: 'body' as const, text: body },
    ]),
  );
}

/** What a confirmation is remembered by: the words of the claim, wherever they stand. */
export const confirmedAs = (claim: Claim, text: string): string =>
  (claim.kind === 'must' ? sentenceAround(text, claim).text : claim.text).trim().toLowerCase().slice(0, 256);

/** The sentence, or the line of a list, in which a claim stands. */
export function sentenceAround(
  text: string,
  claim: Pick<Claim, 'start' | 'end'>,
): { start: number; end: number; text: string } {
  const { start, end } = claim;
  let from = start;
  while (from > 0 && !(/[.!?]/.test(text[from - 1] ?? '') && /\s/.test(text[from] ?? '')) && text[from - 1] !== '\n')
    from -= 1;
  let to = end;
  while (to < text.length && text[to] !== '\n') {
    if (/[.!?]/.test(text[to] ?? '') && (to + 1 === text.length || /\s/.test(text[to + 1] ?? ''))) {
      to += 1;
      break;
    }
    to += 1;
  }
  return { start: from, end: to, text: text.slice(from, to) };
}

/** The elements without the sentence that makes a claim; an item that is empty then goes, and so does its element. */
export function withoutClaim(chosen: readonly ChosenElement[], open: OpenClaim): ChosenElement[] {
  return chosen.flatMap((element) => {
    if (element.step !== open.step) return [element];
    const items = element.items
      .map((item, index) => {
        if (index !== open.item) return item;
        const text = item[open.part];
        const { start, end } = sentenceAround(text, open.claim);
        const rest = `${text.slice(0, start)}${text.slice(end)}`
          .replace(/\n{2,}/g, '\n\n')
          .replace(/ {2,}/g, ' ')
          .trim();
        return { ...item, [open.part]: rest };
      })
      .filter((item) => !isBlankParts(item));
    return items.length === 0 ? [] : [{ ...element, items }];
  });
}

export const writeFinal = (state: FinalState): string => JSON.stringify(state);

/** Reads a kept state; undefined when it can't be read. */
export function readFinal(content: string): FinalState | undefined {
  try {
    return JSON.parse(content) as FinalState;
  } catch {
    return undefined;
  }
}
