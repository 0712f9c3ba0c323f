/** What the steps offer to the finished advert. Pure. */
import { type ChosenElement, type FrameworkStep, type ItemParts, sameParts } from '#domain/framework.ts';

/** An item of a step, and whether its words are the person's own. */
export interface OfferedItem extends ItemParts {
  isOwn?: boolean;
}

const partsOnly = ({ title, body }: ItemParts): ItemParts => ({ title, body });
/** What a reward is called; one without a name is what it says. */
const nameOf = ({ title, body }: ItemParts): string =>
  (title.trim() === '' ? body : title)
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

/**
 * Each reward once: generated twice, it stands there in its newest words, and in a person's own before those. What
 * somebody wrote twice by hand is meant to be there twice.
 */
export function eachOnce(items: readonly OfferedItem[]): OfferedItem[] {
  const byName = new Map<string, OfferedItem[]>();
  for (const item of items) byName.set(nameOf(item), [...(byName.get(nameOf(item)) ?? []), item]);
  // In the order in which the rewards came, whichever of their words are taken.
  return [...byName.values()].flatMap((twins) => {
    const own = twins.filter(({ isOwn }) => isOwn === true);
    return own.length > 0 ? own : twins.slice(-1);
  });
}

/** What a step offers: each of its items, and all rewards together. */
export function offersOf(step: FrameworkStep, items: readonly OfferedItem[]): ChosenElement[] {
  const single = items.map((item) => ({ step, items: [partsOnly(item)] }));
  if (step !== 5) return single;
  const all = eachOnce(items);
  return all.length > 1 ? [{ step, items: all.map(partsOnly) }, ...single] : single;
}

/** Whether an element is the one that stands in the advert. */
export function isSame(one: ChosenElement, other: ChosenElement): boolean {
  return (
    one.step === other.step &&
    one.items.length === other.items.length &&
    one.items.every((item, at) => {
      const twin = other.items[at];
      return twin !== undefined && sameParts(item, twin);
    })
  );
}
