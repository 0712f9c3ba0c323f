/** How much something is asked for, jotted down in the middle of a line: "Driving licence - YES needed", "forklift ticket: YES". */

/** "YES needed", "yes it's essential": the second word says it, and the first belongs to no paper. */
const sureForce =
  /(?<=[\p{L}\d)]) ?(?:[-–—:,]|\.\.+)? ?\(?\byes,? (?:(?:it['’]s|it is|is|definitely|still|now|absolutely) )?(needed|required|essential|mandatory|necessary|(?:a )?must)\b\)?/giu;
/** "Forklift ticket: YES": asked for, where nothing stands behind it. */
const bareForce = /(?<=[\p{L}\d)]) ?(?:[-–—:]|\.\.+) ?(?:YES|yes|Yes)(?: please)?(?=!*\.?\s*(?:$|[,;\n]))/gu;

/** The line with such a force in the words that every reader takes. */
export const withPlainForces = (text: string): string =>
  /\byes\b/i.test(text) ? text.replace(sureForce, ' $1').replace(bareForce, ' essential') : text;
