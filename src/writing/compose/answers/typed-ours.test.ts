/** What we are and do, in notes without "we"; orders in rows; pay by the hour; what stands behind a list. */
import { describe, expect, it } from 'vitest';
import type { QuestionNumber } from '../questions.ts';
import { ask, siteManager } from '../testing/ask.ts';

const write = (question: QuestionNumber, answer: string, iteration = 0): string =>
  ask(siteManager, question, answer, { iteration }).contents.join('\n');

describe('a sentence about the company', () => {
  it.each([
    'The company employs 64 people and paid every apprentice last winter.',
    'Our founder expects to retire in May.',
    'The shop stocks nine hundred titles, and a cat sleeps in the window.',
    'Each branch requires two keyholders.',
  ])('has its verb: %s', (answer) => {
    expect(write(6, answer)).toContain(answer);
    expect(write(6, answer)).not.toMatch(/There (?:is|are)|We have|You will find/);
  });

  it.each([
    ['supply 12 canteens, bake our own rye', 'We supply 12 canteens. We bake our own rye.'],
    ['Bought a second yard 2019. Won silver at the Kent show.', 'We bought a second yard in 2019. We won silver'],
    ['care for 31 residents, deliver across the county', 'We care for 31 residents. We deliver across the county.'],
    [
      'work for the port and two ferries, open till nine',
      "We work for the port and two ferries. We're open till nine.",
    ],
    ['Staff of 52. Train four joiners a year.', "We're a staff of 52. We train four joiners a year."],
    ['23 people, boss is Nora, still drives the lorry', 'There are 23 of us. Our boss is Nora and still drives'],
    ['skipper is tom, always knows the tides', 'is Tom and always knows the tides.'],
  ])('is made from notes: %s', (answer, said) => {
    expect(write(6, answer)).toContain(said);
  });

  it.each([
    ['design studio in an old barn, founded 2003', 'We design studio'],
    ['bought by a rival in 2011', 'We bought'],
    ['open kitchen, live music on Fridays', 'We open kitchen'],
  ])('but not from what may be a thing: %s', (answer, wrong) => {
    expect(write(6, answer)).not.toContain(wrong);
  });
});

describe('a row of orders', () => {
  it.each([
    [
      'Report leaking tanks to the foreman\nLoad barges\nSort post',
      "You'll report leaking tanks to the foreman, load barges and sort post.",
    ],
    [
      'Return marked essays within a week\nBook couriers',
      "You'll return marked essays within a week and book couriers.",
    ],
    [
      'Your tasks: clean the tanks, feed the fish, count the stock.',
      "You'll clean the tanks, feed the fish and count the stock.",
    ],
    [
      'Main duties include: answering calls, booking visits and chasing bills.',
      "You'll answer calls, book visits and chase bills.",
    ],
  ])('is said as one: %s', (answer, said) => {
    expect(write(3, answer)).toContain(said);
  });

  it('things stay things', () => {
    expect(write(3, 'Order forms\nPrice lists\nBoard packs')).not.toContain("You'll");
  });
});

it('what comes later stands behind the list', () => {
  const { contents } = ask(siteManager, 3, 'You plan the plots. You order timber. Later on you could run two sites.', {
    outputType: 'bullets',
  });
  expect(contents.join('\n')).toMatch(/• .*\nLater on you could run two sites\.$/);
});

describe('pay by the hour', () => {
  it.each([
    ['We need a site manager. Hourly pay of £19 to £23.50, plus a £2 night premium.', '£19 to £23.50 an hour'],
    ['We need a site manager. Daily rate: £240 to £280.', '£240 to £280 a day'],
  ])('is the pay: %s', (answer, said) => {
    expect(write(2, answer)).toContain(`The pay is ${said}`);
    expect(write(2, answer)).not.toMatch(/a year/);
  });
});
