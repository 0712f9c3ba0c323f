import { describe, expect, it } from 'vitest';
import { cleanText } from '../../ledger/clean.ts';
import { mineJobDescription } from '../mine.ts';
import { keepMarks } from './paper.ts';

const mine = (text: string) => mineJobDescription(cleanText(keepMarks(text)).text, '', 'Butcher');

describe('a paper without headings', () => {
  const paper = [
    'Butcher - Tuam store',
    '- Serve and advise customers at the counter',
    '- Price and label product for the cabinet',
    '- Make up sausages and burgers',
    '- HACCP records & clean down every evening',
    '- waste and stock control',
    'Must have good knife skills',
    "Manual Handling cert (we'll do this with you if out of date)",
  ].join('\n');
  it('has its tasks, each of them', () => {
    const tasks = mine(paper).duties.map(({ text }) => text);
    expect(tasks).toContain('handle HACCP records and clean down every evening');
    expect(tasks).toContain('handle waste and stock control');
  });
  it('asks at once, and for what stands below', () => {
    expect(mine(paper).person.map(({ text }) => text)).toEqual([
      'good knife skills',
      "a Manual Handling certificate (we'll do this with you if out of date)",
    ]);
  });
  it('may still head what it asks for', () => {
    const { person } = mine('Must have skills\n- Good knife skills\n- A driving licence');
    expect(person.map(({ text }) => text)).toEqual(['good knife skills', 'a driving licence']);
  });
});

describe('capitals that were broken', () => {
  it('go on in the next line', () => {
    const { duties } = mine(
      'TASKS\nENSURING THE AVAILABILITY OF THE FILLING LINES AND THE OBSERVANCE OF\nSAFETY AND HYGIENE STANDARDS\n- Repair pumps\n- Train apprentices',
    );
    expect(duties.map(({ text }) => text)).toContain(
      'ensure the availability of the filling lines and observe safety and hygiene standards',
    );
  });
});
