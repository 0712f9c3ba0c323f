/**
 * The comment that is being written. It is kept in this tab until the server has it or it is cancelled, so that neither a
 * reload nor an update of the advert loses a word.
 */
import { useEffect, useState } from 'react';
import {
  type LineRange,
  lineTexts,
  markRanges,
  type StoredDocument,
  serialiseDocument,
  textOfRanges,
} from '#domain/document/index.ts';
import { toast } from '#web/ui/toasts.tsx';
import { findWords } from '../paper/places.ts';
import { createComment, type ReviewPlace } from '../review-calls.ts';
import { comments as wording } from '../wording.ts';

export interface CommentDraft {
  /** The words that it is about; undefined when they have to be selected again. */
  ranges: LineRange[] | undefined;
  /** The words of a comment that could not be sent: their mark is gone, and sending once more puts it back. */
  last?: LineRange[] | undefined;
  quote: string;
  text: string;
  busy: boolean;
  /** What went wrong: a sentence, or that the advert has changed. */
  fault: string | 'sync' | undefined;
  /** Grows with each selection. */
  serial: number;
  /** What was sent last: the same words are sent under the same id, so that a lost answer makes no second comment. */
  sent?: { id: string; comment: string } | undefined;
}

const keyOf = ({ advertId, reviewer }: ReviewPlace): string =>
  `Comment_Draft ${advertId} ${reviewer === undefined ? 'person' : 'reviewer'}`;

function readKept(key: string): { quote: string; text: string } | undefined {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(key) ?? 'null');
    if (typeof kept !== 'object' || kept === null) return undefined;
    const { quote, text } = kept as { quote?: unknown; text?: unknown };
    return typeof quote === 'string' && typeof text === 'string' ? { quote, text } : undefined;
  } catch {
    return undefined;
  }
}

function keep(key: string, draft: CommentDraft | undefined): void {
  try {
    if (draft === undefined) sessionStorage.removeItem(key);
    else sessionStorage.setItem(key, JSON.stringify({ quote: draft.quote, text: draft.text }));
  } catch {
    // A browser without storage: the draft lives as long as the page.
  }
}

/** The sentence of a refused comment: the server's own where it says what to do, else what has become of the text. */
function faultOf(error: unknown): string {
  const { status = 0, message = '' } = error as { status?: number; message?: string };
  return status >= 400 && status < 500 && status !== 400 && message !== '' ? message : wording.failed;
}

export interface Composing {
  draft: CommentDraft | undefined;
  /** Begins a comment on these words, or gives one that lost its words new ones. */
  select: (ranges: LineRange[]) => void;
  write: (text: string) => void;
  cancel: () => void;
  /** Sends it; `stored` gets the text with the mark. */
  send: () => Promise<void>;
}

export function useComposer(
  place: ReviewPlace,
  document: StoredDocument,
  stored: (id: string, document: StoredDocument) => void,
): Composing {
  const key = keyOf(place);
  const [draft, setDraft] = useState<CommentDraft | undefined>(() => {
    const kept = readKept(key);
    if (kept === undefined) return undefined;
    return { ...kept, ranges: findWords(kept.quote, lineTexts(document)), busy: false, fault: undefined, serial: -1 };
  });
  useEffect(() => keep(key, draft), [key, draft]);

  const change = (next: Partial<CommentDraft>): void => setDraft((old) => old && { ...old, ...next });
  const select = (ranges: LineRange[]): void =>
    setDraft((old) => ({
      ...old,
      ranges,
      last: undefined,
      quote: textOfRanges(document, ranges),
      text: old?.text ?? '',
      busy: false,
      fault: undefined,
      serial: (old?.serial ?? 0) + 1,
    }));
  const send = async (): Promise<void> => {
    const ranges = draft?.ranges ?? draft?.last;
    if (draft === undefined || ranges === undefined || draft.busy) return;
    const comment = draft.text.trim();
    if (comment === '') {
      change({ fault: wording.required });
      return;
    }
    const id = draft.sent?.comment === comment ? draft.sent.id : crypto.randomUUID();
    change({ busy: true, ranges, fault: undefined, sent: { id, comment } });
    const marked = markRanges(document, ranges, id);
    const contents = { oldContent: serialiseDocument(document), newContent: serialiseDocument(marked) };
    try {
      if (!(await createComment(place, { id, comment, ...contents }))) {
        change({ busy: false, ranges: undefined, last: undefined, fault: 'sync' });
        return;
      }
    } catch (error) {
      // The mark goes, the words stay.
      change({ busy: false, ranges: undefined, last: ranges, fault: faultOf(error) });
      return;
    }
    setDraft(undefined);
    stored(id, marked);
    toast.success(wording.added);
  };
  return {
    draft,
    select,
    write: (text) => change({ text, ...(draft?.fault === wording.required ? { fault: undefined } : {}) }),
    cancel: () => setDraft(undefined),
    send,
  };
}
