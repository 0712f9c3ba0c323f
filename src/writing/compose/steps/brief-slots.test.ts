import { expect, it } from 'vitest';
import { briefOf } from '#testing/brief-of.ts';
import { itemText, writeStep } from '../index.ts';

it('leaves no slot open in what the brief says of the hours', () => {
  const { input, options } = briefOf(
    { jobTitle: 'Pharmacy Technician', location: 'Dayton' },
    {
      description:
        'Full-time pharmacy technician for our Wayne Avenue store. 40 hours a week, Monday to Friday 9 to 6, plus every third Saturday until 1 pm.',
      responsibilitiesRole: 'Fill prescriptions, count stock, answer the phone',
    },
  );
  const { items, notes } = writeStep(input, 2, {
    ...options[2],
    imperatives: [{ id: '1', value: 'Mention the hours' }],
    constraints: { hemingway: true },
  });
  expect([...items.map(itemText), ...notes].join('\n')).not.toMatch(/[{}]/);
});

it('an informal conversation is had, and is no tone', () => {
  const { input, options } = briefOf({ jobTitle: 'Hydrogeologist', location: 'Cork' }, {});
  const { notes } = writeStep(input, 6, { ...options[6], brief: 'An informal, confidential conversation first' });
  expect(notes.join('\n')).not.toMatch(/how the text should sound/);
});
