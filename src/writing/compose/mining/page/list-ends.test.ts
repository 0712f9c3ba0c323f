/** Where a list of what is asked ends, and what questions over a paragraph ask. */
import { describe, expect, it } from 'vitest';
import { mineJobDescription } from '../mine.ts';

const asked = (...lines: string[]): string[] =>
  mineJobDescription(lines.join('\n'), '', 'Xxx').person.map(({ text }) => text);
const list = ['What we look for:', '- A driving licence', '- Two years on a farm', ''];
const inIt = ['a driving licence', 'two years’ experience on a farm'];

describe('behind a list of marked lines and an empty one', () => {
  it.each([
    'Tools: we give you a full starter set',
    'Practical test day in May.',
    'Uniform laundered on site.',
    'Staff meals and parking free.',
    'Van with fuel card.',
    'Interviews will be held on 3 March in Cork.',
    'Boots and coat given.',
    'Lodge paid when away.',
  ])('nothing is asked that only tells: %s', (line) => {
    expect(asked(...list, line)).toEqual(inIt);
  });
  it.each([
    ['You must have a CSCS card.', 'a CSCS card'],
    ['The post is subject to an enhanced DBS check.', 'an enhanced DBS check'],
    ['Experience of milking would be an advantage.', 'experience of milking'],
    ['Ability to reverse a trailer', 'reverse a trailer'],
  ])('what asks plainly still does: %s', (line, text) => {
    expect(asked(...list, line)).toEqual([...inIt, text]);
  });
  it('a name above further marked lines closes nothing', () => {
    expect(asked(...list, 'Languages', '- German B1')).toEqual([...inIt, 'German at B1']);
  });
  it('a list without marks goes on', () => {
    expect(asked('Requirements', 'A driving licence', '', 'Own tools', '', 'Patience')).toEqual([
      'a driving licence',
      'your own tools',
      'patient',
    ]);
  });
});

describe('a question above a paragraph', () => {
  it.each(['What is it?', 'How long does it take?', 'Where does it lead?', 'How does it work?'])(
    'tells of the job, and asks for nothing: %s',
    (question) => {
      expect(
        asked('Baker', question, 'A three-year apprenticeship leading to the Level 3 diploma.', '', ...list),
      ).toEqual(inIt);
    },
  );
  it.each(['What do you need?', 'Who are you?'])('may ask: %s', (question) => {
    expect(asked(question, '- A driving licence', '- Own tools')).toEqual(['a driving licence', 'your own tools']);
  });
});
