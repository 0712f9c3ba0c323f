import { expect, it } from 'vitest';
import { withTypedCapitals } from './typed-capitals.ts';

it.each([
  ['a pro 2 avalanche certificate', 'Pro 2 avalanche cert', 'a Pro 2 avalanche certificate'],
  ['a delta 4 licence', 'Delta 4 licence', 'a Delta 4 licence'],
  [
    'a valid european train driving licence',
    'Valid European Train Driving Licence',
    'a valid European train driving licence',
  ],
  ['a full british passport', 'Full British passport', 'a full British passport'],
  ['experience of Wound care', 'Experience of Wound care', 'experience of wound care'],
  ['experience of Tree planting', 'Experience of Tree planting', 'experience of tree planting'],
])('words "%s" of "%s" with its capitals', (text, typed, worded) => {
  expect(withTypedCapitals(text, typed)).toBe(worded);
});

it.each([
  ['experience of Excel reporting', 'Experience of Excel reporting'],
  ['experience with Sage payroll', 'Sage payroll'],
  ['experience of Montessori teaching', 'Montessori teaching'],
  ['a level 3 diploma', 'Level 3 diploma'],
  ['at least 2 years’ experience', 'Minimum 2 years experience'],
  ['experience of German tax', 'Experience of German tax'],
])('leaves "%s" alone', (text, typed) => {
  expect(withTypedCapitals(text, typed)).toBe(text);
});
