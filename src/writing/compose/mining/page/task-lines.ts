/** Whether a line tells somebody to do something, in a row of a heading's words or in capitals. */

import { parseVerbPhrase } from '../../language/verb-phrase.ts';
import { nounLike } from '../../language/verbs.ts';

export const isShoutedTask = (line: string): boolean =>
  isTaskOf(line.toLowerCase()) ||
  /^[A-Z]+(?:TION|MENT|ING|ANCE)(?: AND [A-Z]+(?:TION|MENT|ING|ANCE))? OF [A-Z]+/.test(line);

/** "Supply data for management review", "quality control of internal parts": a task that has a word of a heading. */
export const isTaskOf = (line: string): boolean =>
  parseVerbPhrase(line.charAt(0).toLowerCase() + line.slice(1))?.rest.includes(' ') === true &&
  !/\b(?:us|our|we|who|policy|statement|notes?)\b|^(?:about|contact|review|document|approved|prepared|background|note)\b/i.test(
    line,
  );

/** Whether a line tells somebody to do something to something. */
export function isOrder(line: string): boolean {
  const phrase = parseVerbPhrase(line.charAt(0).toLowerCase() + line.slice(1));
  const verb = phrase?.heads[0]?.verb ?? '';
  return (
    phrase !== null &&
    line.toLowerCase().startsWith(verb) &&
    (phrase.heads.length > 1 ||
      !nounLike.has(verb) ||
      /^(?:the|an?|all|any|our|new|two|three|four|five|six|with|on|for)\b/.test(phrase.rest) ||
      // "Document BRD and process flows".
      /^[A-Z]{2,}s?\b/.test(phrase.rest) ||
      // "Process refunds, exchanges and write offs".
      /^[a-z]+[^su\W]s(?:$|,| (?:in|on|at|with|for|from|to|by|and)\b)/.test(phrase.rest)) &&
    phrase.rest !== '' &&
    !/^(?:about|apply|benefit|contact|join|work|be|have|do|get|earn|meet|know|note)$/.test(verb) &&
    !/\b(?:we|us|you|your)\b/i.test(phrase.rest)
  );
}
