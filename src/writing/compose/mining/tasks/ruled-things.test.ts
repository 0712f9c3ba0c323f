/** Verb-shaped nouns at the head of a line: a strategy and its kind, a change of tools, and the one who leads. */
import { describe, expect, it } from 'vitest';
import { readDuty } from './duty.ts';

const said = (line: string): string | undefined => readDuty(line, { fallback: true })?.text;

describe('a kind before what is steered is nothing that is done', () => {
  it.each([
    ['Model governance for the long-term care model', 'model governance for the long-term care model'],
    ['Rate increase strategy and support for state filings', 'rate increase strategy and support for state filings'],
    ['Market access strategy for oncology', 'market access strategy for oncology'],
    ['Load balancing strategy', 'load balancing strategy'],
    ['Supply chain strategy', 'supply chain strategy'],
    ['Trade policy for the Americas', 'trade policy for the Americas'],
    ['Mould change on two lines', 'mould change on two lines'],
  ])('%s', (line, name) => {
    expect(readDuty(line)).toBeNull();
    expect(readDuty(line, { fallback: true })?.nouns).toEqual([name]);
  });

  it.each([
    ['Shape strategy for the region', 'shape the strategy for the region'],
    ['Review governance arrangements', 'review governance arrangements'],
    ['Support strategy and planning', 'support the strategy and planning'],
    ['Model cash flows for the closed block', 'model cash flows for the closed block'],
    ['Model the risk strategy', 'model the risk strategy'],
    ['Change filters and oil', 'change filters and oil'],
  ])('but an order is one: %s', (line, order) => {
    expect(said(line)).toBe(order);
  });
});

describe('one person without an article is nobody whom one leads', () => {
  it.each([
    [
      'Lead actuary for the long-term care block, about 210,000 policies',
      'act as lead actuary for the long-term care block, about 210,000 policies',
    ],
    ['Lead teacher for maths across two schools', 'act as lead teacher for maths across two schools'],
    ['Lead software engineer on the billing service', 'act as lead software engineer on the billing service'],
  ])('%s', (line, place) => {
    expect(said(line)).toBe(place);
  });

  it.each([
    ['Lead six actuaries', 'lead six actuaries'],
    ['Lead engineers on two sites', 'lead engineers on two sites'],
    ['Lead the engineer on the gearbox', 'lead the engineer on the gearbox'],
    ['Lead customer service for the region', 'lead customer service for the region'],
  ])('but others are led: %s', (line, order) => {
    expect(said(line)).toBe(order);
  });
});
