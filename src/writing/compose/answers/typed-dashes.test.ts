/** A line keeps what stands behind its dash or comma where that only tells more about it. */
import { describe, expect, it } from 'vitest';
import type { QuestionNumber } from '../questions.ts';
import { ask, type Over, siteManager } from '../testing/ask.ts';

const write = (question: QuestionNumber, answer: string, over: Over = {}): string =>
  ask(siteManager, question, answer, { outputLength: 'small', ...over }).contents.join('\n');

describe('behind a dash', () => {
  it.each<[QuestionNumber, string, string]>([
    [
      4,
      'We like people who notice small things - a loose screw, a late letter.',
      'people who notice small things (a loose screw, a late letter).',
    ],
    [
      6,
      'We help small farms sell milk - goat farms, dairies, cheese makers.',
      'milk (goat farms, dairies, cheese makers).',
    ],
    [4, "Clean licence. Used to working outdoors - it's windy up there.", "working outdoors (it's windy up there)"],
    [4, 'Clean licence. First aid certificate by the end of the first month - we pay', 'month (we pay)'],
    [
      3,
      'weekly walk with each tenant - not about the rent, just a walk\nfix taps',
      'weekly walk with each tenant (not about the rent, just a walk)',
    ],
    [6, 'We make bread - sourdough, rye and oats - for 30 shops.', 'bread (sourdough, rye and oats) for 30 shops.'],
    [4, 'Must have - driving licence, DBS, first aid', 'driving licence, DBS and first aid'],
    [4, 'We want somebody - ideally local - who can drive a van.', 'somebody, ideally local, who can drive'],
  ])('question %i, %s', (question, answer, wanted) => {
    for (const iteration of [0, 1]) expect(write(question, answer, { iteration })).toContain(wanted);
  });

  it('a sentence of its own is one', () => {
    expect(
      write(2, "New job - we're opening a second yard in May and it needs its own manager.", {
        outputLength: 'large',
      }),
    ).toMatch(/We're opening a second yard in May/);
  });
});

describe('behind a comma', () => {
  it.each<[QuestionNumber, string, string]>([
    [3, 'Factory audits in Spain and Italy, 3-4 times a year\nrun the lab', 'Spain and Italy, 3-4 times a year'],
    [3, 'Factory tours with the school, twice a term\nrun the lab', 'factory tours with the school, twice a term'],
    [5, '£30k. Pay on the NJC scale, SCP 20 to SCP 24. 28 days leave', 'pay on the NJC scale, SCP 20 to SCP 24.'],
    [5, '£30k. Flexi finish, 3 to 6. Bike scheme, parking', 'a flexible finish between 3 and 6'],
    [4, 'calm, quick, not afraid to say no', 'calm, quick and not afraid to say no'],
    [4, 'calm, not easily bored, quick', 'calm, not easily bored and quick'],
    [4, 'neat, strong, never late', 'neat, strong and never late'],
    [
      4,
      'Booking software, we use Fresha, anything similar is fine. A clean licence.',
      '(we use Fresha, but anything similar is fine)',
    ],
    [4, 'Six years in roofing, at least one in slate. A clean licence.', 'in roofing, at least one in slate'],
  ])('question %i, %s', (question, answer, wanted) => {
    for (const iteration of [0, 1]) expect(write(question, answer, { iteration })).toContain(wanted);
  });

  it('but a thing of its own is one', () => {
    expect(write(5, '£30k, twice-yearly bonus, 25 days holiday')).toMatch(/bonus.*25 days/s);
    expect(write(3, 'serve at the bar, not at tables')).toContain('serve at the bar, not at tables');
  });
});
