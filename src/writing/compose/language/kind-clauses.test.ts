import { describe, expect, it } from 'vitest';
import { readStatement, settle } from '../ledger/statement.ts';

const kindOfNote = (text: string): string | undefined => {
  const read = readStatement(text);
  return read ? settle(read).kind : undefined;
};

describe('what something or somebody does, by a verb that may be a noun', () => {
  it.each([
    'The week ends at noon on Friday.',
    'Every shift starts with breakfast.',
    'Our day ends at four.',
    'The kitchen closes at ten.',
    'Your week starts on a Tuesday.',
    'Work stops when anyone sees a risk.',
    'Bad news comes before good news.',
    'Every designer visits users once a month.',
    'Each joiner signs every chair.',
    'Code that you write prices a ticket in a second.',
    'Bread that we bake feeds the whole street.',
    'All our stores close on Sundays.',
    'Leaks that our analysts find are fixed within days.',
    'The meals that our cooks make are eaten by staff as well.',
    'Ofsted rated the school Good in all areas in November 2024.',
    'All seven of our branches open at nine.',
    'Our kitchens shut on Mondays.',
  ])('%s', (text) => {
    expect(kindOfNote(text)).toBe('clause');
  });
  it.each([
    'The week ends',
    'Every second Friday',
    'Branches close to home',
    'Leaks that our analysts find',
    'A place that our people like',
    'Our shops close to the station',
    'Day shifts only',
    'Day shifts only, with one Sunday a month',
    'A late start on Mondays',
    'A slow start in January',
    'Every site visit',
    'Two bus stops from the station',
  ])('but %s', (text) => {
    expect(kindOfNote(text)).not.toBe('clause');
  });
});

describe('a thing with what is said of it behind a comma', () => {
  it.each([
    'Five paid training days a year, chosen by you',
    'Free eye tests for you, and half-price glasses for your family',
    'A starter set of hand tools worth £400, yours to keep once you pass your second year',
    'Three nights a week, 11 pm to 7 am',
  ])('%s is no clause', (text) => {
    expect(kindOfNote(text)).toMatch(/^(?:np|loose)$/);
  });
  it.each(['We pay for lunch, and you eat together', 'Two teams share one van', 'I am here'])('%s is one', (text) => {
    expect(kindOfNote(text)).toBe('clause');
  });
});

describe('what several do, whom a plural names, or one of them, or what there is much of', () => {
  it.each([
    'Managers set their own budgets and layouts.',
    'Officers sign their own notices from day one.',
    'Pharmacists spend an hour a week training technicians.',
    'Half of our managers started on the shop floor.',
    'Three of our five dispensing opticians started as optical assistants.',
    '98.7% of our orders leave on time.',
    'Guests and staff both sleep well here.',
    'One agent sees a load through from start to end.',
    'Bad news travels first.',
    'Pay follows the national rates and rises each year.',
    'Farmers using our advice cut water use by 22% in the 2025 season.',
    'No one in the team worked a weekend in the 2025 season.',
  ])('%s', (text) => {
    expect(kindOfNote(text)).toBe('clause');
  });
  it.each([
    'Rotas published six weeks ahead',
    'Meals every day in our canteen',
    'Systems and tools you work with every day',
    'Engineers all over the world',
    'Shifts of ten hours on our new line',
    'Training days every month',
    'Works nights in the depot',
  ])('but %s', (text) => {
    expect(kindOfNote(text)).not.toBe('clause');
  });
});

describe('a thing that begins like an order', () => {
  it.each([
    'Direct exposure to the director of revenue from day one',
    'Open access to the archive',
    'Pick rates',
    'fill rates and stock losses',
  ])('%s', (text) => {
    expect(kindOfNote(text)).toBe('np');
  });
  it.each(['Direct visitors to the right desk', 'Open the shop', 'Pick orders', 'Read rates off the meter'])(
    'but %s',
    (text) => {
      expect(kindOfNote(text)).toBe('verb');
    },
  );
});
