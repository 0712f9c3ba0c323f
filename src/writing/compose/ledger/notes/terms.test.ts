import { describe, expect, it } from 'vitest';
import { sayNote } from './say-note.ts';
import { ofTerms, withoutPointer } from './terms.ts';

describe('a note of terms', () => {
  it.each([
    ['5 over 7', 'You work 5 days over 7'],
    ['Five days over seven', 'You work five days over seven'],
    ['Three-shift system Monday to Friday', 'You work a three-shift system, Monday to Friday'],
    ["30 or 37.5 hours (tell us which you'd like)", "You work 30 or 37.5 hours a week (tell us which you'd like)"],
    ['2nd and 4th Saturday off', 'You have the 2nd and 4th Saturday off'],
    ['alternate Fridays off', 'You have alternate Fridays off'],
    [
      'General shift with rotation as required, 6 days a week, 2nd and 4th Saturday off',
      'You work a general shift with rotation as required, 6 days a week, with the 2nd and 4th Saturday off',
    ],
    ['Night shift, Sunday to Wednesday', 'You work a night shift, Sunday to Wednesday'],
    ['Two year commis chef apprenticeship, Level 6', 'This is a two-year commis chef apprenticeship, Level 6'],
    ['18 month contract', 'This is an 18-month contract'],
    ['College on day release', 'You go to college on day release'],
    ['college one day a week', 'You go to college one day a week'],
    ['Base salary plus 60% OTE variable, uncapped', 'You get a base salary plus 60% OTE variable, uncapped'],
    [
      '37 hours Monday to Friday, one week in seven on call (paid extra)',
      'You work 37 hours a week, Monday to Friday, and are on call one week in seven (paid extra)',
    ],
    [
      'three 12 hour days one week and four the next, nights every sixth week',
      'You work three 12-hour days one week and four the next, with nights every sixth week',
    ],
    ['Four long days, nights every third week', 'You work four long days, with nights every third week'],
    [
      'Unlimited contract, three-shift system Monday to Friday',
      'This is an unlimited contract with a three-shift system, Monday to Friday',
    ],
    ['3 days from office', 'You work 3 days from the office'],
    ['Notice period up to 45 days is ok', 'A notice period of up to 45 days is fine'],
    [
      'Working language in the technical team is English, German is needed for the safety briefings',
      'The working language in the technical team is English, and German is needed for the safety briefings',
    ],
    ['Four on four off, 4am starts', 'You work four on, four off, with 4am starts'],
    ['4 nights on, 4 nights off', 'You work 4 nights on, 4 off'],
    ['40 hours a week, Tuesday to Saturday', 'You work 40 hours a week, Tuesday to Saturday'],
    [
      'Hybrid: Munich office two days a week, the rest at home or with customers',
      'The job is hybrid: two days a week in the Munich office, the rest at home or with customers',
    ],
    ['Basic + commission', 'You get a basic salary plus commission'],
  ])('%s', (typed, said) => {
    expect(ofTerms(typed)).toBe(said);
  });
  it.each([
    'College tutors visit',
    'Two year groups share the hall',
    'Night porter wanted',
    'Base in Leeds plus travel',
    'Two days a week from home',
    'Four days over five considered',
    'Two days of training',
  ])('leaves "%s" alone', (typed) => {
    expect(ofTerms(typed)).toBeNull();
  });
  it('points at nothing that an advert does not show', () => {
    expect(withoutPointer('Base salary as shown plus 60% OTE variable')).toBe('Base salary plus 60% OTE variable');
    expect(withoutPointer('Pay as advertised, paid weekly')).toBe('Pay, paid weekly');
    expect(withoutPointer('As shown by our growth')).toBe('As shown by our growth');
  });
  it('has what comes on top of the pay', () => {
    expect(sayNote('Per hour, plus mileage')).toBe('There is mileage on top of the pay');
    expect(sayNote('Paid hourly plus tips')).toBe('There are tips on top of the pay');
  });
  it('has what comes with the hours', () => {
    expect(sayNote('38 hours per week in two shifts (early and late), on-call duty one week in six')).toBe(
      '38 hours per week in two shifts (early and late), with on-call duty one week in six',
    );
  });
  it('has its verb', () => {
    expect(sayNote('Part-time considered')).toBe('Part-time is considered');
    expect(sayNote('Full-time or part-time possible')).toBe('Full-time or part-time is possible');
  });
});
