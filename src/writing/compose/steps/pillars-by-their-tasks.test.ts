import { describe, expect, it } from 'vitest';
import { makeInput } from '../testing/input.ts';
import { writeStep } from '../write.ts';

const lines = (value: string, statement: string | null, tasks: string): string[] => {
  const input = makeInput({
    advert: {
      jobTitle: 'Ferry Mate',
      location: 'Oban',
      brandName: 'Kerrera Boats',
      salaryFrom: 30000,
      salaryTo: 34000,
    },
    guidelines: { pillars: [{ id: 'p', value, statement, weight: 100 }] },
    brief: { description: 'Permanent, 40 hours a week.', responsibilitiesRole: tasks, skills: 'Boatmaster licence' },
  });
  return [0, 1, 2].flatMap((iteration) =>
    writeStep(input, 1, { noOfLine: 8, constraints: { jobTitleSequence: true } }, { iteration }).items.map(String),
  );
};

describe('a pillar beside a task', () => {
  it.each([
    ['Home for tea', 'The last boat is in by five.', 'Check tickets; splice ropes; wash the deck; sell coffee'],
    ['Learn from masters', 'Both skippers teach the exam.', 'Load parcels; splice ropes; wash the deck; paint rails'],
    ['Say no', 'We stay in when it blows.', 'Check tickets; tie up; sell coffee; paint the rails'],
  ])('%s stands beside none that it has nothing to do with', (name, statement, tasks) => {
    for (const line of lines(name, statement, tasks)) expect(line).not.toMatch(/^“[^”]+”: .* as a Ferry Mate$/);
  });
  it('stands beside one that it is about', () =>
    expect(lines('Know your ropes', null, 'Splice ropes; check tickets; wash the deck').join('\n')).not.toMatch(
      /“Know your ropes”: (?:check|wash)/,
    ));
});

describe('a second sentence of a promise', () => {
  const headlines = (proposition: string): string => {
    const input = makeInput({
      advert: { jobTitle: 'Ranger', location: 'Oban', brandName: 'Kerrera Boats', salaryFrom: 30000, salaryTo: 34000 },
      brief: {
        description: 'Permanent.',
        proposition,
        responsibilitiesRole: 'Mend paths; count deer',
        skills: 'Licence',
      },
    });
    return [1, 6]
      .flatMap((step) =>
        writeStep(input, step as 1 | 6, { noOfLine: 8, constraints: { jobTitleSequence: true } }, {}).items.map(String),
      )
      .join('\n');
  };
  it.each([
    ['Half of the island is already planted. You will lead the work on the other half.', /other half/],
    ['You close the path when the river is up. Nobody will argue.', /nobody will argue/i],
    ['The boat leaves at seven and comes home at four. What happens between is your day.', /between is your day/],
    ['You work seven nights, then have seven nights at home.', /seven nights(?!,)/],
  ])('%s', (proposition, torn) => {
    const said = headlines(proposition);
    const whole = proposition.split('. ').length > 1 ? said : said.replace(/seven nights at home/g, '');
    expect(whole).not.toMatch(torn);
  });
});
