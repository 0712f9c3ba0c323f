import { describe, expect, it } from 'vitest';
import { mineJobDescription } from '../mine.ts';
import { asksOfSomebody, partProse } from './person-prose.ts';

describe('a sentence that asks for several things', () => {
  it.each([
    [
      'Candidates must hold a recognised accountancy qualification and have served as a finance director, or as number two in a larger organisation.',
      [
        'hold a recognised accountancy qualification',
        'have served as a finance director, or as number two in a larger organisation',
      ],
    ],
    [
      'Experience of family ownership is desirable but a respect for it is essential.',
      ['Experience of family ownership desirable', 'respect for family ownership'],
    ],
    [
      'We are looking for someone with three years in a practice, who is calm with owners and can run a list.',
      ['three years in a practice', 'calm with owners', 'can run a list'],
    ],
    [
      'The successful candidate will have led a team, and will be able to show how results improved.',
      ['have led a team', 'able to show how results improved'],
    ],
    ['You must be on the VCI register.', ['be on the VCI register']],
    [
      "The ideal candidate has two years in sales, loves talking to people, and isn't afraid of the phone.",
      ['has two years in sales', 'loves talking to people', "isn't afraid of the phone"],
    ],
    ['You read drawings.', ['You read drawings.']],
  ])('%s', (sentence, parts) => {
    expect(partProse(sentence)).toEqual(parts);
  });
  it.each([
    ['Candidates must hold a recognised qualification.', true],
    ['A respect for family ownership is essential.', true],
    ['You will need to have a genuine interest in older people.', true],
    ['The successful candidate will be responsible for the budget.', false],
    ['You must apply by 3 May.', false],
    ['The post holder leads a team of six.', false],
  ])('%s: asks %s', (sentence, asks) => {
    expect(asksOfSomebody(sentence)).toBe(asks);
  });
});

describe('musts in the prose of a job description', () => {
  const mined = mineJobDescription(
    `CANDIDATE BRIEF
Finance Director, Carnegie Quay Shipping Ltd

Candidates must hold a recognised accountancy qualification and have served as a finance director, or as number two in a larger organisation. Experience of family ownership is desirable but a respect for it is essential.`,
    '',
    'Finance Director',
  );
  it('are each read, with their force', () => {
    expect(mined.person.map(({ text, desirable }) => `${desirable ? 'wish ' : ''}${text}`)).toEqual([
      'a recognised accountancy qualification',
      'have served as a finance director, or as number two in a larger organisation',
      'wish experience of family ownership',
      'respect for family ownership',
    ]);
  });
  it('and the name of the paper is none', () => {
    expect([...mined.unread.person, ...mined.unread.duties]).toEqual([]);
  });
});
