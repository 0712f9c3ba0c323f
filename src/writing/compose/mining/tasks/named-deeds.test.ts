import { describe, expect, it } from 'vitest';
import { readPerson } from '../requirements/person.ts';
import { readDuty } from './duty.ts';
import { splitDuties } from './duty-list.ts';

describe('a verb and its small word that became one noun', () => {
  it.each([
    [
      'Preparation of handover reports and follow-up of open defects',
      'prepare handover reports and follow up open defects',
    ],
    ['Maintenance of stock records & write-off of damaged goods', 'maintain stock records and write off damaged goods'],
    ['Collection of deposits and check-in of guests', 'collect deposits and check in guests'],
    ['Registration of visitors and hand-out of badges', 'register visitors and hand out badges'],
    ['Processing of returns and clean-up of the yard', 'process returns and clean up the yard'],
    ['Supervision of trainees and sign-off of logbooks', 'supervise trainees and sign off logbooks'],
  ])('%s has two verbs', (line, text) => {
    expect(readDuty(line, { fallback: true })?.text).toBe(text);
  });
});

describe('papers and stages that are called so', () => {
  it.each([
    'prepare plans and certificates of title',
    'draft bills of sale and powers of attorney',
    'check proofs of delivery',
    'help joiners with first and second fixing',
    'assist plumbers with first and second fix',
    'contact next of kin',
  ])('%s gets no article', (line) => {
    expect(readDuty(line, { fallback: true })?.text).toBe(line);
  });
  it('leaves a known thing its article', () => {
    expect(readDuty('check locks at end of shift', { fallback: true })?.text).toContain('of the shift');
    expect(readDuty('assist in first instance', { fallback: true })?.text).toContain('in the first instance');
  });
});

describe('what is told of a paper', () => {
  it.each([
    ['A first aid certificate, which we can arrange', 'a first aid certificate, which we can arrange'],
    ['A clear police check, which we pay for', 'a clear police check, which we pay for'],
    [
      "A current passport, which you'll need for trips to Norway",
      "a current passport, which you'll need for trips to Norway",
    ],
    [
      "CSCS card (we'll pay for the test if you haven't got one)",
      "a CSCS card (we'll pay for the test if you haven't got one)",
    ],
    [
      'Manual handling certificate (we do the course in week one)',
      'a manual handling certificate (we do the course in week one)',
    ],
    ['SIA badge (if you have none, we help you apply)', 'an SIA badge (if you have none, we help you apply)'],
  ])('%s stays beside it', (line, text) => {
    expect(readPerson(line)).toMatchObject({ kind: 'have', text });
  });
});

describe('work that is set and marked', () => {
  it.each([
    ['Set work for absent classes', 'set work for absent classes'],
    ['Mark work for other groups', 'mark work for other groups'],
    ['Set homework for Year 8', 'set homework for Year 8'],
    ['bath and brush puppies', 'bath and brush puppies'],
  ])('%s is an order', (line, text) => {
    const read = readDuty(line, { fallback: true });
    expect(read?.text).toBe(text);
    expect(read?.nouns).toBeUndefined();
  });
});

describe('how often', () => {
  it.each([
    [
      'attend meetings of the parish council approx 2 per month',
      'attend meetings of the parish council, about 2 a month',
    ],
    [
      'chair meetings of tenants assoc. approx 1 per quarter',
      'chair meetings of the tenants association, about one a quarter',
    ],
    ['run open days for local schools about three per term', 'run open days for local schools, about three a term'],
    [
      'speak at meetings of growers assoc. about 1 per month',
      'speak at meetings of the growers association, about one a month',
    ],
  ])('%s stands behind a comma', (line, text) => {
    expect(splitDuties(line).map((part) => readDuty(part, { fallback: true })?.text)).toEqual([text]);
  });
  it('is no comma where it is so many', () => {
    expect(readDuty('pick and pack about 40 per day', { fallback: true })?.text).not.toContain(',');
  });
  it.each([
    'visit tenants. chair mtgs of residents assoc. approx 1 per month. file notes.',
    'visit tenants; chair mtgs of residents assoc. 1 per month; file notes',
    'Visit tenants.\nChair meetings of residents assoc. 2 per month.\nFile notes.',
  ])('a stop behind a short word ends nothing: %s', (list) => {
    expect(splitDuties(list)).toHaveLength(3);
  });
});

describe('nouns under one head', () => {
  it.each([
    ['Participation in HAZOP and management of change', 'take part in HAZOP and management of change'],
    ['Participation in audits and review of incidents', 'take part in audits and review of incidents'],
    ['Cannulation of the fistula and care of catheters', 'cannulate the fistula and care for catheters'],
    ['Installation of pumps and care of filters', 'install pumps and care for filters'],
    ['Hand finishing and polishing of die cavities', 'hand-finish and polish die cavities'],
    ['Spray painting and sanding of panels', 'spray-paint and sand panels'],
    ['Deep cleaning and sanitising of kitchens', 'deep-clean and sanitise kitchens'],
  ])('%s', (line, text) => {
    expect(readDuty(line)?.text).toBe(text);
  });
  it.each([
    ['Participation in the on-call rota', 'take part in the on-call rota'],
    ['Cash handling and banking of fines', 'handle cash and bank fines'],
    ['Preparation of reports and management of the diary', 'prepare reports and manage the diary'],
    ['Active participation in trade fairs', 'take an active part in trade fairs'],
  ])('others are as they were: %s', (line, text) => {
    expect(readDuty(line)?.text).toBe(text);
  });
  it.each([
    ['You will join a laboratory of seven people and report to the head of laboratory 2'],
    ['Join a team of nine fitters'],
    ["You'll join a kitchen brigade of eight"],
  ])('whom one works with is no task: %s', (line) => {
    expect(readDuty(line)).toBeNull();
  });
});

describe('on what terms, behind a dash', () => {
  it.each([
    [
      "Operate machines such as the planer - only after you're trained and signed off",
      "operate machines such as the planer only after you're trained and signed off",
    ],
    ['Learn to drive the forklift - once you are 18', 'learn to drive the forklift once you are 18'],
    ['Give vaccines – under the supervision of a vet', 'give vaccines under the supervision of a vet'],
    ['Use the crane - if licensed', 'use the crane if licensed'],
    ['Stock shelves - see page 4', 'stock shelves'],
    ['Take bookings - phone and email', 'take bookings'],
  ])('%s', (line, text) => {
    expect(readDuty(line)?.text).toBe(text);
  });
});
