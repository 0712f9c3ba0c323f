import { describe, expect, it } from 'vitest';
import type { QuestionNumber } from '../../questions.ts';
import { ask, siteManager } from '../../testing/ask.ts';

const said = (question: QuestionNumber, typed: string): string => ask(siteManager, question, typed).contents.join('\n');

describe('hasty notes that leave the small words out', () => {
  it.each<[QuestionNumber, string, string]>([
    [1, 'sundays off always\n45 hr wk no splits\nmenu changes daily, you get a say', '45-hour week, no splits'],
    [1, 'sundays off always\n45 hr wk no splits\nmenu changes daily, you get a say', 'you get a say in it'],
    [1, '33k + tips\nsundays off always\nopen kitchen', '£33,000 plus tips'],
    [1, 'no licence needed we train you\nfree travel for you + partner', 'No licence needed: we train you'],
    [1, 'no licence needed we train you\nfree travel for you + partner', 'for you and your partner'],
    [1, 'app used by 2m hikers. on call only 1 wk in 8. four day wk', 'on call only 1 week in 8'],
    [
      2,
      'harbourside pub in bristol, 60 covers. chef patron is tom, been here 9 yrs',
      "We're a harbourside pub in Bristol",
    ],
    [2, 'harbourside pub in bristol, 60 covers. chef patron is tom, been here 9 yrs', 'Tom, who has been here 9 years'],
    [2, 'need a sous asap, last one left to open own place', 'open their own place'],
    [2, '140 buses, employee owned since 2016. dundee depot needs 12 drivers', "We've been employee-owned since 2016"],
    [2, '140 buses, employee owned since 2016. dundee depot needs 12 drivers', 'The Dundee depot needs 12 drivers'],
    [3, "run the pass when tom's off\nordering + stock", "when Tom's off"],
    [3, 'run the pass, order stock. hygiene records, we are 5 star want to stay that way', 'and want to stay that way'],
    [3, 'drive coast routes, st andrews to arbroath. report faults', 'from St Andrews to Arbroath'],
    [3, 'own ci/cd, write runbooks, no windows', 'No windows.'],
    [4, 'python or go, 4+ yrs devops', 'Python or Go'],
    [4, 'full car licence 12 mths+, good w/ people', 'a full car licence (held for at least 12 months)'],
    [4, 'good w/ people. cpc great but not needed. drug test before start', "There's a drug test before you start."],
    [4, '2 yrs as sous or strong jnr sous, fresh food bkgd not chains', 'strong junior sous'],
    [4, '2 yrs as sous or strong jnr sous, fresh food bkgd not chains', 'background, not chains'],
    [4, 'food hygiene l3 (can get you this if not), good w/ fish', 'food hygiene level 3 (we can get you this if'],
    [5, '33k basic, tips weekly, 28 days hols, pension', "28 days' holiday"],
    [5, '£15.40/hr, sundays time + half. free eye test', 'time and a half on Sundays'],
    [
      5,
      'medical dental vision 100% paid for you 75% for dependents, 20 days pto',
      'we pay 100% for you and 75% for your dependents',
    ],
    [
      6,
      'small brigade, 6 of us. 2 trips a yr to suppliers, last one was cornwall for crab',
      "We're a small brigade of 6",
    ],
    [
      6,
      'small brigade, 6 of us. 2 trips a yr to suppliers, last one was cornwall for crab',
      '(last time: Cornwall for crab)',
    ],
    [6, 'we go to the market together fri mornings. charity football vs brae every may', 'on Friday mornings'],
    [6, 'we go to the market together fri mornings. charity football vs brae every may', 'every May'],
    [7, 'text tom 07700 900123, not between 12-2 or 6-9', 'not between 12 and 2 or 6 and 9'],
    [
      7,
      'send cv to a@b.example, subj devops. process: 30 min chat, take home (paid), 2 hr panel',
      'with the subject “DevOps”',
    ],
    [
      7,
      'send cv to a@b.example. process: 30 min chat, take home (paid), 2 hr panel',
      'a 30-minute chat, a take-home task (paid) and a 2-hour panel',
    ],
    [
      7,
      'come to open day sat 7 june 10-2 at depot. bring licence. need any adjustments just say',
      'the open day on Saturday 7 June (10 to 2)',
    ],
    [
      7,
      'come to open day sat 7 june 10-2 at depot. bring licence. need any adjustments just say',
      'If you need adjustments, just say',
    ],
  ])('question %i, %s', (question, typed, part) => {
    expect(said(question, typed).toLowerCase()).toContain(part.toLowerCase());
  });

  it('lets the cash be weekly and the holiday a holiday', () => {
    expect(said(5, '33k basic, tips weekly, 28 days hols, pension')).not.toMatch(/tips of about/);
  });
});

describe('careful sentences', () => {
  it.each<[QuestionNumber, string, string]>([
    [
      3,
      'You will write the rotas, supervise senior carers and carry out monthly audits. You will be on call one weekend in four. You will run the home.',
      "You'll also be on call",
    ],
    [
      6,
      'We are a small team. The owners, the Pickering family, visit every week and know every resident by name.',
      'The owners, the Pickering family, visit every week and know every resident by name.',
    ],
    [
      5,
      '£41,500 a year, night premium of 20% already included, 25 days holiday',
      'A night premium of 20% is already included.',
    ],
    [5, "Teachers' Pension Scheme, a laptop, free use of the gym", "the Teachers' Pension Scheme, a laptop"],
    [5, '27 days leave, flexitime with up to two flexi days a month', 'two flexi days a month'],
    [5, 'Main pay scale M1 to M6, a laptop', "You're paid on the main pay scale, M1 to M6."],
    [
      4,
      'a degree in mathematics, qualified teacher status (or working towards it by September)',
      'You have qualified teacher status, or are working towards it by September.',
    ],
    [
      2,
      'Tarn Labs tests drinking water, rivers and bathing water for county councils. You would join a team of five.',
      'Tarn Labs tests drinking water, rivers and bathing water for county councils.',
    ],
    [7, 'Apply by 9 November. CVs on their own will not be considered.', 'CVs on their own will not be considered.'],
  ])('question %i, %s', (question, typed, part) => {
    const text = said(question, typed);
    expect(text).toContain(part);
    expect(text).not.toMatch(/In short:|What to expect:/);
  });

  it.each([
    [
      'four on four off shifts, £41,500 basic plus overtime at time and a half, brand new robot line installed last year, low staff turnover',
      /overtime at time$/m,
    ],
    [
      "You'd work with a new ICP-MS that only three laboratories in Ireland have. We pay for a part-time master's degree.",
      /only three laboratories(?! in)/,
    ],
    ['Hybrid working with only two days a week in the office. A caseload of 35.', /two days a week(?! in)/],
    [
      'A Level teaching from the first year for anyone who wants it\nClasses of no more than 24',
      /\ba Level\b|for anyone(?! who)|Do you want it/,
    ],
  ])('are cut nowhere in the middle: %s', (typed, half) => {
    for (const iteration of [0, 1, 2])
      expect(ask(siteManager, 1, typed, { iteration }).contents.join('\n')).not.toMatch(half);
  });
});

describe('what belongs together stays together', () => {
  it.each<[QuestionNumber, string, string]>([
    [5, '£31,200 a year, a pension with up to 10% from us, 28 days of leave', 'with up to 10% from us'],
    [7, 'Complete the form at littleacorns.org.uk and send it to the chair.', 'littleacorns.org.uk'],
    [
      5,
      '£41,000, £1,200 a year for training, free treatment for you and your immediate family',
      'free treatment for you and your immediate family',
    ],
    [4, 'a degree in law\nno housing qualification needed, as we will train you', 'is needed, as we will train you'],
    [4, 'Level 3 childcare qualification or higher, calm with parents', 'a Level 3 childcare qualification or higher'],
    [
      4,
      'You should be able to explain choices to people who are not engineers, and fluent English is required.',
      'fluent English is required',
    ],
    [
      6,
      'It is calm here. Our servers, bakers and cooks all vote on the staff charity, and the owners post the numbers.',
      'Our servers, bakers and cooks all vote on the staff charity, and the owners post the numbers.',
    ],
    [7, "Email your CV to a@b.example. Please don't drop in during service.", "Please don't drop in during service."],
    [
      3,
      "You'll run the section with two assistants. You'll also keep food cost under 26 percent.",
      'food cost under 26 percent',
    ],
    [
      3,
      "You'll design pipelines. You'll migrate our batch jobs to Kafka by the end of the year. You'll check data.",
      "You'll",
    ],
    [4, 'class 1 licence min 12 mths\ncpc + digi tacho card', 'a Class 1 licence (held for at least 12 months)'],
    [4, 'class 1 licence min 12 mths\ncpc + digi tacho card', 'digital tachograph card'],
    [5, '38-42k, £500 refer a friend, life assurance x2', '£500 when you refer a friend'],
    [6, 'busy on cut off days, quiet after. team lunch once a month', "There's a team lunch once a month"],
    [7, 'call dave 07700 900142 or whatsapp, cv not needed. assessment drive same day', 'No CV is needed'],
    [
      7,
      'call dave 07700 900142 or whatsapp, cv not needed. assessment drive same day',
      'an assessment drive on the same day',
    ],
    [7, 'cv to hr@bramley.example ref PAY07 by 9 may', 'quoting reference PAY07'],
  ])('question %i, %s', (question, typed, part) => {
    expect(said(question, typed)).toContain(part);
  });

  it.each([
    [
      "We pay for one post-graduate course a year, and you'll get every other Friday off. You will have 45-minute appointments.",
      /every other Friday off/i,
    ],
    [
      "There's a forest school site within walking distance, and your own child gets a 50% fee discount. Ofsted rated us Outstanding.",
      /50% fee discount/i,
    ],
  ])('has both halves of a sentence in lines of their own: %s', (typed, half) => {
    const lines = ask(siteManager, 1, typed).contents;
    expect(lines.join('\n')).toMatch(half);
    for (const line of lines) expect(line).not.toMatch(/^[^.?!]*\.$/);
  });

  it('says in one line alone that somebody is looked for', () => {
    const lines = ask(siteManager, 1, 'no weekend working\npaid every Friday').contents;
    expect(lines.slice(0, 6).filter((line) => /^(?:are you|be|could you be) our next/i.test(line)).length).toBeLessThan(
      2,
    );
    expect(lines).toHaveLength(8);
  });
});
