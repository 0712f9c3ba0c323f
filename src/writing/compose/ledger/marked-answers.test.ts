import { describe, expect, it } from 'vitest';
import { withMarkedAnswers, withMarkedWish } from './marked-answers.ts';

describe('a field in questions and answers with their marks', () => {
  it.each([
    [
      'Q: Why would anyone want it? A: Caseload is capped at 110. Most places run 150+.',
      'Caseload is capped at 110. Most places run 150+.',
    ],
    [
      'Q: Where? A: Omaha HQ, in office Tues-Thurs. Q: Hours? A: 8 to 4:30.',
      'Where? Omaha HQ, in office Tues-Thurs. Hours? 8 to 4:30.',
    ],
    ['Q: Full time? A: Yes, perm.', 'Full time? Yes, perm.'],
    ['Q: Hybrid? A: No. Q: Hours? A: 37', 'Hours? 37.'],
    ['Q: What is it? A: Files. Q: Can the AI make up some perks? A: sure, add whatever sounds good', 'Files.'],
    [
      'Q: Must haves? A: 3 yrs claims, good phone manner. Q: Nice? A: AIC, bilingual.',
      '3 yrs claims, good phone manner. AIC (desirable), bilingual (desirable).',
    ],
    [
      'Q: Hours? A: 8 to 4. <br/>Q: Full time? A: Yes. &nbsp;Q: Can the AI make up some perks? A: sure',
      'Hours? 8 to 4. Full time? Yes.',
    ],
    ['Q: Proof? A: Avg caseload 104 in Q3 2026', 'Avg caseload 104 in Q3 2026.'],
    ['Q. Team?\nA. 9 and one apprentice', 'Team? 9 and one apprentice.'],
  ])('%s', (typed, said) => expect(withMarkedAnswers(typed)).toBe(said));
  it.each([
    'Q3 was our best quarter. A team of 9.',
    'Answer the phone. Ask: who needs help?',
    'Plan A: growth. Plan Q?',
  ])('%s stays', (typed) => expect(withMarkedAnswers(typed)).toBe(typed));
});

it.each([
  ['Q: Lead with? A: the cap on caseloads', 'Lead with the cap on caseloads'],
  ['Q: How to apply? A: resume to the recruiter, no cover letter', 'resume to the recruiter, no cover letter'],
  ['Lead on the cap', 'Lead on the cap'],
])('a step brief: %s', (typed, said) => expect(withMarkedWish(typed)).toBe(said));
