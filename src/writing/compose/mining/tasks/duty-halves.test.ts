import { describe, expect, it } from 'vitest';
import { readPerson } from '../requirements/person.ts';
import { readDuty } from './duty.ts';

describe('a task of two halves', () => {
  it.each([
    ['Cleaning of the pens and checking of feed lines', 'clean the pens and check feed lines'],
    ['Replies to tenants and takes on their repairs', 'reply to tenants and take on their repairs'],
    ['Disposing of waste and thinking of savings', null],
  ])('%s has both in one form', (line, said) => {
    const text = readDuty(line)?.text ?? '';
    if (said) expect(text).toBe(said);
    else expect(text).toContain('dispose of waste');
  });
  it.each([
    ['Helping with deliveries, under supervision', 'help with deliveries, under supervision'],
    ['Working on ladders, without a safety line', 'work on ladders, without a safety line'],
  ])('keeps its condition apart: %s', (line, said) => {
    expect(readDuty(line)?.text).toBe(said);
  });
});

it('puts no article before the field of a degree', () => {
  expect(readPerson('A degree in supply chain')?.text).toBe('a degree in supply chain');
  expect(readPerson('Training in retail or a diploma in supply chain')?.text).toBe(
    'training in retail or a diploma in supply chain',
  );
});

describe('a department that ends like a doing', () => {
  it.each([
    [
      'Defining inspection plans together with design and purchasing',
      'define inspection plans together with design and purchasing',
    ],
    ['Planning shifts and ordering stock', 'plan shifts and order stock'],
    ['Assist in surgery', 'assist in surgery'],
  ])('%s', (line, said) => {
    expect(readDuty(line)?.text).toBe(said);
  });
});
