import { describe, expect, it } from 'vitest';
import type { SentenceFact } from '../ledger/facts.ts';
import { readStatement } from '../ledger/statement.ts';
import { inShortSentences } from './short-sentences.ts';

const said = (promise: string): string => {
  const statement = readStatement(promise);
  if (!statement) throw new Error(promise);
  const fact = { id: 'p', source: 'brief', kind: 'proposition', text: promise, weight: 75 };
  return inShortSentences({ fact, statement } as SentenceFact).statement.text;
};

describe('a long promise where sentences are short', () => {
  it.each([
    [
      'Earn while you train: a raise every six months for four years, and a journeyman card at the end',
      'Earn while you train. You get a raise every six months for four years, and a journeyman card at the end',
    ],
    [
      "You'll work on the largest investment in our history: a €62 million line in a new hall by the river",
      "You'll work on the largest investment in our history. This is a €62 million line in a new hall by the river",
    ],
  ])('has what it is in a sentence of its own: %s', (promise, sentences) => {
    expect(said(promise)).toBe(sentences);
  });
});
