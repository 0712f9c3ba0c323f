/** Notes of a description: those that are surely a sentence are said, and every other is told by a note. */
import { describe, expect, it } from 'vitest';
import { makeInput } from '../../testing/input.ts';
import { buildLedger } from '../ledger.ts';

const read = (jobTitle: string, description: string) => {
  const ledger = buildLedger(makeInput({ advert: { jobTitle, location: 'Leeds' }, brief: { description } }), false);
  return {
    said: ledger.sentences.filter(({ fact }) => fact.kind === 'description').map(({ statement }) => statement.text),
    rough: ledger.rough,
  };
};

describe('a note that is surely a sentence', () => {
  it.each([
    ['Clerk', 'Six months probation', 'There is a six-month probation'],
    ['Curator', 'We had 9,000 visitors, the highest since we opened', 'We had 9,000 visitors'],
    ['Gym Manager', '24/7 gym, 2,400 members', 'You work in a 24/7 gym with 2,400 members'],
    ['Paralegal', 'Clinical negligence department', 'You work in the clinical negligence department'],
    ['Optometrist', 'Two Saturdays in three', 'Two Saturdays in three'],
    ['Deckhand', 'Home most nights', 'You are home most nights'],
    ['Scaffolder', 'Yard opens 6.30', 'The yard opens at 6.30'],
    ['Forester', 'Contractors do the cutting', 'Contractors do the cutting'],
    ['SENCO', 'Leading a team of 11 TAs', 'Lead a team of 11 TAs'],
    ['Platform Assistant', 'Platform work in all weathers', 'Platform work in all weathers'],
    ['Social Worker', 'Caseload capped at 16', 'The caseload is capped at 16'],
    ['Kitchen Porter', 'Evenings, 20-25 hrs', 'You work evenings, 20 to 25 hours a week'],
    ['Ship’s Cook', 'Crew of 14 on a guard vessel', 'A crew of 14 on a guard vessel'],
    ['Wind Turbine Technician', 'Working at height daily', 'You work at height daily'],
    // How often, and where one is then.
    [
      'Seed Adviser',
      'Permanent, full time, about three days a week on the road',
      'You are on the road about three days a week',
    ],
    ['Planner', 'Three months of training, then nights', 'You get three months of training, then nights'],
    ['Nurse', 'Nights, up to three a week', 'You work nights, up to three a week'],
    [
      'Archivist',
      'Half the week in the store, then out with the vans',
      'Half the week in the store, then out with the vans',
    ],
    [
      'Mason',
      'You spend two years on the tools, then join the survey team',
      'You spend two years on the tools, then join the survey team',
    ],
    ['Glazier', 'Four days, plus every second Saturday', 'You work four days, plus every second Saturday'],
  ])('%s: %s', (title, typed, sentence) => expect(read(title, `${typed}.`).said).toContain(sentence));
});

describe('a note of which nobody can be sure', () => {
  it.each([
    // A thing, and no deed.
    ['QA Tester', 'Release every Thursday'],
    ['Kitchen Porter', 'Lift home'],
    ['Piling Rig Operator', 'Lodge 220 nights a year roughly'],
    ['Deckhand', 'Landing into Newlyn'],
    ['Gym Manager', 'Opening in April so pre-sale from day one'],
    ['Data Analyst', 'Reporting line into finance'],
    ['Tour Guide', 'Walking tours April to October, 2 a day'],
    ['Head Gardener', 'Working head gardener, one under gardener and volunteers'],
    // Things that tell nothing by themselves.
    ['Recruiter', 'Healthcare temps'],
    ['Sound Engineer', 'Per diems'],
    ['Solar Installer', 'Electrics by others'],
    ['Piling Rig Operator', 'Rotary and CFA rigs'],
    ['Courier', '120 drops'],
    // A subject and a verb of ours before what takes neither.
    ['Courier', 'Own van, 120 drops, Postcode BD'],
    ['Paramedic', 'GP practice, home visits AM, clinic PM'],
    ['Estate Agent', 'Alternate Sat'],
    ['Hotel Manager', 'Live in poss'],
    ['Crane Operator', 'Tower crane on a resi job in Leeds until March, then Sheffield'],
    ['Chemist', 'GC-MS and HPLC on environmental samples'],
    ['Air Traffic Engineer', 'Shift cycle 2 early, 2 late, 2 night, 4 off'],
    ['Claims Handler', 'Hybrid once trained, 3 months in office first'],
    // Where one is next, or how long one is there, is no place to work in, and says nothing of itself.
    ['Tea Taster', 'Six months on gardens in Assam, then the tasting room'],
    ['Joiner', 'Four weeks in the yard, then the paint shop'],
    ['Cheesemaker', 'Mornings in the dairy, then the farm shop'],
    ['Draughtsperson', 'A year on the tools, then the drawing office'],
    ['Waiter', 'First the kitchen, then the floor'],
    ['Miller', 'Part of the week in the mill, otherwise the shop'],
    ['Rigger', 'Up to six weekends a year at shows'],
    ['Auditor', 'Some two years'],
  ])('%s: %s', (title, typed) => {
    const { said, rough } = read(title, `${typed}.`);
    // Of a row, a part may be sure.
    expect(said.filter((sentence) => !/^You work in a GP practice$/.test(sentence))).toEqual([]);
    expect(rough.length).toBeGreaterThan(0);
  });
});
