/** Forces that a paper types in signs of its own. */
import { describe, expect, it } from 'vitest';
import { cleanText } from '../../ledger/clean.ts';
import { mineJobDescription } from '../mine.ts';
import { readPerson } from '../requirements/person.ts';
import { splitRequirements } from '../requirements/split.ts';
import { keepMarks } from './paper.ts';

const paper = (lines: readonly string[]): string =>
  cleanText(keepMarks(['Duties', '- Plan the rota', '- Lead the shift', '', 'Requirements', ...lines].join('\n'))).text;
const asked = (...lines: string[]): string[] =>
  mineJobDescription(paper(lines), '', 'X').person.map(({ text, desirable }) => `${desirable ? 'wish: ' : ''}${text}`);

describe('a force in a sentence of its own', () => {
  it('is of the line before it', () => {
    expect(
      asked(
        '7.1.1 B.Pharm, M.Pharm or B.Tech. Essential.',
        '7.1.2 Management qualification from a reputed institute. Desirable.',
        '7.1.3 A forklift licence. Preferred.',
      ).filter((text) => /management|forklift/i.test(text)),
    ).toEqual(['wish: a management qualification from a reputed institute', 'wish: a forklift licence']);
  });
  it('and so it is in a row', () => {
    expect(
      splitRequirements('Forklift ticket. Desirable. Good English. Essential').map(
        (part) => readPerson(part)?.desirable,
      ),
    ).toEqual([true, false]);
  });
});
