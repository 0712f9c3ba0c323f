/** Further short forms of hasty typing, in the texts that come of them. */
import { describe, expect, it } from 'vitest';
import type { QuestionNumber } from '../../questions.ts';
import { ask, siteManager } from '../../testing/ask.ts';

const write = (question: QuestionNumber, text: string): string => ask(siteManager, question, text).contents.join('\n');

describe('what was typed in a hurry', () => {
  it.each<[QuestionNumber, string, string | RegExp]>([
    [2, 'won a 3 yr council contract so need 2 more gangs asap', 'a 3-year council contract'],
    [2, 'own van needed, cis or paye up to you', 'CIS or PAYE is up to you.'],
    [4, 'cisrs part 2 min, must turn up', /\bCISRS part 2/],
    [4, 'must drive, full licence wd be handy', /full licence/],
    [4, 'calm, tidy, school leavers considered', 'We consider school leavers too.'],
    [4, 'calm, tidy, shd read drawings', 'You should read drawings.'],
    [5, 'van, xmas bonus if contract on target', 'if the contract is on target'],
    [5, '22 days hols + BH if paye, van', "if you're on PAYE"],
    [6, '14 of us, 2 breaks 30 min + 15 min', 'breaks (of 30 and 15 minutes)'],
    [7, "text name + cisrs no to Gaz 07700 900142. he'll ring u back same night", 'CISRS number to Gaz'],
    [7, "text gaz 07700 900142. he'll ring u back same night", 'back the same night'],
    [7, 'ring gaz 07700 900142. start mon after if all good', 'You start the Monday after if all goes well.'],
  ])('question %i: %s', (question, text, wanted) => {
    expect(write(question, text)).toMatch(
      wanted instanceof RegExp ? wanted : new RegExp(wanted.replace(/[.()]/g, '\\$&')),
    );
  });
  it('leaves no shorthand behind', () => {
    expect(write(4, 'must drive, full licence wd be handy, shd read drawings')).not.toMatch(/\b(?:wd|shd)\b/i);
  });
});
