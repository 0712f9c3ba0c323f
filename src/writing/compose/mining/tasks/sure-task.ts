/** Whether a task that was read of a paper says what its line says, so that it may be said. */
import { describes } from '../../language/lexicon.ts';

/** "Tidy worker", "smart presenter": what somebody is, though its first word may be a verb. */
const oneIsSo =
  /^([a-z]+) the (?:worker|person|presenter|speaker|writer|reader|driver|rider|cook|baker|swimmer|listener|communicator|player|thinker|organi[sz]er|learner|timekeeper)$/;

/** Whether `text` was surely read of `raw`. */
export function isSureTask(text: string, raw: string): boolean {
  // "Direct reports: none" is a row of the form, and "pre-start checks" are things.
  if (/^direct reports?\b|^(?:pre|post|non|sub)-[a-z]+ /.test(text)) return false;
  const [, verb = ''] = (/^[a-z]+ the [a-z]+$/.test(text) ? oneIsSo.exec(text) : null) ?? [];
  if (verb !== '' && describes(verb) && !/\bthe\b/i.test(raw)) return false;
  // "Act as deputy" of "Deputy; Colleague of the same shift": who it is for, or who it is, stands in the other cell.
  if (/^act as [a-z]+$/.test(text) && /;/.test(raw)) return false;
  // "A pastoral support the worker": an article of ours in the middle of a name that has its own.
  for (const [name] of raw.toLowerCase().matchAll(/\ban? (?:[a-z-]+ ){1,2}[a-z-]+(?=,| and |$)/g))
    if (!text.includes(name) && text.replace(/ the (?=[a-z])/g, ' ').includes(name)) return false;
  return true;
}
