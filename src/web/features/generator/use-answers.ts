/** The seven answers of an open advert: what is typed, saved a second later, kept in this browser until then. */
import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useRef, useState } from 'react';
import type { Answer } from '#contract/generator.ts';
import { editor } from '#domain/limits.ts';
import { call } from '#web/api/client.ts';
import { keyOf } from '#web/api/queries.ts';
import {
  type AutosavePhase,
  backOff,
  browserDrafts,
  classifyFailure,
  type Draft,
  type DraftKey,
  DraftWriter,
} from '#web/features/drafts/index.ts';
import { bodyOf, sameAnswer, withChanges, withKept } from './answers.ts';

export interface Answers {
  answers: readonly Answer[];
  /** Changes one answer; it is saved by itself. */
  change: (id: string, change: (answer: Answer) => Answer) => void;
  /** The writer is at work on an answer: it is saved again once `release` says what came of it, undefined for nothing. */
  hold: (id: string) => void;
  release: (id: string, written: Answer | undefined) => void;
  /** Saves what is not saved yet. @throws what the server says */
  save: (id?: string) => Promise<void>;
  phase: AutosavePhase;
  /** Somebody else saved at the same time: `update` shows theirs and offers one's own back. */
  conflict: boolean;
  update: () => Promise<void>;
  /** Tries at once what couldn't be saved. */
  retry: () => void;
  /** Answers of a former page that never reached the server. */
  kept: Draft | undefined;
  restore: () => void;
  discard: () => void;
}

/** Answers that may not be saved as they are: a text was emptied. */
export const hasEmptied = ({ aiGeneratedContent }: Answer): boolean =>
  aiGeneratedContent.some(({ content }) => content.trim() === '');

export function useAnswers(advertId: string, key: DraftKey, loaded: readonly Answer[]): Answers {
  const client = useQueryClient();
  const [answers, setAnswers] = useState<readonly Answer[]>(loaded);
  const now = useRef(answers);
  const stored = useRef(new Map(loaded.map((answer) => [answer.id, answer])));
  const [phase, setPhase] = useState<AutosavePhase>('idle');
  const [conflict, setConflict] = useState(false);
  const [kept, setKept] = useState<Draft>();
  const saving = useRef(new Map<string, Promise<void>>());
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const failures = useRef(0);
  /** Answers that the writer works on, as they were sent: a save meanwhile would be based on an older version. */
  const held = useRef(new Map<string, Answer>());
  const [writer] = useState(
    () =>
      new DraftWriter({
        store: browserDrafts,
        key,
        read: () => JSON.stringify(now.current.filter(isDirty).map(bodyOf)),
        baseVersion: () => Math.max(0, ...now.current.map(({ version }) => version)),
      }),
  );

  function isDirty(answer: Answer): boolean {
    const there = stored.current.get(answer.id);
    return there === undefined || !sameAnswer(there, answer);
  }
  const show = useCallback((next: readonly Answer[]): void => {
    now.current = next;
    setAnswers(next);
  }, []);

  const take = useCallback(
    (answer: Answer): void => {
      stored.current.set(answer.id, answer);
      show(now.current.map((shown) => (shown.id === answer.id ? answer : shown)));
      client.setQueryData(keyOf('generator.answers', { body: { advertId } }), () => [...stored.current.values()]);
    },
    [advertId, client, show],
  );

  const latest = useRef<(id?: string) => Promise<void>>(undefined);
  const saveIn = useCallback((milliseconds: number): void => {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => void latest.current?.().catch(() => undefined), milliseconds);
  }, []);

  const saveOne = async (id: string): Promise<void> => {
    const sent = now.current.find((answer) => answer.id === id);
    if (sent === undefined || !isDirty(sent)) return;
    const reply = await call('generator.updateAnswer', {
      body: { ...bodyOf(sent), version: stored.current.get(id)?.version ?? sent.version },
    });
    stored.current.set(id, reply);
    const shown = now.current.find((answer) => answer.id === id);
    // What was typed since stays; it is saved with the next one.
    if (shown !== undefined && sameAnswer(shown, sent)) take(reply);
  };
  const saveAll = async (id?: string): Promise<void> => {
    if (id === undefined) clearTimeout(timer.current);
    const ids = now.current
      // An emptied text waits until something stands there again.
      .filter((answer) => (id === undefined || answer.id === id) && isDirty(answer) && !hasEmptied(answer))
      .filter((answer) => !held.current.has(answer.id))
      .map((answer) => answer.id);
    if (ids.length === 0) return;
    setPhase('saving');
    try {
      await Promise.all(
        ids.map((one) => {
          // One after the other for each answer, so that an older state never arrives last.
          const next = (saving.current.get(one) ?? Promise.resolve()).catch(() => undefined).then(() => saveOne(one));
          saving.current.set(one, next);
          return next;
        }),
      );
      failures.current = 0;
      const clean = now.current.every((answer) => !isDirty(answer));
      setPhase(clean ? 'saved' : 'dirty');
      await writer.flush();
      if (clean) await browserDrafts.find(key).then((draft) => draft && writer.acknowledge(draft.content));
    } catch (error) {
      const reason = classifyFailure(error);
      if (reason === 'conflict') setConflict(true);
      setPhase(reason);
      if (reason === 'offline') {
        failures.current += 1;
        saveIn(backOff(failures.current));
      }
      throw error;
    }
  };
  useEffect(() => {
    latest.current = saveAll;
  });

  const change = useCallback(
    (id: string, make: (answer: Answer) => Answer): void => {
      show(now.current.map((answer) => (answer.id === id ? make(answer) : answer)));
      writer.touch();
      setPhase('dirty');
      // Whatever was changed is saved, not only this answer: the next question is soon begun.
      saveIn(editor.autosaveDelay);
    },
    [saveIn, show, writer],
  );
  const retry = useCallback(() => saveIn(0), [saveIn]);

  useEffect(() => {
    let gone = false;
    browserDrafts
      .setAside(key)
      .then((found) => {
        const over = found && withKept(now.current, found.content);
        if (found === undefined || gone) return;
        if (over === undefined || over.every((answer, at) => sameAnswer(answer, now.current[at] ?? answer)))
          void browserDrafts.discard(key).catch(() => undefined);
        else setKept(found);
      })
      .catch(() => undefined);
    const leaving = (): void => void writer.flush();
    window.addEventListener('pagehide', leaving);
    window.addEventListener('online', retry);
    return () => {
      gone = true;
      window.removeEventListener('pagehide', leaving);
      window.removeEventListener('online', retry);
      void writer.flush();
      void latest.current?.().catch(() => undefined);
    };
  }, [key, retry, writer]);

  const hold = (id: string): void => {
    const sent = now.current.find((answer) => answer.id === id);
    if (sent !== undefined) held.current.set(id, sent);
  };
  const release = (id: string, written: Answer | undefined): void => {
    const sent = held.current.get(id);
    const shown = now.current.find((answer) => answer.id === id);
    if (!held.current.delete(id) || sent === undefined || shown === undefined) return;
    if (written !== undefined) {
      take(written);
      show(now.current.map((answer) => (answer.id === id ? withChanges(written, sent, shown) : answer)));
    }
    if (now.current.some(isDirty)) saveIn(0);
  };
  const discard = (): void => {
    setKept(undefined);
    void browserDrafts.discard(key).catch(() => undefined);
  };
  const restore = (): void => {
    const over = kept && withKept(now.current, kept.content);
    if (over === undefined) return;
    show(over);
    writer.touch();
    void saveAll()
      .then(discard)
      .catch(() => undefined);
  };
  const update = async (): Promise<void> => {
    const mine = now.current.filter(isDirty);
    const fresh = await call('generator.answers', { body: { advertId } });
    stored.current = new Map(fresh.map((answer) => [answer.id, answer]));
    show(fresh);
    setConflict(false);
    setPhase('saved');
    if (mine.length === 0) return;
    const draft: Draft = {
      ...key,
      content: JSON.stringify(mine.map(bodyOf)),
      baseVersion: 0,
      keptAt: new Date().toISOString(),
    };
    setKept(draft);
    await browserDrafts
      .keep(draft)
      .then(() => browserDrafts.setAside(draft))
      .catch(() => undefined);
  };

  return { answers, change, hold, release, save: saveAll, phase, conflict, update, retry, kept, restore, discard };
}
