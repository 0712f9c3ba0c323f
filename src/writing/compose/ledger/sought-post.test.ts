/** Descriptions that begin with whom somebody looks for say what they tell beside the post's name. */
import { describe, expect, it } from 'vitest';
import { soughtPost } from './sought-post.ts';

describe('whom somebody looks for', () => {
  it.each([
    [
      'The Board seeks a Managing Director to succeed the founder in April 2027.',
      'Managing Director',
      'You succeed the founder in April 2027.',
    ],
    [
      'The County Clerk is recruiting a Records Manager to run the records program and the county archives.',
      'Records Manager',
      'You run the records program and the county archives.',
    ],
    [
      'The Council is seeking to appoint a Housing Options Officer on a fixed-term basis of 18 months, working 30 hours per week at the Civic Centre, Carlisle.',
      'Housing Options Officer',
      'You will work on a fixed-term basis of 18 months, 30 hours per week at the Civic Centre, Carlisle.',
    ],
    [
      'Plasterer wanted for new build and insurance work around Wrexham.',
      'Plasterer',
      'You will work as a plasterer for new build and insurance work around Wrexham.',
    ],
    [
      'Dee Polymers is looking for a setter for its new hall',
      'Mould Setter',
      'You will work as a setter for our new hall.',
    ],
    ['For our Sligo shop we need a Baker', 'Baker', 'You will work in our Sligo shop.'],
  ])('%s', (typed, title, said) => {
    expect(soughtPost(typed, title)).toEqual([said]);
  });
  it.each([
    'Our customers are looking for a Baker who smiles',
    'Families are looking for a Baker for their party',
    'A Baker is needed at 4am',
    'Two bakers wanted for the night shift',
    'Baking is required for the shop',
  ])('is no post: %s', (typed) => {
    expect(soughtPost(typed, 'Baker')).toBeNull();
  });
});
