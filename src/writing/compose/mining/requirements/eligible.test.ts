import { describe, expect, it } from 'vitest';
import { readPerson } from './person.ts';

describe('a paper or what leads to it', () => {
  it.each([
    ['RN license in Washington or eligible', 'do', 'have an RN license in Washington or are eligible for one'],
    ['SIA licence (or eligible)', 'do', 'have an SIA licence or are eligible for one'],
    ['CPA license or eligible to sit the exam', 'do', 'have a CPA license or are eligible to sit the exam'],
    ['NMBI registration or eligibility for it', 'do', 'have NMBI registration or are eligible for it'],
    ['QTS or eligible for it', 'do', 'have QTS or are eligible for it'],
    ['NMC pin or about to have it', 'do', 'have an NMC pin or are about to have one'],
    ['CDL or willing to get one', 'do', 'have a CDL or are willing to get one'],
    ['CDL or willing to get one within 90 days', 'do', 'have a CDL or are willing to get one within 90 days'],
    ['CPA or eligible', 'be', 'a CPA or eligible to become one'],
    ['RN or eligible', 'be', 'an RN or eligible to become one'],
    ['CORU registered or eligible', 'be', 'CORU registered or eligible to register'],
    ['Licensed in Texas or eligible', 'be', 'licensed in Texas or eligible for a license'],
    ['Eligible for HCPC registration', 'be', 'eligible for HCPC registration'],
    ['PGCE or equivalent', 'have', 'a PGCE or equivalent'],
  ])('%s', (line, kind, text) => {
    expect(readPerson(line)).toMatchObject({ kind, text });
  });
  it.each([
    ['Eligible for membership of the RTPI (D)', true],
    ['Eligible for chartered status (desirable)', true],
    ['Eligible for HCPC registration (E)', false],
  ])('is a wish where it is marked as one: %s', (line, desirable) => {
    expect(readPerson(line)).toMatchObject({ kind: 'be', desirable });
  });
});
