import { describe, expect, it } from 'vitest';
import { withNouns } from './pointing-back.ts';

describe('a task that points back at another', () => {
  it.each([
    [['visit tenants', 'check their boilers'], 'check tenants’ boilers'],
    [['Greet guests at the door', 'take their coats'], 'take guests’ coats'],
    [['meet new starters', 'show them round'], 'show new starters round'],
  ])('%j has its noun', (tasks, said) => {
    expect(withNouns(tasks).at(-1)).toBe(said);
  });
  it.each([
    [['visit tenants', 'help residents with their meals']],
    [['write the rota', 'check their boilers']],
    [['update patient records', 'support them in the yard']],
    [['collect the used glasses', 'wash them']],
    [['visit tenants', 'order stock', 'paint walls']],
    [['calm under pressure', 'know their names']],
    [['visit patients at home', 'teach people to change their own dressing']],
    [['visit families', 'help the parent with their child']],
    [['treat residents', 'show the carer how to check their feet']],
    [['assess learners', 'ask the family about their needs']],
    [['support apprentices', 'keep each one to their plan']],
    [['train volunteers', 'do their own rota']],
    [['meet customers', 'let a colleague sign their form']],
  ])('%j stays', (tasks) => {
    expect(withNouns(tasks)).toEqual(tasks);
  });
  it('may point further back', () => {
    expect(withNouns(['visit tenants', 'check their boilers', 'explain their bills to them'])).toEqual([
      'visit tenants',
      'check tenants’ boilers',
      'explain tenants’ bills to them',
    ]);
  });
});
