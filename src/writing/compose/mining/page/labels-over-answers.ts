/** The head of a form as a small table: labels in one row ("Post No | Grade | Directorate"), and under each its answer. */
import { bareLabel, cellsOf, isPostLabel, pairLines } from './form-rows.ts';

/** Such an answer is no sentence, and no second head. */
const isAnswer = (cell: string): boolean =>
  cell.split(/\s+/).length <= 8 && !/[.;:]$/.test(cell) && !isPostLabel(bareLabel(cell));

/** The lines with each answer behind its label; labels that only file a post go, with what they file. */
export function withLabelsBeside(lines: readonly string[]): string[] {
  const result: string[] = [];
  for (let at = 0; at < lines.length; at += 1) {
    const line = lines[at] ?? '';
    const labels = cellsOf(line).map(bareLabel);
    const answers = cellsOf(lines[at + 1] ?? '');
    if (
      labels.length < 2 ||
      labels.length !== answers.length ||
      labels.filter(isPostLabel).length * 2 <= labels.length ||
      !labels.every((label) => /^[A-Za-z]/.test(label) && label.split(' ').length < 4) ||
      !answers.every(isAnswer)
    ) {
      result.push(line);
      continue;
    }
    result.push(...pairLines(labels.map((label, column) => [label, answers[column] ?? ''])));
    at += 1;
  }
  return result;
}
