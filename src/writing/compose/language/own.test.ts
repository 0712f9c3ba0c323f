import { describe, expect, it } from 'vitest';
import { inCharge, ownThing, yourOwn } from './own.ts';

describe('"own"', () => {
  it('is the reader’s where it says whose a thing is', () => {
    expect(yourOwn('work on own initiative')).toBe('work on your own initiative');
    expect(yourOwn('use own PPE')).toBe('use your own PPE');
    expect(ownThing.test('Own bicycle')).toBe(true);
  });

  it.each([
    'you own the timetable',
    'we own and run two piers',
    'you own it from day one',
    'owners of their own boats',
    'members own us',
  ])('stays as it stands in %j', (line) => {
    expect(yourOwn(line)).toBe(line);
  });

  it.each(['Own the timetable', 'own how the window looks', 'Own it', 'Own two piers', 'Own end-to-end delivery'])(
    'is a verb at the start of %j',
    (line) => {
      expect(ownThing.test(line)).toBe(false);
      expect(yourOwn(line)).toBe(line);
    },
  );

  it('is to be in charge of what it goes across, and no paper that is asked for', () => {
    expect(inCharge.test('own stock accuracy for both piers')).toBe(true);
    expect(inCharge.test('own van needed for deliveries')).toBe(false);
  });
});
