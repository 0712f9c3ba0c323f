import { describe, expect, it } from 'vitest';
import { readPerson } from './person.ts';

describe('short forms of requirements, written out', () => {
  it.each([
    ['3 yrs supervisory in 5* hotel', 'have', '3 years of supervisory experience in a 5-star hotel'],
    ['1-2 yr floor exp in fine dining', 'have', '1 to 2 years’ floor experience in fine dining'],
    ['min 12 months post-qual', 'have', 'at least 12 months’ post-qualification experience'],
    ['3 yrs school exp', 'have', '3 years of school experience'],
    ['Typing min 50 wpm', 'have', 'a typing speed of at least 50 wpm'],
    ['Must bring own laptop', 'have', 'your own laptop'],
    ['valid passport unrestricted travel', 'have', 'a valid passport with unrestricted travel'],
    ['right to work UK', 'have', 'the right to work in the UK'],
    ['must be flexible re shifts', 'be', 'flexible about shifts'],
    ['Previous farm experience, voluntary counts', 'have', 'previous farm experience (voluntary counts)'],
    ['on calls x2 a month', 'be', 'ready to be on call 2 times a month'],
    ['apprenticeship as bank clerk', 'have', 'an apprenticeship as a bank clerk'],
    ['nights (TOIL)', 'be', 'ready to work nights (TOIL)'],
    ['sober on shift', 'be', 'sober on shift'],
    ['Cultural awareness and an interest in food', 'have', 'cultural awareness and an interest in food'],
    ['Vaccinated against hepatitis or willing to be', 'be', 'vaccinated against hepatitis or willing to be'],
  ])('%s', (typed, kind, text) => {
    expect(readPerson(typed)).toMatchObject({ kind, text, desirable: false });
  });
  it.each([
    ['Turkish or Arabic useful w/ customers', 'speak Turkish or Arabic'],
    ['Polish or Czech handy with the team', 'speak Polish or Czech'],
    ['Mountain First Aid - will train', 'Mountain First Aid'],
  ])('a wish: %s', (typed, text) => {
    expect(readPerson(typed)).toMatchObject({ text, desirable: true });
  });
  it('what is not necessary is never asked', () => {
    expect(readPerson('probate exp not nec.')).toMatchObject({ kind: 'without', text: 'probate experience' });
  });
  it.each([
    'will not sponsor visas',
    'Candidates serving notice period preferred',
    'age no bar',
    'Chennai only WFO',
    'Leeds 3 days',
    'no bad backs',
    'incl. pivot tables',
  ])('no requirement: %s', (typed) => {
    expect(readPerson(typed)).toBeNull();
  });
});
