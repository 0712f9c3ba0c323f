/** Lessons to choose from; the chosen one opens in a dialog. */
import { IconBook2, IconPlayerPlayFilled } from '@tabler/icons-react';
import { useState } from 'react';
import type { FilmName } from '#contract/people.ts';
import './help.css';
import { LessonDialog } from './lesson.tsx';
import { lessons } from './lessons.ts';
import { wording } from './wording.ts';

type Name = keyof typeof lessons;

export interface LessonListProps {
  names: readonly Name[];
  /** Addresses of the films that there are. */
  films: Partial<Record<FilmName, string>>;
}

export function LessonList({ names, films }: LessonListProps) {
  const [open, setOpen] = useState<Name>();
  return (
    <>
      <ul className="vids">
        {names.map((name) => {
          const film = films[name] !== undefined;
          return (
            <li key={name}>
              <button type="button" className="vid" onClick={() => setOpen(name)}>
                <span className="th" aria-hidden="true">
                  {film ? <IconPlayerPlayFilled size={14} /> : <IconBook2 size={18} stroke={1.6} />}
                </span>
                <span>
                  <b>{lessons[name].title}</b>
                  <small>{film ? wording.film : wording.read}</small>
                </span>
              </button>
            </li>
          );
        })}
      </ul>
      {open !== undefined && <LessonDialog name={open} film={films[open]} onClose={() => setOpen(undefined)} />}
    </>
  );
}
