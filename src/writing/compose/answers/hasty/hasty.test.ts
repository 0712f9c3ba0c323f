/** Answers typed in a hurry, in small letters: their names, their shortened words, their slashes. */
import { describe, expect, it } from 'vitest';
import type { QuestionNumber } from '../../questions.ts';
import { ask } from '../../testing/ask.ts';
import { makeInput } from '../../testing/input.ts';

const job = makeInput({
  advert: { jobTitle: 'Store Supervisor', location: 'Stroud', country: 'United Kingdom' },
  guidelines: {
    companyName: 'Pell & Marsh',
    rewards: [{ id: 'r1', title: 'Fees', statement: 'We pay your RCVS fee.' }],
  },
});
const inIndia = makeInput({
  advert: { jobTitle: 'Store Supervisor', location: 'Nagpur', country: 'India', salaryFrom: 300000, salaryTo: 500000 },
});
const write = (question: QuestionNumber, text: string): string => ask(job, question, text).contents.join('\n');

describe('names in small letters', () => {
  it.each<[QuestionNumber, string, string]>([
    [3, 'update trello, answer tickets in zendesk, fix android bugs', 'Zendesk'],
    [3, 'update trello, answer tickets in zendesk, fix android bugs', 'Android'],
    [4, 'nebosh or iosh, clean licence', 'NEBOSH or IOSH'],
    [4, 'rcvs member, calm', 'RCVS'],
    [4, 'cpcs card, knows makaton', 'CPCS card'],
    [5, '28 days hol, christmas bonus, eid off, ramadan hours', 'Eid'],
    [5, 'rsph paid, pension', 'We pay for RSPH'],
    [6, 'owner baz still drives. 12 vans', 'Our owner Baz still drives.'],
    [6, 'kev and lucy own it, 2 shops in stroud', 'Kev and Lucy own it'],
    [7, 'ring priya 07700 900222', 'Ring Priya on 07700 900222.'],
    [7, 'ask for mark or email jobs@pell.example', 'Ask for Mark'],
    [7, 'call dr adeyemi on 01453 555 010', 'Call Dr Adeyemi on 01453 555 010.'],
    [7, 'cv to joan hurley joan@pell.example', 'Send your CV to Joan Hurley at joan@pell.example'],
    [2, 'store supervisor for nailsworth shop, perm', 'our Nailsworth shop'],
  ])('question %i: %s', (question, text, wanted) => {
    expect(write(question, text)).toContain(wanted);
  });
  it.each<[QuestionNumber, string, RegExp]>([
    [4, 'calm, kind, good with kids, knows cider', /Cider|Calm,|Kids/],
    [3, 'mop floors, serve tea, hoover the lobby', /Mop|Tea|Hoover/],
    [7, 'call the office, ask for details', /Office|Details/],
    [6, 'mark of quality since 1980, family firm', /Mark of Quality/],
    [5, 'tronc, staff food, taxi home', /Tronc/],
  ])('stay where they are none, question %i: %s', (question, text, unwanted) => {
    expect(write(question, text).replace(/^\p{Lu}|[.:] \p{Lu}/gmu, '')).not.toMatch(unwanted);
  });
  it('need no haste where nothing else is spelt so', () => {
    expect(write(3, 'You log every fault in jira and hubspot.')).toContain('Jira and HubSpot');
  });
});

describe('shortened words', () => {
  it.each<[QuestionNumber, string, string]>([
    [4, '18m bar exp, clean licence', "18 months' bar experience"],
    [4, '3y kitchen exp, calm', "3 years' kitchen experience"],
    [4, '2 yrs till exp pref retail, calm', "2 years' till experience (preferably retail)"],
    [4, 'clean licence max 3 pts, own van', 'a clean licence with at most 3 points'],
    [4, 'first aid cert a +, calm', 'a first aid certificate'],
    [2, 'ft perm, 40 hrs pw', 'The job is full-time and permanent.'],
    [2, 'fixed term 6 months, oct start', 'in October'],
    [5, '£14ph, ot x1.5, boots £90/yr', 'overtime at time and a half'],
    [5, '£14ph, ot x1.5, boots £90/yr', '£90 a year for boots'],
    [5, 'pension, sun x2', 'double pay on Sundays'],
    [6, 'bacon rolls on fri, quiz thurs. 8 staff', 'on Fridays'],
    [6, '3rd gen, fam run', "We're in our third generation."],
    [6, 'ofsted good 2022, 60 kids', 'Ofsted rated us good in 2022.'],
    [7, 'cvs to jobs@pell.example. ints 9 june, refs req', 'References are required.'],
    [7, 'cv to jobs@pell.example. start monday if dbs ok', 'if your DBS is OK'],
    [7, '1 chat, 1 shift (4 hrs). quick process, 2 weeks max', 'The process is quick and takes at most 2 weeks.'],
  ])('question %i: %s', (question, text, wanted) => {
    expect(write(question, text)).toContain(wanted);
  });
  it('have their pay read in lakhs, and say it once', () => {
    const told = ask(inIndia, 5, '3-5lpa, pf, canteen').contents.join();
    expect(told).toContain('₹3,00,000 to ₹5,00,000 a year');
    expect(told).not.toMatch(/lpa|LPA|lakh/);
  });
});

describe('slashes', () => {
  it.each<[QuestionNumber, string, string]>([
    [7, 'text/email jo 07700 900333', 'Text or email Jo on 07700 900333.'],
    [4, 'excel/sheets exp, calm', 'Excel or sheets experience'],
    [4, 'good geography of stroud/cirencester a bonus, calm', 'good geography of Stroud and Cirencester'],
    [3, 'close the shop fri/sat, wash vans', 'on Fridays and Saturdays'],
    [5, 'medical/dental after 90 days, pension', 'medical and dental cover after 90 days'],
    [3, '40 calls/day to customers, wash vans', '40 calls a day to customers'],
  ])('question %i: %s', (question, text, wanted) => {
    expect(write(question, text)).toContain(wanted);
  });
  it.each(['24/7 cover, calm', 'ci/cd pipelines, calm', 'tcp/ip, calm'])('that are one thing stay: %s', (text) => {
    expect(write(4, text)).toMatch(/24\/7|CI\/CD|tcp\/ip|TCP\/IP/i);
  });
});

describe('tasks that could be things', () => {
  it.each([
    ['load lorry 5.45, scan pallets, stock checks', "You'll load the lorry at 5.45 and scan pallets."],
    ['write quotes, file invoices in xero, petty cash', 'file invoices in Xero'],
    ['take faulty to the skip, wash crates', 'take anything faulty to the skip'],
    ['notes for the vet, walk dogs, feed cats', 'notes for the vet'],
    ['run bar sat, stock counts', 'run the bar on Saturdays'],
  ])('%s', (text, wanted) => {
    expect(write(3, text)).toContain(wanted);
  });
});

describe('what goes is told', () => {
  it.each<[QuestionNumber, string, string]>([
    [1, '[ADD SLOGAN] Two late buses home', '[ADD SLOGAN]'],
    [3, 'You serve customers. {{task_2}}', '{{task_2}}'],
    [5, 'A pension, XXX days of leave and a uniform', 'XXX'],
  ])('question %i: %s', (question, text, gap) => {
    expect(ask(job, question, text).notes.join()).toContain(`"${gap}"`);
  });
  it.each<[QuestionNumber, string, RegExp]>([
    [2, 'The job is permanent and there are five of us.', /the contract/],
    [6, 'We run two shops with 31 drivers.', /how many you are/],
    [7, 'Write to jobs@pell.example. The last day to apply is 3 May.', /closing date/],
  ])('and nobody is asked for what is there, question %i: %s', (question, text, asked) => {
    expect(ask(job, question, text, { outputLength: 'large' }).notes.join()).not.toMatch(asked);
  });
});

describe('shapes of hasty notes', () => {
  it.each<[QuestionNumber, string, string]>([
    [2, 'ft/pt, start 12 may', 'full-time or part-time'],
    [2, 'ft/pt, start 12 may', '12 May'],
    [2, '6 fitters for new hall in stroud, days only', "We're hiring 6 fitters for our new hall in Stroud."],
    [3, 'log repairs on fixflo, bleed radiators', 'log repairs on Fixflo'],
    [3, 'order bread from lucy on the market, pack boxes', 'from Lucy on the market'],
    [5, 'tea + cake free, pension', 'free tea and cake'],
    [5, 'gym 20% off, pension', '20% off gym'],
    [5, 'night shift +15%, pension', '15% extra for night shifts'],
    [5, '£13ph + bhs, dogs ok', 'Dogs are welcome.'],
    [6, 'netball team, 20 staff', "There's a netball team."],
    [6, 'bbq 1st fri of month. 20 staff', 'on the first Friday of the month'],
    [7, 'tour of site, 2 hr trial paid, answer same day', 'There is a tour of the site and a 2-hour trial (paid).'],
    [7, 'tour of site, 2 hr trial paid, answer same day', 'You get an answer the same day.'],
    [7, 'whatsapp +44 7700 900222', '+44 7700 900222'],
    [7, 'cv to jobs@pell.example. qs 01453 555 010', 'For questions, call 01453 555 010.'],
  ])('question %i: %s', (question, text, wanted) => {
    expect(write(question, text)).toContain(wanted);
  });
});

describe('what the place is, and where things go', () => {
  it.each<[QuestionNumber, string, string]>([
    [2, '2 cooks needed, busy stroud kitchen. perm', "We're a busy Stroud kitchen."],
    [3, 'take broken to the skip, bring stock from warehouse by 9', 'from the warehouse by 9'],
    [4, 'calm, sun 1x month', 'You must work one Sunday a month.'],
  ])('question %i: %s', (question, text, wanted) => {
    expect(write(question, text)).toContain(wanted);
  });
});

describe('more of what was typed in a hurry', () => {
  it.each<[QuestionNumber, string, string]>([
    [1, 'cook wanted stroud, no sundays', 'Cook wanted in Stroud'],
    [1, 'your art on teacups, new kiln', 'teacups'],
    [
      2,
      'Need shop assistant asap for our stroud store. team of 4. sats optional at time and half',
      'We need a shop assistant',
    ],
    [
      2,
      'Need shop assistant asap for our stroud store. team of 4. sats optional at time and half',
      'You can work Saturdays for time and a half.',
    ],
    [4, 'adobe premiere, calm', 'Adobe Premiere'],
    [5, '£30k, smsts 5 paid, pension', 'We pay for SMSTS 5.'],
    [5, '30% disc on plants, pension', '30% discount on plants'],
    [
      6,
      'family shop est 1987, 12 lads and lasses. gaffer is ron, still bakes',
      "We're a family shop established in 1987.",
    ],
    [6, 'family shop est 1987, 12 lads and lasses. gaffer is ron, still bakes', 'There are 12 of us'],
    [
      7,
      'send portfolio to art@pell.example. 1 short test (paid), then meet mr hurley',
      'Send your portfolio to art@pell.example.',
    ],
    [7, 'send portfolio to art@pell.example. 1 short test (paid), then meet mr hurley', 'then you meet Mr Hurley.'],
  ])('question %i: %s', (question, text, wanted) => {
    expect(write(question, text)).toContain(wanted);
  });
});

describe('what no answer may carry', () => {
  it.each<[QuestionNumber, string, RegExp, string]>([
    [7, 'Ring us. No travellers. Bring your tools.', /travell/i, 'No travellers'],
    [
      2,
      'The job is permanent. Perfect for a quick learner, older candidates need not apply.',
      /older/i,
      'older candidates',
    ],
    [6, 'We bake for nine shops. {about_us} We close at two.', /about_us|[{}]/, '{about_us}'],
    [5, 'A pension\n??? allowance\nA uniform', /\?|allowance/, '???'],
    [5, 'A pension and XX days of leave', /XX/, 'XX'],
  ])('question %i: %s', (question, text, gone, told) => {
    const { contents, notes } = ask(job, question, text);
    expect(contents.join()).not.toMatch(gone);
    expect(notes.join()).toContain(told);
  });
  it('but whom nobody sends away may be named', () => {
    expect(write(7, 'Ring us. Agencies need not apply.')).toContain('Agencies need not apply.');
  });
});

describe('commas that change nothing', () => {
  it.each<[QuestionNumber, string, string]>([
    [4, 'You bake bread. Ideally, you have run a till before.', 'have run a till before'],
    [
      5,
      'Pay of £24,000 to £26,000 a year, depending on experience',
      '£24,000 to £26,000 a year, depending on experience',
    ],
    [5, 'A wage between £24,000 and £26,000 and a pension', 'a wage of £24,000 to £26,000'],
    [7, 'To apply, please post your CV to Pell & Marsh, Stroud.', 'ost your CV to Pell & Marsh, Stroud.'],
    [2, 'One day a week can be worked from home.', 'One day a week can be worked from home.'],
  ])('question %i: %s', (question, text, wanted) => {
    const told = write(question, text);
    expect(told).toContain(wanted);
    expect(told).not.toMatch(/,,|ideally\.|please post your CV to apply|apply, please/);
  });
});
