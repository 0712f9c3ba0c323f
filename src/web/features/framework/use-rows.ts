/** What a person does with the rows of a step: each change is shown at once and saved by itself. */
import { type RefObject, useCallback } from 'react';
import { frameworkMessages, type ItemParts, isBlankParts } from '#domain/framework.ts';
import { framework as limits } from '#domain/limits.ts';
import { toast } from '#web/ui/toasts.tsx';
import { editRow, moveRow, ownRow, type StepState } from './step-state.ts';
import { wording } from './wording.ts';

export interface StepRows {
  edit: (key: number, change: Partial<ItemParts>) => void;
  /** Adds a row and answers its key; undefined, with the message, when the step is full. */
  add: (parts?: ItemParts, at?: number) => number | undefined;
  /** Takes a row out; its words can be brought back for a moment. */
  remove: (key: number) => void;
  move: (key: number, to: number) => void;
}

/**
 * @param now holds the state that is shown
 * @param change shows another one and has it saved
 */
export function useRows(
  now: RefObject<{ state: StepState }>,
  change: (make: (before: StepState) => StepState) => void,
): StepRows {
  const edit = useCallback(
    (rowKey: number, parts: Partial<ItemParts>) =>
      change((before) => ({
        ...before,
        rows: before.rows.map((row) => (row.key === rowKey ? editRow(row, parts) : row)),
      })),
    [change],
  );
  const remove = useCallback(
    (rowKey: number) => {
      const at = now.current.state.rows.findIndex((row) => row.key === rowKey);
      const row = now.current.state.rows[at];
      if (row === undefined) return;
      change((before) => ({ ...before, rows: before.rows.filter((one) => one.key !== rowKey) }));
      if (isBlankParts(row)) return;
      toast.action(wording.item.removed, {
        label: wording.item.undo,
        run: () =>
          change((before) =>
            before.rows.length < limits.itemsMax ? { ...before, rows: before.rows.toSpliced(at, 0, row) } : before,
          ),
      });
    },
    [change, now.current.state.rows],
  );
  const move = useCallback(
    (rowKey: number, to: number) => change((before) => ({ ...before, rows: moveRow(before.rows, rowKey, to) })),
    [change],
  );
  const add = useCallback(
    (parts?: ItemParts, at = now.current.state.rows.length): number | undefined => {
      if (now.current.state.rows.length >= limits.itemsMax) {
        toast.error(frameworkMessages.full);
        return undefined;
      }
      const row = ownRow(parts);
      change((before) => ({ ...before, rows: before.rows.toSpliced(at, 0, row) }));
      return row.key;
    },
    [change, now.current.state.rows.length],
  );
  return { edit, add, remove, move };
}
