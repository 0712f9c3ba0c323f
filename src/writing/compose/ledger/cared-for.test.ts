import { expect, it } from 'vitest';
import { findExclusion } from './withhold.ts';

it.each([
  'You see the same women from booking to birth, in a unit of 14 beds',
  'You see the same women all the way through',
  'Carry a caseload of women with mixed risk',
  'Community Midwife: see the same women all the way through. Apply now.',
  'One midwife for each woman in active labour',
  'To provide safe, woman-centred care throughout pregnancy, birth and the postnatal period',
  'Lead on knowing the women you care for',
  'Every woman has a named midwife for her pregnancy',
  'We run two clinics for women and one for men',
  'A refuge for women and their children',
  'Cut hair for men and boys in a six-chair barber shop',
  'Run drop-in sessions for young men leaving prison',
  'Fit suits for men and coats for women',
  'Football sessions for girls on Saturday mornings',
])('shuts nobody out: %s', (text) => {
  expect(findExclusion(text)).toBeNull();
});
it.each([
  'We want a woman for the labour ward',
  'We hire the same women every summer',
  'The manager will see that he lifts with him, applicants must be strong men',
  'Women preferred on the maternity ward',
  'Female midwives only',
  'A strong man for the prison kitchen, men only',
  'Male candidates for the barber shop',
  'The role suits women',
  'A job for young men',
  'Looking for a girl for reception',
  'He runs the salon from Monday to Friday',
  'Ideal for women returning to work',
  'We need a good man for the salon',
  'Weekly review is with him and not through layers',
  'See the same women all the way through. Only women may apply.',
])('is withheld: %s', (text) => {
  expect(findExclusion(text)).not.toBeNull();
});
