import { describe, expect, it } from 'vitest';
import { lowerFirst } from './first-capitals.ts';

describe('a program or a method whose name is a word', () => {
  it.each([
    'Workday experience',
    'Sage experience',
    'Sage 50 experience',
    'Lean experience',
    'Access knowledge',
    'Word skills',
    'Notion experience',
    'Workday',
    'Sage or Xero',
    'Slack and Teams',
    'Outlook, Word and Excel',
    'Workday HCM certification',
    'Monday.com boards',
  ])('keeps its capital: %s', (text) => expect(lowerFirst(text)).toBe(text));
  it.each([
    'Access to a car',
    'Access control experience',
    'Word processing skills',
    'Teams of six',
    'Lean times ahead',
    'Greenhouse experience',
    'Chef experience',
    'Bar experience',
    'Spring and summer work',
    'Express delivery experience',
  ])('and no name is made of a word: %s', (text) =>
    expect(lowerFirst(text)).toBe(text.charAt(0).toLowerCase() + text.slice(1)),
  );
});
