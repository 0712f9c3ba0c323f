/** Slips of quick typing are put right where they would be misread, whatever the answer tells. */
import { describe, expect, it } from 'vitest';
import { ask } from '../../testing/ask.ts';
import { makeInput } from '../../testing/input.ts';
import type { QuestionNumber } from '../note.ts';

const hygienist = makeInput({
  advert: { jobTitle: 'Dental Hygienist', location: 'Madison, WI', country: 'United States' },
  guidelines: { companyName: 'Lakeview Dental' },
});
const driver = makeInput({
  advert: { jobTitle: 'HGV Class 2 Driver', location: 'Hayle' },
  guidelines: { companyName: 'Penwith Feeds' },
});
const say = (input: typeof driver, question: QuestionNumber, answer: string): string =>
  ask(input, question, answer).contents.join(' | ');

describe('slips of quick typing', () => {
  const cases: readonly [QuestionNumber, string, string][] = [
    [4, 'calm when its busy, on time', "when it's busy"],
    [4, 'someone whos happy outdoors, 2 yrs exp', 'happy outdoors'],
    [4, 'german c1, driving licence', 'German at level C1'],
    [4, 'b2 english, driving licence', 'English at level B2'],
    [4, 'cat c + cpc, no dr10, 2 yrs exp', 'category C licence'],
    [4, 'own transport - no bus at night, 1 yr exp', 'your own transport, as there is no bus at night'],
    [4, 'first aid cert a bonus we can train you, 1 yr exp', 'first aid certificate'],
    [2, '4 days on 3 off, small team', '4 days on and 3 off'],
    [2, 'mon-fri 5.30 start abt 48 hrs, 1 sat in 4', 'Monday to Friday from 5.30, about 48 hours, 1 Saturday in 4'],
    [2, 'need a driver, current one moving to spain', 'Our current one is moving to Spain.'],
    [2, 'nights sun-thurs 10pm-6am, 12 drivers on shift', 'There are 12 drivers on shift.'],
    [2, 'unbefristet 39 hrs, start in march', 'permanent, 39 hours'],
    [6, 'irish owned, 3 sites, 140 staff', 'Irish-owned'],
    [6, '2 drivers been here 20 yrs, dogs welcome', '2 drivers have been here 20 years'],
    [6, 'no dress code. 20 of us', 'There is no dress code.'],
    [6, 'no tvs no egos. 20 of us', 'There are no TVs and no egos.'],
    [6, 'zero accidents last 2 yrs, 40 staff', 'in the last 2 years'],
    [6, 'founders ex freshworks, 60 ppl', 'Our founders came from Freshworks.'],
    [5, '£30k, ot time n a half, parking', 'overtime at time and a half'],
    [5, '£30k, closed xmas day boxing day, parking', "We're closed Christmas Day and Boxing Day"],
    [5, '£30k, 5 days training a yr, parking', '5 days of training a year'],
    [7, 'cv to jo@pell.example till 31.1.', 'by 31 January'],
    [7, 'cv to jo@pell.example, 3 rounds: call, test, founder', 'There are 3 rounds: call, test, founder.'],
  ];
  it.each(cases)('question %i: %s', (question, answer, wanted) => {
    expect(say(driver, question, answer)).toContain(wanted);
  });

  it('hires nobody who is there already', () => {
    const text = say(hygienist, 2, 'FT hygienist for family practice, 3 docs 5 hygienists. new building');
    expect(text).not.toContain('hiring 5');
  });

  it('sees patients, and points on a licence', () => {
    expect(say(hygienist, 3, '8 pts a day, educate pts, keep own room')).toContain('8 patients a day');
    expect(say(driver, 4, 'no more than 6pts, cpc, 2 yrs exp')).toContain('6 points');
  });

  it('knows the job by half of its title', () => {
    expect(say(driver, 2, 'class 2 needed to deliver feed to farms. same lorry every day')).toContain(
      "We're looking for a Class 2 driver to deliver feed to farms.",
    );
  });
});

describe('a headline that begins with the title', () => {
  it.each([
    ['dental hygienist 4 day wk no weekends madison', 'Dental Hygienist in Madison: 4-day week, no weekends'],
    ['dental hygienist madison great team', 'Dental Hygienist in Madison: great team'],
  ])('says who and where, and then what: %s', (answer, wanted) => {
    expect(ask(hygienist, 1, answer).contents[0]).toBe(wanted);
  });
});

describe('what is told of the reader, and how much it is asked for', () => {
  const officer = makeInput({
    advert: { jobTitle: 'Museum Learning Officer', location: 'North Shields' },
    guidelines: { companyName: 'Tyne Museum' },
  });
  it('calls the holder of the title "you"', () => {
    const text = say(officer, 3, 'The Learning Officer will plan workshops. They will train ten volunteers.');
    expect(text).toContain("You'll plan workshops");
    expect(text).not.toContain('Officer will');
  });
  it.each([
    ['You must be working towards a diploma. You like people.', 'You must be working towards a diploma.'],
    ['You must be punctual. You like people.', 'You must be punctual.'],
  ])('keeps a must: %s', (answer, wanted) => {
    expect(say(officer, 4, answer)).toContain(wanted);
  });
  it('makes an order of a line among orders', () => {
    const text = say(officer, 3, 'Process invoices each week. Match invoices with orders. Prepare payment runs.');
    expect(text).toContain('match invoices with orders');
  });
  it('says how many of us are women, and how high a crane is', () => {
    expect(say(officer, 6, 'We employ 1,200 people, and more than 40% of them are women.')).toContain(
      '40% of them are women',
    );
    expect(say(officer, 4, 'You are used to heights: some cranes are 40 metres tall.')).toContain('40 metres tall');
  });
  it('has a degree, and no bare line', () => {
    expect(say(officer, 4, 'B.Com or M.Com with 2 to 4 years of experience. You know VAT.')).toMatch(
      /a B\.Com or M\.Com with/,
    );
  });
});

describe('shorthand of trades, schools and kitchens', () => {
  const cases: readonly [QuestionNumber, string, string][] = [
    [2, 'req 3 drivers for nights, 32h, team 9 people', "We're hiring 3 drivers"],
    [2, 'due to growth need 6 drivers for hayle, start asap', "We're growing and need 6 drivers"],
    [3, '1:1 am, small groups pm, prep resources', 'one-to-one support in the mornings'],
    [4, 'qqi l5 or doing it, car, on time', 'You have a QQI level 5, or are doing it.'],
    [4, 'garda vetting we do it, car, on time', 'We do the Garda vetting.'],
    [4, '1+ yr on a line, car, on time', 'at least a year on a line'],
    [4, 'gd sense of humour, car, on time', 'a good sense of humour'],
    [5, '€14 ph dep on qualis, phone', 'depending on qualifications'],
    [5, 'grade c £12.85 ph, free parking', '(grade C)'],
    [5, '3200-3700 eur month, 30 days', '€3,200 to €3,700 a month'],
    [6, 'local co since 2012, 70 carers', "We've been a local company since 2012."],
    [6, 'dog called biscuit, staff rm has decent coffee. 20 of us', 'dog called biscuit'],
    [
      7,
      'ring jo 01736 555 010, intv by phone then meet a carer',
      'The interview is by phone and then you meet a carer.',
    ],
    [7, 'ring jo 01736 555 010, closes fri 12 jan noon', 'noon on Friday 12 January'],
  ];
  it.each(cases)('question %i: %s', (question, answer, wanted) => {
    expect(say(driver, question, answer)).toContain(wanted);
  });
});

describe('careful sentences that were torn', () => {
  it('keeps what the first half says of the second', () => {
    const typed = 'One year of nursing is required; dialysis experience is not, because we train you for 10 weeks.';
    expect(say(hygienist, 4, `${typed} You are steady.`)).toContain(typed);
  });
  it('keeps two adjectives of one thing', () => {
    expect(say(driver, 4, 'A clean licence\nA calm, playful manner')).toContain('a calm, playful manner');
  });
  it('keeps the bank holidays with the leave', () => {
    expect(
      say(driver, 5, "£30,000. 28 days' annual leave, rising to 33 after five years, plus bank holidays."),
    ).toContain('rising to 33 after five years plus bank holidays');
  });
  it('tells whom it adds once', () => {
    const text = say(
      hygienist,
      2,
      'Lakeview Dental is adding a dental hygienist to its Madison clinic. You work four days.',
    );
    expect(text.match(/Lakeview/g)?.length).toBe(1);
  });
});

describe('more shorthand, and what it must not be taken for', () => {
  const cases: readonly [QuestionNumber, string, string][] = [
    [2, 'busy 5 chair shop on byres rd, need 1 ft driver. small team', '5-chair shop on Byres Road'],
    [2, 'drive 3 routes, early starts. hiring bc we added 2 routes', "We're hiring because we added 2 routes."],
    [2, 'need 2 drivers for new depot opening nov, early starts', 'opening in November'],
    [4, '2 yrs min on the floor, own kit, on time', 'at least 2 years on the floor'],
    [4, 'state exam physio, german b2, on time', 'state exam physio'],
    [4, 'must like cows, milked before, tractor lic, can work alone', 'You have milked before.'],
    [4, 'care cert or will do it wi 12 wks, kind n patient, on time', 'willingness to do it within 12 weeks'],
    [4, 'telugu + hindi + english, 2 yrs exp, on time', 'speak Telugu, Hindi and English'],
    [5, '£30k, 2 bed house, parking', 'a 2-bedroom house'],
    [5, '60% comm, tips urs, 28 days hol', '60% commission'],
    [5, '£30k, 7 pd holidays, 5.6 wks, parking', '5.6 weeks'],
    [6, 'family owned since 03, 22 ppl', "We've been family-owned since 2003"],
    [6, 'start up 2019, no scripts we write like humans. 20 of us', 'We write like humans.'],
    [6, 'irish family co 1994, 20 of us', 'company since 1994'],
    [6, 'discussion grp every mth. 20 of us', 'discussion group every month'],
    [7, 'just call jo on 01736 555 010, coffee w us', 'Just call Jo on 01736 555 010.'],
  ];
  it.each(cases)('question %i: %s', (question, answer, wanted) => {
    expect(say(driver, question, answer)).toContain(wanted);
  });

  it('scans by OCT, and not in October', () => {
    expect(say(hygienist, 3, 'You will do eye tests and OCT scans. You help.')).toContain('OCT scans');
  });
  it('wishes for an IB school only as the place of the years', () => {
    const text = say(driver, 4, 'Three years of experience in a school library, preferably an IB school. You drive.');
    expect(text).toContain('in a school library (preferably an IB school)');
  });
  it.each([
    'A CDL, or the ability to get one within six months.',
    "One year's experience of working with young people, paid or voluntary.",
  ])('has no bare line: %s', (typed) => {
    const text = say(driver, 4, `${typed} You drive well.`);
    expect(text).toContain(typed.slice(1, -1));
    expect(text).not.toContain(typed);
  });
});

describe('what would say more than was typed', () => {
  it('keeps how often', () => {
    expect(say(driver, 3, 'fit doors, order timber, sometimes repair old barns')).toContain(
      'sometimes repair old barns',
    );
  });
  it.each([
    [6, 'coffee on at 5 am, new vans, 40 drivers', /coffee on is/],
    [6, 'same supervisor 15 yrs, new vans, 40 drivers', /supervisor is 15/],
    [3, 'plan labour, stock accuracy, train 2 leads', /you(?:'ll| also)? stock accuracy/i],
    [4, 'c1 nice, 2 yrs exp, on time', /about 1/],
  ] as const)('makes no sentence of it, question %i: %s', (question, answer, wrong) => {
    expect(say(driver, question, answer)).not.toMatch(wrong);
  });
  it('tells whom we look for before the rest', () => {
    expect(say(driver, 2, 'we need a driver ft or 4 days, mixed fleet of 9, new yard')).toContain(
      'We need a driver full-time or 4 days a week.',
    );
  });
});

describe('a bracket, a bag and a state', () => {
  it.each([
    [4, 'food handlers card (or get w/in 30 days), 1 yr exp, on time', /\(or willingness to get it within 30 days\)/],
    [4, 'fit - bags 25kg, 1 yr exp, on time', /^(?!.*(?:able to|You) bags? 25)/],
    [4, 'state recognised educator, 3 yrs exp, on time', /state-recognised educator/],
  ] as const)('question %i: %s', (question, answer, wanted) => {
    expect(say(driver, question, answer)).toMatch(wanted);
  });
});
