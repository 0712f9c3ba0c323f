import { expect, it } from 'vitest';
import { readPerson } from './person.ts';

it.each([
  ['coordinate measuring machine', 'experience with coordinate measuring machines'],
  ['Coordinate measuring machines (CMM)', 'experience with coordinate measuring machines (CMM)'],
  ['lift truck', 'experience with lift trucks'],
  ['press brake', 'experience with press brakes'],
  ['guard dogs', 'experience with guard dogs'],
  ['time sheets', 'experience with time sheets'],
  ['drive systems', 'experience with drive systems'],
  ['pilot plants', 'experience with pilot plants'],
  ['mix designs', 'experience with mix designs'],
  ['test automation', 'experience of test automation'],
  ['market access', 'experience of market access'],
  ['design for manufacture', 'experience of design for manufacture'],
  ['cook-chill', 'experience of cook-chill'],
  ['trace heating', 'experience of trace heating'],
  ['plant operation', 'experience of plant operation'],
])('%s is the name of a thing, and no order', (line, text) => {
  expect(readPerson(line)).toMatchObject({ kind: 'have', text });
});

it.each([
  ['drive vans', 'drive vans'],
  ['lift heavy boxes', 'lift heavy boxes'],
  ['mix paint', 'mix paint'],
])('%s stays what somebody can do', (line, text) => {
  expect(readPerson(line)).toMatchObject({ kind: 'can', text });
});

it('a course that is only named is told, and nobody is it', () => {
  expect(readPerson('train the trainer')).toBeNull();
});
