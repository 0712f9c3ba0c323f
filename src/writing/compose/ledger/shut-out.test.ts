import { describe, expect, it } from 'vitest';
import { allExclusions, findExclusion } from './withhold.ts';

describe('what shuts people out by when they left school', () => {
  it('is a generation by its name', () => {
    expect(findExclusion('Playwright, digital natives, Git')).not.toBeNull();
    expect(findExclusion('native plants and digital maps')).toBeNull();
  });
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
    'locals of Gujarat only',
    'natives of the Ruhr only',
    'citizens of India only',
    'locals from Cork City only',
    'Looking for a lively girl, ideally 25-35',
    'a person, preferably 20 to 30',
    'someone, around 30-40',
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
    'We serve locals of Leeds and only open at noon',
    'clients, ideally 25-35',
    'a candidate, ideally 25-35 hours a week',
    'one person, between 25 and 35 visits a week',
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

describe('an age that is not called one', () => {
  it.each([
    'max 40 years',
    'young dynamic team player max 40 years',
    'Waiter, maximum 35 yrs',
    'up to 35 yrs',
    'sales staff not above 38 years',
    'no more than 45 years, own bike',
    'not over 38 years of age',
    'max. 50 years old',
  ])('is withheld: %s', (text) => {
    expect(allExclusions(text).some(({ about }) => about === 'age')).toBe(true);
  });
  it.each([
    'experience of max 20 years',
    'a lease of max 40 years',
    'The oldest machine is max 20 years',
    'Loans over max 30 years',
    'up to 25 years of experience',
    'pension after max 40 years of service',
  ])('is none: %s', (text) => {
    expect(allExclusions(text)).toEqual([]);
  });
});

describe('a bar on dress or hair', () => {
  it.each([
    'no headscarf',
    'No hijabs please',
    'turbans not allowed',
    'Chef without a headscarf',
    'no religious symbols at the desk',
    'must not wear a hijab',
    'no beards or turbans',
    'beards not permitted',
    'no dreadlocks',
    'no visible piercings',
    'no facial hair',
  ])('is withheld: %s', (text) => {
    expect(allExclusions(text)).not.toEqual([]);
  });
  it.each([
    'Beard nets are provided',
    'No beard net is needed',
    'Sell headscarves and veils',
    'Trim beards and shape eyebrows',
    'Turbans and hijabs are welcome',
    'Fit brides with veils',
  ])('is none: %s', (text) => {
    expect(allExclusions(text)).toEqual([]);
  });
});

describe('things that are called like people', () => {
  it.each([
    'Assists in setting poles, anchors and guys',
    'Install guy wires and anchors',
    'Climb guyed masts',
    'Pitch marquees and tighten guys and stakes',
    'Crimp male and female connectors',
    'Cut male/female threads',
    'Rear young stock',
    'Prune young trees',
    'Bleed brakes and replace master and slave cylinders',
    'Check the hand brakes',
  ])('shut out nobody: %s', (text) => {
    expect(allExclusions(text)).toEqual([]);
  });
  it.each([
    'one of the guys',
    'We want strong guys for the tent crew',
    'guys for climbing poles',
    'a great bunch of guys',
    'male connectors engineer, female candidates only',
    'young team that rears stock',
  ])('are people: %s', (text) => {
    expect(allExclusions(text)).not.toEqual([]);
  });
});

describe('the year of a degree', () => {
  it.each([
    'Passing year 2025 or 2026',
    'Year of passing: 2024/2025',
    'BE Mechanical, graduation year 2023',
    'Batch of 2024 or 2025',
    'Year of graduation 2022 to 2024',
    'Passed out in 2025',
    'B.Com passing-out year 2024',
    'Diploma, year of passing should be 2023',
  ])('is withheld: %s', (text) => {
    expect(allExclusions(text).map(({ about }) => about)).toEqual(['age']);
  });
  it.each([
    'Passing trade and online orders',
    'Mix a batch of 2000 litres',
    'The first batch of 2024 was sold in a week',
    'Completion by March 2026',
    'We passed our inspection in 2025',
    'Year end 2025 accounts',
  ])('is none: %s', (text) => {
    expect(allExclusions(text)).toEqual([]);
  });
});

describe('how far somebody sees', () => {
  it.each(['Good eyesight, no glasses', 'Pilot without spectacles', 'Must not wear glasses'])(
    '%s is withheld',
    (text) => expect(allExclusions(text).map(({ about }) => about)).toEqual(['disability or health']),
  );
  it.each(['Eyesight 6/9 without spectacles', 'Distance vision 6/6 without glasses', 'N5 near vision without glasses'])(
    'is the measured standard of a trade: %s',
    (text) => expect(allExclusions(text)).toEqual([]),
  );
});

describe('a tongue that people are called by as well', () => {
  it.each(['Fluent English and Hindi; Telugu preferred', 'spoken Marathi, Gujarati preferred'])(
    'bars nobody behind another tongue: %s',
    (text) => expect(allExclusions(text)).toEqual([]),
  );
  it.each(['Fluent English; Telugu candidates preferred', 'Telugus preferred', 'Gujarati preferred'])(
    'and people by where they come from are barred: %s',
    (text) => expect(allExclusions(text)).not.toEqual([]),
  );
});
