/** Asked for again, a text is another one: how to apply and the bullets, whose facts stay the same. */
import { describe, expect, it } from 'vitest';
import { ask, siteManager as input, type Over } from '../testing/ask.ts';

const steps = (answer: string, over: Over): string => ask(input, 7, answer, over).contents.join('\n');
const turns = [0, 1, 2, 3];

describe('how to apply, asked for again', () => {
  it.each([
    'Send your CV to build@pell.example by 4 May. Two chats, one on site. We reply within a week.',
    'Ring Olu on 0113 555 0144. Come and walk the site. Closing date 9 June.',
    'Apply online with a letter. Interviews on 3 July. Questions: olu@pell.example',
    'Text Olu 0113 555 0144. No CV. A day on site, paid.',
  ])('is never the same text twice: %s', (answer) => {
    for (const outputLength of ['small', 'medium', 'large'] as const) {
      const made = turns.map((iteration) => steps(answer, { outputLength, iteration }));
      expect(new Set(made).size).toBe(turns.length);
    }
  });
  it.each(['medium', 'large'] as const)('changes more than its opening (%s)', (outputLength) => {
    const answer =
      'Send your CV to build@pell.example. Closing date 9 June. Interviews on 3 July. You get a reply within a week.';
    const [one = '', other = ''] = [0, 1].map((iteration) => steps(answer, { outputLength, iteration }));
    const first = new Set(one.split(/(?<=[.?]) /));
    expect(other.split(/(?<=[.?]) /).filter((sentence) => first.has(sentence)).length).toBeLessThan(2);
  });
  it('keeps every fact, and says please once in a row', () => {
    for (const iteration of turns) {
      const text = steps('Send your CV to build@pell.example. Closing date 9 June. Interviews on 3 July.', {
        iteration,
      });
      for (const fact of ['build@pell.example', '9 June', '3 July']) expect(text).toContain(fact);
      expect(text).not.toMatch(/Please [^.]*\. Please /);
    }
  });
});

describe('bullets, asked for again', () => {
  const bullets = (question: 3 | 4, answer: string, iteration: number): string[] =>
    (ask(input, question, answer, { outputType: 'bullets', iteration }).contents[0] ?? '')
      .split('\n')
      .filter((line) => line.startsWith('•'));
  it.each([
    [3, 'Plan the week. Brief two gangs. Order steel. Walk the site at noon. Sign off the diary.'],
    [4, 'CSCS card. Able to read drawings. Calm. Five years on site.'],
  ] as const)('open with another one (question %s)', (question, answer) => {
    expect(bullets(question, answer, 1)[0]).not.toBe(bullets(question, answer, 0)[0]);
  });
  it('keep an order that is told', () => {
    for (const iteration of [0, 1]) {
      const text = bullets(3, 'stair parts, door sets, then whole kitchens after a year', iteration).join(' ');
      expect(text.indexOf('stair parts')).toBeLessThan(text.indexOf('whole kitchens') || 999);
    }
  });
});
