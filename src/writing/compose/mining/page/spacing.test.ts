import { describe, expect, it } from 'vitest';
import { readLines } from './lines.ts';
import { singleSpaced } from './spacing.ts';

const wrapped = [
  'MAIN DUTIES',
  '* The postholder will carry out inspection, lubrication and repair of pitch, yaw',
  '  and braking systems on the turbines of the farm, and keep the records of it in',
  '  the maintenance system.',
  '* Trace electrical faults, and inspect ropes and harnesses of the crew ahead at',
  '  Skerry Bank.',
  'ESSENTIAL',
  '* Level 3 qualification in mechanical, electrical or hydraulic engineering, or',
  '  equivalent gained in HM Forces',
  '5. TERMS',
  'Pension 10% employer from month 1.',
];

describe('a page whose every line is a paragraph', () => {
  it('reads as the page it was printed from', () => {
    const spaced = wrapped.map((line) => line.trim()).join('\n\n');
    const texts = (text: string): string[] => readLines(text).lines.map(({ text: line }) => line);
    expect(texts(spaced)).toEqual([
      'The postholder will carry out inspection, lubrication and repair of pitch, yaw and braking systems on the turbines of the farm, and keep the records of it in the maintenance system.',
      'Trace electrical faults, and inspect ropes and harnesses of the crew ahead at Skerry Bank.',
      'Level 3 qualification in mechanical, electrical or hydraulic engineering, or equivalent gained in HM Forces',
      'Pension 10% employer from month 1.',
    ]);
    expect(texts(wrapped.join('\n'))).toEqual(texts(spaced));
  });

  it('keeps the gaps that were there before', () => {
    const spaced = [...wrapped.slice(0, 6), '', ...wrapped.slice(6)].map((line) => line.trim()).join('\n\n');
    expect(singleSpaced(spaced).split('\n\n')).toHaveLength(2);
  });

  it.each([
    ['whole paragraphs', 'Duties\n\nkeep the books\n\npay the suppliers\n\nring the bank'],
    ['a page in single lines', wrapped.join('\n')],
    ['an empty text', ''],
  ])('leaves %s alone', (_, text) => {
    expect(singleSpaced(text)).toBe(text);
  });
});

describe('a numbered heading in capitals', () => {
  it.each([
    ['5. TERMS', 'offer'],
    ['3. TEAM', 'none'],
    ['2. DUTIES', 'duty'],
    ['4. SKILLS', 'person'],
  ])('%s opens its section', (heading, section) => {
    const { lines } = readLines(`ESSENTIAL\n- A driving licence\n${heading}\nKeep the site safe and tidy.`);
    expect(lines.at(-1)).toMatchObject({ section, text: 'Keep the site safe and tidy.' });
  });

  it('is no bullet of letters: those are asked for', () => {
    expect(readLines('ESSENTIAL\n- BSN\n- IPAF 3A\n- ADR').lines.map(({ text }) => text)).toEqual([
      'BSN',
      'IPAF 3A',
      'ADR',
    ]);
  });
});
