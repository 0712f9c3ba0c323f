/** What the answer says is not said again: the pay, a reward's statement, a pillar. */
import { describe, expect, it } from 'vitest';
import type { QuestionNumber } from '../questions.ts';
import { ask, type Over } from '../testing/ask.ts';
import { makeInput } from '../testing/input.ts';
import { toldOfUs } from './told.ts';

const reward = (title: string, statement: string) => ({ id: title, title, statement });
const input = makeInput({
  advert: {
    jobTitle: 'Site Manager',
    location: 'Leeds',
    country: 'United Kingdom',
    salaryFrom: 41000,
    salaryTo: 45500,
  },
  guidelines: {
    companyName: 'Pell & Marsh',
    rewards: [
      reward('Boot allowance', '£150 of boots a year.'),
      reward('Dental', 'Dental cover for the whole family.'),
      reward('Tool cover', 'Your tools are insured for £2,000.'),
      reward('Spare day', 'Off on your birthday.'),
    ],
  },
});
const write = (question: QuestionNumber, answer: string, over: Over = {}): string =>
  ask(input, question, answer, { outputLength: 'large', ...over }).contents.join('\n');
const count = (text: string, part: RegExp): number => text.match(new RegExp(part, 'gi'))?.length ?? 0;

describe('a reward', () => {
  it('is told once where the answer has its figure', () => {
    for (const iteration of [0, 1]) {
      const text = write(5, '£41,000 to £45,500, £150 boot allowance, tool cover up to £2,000', { iteration });
      expect(count(text, /boot/)).toBe(1);
      expect(count(text, /2,000/)).toBe(1);
    }
  });

  it('takes the words of its statement where these say more', () => {
    const text = write(5, '£41,000 to £45,500, dental, 26 days holiday');
    expect(text).toMatch(/dental cover for the whole family/i);
    expect(count(text, /dental/)).toBe(1);
  });

  it('has its statement beside it where that says what the answer leaves out', () => {
    expect(write(5, '£41,000 to £45,500, boot allowance')).toContain('£150');
    expect(write(5, '£41,000 to £45,500, spare day')).toContain('Spare day: off on your birthday.');
  });
});

describe('the pay', () => {
  it.each([
    ['41,000 to 45,500 pro rata. 26 days holiday', 'The pay is £41,000 to £45,500 a year, pro rata.'],
    [
      '41,000 to 45,500 depending on experience, 26 days holiday',
      'The pay is £41,000 to £45,500 a year, depending on experience.',
    ],
    ['£41,000 to £45,500 base, 26 days holiday', 'The pay is a base of £41,000 to £45,500 a year.'],
    ['Salary 41,000 to 45,500, 26 days holiday', 'The pay is £41,000 to £45,500 a year.'],
    ['12.40 per hour rising to 13.10 after a year. 26 days holiday', '£12.40 an hour rising to £13.10'],
  ])('is told once: %s', (answer, wanted) => {
    const text = write(5, answer);
    expect(text).toContain(wanted);
    expect(count(text, /41,000/)).toBeLessThan(2);
  });

  it('is no other figure', () => {
    expect(write(5, '£41,000 to £45,500. We hand out 12,000 to 15,000 meals')).not.toContain('£12,000');
  });
});

it.each([
  ['Small gangs: one foreman to nine people, on every site.', 'Lead one foreman and nine people on each site', true],
  [
    'By “small gangs” we mean one foreman to nine people, on every site.',
    'Lead one foreman and nine people on each site',
    true,
  ],
  ['Small gangs: one foreman to nine people, on every site.', 'Order the materials and keep the site diary', false],
])('a pillar that the answer tells needs no sentence of its own: %s', (sentence, said, told) => {
  expect(toldOfUs(sentence, said)).toBe(told);
});

describe('a value that the answer has said already', () => {
  const house = makeInput({
    advert: { jobTitle: 'Librarian', location: 'Truro' },
    guidelines: {
      companyName: 'Kenwyn Library',
      values: [
        { id: 'v1', value: 'Shelves first', statement: 'Nobody works behind a closed door.', weight: 75 },
        { id: 'v2', value: 'No fines', statement: "We don't fine anyone for a late book.", weight: 75 },
      ],
    },
  });
  it.each([0, 1])('is neither stated nor named once more: run %s', (iteration) => {
    const text = ask(
      house,
      6,
      'We are a library of nine people. Nobody works behind a closed door here. We do not fine anyone for a late book.',
      { outputLength: 'large', iteration },
    ).contents.join('\n');
    expect(count(text, /closed door/)).toBe(1);
    expect(count(text, /late book/)).toBe(1);
    expect(text).not.toMatch(/Shelves first|“No fines”/i);
  });
});

describe('a text that has no room for all that was typed', () => {
  const answer = [
    'You will be one of six at the desk in a library that opened in 1974 and lends 90,000 books a year to the town.',
    'The post is permanent and full time, Tuesday to Saturday, from nine in the morning until half past five.',
    'There are eleven reading groups, two choirs, a film club and a repair evening that you would help to run.',
    'The children of four primary schools come on Thursdays, and each class takes home thirty books in a box.',
  ].join(' ');
  it('tells what it leaves out, and says it where there is room', () => {
    const small = ask(input, 2, answer, { outputLength: 'small' });
    const text = small.contents.join('\n');
    const parts = [/1974/, /full time|full-time/, /reading groups/, /primary schools/];
    for (const part of parts)
      expect(part.test(text) || small.notes.some((note) => /no room/.test(note) && part.test(note)), String(part)).toBe(
        true,
      );
    expect(small.notes.join('\n')).toMatch(/There was no room for .* A longer length has it\./);
    const large = ask(input, 2, answer, { outputLength: 'large' });
    for (const part of parts) expect(large.contents.join('\n')).toMatch(part);
    expect(large.notes.join('\n')).not.toMatch(/no room/);
  });
});
