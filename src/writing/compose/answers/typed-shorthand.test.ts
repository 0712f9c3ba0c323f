/** Notes in the shorthand of messages, labelled lists and pasted sections: written out, and asked for as they were meant. */
import { describe, expect, it } from 'vitest';
import { type QuestionNumber, writeAnswer } from '../questions.ts';
import { makeInput } from '../testing/input.ts';

const answer = (question: QuestionNumber, text: string, country = 'United Kingdom') =>
  writeAnswer(
    makeInput({
      advert: { jobTitle: 'Site Manager', location: 'Leeds', country },
      guidelines: { companyName: 'Pell & Marsh' },
    }),
    { question, answer: text, outputLength: 'medium', outputType: 'sentences', isHemmingSelected: false },
  );
const write = (question: QuestionNumber, text: string, country?: string): string =>
  answer(question, text, country).contents.join('\n');

describe('the job in short', () => {
  it.each([
    ['hybrid 2d Leeds; team of 6; reports: Data Platform Lead', "You'll report to the Data Platform Lead."],
    ['reports to Head of Brand. Perm.', "You'll report to the Head of Brand."],
    [
      '7-3 mon to thu, closed fri. Open wknds nov-apr',
      'We are closed on Friday. We are open weekends November to April.',
    ],
    ['Permanent. Under Stores Manager. 6 days.', "You'll report to the Stores Manager."],
    ['van shared at first. sats 1 in 3', 'Saturdays 1 in 3'],
    ['42.5 hrs, 1 in 6 standby. 2nd sat off', '2nd Saturday off'],
    ['Permanent. 4x10s, Mondays off.', '4 10-hour days'],
    ['FTC to Mar 2028 (funded), hybrid', 'The job is fixed-term to March 2028 (funded), hybrid.'],
    ['FT 36-40. M-F, 1 Sat/mo 9-1', "You'll work 36 to 40 hours, Monday to Friday, 1 Saturday a month 9 to 1."],
    ['Start wk of 9 March or sooner.', 'The job starts in the week of 9 March or sooner.'],
    ['Cos we won the contract. 12 month position.', 'Because we won the contract. This is a 12-month position.'],
    ['1 gym + pool', "There's 1 gym and pool."],
    ['weve outgrown the shed and it doesnt close till May', "We've outgrown the shed and it doesn't close till May."],
    ['7-3 mon to thu', "You'll work 7 to 3 Monday to Thursday."],
    ['Retirement - Maureen after 31 yrs. Grade III equiv.', 'Maureen after 31 years'],
    ['Reqd 4 fitters for Hull and Goole.', "We're hiring 4 fitters for Hull and Goole."],
    [
      "I'm looking for two people to help me from 8 to 1, five mornings a week, during term.",
      "We're looking for two people to help us from 8 to 1, five mornings a week, during term.",
    ],
  ])('%s', (text, wanted) => {
    expect(write(2, text)).toContain(wanted);
  });
});

describe('the rewards', () => {
  it.each([
    ['18-23/hr; tip share; shift meal', 'The pay is £18 to £23 an hour.'],
    ['£140-160/day paye, 26d + BH', "26 days' holiday plus bank holidays"],
    ['£140-160/day paye', '£140 to £160 a day PAYE'],
    [
      '€15.10 rising €15.80 after 1 yr + €3 night premium; meals',
      'The pay is €15.10 rising to €15.80 after 1 year plus €3 night premium.',
    ],
    ['25-30k p.m. + bonus; tea', 'The pay is £25,000 to £30,000 a month plus bonus.'],
    [
      'Basic pay starts at £24,000, and most crew earn £29,500.',
      'Basic pay starts at £24,000, and most crew earn £29,500.',
    ],
    ['£150 a day, £165 after 6 mths, fuel card', 'The pay is £150 a day and £165 after 6 months.'],
    ['£14 ph, time + half sun, free gym + 1 family swim a wk', 'time and a half on Sundays'],
    ['Annual salary £38,000 - £41,000. Storm pay is double time.', 'The pay is £38,000 to £41,000 a year.'],
    ['Between £45,000 and £58,000, pro rata, in line with HSE scales.', 'pro rata, in line with HSE scales'],
    ['tips daily; closed sun mon', 'closed Sunday Monday'],
    ['£36k, van, 25+8', "25 days' holiday plus 8 bank holidays"],
    ['29,000-32,500 pro rata, pension', 'The pay is £29,000 to £32,500 a year pro rata.'],
    [
      '€15.50 when you qualify, usually after eighteen months.',
      '€15.50 when you qualify, usually after eighteen months',
    ],
    ['Thirty days of leave, of which ten are yours.', 'thirty days of leave, of which ten are yours'],
    ['40-52k / 30 days / courses paid', 'The pay is £40,000 to £52,000 a year.'],
    ['£45k, 25+BH+xmas shut', "25 days' holiday plus bank holidays plus Christmas shutdown"],
    ['40k / 13. Gehalt / 30 days', '13th salary'],
    ['25 days + good friday', 'Good Friday'],
  ])('%s', (text, wanted) => {
    expect(write(5, text)).toContain(wanted);
  });
  it('are in dollars where the advert is', () => {
    expect(write(5, '18-23/hr; shift meal', 'United States')).toContain('The pay is $18 to $23 an hour.');
    expect(write(5, '$15.50-18 hr; meals', 'United States')).toContain('The pay is $15.50 to $18 an hour.');
    expect(write(5, '24.50/hr; shift meal', 'United States')).toContain('$24.50 an hour');
    expect(write(5, '52-58k, shift meal', 'United States')).toContain('$52,000 to $58,000');
  });
  it('name the pay once', () => {
    const told = writeAnswer(makeInput({ advert: { jobTitle: 'Planner', salaryFrom: 41000, salaryTo: 44000 } }), {
      question: 5,
      answer: 'The grade is J, which currently pays £41,200 to £44,100. Annual leave is 28 days.',
      outputLength: 'medium',
      outputType: 'sentences',
      isHemmingSelected: false,
    }).contents.join();
    expect(told).not.toContain('£44,000');
  });
});

describe('the person', () => {
  it.each([
    ['Must: Python, SQL, Spark\nNice: Azure, GIS\nNot bothered: degree', "You'll need Python, SQL and Spark."],
    ['Must: Python, SQL, Spark\nNice: Azure, GIS\nNot bothered: degree', 'not essential: Azure and GIS.'],
    ['Must: Python, SQL, Spark\nNice: Azure, GIS\nNot bothered: degree', "We don't ask for a degree."],
    [
      'Essential criteria: a degree in law, membership of CILEX. Desirable criteria: experience of tribunals; a knowledge of housing law.',
      'experience of tribunals and a knowledge of housing law',
    ],
    [
      'Five or more years of C, at least some of it on small chips. Comfortable with a scope, a lathe and a soldering iron.',
      'comfortable with a scope, a lathe and a soldering iron',
    ],
    [
      'Five or more years of C, at least some of it on small chips.',
      'five or more years of C, at least some of it on small chips',
    ],
    [
      'Somebody who has run events, a restaurant or an office would do well here.',
      'Somebody who has run events, a restaurant or an office would do well here.',
    ],
    ['first aid // clean licence // calm on phone', "You'll need first aid and a clean licence."],
    ['first aid // clean licence // calm on phone', 'calm on the phone'],
    ['forklift lic plus, honest', 'a forklift licence'],
    ['17+, wide awake, NPLQ', ': wide awake.'],
    ['Level 2 nails min, neat', 'Level 2 nails as a minimum'],
    ['W licence, BE trailer', 'a BE trailer'],
    ['MBA | Marathi must | two wheeler', 'a two-wheeler'],
    ['license or eligible (trainees ok), typing', 'You have a license or are eligible (trainees ok).'],
    [
      'ESSENTIAL - writes fast; 2 yrs in comms; WordPress\nDESIRABLE - charity, design\nNOT NEEDED - a degree',
      'You write fast and know WordPress.',
    ],
    [
      'ESSENTIAL - writes fast; 2 yrs in comms; WordPress\nDESIRABLE - charity, design\nNOT NEEDED - a degree',
      'not require a degree',
    ],
    ['You should be someone who notices what is not said.', "You're someone who notices what is not said."],
    ['good craic essential, clean licence', 'good craic'],
    ['responsible serving cert; calm', 'a responsible serving certificate'],
    ['hike 8 mi w/ 40 lb; calm', 'hike 8 mi with 40 lb'],
    ['completed training; English a plus (int. clients)', 'English (int. clients)'],
    ['You are fluent in PyTorch and not frightened of C++.', 'You are fluent in PyTorch and not frightened of C++.'],
    ["You don't need to have driven anything bigger. Clean licence.", "You don't need to have driven anything bigger."],
    ['own tools, ok at heights obvs', 'ok at heights.'],
    ['Ladder ok. Basic tools. Lift 50#.', 'be able to lift 50 lb. Ladder ok.'],
    ['Gujarati speaking, calm', 'You can speak Gujarati.'],
    ['kind 1st fast 2nd, clean licence', ': kind 1st fast 2nd.'],
    ['enrolled student, reliable > brilliant', "You're an enrolled student."],
    ['enrolled student, reliable > brilliant', 'reliable rather than brilliant'],
    ['Bilingual strongly preferred. Clean licence.', 'bilingual'],
    [
      'You need fast and accurate typing and a kind telephone voice.',
      'You need fast and accurate typing and a kind telephone voice.',
    ],
    ['own 2 wheeler + DL, smartphone', 'your own two-wheeler'],
    ['reliable, vaccinated measles', 'vaccinated against measles'],
    ['1 yr kitchen exp, hs diploma not needed', "1 year's kitchen experience"],
  ])('%s', (text, wanted) => {
    expect(write(4, text)).toContain(wanted);
  });
  it.each(['21-35 yrs, Hindi, smartphone', 'age 18 to 30, clean licence', 'calm, 25-40'])(
    'is of any age: %s',
    (text) => {
      const { contents, notes } = answer(4, text);
      expect(contents.join()).not.toMatch(/\d\d/);
      expect(notes.join()).toContain('(age)');
    },
  );
});

describe('the work and the company', () => {
  it.each<[QuestionNumber, string, string]>([
    [
      3,
      'on-call none; fix pumps; break down line',
      "There's no on-call work. You'll fix pumps and break down the line.",
    ],
    [
      3,
      'leave garden tidier than we found it, talk to customer before and after, rake leaves',
      'leave the garden tidier than we found it, and talk to the customer before and after',
    ],
    [
      3,
      'Reporting to the Works Manager, you will: plan all repairs; chair the daily meeting; order parts.',
      'report to the Works Manager and plan all repairs',
    ],
    [
      3,
      "You'll bring up boards with Wei, our lead, and you'll own the bootloader.",
      "You'll bring up boards with Wei, our lead, and you'll own the bootloader.",
    ],
    [3, 'Make soup. Make it well. Talk to people.', 'make soup, make it well and talk to people'],
    [3, "Drive the van. You'll fill in the sheets, because we read them.", 'complete the sheets, because we read them'],
    [3, 'minor repairs, report leaks, lock up, set up chairs, sweep 14 rooms', 'report leaks and lock up'],
    [7, 'Apply by letter to Ms Kealy, Eyre Square, Galway.', 'Apply by letter to Ms Kealy, Eyre Square, Galway.'],
    [
      7,
      'Apply by 4 May. Apply by email to jo@x.example.',
      'Applications close on 4 May. Apply by email to jo@x.example.',
    ],
    [7, 'shadow night - paid. refs x2', 'The shadow night is paid. We ask for two references.'],
    [7, 'ask for Wray (the tall one). No CV.', 'Ask for Wray. No CV.'],
    [
      7,
      'Start wk paid even if it doesnt work out. Open til filled.',
      "Start week paid even if it doesn't work out. Open until filled.",
    ],
    [3, "You'll drive, obviously. You'll answer a hundred questions a day.", 'drive'],
    [
      3,
      'Plans, assigns and inspects the work of crews. Meets with customers.',
      'plan, assign and inspect the work of crews',
    ],
    [3, 'Plan the work. Must be available for call-out 24/7.', 'You must be available for call-out 24/7.'],
    [3, 'You shape, score and bake 400 loaves before seven.', 'You shape, score and bake 400 loaves before seven.'],
    [
      3,
      'One afternoon a week is kept free for reports. You assess children.',
      'One afternoon a week is kept free for reports.',
    ],
    [3, 'cycle count (Sat), bin cards, issue slips', 'cycle count (Saturday)'],
    [1, '1200 workers. 1 HR who they know by name.', '1 HR who they know by name'],
    [3, 'contract labour compliance (PF, ESI), welfare, canteen', ': contract labour compliance (PF, ESI)'],
    [3, 'press releases + local radio, annual report, photo library', 'press releases and local radio'],
    [
      3,
      'Responds to inquiries and presents to the council. Prepares plans.',
      "You'll respond to inquiries and present to the council.",
    ],
    [
      3,
      'Expect to write two articles a month, to speak at six events a year, and to travel.',
      'Expect to write two articles a month, to speak at six events a year, and to travel.',
    ],
    [6, '2 pharmacists 4 techs. compounding lab upstairs', ': compounding lab upstairs'],
    [6, 'Meetings are on first and third Tuesdays.', 'Meetings are on first and third Tuesdays.'],
    [7, 'trade test 2 hrs paid. start may 1st', 'The trade test (2 hours) is paid. You can start May 1st.'],
    [
      7,
      '2 page CV + 1 press release -> jobs@x.example, noon Mon 9 Feb. Chat first? Sal, 01434 555 012',
      'Send a 2-page CV plus 1 press release to jobs@x.example. Applications close at noon Monday 9 February. For a chat first, contact Sal',
    ],
    [7, "We'll ring. Then we'd ask you to come for a morning, paid.", "Then we'd ask you to come for a morning, paid."],
    [3, 'help estimating on D&B, talk w/ tax office, fix pumps', 'help with estimating'],
    [3, 'help estimating on D&B, talk w/ tax office', 'talk with the tax office'],
    [
      3,
      'Every week:\n- order from our growers\n- write the rota',
      'Every week: order from our growers; write the rota.',
    ],
    [7, 'form on x.example/jobs → written test → HR call', 'a written test and an HR call'],
    [7, 'Could you send a CV and a few lines to jo@x.example?', 'Could you send a CV and a few lines to jo@x.example?'],
    [7, '2 stage interview. Start soon.', '2-stage interview'],
    [6, '18 people, quiet rooms, paperless since 2019. Mettbrötchen Friday', '18 people'],
    [6, '110 staff, 40 yrs old this yr', '40 years old'],
    [6, 'One in six of our drivers is a woman.', 'One in six of our drivers is a woman.'],
    [6, 'boss climbs. 4 crews.', 'The boss climbs.'],
    [6, '31 staff in summer 18 in winter.', 'We have 31 staff in summer.'],
    [7, 'ring Dave (07700 900281) after 5. start when u can', 'Ring Dave on 07700 900281 after 5. Start when you can.'],
    [
      7,
      'walk in 2-4pm w/ resume or no resume. 2 hr stage, paid.',
      'You can walk in from 2 to 4pm with or without a resume. The 2-hour stage is paid.',
    ],
    [
      7,
      'interviews 1st wk feb. References please!',
      'Interviews are in the first week of February. References please.',
    ],
    [7, 'Interviews will be held during the week commencing 16 February.', 'during the week of 16 February'],
    [7, 'Stage 1: 30m chat w/ Imran. Stage 2: 90m pairing.', 'Stage 1: 30-minute chat with Imran.'],
    [1, '2bn readings a day -> fewer burst pipes', '2bn readings a day: fewer burst pipes'],
  ])('question %i: %s', (question, text, wanted) => {
    expect(write(question, text)).toContain(wanted);
  });
  it('tells no adverb as a task', () => {
    expect(write(3, "You'll drive, obviously. You'll answer a hundred questions a day.")).not.toMatch(
      /obviously\.?$|and obviously/m,
    );
  });
  it('has no duties that every form has', () => {
    expect(write(3, 'Lead the team. Perform other duties as assigned. Undertake any other tasks.')).not.toMatch(
      /other/,
    );
  });
  it('has no headings of a page', () => {
    expect(
      write(
        3,
        'About the role\nYou will lead on major sites, including two in the north of the county.\nMain duties\n- Manage a team of six\n- Report to committee\nWhat we expect\nYou will treat people with equal courtesy at all times.',
      ),
    ).not.toMatch(/about the role|main duties|what we expect/i);
  });
});
