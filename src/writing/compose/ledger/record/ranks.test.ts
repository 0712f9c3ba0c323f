import { describe, expect, it } from 'vitest';
import { withSubject } from './proof.ts';
import { namesRank } from './ranks.ts';

describe('a rank that was jotted down', () => {
  it.each([
    [
      'Silver, Best Independent Cheese Counter, Marches Food Awards 2025',
      'We won Silver for Best Independent Cheese Counter at the Marches Food Awards 2025',
    ],
    ['Bronze in the Best Butcher category 2023', 'We won Bronze in the Best Butcher category 2023'],
    [
      'Finalist, Best Small Employer, Yorkshire Business Awards 2024',
      'We were a finalist for Best Small Employer at the Yorkshire Business Awards 2024',
    ],
    [
      'Regional winner, National Apprenticeship Awards 2023',
      'We were the regional winner at the National Apprenticeship Awards 2023',
    ],
    ['Second place in the 2024 Regional Apprentice Awards', 'We came second in the 2024 Regional Apprentice Awards'],
    ["Shortlisted twice for the Queen's Award", "We were shortlisted twice for the Queen's Award"],
    ['Nominated for Care Home of the Year 2024', 'We were nominated for Care Home of the Year 2024'],
    [
      'Honourable mention, Chicago Green Building Awards 2023',
      'We had an honourable mention at the Chicago Green Building Awards 2023',
    ],
    ['Won Silver at the 2024 Green Apple Awards', 'We won Silver at the 2024 Green Apple Awards'],
    ['Joint winner, Housing Team of the Year 2023', 'We were joint winner for Housing Team of the Year 2023'],
    ['2nd, Best Kept Station 2024', 'We came 2nd for Best Kept Station 2024'],
    ['Runner up in the National Bus Awards 2024', 'We were runner up in the National Bus Awards 2024'],
    // What is none stays.
    ['Silver Investors in People since 2019', 'Silver Investors in People since 2019'],
    ['Gold in one of our rings is recycled', 'Gold in one of our rings is recycled'],
    ['We won Silver at the Green Apple Awards', 'We won Silver at the Green Apple Awards'],
    ['Third of the staff have left a pub to join us', 'Third of the staff have left a pub to join us'],
  ])('%s', (noted, said) => {
    expect(withSubject(noted)).toBe(said);
  });

  it('is told from a record that may be cut', () => {
    expect(namesRank('We won Silver for Best Cheese Counter at the Marches Food Awards')).toBe(true);
    expect(namesRank('We have 85 staff and 3 sites')).toBe(false);
  });
});

describe('a record without its time or who did it', () => {
  it.each([
    ["We're rated Good at our last two Ofsted inspections", 'We were rated Good at our last two Ofsted inspections'],
    ['Rated Good at our last two Ofsted inspections', 'We were rated Good at our last two Ofsted inspections'],
    ['Graded Excellent at our last three visits', 'We were graded Excellent at our last three visits'],
    ["We're rated Outstanding by Ofsted", "We're rated Outstanding by Ofsted"],
    ['€11 million invested in the new steriliser hall', 'We have invested €11 million in the new steriliser hall'],
    ['5,400 meals delivered in December', '5,400 meals were delivered in December'],
    ['No agency nurses used since January 2023', 'We have used no agency nurses since January 2023'],
    ['7 of last 10 team leaders came from the line', '7 of our last 10 team leaders came from the line'],
    ['The average round size: 62 lifts', 'Our average round size is 62 lifts'],
    ['Second shift finishes at 10', 'Our second shift finishes at 10'],
    ['Late bus leaves at 11', 'Our late bus leaves at 11'],
    ['Caseloads capped at 18', 'Our caseloads are capped at 18'],
    ['Nobody made redundant in 30 years', 'Nobody has been made redundant in 30 years'],
    ['New £7m unit opened in March', 'Our new £7m unit opened in March'],
    ['£5m refurbishment finished in May', 'Our £5m refurbishment finished in May'],
    ['£3m being spent on the theatre', '£3m is being spent on the theatre'],
    ['Approved by Historic England', 'We are approved by Historic England'],
    [
      'No major findings at the last notified body audit, in April 2026',
      'There were no major findings at the last notified body audit, in April 2026',
    ],
    ['Average age of team 34', 'The average age of our team is 34'],
    ['Average tenure of kitchen team: 5.5 years', 'The average tenure of our kitchen team is 5.5 years'],
    ['Average commute 18 minutes', 'Our average commute is 18 minutes'],
    ["Nobody's left since Easter", "Nobody's left since Easter"],
    ['Vans replaced every 3 years', 'Vans are replaced every 3 years'],
  ])('%s', (noted, said) => {
    expect(withSubject(noted)).toBe(said);
  });
});
