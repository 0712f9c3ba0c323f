/** Notes that were typed like sentences, with a capital and a stop, and have no verb. */
import { wordsOf } from '../language/words.ts';
import type { Piece } from './cut.ts';
import type { Note } from './note.ts';

/** Whether "Radio 2 in surgery three, silence in surgery one." stands as it was typed: it has its capital, and other sentences beside it. */
export function standsAsTyped(sentence: number, notes: readonly Note[], pieces: readonly Piece[]): boolean {
  const own = pieces.filter((piece) => piece.sentence === sentence);
  const source = own[0]?.source ?? '';
  return (
    !own.some(({ hasty }) => hasty) &&
    /^[\p{Lu}\d]/u.test(source) &&
    wordsOf(source).length > 2 &&
    notes.some((other) => other.sentence !== sentence)
  );
}

/** Whether a clause opens with so many of us and has no verb: "Twenty-two engineers and one model of the bridge". */
export const isCountOnly = (text: string): boolean =>
  /^(?:\d[\d,]*|(?:twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety)(?:-[a-z]+)?|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|(?:thir|four|fif|six|seven|eigh|nine)teen|an?) [^,;]+ (?:and|in|above|with|behind|near) [^;]+$/i.test(
    text,
  ) &&
  !/\b(?:is|are|was|were|has|have|had|will|can|must|work|works|live|lives|share|shares|run|runs|we|you|they|it|who|that)\b/i.test(
    text,
  );
