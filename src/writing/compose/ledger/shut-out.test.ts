import { describe, expect, it } from 'vitest';
import { findExclusion } from './withhold.ts';

describe('what shuts people out by when they left school', () => {
  it.each([
    'recent high-school graduate preferred',
    'recent high school grads',
    'fresh B.Tech graduates',
    'newly qualified youngsters',
    'enthusiastic youngster',
    'just out of college',
    'straight from school',
    'school leaver preferred',
    'ideally a school leaver',
    'freshers preferred',
    '2024 or 2025 passouts',
    '2025 batch only',
    'recently graduated',
    'in your twenties',
    '20-something',
    'early 20s',
    'not more than 35 years',
    '18-25 yrs',
    'up to 30 years of age',
    'Gen Z',
    'no oldies',
  ])('%s', (text) => {
    expect(findExclusion(text)?.about).toBe('age');
  });
  it.each([
    'school leavers welcome',
    'New grads welcome',
    'graduate scheme experience',
    'newly qualified welcome',
    'fresher or 1 year exp',
    'freshers can apply',
    'recent college experience',
    'Collect children straight from school',
    'teach youngsters to ride',
    'not more than 35 years of experience',
    '20 to 30 years of experience in rigging',
    'Market our games to Gen Z',
    'mortgages up to 40 years',
  ])('not: %s', (text) => {
    expect(findExclusion(text)).toBeNull();
  });
});

describe('what shuts people out by where they come from', () => {
  it.each([
    'No one from outside Maharashtra',
    'nobody from outside Kerala',
    'no candidates from other states',
    'no outsiders',
    'outsiders need not apply',
    'candidates from outside the district will not be considered',
    'only candidates from Tamil Nadu',
    'only Maharashtrian candidates',
    'Gujarati candidates preferred',
    'Malayalis only',
    'local people only',
    'must be from Kerala',
    'must be originally from Bavaria',
    'no overseas applicants',
    'no applicants from abroad',
    'born and bred in Cork',
    'German passport required',
    'Deutsch als Muttersprache',
  ])('%s', (text) => {
    expect(findExclusion(text)).not.toBeNull();
  });
  it.each([
    'people from outside the area welcome',
    'no one from outside the team touches the mixer',
    'no one from agencies',
    'local candidates preferred',
    'must be from a retail background',
    'English as a second language',
    'Indian and Irish customers only rarely',
    'valid passport',
    'only people from the team',
    'Sell to customers from abroad',
  ])('not: %s', (text) => {
    expect(findExclusion(text)).toBeNull();
  });
});

describe('graduates', () => {
  it.each([
    'recent graduate preferred',
    'Recent graduates only',
    'we want a recent graduate',
    'fresh graduate',
    'ideal for recent graduates',
    'Recent college grads wanted',
    'must be a recent graduate',
    'Recent graduate with a 2:1',
    'We are looking for recent graduates',
  ])('are the only ones in "%s"', (text) => {
    expect(findExclusion(text)).not.toBeNull();
  });
  it.each([
    'new graduates are welcome to apply',
    '74 new graduates joined',
    'We took on 74 new graduates in 2025',
    'renew the residency program for new graduates',
    'Make it welcoming to new graduates',
    'mentor new graduates',
    'Recent graduate or at least one year of experience',
    'New graduates get a mentor',
  ])('shut nobody out in "%s"', (text) => {
    expect(findExclusion(text)).toBeNull();
  });
});
