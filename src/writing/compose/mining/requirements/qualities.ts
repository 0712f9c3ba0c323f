/** Words for how somebody is, among requirements that commas part. */
import { describes } from '../../language/lexicon.ts';
import { isOrdinary } from '../../language/nouns.ts';

/** "Young and energetic": how somebody is, and no part of a row of fields. */
export const areQualities = (piece: string): boolean =>
  piece
    .split(/ (?:and|or) /)
    .every(
      (word) =>
        /^(?:lively|bubbly|bright|smart|fun|sharp|hungry|smiley|young|mature)$/i.test(word) ||
        (/^[a-z-]+$/i.test(word) && describes(word) && !isOrdinary(word)),
    );
