import { type QuestionNumber, type QuestionRequest, writeAnswer } from '../questions.ts';
import type { WriterInput } from '../types.ts';
import { makeInput } from './input.ts';

/** A job with little about it but a reward. */
export const siteManager = makeInput({
  advert: { jobTitle: 'Site Manager', location: 'Leeds' },
  guidelines: {
    companyName: 'Pell & Marsh',
    rewards: [{ id: 'r1', title: 'Paid mileage', statement: '35p a mile between visits' }],
  },
});

/** The parts of a request that a test wants otherwise than the usual: sentences of medium length. */
export type Over = Partial<QuestionRequest>;

/** What one of the seven questions answers to what was typed, with its notes. */
export const ask = (input: WriterInput, question: QuestionNumber, answer: string, over: Over = {}) =>
  writeAnswer(input, {
    question,
    answer,
    outputLength: 'medium',
    outputType: 'sentences',
    isHemmingSelected: false,
    ...over,
  });
