import { describe, expect, it } from 'vitest';
import { mineJobDescription } from '../mine.ts';
import { withoutPartNames } from './numbered-parts.ts';

const paper = [
  '5. ESSENTIAL REQUIREMENTS',
  '5.1 Age',
  'Candidates must be at least 18 years of age.',
  '5.2 Place of residence and work',
  'Candidates must live within five minutes of the station.',
  '5.3 Fitness and aptitude',
  '- A step test',
  '5.4 Driving licence',
  'Candidates must hold a full category B driving licence.',
];

describe('names of the parts of a numbered section', () => {
  it.each(['Place of residence and work', 'Fitness and aptitude', 'Age'])('%s stands in no line', (name) => {
    expect(withoutPartNames(paper).join('\n')).not.toContain(`${name}\n`);
  });
  it('keeps every sentence and the heading above them', () => {
    expect(withoutPartNames(paper)).toEqual(expect.arrayContaining(paper.filter((line) => !/^5\.\d/.test(line))));
  });
  it('asks for none of them', () => {
    const { person } = mineJobDescription(paper.join('\n'), '');
    expect(person.map(({ text }) => text).join()).not.toMatch(/place of residence|aptitude/);
  });
  it.each([
    [['3.1 Prepare the weekly rota', '3.2 Order stock for the shop', '3.3 Train new starters', '3.4 Bank the takings']],
    [['1.1 Clean the pens.', 'Feed calves.', '1.2 Milk cows.', 'Mow lawns.']],
    [['2.5 years of work', 'A licence.']],
  ])('a list of points stays: %s', (lines) => expect(withoutPartNames(lines)).toEqual(lines));
});
