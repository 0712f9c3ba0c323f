/** "Boot covers on, panel screws back in", "phones off": how things are to be, noted without a verb. */
import { rare } from './its-words.ts';
import { isCounted } from './nouns.ts';

const stands =
  /^(?:[a-z][a-z'’-]*s?|[a-z]+-[a-z]+)(?: [a-z][a-z'’-]*){0,2} (?:(?:back |straight |always |all )?(?:on|off|in|out|away|up|down|home|ready|done|shut|open|closed|tidy|clean|charged|full|straight))(?: (?:at|by|before|after|until|for|with) [a-z\d].*)?$/i;
/** With these in front it is a sentence, an order or a thing: "we log off", "the shop is open". */
const said = rare(
  /^(?:an?|the|our|your|their|its|my|we|you|they|it|he|she|i|nobody|everybody|everyone|somebody|anyone|no|not|all|who|this|that|there|here|to|be|is|are|if|when|and|or)\b|\b(?:is|are|was|were|be|will|can|may|must|has|have|had|do|does|gets?|goes|go|comes?|we|you|they|it)\b/i,
);

/** Whether every part of a text notes a state. One part alone has to begin with a thing that would need its article. */
export function notesState(typed: string): boolean {
  const parts = typed.replace(/[.!]+$/, '').split(/, (?:and )?/);
  if (!parts.every((part) => stands.test(part) && !said.test(part))) return false;
  const [first = '', second = '', third = ''] = (parts[0] ?? '').split(' ');
  // "Boot covers on": "covers" would need "the boot", were it what the boot does. "Managers chip in" is a sentence.
  return parts.length > 1
    ? !/^[A-Za-z]+s$/.test(first) || third === '' || second === 'back'
    : isCounted(first.toLowerCase()) && /s$/.test(second) && third !== '';
}
