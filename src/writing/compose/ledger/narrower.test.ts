import { describe, expect, it } from 'vitest';
import { makeInput } from '../testing/input.ts';
import { buildLedger } from './ledger.ts';

const read = (skills: string, essentials: readonly string[]) =>
  buildLedger(
    {
      ...makeInput({
        advert: { jobTitle: 'Waiter' },
        brief: { responsibilitiesRole: 'serve guests, lay tables, take payment', skills },
      }),
      jobDescription: {
        matches: true,
        text: `WAITER\n\nYour tasks\n- Serve guests\n- Lay tables\n\nYour profile\n${essentials.map((line) => `- ${line}`).join('\n')}\n`,
      },
    },
    true,
  );

describe('a way in that the brief opens', () => {
  it.each([
    ['Training as a restaurant specialist or several years in service', 'Completed training in a hotel or restaurant'],
    ['Apprenticeship as a bookbinder or many years at the bench', 'Completed apprenticeship as a bookbinder'],
    ['Degree in surveying or equivalent experience', 'Degree in surveying'],
  ])('is not shut by the job description: %s', (skills, line) => {
    const { person, unreadLines } = read(skills, [line, 'Driving licence']);
    expect(person.map(({ fact }) => fact.text).join('; ')).toMatch(/\bor\b/);
    expect(person.filter(({ fact }) => fact.source === 'jobDescription').map(({ fact }) => fact.text)).toEqual([
      'a driving licence',
    ]);
    expect(unreadLines.person.length).toBeLessThan(2);
  });
  it.each([
    ['Good English, wine knowledge', 'Completed training in a hotel or restaurant', 2],
    ['Training as a cook or several years in a kitchen', 'At least 2 years as shift leader', 1],
    ['Training as a cook or several years in a kitchen', 'First aid training', 1],
  ])('and nothing else goes: %s, %s', (skills, line) => {
    const { person } = read(skills, [line]);
    expect(person.some(({ fact }) => fact.source === 'jobDescription')).toBe(true);
  });
});

describe('whom the brief takes before they have the paper', () => {
  it.each([
    ['part qualified ACCA is fine, Excel', 'Fully qualified accountant (ACA or ACCA)'],
    ['part-qualified is ok, Excel', 'Qualified accountant'],
    ['Part qualified CIMA considered, Excel', 'CIMA qualified'],
    [
      'Fachkunde 1 (FK1) certificate or willingness to obtain it within 12 months',
      'FK1 certificate of the DGSV or comparable',
    ],
    ['A certificate of competence (FK2) or be ready to get it', 'FK2 certificate'],
  ])('the job description shuts nobody of them out: %s, %s', (skills, line) => {
    const { person } = read(skills, [line, 'Driving licence']);
    expect(person.filter(({ fact }) => fact.source === 'jobDescription').map(({ fact }) => fact.text)).toEqual([
      'a driving licence',
    ]);
    expect(person.map(({ fact }) => fact.text).join('; ')).toMatch(/part-qualified or fully qualified|FK\d\).* or /);
  });
  it('and it is told', () => {
    const { unreadLines } = read('Fachkunde 1 (FK1) certificate or willingness to obtain it', [
      'FK1 certificate of the DGSV or comparable',
    ]);
    expect(unreadLines.person).toContain('FK1 certificate of the DGSV or comparable');
  });
  it.each([
    ['part qualified ACCA is fine', 'Qualified solicitor (SRA)'],
    ['part qualified ACCA is fine', 'FK1 certificate'],
    ['Fachkunde 1 (FK1) certificate or willingness to obtain it', 'FK2 certificate'],
    ['wine knowledge', 'Fully qualified accountant (ACA or ACCA)'],
  ])('and nothing else goes: %s, %s', (skills, line) => {
    expect(read(skills, [line]).person.some(({ fact }) => fact.source === 'jobDescription')).toBe(true);
  });
});

describe('lines that speak of some who apply', () => {
  it.each([
    'RCI registration for diploma holders',
    'NMC PIN for nurses',
    'Driving licence for field staff',
    'Care Certificate for new starters',
    'Diploma holders need 5 years',
    'Associates: Care Certificate',
  ])('are told, and said of nobody: %s', (line) => {
    const { person, unreadLines } = read('wine knowledge', [line, 'Good English']);
    expect(person.map(({ fact }) => fact.text).join('; ')).not.toMatch(/registration|PIN|licence|certificate|years/i);
    expect(unreadLines.person.join('; ')).toContain(line);
  });
  it.each(['CSCS card for site visits', 'Licence for forklift trucks', 'Experience of training apprentices'])(
    'stay where they speak of no one: %s',
    (line) => {
      expect(read('wine knowledge', [line]).person.length).toBe(2);
    },
  );
});

describe('wishes under a heading of one word', () => {
  it.each(['Preferable', 'Added advantage:', 'Useful but not essential', 'Advantageous'])('%s', (heading) => {
    const { person } = read('wine knowledge', ['Good English', `x\n\n${heading}\n- Experience of banquets`]);
    expect(person.find(({ fact }) => /banquets/.test(fact.text))?.person.desirable).toBe(true);
  });
});
