import { describe, expect, it } from 'vitest';
import { readSaid } from './said-in-brief.ts';

const said = (brief: string, step: 2 | 6): string[] => readSaid(brief, step, new Set()).said.map(({ value }) => value);

describe('when somebody is to be called', () => {
  it.each([
    ['Ring Dessie. After six.', 'Ring Dessie after six'],
    ['Call in and ask for Noreen. Any day but Monday.', 'Call in and ask for Noreen any day but Monday'],
    ['Ring the office. Weekdays before noon.', 'Ring the office on weekdays before noon'],
  ])('stands in the sentence of the call: %s', (brief, one) =>
    expect(said(brief, 6).map((value) => value.replace(/[.]$/, ''))).toEqual([one]),
  );
  it.each(['Ring Dessie. After that we meet on site.', 'Send a CV. By then you will have heard from us.'])(
    'a sentence of its own stays one: %s',
    (brief) => expect(said(brief, 6).length).toBeGreaterThan(1),
  );
  it('and elsewhere nothing is put together', () => expect(said('Mention the pier. After six.', 2)).toHaveLength(2));
});

describe('what one can do', () => {
  it.each([
    ['One can also only call', 'You can also just call'],
    ['They may also call Mr Beck', 'You may also call Mr Beck'],
    ['One can visit us on Fridays', 'You can visit us on Fridays'],
  ])('is said to the reader: %s', (brief, one) => expect(said(brief, 6)).toEqual([one]));
  it('and what one of them does is not', () =>
    expect(said('One of us calls back', 6)).toEqual(['One of us calls back']));
});
