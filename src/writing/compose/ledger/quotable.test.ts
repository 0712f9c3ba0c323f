/** What a note quotes of a line of the job description: what stands there, never what was made of it. */
import { expect, it } from 'vitest';
import { mineJobDescription } from '../mining/mine.ts';
import { quotable } from './fuller-duties.ts';
import { lineFor } from './told-by-line.ts';

const duties = (...lines: string[]) =>
  mineJobDescription(['Duties', ...lines, '- Plan the year'].join('\n'), '', 'Xxx').duties;
const quoted = (line: string): (string | undefined)[] => duties(line).map((duty) => quotable(duty).typed);

it.each([
  [
    '- To lead the library so that it gives every reader in the county a warm and quiet place to work in',
    'To lead the library …',
  ],
  ['- To lead the yard so that it runs well', 'To lead the yard so that it runs well'],
  ['- Order stock', 'Order stock'],
  ['- To keep the log of every boat', 'To keep the log of every boat'],
])('%s', (line, note) => {
  expect(quoted(line)).toContain(note);
});
it('quotes the row of a form as the form has it', () => {
  const made = mineJobDescription(
    'Direct reports: Head of Works, Head of Fleet\nDuties\n- Plan the year',
    '',
    'Xxx',
  ).duties;
  expect(made.map((duty) => quotable(duty).typed)).toContain('Direct reports: Head of Works, Head of Fleet');
});
it.each([
  ['bathing', '- Assist clients with bathing, grooming and toileting', true],
  ['feeding', '- Help calves with feeding and settling', true],
  ['toileting', '- Support residents with washing, dressing and toileting', true],
  ['bathing', '- Assist the cook with baking bread', false],
  ['painting', '- Assist the painter with scaffolding', false],
])('"%s" is told by %s: %s', (name, line, told) => {
  expect(lineFor(name, duties(line).slice(0, 1)) !== null).toBe(told);
});
