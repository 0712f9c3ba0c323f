import { describe, expect, it } from 'vitest';
import { makeInput } from '../testing/input.ts';
import type { BriefInput } from '../types.ts';
import { buildLedger } from './ledger.ts';
import { tidyBrief } from './tidy-brief.ts';

const ledger = (brief: Partial<BriefInput>) =>
  buildLedger(makeInput({ advert: { jobTitle: 'Firmware Engineer', location: 'Pune' }, brief }), false);

describe('two slashes between notes', () => {
  it('part a promise', () =>
    expect(
      ledger({ proposition: 'Own code in 3 mn meters // field data back same week' }).sentences[0]?.statement.text,
    ).toBe('Your own code in 3 mn meters; field data back same week'));
  it('part tasks and what is asked for', () => {
    const { duties, person } = ledger({
      responsibilitiesRole: 'write firmware // review code',
      skills: 'good English // 4 years of experience',
    });
    expect(duties.map(({ fact }) => fact.text)).toEqual(['write firmware', 'review code']);
    expect(person.map(({ fact }) => fact.text).join()).not.toMatch(/\/\//);
  });
  it('and an address keeps its own', () =>
    expect(
      tidyBrief(makeInput({ brief: { description: 'See https://example.com for more' } }).brief)?.description,
    ).toMatch(/https:\/\/example/));
});

describe('bars between the notes of a description', () => {
  it('part them, whatever stands between', () => {
    const said = ledger({
      description: 'We lay gas pipes | hybrid, with 2 days from home | 6 days, 2nd & 4th Sat off',
    });
    const texts = said.sentences.map(({ statement }) => statement.text);
    expect(texts).toContain('We lay gas pipes');
    expect(texts).toContain('You work 6 days a week, with the second and fourth Saturdays off');
    expect(texts.join('\n')).not.toMatch(/\|/);
  });
  it('what stands between one bar alone is left as it is', () =>
    expect(tidyBrief(makeInput({ brief: { description: 'Day shift | Night shift' } }).brief)?.description).toMatch(
      /\|/,
    ));
});

describe('days off beside the days that are worked', () => {
  const said = (description: string): string[] =>
    ledger({ description }).sentences.map(({ statement }) => statement.text);
  it.each([
    ['6 days, 2nd & 4th Sat off', 'You work 6 days a week, with the second and fourth Saturdays off'],
    ['6 days, alternate Saturdays off', 'You work 6 days a week, with alternate Saturdays off'],
    ['Five days, Fri off', 'You work five days a week, with Fridays off'],
  ])('stand in their sentence: %s', (typed, one) => expect(said(typed)).toEqual([one]));
  it.each(['6 days, 9.30 to 6', '5 days, two of them at home'])('and other notes stay what they are: %s', (typed) =>
    expect(said(typed).join()).not.toMatch(/ off/),
  );
});
