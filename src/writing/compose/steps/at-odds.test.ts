import { describe, expect, it } from 'vitest';
import { briefOf } from '#testing/brief-of.ts';
import { itemBody, writeStep } from '../index.ts';

const write = (description: string, value: string) => {
  const { input, options } = briefOf(
    { jobTitle: 'Claims Handler', location: 'Leeds', salaryFrom: 27000, salaryTo: 29000 },
    {
      description,
      responsibilitiesRole: 'Settle claims, call customers, write reports, train new starters',
      skills: 'A year in claims, clear spoken English',
    },
    { guidelines: {} },
  );
  const { items, notes } = writeStep(input, 3, { ...options[3], imperatives: [{ id: '1', value }] });
  return { texts: items.map(itemBody).join('\n'), notes: notes.join('\n') };
};

describe('an imperative that says the contrary of the brief', () => {
  it.each([
    [
      'Permanent, full time, hybrid (2 days in the office).',
      'Mention that the role is fully office based',
      /office based/,
    ],
    ['Fixed-term for one year, 37 hours.', 'Say the job is permanent', /permanent/],
    ['Part time, 20 hours a week.', 'State that this is a full-time post', /full-time/],
  ])('is left out and told: %s / %s', (description, value, words) => {
    const { texts, notes } = write(description, value);
    expect(texts).not.toMatch(words);
    expect(notes).toContain('says something else than the brief');
  });
  it.each([
    ['Permanent, full time, hybrid (2 days in the office).', 'Mention that two days a week are in the office'],
    ['Permanent, 37 hours.', 'Say the job is permanent'],
    ['Permanent, 37 hours.', 'Say that the office is in the old mill'],
  ])('is said where it agrees: %s / %s', (description, value) => {
    expect(write(description, value).notes).not.toContain('says something else');
  });
});
