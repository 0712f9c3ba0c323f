import { describe, expect, it } from 'vitest';
import { makeInput } from '../testing/input.ts';
import { buildLedger } from './ledger.ts';
import { findContract, termsOf } from './slots.ts';

const slotsOf = (brief: { description?: string; supportingEvidence?: string; proposition?: string }, text = '') =>
  buildLedger(
    {
      ...makeInput({ advert: { jobTitle: 'Graduate Trainee' }, brief }),
      jobDescription: text ? { text, matches: true } : null,
    },
    true,
  );

describe('a contract is read where it is said of this post', () => {
  it.each([
    '21 of the 24 trainees in our last two batches took a permanent role with us.',
    'Nine of our apprentices were offered a permanent job.',
    'Eight in ten students moved into permanent posts.',
    'Half of our part-time drivers have been here for ten years.',
  ])('and not in the record of others: %s', (supportingEvidence) => {
    const { slots } = slotsOf({ supportingEvidence });
    expect([slots.contract, slots.time]).toEqual([null, null]);
  });
  it('nor where a promise tells what became of others', () =>
    expect(slotsOf({ proposition: 'All of last year’s trainees took a permanent role.' }).slots.contract).toBeNull());
  it('but in the description', () =>
    expect(slotsOf({ description: 'Permanent, 37 hours a week.' }).slots.contract?.text).toBe('permanent'));
});

describe('an apprenticeship that is asked for is no contract', () => {
  it.each([
    'Apprenticeship or NVQ Level 3     E     Certificate',
    'Apprenticeship served in engineering',
    'Apprenticeship/HNC in electrical engineering',
    'Apprenticeship, completed',
    'NVQ Level 3 or time-served apprenticeship',
    'Qualification NVQ Level 2 or completed apprenticeship',
    'Level 3 and a recognised apprenticeship',
    '3 years or served apprenticeship',
  ])('%s', (text) => expect(findContract(text)).toBeNull());
  it.each(['Apprenticeship, 18 months', 'A three year apprenticeship', 'Apprenticeship in carpentry, two years'])(
    'and one that is offered is: %s',
    (text) => expect(findContract(text)).toBe('apprenticeship'),
  );
});

it('regular employment is no fixed term, whatever a pasted job description says', () => {
  const ledger = slotsOf({ description: 'Regular full-time, 40 hours a week.' }, 'Job type: 12-month contract');
  expect(ledger.slots.contract).toBeNull();
});

describe('a permanent place that may follow', () => {
  it.each([
    'Two year traineeship. At the end there is an exam and a permanent place for those who pass.',
    'A two-year apprenticeship in our foundry. A permanent job follows.',
    'Eighteen months of training and a permanent contract if you pass the final test.',
    'A one-year placement, then a permanent role.',
    'Three-year traineeship with a permanent post once you qualify.',
    'A permanent position offered after the exam to trainees. Six-month internship.',
  ])('is no contract of this post: %s', (description) =>
    expect(slotsOf({ description }).slots.contract?.text).not.toBe('permanent'),
  );
  it.each([
    'Permanent, full-time. Training for those who want it.',
    'A permanent post for a welder who can read drawings.',
    'A permanent contract from the first day.',
    'Permanent job, 37 hours a week.',
  ])('and else is one: %s', (description) =>
    expect(slotsOf({ description }).slots.contract?.text ?? 'told').toMatch(/permanent|told/),
  );
});

describe('hours of a part of the year', () => {
  it.each([
    'Busy season is 55 hours a week, summers are 35.',
    '45 hours a week in summer, fewer in winter.',
    'During harvest 60 hours a week.',
  ])('are no hours of the post: %s', (description) => expect(slotsOf({ description }).slots.hours).toBeNull());
  it('where those of a week are', () =>
    expect(slotsOf({ description: 'A seasonal job of 40 hours a week.' }).slots.hours?.text).toBe('40 hours a week'));

  it('calls a season a season', () => {
    expect(termsOf(slotsOf({ description: 'Seasonal, Nov 1 - Apr 15. Full-time.' }).slots)).toContain('seasonal');
    expect(termsOf(slotsOf({ description: 'Fixed-term, seasonal work, full-time.' }).slots)).not.toContain('seasonal');
  });
  it('keeps what a sentence tells of them', () =>
    expect(slotsOf({ description: "You work Tuesday to Saturday. It's a permanent contract." }).slots.inWords).toEqual([
      'permanent',
    ]));
});

describe('a panel for both kinds of post, in the job description', () => {
  const panel = 'The Council is creating a panel from which permanent and temporary vacancies may be filled.';
  it.each([
    [panel, undefined],
    [`${panel}\nContract: permanent`, 'permanent'],
    ['This is a permanent post.', 'permanent'],
    ['Supervise permanent and temporary staff.\nThis is a temporary post.', 'fixed-term'],
  ])('%s', (text, said) => expect(slotsOf({ description: 'Lead the plan.' }, text).slots.contract?.text).toBe(said));
});
