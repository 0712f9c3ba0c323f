/**
 * "Will train L2", "will sponsor a visa": what the house will do, jotted down without the house. It is offered, and asked of
 * nobody.
 */
import { lowerFirst } from '../language/first-capitals.ts';
import { rare } from '../language/its-words.ts';

const level = /^(?:l|lvl|level) ?(\d)$/i;
/** The house trains whoever comes, or up to a paper: of new starters or dogs it would be a task. */
const trains = rare(
  /^(?:[Ww]e(?:['’]ll| will| can)|[Ww]ill|[Cc]an|[Hh]appy to|[Aa]ble to) (?:train|teach|put)(?: you)?(?: (?:up|through))?(?: (?:to|for|in|on|up to))?(?: ((?:[Ll]|[Ll]vl|[Ll]evel) ?\d|NVQ ?\d?|[A-Z]{2,6}(?: ?\d)?|the right (?:person|people|candidate|one)|on the job))?$/,
);
const gives = rare(
  /^(?:will|can|happy to|able to) ((?:sponsor|fund|pay for|pay towards|reimburse|consider|put you through|cover|help with|offer|provide) (?!for\b|up\b|in\b)[^,;:?!]{3,60})$/i,
);

/** Such a note as the sentence it is; the note where it is none. */
export function asOffer(typed: string): string {
  const text = typed.trim().replace(/[.!]+$/, '');
  const train = trains.exec(text);
  if (train) {
    const [, what = ''] = train;
    if (/^the right/i.test(what)) return `We will train ${what.toLowerCase()}`;
    if (what === '') return 'We will train you';
    const grade = level.exec(what)?.[1];
    return grade
      ? `We will train you to level ${grade}`
      : `We will train you ${/^on /i.test(what) ? what : `for ${what}`}`;
  }
  const given = gives.exec(text)?.[1];
  return given ? `We will ${lowerFirst(given)}` : typed;
}
