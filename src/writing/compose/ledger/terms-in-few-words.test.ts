/** Lines that are only a term, and terms of a job description that lose against the brief. */
import { describe, expect, it } from 'vitest';
import { tellOverruled, withoutContradicted } from './overruled-terms.ts';
import type { Slots } from './slots.ts';
import { tieIn, whereaboutsIn } from './terms-in-few-words.ts';

describe('a line that is only a term says where one works', () => {
  it.each([
    ['Telework eligible', 'partly away'],
    ['Telecommuting is allowed', 'partly away'],
    ['WFH two days', 'partly away'],
    ['Homeworking available', 'partly away'],
    ['Agile working', 'partly away'],
    ['Mobile working on Fridays', 'partly away'],
    ['Attendance: hybrid', 'partly away'],
    ['Remote work is possible', 'partly away'],
    ['Remote', 'away'],
    ['Home-based role', 'away'],
    ['Work from anywhere', 'away'],
    ['Field based', 'on the road'],
    ['Mobile role', 'on the road'],
    ['Office-based, five days', 'there'],
    ['Workplace type: on-site', 'there'],
  ])('%s', (line, where) => expect(whereaboutsIn(line)).toBe(where));
  it.each([
    'Remote monitoring of stations',
    'Agile methods',
    'Hybrid vehicles',
    'Mobile cranes',
    'On-site parking',
    'Home visits',
    'Office equipment',
    'Work with remote communities',
    'Field trials of wheat',
    'Face-to-face sales of phones and contracts',
  ])('but not %s', (line) => expect(whereaboutsIn(line)).toBeNull());
});

describe('a line that is only a term says what contract it is', () => {
  it.each([
    ['Contract: indefinite', 'for good'],
    ['Open-ended', 'for good'],
    ['Status: temporary, ends in 90 days', 'for a time'],
    ['Contract role', 'for a time'],
    ['Seasonal, April to September', 'for a time'],
    ['1099 contractor', 'own business'],
    ['Self-employed', 'own business'],
    ['Freelance basis', 'own business'],
    ['W-2', 'employed'],
    ['Agency worker', 'agency'],
    ['Through an agency', 'agency'],
    ['Unpaid internship', 'to learn'],
    ['Six-month internship', 'to learn'],
    ['Zero-hours contract', 'when needed'],
    ['Mini-job', 'when needed'],
    ['Bank staff', 'when needed'],
  ])('%s', (line, tie) => expect(tieIn(line)).toBe(tie));
  it.each([
    'Contract management',
    'Contractor safety checks',
    'Work experience',
    'Casual dress',
    'Seasonal menus',
    'Agency staff cover the nights',
    'Permanent make-up',
    'Intern supervision and rotas',
    'Temporary works design',
    'Bank reconciliations',
    'Freelance designers report to you',
  ])('but not %s', (line) => expect(tieIn(line)).toBeNull());
});

const slots: Slots = { hours: null, contract: null, time: null, attendance: null };
const told = (brief: string, jobDescription: string, own: Partial<Slots> = {}): string[] => {
  const notes = new Set<string>();
  const place = { name: 'Tulsa', phrase: 'in Tulsa', remote: false };
  tellOverruled({ brief, jobDescription, place, slots: { ...slots, ...own }, employer: null, known: '', notes });
  return [...notes];
};

describe('work away from a place that the brief names is told', () => {
  it.each([
    ['Full-time, at the Mohawk plant.', 'Telework eligible'],
    ['Based at the pier in Mallaig. Two weeks at home, all year.', 'Shore days may be worked from home'],
    ['You work on the ward.', 'WFH two days'],
    ['Shifts in our kitchen.', 'Home office on Mondays'],
    ['On site.', 'Field based'],
    ['Days at the quarry.', 'Agile working'],
    ['In the workshop, Monday to Friday.', 'Mobile working on Fridays'],
    ['Mornings at our dairy.', 'Hybrid working'],
  ])('%s %s', (brief, line) => expect(told(brief, line).join()).toContain(`"${line}"`));
  it.each([
    ['At the Mohawk plant, two days from home.', 'Telework eligible'],
    ['Hybrid, at our office.', 'Home working'],
    ['A team of nine.', 'Telework eligible'],
    ['At the Mohawk plant.', 'No telework'],
    ['At the Mohawk plant.', 'Support patients at home'],
  ])('but not %s %s', (brief, line) => expect(told(brief, line)).toEqual([]));
});

describe('a contract of another kind is told, and used by no text', () => {
  it.each([
    ['Freelance.', 'Permanent'],
    ['1099 contractor.', 'W-2'],
    ['Permanent.', 'Status: intern'],
    ['Permanent.', 'Agency worker'],
    ['W-2.', 'Contractor'],
    ['Casual.', 'Open-ended'],
    ['Self-employed.', 'Contract: permanent'],
    ['Internship.', 'Indefinite contract'],
  ])('%s %s', (brief, line) => expect(told(brief, line).join()).toContain('(contract)'));
  it.each([
    ['Permanent.', 'W-2'],
    ['Fixed-term.', 'Seasonal, April to September'],
    ['Freelance.', '1099 contractor'],
    ['Permanent.', 'Meet the contractor on site'],
  ])('but not %s %s', (brief, line) => expect(told(brief, line)).toEqual([]));
  it('its slot is empty then', () => {
    const permanent: Slots = { ...slots, contract: { text: 'permanent', source: 'jobDescription' } };
    expect(withoutContradicted(permanent, 'Freelance, four days a week.', 'Permanent').contract).toBeNull();
    expect(withoutContradicted(permanent, 'Four days a week.', 'Permanent').contract).not.toBeNull();
  });
  it('and so is that of an attendance', () => {
    const hybrid: Slots = { ...slots, attendance: { text: 'hybrid', source: 'jobDescription' } };
    expect(withoutContradicted(hybrid, 'At the Mohawk plant.', 'Hybrid').attendance).toBeNull();
    expect(withoutContradicted(hybrid, 'A team of nine.', 'Hybrid').attendance).not.toBeNull();
  });
});
