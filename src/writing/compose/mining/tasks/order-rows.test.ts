import { describe, expect, it } from 'vitest';
import { realiseVerbPhrase } from '../../language/verb-phrase.ts';
import { readDuty } from './duty.ts';

describe('orders in a row', () => {
  it.each([
    ['Match, batch and code invoices', 'match, batch and code invoices'],
    ['sort, batch and scan cheques', 'sort, batch and scan cheques'],
    ['Grade, crate and label apples', 'grade, crate and label apples'],
    ['pick, crate and label orders for the vans', 'pick, crate and label orders for the vans'],
    ['stock check and order consumables', 'check the stock and order consumables'],
    ['Fridge clean and rotate sauces', 'clean the fridge and rotate sauces'],
    ['van check and log faults', 'check the van and log faults'],
  ])('%s', (raw, said) => {
    expect(readDuty(raw, { lean: 'orders' })?.text).toBe(said);
  });
  it('takes its other forms', () => {
    const duty = readDuty('Match, batch and code invoices', { lean: 'orders' });
    expect(duty && realiseVerbPhrase(duty.phrase, 'ing')).toBe('matching, batching and coding invoices');
  });
  it.each([
    ['stock check and order book', /^check the stock and order/],
    ['food, drink and room sales', /^food, drink/],
    ['budgets, rotas and training plans', /^budgets, rotas and/],
  ])('does not turn %s', (raw, wrong) => {
    expect(readDuty(raw)?.text ?? '').not.toMatch(wrong);
  });
});
