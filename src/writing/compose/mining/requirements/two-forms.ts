/** Two demands under one head that only the first of them fits: "fluency in Malayalam and working knowledge of English". */
import { isLanguage } from './person-shapes.ts';

/** Hardly a line speaks of a language in such a way: the pattern behind it is looked at for those alone. */
const fluent = /^(?:fluen|proficien|literate|native)/i;
const parts =
  /^((?:fluen(?:cy|t)|proficien(?:cy|t)|literate|native fluency) (?:in|with) ([A-Za-z]+)),? and ((?:(?:an?|some|very|good|excellent|strong|solid|basic|working|conversational|fair|sound|reasonable|limited|professional|business|spoken|written) )+(?:(?:knowledge|command|understanding|grasp) of )?([A-Za-z]+)(?: .*)?)$/i;

/** Each of the two; null for all else, two languages of one level among it. */
export function partFluency(line: string): string[] | null {
  if (!fluent.test(line)) return null;
  const [, one = '', first = '', other = '', second = ''] = parts.exec(line.trim().replace(/[.;]+$/, '')) ?? [];
  return isLanguage(first) && isLanguage(second) ? [one, other] : null;
}
