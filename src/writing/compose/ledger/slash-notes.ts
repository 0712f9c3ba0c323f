/** Notes that slashes part ("RN licence / BLS / one year mammo"), and slashes that part nothing: "Python / Java" is either of two. */

const slash = / \/ /g;

/** "Diploma or ITI + 4 yrs / Toshiba, Haitian, Engel controllers / mould safety": some of the notes are rows with commas of their own. */
const holdRows = (text: string): boolean => {
  const notes = text.split(slash);
  return (
    notes.length > 3 &&
    // "Calm, punctual, glazed bakes / gold stars / blades": at either end the commas may part what the slashes are in.
    notes.slice(1, -1).some((note) => note.split(', ').length > 2) &&
    notes.filter((note) => !note.includes(', ') && note.trim().includes(' ')).length > 1
  );
};

/** Slashes with a space on either side part notes where nothing else does; "Python / Java" is either of two. */
export function partSlashes(text: string): string {
  const slashes = text.match(slash)?.length ?? 0;
  const others = text.match(/[;\n]|[.!?] (?=[A-Z])/g)?.length ?? 0;
  const commas = text.match(/, /g)?.length ?? 0;
  const words = text.split(/\s+/).length;
  return slashes > 1 && others === 0 && words > 6 && (commas < slashes || holdRows(text))
    ? text.replace(slash, '; ')
    : text;
}
