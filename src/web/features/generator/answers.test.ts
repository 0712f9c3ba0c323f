import { describe, expect, it } from 'vitest';
import type { Answer } from '#contract/generator.ts';
import { documentText } from '#domain/document/index.ts';
import { documentOfAnswers } from '#domain/generator.ts';
import {
  bodyOf,
  firstPage,
  inputOf,
  isChosen,
  pagesOf,
  sameAnswer,
  textsOf,
  withChanges,
  withInput,
  withKept,
  withText,
} from './answers.ts';

const text = (id: string, iteration: number, content = `Text ${id}`) => ({
  id,
  iteration,
  content,
  isEdited: false,
  answerId: 'i',
  createdAt: '2026-01-01T00:00:00Z',
});

const answer = (questionNumber: number, more: Partial<Answer> = {}): Answer => ({
  id: `q${questionNumber}`,
  questionNumber,
  answer: [{ id: 'i', content: 'Told', outputLength: 'medium', outputType: 'prose', isHemmingSelected: false }],
  aiGeneratedContent: [text('a', 1), text('b', 1), text('c', 2)],
  selectedIndex: null,
  version: 3,
  ...more,
});

describe('pages', () => {
  it('hold one version each, for headlines all of one press', () => {
    expect(pagesOf(answer(2)).map(({ texts }) => texts.length)).toEqual([1, 1, 1]);
    expect(pagesOf(answer(1)).map(({ texts }) => texts.map(({ id }) => id))).toEqual([['a', 'b'], ['c']]);
  });

  it('begin with the chosen text, else with the newest', () => {
    expect(firstPage(answer(2))).toBe(2);
    expect(firstPage(answer(2, { selectedIndex: 0 }))).toBe(0);
    expect(firstPage(answer(1, { selectedIndex: 1 }))).toBe(0);
    expect(firstPage(answer(3, { aiGeneratedContent: [] }))).toBe(0);
  });
});

describe('changes', () => {
  it('keep the other parts, and mark an edited text', () => {
    const typed = withText(withInput(answer(2), { content: 'New' }), 'b', 'Mine');
    expect(inputOf(typed)).toMatchObject({ content: 'New', outputLength: 'medium' });
    expect(typed.aiGeneratedContent.map(({ isEdited }) => isEdited)).toEqual([false, true, false]);
    expect(sameAnswer(typed, answer(2))).toBe(false);
    expect(sameAnswer(answer(2), answer(2, { version: 9 }))).toBe(true);
  });

  it('count as chosen only with words', () => {
    expect(isChosen(answer(2))).toBe(false);
    expect(isChosen(answer(2, { selectedIndex: 0 }))).toBe(true);
    expect(isChosen(withText(answer(2, { selectedIndex: 0 }), 'a', ' '))).toBe(false);
  });
});

describe('kept answers', () => {
  it('are laid over what is stored; what is gone stays gone', () => {
    const mine = withText(withInput(answer(2, { selectedIndex: 2 }), { content: 'Kept' }), 'a', 'Mine');
    const stored = [answer(1), answer(2, { aiGeneratedContent: [text('a', 1)] })];
    const [other, back] = withKept(stored, JSON.stringify([bodyOf(mine)])) ?? [];
    expect(other).toEqual(stored[0]);
    expect(back && inputOf(back).content).toBe('Kept');
    expect(back?.aiGeneratedContent).toMatchObject([{ id: 'a', content: 'Mine', isEdited: true }]);
    expect(back?.selectedIndex).toBeNull();
  });

  it.each(['', '{', 'null', '{"a":1}'])('are left when they cannot be read: %j', (draft) => {
    expect(withKept([answer(1)], draft)).toBeUndefined();
  });
});

it('joins the chosen texts under short headings', () => {
  const answers = [1, 2, 3, 4, 5, 6, 7].map((number) =>
    answer(number, {
      selectedIndex: 0,
      aiGeneratedContent: [text('a', 1, number === 3 ? 'You do:\n• One\n• Two' : `Part ${number}`)],
    }),
  );
  expect(documentText(documentOfAnswers(textsOf(answers))).split('\n')).toEqual([
    'Part 1',
    'Part 2',
    'The role',
    'You do:',
    'One',
    'Two',
    'About you',
    'Part 4',
    'What you get',
    'Part 5',
    'About us',
    'Part 6',
    'How to apply',
    'Part 7',
  ]);
});

describe('an answer that was written further', () => {
  it('keeps what was edited and chosen meanwhile', () => {
    const sent = answer(2, { selectedIndex: 0 });
    const fresh = answer(2, {
      aiGeneratedContent: [...sent.aiGeneratedContent, text('d', 3)],
      selectedIndex: 0,
      version: 4,
    });
    const shown = { ...withText(sent, 'b', 'Mine'), selectedIndex: 1 };
    const merged = withChanges(fresh, sent, shown);
    expect(merged.aiGeneratedContent.map(({ content }) => content)).toEqual(['Text a', 'Mine', 'Text c', 'Text d']);
    expect(merged.aiGeneratedContent[1]?.isEdited).toBe(true);
    expect(merged).toMatchObject({ selectedIndex: 1, version: 4 });
    expect(withChanges(fresh, sent, sent)).toEqual(fresh);
  });
});
