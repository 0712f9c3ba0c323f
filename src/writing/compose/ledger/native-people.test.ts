import { expect, it } from 'vitest';
import { findForeignCurrencies } from './pay.ts';
import { findExclusion } from './withhold.ts';

it.each([
  'Only native Irish people should apply',
  'Must be native Irish',
  'We are looking for native Irish applicants',
  'Only people from Kerry should apply',
])('is withheld: %s', (text) => expect(findExclusion(text)?.about).toBe('race, nationality or language'));
it.each([
  'Native woodland is planted by us',
  'Native Irish species grow in our hedges',
  'Only people from our team may apply',
  'Irish speakers are welcome',
])('shuts nobody out: %s', (text) => expect(findExclusion(text)).toBeNull());

it.each(['Lead 3 CAD technicians', '2D CAD and site work', 'Team of 12 CAD designers'])(
  'drawings on a screen are no money: %s',
  (text) => expect(findForeignCurrencies(text, 'INR')).toEqual([]),
);
it.each(['CAD 80,000 a year', 'pay is 80,000 CAD', '80k CAD'])('Canadian dollars are: %s', (text) =>
  expect(findForeignCurrencies(text, 'INR')).toEqual(['CAD']),
);
