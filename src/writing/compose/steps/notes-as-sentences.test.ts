import { describe, expect, it } from 'vitest';
import { briefOf } from '#testing/brief-of.ts';
import { itemBody, writeStep } from '../index.ts';

/** The introductions of a baker's job. */
const intro = (description: string, supportingEvidence: string | null = null): string => {
  const { input, options } = briefOf(
    { jobTitle: 'Baker', salaryFrom: 26000, salaryTo: 28000 },
    { description, supportingEvidence, responsibilitiesRole: 'bake bread, order flour, train one commis' },
  );
  return writeStep(input, 2, { ...options[2], outputLengthType: 'medium', noOfLine: 3 })
    .items.map(itemBody)
    .join('\n');
};

describe('the notes of a description in an introduction', () => {
  it.each([
    ['Temp to perm. Job share considered. Office based LS11.', [/temporary to begin with/i, /LS11/]],
    ['Seasonal, March to Oct. 5 over 7, finish by 3pm. Team of 6.', [/March to October/, /finish by 3pm/, /team of 6/]],
    [
      'Days, 39 hours, one weekend in eight. Permanent. Start in May.',
      [/39 hours/, /one weekend in eight/, /permanent/, /starts in May/],
    ],
  ])('are all said somewhere: %s', (description, facts) => {
    const text = intro(description);
    for (const fact of facts) expect(text).toMatch(fact);
  });
  it.each([
    ['4.9 stars from 212 Google reviews', /point to 4\.9 stars|4\.9 stars from 212/],
    ['SELECT member since 1988', /we have been a SELECT member since 1988/i],
    ['Living Wage employer', /we are a Living Wage employer/i],
    ['AS9100 certified since 2014', /we have been AS9100 certified since 2014/i],
    ['Ofsted: Good (2024)', /Ofsted rated us Good in 2024\./],
    ['HIQA rating Excellent, May 2025', /HIQA rated us Excellent in May 2025\./],
    ['Average length of service 6.5 years', /Our average length of service is 6\.5 years\./],
    ['Average time with us is 4.5 years', /The average time with us is 4\.5 years\./],
    ['Winner of a Great Taste award in 2024', /We won a Great Taste award in 2024\./],
    ['Average wait of 9 days in 2024', /Our average wait was 9 days in 2024\./],
    ['Good Bread Award finalist, 2023', /We were a Good Bread Award finalist in 2023\./],
    ['97% of calls answered inside an hour', /97% of calls are answered inside an hour\./],
    ['£86m paid to farmers in 2025', /£86m was paid to farmers in 2025\./],
    ['41 signal boxes commissioned since 2011', /41 signal boxes have been commissioned since 2011\./],
    ['Zero lost-time injuries in 410 days', /had zero lost-time injuries in 410 days\./],
    ['4.6 out of 5 from 3,200 reviews', /We score 4\.6 out of 5 from 3,200 reviews\./],
    ['380 movements a day', /We handle 380 movements a day\./],
    ['210,000 visits last year across our 14 libraries', /we had 210,000 visits last year across our 14 libraries\./i],
    ['RevPAR index of 114 for FY 2025-26', /our RevPAR index was 114 for FY 2025-26\./i],
    ['NPS of 71 in 2025', /our NPS was 71 in 2025\./i],
    ['Payroll accuracy of 99.7% in 2025', /Our payroll accuracy was 99\.7% in 2025\./],
    ['Judged Good by Ofsted in November 2024', /We were judged Good by Ofsted in November 2024\./],
    [
      'Named in the good food guide every year since 2022',
      /We have been named in the good food guide every year since 2022\./,
    ],
    ['Over 8,000 loaves a month', /We have over 8,000 loaves a month\./],
    ['Export share of 71%', /Our export share is 71%\./],
    ['48,000 visitors in 2025, a third of them children', /We had 48,000 visitors in 2025, a third of them children\./],
    ['Winner, Bread of the Year, Blas 2024', /We won Bread of the Year, Blas 2024\./],
    ['Staff turnover of 4%', /Our staff turnover is 4%\./],
    ['99.98% uptime in the last twelve months', /We have had 99\.98% uptime in the last twelve months\./],
    ['96% satisfaction in 2025', /We had 96% satisfaction in 2025\./],
    ['4.9 stars from 812 reviews', /We have 4\.9 stars from 812 reviews\./],
    ['212,000 listeners a week (RAJAR, Q1 2025)', /We have 212,000 listeners a week \(RAJAR, Q1 2025\)\./],
    ['Bakery of the Year, Ulster Food Awards 2024', /We were Bakery of the Year at the Ulster Food Awards 2024\./],
    [
      'Apprentice of the Year 2024 (Northern Trade Awards)',
      /We won Apprentice of the Year in 2024 \(Northern Trade Awards\)\./,
    ],
    ['Care Nurse of the Year 2023', /We won Care Nurse of the Year in 2023\./],
    ['Mill of the Year, Leinster, 2025', /We were Mill of the Year \(Leinster\) in 2025\./],
    ['Scrap down from 3.8% to 1.1% since 2022', /Scrap is down from 3\.8% to 1\.1% since 2022\./],
    ['412 cases closed in 2024/25', /412 cases were closed in 2024\/25\./],
    ['91% of majors decided in time in 2024/25', /91% of majors were decided in time in 2024\/25\./],
    ['UKAS accredited to ISO 17025 since 2012', /We have been UKAS accredited to ISO 17025 since 2012\./],
    ['€1.4 billion financed since 2015', /We have financed €1\.4 billion since 2015\./],
    [
      'Blas na hÉireann gold for our rye in 2023 and 2024',
      /We won Blas na hÉireann gold for our rye in 2023 and 2024\./,
    ],
    ['99.98% payout success rate last year', /We had a 99\.98% payout success rate last year\./],
    ['4.4 on AmbitionBox', /We score 4\.4 on AmbitionBox\./],
    ['46,000 samples a year', /We handle 46,000 samples a year\./],
    ['38 covers at dinner', /We have 38 covers at dinner\./],
    [
      'In 2025, 1,940 children finished the reading challenge with us',
      /(?<!: )In 2025, 1,940 children finished the reading challenge with us\./,
    ],
    // What apprentices do nobody does to them.
    ['12 apprentices qualified in 2024', /12 apprentices qualified in 2024\./],
  ])('so is the evidence: %s', (evidence, said) => {
    expect(intro('Small team.', evidence)).toMatch(said);
  });
});

describe('when one works is a sentence', () => {
  it.each([
    ['Nights, 10pm to 6am, Sunday to Thursday.', /work nights, 10pm to 6am, Sunday to Thursday\./],
    ['Four days on, three off.', /work four days on, three off\./],
    ['Days, 8am to 8pm, three shifts a week.', /work days, 8am to 8pm, three shifts a week\./],
    ['Hybrid, two days a week in Vauxhall.', /(?:The job|This role) is hybrid, with two days a week in Vauxhall\./],
    [
      'Twelve-month maternity cover from February.',
      /(?:This is|It[’']s|It is) a twelve-month maternity cover from February\./,
    ],
    ['Caseload capped at 14.', /The caseload is capped at 14\./],
    ['Rotas published six weeks ahead.', /Rotas are published six weeks ahead\./],
    ['Second shift, 2 p.m. to 10:30 p.m. on weekdays.', /2 p\.m\. to 10:30 p\.m\. on weekdays/],
  ])('%s', (description, said) => {
    expect(intro(description)).toMatch(said);
  });
  it.each([
    ['One Saturday morning in four, no out-of-hours.', / one Saturday morning in four, with no out-of-hours\./],
    ['New store at Chantry Place, opens in May.', /A new store at Chantry Place opens in May\./],
    ['Fixed term for two years, extension possible.', /The job is fixed-term for two years and may be extended\./],
    ['Board-level role reporting to the CEO, Ann Lee.', / a board-level role reporting to the CEO, Ann Lee\./],
    [
      'Four year apprenticeship starting on 7 September 2026.',
      / a four-year apprenticeship starting on 7 September 2026\./,
    ],
    ['NIGHTS, 10pm-6am sun-thurs, perm. team of 18 pickers.', /team of 18 pickers\./],
    ['Flexible working, car user allowance.', /You get flexible working and a car user allowance\./],
    ['No Fridays or Saturdays.', /don't work Fridays or Saturdays\./],
    ['Maternity cover from April 2027 for one year.', / is maternity cover from April 2027 for one year\./],
    [
      'Fully remote in the UK, four-day week (32 hours) on full pay.',
      /You work a four-day week \(32 hours\) on full pay\./,
    ],
    [
      'Own Kent and Essex: 140 shops, £6m turnover, team of 9.',
      / own Kent and Essex: 140 shops, £6m turnover and a team of 9\./,
    ],
    ['Looking after 9 lines and two robots.', /(?:You['’]ll|you['’]ll|to|You) look after 9 lines and two robots\./],
    ['Running a team of 35 in our warehouse.', / run a team of 35 in our warehouse\./],
    ['Start after February half term.', /The job starts after February half term\./],
    ['Salary includes the shift allowance.', /The salary includes the shift allowance\./],
    ['Flexitime, hybrid with one office day a week.', / is hybrid, with one office day a week\./],
    ['Fixed-term for 18 months, covering maternity leave.', / is fixed-term for 18 months, covering maternity leave\./],
    ['45 hours over five days, two days off together.', /You have two days off together\./],
    ['45 hours over five days, closed all January.', /We are closed all January\.|We[’']re closed all January\./],
    ['A school rebuild worth £24 million.', / (?:work|job is) on a school rebuild worth £24 million\./],
    ['Term time only, in a unit for 14 pupils.', / is term time only, in a unit for 14 pupils\./],
    ['Full-time for the school year, 190 days.', / is full-time for the school year, 190 days\./],
    ['Monday to Friday, plus winter standby.', / is Monday to Friday, plus winter standby\./],
    ['Rotational day shifts, five days a week.', / work rotational day shifts, five days a week\./],
    ['Early and late shifts, no nights.', / work early and late shifts, with no nights\./],
    ['Four ten-hour days, Monday to Thursday.', / is four ten-hour days, Monday to Thursday\./],
    ['Full-time or four days a week.', / is full-time or four days a week\./],
    ['No nights.', /don't work nights\./],
    ['Funded until March 2028.', / is funded until March 2028\./],
    ['Hybrid working, with three days in our Hull office.', / is hybrid, with three days in our Hull office\./],
    ['Working language English and German.', /The working languages are English and German\./],
    [
      'A permanent, full-time post of 39 hours a week, on site in Hull.',
      /(?:This is|It[’']s|It is) a permanent, full-time post/,
    ],
    [
      '9 to 5.15 Monday to Friday plus one Saturday in four.',
      / 9 to 5\.15 Monday to Friday plus one Saturday in four\./,
    ],
    ['Hybrid role, 3 days in the Hull office, squad of 8.', /You are in the Hull office 3 days a week\./],
    [
      'A four-year SOLAS apprenticeship with a family firm.',
      /(?:This is|It[’']s|It is|What we have is) a four-year SOLAS/,
    ],
    [
      'Full-time baker of rye and spelt for 14 shops.',
      /You[’']ll work as a full-time baker of rye|You will work as a full-time baker of rye/,
    ],
    ['Seven days on, seven days off, boat leaves at 7am.', /work seven days on, seven off\./],
    ['Two Sundays a month.', / work two Sundays a month\./],
    ['Every Friday off, all year.', / have every Friday off, all year\./],
    ['First shift, 6 a.m. to 2:30 p.m.', / work first shift, 6 a\.m\. to 2:30 p\.m\./],
    ['Three nights a week, 8pm to 8am, in a home for 28 people.', / three nights a week, 8pm to 8am, in a home/],
    ['Based at our Ormeau Road kitchen.', / based at our Ormeau Road kitchen\./],
    [
      'Rotation through bread, cakes and the counter.',
      /(?:xpect|brings) rotation through bread, cakes and the counter\./,
    ],
    ['Walked and driven inspections of the roads in the north.', /xpect walked and driven inspections of the roads/],
    [
      'Late shift from 2pm to 10.30pm, Monday to Friday.',
      / work a late shift from 2pm to 10\.30pm, Monday to Friday\./,
    ],
    ['Three-shift pattern on two packing lines.', / work a three-shift pattern on two packing lines\./],
    ['You and one porter in a hotel of 112 rooms.', /You work with one porter in a hotel of 112 rooms\./],
    ['A cross-dock with 44 doors.', / work in a cross-dock with 44 doors\./],
  ])('whatever stands behind it: %s', (description, said) => {
    const text = intro(description);
    expect(text).toMatch(said);
    const note = description.slice(0, -1).replace(/[.]/g, '\\.');
    expect(text).not.toMatch(new RegExp(`(?:^|[.?!] )${note}\\.`, 'm'));
  });
  it.each([
    ['Deputy to the curator.', /expect|work deputy/i],
    ['Maternity cover for Anna.', /expect/i],
    ['Full-time driver on the city routes.', /(?:is|work) full-time driver/i],
    ['Permanent role in a small team.', /(?:is|work) permanent role/i],
    ['Weekend nights paid at double time.', /work weekend nights paid/i],
    ['Central Leeds, near the station.', /expect/i],
    ['CFO reporting to CEO, board of 13.', /expect/i],
    ['Howden, just off J37 of the M62.', /expect/i],
    ['Howden near the bridge in the old town.', /expect/i],
    ['Notice period up to 60 days OK.', /expect/i],
    ['Plan dykes and basins between Bonn and Cologne.', /can expect|Expect plan/],
  ])('but nobody expects or works what is no time: %s', (description, wrong) => {
    expect(intro(description)).not.toMatch(wrong);
  });
  it('and what is none stands beside it', () => {
    expect(intro('5 over 7, no late finishes (we shut the counter at 6).')).toMatch(/5 days over 7/i);
  });
});

describe('when somebody works, and when not', () => {
  it.each([
    ['No Sundays, and alternate Saturdays only', /you work no Sundays, and alternate Saturdays only\./i],
    ['No weekends or bank holidays', /you don't work weekends or bank holidays\./i],
    ['5 days (Sundays and Mondays off)', /you work 5 days \(Sundays and Mondays off\)\./i],
  ])('%s', (description, sentence) => {
    expect(intro(`${description}. Permanent.`)).toMatch(sentence);
  });
  it('is a part of the job where an imperative names it', () => {
    const { input, options } = briefOf(
      { jobTitle: 'Baker' },
      { responsibilitiesRole: 'bake bread, order flour, train one commis' },
    );
    const said = (value: string): string =>
      writeStep(input, 3, { ...options[3], noOfLine: 3, imperatives: [{ id: '1', value }] })
        .items.map(itemBody)
        .join('\n');
    const text = said('Mention the rotational Saturday in peak season');
    expect(text).toMatch(/(?:job includes|Part of the job is) the rotational Saturday in peak season\./);
    expect(text).not.toMatch(/(?:Worth knowing|Please note): /);
    expect(said('Mention the Saturday pay premium')).not.toMatch(/Part of the job is|job includes/);
  });
});
