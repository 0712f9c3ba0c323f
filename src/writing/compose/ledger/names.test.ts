import { describe, expect, it } from 'vitest';
import { cleanText } from './clean.ts';
import { companyName, findOtherCompanies } from './company.ts';
import { readPlace } from './place.ts';
import { displayTitle } from './title.ts';

describe('names', () => {
  it.each([
    ['VAN DER MEER TRANSPORT BV', 'Van der Meer Transport BV'],
    ['ACME LTD', 'Acme Ltd'],
    ['SOUTH BAY INN', 'South Bay Inn'],
    ['NHS', 'NHS'],
    ['Corrib Dental', 'Corrib Dental'],
  ])('%s is %s', (raw, name) => {
    expect(companyName(raw)).toBe(name);
  });
  it.each([
    ['LORRY DRIVER C+E (m/w/d)', 'Lorry Driver C+E'],
    ['Driver C+E', 'Driver C+E'],
  ])('%s is %s', (raw, text) => {
    expect(displayTitle(raw, null)?.text).toBe(text);
  });
  it('a place ends with its sentence', () => {
    expect(readPlace('Stavanger. Salary NOK 1,100,000')?.name).toBe('Stavanger');
    expect(readPlace('St. Albans')?.name).toBe('St. Albans');
  });
  it.each([
    [
      'Harper & Stone LLP is recruiting. At Harper & Stone LLP we offer £90,000.',
      'Aldwark Legal',
      ['Harper & Stone LLP'],
    ],
    ['Join Brightwater Homes as a carer. At Brightwater Homes, we care.', 'Larchfield Homes', ['Brightwater Homes']],
    ['Larchfield is hiring. At Larchfield we care.', 'Larchfield Homes', []],
    ['We work with Tesco plc. At Easter we close.', 'Larchfield Homes', []],
  ])('%s', (text, employer, others) => {
    expect(findOtherCompanies(text, employer)).toEqual(others);
  });
});

describe('cleaning', () => {
  it('drops what hangs on a script of an element', () => {
    expect(cleanText('empathy; <b onmouseover=alert(1)>hover</b>').text).toBe('empathy;');
  });
  it.each([
    ['<div onclick="steal()">To make every guest feel at home.</div>', 'To make every guest feel at home.'],
    ["<p onmouseover='x()'>We care for our people.</p>", 'We care for our people.'],
    ['<div onclick="go(\'a>b\')">To help every child read</div>', 'To help every child read'],
    ['<a href="javascript:alert(1)">Our aim is calm</a>', 'Our aim is calm'],
    ['<script>alert(1)</script>To be kind to all', 'To be kind to all'],
    ['<svg onload="a()"><text>x</text></svg>To be kind to all', 'To be kind to all'],
  ])('keeps the words inside an element that has an order: %s', (typed, words) => {
    expect(cleanText(typed).text.trim()).toBe(words);
  });
  it('keeps short names of the trade in a text of capitals', () => {
    expect(cleanText('MEET QA AND AHT TARGETS\nHMO FROM DAY ONE').text).toBe(
      'Meet QA and AHT targets\nHMO from day one',
    );
  });
});
