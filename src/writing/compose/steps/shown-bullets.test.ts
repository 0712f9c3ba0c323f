/** Bullets of a refresh are no bullets of before word for word where another form or grouping of their facts exists. */
import { expect, it } from 'vitest';
import { briefOf } from '#testing/brief-of.ts';
import { itemBody, writeStep } from '../index.ts';
import { makeInput } from '../testing/input.ts';

it.each([
  [
    3,
    {
      responsibilitiesRole:
        'Register new members, shelve books, set up for events, help with printing, plan story times, answer the phone',
    },
  ],
  [
    4,
    {
      skills:
        'Two years in a kitchen, food hygiene Level 2, knife skills, good written English, experience with budgets, a driving licence',
    },
  ],
] as const)('step %i', (step, brief) => {
  const { input, options } = briefOf({ jobTitle: 'Cook', location: 'Ludlow' }, brief, { guidelines: {} });
  const bullets = (iteration: number): string[] =>
    writeStep(input, step, { ...options[step], outputType: 'bullet', outputLengthType: 'medium' }, { iteration })
      .items.map(itemBody)
      .flatMap((text) => text.split('\n').filter((line) => /^[•*-] /.test(line)));
  const first = bullets(0);
  const second = bullets(1);
  expect(second.length).toBeGreaterThan(1);
  expect(second.filter((bullet) => first.includes(bullet)).length).toBeLessThan(second.length / 2);
});

it('with two things no list stands twice in a batch, in whatever order', () => {
  const input = makeInput({
    advert: { jobTitle: 'Backend Developer', location: 'Leipzig' },
    brief: {
      proposition: 'Your code goes live on a Thursday and decides which train waits for which on Friday.',
      skills: '4+ years backend, PostgreSQL, Kafka',
    },
    guidelines: {
      companyName: 'Gleiswerk',
      pillars: [
        { id: 'p', value: 'Real trains', statement: 'You can stand on the platform and watch.', weight: 100 },
        { id: 'q', value: 'Quiet hours', statement: 'No meetings before 1 pm, ever.', weight: 75 },
      ],
      values: [
        { id: 'v', value: 'Write it down', statement: 'Decisions live in the repo and not in a head.', weight: 75 },
        { id: 'w', value: 'Boring is good', statement: 'We choose what we can debug at 3 am.', weight: 50 },
      ],
    },
  });
  for (let seed = 0; seed < 4; seed += 1) {
    const { items, notes } = writeStep(
      input,
      4,
      { noOfLine: 3, outputType: 'bullet', outputLengthType: 'medium' },
      { seed },
    );
    const lists = items.map((item) =>
      itemBody(item)
        .split('\n')
        .filter((line) => line.startsWith('• '))
        .sort()
        .join('\n'),
    );
    expect(lists.length).toBeGreaterThan(1);
    expect(new Set(lists).size, lists.join('\n\n')).toBe(lists.length);
    if (lists.length < 3) expect(notes.join(' ')).toMatch(/no other could be made that says something else/);
  }
});
