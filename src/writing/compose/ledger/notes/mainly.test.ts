import { describe, expect, it } from 'vitest';
import { readNotes } from '../notes.ts';
import { ofMainly } from './mainly.ts';

describe('a note that opens with how far it holds', () => {
  it.each([
    ['Mainly nights', 'You work mainly nights'],
    ['Mostly days with some weekends', 'You work mostly days with some weekends'],
    ['Predominantly night shifts', 'You work predominantly night shifts'],
    ['Sometimes weekends', 'You sometimes work weekends'],
    ['Mostly field-based', 'The job is mostly field-based'],
    ['Partly remote', 'The job is partly remote'],
    ['Mainly outdoors', 'You work mainly outdoors'],
    ['Mainly with children under five', 'You work mainly with children under five'],
    ['Largely office work', 'The job is largely office work'],
    ['Primarily theatre work, with some ward cover', 'The job is primarily theatre work, with some ward cover'],
    [
      'Mainly labour ward, with a rotation to the community team after six months',
      'You work mainly on the labour ward, with a rotation to the community team after six months',
    ],
  ])('%s', (typed, said) => {
    expect(readNotes(typed, [])).toEqual([said]);
  });
  it.each(['Mainly general medicine clinic', 'Mostly residential property', 'Mainly conveyancing and wills'])(
    '%s is none that is surely one',
    (typed) => {
      expect(ofMainly(typed)).toBeNull();
    },
  );
});
