/**
 * Sentences among what is asked that tell of the place and its people: "members join the pension scheme", "being on call affects
 * the people you live with", "none of these is required". They have their own subject and verb, and nobody is asked to be so.
 */
import { baseOfIng, isVerbBase } from '../../language/verbs.ts';

const asks =
  /\b(?:must|should|shall|need(?:s|ed)?|required?|requires|essential|mandatory|necessary|expected|has to|have to|desirable|preferred|advantage|a plus|important)\b/i;
/** Those who are here already, or will be: in the plural, and first. */
const ofUs =
  /^(?:(?:all|our|new|most|many|some|retained|part-time|full-time|permanent|eligible|the) )*(?:members|staff|employees|colleagues|recruits|firefighters|officers|nurses|teachers|drivers|crews?|trainees|apprentices|postholders|volunteers|workers|engineers|managers|teams) (?:(?:also|then|usually|normally|automatically|each) )?([a-z]+) (?:the|an?|our|their|to|in|on|at|with|from|for|up|all|each|every|one|two|\d|[A-Z])/i;
const being =
  /^([A-Z][a-z]+ing)(?: [\w'’-]+){1,6}? (affects|means|brings|takes|makes|involves|puts|changes|gives|leaves|suits|causes|comes|goes) [a-z\d]/;

/** Whether a line is such a sentence. */
export function tellsOfThePlace(line: string): boolean {
  const text = line.trim();
  if (/^(?:none|neither|nothing) of (?:these|this|them|the above)\b/i.test(text)) return true;
  if (asks.test(text)) return false;
  const [, verb = ''] = ofUs.exec(text) ?? [];
  // "Staff training in care": a field, and no sentence.
  if (
    verb !== '' &&
    isVerbBase(verb.toLowerCase()) &&
    /^(?:join|receive|get|earn|enjoy|attend|pay|wear|live|eat|meet|take|give|go|come|have|do|keep|share|rotate|start|finish|belong|become|use)$/i.test(
      verb,
    )
  )
    return true;
  const [, doing = ''] = being.exec(text) ?? [];
  return doing === 'Being' || (doing !== '' && baseOfIng(doing.toLowerCase()) !== null);
}
