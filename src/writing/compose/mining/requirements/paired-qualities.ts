/** Two qualities of a thing, read as two of the person: "clear and tactful explanation of code" is had, and nobody is it. */
import { withArticle } from '../../language/articles.ts';
import { describes } from '../../language/lexicon.ts';
import { isCounted, isKnownNoun } from '../../language/nouns.ts';
import { doer, persons } from './field-heads.ts';
import type { PersonFact } from './person-shapes.ts';

const pair =
  /^([a-z-]+(?:,? [a-z-]+)?(?:,)? and [a-z-]+) ([a-z]{4,})((?: (?:of|using|with|in|for|on|under|at|to|when|while|by)\b.*)?)$/;

/** The fact as something that one has, where its last word before a preposition is a thing. */
export function asPairedThing(fact: PersonFact): PersonFact {
  if (fact.kind !== 'be') return fact;
  const [, qualities = '', thing = '', rest = ''] = pair.exec(fact.text) ?? [];
  if (
    thing === '' ||
    !qualities.split(/,? and |,? /).every(describes) ||
    !isKnownNoun(thing) ||
    describes(thing) ||
    persons.test(thing) ||
    doer.test(thing)
  )
    return fact;
  const named = `${qualities} ${thing}`;
  return { ...fact, kind: 'have', text: `${isCounted(thing) ? withArticle(named) : named}${rest}` };
}
