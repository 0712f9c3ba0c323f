/** Dragging in the framework with mouse, pen and finger: what is lifted, and what lies under it. */
import {
  type Announcements,
  type CollisionDetection,
  PointerSensor,
  pointerWithin,
  useSensor,
  useSensors,
} from '@dnd-kit/core';
import { useEffect, useRef } from 'react';
import type { ChosenElement, FrameworkStep } from '#domain/framework.ts';
import { endId } from './places.ts';

/** What is lifted: an item of the list, an entry of a folder, an offered element of step 7, or a chosen one. */
export type Lifted = { text: string } & (
  | { kind: 'row'; key: number }
  | { kind: 'entry'; entry: string }
  | { kind: 'element'; element: ChosenElement }
  | { kind: 'chosen'; step: FrameworkStep }
);

/** What lies under the pointer; the slot after the last one lies over others while the page is scrolled. */
export const findTarget: CollisionDetection = (args) => {
  const found = pointerWithin(args).filter(({ id }) => id !== args.active.id);
  const end = found.find(({ id }) => id === endId);
  return end === undefined ? found : [end];
};

/** Mouse, pen and finger after a few pixels. The keyboard has its own way. */
export function useDragSensors() {
  return useSensors(useSensor(PointerSensor, { activationConstraint: { distance: 6 } }));
}

/**
 * Where something was let go. A hand that presses, moves once and lets go ends before the drag has learnt what lies under
 * it; then the point of the release tells.
 */
export function useReleasePoint(): (over: string | undefined) => string | undefined {
  const point = useRef<{ x: number; y: number }>(undefined);
  useEffect(() => {
    const note = (event: PointerEvent): void => {
      point.current = { x: event.clientX, y: event.clientY };
    };
    window.addEventListener('pointerup', note, true);
    return () => window.removeEventListener('pointerup', note, true);
  }, []);
  return (over) => {
    if (over !== undefined || point.current === undefined) return over;
    const { x, y } = point.current;
    const places = document
      .elementsFromPoint(x, y)
      .flatMap((element) => element.closest<HTMLElement>('[data-place]') ?? []);
    const ids = places.flatMap(({ dataset }) => dataset.place ?? []);
    return ids.find((id) => id === endId) ?? ids[0];
  };
}

const silent = (): undefined => undefined;

/** Nothing is announced to somebody who sees the pointer; the keyboard's steps are. */
export const announcements: Announcements = {
  onDragStart: silent,
  onDragOver: silent,
  onDragEnd: silent,
  onDragCancel: silent,
};
