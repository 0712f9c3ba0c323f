import { describe, expect, it } from 'vitest';
import { whatThereIs } from './what-there-is.ts';

describe('homes, seasons and payments lack only their verb', () => {
  it.each([
    ['Open Easter to October', 'We are open from Easter to October'],
    ['Live-in available May to Sept', 'Live-in accommodation is available from May to September'],
    ['Cottage possible', 'A cottage is possible'],
    ['CDL training paid', 'CDL training is paid'],
    ['Certification paid if you stay the season', 'Certification is paid if you stay the season'],
    ['Mileage 45p', 'Mileage is paid at 45p a mile'],
    ['12 month contract extendable', 'This is a 12-month contract, which can be extended'],
    ['Company car or allowance', 'You get a company car or an allowance'],
  ])('%s', (note, sentence) => expect(whatThereIs(note)).toBe(sentence));
  it.each([
    'Open doors to March customers',
    'Promotion possible',
    'Training paid',
    'Mileage 20,000 a year',
    'Car or bus',
  ])('%s is none', (note) => expect(whatThereIs(note)).toBeNull());
});
