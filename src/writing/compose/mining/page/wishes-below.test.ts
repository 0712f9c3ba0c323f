import { describe, expect, it } from 'vitest';
import { readLines } from './lines.ts';

const forces = (paper: string): string[] => readLines(paper).lines.map(({ text, section }) => `${section}: ${text}`);
const musts = 'Essential\nMRCVS\nOne year of small animal practice\n\n';

describe('below "Desirable" everything is a wish', () => {
  it.each(['Ultrasound skills', 'Waterbirth experience', 'Mediation training', 'Knife skills', 'Archive knowledge'])(
    '%s stands first',
    (first) =>
      expect(forces(`${musts}Desirable\n${first}\nA certificate in dermatology`)).toEqual([
        'person: MRCVS',
        'person: One year of small animal practice',
        `desirable: ${first}`,
        'desirable: A certificate in dermatology',
      ]),
  );
  it.each(['Ultrasound skills', 'Suturing skills', 'Farm experience'])('%s stands among them', (line) =>
    expect(forces(`${musts}Desirable\nSpanish\n${line}\nA certificate in dermatology`).slice(2)).toEqual([
      'desirable: Spanish',
      `desirable: ${line}`,
      'desirable: A certificate in dermatology',
    ]),
  );
  it.each(['Skills', 'Knowledge and experience:', 'Qualifications'])('%s names a group of them', (group) =>
    expect(forces(`${musts}Desirable\n${group}\n- A certificate in dermatology`).slice(2)).toEqual([
      'desirable: A certificate in dermatology',
    ]),
  );
  it('a must of the same form is asked', () =>
    expect(forces('Essential\nUltrasound skills\nMRCVS')).toEqual(['person: Ultrasound skills', 'person: MRCVS']));
});

describe('other headings end the wishes', () => {
  it.each(['Requirements', 'Essential', 'Technical skills:', 'Language skills'])('%s', (heading) =>
    expect(forces(`Desirable\nSpanish\n\n${heading}\n- A clean licence`).at(-1)).toBe('person: A clean licence'),
  );
  it('what follows "Duties" is done', () =>
    expect(forces('Desirable\nSpanish\n\nDuties\n- Clean the kennels').at(-1)).toBe('duty: Clean the kennels'));
});
