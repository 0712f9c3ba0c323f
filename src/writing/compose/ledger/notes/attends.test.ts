import { describe, expect, it } from 'vitest';
import { sayNote } from './say-note.ts';

describe('where somebody is, and what is paid so', () => {
  it.each([
    ['College is one day a week in Nottingham', 'You go to college in Nottingham one day a week'],
    ['School is two days a week in Ulm', 'You go to school in Ulm two days a week'],
    ['University is every Friday in Mainz', 'You go to university in Mainz every Friday'],
    ['College is on Mondays', 'You go to college on Mondays'],
    ['Tuesdays and Wednesdays in the studio', 'You are in the studio on Tuesdays and Wednesdays'],
    ['Mondays at our office', 'You are at our office on Mondays'],
    ['Some call-outs, paid at time and a half', 'There are some call-outs, paid at time and a half'],
    ['Occasional Saturdays, paid at double time', 'There are occasional Saturdays, paid at double time'],
  ])('%s', (note, said) => {
    expect(sayNote(note)).toBe(said);
  });

  it.each(['College is paid for', 'Wednesdays are busy in the shop', 'Training is paid at your full rate'])(
    'leaves alone: %s',
    (note) => {
      expect(sayNote(note)).not.toMatch(/^(?:You go to|You are|There)/);
    },
  );
});
