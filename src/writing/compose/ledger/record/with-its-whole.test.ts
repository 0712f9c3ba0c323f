import { describe, expect, it } from 'vitest';
import { recordsInWords } from './told-records.ts';

describe('so many of those that the first half names', () => {
  it.each([
    'We delivered 46 lines in 2025; 41 passed site acceptance at the first attempt.',
    'We trained 20 fitters last year; 18 stayed with us.',
    'Of 12 apprentices since 2020; 10 qualified.',
    'We restored 30 boats in 2024; 6 won prizes.',
    'We checked 900 lifts in 2025; 870 passed first time.',
    'We entered 14 shows in 2025; 9 received medals.',
    'We placed 80 nurses in 2024; 71 are still here.',
    'We sent out 60 cakes in May; 55 sold by noon.'.replace('55 sold by noon', '55 reached their guests warm'),
  ])('%s', (typed) => expect(recordsInWords(typed)).toMatch(/, and \d+ /));

  it.each([
    'We run 12 shops; 40 people work in them.',
    'We have 3 sites; 20 vans take us there.',
    'Rated Good in 2025; 4.9 stars online.',
  ])('%s stays two', (typed) => expect(recordsInWords(typed)).toContain(';'));
});
