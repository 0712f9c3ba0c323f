/** Notes of which no good sentence can be made stand as they were typed, behind a label. */
import type { Piece } from './cut.ts';
import type { Line } from './line.ts';
import type { Note } from './note.ts';
import { inRow } from './nouns.ts';
import { isSound, withPauses } from './sound.ts';

/** Labels and what is ours: wording behind a colon needs no form, and our own is right. */
const needsNoForm = /^answer\.(?:quote|step|invite|statement|people|deadline)|\.list\./;

/** How often, and what is left out: a sentence without it would promise or ask for more. */
const limits = /\b(?:sometimes|occasionally|rarely|mostly|mainly|usually|often|unless|except)\b/gi;

/** The notes as they can be said: where a sentence made of one isn't sound, the note is its own words. */
export function withSoundOnly(
  notes: readonly Note[],
  pieces: readonly Piece[],
  compose: (notes: readonly Note[]) => readonly Line[],
): Note[] {
  const unsound = (of: readonly Note[]): Set<string> =>
    new Set(
      compose(of)
        .filter(({ text, frameId }) => !needsNoForm.test(frameId) && !isSound(text, frameId === 'answer.clause'))
        .flatMap(({ factIds }) => factIds),
    );
  const bare = (note: Note): boolean => note.asTyped !== true && note.typed !== true;
  const loses = (note: Note): boolean =>
    (typedAs(note, pieces).match(limits) ?? []).some((limit) => !note.text.toLowerCase().includes(limit.toLowerCase()));
  const alone = notes.map((note) =>
    bare(note) && (loses(note) || note.factIds.some((id) => unsound([note]).has(id))) ? asTyped(note, pieces) : note,
  );
  // What is sound alone may not be in a row with others.
  const beside = unsound(alone);
  return alone.map((note) => (bare(note) && note.factIds.some((id) => beside.has(id)) ? asTyped(note, pieces) : note));
}

/** What a note was typed as. */
const typedAs = (note: Note, pieces: readonly Piece[]): string =>
  note.factIds
    .map((id) => pieces[Number(/^answer:question\d:(\d+)$/.exec(id)?.[1] ?? -1)])
    .filter((piece) => piece !== undefined)
    .map((piece) => withPauses(inRow(piece.text.replace(/[.?]$/, ''), piece.opens)))
    .join(', ');

/** The note in the words that it was typed in. */
function asTyped(note: Note, pieces: readonly Piece[]): Note {
  const text = typedAs(note, pieces);
  return text === '' ? note : { ...note, kind: 'quote', text, asTyped: true };
}
