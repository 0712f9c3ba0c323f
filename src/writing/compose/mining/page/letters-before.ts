/** What is essential and what desirable, by a letter before the line ("E  Basic plumbing" above "D  Pool plant certificate") or by the last cell of its row. */

const lettered = /^\s*(?:[•*·-]\s*)?([ED])(?:\s+(?=[A-Z][a-z]|\d|[A-Z]{2,}[ )])|\s*[:.)–-]\s+(?=\S))(.*\S)\s*$/;
/** A list by its letters has others too: "B Clean the hall". */
const otherLetters = /^\s*[BCF](?:[.):]?\s+[A-Z][a-z]|[.):]\s+[A-Za-z]{2})/;

/** "A) EMPTY BINS", "B) SWEEP STREETS", "C) REPORT DAMAGE": counted by capitals, and nothing else has a mark. */
const byCapital = /^\s*([A-H])[).]\s+(?=[A-Za-z]{2})/;
function withLettersAsMarks(lines: readonly string[]): readonly string[] {
  const letters = lines.flatMap((line) => byCapital.exec(line)?.[1] ?? []);
  const counted = letters.length > 2 && letters.every((letter, at) => letter === 'ABCDEFGH'.charAt(at));
  return counted && !lines.some((line) => /^\s*(?:[•*·▪–-]|\d{1,2}[.)]|\(?[a-z][.)])\s*\S/.test(line))
    ? lines.map((line) => line.replace(byCapital, '• '))
    : lines;
}

/** The lines with such a letter behind them, where two or more stand below each other. */
export function withLettersBehind(typed: readonly string[]): readonly string[] {
  const lines = withLettersAsMarks(typed);
  const marked = lines.map((line) =>
    /^\s*(?:[•*·-]\s*)?[ED](?:\s|[:.)–-]\s)/.test(line) ? lettered.exec(line) : null,
  );
  if (marked.filter((found) => found !== null).length < 2 || lines.some((line) => otherLetters.test(line)))
    return lines;
  const besideAnother = (at: number): boolean => Boolean(marked[at - 1] ?? marked[at + 1]);
  return lines.map((line, at) => {
    const [, letter = '', asked = ''] = marked[at] ?? [];
    return letter !== '' && besideAnother(at) ? `• ${asked} (${letter})` : line;
  });
}

const must = /^(?:essential|required|mandatory|must(?:[- ]have)?)$/i;
const wish = /^(?:desirable|desired|preferred|optional|nice(?:[- ]to[- ]have)?)$/i;

/** "Experience | One year on a ward | Desirable": rows that end in their force, with or without their name before them. */
function cellsOfForce(line: string): string | null {
  if (!/(?:\||\t)\s*[A-Za-z -]{4,13}\s*\|?\s*$/.test(line)) return null;
  const cells = line
    .split(/\||\t/)
    .map((cell) => cell.trim())
    .filter((cell) => cell !== '');
  const force = cells.pop() ?? '';
  const last = cells.pop() ?? '';
  // "PLC fault finding | good | Must": how well, and what is asked before it.
  const asked = cells.length === 1 && /^[a-z]+$/.test(last) ? (cells.pop() ?? '') : last;
  if (!(must.test(force) || wish.test(force)) || cells.length > 1 || !/[a-z]{3}/i.test(asked)) return null;
  // "Criteria | Essential | Desirable": the head of a table of another kind.
  return must.test(asked) || wish.test(asked) || cells.some((cell) => cell.split(' ').length > 4)
    ? null
    : `• ${asked} (${must.test(force) ? 'E' : 'D'})`;
}

/** The lines with such rows as a list, where there are two or more. */
export function withForceOfCells(lines: readonly string[]): readonly string[] {
  const told = lines.map(cellsOfForce);
  return told.filter((line) => line !== null).length < 2 ? lines : lines.map((line, at) => told[at] ?? line);
}
