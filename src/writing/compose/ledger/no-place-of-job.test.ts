import { describe, expect, it } from 'vitest';
import { briefOf } from '#testing/brief-of.ts';
import { buildLedger } from './ledger.ts';

const misplaced = (description: string): string[] => {
  const { input } = briefOf({ jobTitle: 'Site Carpenter', location: 'Leeds' }, { description });
  return [...buildLedger(input, false).notes].filter((note) => note.startsWith('Wording that places the job in'));
};

describe('a town that is no place of the job', () => {
  it.each([
    'Establishment of a sales office in Hamburg, Germany.',
    'You work in our Kirkstall unit.',
    'You will work in our Headingley facility.',
    'Office at the Basin, plus regular evenings on the towpath.',
    'Based at the Docks, with two crews.',
    'You open the new showroom in Whitby next spring.',
    'Setting up a second bakery in Selby.',
    'The acquisition of a small clinic in Halifax.',
    'One day a week or block release at college in Glenrothes.',
    'Day release at the college in Selby. Permanent.',
    'You go to a catering college in Whitby one day a week.',
    'One week in five at college in York (we pay your travel and digs).',
    'The head office is in Bradford. Full-time.',
    'Interviews are held in our office in Skipton.',
    'Two days of induction in the hospital in Halifax.',
    'We also run a hotel in Whitby and a pub in Selby.',
    'The parts come from our sister factory in Oldham.',
    'You report to the director in our Bradford office.',
    'You deliver to a depot in Wakefield twice a week.',
    'Training is at the plant in Swindon for the first month.',
    'Two days a month in our London office, travel paid.',
    'Fit kitchens for a customer in Harrogate.',
    'You work with a school in Durham.',
    'Work closely with two schools in Selby.',
    'We work alongside the hospital in York.',
    'In partnership we are linked with the university in York.',
  ])('%s', (description) => {
    expect(misplaced(description)).toEqual([]);
  });
  it.each([
    'A permanent role in our Bradford office.',
    'Chef for our new hotel in Whitby, opening in May.',
    'Permanent, in a small house for three adults in Selby. Sleep-ins.',
    'A full-time post at the college in Selby.',
    'Based in Bradford. Full-time.',
    'You work at our school in Durham.',
    'A post with a school in Durham.',
    'Based at our Bradford depot, with visits to customers in Leeds.',
  ])('but not in: %s', (description) => {
    expect(misplaced(description)).toHaveLength(1);
  });
});
