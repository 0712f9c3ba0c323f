/** The seven questions: answers as people type them, and the texts that they become. */
import { describe, expect, it } from 'vitest';
import { type QuestionNumber, writeAnswer } from '../questions.ts';
import { ask, type Over } from '../testing/ask.ts';
import { makeInput } from '../testing/input.ts';
import type { WriterInput } from '../types.ts';

const input = (over: Partial<WriterInput['advert']> = {}): WriterInput =>
  makeInput({
    advert: { jobTitle: 'Staff Nurse', location: 'Whitby', ...over },
    guidelines: { companyName: 'Harbour View Care' },
  });

const write = (question: QuestionNumber, answer: string, over: Over = {}, from = input()): string =>
  ask(from, question, answer, over).contents.join('\n');

describe('an answer is said in its own words', () => {
  it.each<[QuestionNumber, string, string]>([
    [
      2,
      'Our last nurse retired after 19 years. £18.40 an hour, 3 nights a week, 8pm to 8am.',
      "You'll work 3 nights a week, 8pm to 8am. The pay is £18.40 an hour.",
    ],
    [
      2,
      'Mon-Fri 9 to 5, some weekends. £11.60 p/h',
      "You'll work Monday to Friday 9 to 5, with some weekends. The pay is £11.60 an hour.",
    ],
    [
      2,
      'Due to a retirement we are seeking to appoint a nurse from January 2027',
      'Due to a retirement we are seeking to appoint a nurse from January 2027.',
    ],
    [
      2,
      'Busy ward, 3 week waiting list, so we want a 4th nurse',
      'Busy ward, 3 week waiting list, so we want a 4th nurse.',
    ],
    [
      3,
      'Medication rounds at 9 and 6, wound care, handovers. Supervises four carers. Updates care plans on Wednesdays.',
      "You'll supervise four carers and update care plans on Wednesdays. The job includes medication rounds at 9 and 6, wound care and handovers.",
    ],
    [3, 'On call one weekend in six', "You'll be on call one weekend in six."],
    [3, 'Starts 7.30 finish 4', 'You start at 7.30 and finish at 4.'],
    [
      3,
      'Responsible for delivery of the strategy, safeguarding, and a target of £2m; leads a team of five; sits on the board',
      "You'll be responsible for delivery of the strategy, safeguarding, and a target of £2m.",
    ],
    [3, 'Write it up, run a class', "You'll write it up and run a class."],
    [
      4,
      'NMC pin essential. Must have dementia experience, at least 2 years. Someone calm.',
      "You'll need an NMC pin and at least 2 years' dementia experience. We want someone who is calm.",
    ],
    [4, 'Till experience useful but not needed', 'till experience.'],
    [4, 'German not required, English is', "You'll need English."],
    [4, 'Degree not needed', 'a degree.'],
    [4, 'Someone who takes their boots off', 'You take your boots off.'],
    [4, 'Data confident', "You're data-confident."],
    [4, 'Hands on with AKTA', 'hands-on experience with AKTA.'],
    [4, 'Two years on a ward. No shouting.', 'No shouting.'],
    [2, 'Fixed term 3 years', 'fixed-term for 3 years.'],
    [4, 'Excel obviously', 'Excel.'],
    [4, 'MEDDIC', 'You know MEDDIC.'],
    [2, 'We need a Year 5 teacher from January', 'We need a Year 5 teacher from January.'],
    [6, 'seed funded', "We're seed-funded."],
    [6, 'Family run since 1988', "We've been family-run since 1988."],
    [
      7,
      'CV only, no cover letter, to jobs@harbour.example by Friday 9 January',
      'Send your CV only, no cover letter, to jobs@harbour.example by Friday 9 January.',
    ],
    [4, 'Not squeamish', "You're not squeamish."],
    [4, 'Must live within 45 min of site', 'You must live within 45 minutes of site.'],
    [4, 'Polish or Romanian helpful', 'you can speak Polish or Romanian.'],
    [
      5,
      '£32k + bonus, 25 days hols, free parking',
      "The pay is £32,000 a year plus bonus. You also get 25 days' holiday and free parking.",
    ],
    [5, 'tools insured, council tax paid', 'Tools are insured. Also in the package: council tax paid.'],
    [5, '£12.60', 'The pay is £12.60 an hour.'],
    [6, 'Founder-led, no politics, decisions in a day.', 'About us: founder-led, no politics, decisions in a day.'],
    [6, "Nobody's precious. Canteen open 24 hours.", "Nobody's precious. The canteen is open 24 hours."],
    [
      6,
      'Dai started it in 1988, his two daughters run it now.',
      'Dai started it in 1988. His two daughters run it now.',
    ],
    [4, 'ACT qualified or nearly there', "You're ACT qualified or nearly there."],
    [4, 'Gaelic a lovely extra', 'you can speak Gaelic'],
    [5, '£145-180/day, staff room £60/wk', 'The pay is £145 to £180 a day.'],
    [5, '£38-48k for a 4 day week', 'The pay is £38,000 to £48,000 a year for a 4-day week.'],
    [6, 'No Sundays. Staff of 65 from 14 countries.', "No Sundays. We're a staff of 65 from 14 countries."],
    [3, 'Administer meds incl. IVs at home', "You'll administer meds including IVs at home."],
    [3, 'OCT on everyone over 40, dry eye clinic', 'OCT on everyone over 40'],
    [4, 'NMC pin or due to qualify by Sept', 'You have an NMC pin or are due to qualify by September.'],
    [4, 'Has been CFO or #2 in a business over £80m', 'You have been CFO or #2 in a business over £80m.'],
    [4, "Degree? Don't care.", "Degree? Don't care."],
    [7, 'Ring Dave on 01484 555 010 or call in at the depot', 'Ring Dave on 01484 555 010 or call in at the depot.'],
    [
      7,
      'Send CV to Jackie. Interview within a week. Answer in 10 days.',
      "Send your CV to Jackie. The interview is within a week. You'll get an answer in 10 days.",
    ],
    [7, 'Longlist interviews 23 November', 'Longlist interviews are on 23 November.'],
    [7, 'Closing 12 Jan, 9am', 'Applications close on 12 January, 9am.'],
  ])('question %i: %s', (question, answer, wanted) => {
    expect(write(question, answer)).toContain(wanted);
  });

  it('is told nothing by orders to a writer, by "I don’t know" or in another language', () => {
    expect(write(2, 'Please write an intro that makes it sound exciting.')).toBe('');
    expect(write(3, "I don't know, the usual marketing stuff. Make something up")).toBe('');
    expect(write(3, 'Waren annehmen, Kommissionieren, Stapler fahren')).toBe('');
    const { contents, notes } = writeAnswer(input(), {
      question: 6,
      answer: 'Wir sind 60 Leute und sehr nett',
      outputLength: 'medium',
      outputType: 'sentences',
      isHemmingSelected: false,
    });
    expect(contents).toEqual([]);
    expect(notes[0]).toMatch(/another language/);
  });
  it('keeps what shuts people out to itself, and a named colleague is "she"', () => {
    expect(write(4, 'SIA licence, must be physically fit male aged 25-45')).not.toMatch(/male|25/);
    expect(write(7, "Text Carys. She'll ring you back.")).toContain("She'll ring you back.");
  });
});

describe('the General tab', () => {
  const paid = input({ salaryFrom: 32000, salaryTo: 36000 });
  it('comes before the answer on pay of the same kind, and the recruiter is told', () => {
    const { contents, notes } = writeAnswer(paid, {
      question: 5,
      answer: '£31k, pension',
      outputLength: 'medium',
      outputType: 'sentences',
      isHemmingSelected: false,
    });
    expect(contents[0]).toContain('£32,000 to £36,000 a year');
    expect(contents[0]).not.toContain('31');
    expect(notes.join(' ')).toMatch(/General tab/);
  });
  it('gives the pay and the place that the answer leaves out', () => {
    const text = write(2, 'Our last nurse retired.', {}, paid);
    expect(text).toContain('£32,000 to £36,000 a year');
    expect(text).toContain('Whitby');
  });
  it('gives the deadline where the answer has none', () => {
    const dated = input({ deadline: '2026-12-04' });
    expect(write(7, 'Send CV to Jackie.', {}, dated)).toContain('4 December 2026');
    expect(write(7, 'Send CV to Jackie by 1 Nov.', {}, dated)).not.toContain('December');
  });
});

const sets: readonly (readonly [QuestionNumber, string])[] = [
  [
    2,
    'We open a second day nursery in Leith in March. Somebody has to build the team of nine before the children come. £36,000, Monday to Thursday.',
  ],
  [
    3,
    'Runs the morning round with two carers, writes the care plans on Tuesday, meets families on Thursday evening, orders supplies, covers one weekend in four.',
  ],
  [
    4,
    'Needs a CSCS card and a head for heights. Should be able to read drawings. We teach rope access and pay for the ticket. Joiners and climbers do well.',
  ],
  [
    5,
    '£34,000 to £41,500, 30 days off plus bank holidays, ferry paid, 9% into the pension, one funded course a year, full sick pay from day one.',
  ],
  [
    6,
    '40 people above a bakery in Bath. Stand-up at 9:30, nobody books meetings after four. People argue about fonts and share lunch. The founder still answers the phone.',
  ],
  [
    7,
    'CV to the link below, no letter. Sana calls within five working days. One visit of two hours, paid, to work a shift with the team. Closes on 18 December.',
  ],
];
const numbersOf = (text: string): string[] => text.match(/\d[\d,.]*\d|\d/g) ?? [];

describe.each(sets)('the page’s own example for question %i', (question, answer) => {
  it('keeps every figure, invents none, and is another text each time', () => {
    const texts = [0, 1, 2].map((iteration) => write(question, answer, { iteration }));
    expect(new Set(texts).size).toBe(3);
    for (const text of texts) {
      for (const figure of numbersOf(answer)) expect(text).toContain(figure);
      for (const figure of numbersOf(text)) expect(answer).toContain(figure);
      expect(text).not.toMatch(/\b(?:an? an?|the the|undefined|null)\b|[.,;:] ?[,;:.]|\s[.,]/);
      for (const sentence of text.split(/(?<=[.?!])\s+/)) expect(sentence).toMatch(/^["“‘(]?[\p{Lu}\d£€$]/u);
    }
  });
  it('is the same text for the same turn', () => {
    expect(write(question, answer)).toBe(write(question, answer));
  });
});

describe('bullets', () => {
  it('are at most three and parallel', () => {
    const text = write(3, 'Check the vehicle, plan the route, load the van, call customers, keep the log', {
      outputType: 'bullets',
    });
    const rows = text.split('\n').filter((row) => row.startsWith('• '));
    expect(rows).toEqual([
      '• Check the vehicle and plan the route.',
      '• Load the van.',
      '• Call customers and keep the log.',
    ]);
  });
});

describe('headlines', () => {
  it('lead with the answer’s own words', () => {
    const lines = write(1, 'Home every night. £42k. No multi-drop.').split('\n');
    expect(lines).toHaveLength(8);
    expect(lines[0]).toBe('Home every night, £42,000, no multi-drop');
    expect(new Set(lines.map((line) => line.split(' ').slice(0, 2).join(' '))).size).toBe(8);
  });
  it('keep two sentences apart, and the "and" of one', () => {
    expect(write(1, 'Fix bikes, not targets. Finish at 5.30 every day')).not.toMatch(/targets, finish/);
    expect(write(1, 'Pack vegetables, not parcels, and be home by two')).toContain('not parcels, and be home by two');
    expect(write(1, 'A business that wants to be told the truth')).not.toContain('Do you want');
  });
});
