import { describe, expect, it } from 'vitest';
import { beforeOthers } from './before-others.ts';
import { allExclusions } from './withhold.ts';

describe('people who come before others', () => {
  it.each([
    'Native Goans first',
    'We hire Goans before outsiders',
    'We hire locals before outsiders',
    'Locals first',
    'Goans over outsiders',
    'Irish people before anyone else',
    'We favour Marathi people',
    'British workers first',
    'Jobs for local people first',
    'Sons of the soil get priority',
    'Local youth given preference',
    'Priority to Maharashtrian candidates',
    'Germans before foreigners',
    'For people like us',
    'We hire people like ourselves',
    'Candidates from North India preferred',
    'No one from Bihar',
  ])('%s', (text) => {
    expect(beforeOthers(text)).not.toBeNull();
    expect(allExclusions(text)).not.toEqual([]);
  });
  it.each([
    'Local producers',
    'Local knowledge',
    'Local people run this shop',
    'We buy from local farms first',
    'Put patients first',
    'Safety first',
    'Customers first',
    'People before profit',
    'People before paperwork',
    'Children first',
    'Repair before replace',
    'We answer residents before lunch',
    'Locals come here for lunch',
    'First aid',
    'We hire for attitude before experience',
    'Mental health first aider',
    'Photograph each item before it is sent',
    'Products for people like us',
    'Members before shareholders',
    'Residents before rota',
    'Neighbours first',
    'Members first',
    'Irish beef before imports',
    'Local apples before imports',
    'Town before traffic',
    'Welsh lamb first',
    'Ask locals first',
    'We ask our neighbours before we build',
    'Apprentices first',
    'Hire from within first',
    'Promote our own people first',
    'We hire our own apprentices before agencies',
    'First job, first pay',
    'No one from Head Office will ring you',
    'Candidates from Kerala University preferred',
  ])('are none: %s', (text) => expect(allExclusions(text)).toEqual([]));
});
