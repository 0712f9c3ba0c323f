/** Words that shout in a line of small letters: "in the KILN from November", "ROPE CLIMBING CERTIFICATE (can be gained later)". */
import { inDictionary } from '../../language/dictionary.ts';
import { isTongue } from '../../language/tongues.ts';
import { calm, knownAcronym } from '../../ledger/shouting.ts';

/** Letters that are words as well, and stand for a name. */
const names: ReadonlySet<string> = new Set(
  'stem teams lean smart agile sage swift safe dash aids care prince cats grow lift sims star ride trim gate mist rest spin basic'.split(
    ' ',
  ),
);
const alone = /(?<=[a-z] (?:the|an?|our|each|this|every) )[A-Z]{4,}(?=$|[ ,.;])(?! [A-Z]{2})/g;

/** The line with such words in small letters; letters of a name keep theirs. */
export function withoutShoutedWords(line: string): string {
  if (!/[A-Z]{4}/.test(line) || !/[a-z]{2}/.test(line)) return line;
  // What stands before a bracket shouts as a whole, however small the letters in it are.
  const [head = ''] = /^[^a-z()]{12,}(?= \([^()]*[a-z]{3}[^()]*\)[.;]?$)/.exec(line) ?? [];
  const shouted = head.trimEnd();
  const calmed =
    shouted === ''
      ? line
      : `${calm(shouted).replace(/[a-z]{4,}/g, (word) => {
          const name = word.charAt(0).toUpperCase() + word.slice(1);
          return isTongue(name) ? name : word;
        })}${line.slice(shouted.length)}`;
  return calmed.replace(alone, (word) => {
    const lower = word.toLowerCase();
    return inDictionary(lower) && !names.has(lower) && !knownAcronym.test(word) ? lower : word;
  });
}
