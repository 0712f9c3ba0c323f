import { expect, it } from 'vitest';
import { readPerson } from './person.ts';

const read = (line: string): string => {
  const fact = readPerson(line);
  return fact ? `${fact.kind} ${fact.text}` : '';
};

it.each([
  ['Personal licence holder, or willing to become one', 'do have a personal licence or are willing to get one'],
  ['Personal licence holder or working towards it', 'do have a personal licence or are working towards one'],
  [
    'First aid certificate holder or willing to train',
    'do have a first aid certificate or are willing to train for one',
  ],
  [
    'SIA licence holder or willing to obtain one within three months',
    'do have an SIA licence or are willing to get one within three months',
  ],
  ['IPAF card holder, or prepared to train', 'do have an IPAF card or are prepared to train for one'],
  ['D1 licence holder or happy to apply for one', 'do have a D1 licence or are happy to apply for one'],
  ['Chartered member or working towards it', 'be a chartered member or working towards becoming one'],
  ['MCIPD member or willing to become one', 'be an MCIPD member or willing to become one'],
  ['Qualified AAT, or prepared to study for it', 'be AAT qualified or prepared to study for it'],
  ['AAT qualified or studying', 'be AAT qualified or studying for it'],
  ['Level 3 qualified or willing to complete', 'do have a Level 3 qualification or are willing to complete one'],
])('nobody becomes a paper: %s', (line, text) => {
  expect(read(line)).toBe(text);
});

it.each([
  ['Personal licence holder', 'have a personal licence'],
  ['SIA licence holder', 'have an SIA licence'],
  ['CSCS card holder', 'have a CSCS card'],
  ['Full driving licence holder', 'have a full driving licence'],
  ['Ohio notary or willing to become one', 'be an Ohio notary or willing to become one'],
])('stays what it is: %s', (line, text) => {
  expect(read(line)).toBe(text);
});

it('keeps the wish', () => {
  expect(readPerson('Personal licence holder, or willing to become one', 'desirable')?.desirable).toBe(true);
});
