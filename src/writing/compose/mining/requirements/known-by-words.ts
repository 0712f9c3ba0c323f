/**
 * What one can only know, typed without the "knowledge of" that says so: "plant names, latin not needed"; and a head with its colon
 * that is the first words of each part of its row: "Knowledge of: public budgeting; principles of supervision; Excel".
 */
import { upperFirst } from '../../language/first-capitals.ts';
import { isLanguage } from './person-shapes.ts';

/** Words of a trade, and the tongue that nobody needs for them: apart from them the waiver says nothing. */
const words =
  /((?:^|[,;.\n])\s*(?:[-–—•*]\s*)?)(?:knowledge of )?((?!knowledge|list|know)(?:[a-z]+ ){1,2}(?:names|terminology|vocabulary))(?:, (?:the )?([a-z]+)(?: names| ones)? (?:is |are )?not (needed|required|necessary|essential))?(?=\s*(?:$|[,;.\n]))/gim;
const names =
  /\b(?:big|brand|team|domain|user|file|well-known|household|first|last|good|own|their|your|our|for|of|with|by|in)\b/i;

/** The head, its colon, and the row behind it. */
const headed =
  /(?<=(?:^|[.;\n])\s*)((?:(?:good|basic|working|sound|some|strong) )?(?:knowledge|understanding|awareness|experience) (?:of|in|with))\s?:\s*([^.\n]+;[^.\n]+)/gi;
const ownHead =
  /^(?:an?|good|strong|sound|basic|working|excellent|some|at least|knowledge|understanding|awareness|experienced?|abilit(?:y|ies)|able|skilled|willing|must|can|you|know|full|clean|valid|current|fluent)\b|\d|\b(?:degree|licen[cs]e|certificat\w+|diploma|skills?|ticket|card|required|desirable|essential|preferred)\b|:/i;

/** The text with such words as knowledge. */
export function withKnownWords(text: string): string {
  const known = /names|terminology|vocabulary/i.test(text)
    ? text.replace(words, (whole, stop: string, what: string, tongue: string | undefined, waived: string) => {
        if (names.test(what)) return whole;
        if (tongue === undefined) return `${stop}knowledge of ${what.toLowerCase()}`;
        const name = upperFirst(tongue.toLowerCase());
        // Nobody speaks Latin, and many trades have their names in it.
        return isLanguage(name) || name === 'Latin'
          ? `${stop}knowledge of ${what.toLowerCase()} (${name} not ${waived})`
          : whole;
      })
    : text;
  return known.replace(headed, (_, head: string, row: string) => {
    // What has a head of its own ends the row.
    let over = true;
    return row
      .split(/;\s*/)
      .map((part) => {
        over &&= !ownHead.test(part);
        return over ? `${head} ${part}` : part;
      })
      .join('; ');
  });
}
