/** Having a step written: generated or refreshed, and stopped. What somebody adds meanwhile stays, and is saved afterwards. */
import { type RefObject, useState } from 'react';
import type { StepInput } from '#contract/framework.ts';
import {
  type FrameworkItem,
  type FrameworkStep,
  frameworkMessages,
  linesToGenerate,
  partsOf,
  type StepStatus,
  sameParts,
} from '#domain/framework.ts';
import { call } from '#web/api/client.ts';
import type { Autosave } from '#web/features/drafts/index.ts';
import { toast } from '#web/ui/toasts.tsx';
import type { stepBody } from './step-body.ts';
import { itemsToSend, type Row, type StepState, withWritten } from './step-state.ts';
import { useAsking } from './use-asking.ts';
import { wording } from './wording.ts';

interface Server {
  id: string | null;
  status: StepStatus;
  notes: string[];
}

export interface WritingOptions {
  step: FrameworkStep;
  advertId: string;
  /** What is shown and stored at this moment. */
  now: RefObject<{ state: StepState; id: string | null }>;
  bodyOf: (shown: StepState) => ReturnType<typeof stepBody>;
  autosave: Autosave;
  server: { status: StepStatus; set: (change: (before: Server) => Server) => void };
  show: (next: StepState) => void;
  /** Has everything saved, so that the server works on what is shown. */
  settle: () => Promise<boolean>;
  /** One toast for a failure. */
  tell: (error: unknown, otherwise: string) => void;
  adopt: (input: StepInput) => void;
  fetchStep: () => Promise<StepInput>;
  update: () => Promise<void>;
}

export interface Writing {
  busy: 'generating' | 'refreshing' | undefined;
  /** Ends what this page is having written; undefined while that is nothing. */
  stop: (() => void) | undefined;
  generate: () => Promise<boolean>;
  refresh: () => Promise<void>;
}

/** What the writer was asked about: the state at that moment, and the rows that were sent. */
interface Order {
  state: StepState;
  sent: readonly Row[];
  version: number;
}

interface Written {
  items: readonly FrameworkItem[];
  modifiedIndexes: readonly number[];
  version: number;
  server: Server;
}

export function useWriting(options: WritingOptions): Writing {
  const { step, advertId, now, bodyOf, autosave, server, show, settle, tell, adopt, fetchStep, update } = options;
  const [busy, setBusy] = useState<Writing['busy']>();
  const asking = useAsking();

  /** Shows what was written among the rows as they are by now; what was added since the order is still to be saved. */
  const take = (kind: NonNullable<Writing['busy']>, order: Order, written: Written): void => {
    const { state } = now.current;
    const added = state !== order.state;
    now.current.id = written.server.id;
    const rows = withWritten(kind, state.rows, order.sent, written.items, written.modifiedIndexes);
    show({ ...state, rows });
    server.set(() => written.server);
    autosave.rebase(written.version, added);
  };

  /** After a stop: whether it came in time only the server knows. */
  const takeStopped = async (kind: NonNullable<Writing['busy']>, order: Order): Promise<void> => {
    const fresh = await fetchStep();
    if (fresh.status === 'generating') return;
    if (now.current.state === order.state) adopt(fresh);
    // Somebody else has saved as well: theirs is shown, one's own is offered back.
    else if (fresh.version > order.version + 1) await update();
    else {
      const { id, status, notes, version, modifiedIndexes } = fresh;
      const stored = JSON.parse(fresh.aidaContent.content) as FrameworkItem[] | { listOfBenefits: FrameworkItem[] };
      const all = Array.isArray(stored) ? stored : stored.listOfBenefits;
      const items = kind === 'generating' ? all.slice(order.sent.length) : all;
      take(kind, order, { items, modifiedIndexes, version, server: { id, status, notes } });
    }
    if (fresh.version === order.version) toast.success(wording.stopped);
  };

  /** Whatever happens, the rows stay; a failure is told in one toast. */
  const letWrite = async (
    kind: NonNullable<Writing['busy']>,
    write: (order: Order, signal: AbortSignal) => Promise<void>,
  ): Promise<boolean> => {
    const before = server.status;
    const signal = asking.begin();
    setBusy(kind);
    server.set((shown) => ({ ...shown, status: 'generating' }));
    let order: Order | undefined;
    try {
      if (!(await settle())) {
        server.set((shown) => ({ ...shown, status: before }));
        return false;
      }
      autosave.hold();
      const { state } = now.current;
      order = { state, sent: itemsToSend(step, state.rows).rows, version: autosave.getVersion() };
      await write(order, signal);
      return true;
    } catch (error) {
      if (signal.aborted) {
        // Until it is known, the step is looked at like one that another page has written.
        if (asking.wasStopped(signal) && order !== undefined) await takeStopped(kind, order).catch(() => undefined);
        return false;
      }
      tell(error, frameworkMessages.failed);
      server.set((shown) => ({ ...shown, status: 'failed' }));
      return false;
    } finally {
      autosave.release();
      setBusy(undefined);
    }
  };

  const generate = (): Promise<boolean> => {
    const { rows } = now.current.state;
    const count = itemsToSend(step, rows).items.length;
    // Blank rows take slots as well: they are on the page.
    const lines = linesToGenerate(step, Math.max(count, rows.length));
    if (lines === 0) {
      toast.error(frameworkMessages.fullToGenerate(step));
      return Promise.resolve(false);
    }
    return letWrite('generating', async (order, signal) => {
      const { items: _sent, ...body } = bodyOf(order.state);
      const answer = await call(
        'framework.generate',
        { body: { ...body, noOfLine: lines, version: order.version } },
        { signal },
      );
      const { aidaAdvertInputId: id, status, notes, items, version } = answer;
      take('generating', order, { items, modifiedIndexes: [], version, server: { id, status, notes } });
      if (items.length === 0) toast.error(wording.nothingAdded);
      else toast.success(wording.added(items.length));
    });
  };

  const refresh = async (): Promise<void> => {
    await letWrite('refreshing', async (order, signal) => {
      const { sent } = order;
      const answer = await call(
        'framework.regenerate',
        {
          body: {
            step,
            advertId,
            generatedData: JSON.stringify(itemsToSend(step, sent).items),
            aidaContentId: now.current.id,
            version: order.version,
          },
        },
        { signal },
      );
      const { aidaAdvertInputId: id, status, notes, items, modifiedIndexes, version } = answer;
      take('refreshing', order, { items, modifiedIndexes, version, server: { id, status, notes } });
      const others = items.filter((item, at) => {
        const before = sent[at];
        return before === undefined || !sameParts(partsOf(item), before);
      });
      toast.success(wording.refreshed(others.length, sent.length));
    });
  };

  return { busy, stop: busy === undefined ? undefined : asking.stop, generate, refresh };
}
