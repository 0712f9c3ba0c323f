/** Sentences among the tasks that tell of somebody or something else: "anything above goes to the FD", "set work is provided". */
import { rare } from '../../language/its-words.ts';
import { isVerbBase, nounLike } from '../../language/verbs.ts';

/** What all or the rest of them do. */
const ofTheRest =
  /^(?:anything|everything|nothing|all|any|the rest|the others?|most|each|nobody|everyone|everybody|no one|somebody|someone)(?: (?!(?:that|who|which|from|of)\b)[\w'’-]+){0,4} (?:is|are|goes|go|comes|come|will|stays?|belongs?|(?:must|can|has to|have to|needs? to) (?!be\b))\b/i;
/** What is there already, or done by others. */
const doneByOthers = rare(
  /^((?:[\w'’-]+ ){1,4})(?:is|are|will be|gets?) (?:always |all |usually |already |normally )?(?:provided|supplied|given|included|arranged|covered|done for you|set for you|left for you|handled|sorted|dealt with|taken care of|outsourced|paid for|planned for you)\b/i,
);
/** Verbs and words that ask for such a clause, so that the line is a task all the same: "ensure cover is arranged", "see that ...". */
const asks =
  /^(?:ensur|mak|check|see|confirm|verify|record|report|document|know|help|keep|track|decid|note|tell|show)(?:e|es|ing|s)?\b|\b(?:that|which|who|what|how|where|when|if|once|until|whether|because|so|before|after|while)\b/i;

/** Whether the line is such a sentence, and nothing that is done by who reads it. */
export function isToldClause(line: string): boolean {
  if (ofTheRest.test(line)) return true;
  const subject = doneByOthers.exec(line)?.[1] ?? '';
  const first = subject.split(' ')[0]?.toLowerCase() ?? '';
  return subject !== '' && !asks.test(subject) && !(isVerbBase(first) && !nounLike.has(first));
}
