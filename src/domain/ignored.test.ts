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

  it('is the one that was meant of places that are alike', () => {
    const found = [at(text, 'chairman'), at(text, 'chairman'), at(text, 'chairman')];
    const third = describePlace('here', at(text, 'chairman').finding, text, [text, 'Between.', text]);
    expect(third.nth).toBe(2);
    expect([...findIgnored(found, [third]).keys()]).toEqual([found[2]]);
    // One before it is deleted: it is the last that is left.
    expect([...findIgnored(found.slice(1), [third]).keys()]).toEqual([found[2]]);
    // Two choices, whichever came first.
    const kept = describePlace('here', at(text, 'chairman').finding, text);
    expect(new Set(findIgnored(found, [third, kept]).keys())).toEqual(new Set([found[0], found[2]]));
  });

  it('counts places alike within a paragraph', () => {
    const long = `${'x'.repeat(limits.contextMax)} chairman ${'y'.repeat(limits.contextMax)} `.repeat(2);
    const twice = [at(long, 'chairman'), at(long, 'chairman', long.length / 2)];
    const [one, two] = twice.map(({ finding }) => describePlace('here', finding, long));
    expect([one?.nth, two?.nth]).toEqual([0, 1]);
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
