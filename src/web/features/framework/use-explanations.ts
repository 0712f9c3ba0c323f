/** Why the writer wrote what it wrote: asked for once an item, one at a time. */
import { useCallback, useMemo, useRef, useState } from 'react';
import type { ContentExplanation } from '#contract/framework.ts';
import { textOfParts } from '#domain/framework.ts';
import { call } from '#web/api/client.ts';
import { isRowModified, type Row } from './step-state.ts';

export type Explanation =
  | { kind: 'own' }
  | { kind: 'wait' }
  | { kind: 'generating' }
  | { kind: 'failed' }
  | { kind: 'told'; why: ContentExplanation['specificContentExplanation'] };

export interface Explanations {
  /** What is known of a row's text; undefined when nobody has asked. */
  of: (row: Row) => Explanation | undefined;
  ask: (row: Row, index: number) => void;
}

/** @param id the step's id; null until something of it is stored */
export function useExplanations(advertId: string, id: string | null): Explanations {
  const [told, setTold] = useState<ReadonlyMap<string, Explanation>>(() => new Map());
  const pending = useRef<string | undefined>(undefined);
  const [waitsFor, setWaitsFor] = useState<string>();
  const ask = useCallback(
    (row: Row, index: number): void => {
      const content = textOfParts(row);
      const known = told.get(content);
      if (id === null || isRowModified(row) || known?.kind === 'told') return;
      // One at a time, as the specification has it; the second icon says that it waits.
      if (pending.current !== undefined) return;
      pending.current = content;
      setWaitsFor(content);
      const note = (explanation: Explanation): void => {
        pending.current = undefined;
        setWaitsFor(undefined);
        setTold((before) => new Map(before).set(content, explanation));
      };
      call('framework.explain', { body: { index, content, aidaAdvertInputId: id, advertId } })
        .then((answer) => note({ kind: 'told', why: answer.specificContentExplanation }))
        .catch(() => note({ kind: 'failed' }));
    },
    [advertId, id, told],
  );
  return useMemo(
    () => ({
      ask,
      of: (row) => {
        if (isRowModified(row)) return { kind: 'own' };
        const content = textOfParts(row);
        const known = told.get(content);
        if (known?.kind === 'told') return known;
        if (waitsFor === content) return { kind: 'generating' };
        return waitsFor === undefined ? known : { kind: 'wait' };
      },
    }),
    [ask, told, waitsFor],
  );
}
