/** A text below the length that was asked for says so once, and what would make it longer. */
import { describe, expect, it } from 'vitest';
import type { QuestionNumber } from '../questions.ts';
import { ask, siteManager as input, type Over } from '../testing/ask.ts';

const told = (question: QuestionNumber, answer: string, over: Over = {}): string[] =>
  ask(input, question, answer, over).notes.filter((note) => /short|too little/.test(note));

describe('a short text', () => {
  it.each<[QuestionNumber, string, string[], string[]]>([
    [
      2,
      'Our last planner retired. 40 hours, Monday to Friday.',
      ['the contract', 'when it starts'],
      ['hours', 'why the job'],
    ],
    [5, '£44,000, 26 days, boots', ['the pension'], ['the holiday']],
    [
      7,
      'Write to olu@pell.example by 3 May. Two interviews.',
      ['when one hears from you'],
      ['whom to write', 'closing date'],
    ],
    [6, '31 of us. We build barns.', ['a habit of the team'], ['how many you are', 'what you do']],
    [3, 'Walk the site daily. Order steel.', ['two or three more tasks'], ['how often']],
    [4, 'CSCS card. First aid helpful.', ['on the first day'], ['what only helps']],
  ])('is told once, with what is missing (question %s)', (question, answer, missing, there) => {
    const [note = '', ...others] = told(question, answer, { outputLength: 'large' });
    expect(others).toEqual([]);
    expect(note).toMatch(/^The text is short: \d+ words, and a .* one has at least 90\./);
    for (const words of missing) expect(note).toContain(words);
    for (const words of there) expect(note).not.toContain(words);
  });
  it('is none where the length is reached', () => {
    const answer =
      'Our planner retired in May after thirty years on our sites. We want somebody who walks the site before the gangs arrive and knows what each of them needs by ten. It is full time, 42 hours, and starts in June. The first year has three sites near the river, all of them timber.';
    expect(told(2, answer, { outputLength: 'small' })).toEqual([]);
    expect(told(2, answer, { outputLength: 'medium' })).toEqual([]);
  });
});

describe('a list that was asked for', () => {
  it('and can not be made is told', () => {
    expect(told(4, 'CSCS card', { outputType: 'bullets', outputLength: 'small' }).join(' ')).toContain(
      'too little for a list',
    );
    expect(told(3, 'Walk the site', { outputType: 'bullets', outputLength: 'small' }).join(' ')).toContain(
      'two or more tasks',
    );
  });
  it('and is made is not', () => {
    const answer = 'Plan the week. Brief two gangs. Order steel. Walk the site at noon.';
    expect(told(3, answer, { outputType: 'bullets' }).join(' ')).not.toContain('too little');
  });
});
