/** One subject explained: by its film where the settings name one, else, or when it fails, by a short illustrated text. */
import { useState } from 'react';
import { Dialog } from '#web/ui/dialog.tsx';
import { Note } from '#web/ui/note.tsx';
import { Film } from './film.tsx';
import './help.css';
import { type Lesson, lessons } from './lessons.ts';
import { wording } from './wording.ts';

function LessonText({ lesson }: { lesson: Lesson }) {
  return (
    <div className="lesson">
      <figure className="paper">
        <del>{lesson.before}</del>
        <p>
          <ins>{lesson.after}</ins>
        </p>
      </figure>
      {lesson.paragraphs.map((paragraph) => (
        <p key={paragraph}>{paragraph}</p>
      ))}
    </div>
  );
}

export interface LessonDialogProps {
  name: keyof typeof lessons;
  /** Address of the film, if there is one. */
  film: string | undefined;
  onClose: () => void;
}

export function LessonDialog({ name, film, onClose }: LessonDialogProps) {
  const [failed, setFailed] = useState(false);
  const lesson = lessons[name];
  return (
    <Dialog title={lesson.title} size={film === undefined || failed ? 'md' : 'lg'} onClose={onClose}>
      {failed && <Note look="clay">{wording.filmFailed}</Note>}
      {film === undefined || failed ? (
        <LessonText lesson={lesson} />
      ) : (
        <Film url={film} title={lesson.title} onFailed={() => setFailed(true)} />
      )}
    </Dialog>
  );
}
