import { expect, it } from 'vitest';
import { namedDoings } from './bare-doings.ts';
import { readDuty } from './duty.ts';

it.each([
  ['cashing up, banking', 'cashing up and banking'],
  ['Cashing up and banking', 'cashing up and banking'],
  ['opening up, cashing up, banking', 'opening up, cashing up and banking'],
  ['topping up and cleaning', 'topping up and cleaning'],
])('"%s" is work by its name', (line, name) => {
  expect(readDuty(line, { fallback: true })?.text).toBe(`do the ${name}`);
  expect(readDuty(line)?.text).toBe(`do the ${name}`);
});
it.each([
  ['setting up tables and stacking chairs', 'set up tables and stack chairs'],
  ['cashing up the till and banking takings', 'cash up the till and bank takings'],
  ['cleaning', undefined],
])('"%s" is read as it was', (line, said) => {
  expect(namedDoings(line)).toBeNull();
  expect(readDuty(line)?.text).toBe(said);
});
