import { describe, expect, it } from 'vitest';
import { withCutLinesWhole } from './cut-lines.ts';

const table = (...rows: string[]): string =>
  ['DUTY | CODE | E/NE', 'Applies leads | 02 | E', ...rows, 'Transports patients | 05 | NE'].join('\n');

describe('a row of a table whose cells stand on its second line', () => {
  it.each([
    ['Performs blood glucose\nmonitoring | 04 | E', 'Performs blood glucose monitoring | 04 | E'],
    ['Assists with meals and\nfeeding of patients | 03 | E', 'Assists with meals and feeding of patients | 03 | E'],
  ])('is whole: %s', (typed, said) => expect(withCutLinesWhole(table(typed))).toBe(table(said)));
  it.each([
    'Performs tests.\nmonitoring | 04 | E',
    'MINIMUM REQUIREMENTS\nCNA | required | now',
    'Duties\nmonitoring patients | 04 | E',
  ])('what ended before it stays apart: %s', (typed) => expect(withCutLinesWhole(table(typed))).toBe(table(typed)));
});

describe('what a verb still needs', () => {
  it.each([
    [
      'SUMMARY: KEEPS SEWING MACHINES\nrunning on the coverall and shirt lines',
      'SUMMARY: Keeps sewing machines running on the coverall and shirt lines',
    ],
    ['- Keep the delivery vans\n  clean and on the road', '- Keep the delivery vans clean and on the road'],
    ['Get broken lines\nup and running again', 'Get broken lines up and running again'],
  ])('stands with it: %s', (typed, said) => expect(withCutLinesWhole(typed)).toBe(said));
  it.each([
    'Keep records\nrunning the office',
    'Keep the workshop tidy\ncleaning machines',
    'Clean machines\nrunning errands',
    '- Keep the stores\n- running the till',
  ])('and nothing else does: %s', (typed) => expect(withCutLinesWhole(typed)).toBe(typed));
});
