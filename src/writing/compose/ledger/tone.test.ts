import { describe, expect, it } from 'vitest';
import { readTone } from './tone.ts';

describe('a tone of voice', () => {
  it.each([
    'Adventurous',
    'Curious',
    'Factual',
    'Cheerful',
    'Straight-talking',
    'Down-to-earth',
    'Empathetic',
    'Candid',
    'Understated',
    'Gracious',
    'Plainspoken',
    'Elegant',
    'Practical',
    'Persuasive',
    'Young and fresh',
  ])('%s is known', (name) => {
    expect(readTone(name).known).toBe(true);
  });
  it('moves the dials the way that its name says', () => {
    expect(readTone('Adventurous').energy).toBeGreaterThan(readTone('Understated').energy);
    expect(readTone('Empathetic').warmth).toBeGreaterThan(readTone('Factual').warmth);
    expect(readTone('Gracious').warmth).toBeGreaterThan(readTone('Elegant').warmth);
    expect(readTone('Persuasive').directness).toBeGreaterThan(readTone('Poetic').directness);
    expect(readTone('Dignified').formality).toBeGreaterThan(readTone('Easy-going').formality);
  });
  it('is neutral, and said to be unknown, where no word of it is known', () => {
    expect(readTone('Zephyrine')).toEqual({ formality: 3, warmth: 3, energy: 3, directness: 3, known: false });
  });
});
