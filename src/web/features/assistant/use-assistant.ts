/** One question to the assistant: idle, loading with the editor locked, an answer to insert or discard (D1 section 4). */
import {
  $getRoot,
  $getSelection,
  $isRangeSelection,
  $setSelection,
  HISTORY_PUSH_TAG,
  type LexicalEditor,
  SKIP_DOM_SELECTION_TAG,
} from 'lexical';
import { useCallback, useEffect, useRef, useState } from 'react';
import { markdownOf, type TextBlock, textOfBlocks } from '#domain/assistant.ts';
import { assistant as limits } from '#domain/limits.ts';
import { ApiError, call } from '#web/api/client.ts';
import { $insertAnswer, type Inserted } from './insert-answer.ts';
import { $blocksOf, $readSelection } from './read-selection.ts';
import { type ActionName, wording } from './wording.ts';

/** What is selected when the assistant opens. */
export interface Asked {
  markdown: string;
  text: string;
}

export type AssistantState =
  | { phase: 'idle' }
  | { phase: 'loading'; action: ActionName | undefined }
  | { phase: 'answer'; action: ActionName | undefined; blocks: readonly TextBlock[] };

/**
 * What stands in the way, in words. `partList` is the specification's pair of sentences; `needsModel`: a language model
 * could have done it.
 */
export type Trouble = { kind: 'sentence'; lines: readonly string[]; needsModel?: boolean } | { kind: 'partList' };

export interface Assistant {
  state: AssistantState;
  trouble: Trouble | undefined;
  /** What the question was about. */
  asked: Asked;
  ask: (prompt: string, action?: ActionName) => Promise<void>;
  /** Puts the answer in the text. @returns whether it is there */
  insert: () => boolean;
  discard: () => void;
  stop: () => void;
}

/** The selected words now. */
export function readAsked(editor: LexicalEditor): Asked {
  return editor.getEditorState().read(() => {
    const selection = $getSelection();
    if (!$isRangeSelection(selection) || selection.isCollapsed()) return { markdown: '', text: '' };
    const blocks = $blocksOf($readSelection(selection));
    return { markdown: markdownOf(blocks), text: textOfBlocks(blocks) };
  });
}

/** Locks the editor: nothing that is typed or pressed changes it, and it says so by its look. */
function lock(editor: LexicalEditor): () => void {
  const root = editor.getRootElement();
  const bar =
    root === null ? null : document.querySelector<HTMLElement>(`[role="toolbar"][aria-controls="${root.id}"]`);
  editor.setEditable(false);
  root?.setAttribute('data-locked', '');
  bar?.setAttribute('inert', '');
  return () => {
    editor.setEditable(true);
    root?.removeAttribute('data-locked');
    bar?.removeAttribute('inert');
  };
}

const sentence = (...lines: string[]) => ({ kind: 'sentence', lines }) as const;

/** A refusal is the server's own sentence; a failure the specification's, with the reason behind it. */
function troubleOf(error: unknown): Trouble {
  if (!(error instanceof ApiError)) return sentence(wording.failed);
  const isRefusal = error.status >= 400 && error.status < 500;
  if (error.code === 'MODEL_NEEDED') return { ...sentence(error.message), needsModel: true };
  if (isRefusal) return sentence(error.message);
  return error.code === 'PROVIDER_FAILED' || error.code === 'PROOFREADING_FAILED'
    ? sentence(wording.failed, error.message)
    : sentence(wording.failed);
}

export function useAssistant(editor: LexicalEditor, advertId: string): Assistant {
  const [state, setState] = useState<AssistantState>({ phase: 'idle' });
  const [trouble, setTrouble] = useState<Trouble>();
  const [asked] = useState(() => readAsked(editor));
  const [selection] = useState(() =>
    editor.getEditorState().read(() => {
      const now = $getSelection();
      return $isRangeSelection(now) ? now.clone() : null;
    }),
  );
  const controller = useRef<AbortController>(undefined);
  const unlock = useRef<() => void>(undefined);
  const free = useCallback(() => {
    unlock.current?.();
    unlock.current = undefined;
  }, []);
  useEffect(
    () => () => {
      controller.current?.abort();
      free();
    },
    [free],
  );

  const ask = async (prompt: string, action?: ActionName): Promise<void> => {
    const userPrompt = prompt.trim();
    if (userPrompt === '') {
      setTrouble(sentence(wording.emptyPrompt));
      return;
    }
    const own = new AbortController();
    controller.current = own;
    const surroundingText = editor
      .getEditorState()
      .read(() => $getRoot().getTextContent())
      .slice(0, limits.surroundingMax);
    setTrouble(undefined);
    setState({ phase: 'loading', action });
    unlock.current ??= lock(editor);
    try {
      const selectedText = asked.markdown === '' ? null : asked.markdown;
      const body = { advertId, selectedText, surroundingText, userPrompt };
      const blocks = await call('assistant.ask', { body }, { signal: own.signal });
      setState({ phase: 'answer', action, blocks });
    } catch (error) {
      setState({ phase: 'idle' });
      if (!own.signal.aborted) setTrouble(troubleOf(error));
    } finally {
      free();
    }
  };

  const insert = (): boolean => {
    if (state.phase !== 'answer') return false;
    let done: Inserted | 'changed' = 'done';
    editor.update(
      () => {
        $setSelection(selection?.clone() ?? null);
        if (asked.markdown !== '' && readNow() !== asked.markdown) done = 'changed';
        else done = $insertAnswer(selection?.clone() ?? null, state.blocks);
      },
      // The focus stays in the panel: it is given back to the text once the panel closes.
      { tag: [HISTORY_PUSH_TAG, SKIP_DOM_SELECTION_TAG], discrete: true },
    );
    const came = done as Inserted | 'changed';
    if (came === 'part-list') setTrouble({ kind: 'partList' });
    else if (came === 'too-long') setTrouble(sentence(wording.tooLong));
    else if (came === 'changed') setTrouble(sentence(wording.changed));
    return came === 'done';
  };

  /** The words at the selection, which may have changed since it was made. */
  function readNow(): string {
    const now = $getSelection();
    try {
      return $isRangeSelection(now) ? markdownOf($blocksOf($readSelection(now))) : '';
    } catch {
      // The blocks that were selected are gone.
      return '';
    }
  }

  return {
    state,
    trouble,
    asked,
    ask,
    insert,
    discard: () => {
      setTrouble(undefined);
      setState({ phase: 'idle' });
    },
    stop: () => controller.current?.abort(),
  };
}
