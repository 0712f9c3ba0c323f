/** Titles, changes of parts and topics at the head of a row of tasks, whose first word looks like an order. */
import { describe, expect, it } from 'vitest';
import { buildLedger } from '../../ledger/ledger.ts';
import { makeInput } from '../../testing/input.ts';

const tasks = (responsibilitiesRole: string): string[] =>
  buildLedger(makeInput({ advert: { jobTitle: 'Field Officer' }, brief: { responsibilitiesRole } }), false).duties.map(
    ({ fact }) => fact.text,
  );

describe('a title without an article', () => {
  it.each([
    ['lead actuary for the block; pricing', 'act as lead actuary for the block'],
    ['Lead technician for the bay; MOTs', 'act as lead technician for the bay'],
    ['test lead for the mobile team; write test plans', 'act as test lead for the mobile team'],
  ])('is what somebody acts as: %s', (typed, said) => expect(tasks(typed)).toContain(said));
  it.each([
    ['lead the actuaries in Leeds; pricing', 'lead the actuaries in Leeds'],
    ['lead nurses on nights; audits', 'lead nurses on nights'],
    ['test software for the team; write plans', 'test software for the team'],
    ['lead a crew of three; moor the vessel', 'lead a crew of three'],
  ])('and who is led stays so: %s', (typed, said) => expect(tasks(typed)).toContain(said));
});

describe('a change of a part', () => {
  it.each([
    ['mould change SMED; 5S', 'carry out mould changes by SMED'],
    ['tool change; 5S', 'carry out tool changes'],
    ['Die changeover; stock control', 'carry out die changeovers'],
  ])('is carried out: %s', (typed, said) => expect(tasks(typed)).toContain(said));
  it.each([
    ['change moulds; 5S', 'change moulds'],
    ['mould clay pots; fire the kiln', 'mould clay pots'],
  ])('and an order stays one: %s', (typed, said) => expect(tasks(typed)).toContain(said));
});

describe('a topic before its order', () => {
  it.each([
    ['families - sit down w them, not in the corridor; precept students', 'sit down with families'],
    ['Complaints: log them and call back; stock', 'log complaints and call back'],
    ['dogs - walk them twice a day; cats', 'walk dogs twice a day'],
    ['new starters - show them round; rota', 'show new starters round'],
  ])('is what the order is done to: %s', (typed, said) => expect(tasks(typed).join('; ')).toContain(said));
  it.each([
    ['Find leads and call them; quotes', 'call them'],
    ['Feed calves and weigh them; quotes', 'feed calves and weigh them'],
  ])('and "them" keeps what is named in its own sentence: %s', (typed, said) =>
    expect(tasks(typed).join('; ')).toContain(said),
  );
});

describe('a board or a plan by its name', () => {
  it.each([
    'design review board; code reviews',
    'change control board; releases',
    'market entry plan; sales',
    'rate increase strategy; tenders',
  ])('is no order: %s', (typed) => expect(tasks(typed)[0]).not.toMatch(/^(?:design|change|market) the /));
  it.each([
    ['review safety plan; audits', 'review the safety plan'],
    ['design the review board; audits', 'design the review board'],
    ['plan audit cycle; reviews', 'plan the audit cycle'],
  ])('and an order without its article is one: %s', (typed, said) => expect(tasks(typed)).toContain(said));
});
