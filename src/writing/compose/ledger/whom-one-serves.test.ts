import { describe, expect, it } from 'vitest';
import { makeInput } from '../testing/input.ts';
import { buildLedger } from './ledger.ts';

const dutiesOf = (responsibilitiesRole: string) => {
  const input = makeInput();
  const brief = { ...input.brief, responsibilitiesRole, description: null, skills: null } as typeof input.brief;
  return buildLedger({ ...input, brief, jobDescription: null }, false);
};
const said = (field: string): string[] =>
  dutiesOf(field)
    .duties.filter(({ doubt }) => doubt < 0.65)
    .map(({ fact }) => fact.text);

describe('whom "her" stands for', () => {
  it.each([
    ['Meet the bride, help her choose gowns, ring her when the gown arrives', 'ring the bride when the gown arrives'],
    ['Greet the patient, take his history', 'take the patient’s history'],
    ['Measure each client, show him the plans', 'show the client the plans'],
    ['Exercise the horse, groom her', 'groom the horse'],
    [
      'Welcome the bride and her party, place the order with the designer and ring her when the gown arrives',
      'place the order with the designer and ring the bride when the gown arrives',
    ],
    ['Welcome the bride and her party, take measurements', 'welcome the bride and her party'],
  ])('%s', (field, task) => {
    expect(said(field)).toContain(task);
  });

  it.each(['Look after brides, help her choose gowns', 'Support the head chef, deputise for her'])(
    'is told where no task names one: %s',
    (field) => {
      expect(said(field).join()).not.toMatch(/\bher\b/);
      expect([...dutiesOf(field).notes].join()).not.toMatch(/shut people out/);
    },
  );
});
