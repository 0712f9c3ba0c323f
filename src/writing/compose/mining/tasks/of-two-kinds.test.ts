import { describe, expect, it } from 'vitest';
import { parseVerbPhrase } from '../../language/verb-phrase.ts';
import { namedWork } from './named-work.ts';

const said = (name: string): string[] | undefined =>
  namedWork(name)?.map(({ verb, name: what }) => (verb === null ? what : `${verb} ${what}`));

describe('one piece of work on two kinds', () => {
  it.each([
    ['cash and stock reconciliations', 'do cash and stock reconciliations'],
    ['sales and purchase invoices', 'process sales and purchase invoices'],
    ['cash and card payments', 'process cash and card payments'],
    ['stock and cash checks', 'carry out stock and cash checks'],
  ])('%s: %s', (name, whole) => {
    expect(said(name)).toEqual([whole]);
  });
  it('is not found where the first is work by itself', () => {
    expect(said('banking and stock checks')).toHaveLength(2);
  });
});

describe('two nouns before what is done with both', () => {
  it.each(['cash and stock recs', 'cash and card payments', 'stock and cash checks', 'fire and gas records'])(
    '%s: is no order',
    (text) => {
      expect(parseVerbPhrase(text)).toBeNull();
    },
  );
  it.each(['cash and balance tills', 'load and stock vans', 'water and feed stock', 'order and cook supplies'])(
    '%s: is two',
    (text) => {
      expect(parseVerbPhrase(text)?.heads).toHaveLength(2);
    },
  );
});
