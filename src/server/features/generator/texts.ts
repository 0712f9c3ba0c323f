/** What happens to the lists of an answer: pure, so that it can be tried without a database. */
import { randomUUID } from 'node:crypto';
import type { AnswerInput } from '#contract/generator.ts';
import { generatorMessages } from '#contract/generator.ts';
import { AppError } from '#domain/errors.ts';
import { headlineQuestion } from '#domain/generator.ts';
import { generator as limits } from '#domain/limits.ts';
import type { AnswerRow, StoredText } from './store.ts';

const sameInput = (one: AnswerInput, other: AnswerInput): boolean =>
  one.content === other.content &&
  one.outputLength === other.outputLength &&
  one.outputType === other.outputType &&
  one.isHemmingSelected === other.isHemmingSelected;

/**
 * The answers with this one standing in the field. Those that texts were made of stay as they were; an unchanged one is not
 * repeated.
 */
export function withInput(row: AnswerRow, input: Omit<AnswerInput, 'id'>): AnswerInput[] {
  const used = new Set(row.generated.map(({ answerId }) => answerId));
  const kept = row.answer.filter(({ id }) => used.has(id));
  const last = kept.at(-1);
  if (last !== undefined && sameInput(last, { ...input, id: last.id })) return kept;
  const draft = row.answer.find(({ id }) => !used.has(id));
  return [...kept, { ...input, id: draft?.id ?? randomUUID() }];
}

/** How many times texts were made. */
export const iterationsOf = (texts: readonly StoredText[]): number =>
  texts.reduce((most, { iteration }) => Math.max(most, iteration), 0);

/** Refuses when there is no room for another version. */
export function requireRoom({ question, generated }: AnswerRow): void {
  const versions = question === headlineQuestion ? iterationsOf(generated) : generated.length;
  // Single headlines that were written another way join their page, so their number is bounded too.
  const many = generated.length >= limits.versionsMax * 8;
  if (versions >= limits.versionsMax || many) throw new AppError('TOO_MANY_VERSIONS');
}

/** The answer with new texts at its end. The first text of all is chosen, where it is the only one. */
export function withTexts(
  row: AnswerRow,
  contents: readonly string[],
  at: { iteration: number; answerId: string; now: Date },
): AnswerRow {
  const texts = contents.map((content) => ({
    id: randomUUID(),
    iteration: at.iteration,
    content,
    original: content,
    answerId: at.answerId,
    createdAt: at.now.toISOString(),
  }));
  return { ...row, generated: [...row.generated, ...texts] };
}

/** The answer with a person's edits and choice. Texts that the save doesn't know stay: they came meanwhile. */
export function withEdits(
  row: AnswerRow,
  edits: readonly { id: string; content: string }[],
  selectedIndex: number | null,
): AnswerRow {
  const byId = new Map(edits.map(({ id, content }) => [id, content]));
  const most = row.question === headlineQuestion ? limits.headlineMax : limits.contentMax;
  const generated = row.generated.map((text) => {
    const content = byId.get(text.id);
    if (content === undefined || content === text.content) return text;
    if (content === '') {
      throw new AppError('VALIDATION', { message: generatorMessages.emptied, field: 'aiGeneratedContent' });
    }
    if (content.length > most) {
      throw new AppError('VALIDATION', {
        message: `This may be at most ${most} characters long.`,
        field: 'aiGeneratedContent',
      });
    }
    return { ...text, content };
  });
  if (selectedIndex !== null && selectedIndex >= generated.length) {
    throw new AppError('VALIDATION', { message: 'Choose one of the versions that are there.', field: 'selectedIndex' });
  }
  return { ...row, generated, selectedIndex };
}
