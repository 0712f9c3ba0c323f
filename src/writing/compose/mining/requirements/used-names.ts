/** Names of programs that are words as well, where what stands behind them shows that somebody has used them. */
import { isKnownNoun } from '../../language/nouns.ts';
import { isTool } from './known.ts';
import type { PersonFact } from './person-shapes.ts';

/** "Go in production for three years or more", "Rust at scale": used there, and nobody goes. */
const usedThere =
  /^([A-Z][\w.+#]*(?:(?: and | or |\/)[A-Z][\w.+#]*)?) ((?:in|at|on|for) (?:production|anger|scale|volume|live systems|real projects|commercial (?:projects|work|use)|an? [a-z-]+ (?:setting|environment|context|team|project|lab))\b[^,;:]{0,60})$/;
/** "Message queues such as Kafka", "design tools such as Figma": things, by the names that are some of them. */
const thingsSuchAs = /^((?:[a-z-]+ ){1,2}[a-z]+s) ((?:such as|like|e\.g\.|for example) (?:[A-Z]|\d)[^;:]{1,80})$/;
/** Deeds whose verb is no name of a kind: "use tools such as Jira" is done. */
const done =
  /^(?:use|run|manage|handle|know|learn|support|work|build|want|own|make|take|help|lead|maintain|operate|drive)$/;

/** Reads such a note; null for all else. */
export function readUsedNames(line: string, desirable: boolean): PersonFact | null {
  const typed = line.trim().replace(/[.!;]+$/, '');
  const [, names = '', where = ''] = usedThere.exec(typed) ?? [];
  if (names !== '' && names.split(/ and | or |\//).every(isTool))
    return { kind: 'do', text: `have used ${names.replace('/', ' or ')} ${where}`, desirable, sure: true };
  const [, things = '', which = ''] = thingsSuchAs.exec(`${typed.charAt(0).toLowerCase()}${typed.slice(1)}`) ?? [];
  const first = things.split(' ')[0] ?? '';
  return things !== '' && isKnownNoun(first) && !done.test(first)
    ? { kind: 'have', text: `experience with ${things} ${which}`, desirable, sure: true }
    : null;
}
