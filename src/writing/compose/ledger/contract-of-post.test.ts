import { describe, expect, it } from 'vitest';
import { makeInput } from '../testing/input.ts';
import { buildLedger } from './ledger.ts';
import { findContract } from './slots.ts';

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
