/** A name is said as it is written: its "&", its number, its capital. */
import { describe, expect, it } from 'vitest';
import type { QuestionNumber } from '../questions.ts';
import { ask, siteManager as input } from '../testing/ask.ts';

const write = (question: QuestionNumber, answer: string): string => ask(input, question, answer).contents.join('\n');

describe('a firm', () => {
  it.each<[QuestionNumber, string, string]>([
    [7, 'Write to Ruth Okell at Okell & Sons (ruth@okell.example).', 'Okell & Sons'],
    [6, 'We share a canteen with Marks & Spencer. Chess at noon.', 'Marks & Spencer'],
    [2, 'We bought Thirlby & Crane in May. We need somebody for their sites.', 'Thirlby & Crane'],
    [5, 'Discount at Fenwick & Daughters, 25 days', 'Fenwick & Daughters'],
  ])('keeps its ampersand (question %s): %s', (question, answer, name) => {
    expect(write(question, answer)).toContain(name);
  });
  it.each<[QuestionNumber, string, string]>([
    [4, 'AutoCAD & Excel', 'and Excel'],
    [2, 'We lost a builder in May. Monday & Tuesday on site.', 'Monday and Tuesday'],
    [5, 'pension & parking', 'and parking'],
  ])('is no pair of other things (question %s): %s', (question, answer, said) => {
    expect(write(question, answer)).toContain(said);
  });
});

describe('a name with its number', () => {
  it.each<[QuestionNumber, string, string]>([
    [6, 'Nine of us. Radio 2 on every morning.', 'Radio 2'],
    [3, 'Line 4 on nights, tool changes', 'Line 4'],
  ])('keeps its capital (question %s): %s', (question, answer, name) => {
    expect(write(question, answer)).toContain(name);
  });
});
