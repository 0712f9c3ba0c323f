/** What is asked in plain words whose form no reader knew: said as it is meant. */
import { describe, expect, it } from 'vitest';
import { buildLedger } from '../../ledger/ledger.ts';
import { makeInput } from '../../testing/input.ts';
import { inPlainParts } from './plain-parts.ts';

const ledgerOf = (skills: string, jobTitle = 'Technician') =>
  buildLedger(makeInput({ advert: { jobTitle }, brief: { skills } }), false);
const asked = (skills: string): string[] => ledgerOf(skills).person.map(({ fact }) => fact.text);

describe('a row of what is asked', () => {
  it.each([
    ['16 or over, 5 Junior Cert passes incl maths', ['16 or over', '5 Junior Certificate passes including maths']],
    ['Good with your hands, turns up on time.', ['good with your hands', 'turn up on time']],
    [
      'WFA or WFR. S-212 saw cert. Valid license. 1 season prior.',
      ['WFA or WFR', 'an S-212 saw certificate', 'a valid license', '1 season of prior experience'],
    ],
    [
      'At least 3 years in banqueting, one of them in charge.',
      ['at least 3 years’ experience in banqueting, including one in charge'],
    ],
    [
      'Two seasons of trail or conservation work, at least one in a lead role.',
      ['two seasons of trail or conservation work, including at least one in a lead role'],
    ],
    [
      'Iowa DNR Grade II Water Treatment certificate, or Grade I and able to get Grade II within 18 months',
      [
        'have an Iowa DNR Grade II Water Treatment certificate, or Grade I and the ability to get Grade II within 18 months',
      ],
    ],
    ['SAP; German and English fluently', ['know SAP', 'fluent in German and English']],
    [
      'graduate any stream | 1-3 yrs admissions / counselling | MS Excel',
      ['a degree in any subject', '1 to 3 years of admissions or counselling experience', 'know MS Excel'],
    ],
    [
      'Satisfactory basic Disclosure and Barring Service check - E - Certificate\nA second language - D - Application, test',
      ['a satisfactory basic Disclosure and Barring Service check', 'a second language'],
    ],
  ])('%s', (typed, said) => {
    expect(asked(typed)).toEqual(said);
    expect(ledgerOf(typed).unread).toEqual([]);
  });

  it('is a wish where its form says so', () =>
    expect(
      ledgerOf('Care Certificate - E - Certificate\nA second language - D - Application').person.map(
        ({ person }) => person.desirable,
      ),
    ).toEqual([false, true]));

  it.each([
    'Works in teams, turns wood',
    'Three years in sales, one language besides English',
    'Writes Java fluently',
    'Cert. III in horticulture',
  ])('and stays as it was typed where it is another: %s', (typed) => expect(inPlainParts(typed)).toBe(typed));
});
