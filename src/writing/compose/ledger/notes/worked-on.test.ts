/** What a post is for, in the description's first words: a row of places is one, and a product is worked on. */
import { expect, it } from 'vitest';
import { makeInput } from '../../testing/input.ts';
import { buildLedger } from '../ledger.ts';

const said = (jobTitle: string, description: string): string | undefined =>
  buildLedger(makeInput({ advert: { jobTitle, location: 'Leipzig' }, brief: { description } }), false).sentences[0]
    ?.statement.text;

it.each([
  [
    'Electrician',
    'Electrician (Elektroniker) for flats, schools and small offices in Leipzig.',
    'You work in flats, schools and small offices in Leipzig',
  ],
  [
    'Software Tester',
    'Tester for our accounting product for small shops.',
    'You will work on our accounting product for small shops',
  ],
  ['HR Adviser', 'HR adviser for the factory.', 'You work at the factory'],
])('%s', (title, typed, sentence) => expect(said(title, typed)).toBe(sentence));
