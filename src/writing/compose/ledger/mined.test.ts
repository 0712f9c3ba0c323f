import { describe, expect, it } from 'vitest';
import { mineOnce } from './mined.ts';

const paper = 'Duties\n- Mend nets\n- Grade the catch\nRequirements\n- Skipper ticket\n';

describe('a job description that was read before', () => {
  it('is read the same, and is nobody else’s', () => {
    const first = mineOnce(paper, 'nets', 'Deckhand', new Set(['Mallaig']));
    const texts = first.duties.map(({ text }) => text);
    first.duties.length = 0;
    for (const line of first.person) line.text = 'changed';
    const again = mineOnce(paper, 'nets', 'Deckhand', new Set(['Mallaig']));
    expect(again.duties.map(({ text }) => text)).toEqual(texts);
    expect(again.person.map(({ text }) => text)).not.toContain('changed');
  });
});
