/**
 * "Cashing up, banking", "opening up and locking up": doings of which nobody says what they are done to. Bent to orders the row
 * falls apart ("cash up and banking"); by its name it is work that is done: "do the cashing up and banking".
 */

import { realiseVerbPhrase, type VerbPhrase } from '../../language/verb-phrase.ts';
import { baseOfIng } from '../../language/verbs.ts';
import type { Duty } from './things.ts';

const row =
  /^[a-z]{2,}ing(?: (?:up|down|off|out|in|on|over|away))?(?:(?:, |,? and | & )[a-z]{2,}ing(?: (?:up|down|off|out|in|on|over|away))?)+$/i;
const withParticle = /ing (?:up|down|off|out|in|on|over|away)\b/i;

/** Such a row by its name; null for all else. */
export function namedDoings(line: string): Duty | null {
  const text = line.trim().replace(/[.;]$/, '');
  if (!row.test(text) || !withParticle.test(text)) return null;
  const doings = text.split(/,? (?:and|&) |, /);
  if (!doings.every((doing) => baseOfIng(doing.toLowerCase().split(' ')[0] ?? '') !== null)) return null;
  const said = doings.map((doing) => doing.toLowerCase());
  const phrase: VerbPhrase = {
    heads: [{ adverb: '', verb: 'do', particle: '', joiner: '' }],
    rest: `the ${said.slice(0, -1).join(', ')} and ${said.at(-1) ?? ''}`,
    inflects: true,
  };
  return { phrase, text: realiseVerbPhrase(phrase, 'base') };
}
