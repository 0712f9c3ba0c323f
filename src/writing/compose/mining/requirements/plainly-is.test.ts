import { describe, expect, it } from 'vitest';
import { readPerson } from './person.ts';
import { splitRequirements } from './split.ts';

const read = (text: string) =>
  splitRequirements(text).map((part) => {
    const fact = readPerson(part);
    return fact ? `${fact.kind}: ${fact.text}` : null;
  });

describe('who or how somebody is, in words that look like things', () => {
  it.each([
    ['HCPC registered prosthetist/orthotist', 'be: an HCPC registered prosthetist/orthotist'],
    ['state registered dietitian', 'be: a state registered dietitian'],
    ['NMC registered adult nurse', 'be: an NMC registered adult nurse'],
    ['Carpenter or joiner by trade', 'be: a carpenter or joiner by trade'],
    ['baker by trade', 'be: a baker by trade'],
    ['curious how things work', 'be: curious how things work'],
    ['honest about mistakes', 'be: honest about mistakes'],
    ['driving licence or learning to drive', 'do: have a driving licence or are learning to drive'],
    ['full licence, or learning to drive', 'do: have a full licence or are learning to drive'],
    ["A degree isn't required", 'without: a degree'],
    ['experience in a shop is not needed', 'without: experience in a shop'],
    ['leadership qualification at level 5', 'have: a leadership qualification at Level 5'],
    [
      'management qualification at level 7 or willing to finish one',
      'have: a management qualification at Level 7 or the willingness to finish one',
    ],
    ['2+ years as analyst', 'have: 2+ years’ experience as an analyst'],
    ['3 yrs hands-on', 'have: 3 years of hands-on experience'],
    ['one year as a welder', 'have: one year’s experience as a welder'],
    ['able to pass BCI background check and TB test', 'can: pass a BCI background check and a TB test'],
    ['Strong SQL and PostGIS', 'have: strong SQL and PostGIS skills'],
  ])('%s', (typed, said) => {
    expect(read(typed)).toEqual([said]);
  });

  it.each([
    ['CSCS registered card', 'have'],
    ['registered nurse experience', 'have'],
    ['driving licence or willing to learn', 'have'],
    ['chartered or working towards it', 'be'],
    ['cake decorating by hand', 'have'],
  ])('%s stays what it was', (typed, kind) => {
    expect(readPerson(typed)?.kind).toBe(kind);
  });
});

describe('rows that hold several demands', () => {
  it('are parted where a language, a deed or a body of its own follows', () => {
    expect(splitRequirements('4 to 6 yrs in plating, salt spray testing, Tamil or Kannada')).toEqual([
      '4 to 6 yrs in plating',
      'salt spray testing',
      'Tamil or Kannada',
    ]);
    expect(splitRequirements('BSc in Clinical Measurement Science, ISCP or IICMP membership')).toEqual([
      'BSc in Clinical Measurement Science',
      'ISCP or IICMP membership',
    ]);
    expect(splitRequirements('hands-on with at least one screen reader, reads HTML and ARIA')).toHaveLength(2);
    expect(splitRequirements('good with a budget, at ease in front of members')).toHaveLength(2);
    expect(splitRequirements('can show bids won, clear writer')).toEqual(['can show bids won', 'clear writer']);
    expect(splitRequirements('can read drawings, head for heights, lift 20 kg')[1]).toBe('head for heights');
  });
  it('are parted where a licence follows a trait', () => {
    expect(splitRequirements('good head in a crisis, at least a Category B licence')).toHaveLength(2);
  });
  it('stay whole where they are one', () => {
    expect(splitRequirements('experience in sales, marketing or PR')).toHaveLength(1);
    expect(splitRequirements('degree in law, economics or history')).toHaveLength(1);
    expect(splitRequirements('some Bulgarian, Romanian or Russian')).toHaveLength(1);
  });
});
