/** Parts of a description that one word or the title tells how to say: "nights", "team of 22" for who leads it. */
import { lowerFirst } from '../../language/first-capitals.ts';
import type { DisplayTitle } from '../title.ts';

/** "Team of 22" for who leads it: nobody joins what is their own. */
export const withTeam = (part: string, title: DisplayTitle | null): string =>
  /\b(?:manager|head|director|leader|lead|supervisor|chief|principal|matron)\b/i.test(title?.text ?? '') &&
  /^(?:an? )?team of (?=\d|[a-z]+\b)/i.test(part)
    ? `There is a ${lowerFirst(part).replace(/^an? /, '')}`
    : part;

/** "Permanent, nights": when one works, in one word. */
export const ofOneTurn =
  /^(?:(?:permanent|regular|fixed|straight|rotating) )?(?:nights|days|evenings|earlies|lates|weekends|mornings|afternoons)(?: only)?[.]?$/i;
