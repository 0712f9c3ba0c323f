/** Hasty notes from schools, trades and kitchens, in English. */
import { describe, expect, it } from 'vitest';
import type { QuestionNumber } from '../../questions.ts';
import { ask } from '../../testing/ask.ts';
import { makeInput } from '../../testing/input.ts';

const input = makeInput({
  advert: { jobTitle: 'Joiner', location: 'Truro', country: 'United Kingdom' },
  guidelines: { companyName: 'Carn Timber' },
});
const write = (question: QuestionNumber, answer: string): string =>
  ask(input, question, answer, {}).contents.join('\n');

describe('notes typed in a hurry', () => {
  it.each<[QuestionNumber, string, string]>([
    [1, 'joiner truro - no weekends, own van', 'Joiner in Truro: no weekends, own van'],
    [1, 'joiner reqd truro, big sheds', 'Joiner required in Truro'],
    [
      2,
      'looking for experienced joiner for truro, staircases only. f/t perm, mon-thu',
      "We're looking for an experienced joiner for Truro",
    ],
    [2, 'need bio teacher for years 7-9, start sept', 'a biology teacher'],
    [2, 'replacing mr penrose who is retiring, full time', "You'd replace Mr Penrose, who's retiring."],
    [3, 'teach chem std 6 to 9, mark tests', 'teach chemistry to standards 6 to 9'],
    [3, 'fit doors, mentor trainee (jago), order timber', 'mentor a trainee (Jago)'],
    [4, 'bcom/mcom + cscs card must, own tools', 'BCom or MCom and'],
    [4, '4 yrs exp in care home, polite', "4 years' experience in a care home"],
    [5, '£120/day, on call £60/night, first aid course paid, pension', 'an on-call payment of £60 a night'],
    [5, '£120/day, first aid course paid, pension', 'We pay for your first aid course.'],
    [6, 'trading since 1988, 14 of us, boss is wella', "We've been trading since 1988."],
    [6, "owner's wella, run by family not a chain", 'Our owner is Wella.'],
    [6, 'run by trust, not chain. max 12 in a group', "We're run by a trust rather than a chain."],
    [3, 'till, coffee, clean the grill, help out if quiet', "help out if it's quiet"],
    [4, 'c+e, 3 yrs since passing, own ppe', 'a C+E licence'],
    [4, 'sketching a plus but not nec, tidy', 'not essential: sketching'],
    [5, 'hi vis + boots, pension', 'hi-vis'],
    [6, '2nd gen builder, 12 vans, truro since 1977', "We're a 2nd-generation builder."],
    [6, 'mill our own boards since 1999, 8 staff', "We've milled our own boards since 1999."],
    [
      7,
      'ring meg on reception 01872 555 010 or pop in w/ cv',
      'Ring Meg in reception on 01872 555 010 or pop in with your CV.',
    ],
    [7, 'email jo@x.example. trial shift (paid) same wk', "There's a trial shift (paid) the same week."],
    [7, 'trial shift of 2 hrs then meet head chef mrs rowe. result in 3 days', 'then you meet the head chef, Mrs Rowe'],
    [
      7,
      'send cv to jo@x.example. short chat then a day w/ one of the lads',
      "There's a short chat, then a day with one of the team.",
    ],
    [2, 'family firm based truro since 1978, 40 vans', "We're a family firm based in Truro since 1978."],
    [2, 'carn timber, joinery workshop nr truro, 9 staff', 'near Truro'],
    [2, 'need joiner asap as current one moving to france', 'as the current one is moving to France'],
    [3, 'run workshop when boss off, order timber', 'when the boss is off'],
    [4, 'no dr or in codes, polite', 'No DR or IN codes'],
    [4, 'english to write mails, tidy', 'write e-mails in English'],
    [5, '£15 ph, meal allow £12 a day, refer a friend £500', 'a meal allowance of £12 a day'],
    [5, '£15 ph, refer a friend £500', '£500 when you refer a friend'],
    [5, '£30k, tips approx 3k pa', 'tips of about £3,000 a year'],
    [6, 'old co but open minded, team of 14 half of them women', "We're an old company, but open-minded."],
    [6, '9 of us, shut xmas day + 2 wks jan', "We're shut on Christmas Day and for 2 weeks in January."],
    [7, 'cv to jo@x.example sub joiner truro, last dt 20 dec', 'Applications close on 20 December.'],
    [7, 'ring meg 01872 555 0102 8-4 or text pic of licence', '(8 to 4) or text a picture of your licence'],
  ])('question %i: %s', (question, answer, said) => {
    expect(write(question, answer)).toContain(said);
  });
});
