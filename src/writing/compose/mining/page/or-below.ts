/** Points that end in "or": "(a) a level 7 qualification; or" and below it "(b) four years' experience" are one demand, which stays whole or goes whole. */
import type { Joined } from './specification-rows.ts';

/** What says that the next point is the other way to meet this one. */
const endsInOr = /[,;.]?\s+or\s*[:,;.]?$/i;
/** A point that was only the word: "or" on a line of its own. */
const onlyOr = /^(?:and\/)?or[:,.]?$/i;

/** The lines with such points in one; `joined` as they stand on the paper. */
export function withOrBelow(joined: readonly Joined[]): Joined[] {
  const out: Joined[] = [];
  for (const [at, line] of joined.entries()) {
    const above = out.at(-1);
    // A free line between two points parts nothing where the "or" waits.
    if (line.text === '' && above && endsInOr.test(above.text) && joined[at + 1]?.bullet) continue;
    if (above && onlyOr.test(line.text) && above.bullet && joined[at + 1]?.bullet) {
      above.text = `${above.text.replace(/[,;.]+$/, '')}, or`;
      continue;
    }
    if (above?.bullet && line.bullet && endsInOr.test(above.text) && line.text !== '')
      above.text = `${above.text.replace(endsInOr, '')}, or ${asGoesOn(line.text)}`;
    else out.push({ ...line });
  }
  return out;
}

/** "Have at least four years": the first word of a point, inside a sentence; "HND in Building" keeps its letters. */
const asGoesOn = (text: string): string =>
  /^(?:[A-Z][a-z]*)(?= [a-z])/.test(text) ? text.charAt(0).toLowerCase() + text.slice(1) : text;
