/** "Help residents claim benefits and pay rent on time": what somebody is helped, taught or left to do is theirs, on both sides of its "and". */
import { isVerbBase, mayBeVerb } from '../../language/verbs.ts';

/** Verbs behind which somebody does something without a "to", and such as have one. */
const bare = /^(?:help|let|watch|see|make|have)(?:ing)?$|^(?:letting|making|having)$/i;
const withTo =
  /^(?:(?:help|support|assist|allow|teach|train|coach|ask|remind|inspir|motivat|empower|enabl|encourag|guid|persuad|invit|urg|tell|show|advis|permit|want|expect|challeng)(?:e|ing)?|get(?:ting)?)$/i;
/** What parts whom it is from what they do: "help with the washing and do the shopping" has no deed of theirs. */
const parts =
  /^(?:with|in|on|at|for|from|by|of|as|into|through|during|after|before|and|or|that|which|who|when|if|while|is|are)$/i;
const somebody =
  /^(?:them|others|people|everyone|everybody|anyone|someone|staff|children|colleagues|families|men|women|[a-z-]+(?:[^su\Wi]s|ers|ees|ants|ents|team|crew|public))$/i;

/** Whether a task is to help or teach somebody to do something, so that no "and" of it begins a task of one's own. */
export function isToldOfOthers(task: string): boolean {
  const words = task
    .trim()
    .replace(/^(?:you(?:['’]ll| will)? |to )/i, '')
    .split(/[\s,]+/);
  const [verb = ''] = words;
  const can = (word: string): boolean => isVerbBase(word.toLowerCase()) || mayBeVerb(word.toLowerCase());
  for (let at = 1; at < Math.min(words.length, 7); at += 1) {
    const word = words[at] ?? '';
    if (parts.test(word)) return false;
    if (at === 1) continue;
    if (/^to$/i.test(word) || (/^how$/i.test(word) && /^to$/i.test(words[at + 1] ?? '')))
      return withTo.test(verb) && can(words[/^to$/i.test(word) ? at + 1 : at + 2] ?? '');
    if (bare.test(verb) && somebody.test(words[at - 1] ?? '') && can(word)) return true;
  }
  return false;
}
