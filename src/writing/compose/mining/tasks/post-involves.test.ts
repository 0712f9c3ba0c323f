/** What a role involves is what its holder does. */
import { expect, it } from 'vitest';
import { readDuty } from './duty.ts';

it.each([
  ['The role also involves the negotiation of contracts for book supply.', 'negotiate contracts for book supply'],
  ['The job includes the supervision of two apprentices', 'supervise two apprentices'],
  ['This post involves the preparation of budgets', 'prepare budgets'],
  ['The position also entails training of volunteers', 'train volunteers'],
  ['Your role will include the inspection of bridges', 'inspect bridges'],
  ['The work mainly involves checking of invoices', 'check invoices'],
  ['The role involves managing a team of six', 'manage a team of six'],
  ['The post also covers the maintenance of three boilers', 'maintain three boilers'],
])('%s', (typed, text) => expect(readDuty(typed)?.text).toBe(text));
it.each([
  'The role involves some travel',
  'The job includes a van',
  'The post covers two sites',
  'The role also involves people',
])('but nothing of %s', (typed) => expect(readDuty(typed)?.text ?? '').not.toMatch(/^(?:some|a van|two|people)/));
