/** Rows of which no part is asked by itself: subjects with one grade, trades of which any will do, the part of a register, times, objects of one deed. */
import { describe, expect, it } from 'vitest';
import { readRow } from './read-row.ts';
import { splitRequirements } from './split.ts';

describe('a list of requirements', () => {
  it.each([
    [
      'GCSE grade C/4 in English, maths and science or the equivalent, kind',
      ['GCSE grade C/4 in English, maths and science or the equivalent', 'kind'],
    ],
    [
      'Five GCSEs including maths, English and science at grade C or above, neat',
      ['Five GCSEs including maths, English and science at grade C or above', 'neat'],
    ],
    [
      'Training as a baker, pastry chef or similar, early riser',
      ['Training as a baker, pastry chef or similar', 'early riser'],
    ],
    [
      'Apprenticeship as a fitter, welder or comparable trade, forklift licence',
      ['Apprenticeship as a fitter, welder or comparable trade', 'forklift licence'],
    ],
    [
      'Active NMBI registration, general division. Good English',
      ['Active NMBI registration (general division)', 'Good English'],
    ],
    ['NMC PIN, adult branch, one year on a ward', ['NMC PIN (adult branch)', 'one year on a ward']],
    [
      'Available for weekends, bank holidays and overtime, own car',
      ['Available for weekends, bank holidays and overtime', 'own car'],
    ],
    ['German B2, English is fine within the team', ['German B2', 'English is fine within the team']],
  ])('keeps the row of "%s"', (typed, parts) => {
    expect(splitRequirements(typed)).toEqual(parts);
  });
  it.each([
    ['Training as a nurse, driving licence or own van', ['Training as a nurse', 'driving licence or own van']],
    ['HCPC registration, own car', ['HCPC registration', 'own car']],
    ['Good grades, tidy and patient', ['Good grades', 'tidy and patient']],
    ['Eurocodes, Tekla or similar', ['Eurocodes', 'Tekla or similar']],
    ['Good timekeeping, we start at 6', ['Good timekeeping']],
  ])('parts "%s"', (typed, parts) => {
    expect(splitRequirements(typed)).toEqual(parts);
  });
});

describe('a line of a job description', () => {
  it.each([
    ['You can debug a server, a network and a slow query', ['debug a server, a network and a slow query']],
    ['You can run a till, a stock count and a rota', ['run a till, a stock count and a rota']],
    [
      'Must be available for nights, weekends, holidays and mandatory overtime.',
      ['available for nights, weekends, holidays and mandatory overtime'],
    ],
    ['Reliable, own transport', ['reliable', 'your own transport']],
  ])('asks in "%s" for so much', (typed, texts) => {
    expect(readRow(typed, 'person').map(({ text }) => text)).toEqual(texts);
  });
});
