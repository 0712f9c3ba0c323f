/** Dragging in the framework: with a pointer by what lies under it, with the keyboard from target to target. */
import {
  type Announcements,
  type CollisionDetection,
  KeyboardCode,
  type KeyboardCoordinateGetter,
  KeyboardSensor,
  PointerSensor,
  pointerWithin,
  useSensor,
  useSensors,
} from '@dnd-kit/core';
import type { ChosenElement, FrameworkStep } from '#domain/framework.ts';
import { wording } from './wording.ts';

/** What is lifted: an item of the list, an entry of a folder, an offered element of step 7, or a chosen one. */
export type Lifted = { text: string } & (
  | { kind: 'row'; key: number }
  | { kind: 'entry'; entry: string }
  | { kind: 'element'; element: ChosenElement }
  | { kind: 'chosen'; step: FrameworkStep }
);

/** The target after the last one. */
export const endId = 'end';

/** Pixels by which a thing that the keyboard moves lies inside its target. */
const inset = 6;

/** Jumps to the next target in reading order; left and right change the column. */
const nextTarget: KeyboardCoordinateGetter = (event, { context }) => {
  const { over, droppableRects, droppableContainers, active, collisionRect } = context;
  if (![KeyboardCode.Down, KeyboardCode.Up, KeyboardCode.Left, KeyboardCode.Right].includes(event.code as KeyboardCode))
    return undefined;
  event.preventDefault();
  const targets = droppableContainers
    .getEnabled()
    .flatMap(({ id }) => {
      const rect = droppableRects.get(id);
      return rect === undefined || id === active?.id ? [] : [{ id, rect }];
    })
    .sort(
      (one, other) =>
        one.rect.left - other.rect.left ||
        // The slot after the last one lies over others while the page is scrolled.
        Number(one.id === endId) - Number(other.id === endId) ||
        one.rect.top - other.rect.top,
    );
  const left = collisionRect?.left ?? 0;
  const column = (rect: { left: number; right: number }): boolean => rect.left <= left && rect.right > left;
  const at = targets.findIndex(({ id }) => id === over?.id);
  const sideways = {
    [KeyboardCode.Left]: targets.findLast(({ rect }) => rect.right <= left),
    [KeyboardCode.Right]: targets.find(({ rect }) => rect.left > left),
  } as Record<string, (typeof targets)[number] | undefined>;
  const back = event.code === KeyboardCode.Up;
  const inColumn = targets.filter(({ rect }) => column(rect));
  const here = inColumn.findIndex(({ id }) => id === over?.id);
  const beside = here < 0 ? undefined : inColumn[here + (back ? -1 : 1)];
  const target =
    event.code === KeyboardCode.Left || event.code === KeyboardCode.Right
      ? sideways[event.code]
      : at < 0
        ? (sideways[KeyboardCode.Right] ?? targets[0])
        : beside;
  return target === undefined ? undefined : { x: target.rect.left + inset, y: target.rect.top + inset };
};

/** Under the pointer; for the keyboard, where the lifted thing's corner lies. */
export const findTarget: CollisionDetection = (args) => {
  const corner = { x: args.collisionRect.left + 2, y: args.collisionRect.top + 2 };
  const found = pointerWithin(args.pointerCoordinates === null ? { ...args, pointerCoordinates: corner } : args).filter(
    ({ id }) => id !== args.active.id,
  );
  const end = found.find(({ id }) => id === endId);
  return end === undefined || args.pointerCoordinates === null ? found : [end];
};

/** Mouse, pen and finger after a few pixels, Space on the grip. */
export function useDragSensors() {
  return useSensors(
    useSensor(PointerSensor, { activationConstraint: { distance: 6 } }),
    useSensor(KeyboardSensor, {
      coordinateGetter: nextTarget,
      keyboardCodes: {
        start: [KeyboardCode.Space],
        cancel: [KeyboardCode.Esc],
        end: [KeyboardCode.Space, KeyboardCode.Enter],
      },
    }),
  );
}

/** @param nameOf what a target is called, by its id */
export function announcementsOf(nameOf: (id: string) => string): Announcements {
  const words = wording.drag;
  return {
    onDragStart: ({ active }) => words.lifted((active.data.current as Lifted | undefined)?.text ?? ''),
    onDragOver: ({ over }) => (over === null ? words.nowhere : words.over(nameOf(String(over.id)))),
    onDragEnd: ({ over }) => (over === null ? words.cancelled : words.dropped(nameOf(String(over.id)))),
    onDragCancel: () => words.cancelled,
  };
}
