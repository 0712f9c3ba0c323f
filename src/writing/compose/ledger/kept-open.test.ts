import { describe, expect, it } from 'vitest';
import { makeInput } from '../testing/input.ts';
import { buildLedger } from './ledger.ts';

const ledgerOf = (skills: string, line: string) =>
  buildLedger(
    {
      ...makeInput({
        advert: { jobTitle: 'Dental Nurse', location: 'Leeds', brandName: 'Elm Care' },
        brief: { responsibilitiesRole: 'Price tenders, visit sites, talk to suppliers', skills },
      }),
      jobDescription: { text: `Duties\n- Price tenders\n\nRequirements\n- ${line}`, matches: true },
    },
    true,
  );

describe('a second way in that only the job description names', () => {
  it.each([
    [
      'GDC registered',
      'GDC registration (or due to qualify by summer 2026)',
      'have GDC registration or are due to qualify by summer 2026',
    ],
    [
      'NMC pin',
      'NMC registration, or in the process of registering',
      'have NMC registration or are in the process of registering',
    ],
    [
      'HCPC registered',
      'Registration with the HCPC (or about to qualify)',
      'have registration with the HCPC or are about to qualify',
    ],
    ['PVG', 'PVG scheme membership, which we arrange', 'PVG scheme membership, which we arrange'],
    ['Forklift licence', 'Forklift licence, or we train you', 'a forklift licence, or we train you'],
    [
      'EPA 608',
      'EPA 608 certification or ability to obtain within 6 months',
      'EPA 608 certification or the ability to obtain it within 6 months',
    ],
  ])('%s beside %s stays open', (skills, line, text) => {
    expect(ledgerOf(skills, line).person.map(({ person }) => person.text)).toEqual([text]);
  });
  it('is told where no sentence was made of it', () => {
    const line = 'Current LPN license or graduate awaiting NCLEX';
    expect(ledgerOf('LPN', line).unreadLines.person).toEqual([line]);
  });
});

describe('what the job description says more exactly', () => {
  it.each([
    ['Malayalam and English', 'Fluent in Malayalam and English', ['fluent in Malayalam and English']],
    ['German', 'Fluent German', ['fluent in German']],
    ['Hindi and Marathi', 'Must speak Marathi and Hindi', ['speak Hindi and Marathi']],
    ['Staplerschein', 'Valid forklift licence (Staplerschein, DGUV 308-001)', ['a forklift licence']],
    [
      'Clean driving record',
      'Valid Arizona license and a clean 3-year MVR',
      ['a clean driving record', 'a valid Arizona license'],
    ],
  ])('%s beside %s', (skills, line, texts) => {
    expect(ledgerOf(skills, line).person.map(({ person }) => person.text)).toEqual(texts);
  });
});
