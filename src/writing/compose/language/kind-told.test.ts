import { describe, expect, it } from 'vitest';
import { kindOf } from './kind.ts';

describe('whole sentences by their build', () => {
  it.each([
    'Half of what we sell we grow ourselves',
    'What we learn we share',
    'One person programs, sets up and runs in the part',
    'Reps set their own visit schedule',
    'Volunteers bring their friends',
    'The people who write the code look after it in production',
    'Everyone who works here owns a share',
    'Field training lasts eight weeks',
    'Shadowing lasts a week',
    'Parking costs nothing',
    'Housing costs €300 a month',
    'Funding ends in 2027',
  ])('%s', (text) => {
    expect(kindOf(text)).toBe('clause');
  });
  it.each([
    'A hospital no child is afraid of',
    'A team that knows your name',
    'A council that answers the phone',
    'A Cardiff family firm with 64 people',
    'Trainers who know their trade',
    'Rooms with their own bath',
    'All the tools that you need',
  ])('no sentence: %s', (text) => {
    expect(kindOf(text)).toBe('np');
  });
});

describe('what is found first, and to whom', () => {
  it.each([
    'What we promise to the customer we hold',
    'What we start with a client we finish',
    'Everything we learn on site we share',
  ])('a sentence: %s', (text) => expect(kindOf(text)).toBe('clause'));
});

describe('so much of something until others do something', () => {
  it.each([
    'Three paid training days before students return',
    'Two weeks of shadowing before new starters work alone',
    'Two days of leave before exams start',
  ])('names it, and the verb is of the time: %s', (text) => expect(kindOf(text)).toBe('np'));
  it.each(['Two people check the hall before students return', 'A nurse calls families after patients leave'])(
    'is a clause where somebody does it: %s',
    (text) => expect(kindOf(text)).toBe('clause'),
  );
});

describe('so many that are left', () => {
  it.each([
    ['Seven miles left and £4.2m already pledged', 'np'],
    ['Two lessons left', 'np'],
    ['Two engineers left in May', 'clause'],
    ['Six people left and nobody came', 'clause'],
  ])('%s', (text, kind) => expect(kindOf(text)).toBe(kind));
});

describe('what there is none of', () => {
  it.each([
    'No threshold before commission starts',
    'No meetings until the school run is done',
    'No calls after the shop closes',
  ])('has no verb of its own: %s', (text) => expect(kindOf(text)).toBe('np'));
  it.each(['No member is turned away', 'No two days are the same', 'No customer waits until tomorrow'])(
    'is a clause where nobody does it: %s',
    (text) => expect(kindOf(text)).toBe('clause'),
  );
});

describe('orders on costs are no sentence on a price', () => {
  it.each(['Review running costs a month', 'Control costs of £2m', 'Cut costs by 5%', 'Manage travel costs of £2m'])(
    '%s',
    (text) => expect(kindOf(text)).not.toBe('clause'),
  );
});
