import { describe, expect, it } from 'vitest';
import { briefOf } from '#testing/brief-of.ts';
import { itemBody, writeStep } from '../index.ts';

/** The introductions of a groom's job. */
const intro = (description: string, supportingEvidence: string | null = null, iteration = 0): string => {
  const { input, options } = briefOf(
    { jobTitle: 'Groom', salaryFrom: 25000, salaryTo: 27000 },
    { description, supportingEvidence, responsibilitiesRole: 'muck out stables, feed horses, lead two trainees' },
  );
  return writeStep(input, 2, { ...options[2], outputLengthType: 'medium', noOfLine: 3 }, { iteration })
    .items.map(itemBody)
    .join('\n');
};

describe('the record of a company is a sentence', () => {
  it.each([
    ['Order book full until autumn 2027', /Our order book is full until autumn 2027\./],
    ['Waiting list closed since May', /Our waiting list has been closed since May\./],
    ['Wards fully staffed since 2024', /wards have been fully staffed since 2024\./i],
    ['Lameness below 4%', /Lameness is below 4%\./],
    ['Vacancy rate under 3%', /Our vacancy rate is under 3%\./],
    ['NPS 64', /Our NPS is 64\./],
    ['Capital reserve 15.2%', /Our capital reserve is 15\.2%\./],
    ['Driver turnover 17% vs 80% nationally', /Our driver turnover is 17%, against 80% nationally\./],
    ['£1.8m spent on new stables since 2021', /We have spent £1\.8m on new stables since 2021\./],
    ['£400,000 spent on training last year', /We spent £400,000 on training last year\./],
    ['3,100 maps digitised so far', /3,100 maps have been digitised so far\./],
    ['1,900 hedges laid last winter', /1,900 hedges were laid last winter\./],
    ['TB-free since 1991', /We have been TB-free since 1991\./],
    ['Employee-owned since 2016', /We have been employee-owned since 2016\./],
    ['Chambers Tier 1 since 2015', /We have been Chambers Tier 1 since 2015\./],
    ['Two rosettes since 2022', /We have had two rosettes since 2022\./],
    ['ISO 14001 and AS9120', /We hold ISO 14001 and AS9120\./],
    ['Garden of the Year shortlist 2023', /We were on the Garden of the Year shortlist in 2023\./],
    [
      'Hospice Team of the Year 2024 (finalist)',
      /We were a finalist for Hospice Team of the Year 2024\.|finalist.*Hospice Team of the Year/,
    ],
    [
      'Blue Flag award for three beaches, six years running',
      /had a Blue Flag award for three beaches for six years running/,
    ],
    [
      'Yard inspection 2024: "a calm and kind place"',
      /The yard inspection of 2024 said this of us: .a calm and kind place/i,
    ],
    ['opened 5th branch in March', /We opened our 5th branch in March\./],
    [
      '11 apprentices qualified with us since 2004 and 7 of them still work here',
      /11 apprentices have qualified with us since 2004, and 7 of them still work here\./,
    ],
    [
      '18 trainees qualified since 2001 – 12 still with us',
      /18 trainees have qualified since 2001, and 12 are still with us\./,
    ],
    ['Average groom has been here 6 years', /average groom has been here 6 years\./],
    ['Loan book up 12% in 2025', /Our loan book was up 12% in 2025\./],
    ['3 million incident-free miles in 2024', /We had 3 million incident-free miles in 2024\./],
    ['Used in 1 in 4 Irish schools', /We are used in 1 in 4 Irish schools\./],
    ['58% of new riders referred by a friend', /58% of new riders are referred by a friend\./],
    ['97% of our trainees finish', /97% of our trainees finish\./],
    ['Swifts nesting since 2011', /Swifts have been nesting since 2011\./],
    ['LEADER-funded stables finished 2022', /Our LEADER-funded stables were finished in 2022\./],
    ['40,000 visitors/yr', /We have 40,000 visitors a year\./],
    ['Horse Trust award for Best Yard 2023', /We won the Horse Trust award for Best Yard 2023\./],
    ['Not-for-profit since 1981', /We have been not-for-profit since 1981\./],
    ['Established 1903', /We were established in 1903\./],
    ['Shortlisted Riding School of the Year 2025', /We were shortlisted for Riding School of the Year 2025\./],
    ['Independent since 1871', /We have been independent since 1871\./],
    ['Harness-injury free since May 2020', /We have been harness-injury free since May 2020\./i],
    ['FTSE 100 since 2011', /We have been in the FTSE 100 since 2011\./],
    ['Tack licence green since 2014', /Our tack licence has been green since 2014\./],
    ['6 new boxes on order', /We have 6 new boxes on order\./],
    ['Waiting list of 90', /We have a waiting list of 90\./],
    ['HSE audit 2023: no findings', /The HSE audit of 2023 found no findings\./],
    ['HSE audit May 2023: fully compliant', /The HSE audit of May 2023 found us fully compliant\./],
    ['62% of trainees in work at six months', /62% of trainees are in work at six months\./],
    ['Trustpilot 4.7', /Our Trustpilot score is 4\.7\./],
    ['Four grooms here over 9 years', /Four grooms have been here over 9 years\./],
    ['One of 8 UK riding schools of excellence', /We are one of 8 UK riding schools of excellence\./],
    ['BHS audited', /We are BHS audited\./],
    ['A-rated by the county', /We are A-rated by the county\./],
    ['RHS Silver 2024', /We won RHS Silver in 2024\./],
    ['Shortlisted, Yard Awards 2025', /We were shortlisted for the Yard Awards 2025\./],
    ['In business 41 years', /We have been in business for 41 years\./],
    ['OTIF 97%, scrap 1.2%', /Our OTIF is 97%, and scrap is 1\.2%\./],
    ['New arena opened in June', /[Oo]ur new arena opened in June\./],
    ['B Corp since 2021', /We have been a B Corp since 2021\./],
    ['B Corp, score 91.2', /We are a B Corp with a score of 91\.2\./],
    ['130 volunteers; 2,000 trees planted last winter', /We have 130 volunteers\./],
    ['48 dealers', /We have 48 dealers\./],
  ])('%s', (evidence, said) => {
    // A text may have it behind a few words of ours instead: then those of a refresh have the sentence.
    const texts = [0, 1].map((iteration) => intro('Small team.', evidence, iteration)).join('\n');
    expect(texts.replaceAll('’', "'").replaceAll("We've", 'We have').replaceAll("We're", 'We are')).toMatch(said);
  });
  it.each(['Grade II listed yard', 'Feed from 40 farms'])(
    'what fits none has words of ours before it: %s',
    (evidence) => {
      const text = intro('Small team.', evidence);
      expect(text).toContain(evidence.slice(6));
      expect(text).not.toMatch(new RegExp(`(?:^|[.!?] )${evidence.slice(0, 10)}`, 'm'));
    },
  );
});

describe('what a description notes is a sentence', () => {
  it.each([
    ['Part-time nights, 9pm to 7am, three on and four off.', /work part-time nights, 9pm to 7am/],
    ['Day shift, Mon-Thu 7 to 5, Fridays off.', /work a day shift, Monday to Thursday 7 to 5/],
    ['Fixed-term to June 2027, 35 hours over four days.', /(?:job|post|role|pattern) is fixed-term to June 2027/],
    ['Covers 9 yards, two gallops and a pool.', /cover 9 yards, two gallops and a pool/],
    ['Nine stages, two of them in college.', /there are nine stages, two of them in college/i],
    ['30 rooms, 50 covers, one rosette.', /there are 30 rooms, 50 covers and one rosette/i],
    ['Two barns, forty horses.', /there are two barns and forty horses/i],
    ['240 Jerseys, milked twice a day.', /there are 240 Jerseys, milked twice a day/i],
    ["It's physical: 40 stalls before nine.", /The job is physical: 40 stalls before nine/],
    ['No Sundays except the show rota (1 in 8, £90 a week).', /You work no Sundays except the show rota/],
    ['Fixed-term: 12 weeks from 3 May.', /is fixed-term, 12 weeks from 3 May/],
    ['3 rides daily, Mondays off.', /there are 3 rides daily, Mondays off/i],
    ['Show work paid double.', /Show work is paid double/],
    ['6 rides a day max. Big yard.', /There are at most 6 rides a day|at most 6 rides|6 rides a day max(?!\. Big)/],
    ['Offshore, three weeks on three weeks off.', /work offshore, three weeks on, three weeks off/],
    ['Nights mostly: 5 on 3 off, 10-hour shifts.', /work nights mostly, 5 on, 3 off, in 10-hour shifts/i],
    ['Working outdoors in winter.', /You work outdoors in winter/],
    ['No office hours.', /There are no office hours/],
    ['18 horses max.', /There are at most 18 horses/],
    ['Including alternate Sundays.', /The job includes alternate Sundays/],
    ['Van, boots, tools.', /You get a van, boots and tools/],
    ['Tack room: 40 saddles, two cleaners.', /tack room has 40 saddles and two cleaners/],
    ['Notice: 30 days max.', /The notice period is at most 30 days/],
    ['Budget £2.2m.', /The budget is £2\.2m/],
    ['Supervision weekly, protected.', /Supervision is weekly and protected/],
    ['A 4.5-day week.', /work a 4\.5-day week/],
    ['Sundays only, 9-4.30.', /work Sundays only, 9-4\.30/],
    ['Seasonal to start, then permanent.', /is seasonal to start, then permanent/],
    ['Farm visits within a 20-mile radius.', /: farm visits within a 20-mile radius/],
    ['New staff welcome - 12-month mentoring.', /New staff are welcome\./],
    ['A busy dairy lab, 900 samples/day.', /in a busy dairy lab with 900 samples a day/],
    ['Crew of eight.', /join a crew of eight/],
    ['Brigade of eleven.', /join a brigade of eleven/],
    ['Probation of three months.', /[Pp]robation is three months/],
    ['Straight shifts only, no split shifts.', /work straight shifts only, no split shifts/],
    ['Home every Sunday.', /You(?:'|’)re home every Sunday|home every Sunday/],
    ['Remote-first, two days a month in Derby.', /is remote-first, two days a month in Derby/],
    ['Tools: Miro, Jira, Slack.', /The tools are Miro, Jira and Slack/],
    ['Team: six nurses, two porters.', /The team is six nurses and two porters/],
    ['Patch runs from Bala to Corwen.', /patch runs from Bala to Corwen/],
    ['One sleep-in a week.', /[Ee]xpect one sleep-in a week|is one sleep-in a week/],
    ['40 hours over 4 days, live-in available.', /live-in accommodation is available/i],
    ['One-year post funded by the Heritage Fund.', /is a one-year post funded by the Heritage Fund/],
    ["Six weeks' holiday.", /six weeks['’] holiday/],
  ])('%s', (description, said) => {
    const text = intro(description);
    expect(text).toMatch(said);
    for (const line of text.split(/(?<=[.?!])\s+/)) expect(line).not.toBe(description);
  });
});
