/** The name of the post before what it asks, and alone in a row. */
import { describe, expect, it } from 'vitest';
import { allExclusions } from '../../ledger/withhold.ts';
import { readPerson } from './person.ts';
import { splitRequirements } from './split.ts';

describe('the name of the post', () => {
  it.each([
    ['Brewer: IBD General Certificate, CIP routines', ['IBD General Certificate', 'CIP routines']],
    ['Weaver - power looms, can read a draft', ['power looms', 'can read a draft']],
    [
      'Nursery manager: level 5 leadership or working towards, safeguarding',
      ['level 5 leadership or working towards', 'safeguarding'],
    ],
    ['Telecom rigger: tower rescue, IPAF', ['tower rescue', 'IPAF']],
    ['Bailiff: enforcement certificate, driving licence', ['enforcement certificate', 'driving licence']],
    ['Film accountant - Movie Magic, union rates', ['Movie Magic', 'union rates']],
  ])('goes before its list: %s', (typed, parts) => {
    expect(splitRequirements(typed)).toEqual(parts);
  });
  it.each(['Qualified electrician: 18th Edition, own tools', 'Good communicator: phone, email'])(
    'stays where it is asked for: %s',
    (typed) => {
      expect(splitRequirements(typed)[0]).toContain(typed.split(':')[0]);
    },
  );
  it.each([
    ['Cellar hand', 'be', 'a cellar hand'],
    ['Harbour master’s assistant', 'be', 'a harbour master’s assistant'],
    ['Playworker', 'be', 'a playworker'],
    ['Saturday afternoons', 'be', 'ready to work Saturday afternoons'],
    ['bank holidays', 'be', 'ready to work bank holidays'],
    ['budget of 2m', 'have', 'experience with a budget of 2m'],
    ['steady hand', 'have', 'a steady hand'],
    ['dark suit', 'have', 'a dark suit'],
  ])('%s', (typed, kind, text) => {
    expect(readPerson(typed)).toMatchObject({ kind, text });
  });
  it.each(['50m in under 60 secs', 'hot and dusty'])('nothing is made of %s', (typed) => {
    expect(readPerson(typed)).toBeNull();
  });
  it('children are nobody who applies', () => {
    expect(allExclusions('works with under 12s')).toEqual([]);
    expect(allExclusions('under 30s only')).not.toEqual([]);
  });
});
