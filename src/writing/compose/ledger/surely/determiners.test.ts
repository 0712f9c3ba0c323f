/** Weeks, turns and systems of which there is one: a number before such a word counts what it is made of, and is no determiner. */
import { describe, expect, it } from 'vitest';
import { makeInput } from '../../testing/input.ts';
import { buildLedger } from '../ledger.ts';
import { tellsTimes } from './times.ts';

const read = (description: string, jobTitle = 'Planner') => {
  const ledger = buildLedger(makeInput({ advert: { jobTitle, location: null }, brief: { description } }), false);
  return {
    ledger,
    said: ledger.sentences.filter(({ fact }) => fact.kind === 'description').map(({ statement }) => statement.text),
  };
};

describe('a number before one of a kind is a word with it', () => {
  it.each([
    ['Six day week, Mondays off.', 'You work a six-day week, with Mondays off'],
    ['Full-time, two-shift system (early and late).', 'You work a two-shift system (early and late)'],
    ['Three shift system (6-2, 2-10, 10-6).', 'You work a three-shift system (6-2, 2-10, 10-6)'],
    ['Double day shift (6-2, 2-10).', 'You work a double day shift (6-2, 2-10)'],
    ['Five day week over summer.', 'A five-day week over summer'],
    ['5 days working, alternate Saturdays off.', 'You work 5 days a week, with alternate Saturdays off'],
    ['Earlies one week, lates the next.', 'You work earlies one week and lates the next'],
    // What was right stays.
    ['You work one week in three.', 'You work one week in three'],
    ['Each shift is ten hours.', 'Each shift is ten hours'],
    ['One shift a week is a late.', 'One shift a week is a late'],
    ['The post is a four-day week.', 'The post is a four-day week'],
  ])('%s', (typed, sentence) => expect(read(typed).said).toContain(sentence));
  it.each([
    'six day week',
    'two-shift system (early and late)',
    'double day shift (6-2, 2-10)',
    'nine day fortnight',
    'five-week rota',
    'one nights',
    'an earlies one week',
  ])('and without its article it is none of time: %s', (text) => expect(tellsTimes(text)).toBe(false));
  it.each([
    'a six-day week',
    'every other week',
    'a two-shift system (early and late)',
    'one shift in four',
    'nights in a three-week rota',
    'days one week, nights the next',
    'a 4-day week over summer',
  ])('with it, it is: %s', (text) => expect(tellsTimes(text)).toBe(true));
});

describe('a turn that comes and goes is one', () => {
  it.each([
    ['Retained post at Swinford station, week on, week off.', 'You work week on, week off'],
    ['Week on, week off.', 'You work week on, week off'],
    ['Month on, month off, flights paid.', 'You work month on, month off'],
  ])('%s', (typed, sentence) => expect(read(typed).said).toContain(sentence));
  it('and nobody has "week off"', () =>
    expect(read('Live-in care, week on, week off.').said.join(' ')).not.toMatch(/You have week off/));
});

describe('what is no place of work, no deed and no thing of its own', () => {
  it.each([
    'Single room, wifi.',
    'Own transport as venue is rural.',
    'Caravan on farm £50 pw.',
    'Community team, based Harrogate.',
    'Small team: 2 surveyors, 1 technician.',
  ])('is told by a note: %s', (typed) => expect(read(typed).ledger.rough.length).toBeGreaterThan(0));
  it.each([
    ['We need someone for the early shift. It starts at 5.', 'It starts at 5'],
    ["A second shop opens in May. You'd run it.", "You'd run it"],
    ['Our client is a family-run joinery. They have 14 staff.', 'They have 14 staff'],
  ])('nor does a sentence stand without the one that it leans on: %s', (typed, leaning) => {
    const { said, ledger } = read(typed);
    expect(said).not.toContain(leaning);
    expect(ledger.rough).toContain(leaning);
  });
  it('but "it" may be the job', () =>
    expect(read('It takes 20 minutes from the station. You can do it from home.').said).toHaveLength(2));
});

describe('who is over the reader, and what else the reader does', () => {
  it.each([
    [
      'Full-time. Reports to the board chair and works beside the music director.',
      'board chair',
      'You work beside the music director',
    ],
    ['Report to the site manager and manages a gang of six.', 'site manager', 'You manage a gang of six'],
    ['Reports to depot manager and work closely with planners.', 'depot manager', 'You work closely with planners'],
    ['Reports to the head vet and supervises two nurses.', 'head vet', 'You supervise two nurses'],
  ])('%s', (typed, over, sentence) => {
    const { ledger, said } = read(typed);
    expect(ledger.reportsTo ?? over).toBe(over);
    expect(said).toContain(sentence);
  });
  it.each(['Reports to the Head of Sales and Marketing.', 'Reports to the director of nursing and the board.'])(
    'an "and" of two names is none: %s',
    (typed) => expect(read(typed).ledger.reportsTo).toMatch(/ and /),
  );
});

describe('for how long, and in whose place', () => {
  it.each([
    ['Fixed term, 18 months, covering a career break.', 'The job is fixed-term for 18 months, covering a career break'],
    [
      'Temporary contract, 9 months, covering maternity leave.',
      'The job is fixed-term for 9 months, covering maternity leave',
    ],
    ['Fixed term for two years, to cover a secondment.', 'The job is fixed-term for two years, covering a secondment'],
  ])('%s', (typed, sentence) => {
    const { said, ledger } = read(typed);
    expect(said).toContain(sentence);
    expect(ledger.rough).toEqual([]);
  });
  it('what may become permanent is no second contract', () =>
    expect(read('Six month FTC covering sickness. Could go perm.').ledger.notes.join(' ')).not.toMatch(
      /permanent in one/,
    ));
});

describe('part-time jobs of others', () => {
  it.each([
    'We support people at the pool, the library and in getting to part time jobs. 39 hours a week.',
    'We place part-time workers with small firms. 39 hours a week.',
    'We find part time jobs for students. 39 hours a week.',
  ])('say nothing of this one: %s', (typed) => {
    const { ledger } = read(typed);
    expect(ledger.slots.time).toBeNull();
    expect(ledger.notes.join(' ')).not.toMatch(/part-time/);
  });
  it.each(['Part-time, 20 hours a week.', 'A part-time job with 20 hours a week.'])(
    'and this one has its own: %s',
    (typed) => expect(JSON.stringify([read(typed).ledger.slots.time, read(typed).said])).toMatch(/part-time/),
  );
});

describe('what nobody knows yet', () => {
  it.each([
    'Salary review date: TBC',
    'First interview date to be confirmed',
    'Pay review date TBC',
    'Training start date: TBC',
  ])('goes with its whole name: %s', (typed) => {
    const { said, ledger } = read(`Team of six. ${typed}.`);
    expect([...said, ...ledger.rough].join(' ')).not.toMatch(/review|interview|training/i);
  });
});

describe('what nothing joins, and what nobody works in or at', () => {
  it.each([
    ['Car park behind.', /car park/i],
    ['Shared desk.', /desk/],
    ['Hours 35.', /Hours 35/],
    ['Weekend only.', /weekend only/i],
    ['Late shift one per week.', /late shift/i],
    ['No school holidays off.', /holidays off/],
    ['Holiday year runs April to March.', /Holiday year/],
    ['Until then the job is in Bedminster.', /Until then/],
    ['Hand shaped loaves.', /shaped/],
  ])('is told by a note: %s', (typed, words) => {
    const { said, ledger } = read(`Busy bakery with nine staff. ${typed}`);
    expect(said.join(' ')).not.toMatch(words);
    expect(ledger.rough.join(' ')).toMatch(words);
  });
  it.each([
    ['Home daily.', 'You are home daily'],
    ['Training is 3 weeks, 9 to 5.', 'Training is 3 weeks, 9 to 5'],
    ['Site days start at 7.', 'Site days start at 7'],
    ['10 hour days plus travel.', '10-hour days plus travel'],
  ])('and the rest is said: %s', (typed, sentence) => expect(read(typed).said).toContain(sentence));
});
