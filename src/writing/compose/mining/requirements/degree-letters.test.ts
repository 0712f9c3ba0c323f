import { expect, it } from 'vitest';
import { mineJobDescription } from '../mine.ts';
import { asSaid } from './named.ts';
import { readPerson } from './person.ts';

it.each([
  ['PhD', 'a PhD'],
  ['M.Sc. Clinical Embryology', 'an MSc in Clinical Embryology'],
  ['MSc. Clinical Embryology', 'an MSc in Clinical Embryology'],
  ['MSc in Botany', 'an MSc in Botany'],
  ['DPhil preferred', 'a DPhil'],
  ['MPhil a plus', 'an MPhil'],
  ['EdD or PhD', 'an EdD or PhD'],
  ['MRes in a life science', 'an MRes in a life science'],
  ['PGDip', 'a PGDip'],
  ['LLM', 'an LLM'],
  ['MSW desirable', 'an MSW'],
  ['HND', 'an HND'],
])('a degree by its letters is had, and nobody knows it: %s', (line, text) => {
  const fact = readPerson(line);
  expect(fact?.kind).toBe('have');
  expect(fact && asSaid(fact).text).toBe(text);
});
it.each([
  ['EIT certification within two years of hire', 'EIT certification within two years of hire'],
  ['SIA registration within a year of starting', 'SIA registration within a year of starting'],
  ['A forklift licence within the first year of employment', 'a forklift licence within the first year of employment'],
])('a paper with its deadline stands as it was typed: %s', (line, text) => {
  expect(readPerson(line)?.text).toBe(text);
});
it('and years of work still say of what', () => {
  expect(readPerson('Two years of kitchen work')?.text).toMatch(/kitchen work/);
  expect(readPerson('3 years of warehouse')?.text).toBe('3 years of warehouse experience');
});
it('degrees that carry their marks are two in a line of a job description', () => {
  const { person } = mineJobDescription(
    'Requirements\n- MA required, PhD preferred\n- BSc essential, MSc desirable\n- HNC in surveying, HND preferred\n',
    '',
  );
  expect(person.map(({ text, desirable }) => [text, desirable])).toEqual([
    ['an MA', false],
    ['a PhD', true],
    ['a BSc', false],
    ['an MSc', true],
    ['an HNC in surveying', false],
    ['an HND', true],
  ]);
});
