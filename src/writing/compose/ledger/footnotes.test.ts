import { describe, expect, it } from 'vitest';
import { withoutAsides } from './footnotes.ts';

describe('footnotes', () => {
  it.each([
    ['Raise loans and bonds²; report monthly', 'Raise loans and bonds; report monthly'],
    ['given in clause 3.¹', 'given in clause 3.¹'],
    ['The Director leads the team.³ She', 'The Director leads the team. She'],
    ['Keep the ledger†', 'Keep the ledger'],
    ['² See Treasury Policy, para 9.2.', ''],
    ['Duties\n¹ As amended in 2019.\nLead', 'Duties\n\nLead'],
  ])('%s', (typed, read) => expect(withoutAsides(typed)).toBe(read));

  it.each(['Clean 40 m² of floor', 'a plot of 3 km²', 'Store CO₂ bottles', '10⁶ cells', 'Fit 12 cm³ pumps'])(
    '%s is a measure',
    (typed) => expect(withoutAsides(typed)).toBe(typed),
  );
});

describe('questions that a form answers', () => {
  it.each([
    ['Shift work? ☐ yes ☒ no', ''],
    ['5. Lone working? ☒ no ☐ yes', ''],
    ['Driving? ☒ yes ☐ no', 'Driving'],
    ['Weekend work ☐ no ☑ yes', 'Weekend work'],
    ['☒ Calling of cases', '☒ Calling of cases'],
  ])('%s', (typed, read) => expect(withoutAsides(typed)).toBe(read));
});
