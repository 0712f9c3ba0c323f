import { describe, expect, it } from 'vitest';
import { calm } from '../ledger/shouting.ts';
import { lowerShouted } from '../mining/page/shouted-rest.ts';
import { withStandards } from './standards.ts';

describe('the name of a standard', () => {
  it.each([
    ['tests to en 61439', 'tests to EN 61439'],
    ['audits to iso 9001 and iso 45001', 'audits to ISO 9001 and ISO 45001'],
    ['wire to bs 7671', 'wire to BS 7671'],
    ['welding to din en iso 9606', 'welding to DIN EN ISO 9606'],
    ['checks by nfpa 70E and nfpa 101', 'checks by nfpa 70E and NFPA 101'],
  ])('has capitals in small letters: %s', (typed, said) => expect(withStandards(typed)).toBe(said));
  it.each(['the team is 456 strong', 'opened en 2026', 'a din 80 times a day', 'iso 9 ratings', 'open 365 days'])(
    'and other words have none: %s',
    (typed) => expect(withStandards(typed)).toBe(typed),
  );
  it.each([
    ['EN 61439', 'EN 61439'],
    ['SAFETY STANDARDS TO NFPA 101', 'safety standards to NFPA 101'],
  ])('keeps them where a shouted line goes on: %s', (typed, said) => expect(lowerShouted(typed)).toBe(said));
  it('and in a line that shouts as a whole', () => {
    expect(calm('WELDING OF PRESSURE VESSELS TO EN 13445')).toBe('Welding of pressure vessels to EN 13445');
    expect(calm('THE WEIGHT OF EACH PART IS 25 KILOGRAMS')).toMatch(/part is 25/);
  });
});
