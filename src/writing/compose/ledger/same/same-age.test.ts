import { describe, expect, it } from 'vitest';
import { sameAge, sameProduct } from './same-age.ts';
import { asksSame } from './same-requirement.ts';

describe('an age in two wordings', () => {
  it.each([
    ['at least 18 years of age on the closing date', '18 or over'],
    ['over 17', 'aged 17'],
    ['18+', '18 or older'],
    ['21 years old', 'at least 21'.concat(' years of age')],
    ['at least 18 years old', '18 and over'],
    ['a minimum of 20 years of age', '20 or over'],
    ['aged 16 or over', '16+'],
    ['be at least 18 years of age', '18 years or older'],
  ])('%s: %s', (one, other) => {
    expect(sameAge(one, other)).toBe(true);
    expect(asksSame(one, other)).toBe(true);
  });
  it.each([
    ['18 or over', '21 or over'],
    ['18 years of experience', '18 or over'],
    ['at least 20 years in the trade', '20 or over'],
    ['able to lift 18 kg', '18+'],
  ])('%s and %s are two', (one, other) => expect(sameAge(one, other)).toBe(false));
});

describe('a product by its two names', () => {
  it.each([
    ['know Postgres', 'know PostgreSQL'],
    ['know Kubernetes', 'experience with K8s'],
    ['know JavaScript', 'knowledge of JS'],
    ['know Node.js', 'know NodeJS'],
    ['experience with SQL Server', 'know MSSQL'],
    ['know Power BI', 'know PowerBI'],
    ['know Adobe Photoshop', 'experience with Photoshop'],
    ['know AWS', 'experience of Amazon Web Services'],
    ['know MS Excel', 'know Microsoft Excel'],
  ])('%s: %s', (one, other) => expect(sameProduct(one, other)).toBe(true));
  it.each([
    ['know Postgres', 'know MySQL'],
    ['know Java', 'know JavaScript'],
    ['know SQL Server', 'know SQL'],
    ['know React', 'know React Native'],
  ])('%s and %s are two', (one, other) => expect(sameProduct(one, other)).toBe(false));
});
