import { describe, expect, it } from 'vitest';
import { againstFigures } from './conflict-figures.ts';
import { findContract, findHours } from './slots.ts';

describe('figures of the job description against those of the brief', () => {
  it('are not measured by a level that is withheld', () => {
    expect(againstFigures('Native German speakers only, Git')('German B2 and English B2')).toBeNull();
    expect(againstFigures('German C1, Git')('German B2')).toContain('another level of German');
  });
  it.each([
    ['You run a 6 shed unit', 'Check litter in 8 sheds', /8.*6/],
    ['A landlord of 7,250 homes', 'Repairs to 6,900 homes', /6,900 homes, the brief of 7,250\./],
    ['12,400 clients across Europe', 'Serve 9,800 clients', /9,800.*12,400/],
    ['A caseload of 40 clients', 'A portfolio of 25 clients', /25.*40/],
    ['around 40 client companies', 'Payroll for a portfolio of 25 clients', /25.*40/],
    ['Close up three nights a week', 'Late shifts until 2:00, 4 nights a week', /4.*3/],
    ['around 30% travel', 'Travel of up to 50%', /50%.*30%/],
    ['English fluent, Dutch A2 is enough', 'Dutch at least B2', /level of Dutch/],
    ['Fluent Polish and English', 'Business fluent English, Polish is an advantage', /level of Polish/],
    ['German is not needed', 'Good German', /level of German/],
  ])('%s / %s', (brief, line, note) => {
    expect(againstFigures(brief)(line)).toMatch(note);
  });
  it.each([
    ['You run a 6 shed unit', 'Check litter in 6 sheds'],
    ['a 7,250-home association', 'Decarbonise 1,140 homes off the gas grid'],
    ['We look after 11,600 tenants', 'Talk to 11,600 tenants in 3 towns'],
    ['A landlord of 4,300 homes', 'Refit 300 homes that need a new roof'],
    ['You run a 6 shed unit', 'Check litter in the sheds'],
    ['A caseload of 40 clients', 'Visit 5 clients a day'],
    ['Fluent German and English', 'Fluent English'],
    ['Fluent German', 'Teach German to adults'],
    ['200 rooms, 30 of them suites', 'Inspect rooms'],
    ['2 restaurants and 40 rooms', 'Run the 2 restaurants'],
    ['You run five shops', 'Experience of running three shops or more'],
    ['You run five shops, has run three clinics', 'Visit two clinics'],
    ['A home of 40 residents', 'have managed a home with at least 20 residents'],
  ])('nothing against: %s / %s', (brief, line) => {
    expect(againstFigures(brief)(line)).toBeNull();
  });
});

describe('hours and contracts by other names', () => {
  it.each([
    ['Unlimited contract', 'permanent'],
    ['Contract: open-ended', 'permanent'],
    ['Contract: 6 month temp to perm', 'fixed-term'],
    ['Contract limited to 2 years.', 'fixed-term'],
    ['Casual shifts, some are made permanent each autumn', 'casual'],
    ['Unlimited holidays', null],
    ['Our open-ended questions', null],
    ['Permanent, full-time', 'permanent'],
  ])('%s', (text, contract) => {
    expect(findContract(text)).toBe(contract);
  });
  it('knows an average for one', () => {
    expect(findHours('45 average, Monday to Saturday', true)).toBe('an average of 45 hours a week');
    expect(findHours('Rota of 44 hrs/wk average')).toBe('an average of 44 hours a week');
    expect(findHours('12 hr shifts, 42 hrs average')).toBe('an average of 42 hours a week');
    expect(findHours('42 hours averaged over two weeks', true)).toBe('an average of 42 hours a week');
    expect(findHours('37.5 hours (averaged over the year)', true)).toBe('an average of 37.5 hours a week');
    expect(findHours('40 hours a week, averaged over four weeks')).toBe('an average of 40 hours a week');
    expect(findHours('75 hours over two weeks', true)).toBeNull();
    expect(findHours('72 hours a fortnight', true)).toBeNull();
    expect(findHours('42 hours over five days', true)).toBe('42 hours a week');
    expect(findHours('36 hours in a four-day week')).toBe('36 hours a week');
    expect(findHours('Rotating nights, 39 hrs averaged over the month')).toBe('an average of 39 hours a week');
    expect(findHours('45 hours a week, above average pay')).toBe('45 hours a week');
  });
});
