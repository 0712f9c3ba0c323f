import { describe, expect, it } from 'vitest';
import { ask, siteManager } from '../testing/ask.ts';

const said = (question: 5 | 7, answer: string, iteration = 0): string =>
  ask(siteManager, question, answer, { iteration }).contents.join('\n');

describe('a package as it was typed', () => {
  it.each([
    ['25 days off, free parking behind the surgery.', /(?<!a )free parking behind the surgery/],
    ['26 days off, health insurance paid at 80%.', /We pay 80% of your health insurance\./],
    [
      '26 days off, one funded MSc module a year after the first year.',
      / one funded MSc module a year after the first year/,
    ],
  ])('%s', (answer, text) => {
    for (const iteration of [0, 1]) expect(said(5, answer, iteration)).toMatch(text);
  });
});

describe('who rings whom', () => {
  it('needs no "everyone" when it is asked for again', () => {
    const texts = [0, 1, 2].map((iteration) =>
      said(7, 'Send a CV to us. Helen rings everyone by 20 January.', iteration),
    );
    expect(texts.join('\n')).not.toMatch(/from Helen everyone/);
    expect(texts[0]).toMatch(/Helen rings everyone by 20 January\./);
  });
});
