import { describe, expect, it } from 'vitest';
import { buildLedger } from '../ledger/ledger.ts';
import { makeInput } from '../testing/input.ts';
import { untoldWords } from './untold-words.ts';

const note = (
  step: 1 | 2 | 3 | 4,
  brief: Record<string, string>,
  texts: readonly string[],
  notes: readonly string[] = [],
): string | null => {
  const input = {
    ...makeInput({
      advert: { jobTitle: 'Site Foreman', location: 'Cork', country: 'Ireland' },
      guidelines: { companyName: 'Tigín' },
      brief,
    }),
    jobDescription: null,
  };
  return untoldWords(step, input, buildLedger(input, false), texts, notes)[0] ?? null;
};

describe('words of a field that nothing has', () => {
  it('are quoted as they were typed', () => {
    expect(
      note(4, { skills: 'Good with a tablet, numeracy, own van' }, ['You’re good with a tablet and have a van.']),
    ).toBe(
      'These words of the skills are in none of these texts: "numeracy". Read whether the texts say enough of it.',
    );
    expect(
      note(2, { description: 'You run the yard. Regular evenings on the towpath, closed in August.' }, [
        'You run the yard.',
      ]),
    ).toBe(
      'These words of the description are in none of these texts: "Regular evenings on the towpath", "closed in August". Read whether the texts say enough of them.',
    );
    expect(
      note(3, { responsibilitiesRole: 'Lead 31 staff, lead a network of 400 volunteers' }, [
        'You lead a network and staff.',
      ]),
    ).toContain('"Lead 31 staff", "lead a network of 400 volunteers"');
  });

  it('where what is asked is only a row of questions', () => {
    expect(note(4, { skills: 'Driving licence? Three years in fundraising? CRM?' }, ['You raise money.'])).toContain(
      '"Driving licence?", "Three years in fundraising?", "CRM?"',
    );
    expect(note(4, { skills: 'Must haves? A driving licence.' }, ['You have a driving licence.'])).toBeNull();
    expect(note(2, { description: 'You run the yard. Interested?' }, ['You run the yard.'])).toBeNull();
  });

  it('with the gap that stood in them', () => {
    expect(
      note(3, { responsibilitiesRole: 'Renew policies, duties TBC by manager' }, ['You renew policies.']),
    ).toContain('"duties TBC by manager"');
  });

  it.each([
    ['a day is written out', { description: 'You work Tues to Sat.' }, ['You work Tuesday to Saturday.']],
    ['a small figure is a word', { description: 'A 4 day week of 42 hrs.' }, ['It is a four-day week with 42 hours.']],
    ['a term by itself is a slot', { description: 'You run the yard. Perm, full-time.' }, ['You run the yard.']],
    [
      'pay is the General tab’s',
      { description: 'You run the yard, salary 58,000 to 66,000 euros.' },
      ['You run the yard.'],
    ],
    [
      'where a place lies',
      { description: 'You run the yard in Superior, Wisconsin.' },
      ['You run the yard in Superior.'],
    ],
    [
      'what is withheld is told elsewhere',
      { description: 'You run the yard. An energetic young man for it.' },
      ['You run the yard.'],
    ],
    [
      'a letter and its mark are one',
      { description: 'In the <b>&Uuml;berseestadt</b>.' },
      ['It is in the Überseestadt.'],
    ],
  ])('%s', (_, brief, texts) => {
    expect(note(2, brief, texts)).toBeNull();
  });

  it('are told by another word of their family', () => {
    expect(note(4, { skills: 'Good with a tablet, patience' }, ['You’re patient and good with a tablet.'])).toBeNull();
  });

  it('are told once: another note may quote them', () => {
    expect(
      note(
        4,
        { skills: 'Good with a tablet, patience' },
        ['You’re good with a tablet.'],
        ['No sentence of these texts comes from "patience". Written in a plainer way, it could be used.'],
      ),
    ).toBeNull();
  });

  it('are told of the field that the step is made from', () => {
    expect(note(1, { skills: 'Patience' }, ['A job in Cork'])).toBeNull();
    expect(note(3, { skills: 'Patience' }, ['A job in Cork'])).toBeNull();
  });
});

describe('what stands beside a title', () => {
  const beside = (
    jobTitle: string,
    texts: readonly string[] = ['You check plans in Cork.'],
    step: 1 | 2 | 3 = 2,
  ): string[] => {
    const input = {
      ...makeInput({
        advert: { jobTitle, location: 'Cork', country: 'Ireland' },
        guidelines: { companyName: 'Tigín' },
      }),
      brief: null,
      jobDescription: null,
    };
    return untoldWords(step, input, buildLedger(input, false), texts, []);
  };

  it('is told with the introduction where no text has it', () => {
    expect(beside('Building Control Surveyor (Class 2) x 2 posts')).toEqual([
      'The texts call the job "Building Control Surveyor". What else the title says is in none of these: "Class 2", "x 2 posts". Put it into the description if readers should learn it.',
    ]);
    expect(beside('Finance Manager (maternity cover)')[0]).toContain('"maternity cover"');
    expect(beside('Building Control Surveyor (Class 2)', ['You check plans in Cork.'], 3)).toEqual([]);
  });

  it.each([
    ['Kitchen Porter - IMMEDIATE START', '"IMMEDIATE START"'],
    ['Service Desk Engineer L2', '"L2"'],
    ['Store Manager Grade 5', '"Grade 5"'],
    ['Environmental Health Officer (Food and Safety)', '"Food and Safety"'],
  ])('is told with the headlines too: %s', (jobTitle, quoted) => {
    for (const step of [1, 2] as const) expect(beside(jobTitle, ['A job in Cork'], step)[0]).toContain(quoted);
  });

  it.each([
    'Welder (m/w/d)',
    'Welder (all genders)',
    'Welder - URGENT!!',
    'Welder (Cork)',
    'Welder, part-time',
    'Welder (ref. 4471)',
    'Welder (€18 an hour)',
    'Welder | Tigín',
  ])('is nothing to tell: %s', (jobTitle) => {
    expect(beside(jobTitle)).toEqual([]);
  });

  it('is told by a text that says it', () => {
    expect(beside('Finance Manager (maternity cover)', ['This is maternity cover for a year.'])).toEqual([]);
  });
});
