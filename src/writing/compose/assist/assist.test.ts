/** Shorter, simpler and longer without a language model: ordinary paragraphs of adverts, and what must never come out. */
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { readBriefs } from '#cli/write-input.ts';
import { findNumbers } from '../language/numbers.ts';
import { assist } from './assist.ts';
import { furtherItems } from './extend-list.ts';

const briefs = readBriefs(readFileSync(new URL('../testing/briefs.json', import.meta.url), 'utf8'), 'briefs.json');
const input = briefs[0]?.input as NonNullable<(typeof briefs)[number]>['input'];
const get = (command: 'shorten' | 'simplify', text: string, isItem = false): string => {
  const made = assist(command, text, input, isItem);
  return 'text' in made ? made.text : 'refused';
};

/** Paragraphs as they stand in adverts everywhere. */
const paragraphs = [
  'We are currently looking to recruit a reliable and highly motivated Forklift Driver for our depot in Goole. You will be responsible for loading and unloading lorries, moving pallets and making sure that the yard is kept tidy.',
  'As a Nursery Practitioner, you will provide a safe and happy place for our children, helping them to learn through play. You will assist with meals and naps, and you will work closely with parents to ensure that each and every child settles in.',
  'This is an exciting opportunity for someone who is looking to move into logistics. You will be joining a busy team of nine, and you will receive full training.',
  'The successful candidate will be able to work under pressure. It is essential that you are able to demonstrate previous experience in the delivery of workshops to young people.',
  'You will be responsible for the management of three depots, the planning of routes and the monitoring of costs. You will also carry out regular inspections of vehicles.',
  'In addition, you will have access to a wide range of discounts. We offer a salary of £27,000 per annum and 28 days of annual leave.',
  'Reporting to the Head of Estates, you will take ownership of the repairs budget, and provide advice to site managers in a clear and professional manner.',
  'In this role you will design and build test rigs, make decisions about materials, and you will have the chance to mentor apprentices.',
  'Due to the fact that our practice is continuing to grow, we are now in a position to recruit an additional optician. You will provide support to the team with regard to bookings.',
  'Our residents are at the heart of everything that we do. You will be the first person they see in the morning, which means that you will need to be patient.',
];

describe('ordinary paragraphs', () => {
  it.each(paragraphs)('get shorter and simpler, and keep every figure: %s', (text) => {
    const values = (of: string) => findNumbers(of).map(({ value }) => value);
    const [short, simple] = [get('shorten', text), get('simplify', text)];
    expect(short.split(/\s+/).length).toBeLessThan(text.split(/\s+/).length);
    expect(simple).not.toBe('refused');
    for (const made of [short, simple]) {
      expect(values(made).sort()).toEqual(values(text).sort());
      expect(made).toMatch(/^\p{Lu}.*[.!?]$/u);
      expect(made).not.toMatch(/\b(?:and|to|the|a|of) (?:and|of|\.|,)|\ba [aeio]|\s{2}| [.,]|[.!?] \p{Ll}/u);
    }
  });

  it.each([
    ['You will be responsible for picking and packing orders.', 'You will pick and pack orders.'],
    [
      'You will be responsible for the planning of work and the monitoring of costs.',
      'You will plan work and monitor costs.',
    ],
    [
      'You will be responsible for planning care, giving medication and keeping records.',
      'You will plan care, give medication and keep records.',
    ],
    ['You will carry out regular inspections of plant.', 'You will regularly inspect plant.'],
    [
      'You will be managing accounts, finding suppliers and writing reports.',
      'You will manage accounts, find suppliers and write reports.',
    ],
    [
      'Duties include the booking of travel and the preparation of papers.',
      'Duties include booking travel and preparing papers.',
    ],
    ['You will plan the rota, and you will order the stock.', 'You will plan the rota, and order the stock.'],
    ["You'll have the opportunity to lead a team.", 'You can lead a team.'],
    [
      'You are expected to help contractors who are working on site.',
      'You are expected to help contractors working on site.',
    ],
    ['We are a bakery that was founded in 1962.', 'We are a bakery founded in 1962.'],
  ])('says %s shorter', (text, short) => {
    expect(get('shorten', text)).toBe(short);
  });

  it.each([
    [
      'You will greet visitors, answer the phone and run the desk, and you will order stationery for us all.',
      'You will greet visitors, answer the phone and run the desk. You will order stationery for us all.',
    ],
    ['The postholder will liaise with schools.', 'You will work with schools.'],
    [
      'Reporting to the Head Chef, you will prepare lunch.',
      'You will report to the Head Chef. You will prepare lunch.',
    ],
    ['You will contribute to the supervision of students.', 'You will help supervise students.'],
  ])('says %s simpler', (text, simple) => {
    expect(get('simplify', text)).toBe(simple);
  });
});

describe('what stays', () => {
  it.each([
    'You will be responsible for marketing and sales.',
    'You are responsible for planning applications and building control.',
    'You will be responsible for a team of four and for the smooth running of the kitchen.',
    'The salary is £12.50 per hour, rising to £13.20 after probation (usually three months).',
    'You get a salary of up to £42,000 (depending on experience).',
    'You need an enhanced DBS check (which we will pay for).',
    'Because we are growing, and you will be part of that, you will not be asked to work weekends.',
    '“It is a really lovely place,” says Joan, who is able to tell.',
    'We will pay for this; you will be given a uniform.',
  ])('is not cut: %s', (text) => {
    expect(get('shorten', text)).toBe('refused');
  });

  it('as a way of working, and nobody takes over what another does', () => {
    expect(get('simplify', 'You can work on your own as well as part of a team.')).not.toContain('and part of');
    expect(
      get('shorten', 'You will obtain a licence; we will pay for it, and you will be given a van free of charge.'),
    ).toBe('You will get a licence; we will pay for it, and you will be given a van free.'.replace('get', 'obtain'));
    expect(get('simplify', 'You will provide training to new starters and support to the manager.')).toBe('refused');
  });

  it('says why nothing comes', () => {
    expect(assist('shorten', 'You care for 32 residents.', input)).toEqual({
      refusal: expect.stringMatching(/^Nothing here can go/),
    });
    expect(assist('simplify', 'You bake bread.', input)).toEqual({
      refusal: expect.stringMatching(/^These are short sentences/),
    });
  });
});

describe('lists', () => {
  it('lose the article that a list does not need', () => {
    expect(get('shorten', 'A good understanding of safeguarding', true)).toBe('Good understanding of safeguarding');
    expect(get('shorten', 'The team meets on Mondays', true)).toBe('refused');
  });

  it('get further items in their own form, from facts that they do not have', () => {
    const orders = ['Attend court', 'Visit families', 'Keep records'];
    const further = furtherItems(orders, orders.join('\n'), input) ?? [];
    expect(further.length).toBeGreaterThan(0);
    for (const item of further) expect(item).toMatch(/^\p{Lu}[a-z-]+(?<!ing) /u);
    const doing = furtherItems(['Attending court', 'Visiting families'], 'Attending court', input) ?? [];
    for (const item of doing) expect(item).toMatch(/^\p{Lu}[a-z-]+ing /u);
    expect(furtherItems(orders, [...orders, ...further].join('\n'), input) ?? []).not.toContain(further[0]);
    expect(furtherItems(['Blue', 'Green'], 'Blue', input)).toBeUndefined();
  });
});
