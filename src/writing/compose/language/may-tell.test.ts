import { describe, expect, it } from 'vitest';
import { mayTellFact } from './may-tell.ts';

describe('what may be a fact told of a thing', () => {
  it.each([
    ['Loud kitchens cook worse food'],
    ['Tired nurses make mistakes'],
    ['Rushed joints cost double'],
    ['Good stock sells itself'],
    ['Clear notes save everyone time'],
    ['A short queue keeps people calm'],
  ])('%s', (text) => expect(mayTellFact.test(text)).toBe(true));
  it.each([
    ['Peer support and a counselor after every hard call'],
    ['Two checks before each run'],
    ['Eighteen pupils to a teacher'],
    ['Paid breaks'],
    ['Dust sheets down, boots off'],
    ['A rota fixed for a month'],
    ['Staff discounts every month'],
  ])('%s is a thing', (text) => expect(mayTellFact.test(text)).toBe(false));
});
