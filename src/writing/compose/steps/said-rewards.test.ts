import { expect, it } from 'vitest';
import { briefOf } from '#testing/brief-of.ts';
import { itemBody, writeStep } from '../index.ts';

const rewards = [
  { id: '1', title: 'Late cab', value: 'A cab home after shifts that end later than 9pm.' },
  { id: '2', title: 'Night allowance', value: '£4 an hour extra between 10pm and 6am.' },
  { id: '3', title: 'Pension', value: 'We pay in 6% when you pay in 4%.' },
  { id: '4', title: 'Free parking', value: 'Free parking beside the store.' },
  { id: '5', title: 'Company car', value: null },
  { id: '6', title: 'Sick pay', value: 'We pay full sick pay from your first day.' },
];

it.each([
  ['Mention the late cab', 'You get a late cab: a cab home after shifts that end later than 9pm.'],
  ['Mention the night allowance', 'You get a night allowance: £4 an hour extra between 10pm and 6am.'],
  ["Don't forget the pension", 'You get a pension: we pay in 6% when you pay in 4%.'],
  ['Include the pension scheme', 'You get a pension: we pay in 6% when you pay in 4%.'],
  ['Mention the free parking', 'You get free parking beside the store.'],
  ['Mention the company car', 'You get a company car.'],
  ['Mention the sick pay', 'e pay full sick pay from your first day.'],
])('%s: %s', (value, said) => {
  const { input, options } = briefOf(
    { jobTitle: 'Night Manager', location: 'Carlisle' },
    { responsibilitiesRole: 'Lead the night team, unload two deliveries a night, plan the rota' },
    { guidelines: { rewards } },
  );
  const { items } = writeStep(input, 3, { ...options[3], imperatives: [{ id: '1', value }] });
  expect(items.length).toBeGreaterThan(0);
  // In a further text it may stand behind other words: "What's more, you get ...".
  for (const item of items) expect(itemBody(item).toLowerCase()).toContain(said.toLowerCase());
});

it.each([1, 6] as const)('is given by its name in a line of step %i', (step) => {
  const { input, options } = briefOf(
    { jobTitle: 'Lift Engineer', location: 'Essen' },
    { responsibilitiesRole: 'Service about 90 lifts, find and repair faults' },
    {
      guidelines: {
        rewards: [{ id: '1', title: 'Company van', value: 'A van that you may also use privately, at home and away.' }],
      },
    },
  );
  const { items } = writeStep(input, step, {
    ...options[step],
    imperatives: [{ id: '1', value: 'Mention the company van' }],
  });
  expect(items.map(String).join('\n')).toMatch(/you get a company van/i);
});
