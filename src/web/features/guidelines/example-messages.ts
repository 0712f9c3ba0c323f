/** What the page asks of the worker that knows the writing rules, and what it answers. */
import { type Preview, previewRule, previewTerm } from '#writing/engine/preview.ts';

export interface RuleQuestion {
  kind: 'rule';
  rule: string;
  options: Readonly<Record<string, unknown>>;
  texts: readonly string[];
  names: readonly string[];
}

export interface TermQuestion {
  kind: 'term';
  source: string;
  texts: readonly string[];
}

export type Question = RuleQuestion | TermQuestion;

/** A custom rule as the engine reads it, and how often it would mark the texts. */
export interface TermAnswer {
  terms: readonly { avoid: string; use: string | null }[];
  total: number;
}

/** The first thing that a rule would change, or null when there is nothing to show. */
export type RuleAnswer = Preview | null;

/** Answers one question. */
export function answerQuestion(question: Question): RuleAnswer | TermAnswer {
  if (question.kind === 'term') {
    const { terms, total } = previewTerm(question.source, question.texts);
    return { terms: terms.map(({ avoid, use }) => ({ avoid, use })), total };
  }
  const { rule, options, texts, names } = question;
  return previewRule(rule, options, texts, { names })[0] ?? null;
}
