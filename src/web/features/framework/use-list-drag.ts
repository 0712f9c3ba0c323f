/** Dragging in a step, by pointer and by keyboard: entries of the library into the list, items to another place or into the folder. */
import type { DragEndEvent, DragOverEvent, DragStartEvent } from '@dnd-kit/core';
import { useState } from 'react';
import { type Lifted, useDragSensors, useReleasePoint } from './drag.ts';
import { useKeyboardLift } from './keyboard-lift.tsx';
import { endId, placesOfList } from './places.ts';
import type { Row } from './step-state.ts';
import { wording } from './wording.ts';

export interface ListDragOptions {
  rows: readonly Row[];
  /** The title of the open folder. */
  folderTitle: string | undefined;
  /** Whether items can be dropped into that folder. */
  canSaveThere: boolean;
  addText: (entry: string, at: number) => void;
  toFolder: (row: Row) => void;
  move: (key: number, at: number) => void;
}

const keyOfRow = (id: unknown): number | undefined => {
  const [, key] = /^row-(\d+)$/.exec(String(id)) ?? [];
  return key === undefined ? undefined : Number(key);
};

export function useListDrag({ rows, folderTitle, canSaveThere, addText, toFolder, move }: ListDragOptions) {
  const [lifted, setLifted] = useState<Lifted>();
  const [overKey, setOverKey] = useState<number>();
  const sensors = useDragSensors();

  const onDragStart = ({ active }: DragStartEvent): void => {
    setLifted(active.data.current as Lifted);
    setOverKey(undefined);
  };
  const onDragOver = ({ over }: DragOverEvent): void => setOverKey(over === null ? undefined : keyOfRow(over.id));
  const endDrag = (): void => {
    setLifted(undefined);
    setOverKey(undefined);
  };
  const drop = (thing: Lifted, where: string): void => {
    const target = keyOfRow(where);
    const found = rows.findIndex((row) => row.key === target);
    const at = found < 0 ? rows.length : found;
    if (thing.kind === 'entry') {
      if (where !== 'folder') addText(thing.entry, at);
      return;
    }
    if (thing.kind !== 'row') return;
    const { key } = thing;
    if (where === 'folder') {
      const row = rows.find((one) => one.key === key);
      if (row !== undefined) toFolder(row);
    } else move(key, at);
  };
  const releasedOver = useReleasePoint();
  const onDragEnd = ({ active, over }: DragEndEvent): void => {
    endDrag();
    const where = releasedOver(over === null ? undefined : String(over.id));
    if (where !== undefined && where !== String(active.id)) drop(active.data.current as Lifted, where);
  };
  const nameOf = (id: string): string => {
    const words = wording.drag;
    if (id === 'folder') return folderTitle ?? words.folder;
    const at = rows.findIndex((row) => row.key === keyOfRow(id));
    return at < 0 ? words.end : words.place(at + 1);
  };

  const keyboard = useKeyboardLift({
    placesOf: (thing) => ({
      places: placesOfList(rows.map((row) => `row-${row.key}`)),
      beside: thing.kind === 'row' && canSaveThere ? 'folder' : undefined,
    }),
    nameOf,
    onDrop: drop,
  });

  return {
    /** What the context of dragging is told. */
    context: { sensors, onDragStart, onDragOver, onDragEnd, onDragCancel: endDrag },
    /** Hands the grips what they need for the keyboard. */
    wrap: keyboard.wrap,
    /** The words that the pointer carries. */
    carried: lifted?.text,
    lifted: lifted ?? keyboard.lifted,
    overKey: overKey ?? keyOfRow(keyboard.target),
    overEnd: keyboard.target === endId,
    overFolder: keyboard.target === 'folder',
  };
}
