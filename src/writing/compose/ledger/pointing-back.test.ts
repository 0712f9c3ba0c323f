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
