/** How much of a field is filled, told before nothing more fits: no word is left out in silence. */
import { type FormEvent, useState } from 'react';

/** Shares of a field's room from which its count is shown. */
const shownFrom = 0.8;
/** Fields smaller than this show what they hold at a glance. */
const smallest = 40;

const count = (characters: number): string => characters.toLocaleString('en-GB');

export interface Room {
  /** Looks at what the field holds now, also where its form keeps the value. */
  look: (event: FormEvent<HTMLInputElement | HTMLTextAreaElement>) => void;
  length: number;
}

/** @param value what a field shows that its owner keeps; undefined where the form keeps it */
export function useRoom(value: unknown): Room {
  const [typed, setTyped] = useState(0);
  return {
    look: (event) => setTyped(event.currentTarget.value.length),
    length: typeof value === 'string' ? value.length : typed,
  };
}

export function RoomLeft({ length, max }: { length: number; max: number | undefined }) {
  if (max === undefined || max < smallest) return null;
  const isFull = length >= max;
  return (
    <p className={`help room ${isFull ? 'is-full' : ''}`} role="status">
      {length < max * shownFrom
        ? ''
        : `${count(length)} of ${count(max)} characters.${isFull ? ' Nothing more fits: what comes after is left out.' : ''}`}
    </p>
  );
}
