/** "E  Basic plumbing" above "D  Pool plant certificate": what is essential and what desirable, by a letter before the line. */

const lettered = /^\s*(?:[•*·-]\s*)?([ED])\s+(?=[A-Z][a-z]|\d|[A-Z]{2,}[ )])(.*\S)\s*$/;
/** A list by its letters has others too: "B Clean the hall". */
const otherLetters = /^\s*[BCF]\s+[A-Z][a-z]/;

/** The lines with such a letter behind them, where two or more stand below each other. */
export function withLettersBehind(lines: readonly string[]): readonly string[] {
  const marked = lines.map((line) => (/^\s*(?:[•*·-]\s*)?[ED]\s/.test(line) ? lettered.exec(line) : null));
  if (marked.filter((found) => found !== null).length < 2 || lines.some((line) => otherLetters.test(line)))
    return lines;
  const besideAnother = (at: number): boolean => Boolean(marked[at - 1] ?? marked[at + 1]);
  return lines.map((line, at) => {
    const [, letter = '', asked = ''] = marked[at] ?? [];
    return letter !== '' && besideAnother(at) ? `• ${asked} (${letter})` : line;
  });
}
