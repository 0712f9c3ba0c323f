import { describe, expect, it } from 'vitest';
import { isNoOrder, mayBeWhatNoneDoes } from './none-does.ts';

describe('notes whose first words look like something else', () => {
  it.each([
    'No straw thaws on your watch',
    'No guest waits at our door',
    'No parcel sleeps in our depot',
    'No late shift ends after ten',
  ])('what none of them does: %s', (text) => {
    expect(mayBeWhatNoneDoes(text)).toBe(true);
  });
  it.each(['No weekend work', 'No cold calls', 'No two days alike', 'No experience needed'])(
    'what there is none of: %s',
    (text) => {
      expect(mayBeWhatNoneDoes(text)).toBe(false);
    },
  );
  it.each([
    'Head cook retires at Easter',
    'Lead nurse works nights',
    'Car essential as families live all over the county',
  ])('no order: %s', (text) => {
    expect(isNoOrder(text)).toBe(true);
  });
  it.each(['Head a team of six', 'Lead the night shift at our depot', 'Lead weekly sessions in schools'])(
    'an order: %s',
    (text) => {
      expect(isNoOrder(text)).toBe(false);
    },
  );
});
