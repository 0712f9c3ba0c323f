import { describe, expect, it } from 'vitest';
import { fuller } from '../../ledger/same/fuller-requirement.ts';
import { isDegreeOf } from '../../ledger/same/same-degree.ts';
import { asksSame } from '../../ledger/same/same-requirement.ts';
import { readPerson } from './person.ts';
import { splitRequirements } from './split.ts';

describe('a check that a rule asks for', () => {
  it.each([
    ['Police vetting will apply', 'police vetting'],
    ['Subject to an enhanced PVG check', 'an enhanced PVG check'],
    ['The post is subject to a medical check', 'a medical check'],
    ['A credit check applies to this role', 'a credit check'],
  ])('%s is asked for', (line, text) => {
    expect(readPerson(line)).toMatchObject({ kind: 'have', text, loose: true });
  });
  it('is none where something is given', () => {
    expect(readPerson('Shift allowance applies to this role')).toBeNull();
  });
});

describe('what stands behind a licence', () => {
  it.each([
    ['Driving licence, full, clean', ['a full clean driving licence']],
    ['German driving licence, clean, class C+E', ['a clean German driving licence (category C+E)']],
    ['UK driving licence, full; own van', ['a full UK driving licence', 'your own van']],
    ['driving licence, own car', ['a driving licence', 'your own car']],
  ])('%s says which', (line, texts) => {
    expect(splitRequirements(line).map((part) => readPerson(part)?.text)).toEqual(texts);
  });
});

describe('shapes of notes', () => {
  it.each([
    ["CORU reg'd OT", 'be', 'a CORU registered occupational therapist'],
    ["NMC reg'd midwife", 'be', 'an NMC registered midwife'],
    ['ITI turner', 'be', 'an ITI turner'],
    ['Ideally with a background in farming', 'have', 'a background in farming'],
    ['Preferably with knowledge of Sage', 'have', 'knowledge of Sage'],
    ['Series 63 licence', 'have', 'a Series 63 licence'],
    ['Registered Manager qualification', 'have', 'a Registered Manager qualification'],
  ])('%s', (line, kind, text) => {
    expect(readPerson(line)).toMatchObject({ kind, text });
  });
});

describe('one paper in brief and job description', () => {
  it.each([
    [
      'Level 2 in childcare',
      'a full and relevant Level 2 qualification (or above)',
      'a full and relevant Level 2 qualification in childcare (or above)',
    ],
    ['Level 3 in adult care', 'a recognised Level 3 diploma', 'a recognised Level 3 diploma in adult care'],
    ['Level 4 in accounting', 'a relevant Level 4 qualification', 'a relevant Level 4 qualification in accounting'],
  ])('%s, %s', (brief, job, said) => {
    expect(asksSame(brief, job)).toBe(true);
    expect(fuller(brief, job)).toBe(said);
  });
  it('is two at two levels', () => {
    expect(asksSame('Level 2 in childcare', 'a relevant Level 3 qualification')).toBe(false);
  });
  it.each([
    [
      'a degree in surveying or a related subject',
      'a RICS-accredited degree',
      'a RICS-accredited degree in surveying or a related subject',
    ],
    ['a degree in psychology', 'a BPS accredited degree', 'a BPS-accredited degree in psychology'],
    ['a degree in engineering', 'a degree accredited by the IET', 'a degree in engineering, accredited by the IET'],
  ])('%s, %s', (brief, job, said) => {
    expect(isDegreeOf(brief, job, false)).toBe(true);
    expect(fuller(brief, job)).toBe(said);
  });
});
