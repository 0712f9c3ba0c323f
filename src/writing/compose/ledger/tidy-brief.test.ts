/** A brief's notes, parted as their author parted them. */
import { describe, expect, it } from 'vitest';
import { type BriefInput, emptyBrief } from '../types.ts';
import { tidyBrief } from './tidy-brief.ts';

const tidy = (brief: Partial<BriefInput>): BriefInput => tidyBrief({ ...emptyBrief, ...brief }) ?? emptyBrief;

describe('a brief', () => {
  it.each([
    [
      '1) Driving licence. 2) Steady hands, patience. 3) German at B1',
      'Driving licence.\nSteady hands, patience.\nGerman at B1.',
    ],
    ['1. Calm, tidy. 2. HGV licence. 3. Two years on the road', 'Calm, tidy.\nHGV licence.\nTwo years on the road.'],
    ['a) a head for heights; b) own boots; c) C1 licence', 'a head for heights.\nown boots.\nC1 licence.'],
    ['1) Only one of them', '1) Only one of them'],
    ['Level 2. 3 years in a nursery', 'Level 2. 3 years in a nursery'],
    ['1. FC Köln as a client', '1. FC Köln as a client'],
  ])('has its numbered points apart: %s', (skills, parted) => {
    expect(tidy({ skills }).skills).toBe(parted);
    expect(tidy({ supportingEvidence: skills }).supportingEvidence).toBe(parted);
  });
  it('is parted at its slashes where nothing else parts it', () => {
    expect(tidy({ skills: 'own tools / full licence / diagnostics / three years on heavy vehicles' }).skills).toBe(
      'own tools; full licence; diagnostics; three years on heavy vehicles',
    );
  });
  it.each([
    'Python / Java, five years of either',
    'Maitre d / restaurant manager',
    'A degree; Collibra / Informatica / Ataccama; SQL and more of the same',
  ])('stays as it is where they mean either: %s', (skills) => {
    expect(tidy({ skills }).skills).toBe(skills);
  });
  it('has stops between notes without capitals', () => {
    expect(tidy({ skills: '2 yrs MIG. must pass the weld test. flux core a plus' }).skills).toBe(
      '2 yrs MIG; must pass the weld test; flux core a plus',
    );
    expect(tidy({ skills: "Safe Pass - we'll book it. handy, on time" }).skills).toBe(
      "Safe Pass - we'll book it; handy, on time",
    );
    expect(tidy({ skills: 'min. two years of retail exp. in a shop approx. of our size' }).skills).toBe(
      'min. two years of retail exp. in a shop approx. of our size',
    );
  });
  it.each([
    ['we open at six. nobody stays late.', 'We open at six. Nobody stays late.'],
    ['home by half 4. every day', 'Home by half 4 every day'],
    ['Off at two. Every Friday.', 'Off at two every Friday.'],
    ['We open every day', 'We open every day'],
    ['we pay approx. two hours of it', 'We pay approx. two hours of it'],
    ['We use node.js daily. iOS is next', 'We use node.js daily. iOS is next'],
  ])('has its promise in sentences: %s', (proposition, typed) => {
    expect(tidy({ proposition }).proposition).toBe(typed);
  });
  it('loses a note that is only a name and a gap', () => {
    expect(tidy({ supportingEvidence: '2,150 homes since 2014; TBC google rating' }).supportingEvidence).toBe(
      '2,150 homes since 2014',
    );
  });
  it('says whose record it is, and what it was', () => {
    expect(tidy({ supportingEvidence: 'counter won best counter in Connacht 2024' }).supportingEvidence).toMatch(
      /^our counter won/,
    );
    expect(tidy({ supportingEvidence: 'first-time MOT pass 97.6% last yr' }).supportingEvidence).toBe(
      'Our first-time MOT pass rate was 97.6% last year',
    );
  });
  it.each([
    ['permanent not seasonal, 40 hours', 'permanent, 40 hours'],
    ['84 vehicles, 31 electric', '84 vehicles, 31 of them electric'],
    ['Apprentice plumber to start September', 'You start in September'],
    [
      'permanent; two days of remote work per week after the trial period',
      'permanent; two days a week from home after the trial period',
    ],
    ['on site three days, at home two', 'three days a week on site and two at home'],
    ['Development of firmware for our sensors', 'You develop firmware for our sensors'],
  ])('%s', (description, said) => {
    expect(tidy({ description }).description).toBe(said);
  });
  it('keeps the points of a list apart', () => {
    expect(tidy({ description: '- Permanent, 37.5 hrs\n- Hybrid, two days at home\n- New role' }).description).toBe(
      '- Permanent, 37.5 hrs;\n- Hybrid, two days at home;\n- New role;',
    );
  });
  it('promises two things in two sentences', () => {
    expect(tidy({ proposition: '4 on 4 off = 182 days off a year / paid training for everyone' }).proposition).toBe(
      '4 on 4 off: 182 days off a year. Paid training for everyone',
    );
  });

  it.each([
    [
      'NMBI registered. Nurses waiting on their adaptation welcome to enquire',
      'NMBI registered',
      'Nurses waiting on their adaptation are welcome to enquire.',
    ],
    ['Own van. Newly qualifieds are welcome to apply', 'Own van', 'Newly qualifieds are welcome to apply.'],
    [
      'Newly qualified welcome to apply; own tools',
      'own tools',
      'You are welcome to apply if you are newly qualified.',
    ],
    [
      'A head for heights, anyone from the trades is welcome to call',
      'A head for heights',
      'Anyone from the trades is welcome to call.',
    ],
  ])('says who is welcome, and asks for no such thing: %s', (skills, left, greeting) => {
    const tidied = tidy({ skills, description: 'Full time in Mullingar' });
    expect(tidied.skills?.trim()).toBe(left);
    expect(tidied.description).toBe(`Full time in Mullingar. ${greeting}`);
  });
});

describe('what a row says of what stands before it', () => {
  it.each([
    ['Ledger and settlement team, 9 engineers. Hybrid.', 'Ledger and settlement team of 9 engineers. Hybrid.'],
    ['Night kitchen team, five cooks', 'Night kitchen team of five cooks'],
    ['The ward team, 12 nurses. Rota of four weeks.', 'The ward team of 12 nurses. Rota of four weeks.'],
    ['Day team, 6 am starts', 'Day team, 6 am starts'],
    ['30 hours a week over four days, one of them a Saturday.', '30 hours a week over four days including a Saturday.'],
    ['Five shifts a week, one of which is a weekend', 'Five shifts a week including a weekend'],
    ['Four days, one of them at home', 'Four days, one of them at home'],
    ['A team, three sites and a van', 'A team, three sites and a van'],
  ])('is said with it: %s', (description, said) => expect(tidy({ description }).description).toBe(said));
  it.each([
    [
      '128 systems delivered since 2010, the oldest still runs every night',
      '128 systems delivered since 2010, and the oldest of them still runs every night',
    ],
    ['Four boats built here, the largest is in Oban', 'Four boats built here, the largest is in Oban'],
    ['9 shops, the newest opened in May', '9 shops, and the newest of them opened in May'],
    ['We open at 8, the first customer is there at 7', 'We open at 8, the first customer is there at 7'],
  ])('of so many: %s', (supportingEvidence, said) =>
    expect(tidy({ supportingEvidence }).supportingEvidence).toBe(said),
  );
});

describe('years that are counted again', () => {
  it.each([
    [
      'Five years in content or editorial, two leading people, sharp editing',
      'Five years in content or editorial, two years leading people, sharp editing',
    ],
    ['3 yrs in retail, one as a supervisor', '3 yrs in retail, one year as a supervisor'],
    ['Two years of nursing, one leading colleague', 'Two years of nursing, one leading colleague'],
    ['Four languages, two in writing', 'Four languages, two in writing'],
  ])('%s', (skills, said) => expect(tidy({ skills }).skills).toBe(said));
});

describe('what a note is called', () => {
  it.each([
    ['Where: our Ripon mill', 'our Ripon mill'],
    ['Permanent. When: early shift, 6 to 2.', 'Permanent. early shift, 6 to 2.'],
    ['Part-time, alt. Saturdays.', 'Part-time, alternate Saturdays.'],
  ])('is none of what it says: %s', (description, text) => expect(tidy({ description }).description).toBe(text));
  it.each([
    ['Pitch: releases go out at lunchtime', 'Releases go out at lunchtime'],
    ['USP - you choose your fitters', 'You choose your fitters'],
    ['Where you start is where you choose: early or late', 'Where you start is where you choose: early or late'],
  ])('neither in a promise: %s', (proposition, text) => expect(tidy({ proposition }).proposition).toBe(text));
});

describe('a label with a post', () => {
  it.each([
    ['Reporting: Spinning Master, doff bobbins', 'Reports to: Spinning Master, doff bobbins'],
    ['Clean frames. Reporting - Works Manager', 'Clean frames. Reports to: Works Manager'],
    ['Reports to the Head Chef, clean plant', 'Reports to: Head Chef, clean plant'],
    ['Reports to the Board, pay suppliers', 'Reports to the Board, pay suppliers'],
    ['Reporting: month-end packs, pay suppliers', 'Reporting: month-end packs, pay suppliers'],
    ['Reporting: Newsletter, pay suppliers', 'Reporting: Newsletter, pay suppliers'],
  ])('says to whom the post reports: %s', (responsibilitiesRole, said) =>
    expect(tidy({ responsibilitiesRole }).responsibilitiesRole).toBe(said),
  );
});

describe('by which means something is done, before the order', () => {
  it.each([
    ['With grease guns, clean the plant, change filters', 'Clean the plant with grease guns, change filters'],
    ['Using hoists, lift pumps; clean up', 'Lift pumps using hoists; clean up'],
    ['With care, lift and carry bricks', 'Lift and carry bricks with care'],
    ['With the team, stock and shelves', 'With the team, stock and shelves'],
    ['Work with grease guns, clean the plant', 'Work with grease guns, clean the plant'],
  ])('stands behind it: %s', (responsibilitiesRole, said) =>
    expect(tidy({ responsibilitiesRole }).responsibilitiesRole).toBe(said),
  );
});

describe('so many in all', () => {
  it.each([
    ['Team of pickers and packers, five in all.', 'Team of five pickers and packers.'],
    ['A crew of fitters, 12 in total.', 'A crew of 12 fitters.'],
    ['Team of five, two on nights.', 'Team of five, two on nights.'],
  ])('are counted in the team: %s', (description, said) => expect(tidy({ description }).description).toBe(said));
});
