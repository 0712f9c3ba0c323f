/** A brief's sentence on where the house stands gives way to the place of the General tab, and a remote post to none of the job description's. */
import { describe, expect, it } from 'vitest';
import { makeInput } from '../testing/input.ts';
import { buildLedger } from './ledger.ts';

const ledgerOf = (description: string, text = '') =>
  buildLedger(
    {
      ...makeInput({ advert: { jobTitle: 'Forecourt Manager', location: 'Ennis' }, brief: { description } }),
      jobDescription: text === '' ? null : { text, matches: true },
    },
    true,
  );

describe('a sentence on where the house stands', () => {
  it.each([
    'Site is on the Gort Road in Gort.',
    'The site is on the Galway Road in Gort.',
    'The shop is near the old mill in Kinvara.',
    'Our depot is off the ring road in Limerick.',
    'The clinic is behind the church in Tulla.',
    'The workshop is beside the quay in Kilrush.',
    'Our branch is on Main Street in Shannon.',
    'The warehouse is at the docks in Foynes.',
  ])('%s', (sentence) => {
    const { sentences, notes } = ledgerOf(`We sell fuel and food. ${sentence}`);
    expect(sentences.map(({ statement }) => statement.text).join()).not.toMatch(
      /Gort|Kinvara|Limerick|Tulla|Kilrush|Shannon|Foynes/,
    );
    expect([...notes].join()).toContain('the General tab says Ennis');
  });

  it.each(['The shop is on the Gort Road in Ennis.', 'The shop is open until ten in summer.'])(
    '%s stays',
    (sentence) => {
      expect([...ledgerOf(sentence).notes].join()).not.toContain('left out');
    },
  );

  it('takes no attendance from the job description where the brief has another', () => {
    expect(
      ledgerOf(
        'Fully remote within Ireland. Permanent.',
        'Work location: Shannon, on site 4 days\n\nDuties\n- Run the shop',
      ).slots.attendance,
    ).toBeNull();
  });
});
