import { describe, expect, it } from 'vitest';
import { findExclusion } from './withhold.ts';

describe('people of one sex who live where the job is', () => {
  it.each([
    'We are looking for a support worker for our supported living house on Comberton Road, where four men with learning disabilities live',
    'A house of three men in their own tenancies',
    'Support five women with autism at home',
    'Help with personal care for one of the men',
    'Make it about the four men',
    'Cook with the men who live here',
    'A flat shared by two women',
  ])('shut nobody out: %s', (text) => expect(findExclusion(text)).toBeNull());

  it.each([
    'We want four men with strong backs',
    'Two women needed for the house',
    'A house of three men, male staff only',
    'Men preferred, as four men live here',
    'Suits one of the men of the village, women need not apply',
    'We need a man with a learning disability background',
  ])('and who may apply is another matter: %s', (text) => expect(findExclusion(text)).not.toBeNull());
});
