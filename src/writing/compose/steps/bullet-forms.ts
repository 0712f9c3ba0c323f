/** The forms that the bullets of a list can have: all of one list have the same, and lists beside each other differ. */
import { realiseVerbPhrase, type VerbPhrase } from '../language/verb-phrase.ts';
import { leavesVerb } from '../plan/impossible.ts';

/**
 * Whether the list at this place names what it lists ("Leading a team", "Two years' experience") where others tell the
 * reader ("Lead a team", "You have two years' experience"). In a first batch the second list does, in a refresh the
 * others do: no list stands again in the same form.
 * @param index the place of the text in its batch
 * @param again whether texts were shown before
 */
export const asNamed = (index: number, again: boolean): boolean => (index % 2 === 1) !== again;

/** A task as a doing: "lead a team and plan the rota" becomes "leading a team and planning the rota"; null where it has no such form for sure. */
export function doingOf(phrase: VerbPhrase): string | null {
  if (!phrase.inflects || leavesVerb(` ${phrase.rest}`)) return null;
  const doing = realiseVerbPhrase(phrase, 'ing');
  return /^(?:[a-z]+ly )?[a-z-]+ing\b/.test(doing) ? doing : null;
}

/** What is asked, as told to the reader ("You have two years' experience"), as the thing ("Two years' experience"), as how somebody is ("Calm", "Able to drive"). */
export type PersonForm = 'told' | 'things' | 'traits';

/** The forms of a list of what is asked in the order in which they are tried: those that name it where the list at this place does. */
export const personForms = (index: number, { texts }: { texts: readonly string[] }): readonly PersonForm[] =>
  asNamed(index, texts.length > 0) ? ['things', 'traits', 'told'] : ['told', 'things', 'traits'];
