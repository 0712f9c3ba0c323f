/** Notes on rewards, the company and how to apply, as recruiters type them: none becomes a broken sentence. */
import { describe, expect, it } from 'vitest';
import type { QuestionNumber } from '../questions.ts';
import { ask, siteManager as input, type Over } from '../testing/ask.ts';

const result = (question: QuestionNumber, answer: string, over: Over = {}) => ask(input, question, answer, over);
const write = (question: QuestionNumber, answer: string, over: Over = {}): string =>
  result(question, answer, over).contents.join('\n');

describe('the rewards', () => {
  it.each([
    ['Between €62,000 and €75,000 plus 0.1% equity', 'The pay is €62,000 to €75,000 a year plus 0.1% equity.'],
    ['Benefits start on day one: medical and dental', 'Benefits start on day one: medical and dental.'],
    ['£30k first yr, £34k second yr', 'The pay is £30,000 in the first year, and £34,000 in the second year.'],
    ['25 to 28.5k dep. on exp, staff price parts', 'The pay is £25,000 to £28,500 a year, depending on experience.'],
    ['E10 TV-L (approx. 48-56k€), 30 days', '(E10 TV-L)'],
    ['25 days, Christmas week closed', 'Christmas week closed.'],
    ['34k, bonus', 'The pay is £34,000 a year.'],
    ['13.10 per hour, free parking', 'The pay is £13.10 an hour.'],
    ['12.21 rising 12.80 after probation', 'The pay is £12.21 rising to £12.80 after probation.'],
    ['Grade 7 £43,878 - £56,921 pa', 'The pay is £43,878 to £56,921 a year (Grade 7).'],
    ['xmas day + boxing day off', 'Boxing Day off.'],
    ['£12.21 p/h paid fortnightly', 'The pay is £12.21 an hour, paid fortnightly.'],
    ['401k 4% match', '401(k) with a 4% match.'],
    ['no fines', 'There are no fines.'],
    ['25 days (+ 3 at Xmas)', "25 days' holiday (plus 3 at Christmas)."],
    ['Paid mileage', 'Paid mileage: 35p a mile between visits.'],
    ['up to 33k, birthday off', 'The pay is up to £33,000 a year.'],
    ['15.50 + 1.50 night premium ph', 'The pay is £15.50 plus £1.50 night premium an hour.'],
    ['win bonus (up to £4k)', 'a win bonus (up to £4,000).'],
    ['£19 start, £20.50 after 90 days', 'The pay is £19 to start and £20.50 after 90 days.'],
    ['£12.40 to £13.20 dep on quals, NVQ paid for', 'depending on qualifications.'],
    ['4 day week, bottle a month', 'bottle a month'],
    ['12.75 days 13.60 nights', 'The pay is £12.75 on days and £13.60 on nights.'],
    ['SO2 £39,000–£43,500', 'The pay is £39,000 to £43,500 a year (SO2).'],
    ['weekly pay, winter guaranteed hrs', 'winter guaranteed hours.'],
    ['tips £2.5k p.a approx, meals', 'tips about £2,500 a year'],
  ])('%s', (answer, wanted) => {
    expect(write(5, answer)).toContain(wanted);
  });
});

describe('the company', () => {
  it.each([
    ['28 of us', 'There are 28 of us.'],
    ['Since 1978. Treated water goes to our own garden', 'since 1978'],
    ['Tallow was founded in 2019 by a baker and an engineer', 'Tallow was founded in 2019 by a baker and an engineer.'],
    ['Everyone, including directors, makes the tea', 'Everyone, including directors, makes the tea.'],
    ['We share the profit. Last year that was £1,150 each', 'Last year that was £1,150 each.'],
    ['62 people, one office', 'There are 62 people and one office.'],
    ['31 techs, A+ BBB since 2009', 'A+ BBB since 2009'],
    ['rated Good by CQC Feb 2024', "We're rated Good by CQC (Feb 2024)."],
    ['part of a US group since 2023', "We're part of a US group since 2023."],
    ['Lexcel accredited', "We're Lexcel accredited."],
    ['Inn = 9 bedrooms, 60 covers, own smokehouse', 'The inn has 9 bedrooms, 60 covers and its own smokehouse.'],
    ['Average tenure 9 yrs', 'Average tenure is 9 years.'],
    ['Library built 1908, refurbished last year', 'The library was built in 1908 and refurbished last year.'],
    ['Every exec rides along with a driver', 'Every exec rides along with a driver.'],
    ['Council declared it 2019. 4 dentists 2 hygienists', 'We have 4 dentists and 2 hygienists.'],
    ['7 of us in a house on Baggot St', 'There are 7 of us in a house on Baggot St.'],
    ['520 people, pumps in every brewery', 'There are 520 people and pumps in every brewery.'],
    ['Series C. 420 people', 'Series C'],
    ['founded 2017 by two meteorologists', 'We were founded in 2017 by two meteorologists.'],
    ['420 on roll, 38 with EHCPs', '420 on roll, 38 with EHCPs.'],
    ["The mill's been here since 1923", "The mill's been here since 1923."],
    ['Irish owned, est. 1994', "We're Irish-owned. We were established in 1994."],
    ['Started by two sisters, both nurses, in 1988', 'We were started by two sisters, both nurses, in 1988.'],
    [
      'Two thirds of our £9m comes from the town: 21 shops, a walk and a great many cakes',
      'a walk and a great many cakes.',
    ],
    ['94 drivers, 1 in 5 are women and we want more', '1 in 5 are women and we want more'],
    ['80 staff 14 nationalities', 'We have 80 staff and 14 nationalities.'],
    ['Listed 2014', 'We were listed in 2014.'],
    ['Pell & Marsh powers pricing for shops', 'Pell & Marsh powers pricing for shops.'],
    ['61,000 visitors in 2025, dogs', '61,000 visitors in 2025'],
    ['Two thirds of it we raise ourselves', 'Two thirds of it we raise ourselves.'],
    ['New cancer centre opened Jan 2026', 'Our new cancer centre opened in Jan 2026.'],
  ])('%s', (answer, wanted) => {
    expect(write(6, answer)).toContain(wanted);
  });
});

describe('how to apply', () => {
  it.each([
    [
      'Call or text Dana 251-555-0142. Ride along for a day (paid) before you decide.',
      'Call or text Dana 251-555-0142.',
    ],
    ['Form on website by 31 March, no CVs. Assessment day 12 or 13 May.', 'Form on website by 31 March, no CVs.'],
    ['Interviews 25 + 26 Feb in person', 'Interviews are on 25 and 26 February in person.'],
    [
      'Pop in for a coffee or send a few lines to workshop@b.example',
      'Pop in for a coffee or send a few lines to workshop@b.example.',
    ],
    [
      'Email cover note + CV to Aoife by Friday 6 March',
      'Email your cover note and your CV to Aoife by Friday 6 March.',
    ],
    ['Interviews w/c 16 Feb incl. a 10 minute session', 'in the week of 16 February including a 10-minute session.'],
    [
      'Confidential chat first: search partner Helen Marsh at Marsh Calder 0118 496 0777',
      'Confidential chat first: search partner Helen Marsh at Marsh Calder 0118 496 0777.',
    ],
    [
      'Ring Gary Doyle, service manager, 07700 900 312 (evenings fine)',
      'Ring Gary Doyle, service manager, 07700 900 312 (evenings fine).',
    ],
    ['phone screen (20m), then 1 hr with the team', 'Phone screen (20m), then 1 hour with the team.'],
    [
      'Apply online, takes 4 min. Tour first, then one interview.',
      'It takes 4 minutes. Tour first, then one interview.',
    ],
    [
      'Application as one PDF to trials@b.example, ref 26-118, until 31 January',
      'to trials@b.example, ref 26-118, until 31 January.',
    ],
    ['Send résumé to a@b.example', 'Send your résumé to a@b.example.'],
    ['Text Gareth 07700 900456. say why electrics', 'Say why electrics.'],
    ['3 rounds: call, task, panel', 'There are 3 rounds: call, task, panel.'],
    ['informal chat: Farah Iqbal, ext 4410', 'For an informal chat, contact Farah Iqbal, ext 4410.'],
    ['Start within 48 hrs', 'You can start within 48 hours.'],
    ['interviews w/b 18 January', 'Interviews are in the week of 18 January.'],
    ['Closes 23:59 on 30 Nov', 'Applications close at 23:59 on 30 November.'],
    ['NHS Jobs only, ref 421-DIG', 'Apply on NHS Jobs only, ref 421-DIG.'],
    ['CV + start date + salary to hr@b.example', 'Send your CV, start date and salary to hr@b.example.'],
    ['Application forms from www.b.example', "You'll find application forms at www.b.example."],
    ['trade test paid', 'The trade test is paid.'],
    ['call me, Dermot, 01 555 0188', 'Call Dermot on 01 555 0188.'],
    ['apply at leeds.example/jobs', 'leeds.example/jobs'],
    [
      'short letter + CV to Bex, manager bex@b.example, 12 noon Fri 5 Dec',
      'bex@b.example by 12 noon Friday 5 December.',
    ],
    ['jobs@b.example', 'Apply to jobs@b.example.'],
    ['Via our HR Director: ruth@b.example', 'Apply to our HR Director, ruth@b.example.'],
    [
      'Please ring our CEO, Dr Amit Rana, on 01752 555 901 before you apply',
      'Ring our CEO, Dr Amit Rana, on 01752 555 901 before you apply.',
    ],
    ['Stakeholder day 20 January', 'The stakeholder day is on 20 January.'],
    [
      'Walk-in 22 & 23 Nov 10am to 4pm, Guindy office',
      'You can walk in on 22 and 23 November 10am to 4pm, Guindy office.',
    ],
    ['Then a mill tour', 'a mill tour.'],
    ['Close 19 Jan', 'Applications close on 19 January.'],
    ['CV + a drawing -> jobs@b.example', 'Send your CV and a drawing to jobs@b.example.'],
    ['Completed forms to a@b.example by noon. CVs not accepted', 'CVs are not accepted.'],
    ['Ring Jo on 01738 555 600. Or fill in the form on our website.', 'Or fill in the form on our website.'],
    ['drop cv in or post@b.example', 'or email post@b.example.'],
    ['Text VALE to 07700 900 555 or fill in form at the gatehouse', 'or fill in form at the gatehouse.'],
    [
      'application form (b.example/jobs) by noon 9 Jan',
      'Send the application form (b.example/jobs) by noon 9 January.',
    ],
    [
      'Closing date: 8 Feb 2027, interviews w/c 22 Feb',
      'Applications close on 8 February 2027. Interviews are in the week of 22 February.',
    ],
    ['b.example/drive or ring 01723 555 090', 'Apply at b.example/drive or ring 01723 555 090.'],
    ['Questions? Dr. Bell, bell@b.example', 'Questions? Contact Dr. Bell, bell@b.example.'],
    ['cv to isla@b.example by fri 23 jan', 'by Friday 23 January.'],
    ['Visit first if you like', 'Visit first if you like.'],
    ['pop in after 12. or b.example/jobs', 'Or apply at b.example/jobs.'],
    ['careers@b.example with GitHub', 'Write to careers@b.example with GitHub.'],
    ['2 mins voice note or CV to Kemi 07700 900 111 by fri 12th', 'to Kemi 07700 900 111 by Friday 12th.'],
    ['Text SOLAR to 928-555-0177 or stop by', 'Text SOLAR to 928-555-0177 or stop by.'],
    ['Interview date: 9 February', 'The interview date is 9 February.'],
    ['send cv jess@b.example', 'Send your CV to jess@b.example.'],
    ['Send CV to comms@b.example', 'Send your CV to comms@b.example.'],
  ])('%s', (answer, wanted) => {
    expect(write(7, answer)).toContain(wanted);
  });
});

describe('the note on a short text', () => {
  it('says what would help this answer, and only where it is short', () => {
    expect(result(7, 'pop in').notes.join(' ')).toMatch(/whom to write to/);
    expect(
      result(5, '£32k, 25 days hols, free parking, pension', { outputLength: 'small' }).notes.join(' '),
    ).not.toMatch(/short/);
  });
});
