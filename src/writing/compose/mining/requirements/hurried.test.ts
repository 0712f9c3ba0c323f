import { describe, expect, it } from 'vitest';
import { joinBroken } from '../../language/broken-words.ts';
import { asSaid } from './named.ts';
import { readPerson } from './person.ts';

describe('notes that lack a small word', () => {
  it.each([
    ['Full driving licence + car', 'a full driving licence and a car'],
    ['Any degree', 'a degree in any subject'],
    ['Any stream graduate', 'a degree in any subject'],
    ['Degree any discipline', 'a degree in any subject'],
    ['Any nursing council registration', 'registration with any nursing council'],
    ['Any trade qualification', 'a trade qualification of any kind'],
    ['Any experience in care', 'some experience in care'],
    ['1 yr roofing', '1 year of roofing experience'],
    ['2 yrs scaffolding', '2 years of scaffolding experience'],
    ['1yr min retail', 'at least 1 year of retail experience'],
    ['min 2 yrs tiling', 'at least 2 years of tiling experience'],
    ['BPT min', 'at least a BPT'],
    ['BPT from a recognised university', 'a BPT from a recognised university'],
    ['MVR clean', 'a clean MVR'],
    ['Good number skills, GCSE maths or similar', 'good number skills (GCSE maths or similar)'],
    [
      'Completed commercial apprenticeship or comparable training',
      'a completed commercial apprenticeship or comparable training',
    ],
    ['Finished apprenticeship', 'a finished apprenticeship'],
    ['Completed vocational training', 'completed vocational training'],
  ])('%s', (line, text) => {
    const read = readPerson(line);
    expect(read && asSaid(read)).toMatchObject({ kind: 'have', text });
  });
  it('is a wish where it says so', () => {
    expect(readPerson('Ideally 1 yr roofing')).toMatchObject({ text: '1 year of roofing experience', desirable: true });
  });
});

describe('German papers', () => {
  it.each([
    ['Staplerschein', 'a forklift licence'],
    ['Valid forklift licence (Staplerschein, DGUV 308-001)', 'a valid forklift licence'],
    ['Führerschein Klasse B', 'a class B driving licence'],
    ['Kaufmännische Ausbildung', 'a commercial apprenticeship'],
    ['Gesellenbrief', "a journeyman's certificate"],
    ['Deutsch B2', 'German at B2'],
  ])('%s', (line, text) => {
    expect(readPerson(line)).toMatchObject({ kind: 'have', text });
  });
});

describe('words that a paper broke', () => {
  it.each([
    ['in-cluding nights', 'including nights'],
    ['two years of expe-rience', 'two years of experience'],
    ['quali- fied electrician', 'qualified electrician'],
    ['safety instruc-tions', 'safety instructions'],
    ['on-going training', 'on-going training'],
    ['pre-school children', 'pre-school children'],
    ['day- and night shifts', 'day- and night shifts'],
    ['full-time', 'full-time'],
    ['self-motivated', 'self-motivated'],
    ['co-ordinate', 'co-ordinate'],
    ['re-cover chairs', 're-cover chairs'],
  ])('%s', (typed, text) => {
    expect(joinBroken(typed)).toBe(text);
  });
});
