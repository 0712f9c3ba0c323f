/** Work of a kind that is only named: somebody has done it. */
import { expect, it } from 'vitest';
import { readPerson } from './person.ts';

it.each([
  ['five-axis work', 'experience of five-axis work'],
  ['Five-axis work would be useful', 'experience of five-axis work'],
  ['tower work', 'experience of tower work'],
  ['roof and gutter work desirable', 'experience of roof and gutter work'],
  ['Sheet metal work', 'experience of sheet metal work'],
  ['lime plaster work', 'experience of lime plaster work'],
  ['high-voltage work an advantage', 'experience of high-voltage work'],
  ['Stained-glass work', 'experience of stained-glass work'],
])('%s', (typed, text) => expect(readPerson(typed)?.text).toBe(text));
it.each([
  'Night work',
  'Shift work',
  'A portfolio of work',
  'Social work degree',
  'Experience of tower work',
  'Team work',
  'Some tower work',
])('but not %s', (typed) =>
  expect(readPerson(typed)?.text ?? '').not.toMatch(/experience of (?:night|shift|a |social|experience|team|some)/),
);
