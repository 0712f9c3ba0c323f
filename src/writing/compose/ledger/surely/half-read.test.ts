import { describe, expect, it } from 'vitest';
import type { PersonFact } from '../../mining/requirements/person-shapes.ts';
import { isHalfRead } from './half-read.ts';

const half = (
  kind: PersonFact['kind'],
  text: string,
  typed = text.replace(/^experience (?:of|with) /, ''),
  odd = false,
): boolean => isHalfRead({ kind, text, desirable: false, odd }, typed);

describe('what was only half read stands in no text', () => {
  it.each([
    ['be', '2 years line cook'],
    ['be', 'post-primary'],
    ['can', 'roof at least 3 years'],
    ['have', '2 years’ experience with broker'],
    ['have', 'an English negotiable level'],
    ['have', 'experience of target beaten'],
    ['have', 'experience of quota met'],
    ['have', 'experience with Optometrist GOC'],
  ] as const)('%s: %s', (kind, text) => expect(half(kind, text)).toBe(true));
  it('nor a thing with its quality, nor what is not done', () => {
    expect(half('can', 'record in fundraising bids', 'Proven record in fundraising bids')).toBe(true);
    expect(half('be', 'ready for no night shifts', 'no night shifts')).toBe(true);
  });
  it('nor somebody who is to be trained, nor what one has not', () => {
    expect(half('have', 'experience with commis to trains', 'commis to train')).toBe(true);
    expect(half('have', 'no nut allergy', 'no nut allergy', true)).toBe(true);
  });
  it('what was typed as experience is experience', () =>
    expect(
      half('have', 'experience of food inspections unsupervised', 'Experience of food inspections unsupervised'),
    ).toBe(false));
  it.each([
    ['be', '18 or over'],
    ['be', '21 years old'],
    ['can', 'lift 20 kg'],
    ['have', '5 years’ experience with a broker'],
    ['have', 'experience of being supervised'],
    ['have', 'experience with relational databases'],
    ['have', 'experience with timber'],
    ['have', 'a good English level'],
    ['have', 'experience with adults to 65'],
  ] as const)('surely read, %s: %s', (kind, text) => expect(half(kind, text)).toBe(false));
});
