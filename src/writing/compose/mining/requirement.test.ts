import { describe, expect, it } from 'vitest';
import { readLines } from './lines.ts';
import { mineJobDescription } from './mine.ts';
import { readPerson } from './person.ts';
import { splitRequirements } from './split-requirements.ts';

describe('a requirement', () => {
  it.each([
    ['smiley', { kind: 'be', text: 'smiley' }],
    ['on time', { kind: 'be', text: 'on time' }],
    ['Physically able for the role', { kind: 'be', text: 'physically able for the role' }],
    ['data driven', { kind: 'be', text: 'data driven' }],
    ['HCPC registered (or awaiting)', { kind: 'be', text: 'HCPC registered (or awaiting)' }],
    ['18+', { kind: 'be', text: '18 or over' }],
    ['you prefer simple solutions', { kind: 'do', text: 'prefer simple solutions' }],
    ['Access to a car', { kind: 'have', text: 'access to a car' }],
    ['audit exposure preferred', { kind: 'have', text: 'audit exposure', desirable: true }],
    ['2-4 years', { kind: 'have', text: '2 to 4 years of experience' }],
    [
      'Prior warehouse exp. preferred, not required',
      { kind: 'have', text: 'prior warehouse experience', desirable: true },
    ],
    ['No more than 6pts', { kind: 'have', text: 'no more than 6 points' }],
    [
      'highly organised, able to juggle several projects',
      { kind: 'be', text: 'highly organised and able to juggle several projects' },
    ],
  ])('"%s" is read for what it is', (typed, read) => {
    expect(readPerson(typed)).toMatchObject(read);
  });
  it.each(['project finance', 'report writing', 'some travel (~10%)', '3+ years main contractor'])(
    '"%s" is nothing that somebody has, so it stands behind a colon',
    (typed) => {
      expect(readPerson(typed)).toMatchObject({ kind: 'have', loose: true });
    },
  );
  it('with an alternative of another kind is made one of a kind', () => {
    expect(readPerson('NVQ 2 or willing to work towards')?.text).toBe('NVQ 2 or the willingness to work towards it');
  });
  it('after a row that has its "or" is another requirement', () => {
    expect(splitRequirements('Degree in planning or similar, RTPI member or eligible, report writing')).toHaveLength(3);
  });
});

describe('a job description', () => {
  it('keeps lines apart that were not broken by the width of the paper', () => {
    const { lines } = readLines(
      [
        'Essential',
        'At least 3 years of post-qualification experience in development (E)',
        'Full membership of the RTPI (D)',
        'A long paragraph that is as wide as the paper was when somebody typed it all those years ago into it',
      ].join('\n'),
    );
    expect(lines.map(({ text }) => text)).toContain('Full membership of the RTPI (D)');
  });
  it('reads the marks of a table: what is ticked as desirable is not asked', () => {
    const { person } = mineJobDescription(
      'PERSON SPECIFICATION\nCriteria  Essential  Desirable\nHCPC registration  X\nPrevious NHS experience    X\n',
      '',
    );
    expect(person.find(({ text }) => /NHS/.test(text))?.desirable).toBe(true);
    expect(person.find(({ text }) => /HCPC/.test(text))?.desirable).toBe(false);
  });
  it('asks for nothing of what it offers, and not for its own title', () => {
    const { person } = mineJobDescription(
      'ROLE PROFILE: CHIEF FINANCIAL OFFICER\nYour profile\n- Fluent English\nOur offer\n- 30 days of vacation\n',
      '',
    );
    expect(person.map(({ text }) => text)).toEqual(['Fluent English']);
  });
});
