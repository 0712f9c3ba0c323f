/** What a person changes of the seven answers, as pure functions on one answer. */
import type { Answer, AnswerInput, GeneratedText } from '#contract/generator.ts';
import { headlineQuestion, type QuestionNumber, questionNumbers } from '#domain/generator.ts';

/** What stands in the question's field. */
export function inputOf(answer: Answer): AnswerInput {
  const last = answer.answer.at(-1);
  return last ?? { id: answer.id, content: '', outputLength: 'medium', outputType: 'prose', isHemmingSelected: false };
}

/** The answer with another text or option in its field. */
export function withInput(answer: Answer, change: Partial<AnswerInput>): Answer {
  return { ...answer, answer: [...answer.answer.slice(0, -1), { ...inputOf(answer), ...change }] };
}

/** The answer with another wording of one of its texts. */
export function withText(answer: Answer, id: string, content: string): Answer {
  const edit = (text: GeneratedText): GeneratedText => (text.id === id ? { ...text, content, isEdited: true } : text);
  return { ...answer, aiGeneratedContent: answer.aiGeneratedContent.map(edit) };
}

/** The answer as the server has it now, with what was changed here since `sent`: edited texts and the choice. */
export function withChanges(fresh: Answer, sent: Answer, shown: Answer): Answer {
  const before = new Map(sent.aiGeneratedContent.map(({ id, content }) => [id, content]));
  const edits = shown.aiGeneratedContent.filter(({ id, content }) => before.get(id) !== content);
  const edited = edits.reduce((answer, { id, content }) => withText(answer, id, content), fresh);
  if (shown.selectedIndex === sent.selectedIndex) return edited;
  const chosen = chosenOf(shown)?.id;
  const at = edited.aiGeneratedContent.findIndex(({ id }) => id === chosen);
  return at < 0 ? edited : { ...edited, selectedIndex: at };
}

/** The chosen text; undefined while none is. */
export function chosenOf({ aiGeneratedContent, selectedIndex }: Answer): GeneratedText | undefined {
  return selectedIndex === null ? undefined : aiGeneratedContent[selectedIndex];
}

/** Whether a text is chosen that says something. */
export const isChosen = (answer: Answer): boolean => (chosenOf(answer)?.content.trim() ?? '') !== '';

/** One page of versions: a single text, for the headlines all of one press of Generate. */
export interface Page {
  texts: GeneratedText[];
  /** Of the first text among all. */
  from: number;
}

/** The pages of a question, oldest first. */
export function pagesOf({ questionNumber, aiGeneratedContent }: Answer): Page[] {
  if (questionNumber !== headlineQuestion) {
    return aiGeneratedContent.map((text, index) => ({ texts: [text], from: index }));
  }
  const iterations = [...new Set(aiGeneratedContent.map(({ iteration }) => iteration))].sort((a, b) => a - b);
  return iterations.map((iteration) => {
    const texts = aiGeneratedContent.filter((text) => text.iteration === iteration);
    return { texts, from: aiGeneratedContent.findIndex((text) => text.iteration === iteration) };
  });
}

/** The page that is shown first: the one with the chosen text, else the newest. */
export function firstPage(answer: Answer): number {
  const pages = pagesOf(answer);
  const chosen = chosenOf(answer);
  const at = pages.findIndex(({ texts }) => texts.some(({ id }) => id === chosen?.id));
  return at >= 0 ? at : Math.max(0, pages.length - 1);
}

/** The chosen texts by question; '' where none is. */
export function textsOf(answers: readonly Answer[]): Record<QuestionNumber, string> {
  const entries = questionNumbers.map((question) => {
    const answer = answers.find(({ questionNumber }) => questionNumber === question);
    return [question, (answer && chosenOf(answer)?.content) ?? ''];
  });
  return Object.fromEntries(entries) as Record<QuestionNumber, string>;
}

/** What of an answer a save carries: for comparing and for drafts in this browser. */
export function bodyOf({ id, answer, aiGeneratedContent, selectedIndex, version }: Answer) {
  return {
    id,
    answer: answer.length === 0 ? [] : answer,
    aiGeneratedContent: aiGeneratedContent.map(({ id: textId, content, isEdited }) => ({
      id: textId,
      content,
      isEdited,
    })),
    selectedIndex,
    version,
  };
}

/** Whether two states of an answer say the same, whatever their version. */
export function sameAnswer(one: Answer, other: Answer): boolean {
  const bare = (answer: Answer): string => JSON.stringify({ ...bodyOf(answer), version: 0 });
  return bare(one) === bare(other);
}

/**
 * Kept answers laid over the stored ones: fields, edits and choices of texts that are still there.
 * @returns undefined when the draft can't be read
 */
export function withKept(stored: readonly Answer[], draft: string): Answer[] | undefined {
  let kept: ReturnType<typeof bodyOf>[];
  try {
    const read: unknown = JSON.parse(draft);
    if (!Array.isArray(read)) return undefined;
    kept = read;
  } catch {
    return undefined;
  }
  return stored.map((answer) => {
    const found = kept.find(({ id }) => id === answer.id);
    if (found === undefined) return answer;
    const { id: _id, ...input } = found.answer?.at(-1) ?? inputOf(answer);
    const edited = answer.aiGeneratedContent.map((text) => {
      const mine = found.aiGeneratedContent?.find(({ id }) => id === text.id);
      const changed = mine !== undefined && typeof mine.content === 'string' && mine.content !== text.content;
      return changed ? { ...text, content: mine.content, isEdited: true } : text;
    });
    const at = found.selectedIndex;
    const selectedIndex = typeof at === 'number' && edited[at] !== undefined ? at : answer.selectedIndex;
    return { ...withInput(answer, input), aiGeneratedContent: edited, selectedIndex };
  });
}
