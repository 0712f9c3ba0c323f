import { describe, expect, it } from 'vitest';
import { partHeadedRows } from './headed-rows.ts';

describe('a row of bars that stands alone under its own heading', () => {
  it.each([
    [
      'PHYSICAL DEMANDS | Lift 50 lb occasionally | Stand 8+ hours',
      ['PHYSICAL DEMANDS:', '• Lift 50 lb occasionally', '• Stand 8+ hours', ''],
    ],
    [
      'Requirements | Two years at a lathe | Reading drawings',
      ['Requirements:', '• Two years at a lathe', '• Reading drawings', ''],
    ],
  ])('%s', (row, list) => expect(partHeadedRows([row])).toEqual(list));
  it.each([
    [['Education | Associate degree, nursing | A bachelor']],
    [['QUALIFICATIONS | Required | Preferred', 'Education | A degree | A master']],
    [['PRINCIPAL ACCOUNTABILITIES | % time | 40']],
    [['Duties | Welding', 'Requirements | Welding']],
  ])('leaves the rows of tables: %j', (lines) => {
    if (lines[0]?.startsWith('Education')) expect(partHeadedRows([...lines, 'License | One | Two'])[0]).toBe(lines[0]);
    else expect(partHeadedRows(lines)).toEqual(lines);
  });
});
