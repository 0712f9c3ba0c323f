/** Rows of what is asked with their name in a column, letters in one column, and headings of two tongues. */
import { describe, expect, it } from 'vitest';
import { cleanText } from '../../ledger/clean.ts';
import { mineJobDescription } from '../mine.ts';
import { keepMarks } from './paper.ts';

const mined = (lines: readonly string[]) => mineJobDescription(cleanText(keepMarks(lines.join('\n'))).text, '', 'Xxx');
const asked = (...lines: string[]): string[] =>
  mined(lines).person.map(({ text, desirable }) => `${desirable ? 'wish: ' : ''}${text}`);

describe('rows of what is asked', () => {
  it('have their name before them, whether they shout or not', () => {
    expect(
      asked(
        '3. QUALIFICATIONS',
        'EDUCATION\tBE / B.TECH IN MECHANICAL',
        'EXPERIENCE\t3 - 6 YEARS IN SUPPLIER QUALITY',
        'GOOD TO HAVE\tKNOWLEDGE OF SAP QM',
        'LANGUAGES\tTAMIL',
      ),
    ).toEqual([
      'B.E. or B.Tech in mechanical',
      '3 to 6 years’ experience in supplier quality',
      'wish: knowledge of SAP QM',
      'speak Tamil',
    ]);
    expect(
      asked('Requirements', 'Education      Diploma in hotel management', 'Nice to have   Experience with Opera'),
    ).toEqual(['a diploma in hotel management', 'wish: experience with Opera']);
  });
  it('have their letter in a column, whatever words of a heading they have', () => {
    expect(
      asked(
        'CRITERIA                                        ESS/DES     METHOD',
        'DEGREE IN PLANNING OR EQUIVALENT EXPERIENCE     E     A',
        'Experience of dealing with conflict     E     A/I',
        'ELIGIBLE FOR MEMBERSHIP OF THE RTPI     D     A',
      ),
    ).toEqual([
      'a degree in planning or equivalent experience',
      'experience of dealing with conflict',
      'wish: eligible for membership of the RTPI',
    ]);
  });
});

describe('headings', () => {
  it('of two tongues open their section, and lines of the other are left out', () => {
    const { duties, person } = mined([
      'Ihre Aufgaben / YOUR TASKS',
      '- Entwicklung von Firmware für Sensoren',
      '- Development of firmware',
      '- Inbetriebnahme neuer Baugruppen',
      '- Calibrating rheometers',
      'Ihr Profil / YOUR PROFILE',
      '- Degree in physics',
      '- Kubernetes and Terraform',
    ]);
    expect(duties.map(({ text }) => text)).toEqual(['develop firmware', 'calibrate rheometers']);
    expect(person.map(({ text }) => text)).toEqual(['a degree in physics', 'know Kubernetes and Terraform']);
  });
  it.each(['DESIRED', 'Desired skills', 'Desired, not required'])('wish: %s', (heading) => {
    expect(asked('MINIMUM QUALIFICATIONS', 'Degree in law', heading, 'Experience with building projects')).toEqual([
      'a degree in law',
      'wish: experience with building projects',
    ]);
  });
  it.each(['Other', 'OTHER', 'Further information'])('ask for nothing that only tells: %s', (heading) => {
    const list = ['Essential', '- Degree in law', 'Desirable', '- Spanish', heading];
    expect(asked(...list, 'Some travel to customers (about once a quarter)')).toHaveLength(2);
    expect(asked(...list, '- Full driving licence')).toContain('a full driving licence');
  });
});
