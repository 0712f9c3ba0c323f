import { describe, expect, it } from 'vitest';
import { readDuty } from './duty.ts';
import { isRatherName, leanOf } from './parallel.ts';

const names = ['Shampooing', 'mixing colour', 'front desk', 'a share of the cooking at weekends'];
const orders = [
  'Collect documents',
  'verify income and assets',
  'submit files to underwriting',
  'keep borrowers posted',
];

describe('a list in one form', () => {
  it('is of orders, of names, or of neither', () => {
    expect(leanOf(orders)).toBe('orders');
    expect(leanOf(names)).toBe('things');
    expect(leanOf(['Dispense prescriptions', 'blister packs', 'HSE claims', 'answer the phone'])).toBeNull();
    expect(leanOf([])).toBeNull();
  });

  it.each(['support plans', 'blow drys', 'model nights on Tuesdays', 'access reviews'])(
    'makes a name of what could be either, among names: %s',
    (line) => {
      const duty = readDuty(line, { fallback: true, lean: leanOf([...names, line]) });
      expect(duty?.nouns).toEqual([line]);
    },
  );

  it.each(['clear conditions', 'share planning', 'issue permits'])('and an order, among orders: %s', (line) => {
    const duty = readDuty(line, { fallback: true, lean: leanOf([...orders, line]) });
    expect(duty?.nouns).toBeUndefined();
    expect(duty?.text).toBe(line);
  });

  it.each([
    'spot checks',
    'credit checks on new customers',
    'stock integrity, including weekly counts',
    'slope stability analysis',
  ])('leaves a name that no order looks like: %s', (line) => {
    expect(isRatherName(line)).toBe(true);
    const duty = readDuty(line, { fallback: true, lean: 'orders' });
    expect(duty?.nouns?.length).toBe(1);
  });

  it.each(['Serve customers', 'train the new starters', 'support residents with their shopping', 'stock the shelves'])(
    'leaves an order that no name looks like: %s',
    (line) => {
      expect(isRatherName(line)).toBe(false);
      expect(readDuty(line, { fallback: true, lean: 'things' })?.nouns).toBeUndefined();
    },
  );
});
