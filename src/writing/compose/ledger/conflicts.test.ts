import { describe, expect, it } from 'vitest';
import { findConflicts } from './conflicts.ts';

const against = (brief: string, line: string): string[] => {
  const notes = new Set<string>();
  const rejected = findConflicts(brief, notes)(line);
  expect(rejected).toBe(notes.size > 0);
  return [...notes];
};

describe('what the job description says against the brief', () => {
  it.each([
    ['Team of 24 pickers', 'Supervise a team of 18 associates', /18.*24/],
    ['Team of over 20 pickers', 'Join a team of 30', /30.*20/],
    ['Has led people before, team of 24', 'Supervise a team of 18', /18.*24/],
    ['You lead a team of six', 'Manage a nine-strong team', /9.*6/],
    ['Night shift only, 10pm to 6am', 'Supervise the day shift', /nights/],
    ['3+ years in mortgage underwriting', '3 to 6 years in retail mortgage credit', /3 to 6 years, the brief for 3/],
    ['2 to 4 years in payroll', '2-5 years in payroll', /2 to 5 years, the brief for 2 to 4/],
    ['Four years in hotel events, calm', 'Minimum of five years in event management', /5.*4/],
    ['Two years in a bakery', "At least 3 years' experience", /3.*2/],
    ['You see at most six patients an hour', 'See eight patients an hour', /8 patients.*at most 6/],
    ['Nobody teaches more than five periods a day', 'Teach six lessons a day', /6 lessons a day.*at most 5/],
    ['Never more than two walks a day', 'Lead three tours a day in any weather', /3 tours.*at most 2/],
    ['Three sleep-ins a month at most.', 'Work four nights a month', /4 nights.*at most 3/],
    ['We cap it: no more than 40 calls a shift.', 'Answer 60 calls per shift', /60 calls.*at most 40/],
    ['No weekends, ever.', 'Work alternate weekends', /weekends.*no weekends/],
    ['Nobody works Sundays here.', 'Available on alternate Sundays', /Sundays.*no Sundays/],
    ['You never work on Sundays', 'One weekend in three', /weekends.*no Sundays/],
    ['No evenings and no weekends', 'Open the shop on Saturdays', /Saturdays.*no weekends/],
    ['Three years’ experience', 'At least five years of experience in hotels', /5.*3/],
    ['Earlies and lates, no nights', 'Cover night shifts every second week', /nights/],
  ])('%s / %s', (brief, line, note) => {
    expect(against(brief, line).join()).toMatch(note);
  });
  it.each([
    // Years that are no years of experience.
    ['Rated A for 22 years in a row', 'Four years of relevant experience'],
    ['3 years of selling drip', 'Age: not more than 32 years'],
    ['In business for 40 years', 'Two years of experience'],
    ['We have run this line for 12 years', 'Minimum five years experience'],
    ['3 to 6 years in payroll', '3 to 6 years in payroll'],
    ['3 years in payroll', 'At least 3 years in payroll'],
    ['Ten years running as best employer', '3 years of work experience'],
    ['Four years in care', 'Aged 21 years or over, in good health'],
    ['Team of 24 pickers', 'Supervise a team of 24 associates'],
    // Whom one leads at once is a part of all of them, and no other number.
    ['Lead 310 staff', 'Lead a management team of six'],
    ['Lead a team of 310', 'Lead a senior leadership team of eight'],
    ['Team of 24 pickers', 'Brief the team before each shift'],
    ['We are a friendly shop', 'Manage a team of 12'],
    ['Days and nights in turn', 'Supervise the day shift'],
    ['Nights, four on and four off', 'Hand over to the day shift and the night shift lead'],
    ['Monday to Friday', 'Write the night log'],
    ['Four years in hotel events', 'Four years of event experience'],
    [
      'Minimum five years as site head. At least 20 years in formulations',
      'Not less than 20 years in pharmaceutical formulations, of which at least 5 years as head of a site',
    ],
    ['Four years in hotel events', 'Two years with a forklift'],
    ['You see at most six patients an hour', 'See five patients an hour'],
    ['You see at most six patients an hour', 'See 30 patients a day'],
    ['Never more than two walks a day', 'Lead two walks a day'],
    ['Never more than two walks a day', 'Write three reports a day'],
    ['No weekends, ever.', 'Plan the weekend rota of the wards'],
    ['No weekends, ever.', 'Prepare the weekend specials'],
    ['No Sundays.', 'Every second Saturday'],
    ['No Sundays.', 'Sundays off'],
    ['Weekends off for everybody', 'Order stock for the weekend'],
    ['Three years’ experience', 'Two years of experience with SAP'],
    ['Two years in a bakery', 'A two-year contract'],
    ['Two years in a bakery', 'Five years with wood ovens is desirable'],
    ['You run the store with a team of 18', 'experience of leading a team of ten or more'],
    ['You run the store with a team of 18', 'have managed a team of at least 5'],
    ['You run the store with a team of 18', 'Has led a team of 6'],
    ['You run the store with a team of 18', 'led teams of 20+'],
    ['You run the store with a team of 18', 'used to working in a team of 4'],
    ['You run the store with a team of 18', 'Background in leading a crew of 12'],
    ['You run the store with a team of 18', 'lead a team of ten or more'],
    ['You have led a team of ten, calm', 'Lead a team of 18 colleagues'],
    ['Kitchen of nine', 'have run a kitchen of 6'],
  ])('and what goes with it: %s / %s', (brief, line) => {
    expect(against(brief, line)).toEqual([]);
  });
});

describe('what says the same in other words is no conflict', () => {
  it.each([
    ['Lead a team of 12', 'Develop a team of five attorneys and seven compliance staff'],
    ['German at level C1', 'German at C1 (a further language is welcome)'],
  ])('%s: %s', (brief, line) => {
    const notes = new Set<string>();
    expect(findConflicts(brief, notes)(line)).toBe(false);
    expect([...notes]).toEqual([]);
  });
  it('a team of another size by its parts is one', () => {
    const notes = new Set<string>();
    expect(findConflicts('Lead a team of 12', notes)('Develop a team of five attorneys and four clerks')).toBe(true);
    expect([...notes].join()).toContain('team of 9');
  });
});

describe('years and teams that the brief only jots down', () => {
  const told = (brief: string, skills: string, line: string): string[] => {
    const notes = new Set<string>();
    findConflicts(`${brief}\n${skills}`, notes, skills)(line);
    return [...notes];
  };
  it.each([
    ['', '2+ years Irish payroll, Sage', "Minimum 5 years' payroll experience", /asks for 5 years, the brief for 2/],
    ['', '3 years à la carte', 'At least 5 years of professional experience, 2 of them as sous chef', /5 years.*3/],
    ['', '2+ yrs retail', '5 years of retail management experience', /5 years.*2/],
    ["You'd have 5 to 7 folks depending on the season.", '', 'Lead a team of 12 associates', /team of 12.*5 to 7/],
    ['You lead six people.', '', 'Manage a team of 14', /team of 14.*6/],
  ])('%s %s / %s', (brief, skills, line, note) => expect(told(brief, skills, line).join()).toMatch(note));
  it.each([
    ['', '2+ years Irish payroll', "Minimum 2 years' payroll experience"],
    ['', '2 year apprenticeship', '5 years of experience in bakery'],
    ['', '3 years à la carte', '2 years as a sous chef'],
    ['You lead six people.', '', 'Join a team of 14'],
    ["You'd have 5 to 7 folks.", '', 'Lead a team of 6'],
    ['You manage 40 rooms.', '', 'Lead a team of 12'],
  ])('nothing against: %s %s / %s', (brief, skills, line) => expect(told(brief, skills, line)).toEqual([]));
});

describe('years of one work by its other word', () => {
  it.each([
    ['2 years as a manager or assistant manager in convenience', 'Minimum 5 years retail management experience'],
    ['3 years as a welder', 'At least 6 years of welding experience in shipyards'],
    ['2 years as an engineer in plants', 'Minimum 5 years of engineering experience'],
    ['1 year as a planner', '4 years of planning experience in logistics'],
  ])('%s | %s', (brief, line) => {
    const notes = new Set<string>();
    expect(findConflicts(brief, notes)(line)).toBe(true);
    expect([...notes].join()).toContain('We use the brief');
  });

  it.each([
    ['5 years as a manager in convenience', 'Minimum 2 years retail management experience'],
    ['2 years as a baker', '5 years of driving experience'],
    ['2 years as a manager in convenience', 'Experience of retail management'],
  ])('%s | %s: nothing against it', (brief, line) => {
    expect(findConflicts(brief, new Set())(line)).toBe(false);
  });
});
