import { expect, it } from 'vitest';
import { withSizes } from './sizes.ts';

it.each([
  ['staff nurse for 18-bed cardiac surgery ICU', 'staff nurse for an 18-bed cardiac surgery ICU'],
  ['cook for 40-bed care home in Leeds', 'cook for a 40-bed care home in Leeds'],
  ['sous chef at 60-seat bistro', 'sous chef at a 60-seat bistro'],
  ['warden on 25-pitch campsite by the sea', 'warden on a 25-pitch campsite by the sea'],
  ['night porter in 80-room hotel', 'night porter in an 80-room hotel'],
  ['clerk for 11-partner firm', 'clerk for an 11-partner firm'],
  ['nurse for 12-bed wards', 'nurse for 12-bed wards'],
  ['nurse for an 18-bed ICU', 'nurse for an 18-bed ICU'],
  ['staff nurse for 24-hour care', 'staff nurse for 24-hour care'],
  ['fitter for 3-phase power', 'fitter for 3-phase power'],
])('%s', (typed, said) => {
  expect(withSizes(typed)).toBe(said);
});
