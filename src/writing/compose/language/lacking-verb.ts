/** Clauses that can't be over: behind "where speeds, feeds or tool paths" a verb has still to come. */
import { isKnownNoun } from './nouns.ts';
import { baseOfThird, isVerbBase } from './verbs.ts';

/** What begins a clause, with all that stands behind it. */
const opened =
  /\b(?:where|whether|wherever|when|whenever|if|unless|because) (?:(?:the|our|any|all|their|its) )?([a-z][a-z, -]*?),? (?:and|or) ((?:[a-z-]+ )?[a-z-]+)\W*$/;
const isName = (word: string): boolean =>
  isKnownNoun(word) || isKnownNoun(word.replace(/s$/, '')) || isKnownNoun(word.replace(/es$/, ''));

/**
 * Whether a phrase ends in a clause of which there is only whom or what it is about: a row of things in the plural,
 * closed by its "and", and nothing that they do. Of "where machines stop and need parts" the row is none.
 */
export function lacksVerb(text: string): boolean {
  if (lacksDoing(text)) return true;
  const [, row = '', last = ''] = opened.exec(text) ?? [];
  if (row === '') return false;
  const things = row.split(/, ?/).map((thing) => thing.split(' '));
  return (
    things.every(
      ([first = '', second, ...more]) =>
        more.length === 0 && /s$/.test(second ?? first) && isName(second ?? first) && !(second && isVerbBase(first)),
    ) &&
    /[^su]s$/.test(last) &&
    last.split(' ').every(isName)
  );
}

/** "So that no call", "so that every child": somebody or something, and not yet what it does. */
const openedFor = /\bso that (?:no|every|each|the|our|all|any|their|both) (?:[a-z-]+ ){0,2}[a-z-]+$/;
/** Whether a clause of purpose has only whom it is about: none of its words tells what they do. */
const lacksDoing = (text: string): boolean => {
  const [clause = ''] = text.includes('so that ') ? (openedFor.exec(text) ?? []) : [];
  const [, , , ...words] = clause.split(' ');
  return (
    clause !== '' &&
    words.every(
      (word, at) =>
        at === 0 || (!isVerbBase(word) && baseOfThird(word) === null && !/(?:ed|en|ll|an|re|is|as)$/.test(word)),
    )
  );
};

/** "Can be improved", "are owed": what is said of the thing of a clause that the line before has begun. */
const toldOf =
  /^(?:(?:can|could|may|might|must|will|would|should|shall|cannot|need to) (?:also |only )?be|is|are|was|were|has been|have been) (?!able\b|willing\b|at least\b|an? )[a-z]+/;
const clauseAbove =
  /\b(?:where|which|that|who|when|whenever|if|whether|unless|until|because|as) (?!required|needed|necessary|appropriate|possible)[^.;:]*$/;

/** Whether the next line says of a clause what the one above has only named. */
export const goesOnWithVerb = (above: string, next: string): boolean =>
  (lacksDoing(above) && /^[a-z]/.test(next)) ||
  (toldOf.test(next) && clauseAbove.test(above) && above.split(' ').length > 4 && !/[.;:!?]$/.test(above));
