/** What a batch is faulted for, and what only looks like a fault. */
import { expect, it } from 'vitest';
import { makeInput } from './testing/input.ts';
import type { StepOptions } from './types.ts';
import { validate } from './validate.ts';

const input = makeInput({
  advert: { jobTitle: 'Special Needs Assistant', location: 'Ennis' },
  brief: { description: 'You work in the class An Nead. Premises in categories A and B.', skills: 'Patience' },
});
const rules = (text: string, options: StepOptions = {}, shown: string[] = []): string[] =>
  validate(1, [text], input, options, shown).map(({ rule }) => rule);

it('knows a name that the recruiter typed from an article', () => {
  expect(rules('You work in the class An Nead')).not.toContain('article');
  expect(rules('Inspect premises in categories A and B')).not.toContain('article');
  expect(rules('You have a eye for detail')).toContain('article');
  expect(rules('You need an licence')).toContain('article');
});

it('knows a word typed twice from two that meet at a mark', () => {
  expect(rules('Support pupils 1:1')).not.toContain('doubleWord');
  expect(rules('Support the the pupils')).toContain('doubleWord');
});

it('asks for what must be said in one line of all that were shown', () => {
  const options: StepOptions = { imperatives: [{ id: 'i', value: 'Trial day is possible' }] };
  expect(rules('Come and meet the class', options)).toContain('imperative');
  expect(rules('Come and meet the class', options, ['Trial day is possible: apply now'])).not.toContain('imperative');
});
