/** Step 7 in words. */
import type { FrameworkStep } from '#domain/framework.ts';

const count = (n: number, one: string, other: string): string => `${n} ${n === 1 ? one : other}`;

/** The six categories, as the specification names them. */
export const categoryWords: Record<FrameworkStep, string> = {
  1: 'Headline',
  2: 'Introduction',
  3: 'Job Role',
  4: 'Person',
  5: 'Rewards',
  6: 'CTA',
};

export const finalWords = {
  title: 'Final Job Advert Creator',
  elements: 'Your elements',
  lead: 'Drag one from each category into the advert.',
  options: (n: number) => count(n, 'option', 'options'),
  none: (step: number) => `Nothing here yet. Go to Step ${step} to write one.`,
  goTo: (step: number) => `Go to Step ${step}`,
  chosen: (n: number) => `${n} of 6 chosen`,
  isChosen: 'Chosen',
  allRewards: (n: number) => `All ${n} rewards together`,
  add: (text: string) => `Add “${text}” to the advert`,
  addShort: 'Add',
  addA: (category: string) => `Add: ${category}`,
  slot: (category: string) => `Add ${category}`,
  takeOut: 'Take it out',
  takeOutOf: (category: string) => `Take the ${category} out`,
  moveUp: 'Move up',
  moveDown: 'Move down',
  more: (category: string) => `More for the ${category}`,
  lift: (category: string) => `Move the ${category}`,
  place: (category: string) => `the place of the ${category}`,
  end: 'the end of the advert',
  eos: 'Equal opportunities, added to every advert',
  save: 'Save',
  saved: 'Advert saved',
  preview: 'Preview',
  previewNote: 'As a candidate will read it. Read-only.',
  words: (n: number) => count(n, 'word', 'words'),
  close: 'Close',
  disabled: 'Put at least one element into the advert first.',
  tooLong: 'Together these are more than the 10,000 characters that an advert holds. Take something out or shorten it.',
  done: 'Framework finished. The advert is ready to polish.',
  replace: {
    title: 'Replace the text in the Advert tab?',
    text: 'The Advert tab already holds a text. Next puts this one in its place.',
    confirm: 'Replace',
  },
  facts: {
    title: 'Facts',
    lead: 'Each number, qualification, benefit and promise is matched with what you entered.',
    checking: 'Checking the facts',
    failed: 'The facts couldn’t be checked. Check them yourself before you publish.',
    all: 'Every fact in this text comes from you.',
    open: (n: number) => (n === 1 ? '1 statement is not in your brief' : `${n} statements are not in your brief`),
    mark: 'not in your brief',
    confirm: 'It is true',
    remove: 'Take it out',
    confirmed: (n: number) => count(n, 'statement confirmed', 'statements confirmed'),
    given: 'Where the others come from',
    from: (source: string) => `From ${source}`,
    never: 'It advises. You decide, and nothing is locked.',
    of: (what: string, category: string) => `“${what}” in the ${category}`,
  },
} as const;
