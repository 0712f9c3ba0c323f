/** Whoever leads a team, whatever else is done with it in the same row, never joins it. */
import { expect, it } from 'vitest';
import { asLed } from './what-we-have.ts';

it.each([
  ['Team of 64', 'Lead, develop and retain the team of 64.', 'You lead a team of 64'],
  ['The floor team of 14', 'manage and coach a floor team of 14', 'You manage a floor team of 14'],
  ['team of 9', 'Leads the team of 9', 'You lead a team of 9'],
])('"%s" beside "%s"', (typed, text, said) => expect(asLed(typed, [text])?.text).toBe(said));
it.each([
  ['Team of 64', 'Lead the change. Work in a team of 64.'],
  ['Team of 64', 'Lead and develop the team of 12.'],
])('"%s" beside "%s" says nothing of who leads', (typed, text) => expect(asLed(typed, [text])).toBeNull());
