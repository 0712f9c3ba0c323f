import { describe, expect, it } from 'vitest';
import { briefOf } from '#testing/brief-of.ts';
import { buildLedger } from './ledger.ts';
import { ofThePost } from './said-of-others.ts';
import { findContract, findTime } from './slots.ts';

describe('contract and hours that are of others', () => {
  it.each([
    'You take over our branch with nine part-time colleagues and a small café.',
    'A kitchen of 12 seasonal pickers and six part-time cooks',
    'You work beside three part-time, temporary nurses',
    'Your part-time colleagues cover the weekends',
    'Rota for 40 casual stewards',
    'With several full-time drivers and a van',
    'Direct reports: 9 (4 full-time, 5 part-time/seasonal)',
    'Direct reports – 3 part-time',
    'Team: 12, mostly part-time and seasonal',
    'Lead a team of nine (four full-time, five seasonal)',
    'Train seasonal staff from March to June',
    'Recruit temporary and seasonal workers',
    'Roster three part-time, seasonal pickers',
    'You look after nine staff, five of them part-time.',
    'Line manages: 2 temporary, 1 permanent',
    'Headcount: 14 (6 temporary)',
    'Have three years full time (or equivalent) post qualification clinical experience',
    "At least two years' full-time work in a nursery",
    'Five years of part-time or voluntary experience',
    'Full-time experience of at least a year in a laboratory',
    'Full time (or part-time equivalent) teaching experience',
    'A degree or two years of full-time study',
  ])('%s', (text) => {
    expect(findContract(ofThePost(text))).toBeNull();
    expect(findTime(ofThePost(text))).toBeNull();
  });
  it.each([
    ['Part-time Cleaner, permanent', 'permanent', 'part-time'],
    ['Fixed-term, 12 months, full-time', 'fixed-term', 'full-time'],
    ['Fixed-term for two years, full-time', 'fixed-term', 'full-time'],
    ['A fixed-term, two years full-time post', 'fixed-term', 'full-time'],
    ['Permanent, full-time, experience welcome', 'permanent', 'full-time'],
    ['Permanent full-time role for somebody with three years of experience', 'permanent', 'full-time'],
    ['Seasonal role, full-time', 'fixed-term', 'full-time'],
    ['Permanent part-time nurse for our ward', 'permanent', 'part-time'],
    ['This is a temporary, part-time post in our team.', 'fixed-term', 'part-time'],
  ])('stays where it is of the post: %s', (text, contract, time) => {
    expect(findContract(ofThePost(text))).toBe(contract);
    expect(findTime(ofThePost(text))).toBe(time);
  });
  it.each([
    'Supervision and scheduling of the part-time library assistant',
    "You run the children's room with one part-time assistant",
    'Manage a part-time administrator',
    'With help from a seasonal cook',
  ])('has no terms of one colleague: %s', (text) => {
    expect(findTime(ofThePost(text))).toBeNull();
    expect(findContract(ofThePost(text))).toBeNull();
  });
  it.each([
    'The part-time library assistant shelves books',
    'We need a part-time cook',
    'A part-time administrator post',
  ])('has those of the post: %s', (text) => expect(findTime(ofThePost(text))).toBe('part-time'));
  it.each([
    'Two part-time, permanent roles in our shop',
    'Three full-time posts, permanent',
    'Our part-time hours suit parents',
    'Several permanent vacancies',
  ])('leaves what is offered: %s', (text) => {
    expect(ofThePost(text)).toBe(text);
  });
  it('is no contradiction', () => {
    const { input } = briefOf(
      { jobTitle: 'Garden Centre Supervisor', location: 'Naas' },
      { description: 'Full-time, 39 hrs. Permanent.' },
      {
        guidelines: {},
        jobDescription: {
          fileName: 'jd.txt',
          checkResult: 'match',
          text: 'Garden Centre Supervisor\nDirect reports: 9 (4 full-time, 5 part-time/seasonal)\nResponsibilities\n- Train seasonal staff',
        },
      },
    );
    const { notes, slots } = buildLedger(input, true);
    expect(notes.join('\n')).not.toMatch(/fixed-term|part-time/);
    expect(slots.contract?.text).toBe('permanent');
  });
});
