/** Rows with an "and" or an "or" of their own, and how often a turn comes round. */
import { describe, expect, it } from 'vitest';
import type { QuestionNumber } from '../questions.ts';
import { ask, type Over, siteManager } from '../testing/ask.ts';

const write = (question: QuestionNumber, answer: string, over: Over = {}): string =>
  ask(siteManager, question, answer, { outputLength: 'small', ...over }).contents.join('\n');

describe('a row keeps the "and" or "or" that it has', () => {
  it.each<[QuestionNumber, string, string]>([
    [
      4,
      "Master's in physics, chemistry or maths, or 5 years in a lab. Own car",
      "a master's in physics, chemistry or maths, or 5 years in a lab",
    ],
    [4, 'Diploma in joinery, bricklaying or plumbing, clean licence', 'joinery, bricklaying or plumbing'],
    [4, 'Steady, polite and punctual. CSCS card', 'steady, polite and punctual'],
    [5, '£31k, dental, optical and physio', 'dental, optical and physio'],
    [5, '£31k, life cover for you, partner and children, parking', 'life cover for you, partner and children'],
    [3, 'Leads payroll, tax and audit, signs the accounts', 'lead payroll, tax and audit'],
    [
      3,
      'Check the fences, sign the permits and brief the gang',
      'check the fences, sign the permits and brief the gang',
    ],
  ])('question %i, %s', (question, answer, wanted) => {
    const text = write(question, answer);
    expect(text.toLowerCase()).toContain(wanted.toLowerCase());
    expect(text).not.toMatch(/\band (?:\w+ ){1,2}or\b.*, or|, and \w+ and \w+[.,]/);
  });
});

describe('how often a turn comes round', () => {
  it.each([
    'Joins the call-out rota, roughly one week in ten',
    'Covers the weekend standby, about one weekend in five',
    'Walks the whole site with the client, once a month',
  ])('stays with it: %s', (answer) => {
    for (const outputType of ['sentences', 'bullets'] as const) {
      const text = write(3, `${answer}. Keeps the site diary.`, { outputType });
      expect(text).toContain(answer.replace(/^\w+ /, ''));
      expect(text).not.toMatch(/work (?:about|roughly|once)/);
    }
  });

  it.each([
    '- roughly two survey days a month\n- site diary\n- toolbox talks',
    '- about one training day a quarter, e.g. first aid or lifting\n- site diary\n- toolbox talks',
    '- one week in eight on the out of hours phone\n- site diary\n- toolbox talks',
  ])('is no pattern of hours: %s', (answer) => {
    const text = write(3, answer);
    expect(text).not.toMatch(/You(?:'ll)? work (?:about|roughly|one)/);
    expect(text).not.toMatch(/e\.g(?!\.)/);
  });

  it('is one where the hours are told', () => {
    expect(write(2, 'New site. 40 hours a week, one Saturday in four')).toContain('40 hours a week, with one Saturday');
  });
});
