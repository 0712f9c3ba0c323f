import { describe, expect, it } from 'vitest';
import { withNouns, withTheirTask } from './pointing-back.ts';

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

describe('a task that says nothing alone', () => {
  it.each([
    [['trace heirs', 'explain the claim to them'], ['trace heirs and explain the claim to them']],
    [['interview witnesses', 'write up their statements'], ['interview witnesses and write up their statements']],
    [['inspect flats', 'send reports about them to owners'], ['inspect flats and send reports about them to owners']],
    [['turn out horses', 'put rugs on them'], ['turn out horses and put rugs on them']],
    [['cut and fire tiles', 'check their colour'], ['cut and fire tiles, and check their colour']],
    [['dig the grave', 'lay boards around it'], ['dig the grave and lay boards around it']],
  ])('%j stands behind the one before it', (tasks, said) => expect(withTheirTask(tasks)).toEqual(said));
  it.each([
    [['keep the log', 'help residents with their meals']],
    [['run the shop', 'support students in their own homes']],
    [['sweep up', 'drive the bus and keep it clean']],
    [['make dough', 'shape loaves']],
  ])('%j stay', (tasks) => expect(withTheirTask(tasks)).toEqual(tasks));
});
