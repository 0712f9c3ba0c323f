/** What a job description that was another employer's may not give, and what only looks like a term or a title's name. */
import { describe, expect, it } from 'vitest';
import { makeInput } from '../testing/input.ts';
import { withoutOthersReach } from './company.ts';
import { findAttendance, findContract } from './slots.ts';
import { displayTitle } from './title.ts';

const reachIn = (text: string): string =>
  withoutOthersReach({
    ...makeInput({ advert: { brandName: 'Blue Ridge Hospice' } }),
    jobDescription: { text, matches: true },
  });

describe('where to apply, in a job description of somebody else', () => {
  const other =
    'About Evergreen Crest Ltd\nEvergreen Crest Ltd is a hospice. Evergreen Crest Ltd is looking for a nurse.\n';
  it.each([
    'Apply at evergreencrest.example or call Brandi at 555-0142.',
    'Send your CV to jobs@evergreencrest.example.',
    'Ring 01632 960123 for a chat.',
    'See https://evergreencrest.example/jobs.',
  ])('is gone: %s', (line) => {
    const left = reachIn(`${other}${line}\nBring your licence.`);
    expect(left).not.toContain(line);
    expect(left).toContain('Bring your licence.');
  });
  it('leaves what stands beside it in the line', () => {
    expect(reachIn(`${other}Two years of experience. Call Brandi at 555-0142.`)).toContain('Two years of experience.');
  });
  it('stays in one of our own', () => {
    const own = 'Blue Ridge Hospice is looking for a nurse.\nApply at blueridge.example or call 555-0142.';
    expect(reachIn(own)).toBe(own);
  });
});

describe('what is permanent', () => {
  it.each(['to keep the site in a state of permanent inspection readiness', 'carry out permanent repairs'])(
    'is no contract: %s',
    (text) => expect(findContract(text)).toBeNull(),
  );
  it.each(['a permanent post', 'Permanent, 37 hours'])('is one: %s', (text) =>
    expect(findContract(text)).toBe('permanent'),
  );
});

describe('a title that calls itself an opportunity', () => {
  it.each([
    ['Hospice Social Worker (MSW) - AMAZING OPPORTUNITY!!!', /opportunity/i],
    ['Store Manager | Great Career Opportunity', /opportunity/i],
    ['Opportunity! Roofer', /opportunity/i],
  ])('%s', (raw, gone) => expect(displayTitle(raw, null)?.text).not.toMatch(gone));
  it('keeps the field of that name', () => {
    expect(displayTitle('Director of Equal Opportunity', null)?.text).toMatch(/Equal Opportunity/);
    expect(displayTitle('Opportunity Hall Caretaker', null)?.text).toMatch(/Opportunity Hall/);
  });
});

describe('where one works later on', () => {
  it.each([
    'two days of home office after the probation period',
    'hybrid once you are trained',
    'Remote work is possible following a three-month probation',
  ])('is not how it is: %s', (text) => expect(findAttendance(text)).toBeNull());
  it.each(['hybrid, two days in the office', 'Hybrid. After probation you get a laptop'])('is how it is: %s', (text) =>
    expect(findAttendance(text)).toBe('hybrid'),
  );
});
