/** Whether a phrase has an "and", an "or" or a comma of its own, so that a row of such phrases is hard to read. */
import { rare } from './its-words.ts';

export const isHeavy = (phrase: string): boolean =>
  /\s(?:and|or)\s|,/.test(
    phrase.replace(
      /\b(?:on and off|up and down|in and out|back and forth|health and safety|terms and conditions|research and development|day and night)\b/g,
      ' ',
    ),
  );

/** "Remind clients to take medication", "learn to weld", "help people cook": a verb behind it would be theirs, or learnt too. */
const madeToDo = rare(
  /^(?:to )?(?:(?:remind|ask|tell|help|teach|train|coach|encourag|support|enabl|advis|persuad|invit|prompt|urg|allow|expect|instruct|show|motivat|inspir|empower|assist|prepar|challeng|convinc|get)(?:e|ing|ting)? (?:[\w’'-]+ ){1,5}(?:how )?to (?!(?:the|an?|our|your|their|its|his|her|all|each|every|year|years|them|us|it|these|those|work|school|college|tables?|[a-z]+ing|[a-z]+[^su\W]s)\b)[a-z]+\b|(?:learn|practis|practic|try|help|agree|offer|volunteer)(?:e|ing)? (?:how )?to [a-z]+\b|(?:help|let|watch)(?:ing)? (?:people|children|clients|residents|patients|guests|customers|pupils|students|families|visitors|members|tenants|them) (?!(?:in|on|at|with|to|from|by|for|of|and|or|who|that|into|onto|around|up|out|off|through)\b)[a-z]+\b)/i,
);

/** Whether a phrase ends in a clause that what comes after it would be taken into: "advise shops so that they can comply". */
export const trails = (phrase: string): boolean =>
  madeToDo.test(phrase) ||
  /\s(?:so that|so (?:that )?(?:they|it|you|we|people|(?:the )?next)|who|which|because|when|whenever|where|if|unless|until|while) (?=[a-z])|\s(?:who|that|which)['’](?:s|ve|re|ll|d)\b|\b(?:an?|the) [a-z-]+ (?:that )?(?:the|our) [a-z]+ (?:can|will|must|needs?|wants?|relies|rely)\b/.test(
    phrase,
  );

/** "a, b and c"; with a comma before "and" where a part has an "and" of its own. */
export function joinList(parts: readonly string[]): string {
  if (parts.length <= 1) return parts[0] ?? '';
  const heavy = parts.some((part) => /\s(?:and|or)\s|,/.test(part));
  const last = parts.at(-1) ?? '';
  return `${parts.slice(0, -1).join(', ')}${heavy ? ',' : ''} and ${last}`;
}
