import { describe, expect, it } from 'vitest';
import { withAnswersOnly } from './answered.ts';

describe('a brief in questions and answers', () => {
  it.each([
    ['Full time or part time? Full time, 36 hours.', 'Full time, 36 hours.'],
    ['Days or nights? Days only.', 'Days only.'],
    ['Can we prove it? Yes: 9 in 10 came back.', '9 in 10 came back.'],
    ['Is it true? Yes, we asked all of them.', 'We asked all of them.'],
    ['Hours? 37 a week.', 'Hours: 37 a week.'],
    ['Who do they report to? The Chief Actuary. Why now?', 'Reports to the Chief Actuary. Why now?'],
    ['Who does the role report to? Head of Sales', 'Reports to Head of Sales'],
  ])('%s', (typed, said) => expect(withAnswersOnly(typed)).toBe(said));
  it.each([
    'Full time or part time? Both are fine.',
    'Is there parking? Yes, behind the shop.',
    'What do we do? We repair clocks.',
    'Permanent, 37 hours.',
  ])('%s stays', (typed) => expect(withAnswersOnly(typed)).toBe(typed));
});
