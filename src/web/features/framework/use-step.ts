/** One step of the framework: edited, saved by itself, generated, refreshed, and never lost. */
import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useRef, useState } from 'react';
import type { StepInput } from '#contract/framework.ts';
import { type FrameworkStep, isBlankParts, linesToSave, type StepStatus } from '#domain/framework.ts';
import { framework as limits } from '#domain/limits.ts';
import { ApiError, call } from '#web/api/client.ts';
import { answerOf } from '#web/api/queries.ts';
import {
  type Autosave,
  browserDrafts,
  classifyFailure,
  type DraftKey,
  type Recovery,
  useAutosave,
  useRecovery,
} from '#web/features/drafts/index.ts';
import { toast } from '#web/ui/toasts.tsx';
import { messageOf } from './message-of.ts';
import { stepBody } from './step-body.ts';
import {
  excessOf,
  isRowModified,
  type Row,
  readState,
  type StepOptions,
  type StepState,
  sameState,
  stateOf,
  writeState,
} from './step-state.ts';
import { type StepRows, useRows } from './use-rows.ts';
import { useWriting, type Writing } from './use-writing.ts';
import { wording } from './wording.ts';

/** Milliseconds between two looks at a step that somebody's other page has generating. */
const lookAgain = 2_000;

export interface StepModel extends StepRows, Pick<Writing, 'generate' | 'refresh' | 'stop' | 'busy'> {
  step: FrameworkStep;
  state: StepState;
  status: StepStatus;
  notes: readonly string[];
  /** The step's id on the server; null until something of it is stored. */
  id: string | null;
  autosave: Autosave;
  kept: Recovery;
  setOptions: (change: Partial<StepOptions>) => void;
  /** Saves whatever there is; false, with the message, when it can't be saved. */
  save: () => Promise<boolean>;
  /** Takes the server's state and keeps one's own for a decision. */
  update: () => Promise<void>;
  restore: () => void;
}

export interface StepOwner {
  advertId: string;
  jobTitle: string;
  tenantId: string;
  userId: string;
}

export function useStep(owner: StepOwner, step: FrameworkStep, loaded: StepInput): StepModel {
  const client = useQueryClient();
  const { advertId, jobTitle } = owner;
  const [state, setShown] = useState(() => stateOf(loaded));
  const [server, setServer] = useState({ id: loaded.id, status: loaded.status, notes: loaded.notes });
  const now = useRef({ state, id: loaded.id, benefits: loaded.aidaStep5SelectedBenefits });
  const [key] = useState<DraftKey>(() => ({
    tenantId: owner.tenantId,
    userId: owner.userId,
    advertId,
    field: `framework-${step}`,
  }));

  const bodyOf = useCallback(
    (shown: StepState) => stepBody({ step, advertId, jobTitle }, shown, now.current.benefits),
    [advertId, jobTitle, step],
  );

  const send = useCallback(
    async (content: string, version: number, signal?: AbortSignal): Promise<{ version: number }> => {
      const kept = readState(content);
      if (kept === undefined) throw new Error('The step could not be read');
      const { items, ...body } = bodyOf(kept);
      const answer = await call(
        'framework.save',
        {
          body: {
            ...body,
            noOfLine: linesToSave(step),
            generatedData: JSON.stringify(items),
            aidaAdvertInputID: now.current.id,
            version,
          },
        },
        { signal },
      );
      now.current.id = answer.aidaAdvertInputId;
      now.current.benefits = answer.aidaStep5SelectedBenefits;
      setServer((before) => ({ ...before, id: answer.aidaAdvertInputId, status: answer.status }));
      return { version: answer.version };
    },
    [bodyOf, step],
  );

  const autosave = useAutosave({
    getContent: () => writeState(now.current.state),
    save: send,
    classify: classifyFailure,
    version: loaded.version,
    drafts: { store: browserDrafts, key, onFailure: () => toast.error(wording.kept.noDrafts) },
  });
  const kept = useRecovery(key, (content) => {
    const found = readState(content);
    return found === undefined || sameState(found, stateOf(loaded));
  });

  const show = useCallback((next: StepState) => {
    now.current.state = next;
    setShown(next);
  }, []);
  const { touch, rebase } = autosave;
  const change = useCallback(
    (make: (before: StepState) => StepState) => {
      show(make(now.current.state));
      touch();
    },
    [show, touch],
  );
  const rows = useRows(now, change);

  /** Takes a step as the server has it now. */
  const adopt = useCallback(
    (input: StepInput) => {
      now.current.id = input.id;
      now.current.benefits = input.aidaStep5SelectedBenefits;
      show(stateOf(input));
      setServer({ id: input.id, status: input.status, notes: input.notes });
      rebase(input.version, false);
    },
    [rebase, show],
  );

  const fetchStep = useCallback(async (): Promise<StepInput> => {
    const details = await client.fetchQuery({
      ...answerOf('framework.details', { body: { advertId } }),
      staleTime: 0,
    });
    return details.aidaAdvertInput[`step${step}`];
  }, [advertId, client, step]);

  const update = async (): Promise<void> => {
    const mine = now.current.state;
    const baseVersion = autosave.getVersion();
    const fresh = await fetchStep();
    if (!sameState(mine, stateOf(fresh)))
      kept.offer({ ...key, content: writeState(mine), baseVersion, keptAt: new Date().toISOString() });
    adopt(fresh);
  };
  const tooLong = (rows: readonly Row[]): boolean => rows.some((row) => excessOf(row) > 0);
  /** One toast for a failure; where somebody else was faster, with the way to their state. */
  const tell = (error: unknown, otherwise: string): void => {
    const message = messageOf(error, otherwise);
    if (error instanceof ApiError && error.code === 'VERSION_CONFLICT')
      toast.action(message, { label: wording.kept.update, run: () => void update().catch(() => undefined) });
    else toast.error(message);
  };
  /** Has everything saved, so that the server works on what is shown. */
  const settle = async (): Promise<boolean> => {
    if (await autosave.settle()) return true;
    toast.error(
      tooLong(now.current.state.rows) ? wording.kept.notSaved : messageOf(autosave.error, wording.kept.notSaved),
    );
    return false;
  };

  const writing = useWriting({
    step,
    advertId,
    now,
    bodyOf,
    autosave,
    server: { status: server.status, set: setServer },
    show,
    settle,
    tell,
    adopt,
    fetchStep,
    update,
  });
  const { busy } = writing;

  // Another page of this advert has the writer at work: its result is taken when it is there.
  const waits = server.status === 'generating' && busy === undefined;
  const takeOthers = useRef<(input: StepInput) => void>(adopt);
  useEffect(() => {
    // What was added here meanwhile and isn't saved yet is offered back.
    takeOthers.current = (input) => {
      if (autosave.unsaved) void update().catch(() => undefined);
      else adopt(input);
    };
  });
  useEffect(() => {
    if (!waits) return;
    const timer = setInterval(() => {
      fetchStep()
        .then((input) => input.status !== 'generating' && takeOthers.current(input))
        .catch(() => undefined);
    }, lookAgain);
    return () => clearInterval(timer);
  }, [waits, fetchStep]);

  const save = async (): Promise<boolean> => {
    if (!(await settle())) return false;
    try {
      const sent = now.current.state;
      const { version } = await send(writeState(sent), autosave.getVersion());
      // What was changed while it travelled is still to be saved; else blank rows have left the step with this save.
      const changed = now.current.state !== sent;
      if (!changed) show({ ...sent, rows: sent.rows.filter((row) => !isBlankParts(row)) });
      rebase(version, changed);
      return true;
    } catch (error) {
      tell(error, wording.kept.notSaved);
      return false;
    }
  };

  const restore = (): void => {
    const found = kept.draft === undefined ? undefined : readState(kept.draft.content);
    if (found === undefined) return;
    show({ ...found, rows: found.rows.slice(0, limits.itemsMax) });
    rebase(autosave.getVersion(), true);
    toast.success(wording.kept.restored);
    // What was put aside goes only after the server has it.
    void autosave.settle().then((saved) => saved && kept.discard());
  };

  return {
    step,
    state,
    ...server,
    busy: busy ?? (waits ? 'generating' : undefined),
    stop: writing.stop,
    autosave,
    kept,
    setOptions: (options) => change((before) => ({ ...before, options: { ...before.options, ...options } })),
    ...rows,
    generate: writing.generate,
    refresh: writing.refresh,
    save,
    update,
    restore,
  };
}

/** How many rows hold words of a person's own. */
export const ownCount = (rows: readonly Row[]): number =>
  rows.filter((row) => !isBlankParts(row) && isRowModified(row)).length;
