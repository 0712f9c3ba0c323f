/** Notes as recruiters type them between two other things: no answer of theirs becomes a broken sentence. */
import { describe, expect, it } from 'vitest';
import type { QuestionNumber } from '../questions.ts';
import { ask, siteManager as input, type Over } from '../testing/ask.ts';

const result = (question: QuestionNumber, answer: string, over: Over = {}) => ask(input, question, answer, over);
const write = (question: QuestionNumber, answer: string, over: Over = {}): string =>
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
