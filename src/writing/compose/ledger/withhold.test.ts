import { describe, expect, it } from 'vitest';
import { allExclusions, findExclusion } from './withhold.ts';

describe('a pronoun of somebody besides the reader', () => {
  it.each([
    'Deputise for the head baker in her absence',
    'Learn from our master brewer before he retires',
    'Stand in for the Director of Finance when he travels',
    'Work with Orla, who has run her own nursery for years',
    'Help a resident with her letters',
    'Support the chief executive and keep his diary',
    "You take over from our current sous who's opening her own place",
    'You follow the outgoing head of finance, who has led his team for ten years',
    'Our last warehouse clerk is now in the office with her own team',
  ])('shuts nobody out: %s', (text) => {
    expect(findExclusion(text)).toBeNull();
  });
  it.each([
    'The candidate will drive his own car',
    'He must be able to lift',
    'We are looking for our next manager, and he will lead ten people',
    'Reports to the manager; she will be well groomed',
    'The post holder supports the manager and brings his or her own laptop',
    'We need a chef who keeps his kitchen clean',
  ])('of the reader it does: %s', (text) => {
    expect(findExclusion(text)).not.toBeNull();
  });
});

it.each(['A Christian person of good character', 'Practising Catholic preferred', 'church-going'])(
  'is told as a matter of religion: %s',
  (text) => {
    expect(findExclusion(text)?.about).toBe('religion or belief');
  },
);

describe('an age above which nobody is taken', () => {
  it.each([
    'age not above 30 years',
    'Age: not more than 32 years',
    'Candidates should not be above 35 years',
    'Age should not exceed 28',
  ])('shuts people out: %s', (text) => expect(findExclusion(text)).not.toBeNull());
  it.each(['Machines not more than 5 years old', 'Experience not above 3 years is fine', 'Weight not more than 30 kg'])(
    'and this none: %s',
    (text) => expect(findExclusion(text)).toBeNull(),
  );
});

describe('the name of a tool or of a firm', () => {
  it.each(['Snowflake and dbt', 'We share offices with Ernst & Young', 'Formerly of Young and Hart Solicitors'])(
    'shuts nobody out: %s',
    (text) => {
      expect(findExclusion(text)).toBeNull();
    },
  );
  it.each(['No snowflakes please', 'A young and hungry team member', 'Must be young'])('a word does: %s', (text) => {
    expect(findExclusion(text)).not.toBeNull();
  });
});

describe('those whom the work is for, by their age', () => {
  it.each([
    'choose and buy stock for under-12s',
    'Coach the under-16s',
    'Run classes for over-60s',
    'the under-9s football',
  ])('shut nobody out: %s', (text) => {
    expect(findExclusion(text)).toBeNull();
  });
  it.each(['Suits under-30s', 'No over-50s', 'A team of under-35s'])('those who apply do: %s', (text) => {
    expect(findExclusion(text)).not.toBeNull();
  });
});

describe('a figure beside "over" that is no age', () => {
  it.each([
    'Every hour over 40 is paid at time and a half',
    'Hours over 37 are paid',
    'Overtime over 40 hours is paid',
  ])('%s', (text) => {
    expect(findExclusion(text)).toBeNull();
  });
  it.each(['No one over 40', 'Over 40 need not apply'])('%s is one', (text) => {
    expect(findExclusion(text)).not.toBeNull();
  });
});

describe('what is to look well', () => {
  it.each([
    'To issue, return, shelve and reserve stock and to keep displays attractive and up to date',
    'Keep the shop windows clean and attractive',
    'Make the garden look attractive all year',
    'The role is attractive for one reason above others: a right of reference to the Chair',
    'The offer is particularly attractive, the week has four days',
    'Attractive terms and a pension',
    'An attractive rota and location',
  ])('shuts nobody out: %s', (text) => {
    expect(findExclusion(text)).toBeNull();
  });
  it.each([
    'An attractive person for our front desk',
    'Slim and attractive',
    'Must be attractive',
    'The candidate is attractive and slim',
    'Keep the bar staff attractive',
  ])('but people are not to be picked by their looks: %s', (text) => {
    expect(findExclusion(text)).not.toBeNull();
  });
});

describe('who is preferred', () => {
  it.each(['Irish nationals preferred', 'UK citizens preferred', 'Ages 18 to 30'])('%s', (text) => {
    expect(findExclusion(text)).not.toBeNull();
  });
  it('is told, each phrase of it', () => {
    expect(allExclusions('Looking for a strong young lad aged 16-20').map(({ phrase }) => phrase)).toEqual([
      'young',
      'lad',
      'aged 16-20',
    ]);
  });
});

describe('two figures that are no ages', () => {
  it.each([
    'Hours are set with you each quarter, between 30 and 35',
    'You work between 24 and 36 a week',
    'We take between 20 and 30 calls an hour',
    'Classes are small: between 18 and 24 in each',
  ])('shut nobody out: %s', (text) => {
    expect(findExclusion(text)).toBeNull();
  });
  it.each([
    'between 25 and 35',
    '40 hours a week, age between 18 and 25',
    'Team members between 18 and 25 wanted, 40 hours',
    'Full-time hours for people under 30',
  ])('ages do: %s', (text) => {
    expect(findExclusion(text)).not.toBeNull();
  });
});

describe("children and years that are no applicant's", () => {
  it.each([
    'You have four paid hours a week without children',
    'Our oldest windows are 90 years old and still open',
    'The house is 60 years old',
  ])('shut nobody out: %s', (text) => {
    expect(findExclusion(text)).toBeNull();
  });
  it.each(['Applicants without children preferred', 'Someone 25 years old', 'Max 30 years old'])('do: %s', (text) => {
    expect(findExclusion(text)).not.toBeNull();
  });
});

describe('what concerns those who are cared for, or counts', () => {
  it.each([
    'Supporting people aged 18 to 30 who have been homeless',
    'Toddler room, ages 16 to 33 months',
    'Women are encouraged to apply',
    '18 of 92 drivers are women',
    'Girl of 4 and baby boy of 9 months',
    'Reporting to the Site Foreman',
    'Each nanny has her or his own adviser',
    'Many readers are not native speakers',
  ])('shuts nobody out: %s', (text) => expect(findExclusion(text)).toBeNull());
  it.each(['We want people aged 20 to 30', 'Foreman wanted', 'Native English speakers only', 'Women only'])(
    'of whom is wanted it does: %s',
    (text) => expect(findExclusion(text)).not.toBeNull(),
  );
});

describe('a figure beside "between", "over" or "under" that counts things', () => {
  it.each([
    'Part-time or full-time, you choose between 20 and 40 hours',
    'A site of over 40 lorries',
    'We have over 60 dealers',
    'between 22 and 28 working days',
    'Travel stays under 25 km a day',
    "We work with nine schools and the Men's Shed",
  ])('shuts nobody out: %s', (text) => {
    expect(findExclusion(text)).toBeNull();
  });
  it.each(['between 25 and 35', 'over 40 applicants need not apply', 'Someone under 35 with energy', 'No one over 45'])(
    'an age does: %s',
    (text) => {
      expect(findExclusion(text)).not.toBeNull();
    },
  );
});

describe('names and hopes that bar nobody', () => {
  it.each([
    'No mother to travel beyond Kochi for newborn care',
    'No mother should wait for a scan',
    'No mum left alone in labour',
    "A secondment to Guy's Hospital",
    'Marshal the crowd at the Guy Fawkes bonfire',
    'We supply Five Guys with buns',
    'You have 5 folks and our plant guy Earl who knows everything',
    'Keep the chart and the notes in HIS software',
    'MAINTAIN INTAKE CHART AND NURSES NOTES IN HIS SOFTWARE',
  ])('%s', (text) => expect(findExclusion(text)).toBeNull());
  it.each([
    'No mothers',
    'No mother please',
    'We need a guy who can lift',
    'Handy guys wanted',
    'HE SHOULD BRING HIS TOOLS',
  ])('but these do: %s', (text) => expect(findExclusion(text)).not.toBeNull());
});
