import { describe, expect, it } from 'vitest';
import { describePlace, findIgnored, ignoredWords } from './ignored.ts';
import { ignored as limits } from './limits.ts';

const rule = 'equality.chairman';
const at = (blockText: string, words: string, from = 0) => {
  const start = blockText.indexOf(words, from);
  return { blockText, finding: { rule, text: words, start, end: start + words.length } };
};
const text = 'You report to the chairman of the board and meet the chairman of the club.';
const first = at(text, 'chairman');
const second = at(text, 'chairman', first.finding.end);

describe('what is ignored here', () => {
  const place = describePlace('here', second.finding, text);

  it('is one place, not the same words elsewhere', () => {
    expect([...findIgnored([first, second], [place]).keys()]).toEqual([second]);
  });

  it('is found again after edits around it', () => {
    const edited = 'Now you meet the chairman of the club, a kind man. The chairman of the board too.';
    const kept = at(edited, 'chairman');
    const other = at(edited, 'chairman', kept.finding.end);
    expect([...findIgnored([kept, other], [place]).keys()]).toEqual([kept]);
  });

  it('comes back when everything around the words has changed', () => {
    expect(findIgnored([at('A chairman leads.', 'chairman')], [place]).size).toBe(0);
  });

  it('knows words that are a whole paragraph', () => {
    const alone = at('chairman', 'chairman');
    const kept = describePlace('here', alone.finding, alone.blockText);
    expect(findIgnored([first, alone], [kept]).has(alone)).toBe(true);
    expect(findIgnored([first], [kept]).size).toBe(0);
  });

  it('takes two places for two choices', () => {
    const twin = { ...first, finding: { ...first.finding } };
    const kept = describePlace('here', first.finding, text);
    expect(findIgnored([first, twin], [kept, kept]).size).toBe(2);
  });
});

describe('what is ignored in an advert or a company', () => {
  it('is every place with these words, whatever their case, under the same rule', () => {
    const place = describePlace('advert', first.finding, text);
    expect(place).toMatchObject({ before: '', after: '', words: 'chairman' });
    const loud = at('The Chairman', 'Chairman');
    const other = { ...first, finding: { ...first.finding, rule: 'house.Capitalization5' } };
    expect([...findIgnored([first, second, loud, other], [place]).keys()]).toEqual([first, second, loud]);
  });
});

it('cuts long words and contexts without leaving half a character', () => {
  const smile = '😀'.repeat(400);
  expect(ignoredWords(`x${smile}`).isWellFormed()).toBe(true);
  expect(ignoredWords(smile).length).toBeLessThanOrEqual(limits.wordsMax);
  const long = `a${smile}chairman${smile}`;
  const place = describePlace('here', at(long, 'chairman').finding, long);
  expect(place.before.isWellFormed() && place.after.isWellFormed()).toBe(true);
  expect(place.before.length).toBeLessThanOrEqual(limits.contextMax);
  expect(findIgnored([at(long, 'chairman')], [place]).size).toBe(1);
});
