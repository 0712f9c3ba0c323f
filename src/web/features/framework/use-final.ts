/** Step 7's state: arranged, saved by itself, never lost. */
import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useRef, useState } from 'react';
import { type ChosenElement, type FrameworkStep, frameworkMessages, mayPlace } from '#domain/framework.ts';
import { framework as limits } from '#domain/limits.ts';
import { call } from '#web/api/client.ts';
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
import { type FinalState, moveElement, place, readFinal, writeFinal } from './final-state.ts';
import { messageOf } from './message-of.ts';
import type { StepOwner } from './use-step.ts';
import { wording } from './wording.ts';

export interface FinalModel extends FinalState {
  autosave: Autosave;
  kept: Recovery;
  /** Puts an element at a place; false, with the message, when its category has one already. */
  add: (element: ChosenElement, at?: number) => boolean;
  remove: (step: FrameworkStep) => void;
  move: (step: FrameworkStep, to: number) => void;
  change: (next: FinalState) => void;
  /** Saves; false, with the message, when that fails. */
  save: () => Promise<boolean>;
  update: () => Promise<void>;
  restore: () => void;
}

export interface LoadedFinal {
  selectedSteps: { step: number; items: { title: string; body: string }[] }[];
  confirmed: string[];
  version: number;
}

const stateOf = ({ selectedSteps, confirmed }: LoadedFinal): FinalState => ({
  chosen: selectedSteps as ChosenElement[],
  confirmed,
});

export function useFinal(owner: StepOwner, loaded: LoadedFinal): FinalModel {
  const client = useQueryClient();
  const { advertId } = owner;
  const [state, setShown] = useState(() => stateOf(loaded));
  const now = useRef(state);
  const [key] = useState<DraftKey>(() => ({
    tenantId: owner.tenantId,
    userId: owner.userId,
    advertId,
    field: 'framework-7',
  }));
  const send = useCallback(
    async (content: string, version: number, signal?: AbortSignal): Promise<{ version: number }> => {
      const { chosen, confirmed } = readFinal(content) ?? now.current;
      const body = {
        advertId,
        step: 7 as const,
        noOfLine: limits.finalLines,
        selectedSteps: chosen.map(({ step, items }) => ({ step, items: [...items] })),
        confirmed: [...confirmed],
        version,
      };
      return call('framework.saveFinal', { body }, { signal });
    },
    [advertId],
  );
  const autosave = useAutosave({
    getContent: () => writeFinal(now.current),
    save: send,
    classify: classifyFailure,
    version: loaded.version,
    drafts: { store: browserDrafts, key, onFailure: () => toast.error(wording.kept.noDrafts) },
  });
  const kept = useRecovery(key, (content) => content === writeFinal(stateOf(loaded)));
  const show = (next: FinalState): void => {
    now.current = next;
    setShown(next);
  };
  const change = (next: FinalState): void => {
    show(next);
    autosave.touch();
  };
  const add = (element: ChosenElement, at = now.current.chosen.length): boolean => {
    if (!mayPlace(now.current.chosen, element.step)) {
      toast.error(frameworkMessages.onePerCategory);
      return false;
    }
    change({ ...now.current, chosen: place(now.current.chosen, element, at) });
    return true;
  };
  const save = async (): Promise<boolean> => {
    const failed = (error: unknown): false => {
      toast.error(messageOf(error, wording.kept.notSaved));
      return false;
    };
    if (!(await autosave.settle())) return failed(autosave.error);
    try {
      const { version } = await send(writeFinal(now.current), autosave.getVersion());
      autosave.rebase(version, false);
      return true;
    } catch (error) {
      return failed(error);
    }
  };
  const update = async (): Promise<void> => {
    const mine = writeFinal(now.current);
    const baseVersion = autosave.getVersion();
    const details = await client.fetchQuery({ ...answerOf('framework.details', { body: { advertId } }), staleTime: 0 });
    const fresh = details.aidaAdvertInput.step7;
    if (mine !== writeFinal(stateOf(fresh)))
      kept.offer({ ...key, content: mine, baseVersion, keptAt: new Date().toISOString() });
    show(stateOf(fresh));
    autosave.rebase(fresh.version, false);
  };
  const restore = (): void => {
    const found = kept.draft === undefined ? undefined : readFinal(kept.draft.content);
    if (found === undefined) return;
    show(found);
    autosave.rebase(autosave.getVersion(), true);
    toast.success(wording.kept.restored);
    void autosave.settle().then((saved) => saved && kept.discard());
  };
  return {
    ...state,
    autosave,
    kept,
    add,
    remove: (step) => change({ ...now.current, chosen: now.current.chosen.filter((element) => element.step !== step) }),
    move: (step, to) => change({ ...now.current, chosen: moveElement(now.current.chosen, step, to) }),
    change,
    save,
    update,
    restore,
  };
}
