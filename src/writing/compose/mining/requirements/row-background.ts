/** A row whose last piece alone tells what it is of, read as one thing; `or-rows.ts` keeps such rows whole before they are read. */
import { withArticle } from '../../language/articles.ts';
import { lowerFirst } from '../../language/first-capitals.ts';
import type { PersonFact } from './person-shapes.ts';

/** How a demand of its own begins. */
export const ownStart =
  /^(?:good|strong|excellent|basic|full|clean|valid|fluent|own|your|able|ability|willing|happy|ready|can|must|should|will|no|not|some|any(?= interest)|at least|min|you|we|to|has|have|had|is|are|be|likes?|loves?|enjoys?|knows?|understands?|speaks?|cares|but|with|who|which|where|preferably|ideally|including|incl|\d)\b/i;
/** What a row may be of, where only its last piece tells: "retail, hospitality or call centre experience". */
export const rowOf =
  /^(.+?),? or (?:[\w&'’./+#-]+ ){1,4}(?:experience|background|qualifications?|certificates?|licen[cs]es?|tickets?|degrees?|diplomas?|apprenticeship|training|knowledge|skills)\b/i;

/** "Nursing, paramedic or military diving background": one of several, in the words of its row. */
export function readRowBackground(line: string, desirable: boolean): PersonFact | null {
  if (!/ or .* background$/i.test(line) || !rowOf.test(line)) return null;
  const names = line.replace(/ background$/i, '').split(/, (?:or )?| or /);
  return names.length > 2 && names.every((name) => /^[\p{L}-]+(?: [\p{L}-]+){0,2}$/u.test(name) && !ownStart.test(name))
    ? { kind: 'have', text: withArticle(lowerFirst(line)), desirable, sure: true }
    : null;
}
