import { describe, expect, it } from 'vitest';
import { isImpossible, leavesVerb } from './impossible.ts';

describe('a turn that no sentence has', () => {
  it.each([
    'Expect six of the team hold RHS qualifications.',
    'You get four of our drivers speak Polish.',
    'We have two assistant directors of nursing share the on-call.',
    'There are three heads of department cover the evenings.',
    'You join a team of nine looks after the ledger service used by small shops.',
    "There's a crew of six runs the night trains.",
    'You work paid every two weeks',
    'CNC Setter: you work finish 12 on a Friday',
    "You'll need good knife work and experience of doesn't shout.",
    'You will work as a handling the first floor with 14 sales staff.',
    'You get 2% of sales above target goes to the floor team each month.',
    "You're friendly at 3 a.m..",
    '“No shouting” means loud kitchens cook worse food.',
    'Our milk price was paid to members has been above the average.',
    'You get a €500 to set up your desk at home.',
    'You join a one of a team of eight officers.',
    'You can access to a car and explain the law',
    'The ability to contact with growers.',
    'Able to use of a van at weekends.',
    'You work in a then the tasting room.',
    'At Harrold & Pym, there are fewer than ten bell tuners in the country.',
    'Here, there are four organ builders left in Wales.',
    'Trainee: work in a then the paint shop',
    'You work an about three days a week on the road.',
    'You join an otherwise the shop.',
    // Closed words that never stand side by side.
    "You'll work as a with a nurse on the phone all night.",
    'Our average claim settled in was 23 days in 2025.',
    'Members your own us.',
    'Two days in the office and the and the rest at home.',
    // A lead before what has no verb.
    'At Moyglass Respite, five guests at most, so staff know each one well.',
    'Here, six beds at most, so nurses know each patient.',
    'With Ponderosa Fire Mapping, 20 days, and two weeks must be in one block.',
    'At Corrib Bay Hospital, defined contribution scheme, employer pays 8%.',
    'Here, six weeks across pattern, sand, melt and fettling when you join.',
    'At Hale Foods, small teams, and everyone has a say.',
    'With Birch Marine, two boats only.',
  ])('is found: %s', (text) => {
    expect(isImpossible(text)).toBe(true);
  });
  it.each([
    'You open the US market, and Germany.',
    'What we look out for: a team that you belong to.',
    'What you look after is the dock.',
    'The hours you come in are yours to choose.',
    'You work early and late shifts',
    'You join a team of nine that looks after the yard.',
    'We have two directors who share the on-call.',
    'There are three dentists and they share a nurse.',
    'You get 25 days of leave a year.',
    'Expect two days of training each month.',
    'You can access the records and contact suppliers',
    'You can weld, and you have access to a car',
    'You can use offcuts well',
    'What we offer is a permanent position',
    'No experience is needed.',
    'You get a desk that is yours and a van',
    'Expect a team where nobody is rushed',
    'You will work as a welding engineer',
    'You get what goes with the job',
    '“Looked after” means peer support and a counselor after every hard call.',
    'That’s what “Friday afternoons are yours” means.',
    'The bonus was paid to drivers in December.',
    'You get a £500 tool allowance for your trade.',
    'You join a one-stop team of eight.',
    'You work in a mostly wooden boat yard.',
    'Ask about a plus one for the party.',
    'You lead an over-55s choir.',
    'We make a then-and-now book each year.',
    'At The Quillan Arms Hotel, eggs, butter and berries come from within 30 km.',
    'Here, doctors, therapists and social workers meet every Tuesday about each patient.',
    'Here, managers plant, water and sweep with everyone else.',
    'At Rosses Harbour Authority, fishing, ferry and leisure boats get equal treatment.',
    'At Birch & Hale, nobody works alone.',
    'With Birch & Hale, you get 20 days of leave.',
    'Here, tools and vans are paid for, so you bring only yourself.',
    'At Christmas, we close for two weeks.',
    'Here, leads pick too when it is busy.',
    'You keep an up to date record of each tree.',
    'Here, five of our seven directors began as trainees.',
  ])('is none: %s', (text) => {
    expect(isImpossible(text)).toBe(false);
  });
});

it.each([
  ['Here, seven miles left and £4.2m already pledged.', true],
  ['With us, two weeks to go.', true],
  ['Here, seven volunteers run the locks.', false],
])('what is left does nothing: %s', (text, impossible) => {
  expect(isImpossible(text)).toBe(impossible);
});

it('a verb that a doing leaves as it was', () => {
  expect(leavesVerb(' call bells promptly and offer reassurance')).toBe(true);
  expect(leavesVerb(' tools and van tidy')).toBe(false);
});

it.each([
  ['We have five press brakes, team of seven, work in mild steel and stainless.', true],
  ['There are three kilns, crew of four, work in porcelain.', true],
  ['We have two vans, one trailer and a crane.', false],
  ['We have three kilns, all of them gas-fired.', false],
])('a telegram is no row of what we have: %s', (text, impossible) => {
  expect(isImpossible(text)).toBe(impossible);
});

it.each([
  ['You work in a visiting children’s wards.', true],
  ["You work in a children's home.", false],
  ['You work in a shop for bikes.', false],
  ['You work in a steelworks near the river.', false],
  ['You work 24/7, a rota of 8.', true],
  ['You work 70 in the evening.', true],
  ['You work 20 hours in the evening.', false],
  ['The job is on a dairy farm with 180 cows milks twice a day.', true],
  ['The job is on a dairy farm with 180 cows.', false],
  ['We were paid ₹31 crore to herders in 2024.', true],
  ['We were paid £2,000 to do it.', false],
])('what is no place, time or pay of the work: %s', (text, impossible) => {
  expect(isImpossible(text)).toBe(impossible);
});
