import { describe, expect, it } from 'vitest';
import { isOfTask, withAmountsWhole } from './amounts-of-tasks.ts';
import { findPayLine, namesAnyPay } from './pay-lines.ts';

describe('an amount that a task is about is no pay', () => {
  it.each([
    'Manage the activities budget of\n€300 per month',
    'Look after a float of €300 per month',
    '- Control a monthly spend of €300 per month',
    'To meet a sales target of €300 per day',
    'Collect a rent roll of about €3,000 a month',
    'Run a portfolio worth €40,000 a year',
    'Manage a €300 a month craft budget',
    'Handle €4,000 a day',
    'You will count and bank €4,000 a day',
    'Responsible for handling €900 a day in cash',
    'Spend an allowance for materials of €300 per month',
    'Order craft materials costing\n€200 a month',
  ])('%s', (text) => {
    expect(findPayLine(text, 'en-IE')).toBeNull();
    expect(namesAnyPay(text)).toBe(false);
  });
});

describe('pay is read wherever it stands as a term', () => {
  it.each([
    ['€2,300 per month', 2300],
    ['Salary of\n€2,300 per month', 2300],
    ['Manage a team of six. €2,300 per month.', 2300],
    ['Drive our vans, €2,600 a month', 2600],
    ['Drive for us on €2,600 a month', 2600],
    ['Deliver parcels from €120 a day', 120],
    ['Manage the budget and earn €2,300 per month', 2300],
    ['You get €2,300 a month', 2300],
    ['You will start on €2,300 a month', 2300],
    ['Pays €16.50 an hour', 16.5],
    ['Work nights for €2,700 a month', 2700],
    ['Paint houses: €180 a day', 180],
  ])('%s', (text, from) => {
    expect(isOfTask(withAmountsWhole(text))).toBe(false);
    expect(findPayLine(text, 'en-IE')?.from).toBe(from);
  });
});
