/** Requirements and tasks as they stand in short lists, read whole. */
import { expect, it } from 'vitest';
import { buildLedger } from '../../ledger/ledger.ts';
import { makeInput } from '../../testing/input.ts';
import { readDuty } from '../tasks/duty.ts';
import { readPerson } from './person.ts';
import { splitRequirements } from './split.ts';

it.each([
  ['strong lamination', 'have', 'strong lamination skills'],
  ['B.Com or equal degree', 'have', 'a B.Com or equal degree'],
  ['Own hand tools, power tools are supplied', 'have', 'your own hand tools'],
  ['Enhanced DBS check (paid by the practice)', 'have', 'an enhanced DBS check, which we pay for'],
  ['Paediatric first aid (we will train you)', 'be', 'willing to train in paediatric first aid'],
  ['Paediatric first aid', 'have', 'a paediatric first aid certificate'],
  ['willing to take Cert CII', 'be', 'willing to take Cert CII'],
  ['willing to take a first aid cert', 'be', 'willing to take a first aid certificate'],
  ['Up to date with CPD', 'be', 'up to date with CPD'],
])('%s', (typed, kind, text) => expect(readPerson(typed)).toMatchObject({ kind, text }));

it('years "plus" are more of them, and no wish', () => {
  const [years = ''] = splitRequirements('Small animal experience of 2 years plus, kind');
  expect(readPerson(years)).toMatchObject({ text: 'small animal experience of 2+ years', desirable: false });
  const [licence = ''] = splitRequirements('Forklift licence a plus');
  expect(readPerson(licence)).toMatchObject({ desirable: true });
});

it.each([
  [
    'able to read schematics, clean driving record, TWIC card',
    ['read schematics', 'a clean driving record', 'a TWIC card'],
  ],
  ['able to lift 60 lb, own hand tools', ['lift 60 lb', 'your own hand tools']],
  ['able to drive, clear handwriting', ['drive', 'clear handwriting']],
  ['able to run a till, clear tables, open the shop', ['run a till', 'clear tables', 'open the shop']],
  ['able to keep records, clean equipment', ['keep records', 'clean equipment']],
  [
    'eye for a hundredth of a millimetre, wire and sink erosion',
    ['an eye for a hundredth of a millimetre', 'wire and sink erosion'],
  ],
  [
    'experience of a succession in a family firm, paper or pyrotechnics knowledge helpful',
    ['experience of a succession in a family firm', 'paper or pyrotechnics knowledge'],
  ],
  ['Basic MS Excel', ['basic MS Excel skills']],
  ['driving licence, conversational Welsh is useful', ['a driving licence', 'conversational Welsh']],
  ['good timekeeping, we start at 6', ['good time-keeping skills']],
])('each part of "%s" is asked for by itself', (typed, texts) => {
  expect(splitRequirements(typed).map((part) => readPerson(part)?.text)).toEqual(texts);
});

it('what people are helped to do is not what one does', () => {
  const { duties } = buildLedger(
    makeInput({
      advert: { jobTitle: 'Support Worker' },
      brief: {
        responsibilitiesRole: 'Help people cook, shop and get out, support with personal care, give medication',
      },
    }),
    false,
  );
  expect(duties.map(({ fact }) => fact.text)).toEqual([
    'help people cook, shop and get out',
    'support with personal care',
    'give medication',
  ]);
});

it.each([
  ['fit to climb', 'be', 'fit to climb'],
  [
    'Some experience with the public, shop or cafe is fine',
    'have',
    'some experience with the public (shop or cafe is fine)',
  ],
])('%s', (typed, kind, text) => expect(readPerson(typed)).toMatchObject({ kind, text }));

it('what is drawn first is a thing, and nothing that is done', () =>
  expect(readDuty('Support of new product projects from the first drawing')?.text).toBe(
    'support new product projects from the first drawing',
  ));
