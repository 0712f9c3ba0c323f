import { describe, expect, it } from 'vitest';
import { isSurelyAsked } from '../../ledger/surely/asked.ts';
import { findExclusions } from '../../ledger/withhold.ts';
import { readPerson } from './person.ts';

describe('two halves of which each has its verb', () => {
  it.each([
    ['registered with the GDC and drive', 'are registered with the GDC and drive'],
    [
      'Accurate with large volumes of data and remain strictly impartial',
      'are accurate with large volumes of data and remain strictly impartial',
    ],
    [
      'You have a completed commercial education and enjoy dealing with numbers',
      'have a completed commercial education and enjoy dealing with numbers',
    ],
    ['can swim or will learn', 'can swim or will learn'],
    ['Can drive or is learning', 'can drive or are learning'],
    ['21 or over to serve alcohol', 'are 21 or over, to serve alcohol'],
  ])('%s', (typed, text) => {
    expect(readPerson(typed)).toMatchObject({ kind: 'do', text, desirable: false });
  });
  it.each([
    ['Comfortable with animals and children', 'be', 'comfortable with animals and children'],
    ['willing to learn and be part of a team', 'be', 'willing to learn and be part of a team'],
    ['experienced in sales and service', 'be', 'experienced in sales and service'],
    ['Able to listen and understand', 'can', 'listen and understand'],
    ['Good at listening and able to write', 'be', 'good at listening and able to write'],
  ])('leaves what is one thing: %s', (typed, kind, text) => {
    expect(readPerson(typed)).toMatchObject({ kind, text });
  });
});

describe('what looks like something else', () => {
  it.each([
    ['B.Pharm or Pharm.D', 'have', 'a B.Pharm or Pharm.D'],
    ['Pharm.D or M.Pharm (Pharmacy Practice)', 'have', 'a Pharm.D or M.Pharm (Pharmacy Practice)'],
    ['First aid certificate not older than two years', 'have', 'a first aid certificate not older than two years'],
    [
      'Diploma in Tool & Die Making or Mechanical Engineering',
      'have',
      'a diploma in Tool and Die Making or Mechanical Engineering',
    ],
    ['Full member of CIPFA/ACCA', 'be', 'a full member of CIPFA/ACCA'],
    ['1 year post-ASYE', 'have', '1 year’s experience after ASYE'],
    ['Handy yourself', 'be', 'handy yourself'],
    ['But you do need to be good with a tape measure', 'be', 'good with a tape measure'],
  ])('%s', (typed, kind, text) => {
    expect(readPerson(typed)).toMatchObject({ kind, text, desirable: false });
  });
  it.each(['An HGV licence would be handy', 'PASMA handy'])('a wish stays one: %s', (typed) => {
    expect(readPerson(typed)).toMatchObject({ desirable: true });
  });
  it.each([
    [
      { kind: 'have', text: 'manual handling training (given here)', desirable: false },
      'manual handling training (given here)',
    ],
    [
      { kind: 'have', text: 'experience of CIP modules already begun', desirable: true, sure: true },
      'CIP modules already begun a plus',
    ],
    [{ kind: 'have', text: 'experience of hands-on mentality', desirable: false, sure: true }, 'hands-on mentality'],
    [
      { kind: 'have', text: 'experience of moving and handling in date', desirable: false, sure: true },
      'moving and handling in date',
    ],
    [{ kind: 'can', text: 'say 200 loaves a night', desirable: false }, 'say 200 loaves a night'],
    [
      { kind: 'be', text: 'calm with data and remains impartial', desirable: false },
      'calm with data and remains impartial',
    ],
  ] as const)('is told, and in no text: %o', (fact, typed) => {
    expect(isSurelyAsked(fact, typed)).toBe(false);
  });
});

describe('who is shut out', () => {
  it.each(['English must be mother tongue', 'US citizens born here only', 'must be school leaver 16-18'])(
    '%s',
    (typed) => {
      expect(findExclusions(typed).map(({ about }) => about)).not.toContain('family or marital status');
      expect(findExclusions(typed)).toHaveLength(1);
    },
  );
  it.each(['School leavers welcome', 'help citizens born abroad', 'work with school leavers aged any age'])(
    'nobody: %s',
    (typed) => {
      expect(findExclusions(typed)).toEqual([]);
    },
  );
});

describe('what is cut short or allowed', () => {
  it.each([
    [
      { kind: 'be', text: 'chartered or near chartered structural eng', desirable: false },
      'Chartered or near chartered structural eng',
    ],
    [
      { kind: 'have', text: 'a CA qualification with 2-3 attempts ok', desirable: false, sure: true },
      'CA with 2-3 attempts ok',
    ],
    [{ kind: 'can', text: 'mould flow', desirable: true }, 'mould flow added advantage'],
    [
      { kind: 'can', text: 'pass pre-employment physical, drug test', desirable: false },
      'Must pass pre-employment physical, drug test',
    ],
    [{ kind: 'can', text: 'work with children check', desirable: false }, 'working with children check'],
    [{ kind: 'have', text: 'experience with Evidence of CPD', desirable: false, sure: true }, 'Evidence of CPD'],
  ] as const)('is told: %o', (fact, typed) => {
    expect(isSurelyAsked(fact, typed)).toBe(false);
  });
  it.each([
    [{ kind: 'can', text: 'climb ladders', desirable: false }, 'ability to climb ladders'],
    [{ kind: 'can', text: 'pass a drug test', desirable: false }, 'Must pass a drug test'],
    [{ kind: 'can', text: 'change a barrel', desirable: false }, 'change a barrel'],
    [{ kind: 'have', text: 'experience with bearings', desirable: false, sure: true }, 'bearings'],
  ] as const)('stays: %o', (fact, typed) => {
    expect(isSurelyAsked(fact, typed)).toBe(true);
  });
});

describe('the verb of every joined clause goes with "you"', () => {
  it.each([
    ['asks questions and is polite to customers', 'ask questions and are polite to customers'],
    ['writes things down and is kind to patients', 'write things down and are kind to patients'],
    ['reads a manual and is not afraid of a phone', 'read a manual and are not afraid of a phone'],
    ['has a licence and is good with dogs', 'have a licence and are good with dogs'],
    ["keeps promises and isn't late", "keep promises and aren't late"],
    ['You read drawings and you measure twice', 'read drawings and measure twice'],
  ])('%s', (typed, text) => expect(readPerson(typed)?.text).toBe(text));
  it.each([
    ['know what you want and you say it', 'know what you want and you say it'],
    ['knows dogs and horses', 'know dogs and horses'],
    ['able to listen and be patient', 'listen and be patient'],
  ])('nothing is changed: %s', (typed, text) => expect(readPerson(typed)?.text).toBe(text));
});
