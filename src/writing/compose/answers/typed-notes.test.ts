/** Notes as recruiters type them between two other things: no answer of theirs becomes a broken sentence. */
import { describe, expect, it } from 'vitest';
import { type QuestionNumber, type QuestionRequest, writeAnswer } from '../questions.ts';
import { makeInput } from '../testing/input.ts';

const input = makeInput({
  advert: { jobTitle: 'Site Manager', location: 'Leeds' },
  guidelines: {
    companyName: 'Pell & Marsh',
    rewards: [{ id: 'r1', title: 'Paid mileage', statement: '35p a mile between visits' }],
  },
});
const result = (question: QuestionNumber, answer: string, over: Partial<QuestionRequest> = {}) =>
  writeAnswer(input, {
    question,
    answer,
    outputLength: 'medium',
    outputType: 'sentences',
    isHemmingSelected: false,
    ...over,
  });
const write = (question: QuestionNumber, answer: string, over: Partial<QuestionRequest> = {}): string =>
  result(question, answer, over).contents.join('\n');

describe('the job in short', () => {
  it.each([
    ['Team of 5 owns routing', 'Our team of 5 owns routing.'],
    ['Replaces a retirement. Starts Aug 11', 'The job replaces a retirement.'],
    ['Starts Aug 11', 'The job starts on August 11.'],
    ['Reports to production manager', "You'll report to the production manager."],
    ['Reports to the board', "You'll report to the board."],
    [
      'It is a permanent, full-time position and we speak English at work.',
      'It is a permanent, full-time position and we speak English at work.',
    ],
    ['Busy workshop, 3 site managers at the moment', 'busy workshop and 3 site managers at the moment.'],
    ['Building is 2 years old and air conditioned', 'The building is 2 years old and air conditioned.'],
    ['Hybrid 3 days', 'is hybrid (3 days).'],
    ['Two form entry, 410 pupils', 'two form entry'],
    ['Payroll for 3 states, two years with a view to longer', 'two years with a view to longer'],
    [
      'Corrigan Foods, part of the Bell Group, is seeking a fitter. Permanent.',
      'Corrigan Foods, part of the Bell Group, is seeking a fitter.',
    ],
    ['We are expanding so need 6 carers', 'We are expanding so we need 6 carers.'],
    ['20 night pickers needed Oct - Jan', "We're hiring 20 night pickers from October to January."],
    ['Herdsperson wanted for spring herd', "We're looking for a herdsperson for spring herd."],
    ['Site Manager for our Bath yard', "We're looking for a Site Manager for our Bath yard."],
    [
      'Revenue doubled; our COO retires in June. Role reports to the CEO, sits on the board',
      "You'll report to the CEO",
    ],
    ['Part time and full time. Start on site March 2027', 'The job starts on site in March 2027.'],
    ['2 days', "You'll work 2 days."],
    ['Pell & Marsh is employee owned', 'Pell & Marsh is employee owned.'],
    ['Current tech is going on tour', 'Our current tech is going on tour.'],
    ['Growing contract w/ a dairy. Tramping NOT required', 'Tramping is not required.'],
    ['RVN needed for our small practice', "We're looking for an RVN for our small practice."],
    [
      'Four days in Mayfair, one from home. Monday to Friday, 8.30 to 5.30, with some evening calls',
      'Monday to Friday, 8.30 to 5.30, with some evening calls.',
    ],
    ['Remote in Germany possible. Team of six, hiring number seven', "We're a team of six. We're hiring number seven."],
    [
      'Orchard Hospice cares for 1,100 people, on a ward and in their own homes',
      'Orchard Hospice cares for 1,100 people, on a ward and in their own homes.',
    ],
    [
      '12-month FTC covering maternity leave from March. On site 4 days',
      'for 12 months, covering maternity leave from March.',
    ],
    [
      '37 hrs split shift 6.30-10.30 and 2.30-5.54. All year round',
      "You'll work 37 hours, split shift 6.30 to 10.30 and 2.30 to 5.54.",
    ],
    ['2nd shift 2:30p-11p M-F', '2nd shift 2:30pm to 11pm Monday to Friday.'],
    ['Series A closed in May', 'Series A closed in May.'],
    [
      'We are seeking an experienced, dynamic manager to lead our home',
      'We are seeking an experienced manager to lead our home.',
    ],
    ["SEO's been done by an agency, bringing it in house", "SEO's been done by an agency, bringing it in house."],
    ['full and part time, weekends essential', 'Weekends are essential.'],
    ['Hiring 4 QC Analysts for our site', "We're hiring 4 QC Analysts for our site."],
    ['Mat leave cover 9 months poss permanent', 'maternity leave cover, 9 months, possibly permanent.'],
    [
      'New post following the Act. 35 hours, hybrid, van available',
      'This is a new post following the Act. A van is available.',
    ],
    ['4.5 day week', "You'll work a 4.5-day week."],
    ['Our General Counsel, Fiona Marr, retires in December', 'Our General Counsel, Fiona Marr, retires in December.'],
    ['20 hours, 8 to 12, Monday to Friday', "You'll work 20 hours, 8 to 12, Monday to Friday."],
    ['42 bedrooms 5 star. 40 hrs 5 over 7', "You'll work 40 hours, 5 over 7."],
    ['Our associate is moving. 8.30-5, no weekends', '8.30 to 5, with no weekends.'],
    ['Expect to be in two days a week', 'Expect to be in two days a week.'],
  ])('%s', (answer, wanted) => {
    expect(write(2, answer)).toContain(wanted);
  });
});

describe('the work', () => {
  it.each([
    ['Fault find on Advanced, train site staff to use panels', 'train site staff to use panels'],
    ['daily walk round checks, keep the wagon clean, be polite on site', "You'll be polite on site."],
    [
      'Diagnose & repair split systems, heat pumps, mini splits',
      "You'll diagnose and repair split systems, heat pumps and mini splits.",
    ],
    ['Lead 16 staff. Board papers each quarter. Build a donor programme. Own the income plan', 'includes board papers'],
    [
      'Board reporting, cash (seasonal business!), lead team of 14, partner the MD on pricing',
      "You'll lead a team of 14 and partner the MD on pricing.",
    ],
    [
      'Process biweekly payroll. Audit timecards. Garnishments, PTO. Answer tickets. Help move us to Workday',
      'process biweekly payroll',
    ],
    [
      'Drive continuous improvement. Own test strategy for payments',
      "You'll drive continuous improvement and own test",
    ],
    ['To brief elected members', "You'll brief elected members."],
    ['meds prompts, catheter bag changes', 'catheter bag changes.'],
    ['Assess, diagnose & treat a caseload of patients', "You'll assess, diagnose and treat a caseload of patients."],
    [
      'Be accountable for standards, safeguarding and the budget',
      "You'll be accountable for standards, safeguarding and",
    ],
    ['Work with design, data science and 2 squads', "You'll work with design, data science and 2 squads."],
    ['inspect own work, read blueprints', 'inspect your own work'],
    ['A/B tests, £6m budget', 'A/B tests'],
    ['minutes, expenses, board packs', 'board packs'],
    ['borders, compost, hedge cutting', 'hedge cutting'],
    ['night audit, check ins', 'check ins'],
    ['Private office matters from time to time, minutes', 'private office matters from time to time'],
    ['Safe staffing, medicines and complaints are yours', 'Safe staffing, medicines and complaints are yours.'],
    ['Taking calls about bills, leaks and moving home', 'taking calls about bills, leaks and moving home.'],
    ['dispatch sheriff, fire and EMS, run plates', 'dispatch sheriff, fire and EMS'],
    ['Calibration; Empower software', 'Empower software'],
    ['social (IG, TikTok): plan, shoot, post', 'Social (IG, TikTok): plan, shoot, post.'],
    ['pressures, contact lens teaches', 'contact lens teaches.'],
    ['collaborate w/ OT, PT, SLP, parent conferences', 'collaborate with OT, PT, SLP'],
    ['massage, spa days check in', 'spa days check in.'],
    ['payroll changes by the 8th, inductions', 'payroll changes by the 8th'],
    ['Managing FRA actions with contractors, Fire checks', 'managing FRA actions'],
    ['Lead packaging projects from brief to launch; audits', "You'll lead packaging projects from brief to launch."],
    [
      'Antenatal, intrapartum and postnatal care for about 36 women a year',
      'antenatal, intrapartum and postnatal care for about 36 women a year',
    ],
    ['Drive sales and KPIs. Lead team of 9 when manager is off. Stock counts', 'lead a team of 9 when manager is off'],
    ['menus, allergens!!!, ordering', 'menus, allergens and ordering'],
    ['Administration of Oracle 19c & PostgreSQL', 'administer Oracle 19c and PostgreSQL'],
  ])('%s', (answer, wanted) => {
    expect(write(3, answer)).toContain(wanted);
  });
  it('leaves out duties that nobody names', () => {
    expect(write(3, 'Maintaining spares. Any other duties as required')).not.toMatch(/other duties/);
  });
  it('has rows of one shape where tasks stand beside things', () => {
    expect(
      write(3, 'Implement the new system. 40% travel. Negotiating with carriers', { outputType: 'bullets' }),
    ).toContain('• Implementing the new system.');
  });
});

describe('the person', () => {
  it.each([
    ['good typing, unflappable', 'good typing'],
    ['Idaho school counselor cert or in process', 'an Idaho school counselor certificate, or one in progress.'],
    ['knows GMP and safety (MSDS)', 'You know GMP and safety (MSDS).'],
    [
      'You need to be a registered nurse with a current NMC pin. We are looking for somebody who is calm and kind.',
      "You're a registered nurse with a current NMC pin.",
    ],
    [
      'Ideally you have at least four years of experience designing software for people who are not at a screen.',
      'Ideally you have at least four years of experience designing software for people who are not at a screen.',
    ],
    [
      'You should be working towards chartership, or be chartered already',
      'towards chartership, or chartered already.',
    ],
    ['Legal work exp useful (law clinic, CAB)', 'legal work experience (law clinic, CAB).'],
    ['Shift work ok. Height and heat fine', 'fine with shift work'],
    ['Track record over £1m', 'a track record over £1m'],
    ['min. 1 yr coordinating or senior carer', 'at least 1 year of coordinating or as a senior carer'],
    ['SQL strong, Python nice to have', 'strong SQL'],
    ['BSc, 1-2 years', "1 to 2 years' experience"],
    ['Someone calm who likes children more than data', "You're someone calm who likes children more than data."],
    ['none needed. turn up, graft, have a laugh', 'Turn up, graft, have a laugh.'],
    ['Outdoor learning experience v. desirable', 'outdoor learning experience.'],
    ['15 yrs in ops, 5 as an exec', "You'll need at least 15 years in ops, 5 of them as an exec."],
    ['6-9 yrs QA, 4+ automation', "You'll need 6 to 9 years in QA, 4+ of them in automation."],
    ['2 years retail mgmt. Good with people', 'good with people.'],
    ['Right to work in UK', 'the right to work in the UK.'],
    ['Knows the lanes helps', 'know the lanes.'],
    ['Freshers with ITI ok', 'Freshers with ITI can apply.'],
    ['4+ years incl. public accounting', "4+ years' experience including public accounting"],
    ["Bachelor's reqd, MBA a plus", "You'll need a bachelor's degree."],
    ["Straight talker who's good on a dock", "a straight talker who's good on a dock."],
    ['Healthcare exp - not reqd', "You don't need healthcare experience."],
    ['own hoover not needed', "You don't need your own hoover."],
    ['Own clientele a bonus but not essential', 'your own clientele.'],
    ['Weekends a must', 'You can work weekends.'],
    ['nice', "You're nice."],
    ['A track record of publication', "You'll need a track record of publication."],
    ['5yrs+ as site manager', "You'll need 5+ years as a site manager."],
    ['Acupuncture / injection therapy an advantage', 'acupuncture or injection therapy.'],
    ['Working at height', 'You can work at height.'],
    [
      'Qualified solicitor, CILEx or licensed conveyancer',
      "You're a qualified solicitor, CILEx or licensed conveyancer.",
    ],
    [
      'A clear understanding of, and commitment to, the aims',
      "You'll need a clear understanding of, and commitment to, the aims.",
    ],
    ['gcse maths english, not afraid of heights', 'not afraid of heights.'],
    ['understands debt or willing to learn', 'You understand debt, or are willing to learn.'],
    ['car driver as no bus', "You're a car driver as no bus."],
    ['Newly qualified welcome', 'Newly qualified applicants are welcome.'],
    ['At least 7 years supporting at C level', 'at least 7 years of supporting at C level.'],
    ['Concur and Diligent would be useful', 'Concur and Diligent.'],
    ['Graduate (any stream). 5-8 yrs in quick commerce / retail ops', 'a graduate (any stream).'],
    ['Someone who still visits the ward at 6am', 'You still visit the ward at 6am.'],
    ['hard working reliable. no experience ok', "You're hard-working and reliable."],
    ['6-12 months in a law firm (family preferred)', '6 to 12 months in a law firm (family preferred).'],
    ['good english', "You'll need good English."],
    [
      'Older people experience - dementia, delirium, end of life',
      'older people experience (dementia, delirium, end of life).',
    ],
    ['Board experience, ideally as chair of a charity', 'board experience, ideally as chair of a charity.'],
    ['HTML/CSS/JS', 'HTML/CSS/JS.'],
    ['US citizen or lawful permanent resident', "You're a US citizen or lawful permanent resident."],
    ['Previous registered manager experience with a Good rating', "You'll need previous registered manager experience"],
    ['grammar pedant', "You're a grammar pedant."],
    ['Sponsorship poss', 'Sponsorship is possible.'],
    ['time served joiner', "You're a time-served joiner."],
    ['Must have lived in UK for 5 years', 'You have lived in the UK for 5 years.'],
    ['Degree in planning accredited by the RTPI', "You'll need a degree in planning accredited by the RTPI."],
    ['Access to a car', "You'll need access to a car."],
    ['BEng in electronics, computing or similar', 'in electronics, computing or similar.'],
    ['10+ yrs exp, 4+ in ML infra', "10+ years' experience, 4+ of them in ML infra."],
    ['English + any other language', 'speak English and any other language.'],
    ['4+ years of embedded C. RTOS', 'embedded C'],
    ['HCPC registered podiatrist, LA certificate, 1 year+ qualified', 'an HCPC registered podiatrist'],
    ['1 yr roofing, solar or electrical', 'at least 1 year in roofing, solar or electrical.'],
    ['No degree required', "You don't need a degree."],
    ['lives local a bonus', 'you live local.'],
    ['cooked for numbers before', 'You have cooked for numbers before.'],
    ['Preceptorship completed', 'You have completed preceptorship.'],
    ['Confident in water birth or keen to be', "You're confident in water birth or keen to be."],
    ['CS degree irrelevant', "You don't need a CS degree."],
    ['1-2 yrs supervisor or asst mgr in retail', '1 to 2 years as a supervisor or assistant manager in retail.'],
    ["Barista skills a bonus as we've a coffee bar", "barista skills, as we've a coffee bar."],
    ['OCP certified preferred', 'OCP certified.'],
  ])('%s', (answer, wanted) => {
    expect(write(4, answer)).toContain(wanted);
  });
});

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
    ['Questions? Dr. Bell, bell@b.example', 'With questions, contact Dr. Bell, bell@b.example.'],
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
    expect(result(5, '£32k, 25 days hols, free parking, pension').notes.join(' ')).not.toMatch(/short/);
  });
});
