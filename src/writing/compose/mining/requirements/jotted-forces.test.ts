import { describe, expect, it } from 'vitest';
import { buildLedger } from '../../ledger/ledger.ts';
import { makeInput } from '../../testing/input.ts';
import { withPlainForces } from './jotted-forces.ts';

const asked = (skills: string): string[] =>
  buildLedger(makeInput({ advert: { jobTitle: 'Florist' }, brief: { skills } }), false).person.map(
    ({ fact, person }) => `${fact.text}${person.desirable ? ' (wished)' : ''}`,
  );

describe('a force in the middle of a line', () => {
  it.each([
    ['Driving licence - YES needed', 'a driving licence'],
    ['Forklift licence: yes, essential', 'a forklift licence'],
    ['driving licence: YES', 'a driving licence'],
    ['First aid certificate - YES!', 'a first aid certificate'],
  ])('%s', (typed, said) => expect(asked(typed)).toEqual([said]));

  it.each(['Yes to early starts', 'Say yes to guests', 'Driving licence - not needed'])('%s stays', (typed) =>
    expect(withPlainForces(typed)).toBe(typed),
  );
});
