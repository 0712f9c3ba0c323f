import { describe, expect, it } from 'vitest';
import { againstSizes } from './group-sizes.ts';

const line = (brief: string, text: string): string | null => againstSizes(brief)(text);

describe('how many a group has', () => {
  it.each([
    ['Teach small groups of up to six', 'Teach literacy to adults in groups of up to eight', 8, 6],
    ['Classes of at most 12', 'Lead classes of up to 20', 20, 12],
  ])('is what the brief says: %s', (brief, text, theirs, ours) => {
    expect(line(brief, text)).toMatch(new RegExp(`up to ${theirs}, the brief of up to ${ours}\\. We use the brief`));
  });
  it.each([
    ['Teach small groups of up to six', 'Teach adults in groups of up to six'],
    ['Teach small groups of up to six', 'Lead classes of up to 20'],
    ['Groups of up to six on weekdays, groups of up to ten on Saturdays', 'Groups of up to eight'],
    ['Teach adults', 'Teach adults in groups of up to eight'],
  ])('and says nothing against it: %s | %s', (brief, text) => expect(line(brief, text)).toBeNull());
});
