/** The forms that the bullets of a list can have: all of one list have the same, and lists beside each other differ. */
import { joinList } from '../language/joined-phrases.ts';
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

interface Asked {
  person: { kind: string };
  fact: { text: string };
}

/** What is asked, as told to the reader ("You have two years' experience"), as the thing ("Two years' experience"), as how somebody is ("Calm", "Able to drive"). */
export type PersonForm = 'told' | 'things' | 'traits';

/** "Know QGIS", and not "know how to prune" or "know your way around a lathe". */
const knows = /^know (?!how\b|that\b|what\b|when\b|where\b|why\b|who\b|if\b|your\b|about\b)/;

/** Whether what is asked has a name: what somebody has, knows or can do. */
export const hasName = ({ person: { kind }, fact: { text } }: Asked): boolean =>
  kind === 'have' || kind === 'can' || (kind === 'do' && knows.test(text));

/** The name of what is asked, several of one kind in a row: "CWI certification", "knowledge of QGIS", "the ability to read X-ray film". */
export function nameOf(kind: string, texts: readonly string[]): string {
  if (kind === 'can') return `the ability to ${joinList(texts)}`;
  return kind === 'do' ? `knowledge of ${joinList(texts.map((text) => text.replace(knows, '')))}` : joinList(texts);
}

/** The forms of a list of what is asked in the order in which they are tried: those that name it where the list at this place does. */
export const personForms = (index: number, { texts }: { texts: readonly string[] }): readonly PersonForm[] =>
  asNamed(index, texts.length > 0) ? ['things', 'traits', 'told'] : ['told', 'things', 'traits'];
