/** What is known, felt or only named, in the kind that its words are of. */
import { describe, expect, it } from 'vitest';
import { readPerson } from './person.ts';
import { splitRequirements } from './split.ts';

const read = (line: string): string => {
  const fact = readPerson(line);
  return fact ? `${fact.kind}: ${fact.text}` : '';
};
const rows = (line: string): string[] => splitRequirements(line).map(read);

describe('a requirement', () => {
  it.each([
    ['Should be knowing knit construction thoroughly', 'do: know knit construction thoroughly'],
    ['Must be knowing GST and TDS returns', 'do: know GST and TDS returns'],
    ['fundraising record', 'have: a fundraising record'],
    ['strong teaching record', 'have: a strong teaching record'],
    ['sailing pedigree', 'have: a sailing pedigree'],
    ['curiosity about bees', 'have: curiosity about bees'],
    ['patience with small children', 'have: patience with small children'],
    ['careful dispensing', 'do: dispense carefully'],
    ['patient teaching', 'do: teach patiently'],
    ['accurate weighing', 'do: weigh accurately'],
    ['confident cannulation', 'be: confident with cannulation'],
    ['2 years of injection mold setting', 'have: 2 years’ experience of injection mold setting'],
    ['Dip or BSc dialysis technology', 'have: a diploma or BSc in dialysis technology'],
    ['dip in horticulture or RHS 3', 'have: a diploma in horticulture or RHS 3'],
    ['First aid certificate must be in date', 'have: a valid first aid certificate'],
    ['Hepatitis B vaccination must be complete', 'have: full Hepatitis B vaccination'],
    ['Safeguarding: the appointment is subject to an enhanced DBS check', 'have: an enhanced DBS check'],
    [
      'Willingness to complete the forest ranger course, which we pay for',
      'be: willing to complete the forest ranger course, which we pay for',
    ],
  ])('is of its kind: %s', (line, said) => {
    expect(read(line)).toBe(said);
  });
  it.each([
    ['able to handle customers politely', 'can: handle customers politely'],
    ['experience of careful handling of archives', 'have: experience of careful handling of archives'],
    ['running a shop', 'can: run a shop'],
    ['lending experience', 'have: lending experience'],
    ['3 years of hotel reservations work', 'have: 3 years of hotel reservations work'],
  ])('stays what it is: %s', (line, said) => {
    expect(read(line)).toBe(said);
  });
  it('is parted at each "who" that somebody is told by', () => {
    expect(
      rows('I want somebody who has been round horses and is not afraid of them, who gets up in the morning'),
    ).toEqual(['do: have been round horses and are not afraid of them', 'do: get up in the morning']);
    expect(rows('We want a person who knows sheep, who can shear, and who drives.')).toEqual([
      'do: know sheep',
      'can: shear',
      'can: drive',
    ]);
  });
  it('keeps its force behind a slash or in shorthand', () => {
    expect(splitRequirements('Exposure to HDF machines / preferred')).toEqual(['Exposure to HDF machines (preferred)']);
    expect(rows('Knows looms. Tamil is must')).toContain('can: speak Tamil');
  });
});
