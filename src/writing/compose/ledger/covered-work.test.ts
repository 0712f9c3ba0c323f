import { describe, expect, it } from 'vitest';
import { makeInput } from '../testing/input.ts';
import type { DutyFact } from './facts.ts';
import { buildLedger } from './ledger.ts';

const dutiesOf = (responsibilitiesRole: string): DutyFact[] =>
  buildLedger(makeInput({ advert: { jobTitle: 'Fitter' }, brief: { responsibilitiesRole } }), false).duties;
/** What the work is said to cover, and what somebody is said to do; what is only told in a note stands in brackets. */
const readOf = (field: string): string[] =>
  dutiesOf(field).map(({ fact, thing, doubt }) =>
    doubt >= 3 ? `(${thing?.text ?? fact.text})` : thing ? `covers ${thing.text}` : fact.text,
  );

describe('tasks that are only named', () => {
  it.each([
    [
      'breakdowns on the conveyor and four packing lines, PPMs, fault finding on PLCs',
      ['covers breakdowns on the conveyor and four packing lines', 'covers PPMs and fault finding on PLCs'],
    ],
    ['design and site visits', ['covers design and site visits']],
    ['clinical governance and patient safety', ['covers clinical governance and patient safety']],
    ['fraud models, loss reserves', ['covers fraud models and loss reserves']],
    ['roofs, gutters and leadwork', ['covers roofs', 'covers gutters and leadwork']],
    ['SAP MM', ['covers SAP MM']],
    ['everything from prep to plating', ['covers everything from prep to plating']],
    [
      'Lead the nursing service, professional standards and safe staffing, HIQA and accreditation readiness, mentor six managers',
      [
        // Standards and staffing are led as well.
        'lead the nursing service, professional standards and safe staffing',
        'covers HIQA and accreditation readiness',
        'mentor six managers',
      ],
    ],
  ])('are what the work covers: %s', (field, said) => {
    expect(readOf(field)).toEqual(said);
  });

  it.each([
    ['punctual, friendly and clean', ['(punctual)', '(friendly and clean)']],
    ['MRF line, bale press', ['(MRF line)', '(bale press)']],
    ['driving licence needed', ['(driving licence needed)']],
    ['whatever needs doing', ['(whatever needs doing)']],
  ])('are told in a note where they are no things, or one that lacks its article: %s', (field, said) => {
    expect(readOf(field)).toEqual(said);
  });

  it.each([
    ['Rinse glasses, strim verges', ['rinse glasses', 'strim verges']],
    ['Stock shelves, price items', ['stock shelves', 'price items']],
    ['Filing returns, drafting accounts', ['file returns', 'draft accounts']],
    ['Running projects, hiring staff', ['run projects', 'hire staff']],
  ])('are orders where that is what they are: %s', (field, said) => {
    expect(readOf(field)).toEqual(said);
  });
});

describe('words that may be orders or things', () => {
  it.each([
    ['Pricing models, rate filings', ['covers pricing models and rate filings']],
    ['Testing rigs, data reports', ['covers testing rigs and data reports']],
    ['Billing queries, credit notes', ['covers billing queries and credit notes']],
    ['Recording sessions, sound checks', ['covers recording sessions and sound checks']],
  ])('are said so that either is right: %s', (field, said) => {
    expect(readOf(field)).toEqual(said);
  });

  it.each([
    [
      'Fit heat pumps, cylinders and radiators, pipe and commission systems, show customers how to use them, fill in forms',
      [
        'fit heat pumps, cylinders and radiators',
        'pipe and commission systems',
        'show customers how to use the systems',
        'fill in forms',
      ],
    ],
    [
      'Install solar panels, inverters and batteries, wire and commission arrays, show owners how to read them',
      [
        'install solar panels, inverters and batteries',
        'wire and commission arrays',
        'show owners how to read the arrays',
      ],
    ],
  ])('are orders among orders: %s', (field, said) => {
    expect(readOf(field)).toEqual(said);
  });
});
