import { describe, expect, it } from 'vitest';
import { mineJobDescription } from '../mine.ts';
import { readDuty } from './duty.ts';
import { splitDuties } from './duty-list.ts';

describe('a row keeps its commas', () => {
  it.each([
    'measure, cut and joint timber',
    'learn to measure, cut and joint timber',
    'load, strap and sheet trailers',
    'learn to bend, thread and joint pipe',
    'learn to wire, test and fault-find',
    'measure, mark and cut sheet material',
    'strip, clean and rebuild gearboxes',
    'plan, shoot and edit videos',
  ])('of verbs: %s', (line) => {
    expect(readDuty(line)?.text).toBe(line);
    expect(splitDuties(`${line}, keep the workshop tidy`)[0]).toBe(line);
  });
  it.each([
    ['Learn to use hand tools and, later, machines safely', 'learn to use hand tools and, later, machines safely'],
    ['Teach beginners and, later on, advanced groups', 'teach beginners and, later on, advanced groups'],
    ['Run the bar and, in summer, the terrace', 'run the bar and, in summer, the terrace'],
    ['Clean rooms and, occasionally, public areas', 'clean rooms and occasionally public areas'],
  ])('round what is said in passing: %s', (line, said) => {
    expect(readDuty(line)?.text).toBe(said);
  });
  it.each(['Joint visits with social workers', 'Sheet metal work', 'Head office reports'])(
    'and a thing is no verb: %s',
    (line) => {
      expect(readDuty(line)?.text.startsWith(line.split(' ')[0]?.toLowerCase() ?? '') ?? false).toBe(false);
    },
  );
});

describe('a task in plain words', () => {
  it.each([
    ['Chase landlords re arrears', 'chase landlords about arrears'],
    ['Email tenants re: repairs', 'email tenants about repairs'],
    ['Call doctors about interactions', 'call doctors about interactions'],
    ['Call families about visits', 'call families about visits'],
    ['On-call rota (1 in 6)', 'be on the 1-in-6 on-call rota'],
    ['Care of existing customers', 'look after existing customers'],
    ['Support of the sales team in daily business', 'support the sales team day to day'],
    ['Write copy for email, web and social', 'write copy for email, web and social'],
    ['Together with the head chef, plan the monthly menu', 'plan the monthly menu together with the head chef'],
    ['In close cooperation with purchasing, plan material supply', 'plan material supply together with purchasing'],
  ])('%s', (line, said) => {
    expect(readDuty(line)?.text).toBe(said);
  });
  it('keeps with whom it is done in prose', () => {
    const { duties } = mineJobDescription(
      'Responsibilities\nThe Sales Director will set the sales strategy. Together with the Operations Director, the postholder will agree lead times and production priorities.',
      '',
      'Sales Director',
    );
    expect(duties.map(({ text }) => text)).toContain(
      'agree lead times and production priorities together with the Operations Director',
    );
  });
});
