import { describe, expect, it } from 'vitest';
import { mineJobDescription } from '../mine.ts';
import { asksForCheck, readCheck } from './checks.ts';
import { readPerson } from './person.ts';

describe('a check before somebody starts', () => {
  it.each([
    ['An enhanced DBS check is required for this post.', 'an enhanced DBS check'],
    ['The postholder will be required to undergo an enhanced DBS check.', 'an enhanced DBS check'],
    ['Garda vetting is required for this role', 'Garda vetting'],
    ['A basic disclosure is needed for this position', ''],
    ['The successful candidate must undergo Garda vetting before appointment.', 'Garda vetting'],
    ['A credit check will be carried out before you start', 'a credit check'],
    ['You will need to pass a background check.', 'a background check'],
    ['Standard DBS is required for the role', 'a standard DBS check'],
    ['Security clearance is essential for this role', 'security clearance'],
  ])('%s', (line, text) => {
    expect(readCheck(line)?.text ?? '').toBe(text);
  });

  it.each([
    'Undergo training in food hygiene',
    'Carry out hourly checks and record them on the tablet',
    'Complete DBS checks for new volunteers',
    'An enhanced DBS check may be needed for some sites',
    'Security checks are made at the gate every night',
    'We pay for the DBS check',
  ])('is not in "%s"', (line) => {
    expect(asksForCheck(line)).toBe(false);
  });

  it('is asked for below the list, and is no task', () => {
    const mined = mineJobDescription(
      'Main duties\n• Bathe and dress residents\n• Serve meals in the lounge\n\nPerson specification\nEssential\n- A kind manner\n- Good spoken English\nDesirable\n- Experience of dementia care\n\nThe postholder will be required to undergo an enhanced DBS check.\nThe post holder may be asked to carry out other duties.',
      'Care Assistant',
    );
    expect(mined.person.find(({ text }) => /DBS/.test(text))).toMatchObject({
      text: 'an enhanced DBS check',
      desirable: false,
    });
    expect(mined.duties.map(({ text }) => text).join()).not.toMatch(/DBS/);
  });
});

describe('what somebody has to get through', () => {
  it.each([
    ['Pass a background check', 'pass a background check'],
    ['Clear background check', 'pass a background check'],
    ['Must pass police clearance', 'pass police clearance'],
    ['Subject to a background check and drug screen', 'pass a background check and a drug screen'],
    ['pass the background check and drug test', 'pass a background check and a drug test'],
    ['Must be able to pass a credit check', 'pass a credit check'],
  ])('%s', (typed, text) => expect(readPerson(typed)).toMatchObject({ kind: 'can', text }));
  it.each(['Subject to an enhanced DBS check', 'An enhanced DBS check', 'Police clearance'])(
    'is had, or the post is subject to it: %s',
    (typed) => expect(readPerson(typed)?.kind).toBe('have'),
  );
});
