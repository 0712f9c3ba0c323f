import { describe, expect, it } from 'vitest';
import { mineJobDescription } from '../mining/mine.ts';

const tasks = (paper: string): string[] => mineJobDescription(paper, '', '').duties.map(({ text }) => text);

describe('a name in a line of capitals', () => {
  it.each([
    [
      'PREPARATION OF EXPORT DOCUMENTS AND CUSTOMS DECLARATIONS IN ATLAS',
      'prepare export documents and customs declarations in ATLAS',
    ],
    ['BUILD MODELS AND DRAWINGS IN REVIT', 'build models and drawings in Revit'],
    ['POST SUPPLIER INVOICES IN DATEV', 'post supplier invoices in DATEV'],
    ['KEEP PATIENT RECORDS IN SYSTMONE', 'keep patient records in SystmOne'],
    ['RAISE PURCHASE ORDERS IN SAGE', 'raise purchase orders in Sage'],
    ['PREPARE NCTS DECLARATIONS FOR EVERY LOAD', 'prepare NCTS declarations for every load'],
    ['CHECK THE ATLAS MAPS FOR THE LIBRARY', 'check the atlas maps for the library'],
  ])('is written as it is: %s', (line, said) => {
    expect(tasks(`DUTIES\n- ${line}\n- Answer customers by phone`)).toContain(said);
  });
  it('is written as another line of the paper has it', () => {
    expect(
      tasks(
        'DUTIES\n- ENTER ALL BOOKINGS IN HERALD\n- Answer customers by phone\n\nYOU BRING\n- Experience of HERALD or a like system',
      ),
    ).toContain('enter all bookings in HERALD');
  });
});
