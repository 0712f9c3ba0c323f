import { describe, expect, it } from 'vitest';
import { mineJobDescription } from '../mine.ts';
import { lowerShouted } from './shouted-rest.ts';

describe('a line that goes on in capitals', () => {
  it.each([
    ['GCSE', 'GCSE'],
    ['NHS', 'NHS'],
    ['MRICS', 'MRICS'],
    ['SAFETY AND HYGIENE STANDARDS', 'safety and hygiene standards'],
    ['HACCP RULES', 'HACCP rules'],
  ])('keeps the letters of a name: %s', (line, said) => {
    expect(lowerShouted(line)).toBe(said);
  });
  it.each([
    ['Able to teach chemistry to', 'GCSE', 'teach chemistry to GCSE'],
    ['Experience of working with', 'NHS', 'experience of working with NHS'],
    ['A degree or', 'HND', 'a degree or an HND'],
  ])('is one requirement with the line above: %s / %s', (above, below, text) => {
    const job = `PERSON SPECIFICATION\nEssential\n- ${above}\n  ${below}\n- Good with people`;
    expect(mineJobDescription(job, '').person.map((line) => line.text)).toContain(text);
  });
});

it('reads what is shouted in both lines as one task', () => {
  const job = 'Duties\nTO TEACH SCIENCE AND THE OBSERVANCE OF\nSAFETY AND HYGIENE STANDARDS\nTO MARK WORK';
  expect(mineJobDescription(job, '').duties.map((duty) => duty.text)).toContain(
    'teach science and observe safety and hygiene standards',
  );
});
