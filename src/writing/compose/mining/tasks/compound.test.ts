import { describe, expect, it } from 'vitest';
import { readDuty } from './duty.ts';

describe('bare nouns whose first word may be a verb', () => {
  it.each(['nail surgery', 'Die design', 'plant area', 'drawing issue', 'audit and risk committee'])(
    '"%s" is the name of a thing',
    (line) => {
      const duty = readDuty(line, { fallback: true });
      expect(duty?.nouns ?? [], duty?.text).toEqual([line.charAt(0).toLowerCase() + line.slice(1)]);
    },
  );
  it.each([
    ['check vehicle before each shift', 'check the vehicle before each shift'],
    ['lead team of six', 'lead a team of six'],
    ['keep workshop tidy', 'keep the workshop tidy'],
    ['raise deviation', 'raise deviations'],
    ['weld frames', 'weld frames'],
    ['Booking in of deliveries with customers', 'book in deliveries with customers'],
    ['prepare quotes with the inside team', 'prepare quotes with the inside team'],
    ['design systems safely and to programme', 'design systems safely and to the programme'],
    ['Prepare reports and to give evidence', 'prepare reports and give evidence'],
    ['plant trees and shrubs', 'plant trees and shrubs'],
    ['Follow up calls to customers', 'make follow-up calls to customers'],
  ])('"%s" is a task', (line, said) => {
    expect(readDuty(line, { fallback: true })?.text).toBe(said);
  });
});
