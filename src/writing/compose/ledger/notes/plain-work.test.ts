/** Notes that name the work itself: the sentence that each becomes, with nothing that it does not say. */
import { describe, expect, it } from 'vitest';
import { makeInput } from '../../testing/input.ts';
import { buildLedger } from '../ledger.ts';

const description = (text: string): string[] =>
  buildLedger(
    makeInput({ advert: { jobTitle: 'HGV Driver', location: 'Wakefield' }, brief: { description: text } }),
    false,
  ).sentences.map(({ statement }) => statement.text);

describe('a note that names the work', () => {
  it.each([
    [
      'Full-time, year-round, four 10-hour days. Remodels and additions on older homes, all within 30 miles of Barre. Crews of three.',
      [
        'You work four 10-hour days a week, all year round',
        'The work is remodels and additions on older homes, all within 30 miles of Barre',
        'We work in crews of three',
      ],
    ],
    ['Class 1 container work, days only.', ['You do Class 1 container work', 'You work days only']],
    [
      'New yogurt and kefir products for Irish and UK supermarkets. Based at the plant, small pilot kitchen on site.',
      [
        'You work on new yogurt and kefir products for Irish and UK supermarkets',
        'You are based at the plant, with a small pilot kitchen on site',
      ],
    ],
    [
      'Musculoskeletal caseload, mostly GP referrals and local sports clubs.',
      ['You have a musculoskeletal caseload, mostly GP referrals and local sports clubs'],
    ],
    [
      'Box office and booking software for 140 theatres. Working language is English, German is useful.',
      [
        'We make box office and booking software for 140 theatres',
        'The working language is English, and German is useful',
      ],
    ],
    [
      'Hand and machine alterations of wedding dresses and suits for nine shops.',
      ['The work is hand and machine alterations of wedding dresses and suits for nine shops'],
    ],
    ['Permanent. Whitefield campus.', ['You work on the Whitefield campus']],
    [
      'Mon to Fri 8-4.30, on call one week in six.',
      ['You work Monday to Friday, 8 to 4.30, and are on call one week in six'],
    ],
    ['Second fix on a 64-house scheme in Naas.', ['The work is second fix on a 64-house scheme in Naas']],
    ['Two days a week can be from home outside term.', ['You can work from home two days a week outside term']],
    ['Tuesday-Saturday, two evenings until 8.', ['You work Tuesday to Saturday, with two evenings until 8']],
    [
      'Permanent desk for engineering and med device clients in the Mid-West. Warm desk, 14 live clients.',
      [
        'You run a permanent desk for engineering and med device clients in the Mid-West',
        'You have a warm desk with 14 live clients',
      ],
    ],
    [
      '35 hours, office based, one day at home after probation.',
      ['Office based, with one day at home after probation'],
    ],
    [
      'Day shift, Monday to Friday, hybrid, team of nine.',
      ['You work a day shift, Monday to Friday', 'A team of nine'],
    ],
    ['From June 2026.', ['The job starts in June 2026']],
    ['From June 3.', ['The job starts on June 3']],
  ])('%s', (typed, sentences) => expect(description(typed)).toEqual(sentences));
  it.each([
    // A verb of its own: nothing is put before it.
    'New products for the shop are tested here.',
    'Main campus.',
    'CBSE with project weeks.',
  ])('"%s" is left as it is', (typed) =>
    expect(description(typed).join(' ')).not.toMatch(/^(?:You work on|You work at|The work is|You will work as)/),
  );
});
