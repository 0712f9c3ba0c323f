import { describe, expect, it } from 'vitest';
import { doubtOfDuty } from '../../ledger/doubt.ts';
import { readDuty } from './duty.ts';
import { splitDuties } from './duty-list.ts';
import { readThing } from './things.ts';

const read = (line: string): string | null => (readDuty(line, { fallback: true }) ?? readThing(line))?.text ?? null;

describe('what a task is limited by is a part of it', () => {
  it.each([
    [
      'Carry out lifting of adults and (once trained) children',
      'carry out lifting of adults and, once trained, children',
    ],
    ['Drive the minibus and (with a licence) the coach', 'drive the minibus and, with a licence, the coach'],
    ['Serve drinks to adults or (with ID) to young people', 'serve drinks to adults or, with ID, to young people'],
    [
      'Cut hair for adults and (if a parent is present) children',
      'cut hair for adults and, if a parent is present, children',
    ],
    [
      'Give medication (under supervision at first) to residents',
      'give medication (under supervision at first) to residents',
    ],
    ['Clean windows (up to the second floor) and gutters', 'clean windows (up to the second floor) and gutters'],
    [
      'Teach the flute to children and (by arrangement) adults',
      'teach the flute to children and, by arrangement, adults',
    ],
    ['Watch swimmers in the pool and (in summer) the lake', 'watch swimmers in the pool and, in summer, the lake'],
    ['Clean the halls (weekends only)', 'clean the halls (weekends only)'],
    ['Order tools (over £300 with approval)', 'order tools (over £300 with approval)'],
    ['(With supervision) cut patterns', 'cut patterns with supervision'],
    ['Wash floors and (twice a year) windows', 'wash floors and, twice a year, windows'],
    ['Sign off orders (in the buyer’s absence)', 'sign off orders in the buyer’s absence'],
    ['To drive the reach truck (after training)', 'drive the reach truck after training'],
    ['Escorting visitors (with a guard)', 'escort visitors with a guard'],
  ])('in brackets: %s', (line, text) => {
    expect(read(line)).toBe(text);
  });
  it('and is said by the verb in its other forms too', () => {
    const duty = readDuty('Operate counterbalance and (after a course) reach trucks');
    expect(`${duty?.phrase.heads[0]?.verb ?? ''} ${duty?.phrase.rest ?? ''}`).toBe(duty?.text);
  });
  it.each([
    ['Serve meals (lunch and supper)', 'serve meals'],
    ['Drive the van (training given)', 'drive the van'],
    ['Answer calls (about 40 a day)', 'answer calls'],
    ['Follow the rules (where applicable)', 'follow the rules'],
  ])('but not what a bracket only adds: %s', (line, text) => {
    expect(read(line)).toBe(text);
  });
  it.each([
    ['Talk to families, with a doctor present when needed', 'talk to families, with a doctor present when needed'],
    ['Call suppliers, in German if required', 'call suppliers, in German if required'],
    ['Use a hoist where necessary.', 'use a hoist where necessary'],
    ['Restrain animals only when necessary', 'restrain animals only when necessary'],
    ['Serve food and drinks as needed', 'serve food and drinks as needed'],
    ['Order spare parts as and when needed', 'order spare parts as and when needed'],
    ['Call the vet where needed and tell the owner', 'call the vet where needed and tell the owner'],
    ['Reset the alarm if required and log the fault', 'reset the alarm if required and log the fault'],
    ['Appear in court as a witness as required', 'appear in court as a witness as required'],
    ['Drive the forklift once trained', 'drive the forklift once trained'],
    ['Plan visits with the family as appropriate', 'plan visits with the family'],
    ['Liaise, where necessary, with the school', 'liaise with the school'],
    ['Follow the rules, where applicable', 'follow the rules'],
    ['Tidy the yard where the bins stand', 'tidy the yard where the bins stand'],
    ['Clean the hall and, at weekends, the pool', 'clean the hall and, at weekends, the pool'],
    ['Assist as and when required with the harvest', 'assist as and when required with the harvest'],
  ])('at its end: %s', (line, text) => {
    expect(read(line)).toBe(text);
  });
  it('and stands as it was typed, so that it is no doubt', () => {
    const line = 'Give medication (under supervision) to residents';
    expect(doubtOfDuty(read(line) ?? '', line, null)).toBeLessThan(0.3);
  });
});

describe('a line of two deeds', () => {
  it.each([
    [
      'To keep every van clean and to report faults to the garage',
      'keep every van clean and report faults to the garage',
    ],
    ['To inspect pitches weekly and to order new nets', 'inspect pitches weekly and order new nets'],
    ['Complete jobs safely and to programme', 'complete jobs safely and to the programme'],
    ['Design and own services in Go', 'design and own services in Go'],
    ['Allocation of picking and loading jobs', 'allocate picking and loading jobs'],
    ['Cleaning of machines and sorting of waste', 'clean machines and sort waste'],
  ])('has each of them as it is done: %s', (line, text) => {
    expect(read(line)).toBe(text);
  });
  it.each([
    [
      'Learn to measure, mark out and cut stone by hand, keep tools sharp',
      'Learn to measure, mark out and cut stone by hand',
    ],
    ['learn to prime, fill in and paint walls, tidy up the van', 'learn to prime, fill in and paint walls'],
    ['give out meals, check on patients at night', 'give out meals'],
    ['climb poles, string and splice cable', 'climb poles'],
  ])('is cut where a task ends: %s', (list, first) => {
    expect(splitDuties(list)[0]).toBe(first);
  });
});
