import { expect, it } from 'vitest';
import { asSaid } from './named.ts';
import { readPerson } from './person.ts';

const said = (line: string): string => {
  const fact = readPerson(line);
  const worded = fact && asSaid(fact);
  return worded ? `${worded.desirable ? 'wish ' : ''}${worded.kind} ${worded.text}` : '';
};

it.each([
  ['basic stock systems', 'have a basic knowledge of stock systems'],
  ['Stock control systems', 'have knowledge of stock control systems'],
  ['till systems', 'have knowledge of till systems'],
  ['EPOS', 'have knowledge of EPOS'],
  ['warehouse systems', 'have knowledge of warehouse systems'],
  ['booking systems', 'have knowledge of booking systems'],
  ['basic Excel', 'have basic Excel skills'],
  ['HR systems', 'have knowledge of HR systems'],
  ['Good HR systems', 'have a good knowledge of HR systems'],
  ['ticketing systems', 'have knowledge of ticketing systems'],
  ['CAD packages', 'have knowledge of CAD packages'],
  ['accounting packages', 'have knowledge of accounting packages'],
  ['learning management system', 'have knowledge of learning management systems'],
  ['lab software', 'have knowledge of lab software'],
  ['lab software desirable', 'wish have knowledge of lab software'],
  ['Till systems would be an advantage', 'wish have knowledge of till systems'],
  ['basic accounts', 'have a basic knowledge of accounts'],
  ['payroll software or similar', 'have knowledge of payroll software or similar'],
])('is known and not had: %s', (line, text) => {
  expect(said(line)).toBe(text);
});

it.each([
  ['Good knowledge of food safety', 'have a good knowledge of food safety'],
  ['Sound knowledge of HR systems', 'have a sound knowledge of HR systems'],
  ['good with till systems', 'be good with till systems'],
  ['Confident with booking systems', 'be confident with booking systems'],
  ['Install alarm systems', 'can install alarm systems'],
  ['Build systems', 'can build systems'],
  ['Own laptop and software', 'have your own laptop and software'],
])('stays what it is: %s', (line, text) => {
  expect(said(line)).toBe(text);
});
