/** Notes typed in a hurry whose units, verbs, subjects or small words are missing: said as sentences, in whole words. */
import { describe, expect, it } from 'vitest';
import type { QuestionNumber } from '../questions.ts';
import { ask } from '../testing/ask.ts';
import { makeInput } from '../testing/input.ts';

const made = (question: QuestionNumber, text: string, country = 'United Kingdom', type = 'sentences') =>
  ask(
    makeInput({
      advert: { jobTitle: 'Shift Lead', location: 'Leeds', country },
      guidelines: { companyName: 'Tarn Foods' },
    }),
    question,
    text,
    { outputType: type as 'sentences' },
  ).contents.join('\n');

describe('units in a hurry', () => {
  it.each<[QuestionNumber, string, string, string?]>([
    [5, '€17hr, dinner every day', 'The pay is €17 an hour.', 'Ireland'],
    [5, '13.50 hr, free parking', 'The pay is £13.50 an hour.'],
    [5, '£20.80/hr days, free boots', 'The pay is £20.80 an hour on days.'],
    [5, 'base 48k, OTE 90, free gym', 'The pay is a base of £48,000 a year. You also get an OTE of £90,000'],
    [5, 'med/dental 80% paid, 3 mo ramp guarantee', 'We pay 80% of your medical and dental cover.', 'United States'],
    [5, '3 mo ramp guarantee, free lunch', 'a 3-month ramp guarantee', 'United States'],
    [5, '30% off food after 6mths, free lunch', '30% off food after 6 months'],
    [5, 'o/t after 39 hrs at time n half, free lunch', 'overtime after 39 hours at time and a half'],
    [5, 'flat 350/mth, free lunch', 'a flat (350 a month)'],
    [5, 'free gym you + 1, pension', 'free gym for you and one other person'],
    [7, 'email cv to hr, 2 rounds - hr n gm', 'Email your CV to HR.', 'India'],
    [7, 'email cv to hr. 2 rounds - hr n gm', 'There are 2 rounds: HR and the GM.', 'India'],
    [6, 'huddle 915. bakery smells lovely', "There's a huddle at 9:15."],
  ])('question %i: %s', (question, text, wanted, country) => {
    expect(made(question, text, country)).toContain(wanted);
  });
});

describe('what lacks its verb or subject', () => {
  it.each<[QuestionNumber, string, string]>([
    [
      2,
      'lost 2 lads to retirement this yr. days or nights u choose',
      'We lost 2 colleagues to retirement this year. You choose days or nights.',
    ],
    [2, 'lad going to spain after xmas so need someone from 1st feb', 'A colleague is going to'],
    [2, 'just opened 2nd site, going from 12 staff to 20', "We've just opened"],
    [
      2,
      'current supervisor promoted to Hull branch. need joining before peak season',
      'Our current supervisor has been promoted to the Hull branch. We need you to join before the peak season.',
    ],
    [
      2,
      'gateshead depot 42hrs avg. more at harvest time',
      "You'll be based at the Gateshead depot. You'll work 42 hours on average.",
    ],
    [3, 'pick orders, team call mon 9am, stock report daily', 'the team call on Monday at 9am'],
    [3, 'guest emails reply same day, train new joinees', 'reply to guest emails on the same day'],
    [3, 'servicing/6 wkly inspections, callouts on road about 2 a wk', 'servicing and 6-weekly inspections'],
    [3, 'load vans, put away w reach truck, keep aisles clear', 'put away with the reach truck'],
    [
      6,
      'Sandra the owner still on the tills, radio always on. dogs too. up at 4',
      'Sandra, the owner, is still on the tills. The radio is always on.',
    ],
    [6, 'busy! dogs ok fri. 20 staff most been here 4 yrs', 'Most of our 20 staff have been here 4 years.'],
    [
      6,
      'family bakery me my sister + 3 lads. up at 4',
      "We're a family bakery: me, my sister and 3 others. We're up at 4.",
    ],
    [
      7,
      'ring yard ask for kev or email cv. trade test about 2 hrs',
      'Ring the yard and ask for Kev, or email your CV. The trade test takes about 2 hours.',
    ],
    [
      7,
      'text 1st w name + where u worked, il ring after lunch',
      "Text first with your name and where you worked. We'll ring after lunch.",
    ],
    [7, 'email jo w cv or pop in after 2pm. u cook a lunch, they vote', 'You cook a lunch, and they vote.'],
    [7, 'refs + dbs before start. same week', 'We need references and a DBS check before you start.'],
    [
      7,
      'linkedin or resume fine. 3 wks start to finish',
      'LinkedIn or a resume is fine. It takes 3 weeks from start to finish.',
    ],
  ])('question %i: %s', (question, text, wanted) => {
    expect(made(question, text)).toContain(wanted);
  });
});

describe('what is offered beside what is asked', () => {
  it.each<[string, string]>([
    ['nvq 2, hi voltage training given for the vans', 'We give high-voltage training for the vans.'],
    [
      '2 yrs in sales, 4wk ramp w/ Dana our head of sales, product training',
      'We give you a 4-week ramp with Dana, our head of sales, and product training.',
    ],
    ['min 3 yr front office, we send for food safety course', 'We send you on a food safety course.'],
    [
      'min 3 yr front office. we send for safety course at head office',
      'We send you on a safety course at head office.',
    ],
    ['hgv or rigid ok we train u. own hand tools', 'your own hand tools.'],
    ['pcv licence nice but we put u thru it', 'A PCV licence would be nice, but we put you through it.'],
    ['level 2 hygiene, dbs we pay', 'We pay for the DBS check.'],
    ['wont suit someone wants 9-5. farm background ideal not essential', "It won't suit someone who wants 9-5."],
    ['hit target 2 of last 3 yrs. own car', 'You have hit target in 2 of the last 3 years.'],
  ])('%s', (text, wanted) => {
    expect(made(4, text)).toContain(wanted);
    expect(made(4, text)).not.toMatch(/(?:have|need|ask for) [^.]*(?:given|ramp|course)\b/);
  });
  it('stands behind the list', () => {
    const text = made(4, 'nvq 2 or 3, forklift licence, hi voltage training given for the vans', undefined, 'bullets');
    expect(text.split('\n').at(-1)).toBe('We give high-voltage training for the vans.');
  });
});

describe('sentences that are sentences', () => {
  it('a colleague with a name is no reader', () => {
    expect(made(2, "Tom is leaving after nine years. He'll hand over for two weeks.")).toContain(
      "Tom is leaving after nine years. He'll hand over for two weeks.",
    );
    expect(made(2, "Our last planner retired in May. She'll be on the phone until August.")).toContain(
      "She'll be on the phone until August.",
    );
  });
  it('two crews who work are no hours', () => {
    expect(made(2, "Three nurses can't see 900 patients, so we're adding a fourth.")).toContain(
      "Three nurses can't see 900 patients, so we're adding a fourth.",
    );
  });
  it('what must be is asked for in one sentence', () => {
    expect(made(4, 'Must hold a forklift licence, and be willing to work nights.')).toBe(
      'You must hold a forklift licence, and be willing to work nights.',
    );
  });
  it('half a price is nothing that is done', () => {
    expect(made(5, 'Free parking, and eye tests at half price for your family.')).not.toMatch(/at (?:is|are) half/);
  });
  it('notes typed with a capital stand as they were typed', () => {
    expect(made(6, 'Fourteen of us in an old mill. Huddle at 8:05, kettle at eleven, everyone out by six.')).toContain(
      'Huddle at 8:05, kettle at eleven, everyone out by six.',
    );
    expect(made(6, 'A white shed behind the mill, so everything smells of bread. Six desks and one oven.')).toContain(
      'A white shed behind the mill, so everything smells of bread. ',
    );
  });
});

describe('a text that is asked for again', () => {
  const again = (question: QuestionNumber, text: string, type = 'sentences') =>
    [0, 1].map((iteration) =>
      ask(makeInput({ advert: { jobTitle: 'Shift Lead', location: 'Leeds' } }), question, text, {
        iteration,
        outputType: type as 'sentences',
      }).contents.join('\n'),
    );
  it('joins other neighbours and has other words for the steps', () => {
    const [first = '', second = ''] = again(
      7,
      'Send a CV to Ruth, our practice manager. She replies within a week. You come in for a morning and meet the team. We decide by 14 February.',
    );
    expect(first).toContain('She replies within a week.');
    expect(second).toContain('Ruth, our practice manager, who replies within a week.');
    expect(second).toContain('Expect our decision by 14 February.');
    const [, other = ''] = again(7, 'ring the yard and ask for kev. trade test about 2 hrs, start asap');
    expect(other).toContain('Allow about 2 hours for the trade test. You can start');
  });
  it('begins its list with another of what is asked', () => {
    const [first = '', second = ''] = again(
      4,
      'Must be SIA registered and have had a first aid course. A driving licence would be useful, but we pay for lessons. You should notice when a guest is lost. We teach the radio.',
      'bullets',
    );
    expect(first.split('\n')[1]).toContain('SIA registered');
    expect(second.split('\n')[1]).toContain('notice when a guest is lost');
  });
  it('keeps an opening without a verb where it was', () => {
    const [, second = ''] = again(
      6,
      'Nine staff and twelve volunteers in a former customs house. The bus arrives at 9:50 and you hear it first. Lunch is at one, in the boat store.',
    );
    expect(second).toMatch(/^Nine staff/);
    const [, other = ''] = again(
      6,
      'Twenty-two engineers and one model of the Howrah Bridge. Chai comes at four. The founder still checks rebar himself.',
    );
    expect(other).toMatch(/^Twenty-two engineers/);
  });
});

describe('what shuts people out', () => {
  const told = (question: QuestionNumber, text: string) =>
    ask(makeInput({ advert: { jobTitle: 'Forklift Driver', location: 'Leeds' } }), question, text);
  it('is told with all that went with it', () => {
    const { notes } = told(4, 'forklift ticket, young at heart mum type would suit');
    expect(notes).toContain('With it went: "young at heart mum type would suit". Say it without that word.');
  });
  it('is said without it where another word means the same', () => {
    expect(told(2, 'lad going to australia after harvest so need someone from 1st sept').notes.join(' ')).not.toContain(
      'lad',
    );
    expect(told(3, 'pick orders, train our junior girl, sweep yard').contents.join(' ')).toContain(
      'train our junior colleague',
    );
    expect(told(1, 'forklift man for busy timber yard, £15/hr').contents.join('\n')).toMatch(/busy timber yard/);
  });
});

describe('other trades in a hurry', () => {
  it.each<[QuestionNumber, string, string]>([
    [2, 'mon-fri 6am start, 50hrs wk gtd, odd sat am if u want it', "There's the odd Saturday morning if you want it."],
    [2, 'mon-fri 6am start, 50hrs wk gtd', 'Monday to Friday from 6am, 50 hours a week guaranteed'],
    [
      2,
      'opening 2nd shop so looking for senior baker. shop in town centre',
      "We're opening a second shop, so we're looking for a senior baker.",
    ],
    [5, '34-39 hr DOE, dbl time sun, boots 200 yr', 'The pay is £34 to £39 an hour, depending on experience.'],
    [5, 'dbl time sun, tips urs, bday off', 'double time on Sundays'],
    [
      6,
      'dog called biscuit in on weds. closed sun mon. owner siobhan on the floor every day',
      "We're closed on Sundays and Mondays. Our owner, Siobhan, is on the floor every day.",
    ],
    [
      6,
      'maint crew of 7. morning mtg 545. plant smells like bread',
      "There's a morning meeting at 5:45. The plant smells like bread.",
    ],
    [
      7,
      'ring mick after 3pm 07700 900455 or call in yard',
      'Ring Mick after 3pm on 07700 900455 or call in at the yard.',
    ],
    [
      7,
      'drop cv into salon. quick chat then trade test 1/2 day paid. ans same week',
      "There's a quick chat, then a paid half-day trade test.",
    ],
    [
      7,
      'text resume to 208-555-0142. phone call w hr, yard tour + hands on test about 2 hrs',
      "There's a phone call with HR, then a yard tour and hands-on test (about 2 hours).",
    ],
    [2, 'old baker moving to spain, plus line 4 going in in oct', 'Line 4 is going in in October.'],
    [4, 'cat c, tipper exp nice but we show u. cscs we pay for', 'We pay for your CSCS.'],
  ])('question %i: %s', (question, text, wanted) => {
    expect(made(question, text)).toContain(wanted);
  });
  it('the last verb of a row is one, though it could be a noun', () => {
    expect(
      made(3, 'Greets guests, takes payments, calms the queue when a coach comes in, and orders food every Tuesday.'),
    ).toContain('and order food every Tuesday');
  });
});
