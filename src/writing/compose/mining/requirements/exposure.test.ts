import { expect, it } from 'vitest';
import { readPerson } from './person.ts';

it.each([
  ['Exposure to wage settlement negotiations is preferred', 'experience of wage settlement negotiations', true],
  [
    'Exposure to wage settlement negotiations would be an advantage',
    'experience of wage settlement negotiations',
    true,
  ],
  ['Some exposure to GST audits', 'some experience of GST audits', false],
  ['Experience in or exposure to clinical trials', 'experience of clinical trials', false],
  ['Prior exposure to SAP rollouts desirable', 'prior experience of SAP rollouts', true],
])('is experience: %s', (line, text, desirable) => {
  expect(readPerson(line)).toMatchObject({ kind: 'have', text, desirable });
});

it('is none of what the work brings along', () => {
  expect(readPerson('Exposure to noise')?.text).toBe('exposure to noise');
});
