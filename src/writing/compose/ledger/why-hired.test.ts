import { expect, it } from 'vitest';
import { withReasonApart } from './why-hired.ts';

it.each([
  [
    'We are hiring a pensions administrator for our defined contribution team because two large schemes are moving to us.',
    'We are hiring a pensions administrator for our defined contribution team. We are hiring because two large schemes are moving to us.',
  ],
  [
    "We're looking for a second baker as our night bake has doubled. Permanent.",
    "We're looking for a second baker. We are hiring because our night bake has doubled. Permanent.",
  ],
])('why the house hires is said of the house: %s', (typed, said) => expect(withReasonApart(typed)).toBe(said));

it.each([
  'We are hiring a baker as a partner.',
  'We close early because our bakers start at 3.',
  'We are looking for a driver who stays because the work is good.',
])('%s', (typed) => expect(withReasonApart(typed)).toBe(typed));
