import { describe, expect, it } from 'vitest';
import { itemBody } from '../item-text.ts';
import { makeInput } from '../testing/input.ts';
import { writeStep } from '../write.ts';

const write = (skills: string, imperative: string): string[] =>
  writeStep(
    makeInput({ advert: { jobTitle: 'Fitter', location: 'Leeds', brandName: 'Aire Pumps' }, brief: { skills } }),
    4,
    {
      outputType: 'prose',
      outputLengthType: 'medium',
      noOfLine: 3,
      imperatives: [{ id: '1', value: imperative }],
    },
  ).items.map(itemBody);

describe('what an imperative asks for is asked for once in a text', () => {
  it.each([
    ['driving licence class B, patient, good with pumps', 'Say that you need a driving licence class B', /licence/gi],
    ['a forklift licence, careful, punctual, good at maths', 'Say that a forklift licence is essential', /forklift/gi],
    ['enhanced DBS check, kind, calm, tidy', 'Say that you will need an enhanced DBS check', /DBS/g],
  ])('%s; %s', (skills, imperative, thing) => {
    for (const text of write(skills, imperative)) expect(text.match(thing)?.length).toBe(1);
  });
  it('a readiness that an order of the recruiter says already', () => {
    const skills = 'available to work weekends, calm, tidy, a driving licence';
    for (const text of write(skills, "Say you'd need to work weekends"))
      expect(text.match(/weekends/g)).toHaveLength(1);
  });
  it.each([
    ['German or English good enough for the kitchen, calm, tidy', 'Say that German is not a must', /English/],
    [
      'a driving licence or able to get round the county by other means, calm, tidy',
      'Say that a driving licence is not essential',
      /other means/,
    ],
    [
      'a forklift licence or two years on a loading bay, calm',
      'Say that a forklift licence is not essential',
      /loading bay/,
    ],
  ])('of two ways in the other is still asked for: %s', (skills, imperative, thing) => {
    expect(write(skills, imperative).join('\n')).toMatch(thing);
    expect(write(skills, imperative).join('\n')).not.toMatch(/helps if|a plus|Ideally/);
  });
  it('asks for what it does not say', () => {
    expect(write('a forklift licence, careful', 'Say that boots are provided').join(' ')).toMatch(/forklift/);
  });
});

describe('an imperative made of words that any text has', () => {
  it('is said, and told as missing only where it is', () => {
    const input = makeInput({
      advert: { jobTitle: 'Store Supervisor', location: 'Cork' },
      brief: { responsibilitiesRole: 'lead a team of eight, plan the weekly rota, open and close the shop' },
    });
    const { items, notes } = writeStep(input, 2, {
      outputType: 'prose',
      outputLengthType: 'medium',
      noOfLine: 3,
      imperatives: [{ id: '1', value: 'Say that this is a new role' }],
    });
    const without = items.filter((item) => !/this is a new role/i.test(JSON.stringify(item))).length;
    expect(without).toBe(0);
    expect(notes.join()).not.toContain('This is a new role');
  });
});
