import { describe, expect, it } from 'vitest';
import { readPerson } from './person.ts';

describe('somebody on a register', () => {
  it.each([
    ['RVN registered with the VCI', 'an RVN registered with the VCI'],
    ['RGN with a live pin', 'an RGN with a live pin'],
    ['solicitor admitted in Ireland', 'a solicitor admitted in Ireland'],
    ['Dentist registered with the GDC', 'a dentist registered with the GDC'],
    ['SLT registered with HCPC', 'an SLT registered with HCPC'],
    ['EN with AHPRA registration', 'an EN with AHPRA registration'],
    ['CPA licensed in Ohio', 'a CPA licensed in Ohio'],
    ['HCPC registered physio', 'an HCPC registered physio'],
    ['Advocate enrolled with the Bar Council of Delhi', 'an advocate enrolled with the Bar Council of Delhi'],
    ['barrister called to the Bar', 'a barrister called to the Bar'],
    ['ACCA finalist', 'an ACCA finalist'],
  ])('%s', (line, text) => {
    expect(readPerson(line)).toMatchObject({ kind: 'be', text });
  });
  it('is no holder of a card, and has one', () => {
    expect(readPerson('CSCS card holder')).toMatchObject({ kind: 'have', text: 'a CSCS card' });
  });
});
