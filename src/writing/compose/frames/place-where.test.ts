import { expect, it } from 'vitest';
import { guideFrames } from './guides.ts';

const place = guideFrames.find(({ template }) => template.includes('is a place where'));

it.each([
  ['Doors open at 8, whatever the weather', false],
  ['Grants are shared out each spring', false],
  ['Managers do one shift a month on the floor', true],
  ['Nobody eats alone', true],
])('is a place where people do something: %s (%s)', (text, fits) => {
  expect(place?.match?.test(text)).toBe(fits);
});
