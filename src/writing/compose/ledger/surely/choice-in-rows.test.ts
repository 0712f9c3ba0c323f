/** A choice of two names is narrowed to what the brief has, and a row of more is not. */
import { describe, expect, it } from 'vitest';
import { withChoiceOf } from './on-paper.ts';

const have = (text: string) => ({ kind: 'have' as const, text, desirable: false });

describe('a row of names', () => {
  it.each([
    ['three years of C, C++ or Rust', 'C or Rust'],
    ['two years of Java, Kotlin or Go', 'Go, Docker'],
    ['experience with Sage, Xero or QuickBooks', 'Xero and Excel'],
    ['knowledge of Revit, ArchiCAD or Vectorworks', 'Revit'],
    ['experience with Fanuc, Siemens or Heidenhain', 'Siemens controls'],
    ['experience with SAP, Oracle or Infor', 'Oracle'],
    ['use software such as JPRO, Cummins Insite or Detroit Link', 'JPRO and Insite'],
  ])('%s keeps all of them', (text, skills) => {
    expect(withChoiceOf(have(text), skills).text).toBe(text);
  });
  it('narrows a choice of two to what the brief has', () => {
    expect(withChoiceOf(have('experience with Sage or Xero'), 'Xero, Excel').text).toBe('experience with Xero');
  });
});
