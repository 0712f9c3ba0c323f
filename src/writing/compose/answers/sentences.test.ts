/** Sentences typed as sentences, pasted pages, and orders among steps: said as they were typed, in the order they were typed. */
import { describe, expect, it } from 'vitest';
import type { QuestionNumber } from '../questions.ts';
import { ask, type Over } from '../testing/ask.ts';
import { makeInput } from '../testing/input.ts';

const input = makeInput({
  advert: { jobTitle: 'Site Manager', location: 'Leeds' },
  guidelines: { companyName: 'Pell & Marsh' },
});
const asked = (question: QuestionNumber, answer: string, over: Over = {}) => ask(input, question, answer, over);
const write = (question: QuestionNumber, answer: string, over: Over = {}): string =>
  asked(question, answer, over).contents.join('\n');

describe('a sentence typed as one', () => {
  it.each<[QuestionNumber, string]>([
    [2, 'The manager before you stayed for eleven years and left us in good shape.'],
    [2, 'Demand for our cots has doubled twice since we moved.'],
    [2, 'Work starts at the depot and finishes wherever the last drop is.'],
    [2, 'Following the opening of our Cork branch, the partners wish to appoint a second buyer.'],
    [5, 'Overtime starts after forty hours and is paid at double time.'],
    [5, 'Sick pay begins on day one and lasts for six months.'],
    [5, 'Leave rises by a day for every year you stay.'],
    [6, 'Two in three of our managers started as porters.'],
    [6, 'Half the team cycle in and the other half share lifts.'],
    [6, 'Dogs sleep under most of the desks.'],
    [6, '90 people work here in winter and 60 in summer.'],
    [6, 'About 40 drivers eat together on Fridays.'],
    [6, 'Six colleagues come from Cork.'],
    [2, 'Guides work ten hours, three evenings and one Sunday.'],
    [2, 'Drivers, loaders and checkers start at four and finish by noon.'],
    [5, 'Dental, vision and life cover begin after a month and cost you nothing.'],
    [4, 'People who have served in the navy are strongly encouraged to apply.'],
    [4, 'Candidates who have taught abroad will find the pupils familiar.'],
    [4, 'Anyone who has run a bar can do this job.'],
    [4, 'Candidates must, by the start date, hold a Level 5 diploma and a clean licence.'],
    [4, 'You need to be chartered with five years of practice, and you should have run a contract.'],
    [7, "Write to Anne Field at anne@x.example and tell her what you're proudest of."],
    [3, 'To start with, you will shadow Marta on the reception desk.'],
    [3, "To begin with you'll weigh flour and wash up like the rest of us."],
    [3, 'By the end of March you will run the Tuesday clinic alone.'],
    [4, 'You must be at least 18 and hold a full licence.'],
    [4, 'Applicants should be members of the RTPI and should have led a local plan.'],
    [4, 'We need someone who is registered with the GPhC and who has worked in a hospital.'],
    [4, 'You should have a Level 3 qualification and be working towards Level 5.'],
    [4, 'Candidates must be chartered and have run a site of their own.'],
    [4, 'You would get two weeks of training in Leeds.'],
    [7, 'CVs are read by the owner herself.'],
    [7, 'Applications should be sent through our agents in York.'],
    [7, 'Write us a page about a garden you love and post it to 4 Mill Lane.'],
    [7, 'Tell us about your last project and send it to jobs@x.example.'],
  ])('question %i says as it was typed: %s', (question, answer) => {
    expect(write(question, answer)).toContain(answer);
  });

  it('keeps the order of a paragraph, and what we give comes last', () => {
    expect(
      write(4, 'You will get a mentor for six months. You must be registered. It would be lovely if you spoke Irish.'),
    ).toMatch(/registered\..*lovely if you spoke Irish\..*mentor for six months\.$/);
    for (const iteration of [0, 1, 2])
      expect(
        write(3, "About half of your time goes on surveys. The rest is party wall work. You'd also sign off reports.", {
          iteration,
        }),
      ).toContain('surveys. The rest is party wall work. ');
  });

  it('is a bullet where bullets are asked for', () => {
    const text = write(
      3,
      'Each morning you check the cranes. In the afternoon you do the same in reverse. You may be asked to drive.',
      { outputType: 'bullets' },
    );
    expect(text.split('\n').filter((row) => row.startsWith('• '))).toEqual([
      '• Each morning you check the cranes. In the afternoon you do the same in reverse.',
      '• You may be asked to drive.',
    ]);
  });

  it('keeps its place behind what it leans on, whichever comes first', () => {
    const answer =
      'To begin with you will sweep. After a month you move on to sauces. You will meet our supplier once.';
    for (const iteration of [0, 1, 2])
      expect(write(3, answer, { iteration })).toMatch(/To begin with you will sweep\. After a month/);
  });

  it('comes behind what it speaks of', () => {
    for (const iteration of [0, 1, 2]) {
      expect(
        write(4, 'Sage is what we use. You need to know it and to like numbers. A diploma would be welcome.', {
          iteration,
        }),
      ).toMatch(/Sage is what we use\. You need to know it/);
      expect(
        write(6, 'We carry 120 million people. One in six of them is a tourist. The canteen opens at four.', {
          iteration,
        }),
      ).toMatch(/120 million people\. One in six of them/);
    }
  });

  it('comes first another time when it asks for something', () => {
    const answer =
      'You must live within an hour of Leeds and hold a licence. You need to have run a site and be good with people.';
    expect(write(4, answer, { iteration: 1 })).not.toBe(write(4, answer));
  });
});

describe('what is asked for', () => {
  it.each<[string, string]>([
    ['MLA exam or willing to sit it', "You'll need an MLA exam, or the willingness to sit it."],
    ['CPA; NetSuite a plus', 'you know NetSuite'],
    ['Spark, Kafka, dbt', 'You know Spark, Kafka and dbt.'],
    ['BSc Chemistry, 2-4 yrs in dyes, knows GMP and safety.', 'You know GMP and safety.'],
    ['no prima donnas, no clock watchers', 'No prima donnas. No clock watchers.'],
    ['No gamblers w/ the van', 'No gamblers with the van.'],
    ['calm, sober, patient', "You're calm, sober and patient."],
    ['DBS check, drug test, head for heights', "You'll need a DBS check, a drug test and a head for heights."],
    ['NVQ level 2 min, own van', 'NVQ level 2 or above'],
    ['CISRS Pt 2 min', 'CISRS Pt 2 or above'],
    ['SQL, Excel pref', 'Excel'],
    [
      'HND / 3 yrs in labs / fluent German / driving licence',
      'an HND, at least 3 years in labs and a driving licence. We want someone who is fluent in German',
    ],
    ['patient w nervous clients, ok w mess', "You're patient with nervous clients and ok with mess."],
    ['IT literate, firm but fair', "You're IT-literate and firm but fair."],
    ['French C1 min, calm', 'French C1 or above'],
    ['enhanced DBS, first aid cert', 'an enhanced DBS check and a first aid certificate'],
    ['Diploma Mech (60% and above), 2 yrs on castings', 'a diploma Mech (60% and above)'],
  ])('%s', (answer, wanted) => {
    expect(write(4, answer)).toContain(wanted);
  });

  it.each([
    'No experience needed. Experience in a kitchen is essential.',
    'You do not need a degree. A degree in law is required.',
  ])('and waived elsewhere is told: %s', (answer) => {
    const { contents, notes } = asked(4, answer);
    expect(contents.join()).not.toMatch(/don't need|no need|not require|don't ask/);
    expect(notes.join()).toMatch(/asks for .* and says that none is needed/);
  });

  it('is needed and not had where it is a test', () => {
    expect(write(4, 'CSCS card, drug and alcohol test, own boots', { iteration: 1 })).not.toMatch(
      /(?:have|bring|with) [^.]*\btest\b/,
    );
  });
});

describe('how to apply', () => {
  it.each<[string, string]>([
    [
      'call Ann 0131 496 0022, trial day (paid), answer in a week',
      "Call Ann on 0131 496 0022. What comes next: a trial day (paid). You'll get an answer in a week.",
    ],
    ['ring Tom on 020 7946 0011, two interviews, start in May', 'Ring Tom on 020 7946 0011. There are two interviews.'],
    ['email', 'Apply by email.'],
    ['In person', 'Apply in person.'],
    ['by phone only', 'Apply by phone only.'],
    ['CV', 'Apply with your CV.'],
    ['WhatsApp', 'Apply by WhatsApp.'],
    [
      'Ring the yard 01834 555 019 or pop in. Trial morning on a real boat, paid.',
      'The trial morning on a real boat is paid.',
    ],
    [
      'Email jobs@x.example w/ CV; offer w/in a week',
      'Email jobs@x.example with your CV. We make offers within a week.',
    ],
    ['Short chat; start ASAP', 'as soon as possible'],
    ['college website. Shortlisting that day.', 'Apply through the college website.'],
    [
      'Reply to you within a week. Call you if we need more.',
      "We'll reply to you within a week. We'll call you if we need more.",
    ],
    [
      'CV only to jobs@x.example, ref 12, interviews from mid June, answer 3 weeks later',
      "Interviews run from mid June. You'll get an answer 3 weeks later.",
    ],
    ['Walk-in: Sat 14 June, 10-1', 'Saturday 14 June, 10 to 1'],
    ['To apply, send two pages to Jo. Closing date 4 May.', 'Applications close on 4 May.'],
    ["You'll talk to Aoife. Then there's a two-hour exercise, which we pay for.", "Then there's a two-hour exercise"],
  ])('%s', (answer, wanted) => {
    expect(write(7, answer)).toContain(wanted);
  });

  it('says once that it is about applying', () => {
    for (const iteration of [0, 1, 2, 3])
      expect(write(7, 'To apply, send two pages to Jo at the yard.', { iteration })).not.toMatch(/apply[.?] To apply/);
  });
});

describe('the work', () => {
  it.each<[string, string]>([
    ['wake up calls, set up rooms, carry bags', 'set up rooms and carry bags. Your week: wake up calls.'],
    [
      'drop in sessions, run the helpdesk, write guides',
      'run the helpdesk and write guides. Your week: drop in sessions.',
    ],
    ['calibration of gauges (monthly), inspect castings', 'calibrate gauges (monthly) and inspect castings'],
    ['order own stock, teach kids to swim', 'order your own stock and teach kids to swim'],
    [
      'book next appts, ring owners, bath dogs, clean tubs at close',
      'book next appointments and ring owners. You also bath dogs and clean tubs at close.',
    ],
    ['sample prep, keep lab book, support R&D on glazes', 'keep the lab book'],
    [
      '(a) maintaining the register, including loans;\n(b) advising the Keeper on law, in particular the Act;\n(c) such other duties as may be assigned.',
      'advise the Keeper on law, in particular the Act',
    ],
    ['Clean.', "You'll clean."],
    ['explain controls to owner, install boilers, fit pumps', 'explain controls to the owner'],
    ['Reels -> plan, film and cut', 'Reels: plan, film and cut.'],
    ['hoover lobby, check in guests, balance the till, set up for breakfast, deliver papers', 'hoover the lobby'],
    [
      'JOB PURPOSE\nTo lead the property function across the whole of the region, ensuring that homes are safe, warm and\nwell maintained at all times and that residents come first.\nKEY RESPONSIBILITIES\n• Line management of six officers, including appraisals and absence\n  management\n• Ensure full compliance with gas, fire and lift safety\nThe Company reserves the right to amend this job description.',
      "You'll lead the property function across the whole of the region, ensuring that homes are safe, warm and well maintained at all times and that residents come first.",
    ],
  ])('%s', (answer, wanted) => {
    const text = write(3, answer);
    expect(text).toContain(wanted);
    expect(text).not.toMatch(
      /includes book|other duties|JOB PURPOSE|KEY RESP|reserves the right|absence\. |Also on your list: management/,
    );
  });

  it('keeps the form it was typed in where a row may be an order or a thing', () => {
    const text = write(3, '- lockouts and repairs\n- cut and code keys\n- quote for suites\n- log jobs on Joblogic', {
      outputType: 'bullets',
    });
    expect(text).toContain('• Cut and code keys');
    expect(text).not.toMatch(/Cutting/);
  });
});

describe('the job and the company', () => {
  it.each<[QuestionNumber, string, string]>([
    [2, '4 days tue-fri, 8-4.15', "You'll work 4 days, Tuesday to Friday, 8 to 4.15."],
    [2, 'New ward. Immediate requirement - 12 nos.', 'There are 12 vacancies.'],
    [2, 'Full-time, 190 day contract, starts Aug 11.', 'The job is full-time.'],
    [2, 'Maternity cover from April, one year, could become permanent.', 'maternity cover from April, for one year'],
    [2, 'New position because we doubled to 340 people.', 'This is a new position because we doubled to 340 people.'],
    [2, '3rd hygienist. Perm', '3rd hygienist'],
    [6, 'Set up by Maeve Burke 1998. 14 staff.', 'We were set up by Maeve Burke in 1998.'],
    [6, '3 vets 2 nurses 1 parrot', 'We have 3 vets, 2 nurses and 1 parrot.'],
    [6, '400 beds. 22 depts.', 'We have 400 beds and 22 departments.'],
    [5, 'taxi home if shift ends b4 6, pension', 'before 6'],
  ])('question %i: %s', (question, answer, wanted) => {
    const text = write(question, answer);
    expect(text).toContain(wanted);
    expect(text).not.toMatch(/There's 3rd|There are 3rd/);
  });
});

describe('a headline', () => {
  it('that is a little long is whole, and a very long one ends where it may', () => {
    const lines = (answer: string): string[] => asked(1, answer).contents;
    const whole = 'Lead the people function of a 1,900-strong manufacturer through the largest order in its history';
    expect(lines(whole)).toContain(whole);
    const long =
      'Run the night kitchen of a hospital with nine hundred beds, three restaurants and a staff of eighty who have never once missed a meal';
    expect(
      lines(long).some((line) => line.startsWith('Run the night kitchen of a hospital with nine hundred beds')),
    ).toBe(true);
  });
});
