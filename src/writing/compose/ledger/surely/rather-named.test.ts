import { describe, expect, it } from 'vitest';
import { isRatherNamed } from './rather-named.ts';

describe('what begins like an order and is none', () => {
  it.each([
    'raise after 90 days',
    'raise after the first six months',
    'review at six months',
    'pay rise after a year',
    'raise after probation',
    'drive through',
    'drive-through and counter',
    'plan the day, five in all',
    'identify hazardous containers and segregation',
    'label drums and disposal',
    'haul pots, gut and ice',
    'land the catch, gut and ice',
    'direct sales and direct mail',
    'direct feed to line 2',
    'mix consoles',
    'monitor engineering',
    'fence, cut and bale silage',
    'milk, feed and bed calves',
    'report the results within agreed',
    'file orders under the correct',
    'work to deadlines within set',
  ])('%s', (text) => expect(isRatherNamed(text)).toBe(true));

  it.each([
    'raise invoices after 90 days',
    'review patients at six months',
    'follow up after 90 days',
    'drive through the forest',
    'drive the van',
    'lead the pickers and packers, five in all',
    'run two sites, five in all',
    'identify hazardous containers and label them',
    'manage waste and disposal',
    'lift loads and carry them',
    'serve teas, coffees and cakes',
    'haul pots, mend nets and gear',
    'direct the sales staff',
    'direct visitors to their seats',
    'mix sound and light',
    'mix mortar',
    'monitor engineering works',
    'fence, drain and hedge fields',
    'milk, feed and bed cows',
    'report the results within agreed timescales',
    'price work as agreed',
    'get the stall set',
  ])('%s is an order', (text) => expect(isRatherNamed(text)).toBe(false));
});
