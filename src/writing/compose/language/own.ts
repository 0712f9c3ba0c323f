import { isVerbBase } from './verbs.ts';

/** "Own" is a verb ("own the budget", "own how it looks") and says whose a thing is ("own tools"): what follows tells which. */

/** What stands after the verb, and never after the adjective: "own the programme", "own how it looks", "own two sites". */
const owned =
  '(?:and|or|the|an?|its|their|his|her|our|your|how|what|when|where|all|everything|us|it|this|each|every|two|three|four|five|end-to-end)\\b';

/** "Own quality for two lines": to be in charge of it. */
export const inCharge =
  /^own (?!.*\b(?:needed|required|essential|preferred|a must|an advantage|provided)\b)(?:[\w&/-]+ ){1,12}(?:for|across|(?:,? ?)end to end)\b|^own [a-z]+[^\Wsu]s that (?:move|carry|serve|run|feed|handle|power|drive|reach|shape|keep)\b/i;

/** "Own Gujarat and Rajasthan": a patch to be in charge of, by its names. */
export const ownPatch = /^[Oo]wn [A-Z][a-z]+(?:,| and [A-Z]|:)/;

/** "Own truck": a thing of somebody's own, at the start of a line. */
export const ownThing = new RegExp(`^own (?!${owned})(?=[a-z])`, 'i');

const ownInside = new RegExp(
  `(?<!s['’] )(?<!\\b(?:[Yy]our|[Oo]ur|their|its|my|his|her|the|an?|'s|’s|[Yy]ou|[Ww]e|[Tt]hey|will|can|to|[Yy]ou'll|[Yy]ou’ll) )\\bown (?=[a-z]|[A-Z]{2})(?!${owned}|\\d)`,
  'g',
);
/** "Design and own services": what closes a row of verbs is one. */
const behindVerbs = (before: string): boolean =>
  /^(?:[a-z-]+, )*[a-z-]+,? and $/i.test(before) &&
  before
    .toLowerCase()
    .split(/, | and /)
    .every((word) => word === '' || isVerbBase(word));

/** Inside a line the reader's own: "work on own initiative". What stands first may be the verb. */
export const yourOwn = (text: string): string =>
  text
    // "Access to own transport", "working with his or her hands".
    .replace(/\b(access to) own (?=[a-z])/gi, '$1 your own ')
    .replace(/\b(?:his or her|her or his|his\/her) (?=[a-z])/gi, 'your ')
    .replace(ownInside, (own, at: number) => (at === 0 || behindVerbs(text.slice(0, at)) ? own : `your ${own}`));
