import { describe, expect, it } from 'vitest';
import { readPerson } from './person.ts';

describe('where somebody lives and how they get to work', () => {
  it.each([
    ['Live and work within 5 mins of the station', 'do', 'live and work within 5 minutes of the station'],
    ['Live within 20 miles of Bristol', 'do', 'live within 20 miles of Bristol'],
    ['Lives within an hour of the airport', 'do', 'live within an hour of the airport'],
    [
      'Must live or work within 10 minutes of the fire station',
      'do',
      'live or work within 10 minutes of the fire station',
    ],
    ['Reside within the county', 'do', 'reside within the county'],
    ['work within 10 minutes of the lifeboat station', 'do', 'work within 10 minutes of the lifeboat station'],
    ['ride to work', 'have', 'a ride to work'],
    ['reliable ride to the yard', 'have', 'a reliable ride to the yard'],
    ['own way to get to work', 'have', 'your own way to get to work'],
    ['way to get to work', 'have', 'a way to get to work'],
    ['reliable transportation to job sites', 'have', 'reliable transportation to job sites'],
    ['own transport to site', 'have', 'your own transport to site'],
    ['can ride to work', 'have', 'a ride to work'],
  ])('%s', (line, kind, text) => expect(readPerson(line)).toMatchObject({ kind, text }));

  it.each([
    'work within budget',
    'work within 24 hours of receipt',
    'ride horses to the yard',
    'can ride to work by bike',
  ])('%s is read as before', (line) =>
    expect(readPerson(line)?.text ?? '').not.toMatch(/^(?:a ride|work within 24 hours of receipt of)/),
  );
});
