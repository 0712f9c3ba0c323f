import { describe, expect, it } from 'vitest';
import { hasMainVerb } from './main-verb.ts';

describe('a main verb', () => {
  it.each([
    'Your own patch, from market stalls to a dairy plant.',
    'In this job, your own patch, from market stalls to a dairy plant.',
    'At Reed & Row, your own reed knife, mallet and leggett, yours to keep.',
    '28 staff and more volunteers than we can count.',
    'The 16 weeks of paid training.',
    'The three-month overlap.',
    'The two-week release cycle.',
    'A small practice with 140 clients, mostly farms, fishermen and pubs.',
    'Never on call.',
    'No tickets from people you never meet.',
    'A workshop where we play what we make.',
    'Nine stallholders and a baker who knows everyone.',
  ])('is in none of it: %s', (text) => expect(hasMainVerb(text)).toBe(false));

  it.each([
    'The job in Ballycoolin, Dublin 15 pays from €16.40 an hour plus a 25% night premium.',
    'Every letter you send changes where someone lives.',
    'The person we hire will have a good eye for colour.',
    'With this job you get a room above the tap house.',
    'All six of our past apprentices still work here.',
    'People who use our services sit on every interview panel.',
    'Half of what we sell we grow ourselves.',
    'If you know Excel, so much the better.',
    'Hybrid working applies.',
    'At Nore, the report says what we saw.',
    'Five guests at most, so staff know each one well.',
    'Two days each month go on something you want to find out.',
    'Set parameters.',
    'A fact about us: 40 moorings.',
    '“Own it” is one of our values.',
    'In fiscal 2025 our partners served 9.4 million meals.',
    'Experience with a till system such as Gastronovi would be useful.',
  ])('is in it: %s', (text) => expect(hasMainVerb(text)).toBe(true));
});
