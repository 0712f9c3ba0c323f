import { describe, expect, it } from 'vitest';
import { isProduct } from './notes/products.ts';
import { readNotes } from './notes.ts';
import { withSubject } from './record/proof.ts';

describe('notes on what somebody has charge of and where they stand', () => {
  it.each([
    ['Patch of 420 homes.', ['You have a patch of 420 homes']],
    ['caseload of 25', ['You have a caseload of 25']],
    ['Round of 90 lifts in Leeds and Bradford', ['You have a round of 90 lifts in Leeds and Bradford']],
    ['A portfolio of 300 flats', ['You look after a portfolio of 300 flats']],
    ['Capped caseload of 18 families', ['You have a capped caseload of 18 families']],
    ['List of 1,800 patients', ['You have a list of 1,800 patients']],
    ['Hematology and chemistry benches', ['You work on the hematology and chemistry benches']],
    ['Front desk', ['You work on the front desk']],
    ['press line', ['You work on the press line']],
    ['Permanent, patch of 420 homes, hybrid', ['Permanent', 'You have a patch of 420 homes', 'Hybrid']],
  ])('%s', (typed, said) => {
    expect(readNotes(typed, ['officer'])).toEqual(said);
  });
  it.each(['Round of 3 interviews', 'Second press line planned', 'Own desk'])('leaves %s as it is', (typed) => {
    expect(readNotes(typed, ['officer']).join(' ')).not.toMatch(/^You (?:have|work)/);
  });
});

describe('what belongs to what in a row', () => {
  it.each([
    [
      'Full-time, hybrid, Tuesdays and Wednesdays in the LoDo office.',
      'hybrid, with Tuesdays and Wednesdays in the LoDo office',
    ],
    ['Hybrid, Mondays at our Leeds office', 'ybrid, with Mondays at our Leeds office'],
    ['Permanent, an average of 48 hours a week.', 'ermanent, with an average of 48 hours a week'],
    [
      'Four-year apprenticeship, 39 hours a week, one day a week at Dundee and Angus College.',
      'four-year apprenticeship, 39 hours a week, with one day a week at Dundee and Angus College',
    ],
    [
      'Two-year apprenticeship, one day a fortnight at Hull College',
      'two-year apprenticeship, with one day a fortnight at Hull College',
    ],
  ])('%s', (typed, said) => {
    expect(readNotes(typed, ['officer']).join('. ')).toContain(said);
  });
});

describe('on-target earnings', () => {
  it.each([
    ['OTE $150,000 to $170,000.', 'On-target earnings are $150,000 to $170,000'],
    ['OTE £60k', 'On-target earnings are £60k'],
    ['first-year OTE €80,000', 'First-year on-target earnings are €80,000'],
    ['£70k OTE', 'On-target earnings are £70k'],
    ['OTE £55,000 - £65,000', 'On-target earnings are £55,000 to £65,000'],
    ['Year 1 OTE £60k+', 'First-year on-target earnings are at least £60k'],
  ])('%s', (typed, said) => {
    expect(readNotes(typed, ['executive'])).toEqual([said]);
  });
});

describe('what a company makes is no work', () => {
  it.each([
    'Scheduling software for clinics and care homes',
    'Payroll software for small firms',
    'Organic feed for dairy farms',
    'Medical devices for eye surgery',
    'SaaS for dentists',
    'Craft beer for pubs in the north west',
    'Frozen meals for hospitals and schools',
    'Plastic parts for the car industry',
  ])('%s', (typed) => {
    expect(isProduct(typed)).toBe(true);
  });
  it.each([
    'Selling software for dentists',
    'Build software for clinics',
    'Meals for staff',
    'Tools for the job',
    'Fitting windows for councils',
    'Free parking for staff',
  ])('but not %s', (typed) => {
    expect(isProduct(typed)).toBe(false);
  });
  it('stands by itself', () => {
    expect(readNotes('Full-time, payroll software for small firms, hybrid', ['engineer'])).toEqual([
      'Full-time, hybrid',
      'Payroll software for small firms',
    ]);
  });
});

describe('who has left, and what marks we hold', () => {
  it.each([
    ['Only 2 drivers left in 2025', 'Only two of our drivers left us in 2025'],
    ['Nobody left in 2024', 'Nobody left us in 2024'],
    ['3 people left last year', 'Three people left us last year'],
    ['no one has left since 2021', 'No one has left us since 2021'],
    ['Only 4 places left in 2026', 'Only 4 places left in 2026'],
    ['A2 credit rating', 'We hold an A2 credit rating'],
    ['G1/V1 rating from the regulator in 2025', 'We received a G1/V1 rating from the regulator in 2025'],
    ['five-star hygiene rating', 'We hold a five-star hygiene rating'],
    ['ISO 9001', 'We hold ISO 9001'],
    ['CHAS accreditation', 'We hold CHAS accreditation'],
    ['Magnet status since 2016', 'We have held Magnet status since 2016'],
    ['Ofsted Outstanding', 'Ofsted rated us Outstanding'],
  ])('%s', (typed, said) => {
    expect(withSubject(typed)).toBe(said);
  });
});
