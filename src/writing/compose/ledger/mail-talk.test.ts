import { describe, expect, it } from 'vitest';
import { makeInput } from '../testing/input.ts';
import { buildLedger } from './ledger.ts';
import { withoutMailTalk } from './mail-talk.ts';

describe('what is said to whoever writes the advert', () => {
  it.each([
    [
      "Hi, see the emails in the job description box, it's all in there. Permanent, 4 days a week. Thanks, Jo",
      'Permanent, 4 days a week.',
    ],
    ['We test pumps. Writing this between lists so forgive the shorthand.', 'We test pumps.'],
    [
      'busy bar. kilkenny. need someone NOW really. live music thurs to sun',
      'busy bar. kilkenny. live music thurs to sun',
    ],
    [
      'From: R. Mehta\nTo: HR Hiring\nSubject: RE: RE: requisition\nFive days in office.\n> From: HR Hiring\n> Sir, the earlier note said Pune.',
      'Five days in office.',
    ],
    ['From: R. Mehta To: HR Hiring Subject: RE: RE: Five days in office.', 'Five days in office.'],
    ['Busy pub. Old one is moving to Australia - no hard feelings!! Start asap', 'Busy pub. Start asap'],
    ['We file claims. Q: Can the AI make up some perks? A: sure, add whatever sounds good', 'We file claims. '],
    ['Dear all,\nWe make cheese.\nKind regards, Ann Byrne', 'We make cheese.'],
  ])('is in no text: %s', (typed, left) => expect(withoutMailTalk(typed)).toBe(left));

  it.each([
    'From: 9 am\nTo: 5 pm',
    'Thanks to our growers we have fruit all year.',
    'We need someone who can start now.',
    'You will read emails and see the customers.',
    'Check the ovens and the fryers.',
    'Dear customers, long days.',
  ])('and what tells of the job stays: %s', (typed) => expect(withoutMailTalk(typed)).toBe(typed));

  it('and needs no note', () =>
    expect(
      buildLedger(
        makeInput({
          advert: { jobTitle: 'Florist' },
          brief: { description: 'Hi, see the emails in the job description box. We do weddings. Thanks, Jo' },
        }),
        false,
      ).rough,
    ).toEqual([]));
});

describe('questions with their answers', () => {
  it('are marked by letters, and only the answers are told', () =>
    expect(
      buildLedger(
        makeInput({
          advert: { jobTitle: 'Claims Examiner' },
          brief: { description: 'Q: Where? A: Omaha HQ, hybrid, in office Tues-Thurs. Q: Hours? A: 8 to 4:30.' },
        }),
        false,
      ).sentences.map(({ statement }) => statement.text),
    ).toEqual(
      expect.arrayContaining([
        'You work at the Omaha HQ',
        'You are in the office Tuesday to Thursday',
        'You work from 8 to 4:30',
      ]),
    ));
});
