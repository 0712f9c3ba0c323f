import { describe, expect, it } from 'vitest';
import { readImperatives } from './imperatives.ts';

const said = (value: string) => readImperatives([{ id: '1', value }]).required.map(({ statement }) => statement);

describe('what is to be said behind "that" is a sentence', () => {
  it.each([
    ['Say that field training lasts eight weeks', 'Field training lasts eight weeks'],
    ['Say that parking costs nothing', 'Parking costs nothing'],
    ['Say that overtime stays voluntary', 'Overtime stays voluntary'],
    ['Say that pay rises each April', 'Pay rises each April'],
    ['Mention that ovens heat from four', 'Ovens heat from four'],
    ['Say that no one works Christmas Day', 'No one works Christmas Day'],
    ['Say that exam fees are on us', 'Exam fees are on us'],
    ['Say that sleep-ins count as hours', 'Sleep-ins count as hours'],
    ['Say that seniority matters less than care', 'Seniority matters less than care'],
  ])('%s', (typed, text) => expect(said(typed)).toMatchObject([{ kind: 'clause', text }]));

  it('is a thing without it', () => {
    expect(said('Mention the free bus')).toMatchObject([{ kind: 'np', text: 'The free bus' }]);
    expect(said('Mention pay rises each April')[0]?.text).toBe('You get pay rises each April');
  });
});
