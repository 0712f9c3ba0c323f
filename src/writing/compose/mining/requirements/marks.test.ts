import { describe, expect, it } from 'vitest';
import { mineJobDescription } from '../mine.ts';
import { readMarks } from './marks.ts';
import { readPerson } from './person.ts';
import { partSomebody } from './split.ts';

describe('the marks of a form', () => {
  it.each([
    ['A kind and steady nature E', 'have', 'a kind and steady nature', false],
    ['Experience of evening work D', 'have', 'experience of evening work', true],
    ['Ability to keep clear records E A/I', 'can', 'keep clear records', false],
    ['Knowledge of the Care Act (D) A', 'have', 'knowledge of the Care Act', true],
    ['Experience of running a reading group X AF/I', 'have', 'experience of running a reading group', false],
    ['Current paediatric first aid certificate X C', 'have', 'a current paediatric first aid certificate', false],
    ['Ability to work weekends ✓', 'can', 'work weekends', false],
    ['E2 Experience of budget holding', 'have', 'experience of budget holding', false],
    ['D1. Knowledge of Welsh history', 'have', 'knowledge of Welsh history', true],
    ['Enhanced first aid certificate - D', 'have', 'an enhanced first aid certificate', true],
    ['Two years in a housing team A/I', 'have', 'two years’ experience in a housing team', false],
  ])('%s', (typed, kind, text, desirable) => {
    expect(readPerson(typed)).toMatchObject({ kind, text, desirable });
  });
  it('the mark of a line stands over the name of its list', () => {
    expect(readPerson('E - Ability to write clear reports', 'desirable')).toMatchObject({ desirable: false });
    expect(readPerson('A patient manner E', 'desirable')).toMatchObject({ desirable: false });
  });
  it("of a table's row the first cell is asked for", () => {
    expect(partSomebody('Knowledge; planning law; urban design')).toEqual(['planning law']);
  });
  it.each(['Criteria Essential Desirable Evidence', 'E = Essential D = Desirable A = Application I = Interview'])(
    'the head of a form asks for nothing: %s',
    (typed) => {
      expect(readPerson(typed)).toBeNull();
    },
  );
  it.each(['A driving licence, category D', 'grade D', 'Hepatitis D', 'Licence class E', 'Works on OS X'])(
    'a letter that belongs to its word stays: %s',
    (typed) => {
      expect(readMarks(typed)).toEqual({ text: typed, wish: false, must: false });
    },
  );
});

describe('the legend of a form asks for nothing', () => {
  it.each([
    'E = essential  D = desirable',
    'Person spec: Essential (E) / Desirable (D)',
    'A = application, I = interview, T = test',
    'Key: E essential, D desirable, A application form, R references',
    'Essential criteria are marked E, desirable criteria D',
    'How assessed: AF = application form; INT = interview',
  ])('%s', (line) => {
    expect(readMarks(line)).toBeNull();
    expect(readPerson(line)).toBeNull();
  });
  it('and stands over what is asked', () => {
    const { person, duties } = mineJobDescription(
      'DUTIES\nCut hedges\nMow lawns\n\nPERSON SPEC    E = essential   D = desirable\nChainsaw certificate   E\nKnowledge of roses    D\n',
      '',
    );
    expect(person.map(({ text, desirable }) => [text, desirable])).toEqual([
      ['a chainsaw certificate', false],
      ['knowledge of roses', true],
    ]);
    expect(duties.map(({ text }) => text)).toEqual(['cut hedges', 'mow lawns']);
  });
});
