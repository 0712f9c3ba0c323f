/** Counted names above marked tasks are no tasks; counted tasks stay. */
import { describe, expect, it } from 'vitest';
import { mineJobDescription } from '../mine.ts';

const tasks = (...lines: string[]): string[] =>
  mineJobDescription(['Key responsibilities', ...lines].join('\n'), '', 'Xxx').duties.map(({ text }) => text);

describe('the name of a group', () => {
  it.each([
    ['1) Customer Service', '   - Seat guests', '   - Take orders', '2) Stock', '   - Count the bar each Sunday'],
    ['A. Front of house', '• Seat guests', '• Take orders', 'B. Stock control', '• Count the bar each Sunday'],
    ['1. Team Support', '1.1 Seat guests', '1.2 Take orders', '2. Cellar', '2.1 Count the bar each Sunday'],
    ['(a) Guest care:', '- Seat guests', '- Take orders', '(b) Compliance:', '- Count the bar each Sunday'],
  ])('is no task: %s', (...lines) => {
    expect(tasks(...lines)).toEqual(['seat guests', 'take orders', 'count the bar each Sunday']);
  });
  it('above a sentence is none either', () => {
    expect(
      tasks('1. Administration', 'Keep the diary and file letters.', '2. Finance', 'Pay invoices weekly.'),
    ).toEqual(['keep the diary and file letters', 'pay invoices weekly']);
  });
  it.each([
    [['1. Manage the store', '- do the rota', '2. Train new staff', '- induct starters'], 'manage the store'],
    [['1. Wash buses', '2. Fuel buses', '3. Clean the depot'], 'wash buses'],
    [['1. To order stock', '- compare prices', '2. To count stock', '- close the shop'], 'order stock'],
  ])('that says what is done is one: %s', (lines, first) => {
    expect(tasks(...lines)[0]).toBe(first);
  });
});
