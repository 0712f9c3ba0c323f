import { describe, expect, it } from 'vitest';
import { readDuty } from './duty.ts';

const said = (line: string): string | undefined => readDuty(line, { fallback: true, lean: 'orders' })?.text;

describe('what somebody is helped, asked or taught to do is a verb, and gets no article', () => {
  it.each([
    'Help newcomers to register with a dentist',
    'Support carers to claim the allowances they are due',
    'Help residents to shop online',
    'Enable young people to progress to an apprenticeship',
    'Make it easy for walkers to book',
    'Create displays that make it easy to shop',
    'Make sure orders are ready to ship',
    'Invite members to vote on the menu',
  ])('%s', (line) => {
    expect(said(line)?.toLowerCase()).toBe(line.toLowerCase());
  });
  it.each([
    ['Deliver stock to shop', 'deliver stock to the shop'],
    ['Help guests to room', 'help guests to the room'],
    ['Ask tenants to report faults to site manager', 'ask tenants to report faults to the site manager'],
  ])('a place keeps its article: %s', (line, text) => {
    expect(said(line)).toBe(text);
  });
});

describe('departments that one works with have no article', () => {
  it.each([
    'Work with product and fraud to spot patterns',
    'Liaise with risk and legal on new terms',
    'Work with editorial and design to plan each issue',
  ])('%s', (line) => {
    expect(said(line)?.toLowerCase()).toBe(line.toLowerCase());
  });
  it('single people and firms have', () => {
    expect(said('Liaise with client and architect')).toBe('liaise with the client and architect');
  });
});

describe('named deeds in a row under one verb stay named', () => {
  it.each([
    'Own the design, build and operation of the booking service',
    'Manage the purchase, storage and distribution of timber',
    'Oversee the care and discharge of patients',
  ])('%s', (line) => {
    expect(said(line)?.toLowerCase()).toBe(line.toLowerCase());
  });
  it.each([
    ['Clean the workshop and maintenance of tools', 'clean the workshop and maintain tools'],
    ['Design, build and operation of rigs', 'design, build and operate rigs'],
  ])('a verb with another object stands apart: %s', (line, text) => {
    expect(said(line)).toBe(text);
  });
});

it.each(['Close sales and hand over to the fitters', 'Agree orders and follow up with suppliers'])(
  'a verb with its particle is no further thing: %s',
  (line) => {
    expect(said(line)?.toLowerCase()).toBe(line.toLowerCase());
  },
);
