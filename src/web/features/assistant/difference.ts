/** What a correction changed, word by word. */

/** A stretch of the old or the new text; `both` stands in both. */
export interface Piece {
  kind: 'both' | 'old' | 'new';
  text: string;
}

const wordsOf = (text: string): string[] => text.match(/\s+|[^\s]+/g) ?? [];
/** Longer texts would cost too much to compare word by word; then all of it counts as changed. */
const wordsMost = 3_000;

/** The pieces of two texts in order (longest common subsequence of words and blanks). */
export function differenceOf(before: string, after: string): Piece[] {
  const [old, fresh] = [wordsOf(before), wordsOf(after)];
  if (old.length > wordsMost || fresh.length > wordsMost) {
    return [
      { kind: 'old', text: before },
      { kind: 'new', text: after },
    ];
  }
  const width = fresh.length + 1;
  const lengths = new Uint16Array((old.length + 1) * width);
  const at = (row: number, column: number): number => lengths[row * width + column] ?? 0;
  for (let row = old.length - 1; row >= 0; row -= 1) {
    for (let column = fresh.length - 1; column >= 0; column -= 1) {
      lengths[row * width + column] =
        old[row] === fresh[column] ? at(row + 1, column + 1) + 1 : Math.max(at(row + 1, column), at(row, column + 1));
    }
  }
  const pieces: Piece[] = [];
  const add = (kind: Piece['kind'], text: string): void => {
    const last = pieces.at(-1);
    if (last?.kind === kind) last.text += text;
    else pieces.push({ kind, text });
  };
  let [row, column] = [0, 0];
  while (row < old.length || column < fresh.length) {
    const [mine = '', theirs = ''] = [old[row], fresh[column]];
    if (row < old.length && column < fresh.length && mine === theirs) {
      add('both', mine);
      row += 1;
      column += 1;
    } else if (row < old.length && (column >= fresh.length || at(row + 1, column) >= at(row, column + 1))) {
      add('old', mine);
      row += 1;
    } else {
      add('new', theirs);
      column += 1;
    }
  }
  return pieces;
}

/** How many places were changed: words that only went or only came count as one, a pair as one. */
export function countChanges(pieces: readonly Piece[]): number {
  return pieces.filter(({ kind }, index) => kind !== 'both' && (pieces[index - 1]?.kind ?? 'both') === 'both').length;
}
