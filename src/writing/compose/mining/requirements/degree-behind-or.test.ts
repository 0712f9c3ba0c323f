import { describe, expect, it } from 'vitest';
import { askedOf } from '../../testing/asked.ts';
import { withFieldBehind } from './degree-behind-or.ts';

describe('a degree whose field stands behind its stop', () => {
  it.each([
    ['EMT-B or B.Sc. Emergency Medicine, BLS valid', 'EMT-B or BSc in Emergency Medicine, BLS valid'],
    ['Diploma or B.Sc. Food Science', 'Diploma or BSc in Food Science'],
    ['HND or B.Eng. Mechanical Engineering', 'HND or BEng in Mechanical Engineering'],
    ['Diploma / B.Sc. Agriculture, own car', 'Diploma / BSc in Agriculture, own car'],
    ['DMLT or B.Sc. Microbiology', 'DMLT or BSc in Microbiology'],
    ['NVQ or B.A. Social Work', 'NVQ or BA in Social Work'],
    ['D.Ed. or B.Ed. English', 'D.Ed. or BEd in English'],
    ['BAMS or M.Sc. Public Health', 'BAMS or MSc in Public Health'],
  ])('%s', (row, said) => expect(withFieldBehind(row)).toBe(said));

  it.each([
    'Diploma or B.Sc. Driving licence',
    'Diploma or B.Sc. Two years in a lab',
    'Diploma or B.Sc. Own tools',
    'HND or B.Eng. Must travel',
    'B.Sc. Nursing, BLS',
    'A or B. Good marks',
  ])('%s stays as it is', (row) => expect(withFieldBehind(row)).toBe(row));

  it('is one demand, and no experience', () => {
    const asked = askedOf('EMT-B or B.Sc. Emergency Medicine, own car', '').map(({ person }) => person.text);
    expect(asked).toContain('EMT-B or BSc in Emergency Medicine');
    expect(asked.join()).not.toContain('experience');
  });
});
