/** Keywords as other names of the post: only what surely names who holds it. */
import { expect, it } from 'vitest';
import { makeInput } from '../testing/input.ts';
import { buildLedger } from './ledger.ts';

const names = (jobTitle: string, keywords: string): string[] =>
  buildLedger(makeInput({ advert: { jobTitle, location: 'Leeds' }, brief: { keywords } }), false)
    .sentences.filter(({ fact }) => fact.kind === 'keyword')
    .map(({ fact }) => fact.text);

it.each([
  ['Accessibility Tester', 'screen reader'],
  ['Quarry Operative', 'wheel loader'],
  ['Parts Adviser', 'label printer'],
  ['IT Technician', 'password manager'],
  ['Embedded Engineer', 'device driver'],
  ['Radiographer', 'film scanner'],
  ['Farm Worker', 'combine harvester'],
  ['Lab Technician', 'plate reader'],
  ['Web Developer', 'text editor'],
])('%s: "%s" is rather a tool', (title, keyword) => {
  expect(names(title, keyword)).toEqual([]);
});

it.each([
  ['Community Midwife', 'continuity of carer'],
  ['Ward Sister', 'ratio of nurses'],
  ['Care Home Lead', 'quality of carer'],
])('%s: "%s" is a thing', (title, keyword) => {
  expect(names(title, keyword)).toEqual([]);
});

it.each([
  ['Class Lead', 'teacher of French'],
  ['Site Inspector', 'clerk of works'],
])('%s: "%s" is called by what it is of', (title, keyword) => {
  expect(names(title, keyword)).toEqual([keyword]);
});

it.each([
  ['Accessibility Tester', 'QA tester'],
  ['Warehouse Operative', 'order picker'],
  ['Coach Captain', 'bus driver'],
  ['Milk Collection Scheduler', 'transport planner'],
  ['Screen Reader Specialist', 'accessibility specialist'],
  ['Harvester Driver', 'combine driver'],
  ['Children’s Bookseller', 'bookseller'],
  ['Content Editor', 'copy writer'],
])('%s: "%s" is somebody', (title, keyword) => {
  expect(names(title, keyword).map((one) => one.toLowerCase())).toEqual(
    title.toLowerCase().includes(keyword.toLowerCase()) ? [] : [keyword.toLowerCase()],
  );
});

it.each([
  ['Optical Assistant', 'optician'],
  ['Teaching Assistant', 'primary teacher'],
  ['Dental Assistant', 'dentist'],
  ['Laboratory Aide', 'scientist'],
])('%s: "%s" is whom one helps', (title, keyword) => {
  expect(names(title, keyword)).toEqual([]);
});

it.each([
  ['Care Assistant', 'carer'],
  ['Office Assistant', 'receptionist'],
  ['Dental Assistant', 'dental aide'],
])('%s: "%s" is the same', (title, keyword) => {
  expect(names(title, keyword)).toEqual([keyword]);
});

it('takes no driver for another trade', () => {
  expect(names('Glazier', 'van driver')).toEqual([]);
  expect(names('Parcel Courier', 'van driver')).toEqual(['van driver']);
});
