import { describe, expect, it } from 'vitest';
import { wishInFull } from './wishes-in-full.ts';

describe('a wish or a demand of a description without its verb is said with its force', () => {
  it.each([
    ['forklift ticket helps', 'A forklift ticket helps'],
    ['Forklift licence an advantage', 'A forklift licence is an advantage'],
    ['German useful', 'German is useful'],
    ['Sage 200 a plus', 'Sage 200 is a plus'],
    ['MLS preferred, not a must', 'MLS is preferred but not needed'],
    ['Experience preferred', 'Experience is preferred'],
    ['2 years experience needed', 'You need 2 years’ experience'],
    ['Min 1 year experience in retail essential', 'You need at least 1 year’s experience in retail'],
    ['RN required', 'RN is required'],
    ['German B1 needed', 'German B1 is needed'],
    ['STCW and ENG1 required', 'STCW and ENG1 are required'],
    ['ITI must', 'ITI is essential'],
    ['2 years site experience a plus', '2 years’ site experience is a plus'],
    ['Full clean licence', 'You need a full clean licence'],
    ['Must be good with children', 'You must be good with children'],
    ['must ride out', 'You must ride out'],
    ['Will train', 'We will train you'],
  ])('%s', (note, sentence) => expect(wishInFull(note)).toBe(sentence));
  it.each([
    'Working language is English, German is useful',
    'Three years post reg preferred',
    'Weekend shifts preferred',
    'School leavers preferred',
    'You would be useful',
    'Not a must',
    'DBS required',
    'Must haves: tools',
    'Must be over 21',
    'Must see',
    'Fire marshal an advantage',
    'Licence to print money',
  ])('%s is left to others', (note) => expect(wishInFull(note)).toBeNull());
});
