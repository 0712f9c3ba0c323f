/** How somebody may be reached, said in whole words. */
import { describe, expect, it } from 'vitest';
import { readImperatives } from './imperatives.ts';

const said = (value: string): string[] => readImperatives([{ id: '1', value }]).required.map(({ text }) => text);

describe('a way to get in touch', () => {
  it.each([
    ['text is fine', 'You can get in touch by text'],
    ['email or WhatsApp ok', 'You can get in touch by email or WhatsApp'],
    ['phone or text ok', 'You can get in touch by phone or text'],
    ['ring yard', 'Ring the yard'],
    ['call office before 5pm', 'Call the office before 5pm'],
    ['ask for a look on board', 'Come for a look on board'],
  ])('%s', (typed, text) => {
    expect(said(typed)).toEqual([text]);
  });

  it.each([
    ['a phone call is fine', 'A phone call is fine'],
    ['part-time is fine', 'Part-time is fine'],
    ['ring Maya', 'Ring Maya'],
    ['Ask for two photos of your desserts', 'Send us two photos of your desserts'],
  ])('but what is whole or no way stays: %s', (typed, text) => {
    expect(said(typed)).toEqual([text]);
  });
});
