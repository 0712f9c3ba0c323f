/** "Should know FOIR, LTV and bureau analysis": a row that all of it is to be known, and no part of it something one has done. */
import { isVerbBase } from '../../language/verbs.ts';
import { adjectives, traits } from './cues.ts';

/** The word, and what it is said of up to the end of the sentence. */
const knows =
  /(^|[\n;]\s*|[.!]\s+)((?:(?:you|candidates?|applicants?|he or she|they) )?(?:(?:should|must|needs? to|has to|have to|ought to|will) know|knows)) (?!(?:how|what|that|when|where|which|who|why|your|about|each|if|whether|and|or)\b)([^;\n.]+?,[^;\n.]*?,? (?:and|&|or) [^;\n.,]+)(?=[.;\n]|$)/gi;
/** What is asked for by itself, and known by nobody. */
const ofItsOwn =
  /\b(?:years?|yrs?|months?|experience|exp|licen[cs]es?|certificates?|certs?|degrees?|diplomas?|cards?|tickets?|qualifications?|qualified|certified|registered|able|willing|ability|skills?|attitude|driver|car|vehicle|shifts?|weekends?|nights?|desirable|preferred|essential|mandatory|plus|bonus|advantage|fluent|speaks?|can|must|should|be|is|are)\b/i;

/** Whether a part of the row names a thing, and begins no demand of its own. */
const isThing = (part: string): boolean =>
  part !== '' &&
  part.split(' ').length < 6 &&
  !ofItsOwn.test(part) &&
  !adjectives.test(part) &&
  !traits[part.toLowerCase()] &&
  !(isVerbBase(part.split(' ')[0] ?? '') && part.includes(' '));

/** The text with such rows as the knowledge of all they name. */
export const inOneKnowledge = (text: string): string =>
  /\bknows? /i.test(text)
    ? text.replace(knows, (found, before: string, _head: string, row: string) =>
        row.split(/,? (?:and|&|or) |, /).every((part) => isThing(part.trim())) ? `${before}Knowledge of ${row}` : found,
      )
    : text;
