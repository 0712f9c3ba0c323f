import { describe, expect, it } from 'vitest';
import { asInTexts } from './conflict-notes.ts';

const hours = 'The brief says 30 hours a week, the job description 37 hours a week (hours). We use the brief.';
const contract = 'The brief says fixed-term, the job description permanent (contract). We use the brief.';
const years = 'The job description asks for 3 years, the brief for 5. We use the brief.';
const level = 'The job description asks for another level of German than the brief. We use the brief.';

describe('a conflict of which the texts say a side', () => {
  it.each([
    [hours, 'The week is 30 hours.'],
    [hours, 'You work 30 hours a week.'],
    [contract, 'This is a fixed-term post.'],
    [contract, 'It is a fixed term job.'],
    [years, "You have five years' experience."],
    [level, 'You speak German at B2.'],
  ])('is told with the side that we use: %s', (note, text) => expect(asInTexts([note], [text])).toEqual([note]));
});

describe('a conflict of which the texts say neither side', () => {
  it.each([hours, contract, years, level])('is told so: %s', (note) =>
    expect(asInTexts([note], ['You have access to a vehicle.'])).toEqual([
      note.replace('We use the brief.', 'These texts say neither.'),
    ]),
  );
  it.each(['The job description has "x", and the brief rules out nights. We use the brief.', 'Another note.'])(
    'and what was left out of them stays as it is: %s',
    (note) => expect(asInTexts([note], ['You have access to a vehicle.'])).toEqual([note]),
  );
});
