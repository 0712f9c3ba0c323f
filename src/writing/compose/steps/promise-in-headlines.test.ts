import { describe, expect, it } from 'vitest';
import { makeInput } from '../testing/input.ts';
import { writeStep } from '../write.ts';

describe('the proposition in headlines', () => {
  const write = (jobTitle: string, proposition: string, iteration = 0): { lines: string[]; notes: string } => {
    const { items, notes } = writeStep(
      makeInput({
        advert: { jobTitle, location: 'Essen', brandName: 'Ruhr Aufzugdienst' },
        brief: {
          description: 'Permanent, 37 hours a week. A team of five.',
          proposition,
          responsibilitiesRole: 'Find and repair faults; service about 90 lifts; keep the digital log; plan visits',
          skills: 'Driving licence, electrical trade, good German',
          supportingEvidence: 'We have 1,200 lifts in our care.',
        },
      }),
      1,
      { noOfLine: 8, constraints: { jobTitleSequence: true } },
      { iteration },
    );
    return { lines: items.map(String), notes: notes.join('\n') };
  };
  it.each([
    ['Reservations Agent', 'You are the first voice our guests hear.', /first voice our guests hear/],
    [
      'Lift Service Engineer',
      'Your route starts at your own front door, in your own van.',
      /your route starts at your own front door/i,
    ],
    ['Credit Controller', 'A ledger of 400 customers that is yours alone.', /a ledger of 400 customers/i],
    // Too long beside the title: as far as a second verb, or a second clause.
    [
      'Trainee Brewer',
      'You brew your own beer in year two and we put it on tap at the cellar festival.',
      /brew your own beer in year two$|brew your own beer in year two:/i,
    ],
    [
      'Route Engineer',
      'You get your own route of 45 lifts and are known by name in every building.',
      /your own route of 45 lifts(?:$|:|\.)/i,
    ],
    [
      'Sous Chef',
      'A kitchen with a four-day week and the fish landed half a mile away.',
      /a kitchen with a four-day week/i,
    ],
    [
      'Track Engineer',
      'Your designs go on the track within the quarter and stay there for 25 years.',
      /designs go on the track within the quarter/i,
    ],
  ])('%s: one has it', (title, proposition, said) => {
    const { lines, notes } = write(title, proposition);
    expect(lines.filter((line) => said.test(line))).toHaveLength(1);
    expect(notes).not.toMatch(/The proposition is in none/);
  });
  it('is told where none can have it', () => {
    const long = 'What you ship on Tuesday is on 2.3 million phones across eleven countries by Thursday.';
    expect(write('Front-end Developer', long).notes).toMatch(/The proposition is in none of these headlines/);
  });
  it('is not missed where an earlier one has it', () => {
    expect(write('Credit Controller', 'A ledger of 400 customers that is yours alone.', 1).notes).not.toMatch(
      /The proposition is in none/,
    );
  });
});
