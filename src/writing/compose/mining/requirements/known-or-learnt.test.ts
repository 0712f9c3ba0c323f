import { describe, expect, it } from 'vitest';
import { readPerson } from './person.ts';

describe('known, or learnt soon', () => {
  it.each([
    ['knows AI calendar or willing to learn', 'know AI calendar or are willing to learn'],
    ['knows Sage or willing to learn', 'know Sage or are willing to learn'],
    ['AI tools or willing to learn', 'know AI tools or are willing to learn'],
    ['Canva, or keen to learn it', 'know Canva or are keen to learn it'],
    ['can weld or happy to be taught', 'can weld or are happy to be taught'],
    ['drives a tractor or wants to learn', 'drive a tractor or want to learn'],
  ])('%s', (line, text) => {
    expect(readPerson(line)).toMatchObject({ kind: 'do', text });
  });

  it.each([
    ['French or willing to learn', 'speak French or are willing to learn'],
    ['Welsh speaker or willing to learn', 'a Welsh speaker or willing to learn'],
    ['Able to ride or willing to learn', 'able to ride or willing to learn'],
    ['Knowledge of Xero or prepared to learn', 'knowledge of Xero or the willingness to learn it'],
  ])('as before: %s', (line, text) => {
    expect(readPerson(line)?.text).toBe(text);
  });
});

describe('what somebody became, in one thing or another', () => {
  it.each([
    'trained in Parents Plus or Incredible Years',
    'trained in manual handling or first aid',
    'certified in PRINCE2 or AgilePM',
    'qualified in Bobath or Vojta',
    'accredited in Makaton or PECS',
    'trained in Team Teach or PRICE',
  ])('%s', (line) => {
    expect(readPerson(line)).toMatchObject({ kind: 'be', text: line });
  });

  it.each([
    ['Time-served or HNC', /^are time-served or have an HNC$/],
    ['Trained in joinery or an NVQ Level 2', /joinery or have an? .*Level 2/],
    ['Registered with the CIEH or EHRB', /^registered with the CIEH or EHRB$/],
    ['qualified as a plumber or gas engineer', /^qualified as a plumber or gas engineer$/],
  ])('as before: %s', (line, text) => {
    expect(readPerson(line)?.text).toMatch(text);
  });
});

describe('names of columns', () => {
  it.each(['Education / Experience / License', 'Qualifications / Skills / Experience', 'Licenses/Certifications'])(
    'ask for nothing: %s',
    (line) => {
      expect(readPerson(line)).toBeNull();
    },
  );
  it.each([
    ['Education/Experience: 2 years in a lab', '2 years’ experience in a lab'],
    ['Education/Experience/Certification: high school diploma or GED', 'a high school diploma or GED'],
  ])('only lead: %s', (line, text) => {
    expect(readPerson(line)?.text).toBe(text);
  });
  it.each(['driving licence / forklift licence', 'degree / diploma / equivalent', 'Sales experience', 'IT skills'])(
    'as before: %s',
    (line) => {
      expect(readPerson(line)).not.toBeNull();
    },
  );
});

describe('what a post is subject to', () => {
  it.each([
    ['The post holder will be subject to an enhanced DBS check', 'have', 'an enhanced DBS check'],
    ['All staff are subject to a PVG check', 'have', 'a PVG check'],
    ['Successful candidate will be subject to Garda vetting', 'can', 'pass Garda vetting'],
    ['This role is subject to an Access NI check', 'have', 'an Access NI check'],
    ['Experience of subject access requests', 'have', 'experience of subject access requests'],
    ['Subject knowledge in physics to A-level', 'have', 'subject knowledge in physics to A-level'],
  ])('%s', (line, kind, text) => {
    expect(readPerson(line)).toMatchObject({ kind, text });
  });
});
