import { describe, expect, it } from 'vitest';
import { briefOf } from '#testing/brief-of.ts';
import { itemBody, writeStep } from '../index.ts';

const write = (skills: string, jobDescription?: string) => {
  const { input, options } = briefOf(
    {},
    { skills },
    jobDescription ? { jobDescription: { fileName: 'jd.docx', checkResult: 'match', text: jobDescription } } : {},
  );
  const { items, notes } = writeStep(input, 4, { ...options[4], useJobDescription: true });
  return { texts: items.map(itemBody).join('\n'), notes: notes.join('\n') };
};

describe('what one line waives and another asks for', () => {
  it('is asked for within one source, and told', () => {
    const { texts, notes } = write('no experience needed, must have 3 years of driving experience, a clean licence');
    expect(texts).not.toMatch(/don['’]t need experience|no experience/i);
    expect(texts).toMatch(/3 years/);
    expect(notes).toMatch(/One line says that experience isn't needed, another asks for "3 years/);
  });
  it('is asked for where the brief asks for a deed of the field', () => {
    const { texts, notes } = write(
      'you can true a wheel (must!), good English',
      'Your profile\n- Mechanical skills are not required\n- Driving licence class B\n',
    );
    expect(texts).not.toMatch(/mechanical/i);
    expect(texts).toMatch(/true a wheel/);
    expect(notes).toMatch(/One line says that mechanical skills aren't needed, another asks for "true a wheel"/);
  });
  it('follows the brief where the job description asks', () => {
    const { texts, notes } = write(
      'no experience needed, a clean licence',
      "Person specification\nEssential\n- 3 years' experience of driving a bus\n- A calm manner\n",
    );
    expect(texts).not.toMatch(/3 years/);
    expect(texts).toMatch(/don['’]t need experience|without experience/i);
    expect(notes).toMatch(/in the job description was left out: the brief says that experience isn't needed/);
  });
  it('stays where another thing is asked for', () => {
    const { texts, notes } = write('you need no retail experience, 3 years of driving experience, a clean licence');
    expect(texts).toMatch(/3 years/);
    expect(notes).not.toMatch(/isn't needed/);
  });
});
