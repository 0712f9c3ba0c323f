import { expect, it } from 'vitest';
import { briefOf } from '#testing/brief-of.ts';
import { itemBody, itemText, writeStep } from '../index.ts';
import { buildLedger } from './ledger.ts';

it.each([
  ['Health cover', '₹3,00,000 for you and your parents.'],
  ['Mediclaim', '₹5,00,000 for your family.'],
  ['Life insurance', '₹20,00,000 for each year.'],
])('the sum of %s is nothing that one is paid', (title, value) => {
  const { input, options } = briefOf(
    { jobTitle: 'Survey Clerk', country: 'India' },
    { description: 'Permanent.' },
    { guidelines: { rewards: [{ id: 1, title, value }] }, options: { step5: { selectedBenefits: [title] } } },
  );
  const texts = [0, 1, 2].flatMap((iteration) =>
    writeStep(input, 5, { ...options[5], outputLengthType: 'small' }, { iteration }).items.map(itemBody),
  );
  expect(texts.join('\n')).not.toMatch(/you get ₹/i);
});

it('nobody is an apprentice before the apprenticeship', () => {
  const { input } = briefOf(
    { jobTitle: 'Lift Technician Apprentice' },
    { keywords: 'electrical apprentice, lift technician' },
  );
  const asked = buildLedger(input, false).sentences.filter(({ fact }) => fact.kind === 'keyword');
  expect(asked.map(({ statement }) => statement.text)).not.toContain('an electrical apprentice');
});

it('a sector has its "in"', () => {
  const { input, options } = briefOf({ jobTitle: 'Fitter', sector: 'Food and drink' }, { description: 'Permanent.' });
  const lines = [0, 1].flatMap((iteration) => writeStep(input, 1, options[1], { iteration }).items.map(itemText));
  expect(lines.join('\n')).not.toMatch(/Hull, the /);
});
