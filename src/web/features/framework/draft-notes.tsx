/** What the writer says of the drafts it made: what it left out, and why. Beside the drafts stands a way to it. */
import { IconInfoCircle } from '@tabler/icons-react';
import type { FrameworkStep } from '#domain/framework.ts';
import { Button } from '#web/ui/button.tsx';
import { Note } from '#web/ui/note.tsx';
import { wording } from './wording.ts';

const idOf = (step: FrameworkStep): string => `fw-notes-${step}`;

interface NotesOfStep {
  step: FrameworkStep;
  notes: readonly string[];
}

export function DraftNotes({ step, notes }: NotesOfStep) {
  if (notes.length === 0) return null;
  return (
    <section id={idOf(step)} className="fw-told" tabIndex={-1} aria-label={wording.notes}>
      <Note>
        <b>{wording.notes}</b>
        <ul className="fw-notes">
          {notes.map((note) => (
            <li key={note}>{note}</li>
          ))}
        </ul>
      </Note>
    </section>
  );
}

/**
 * The notes stand under the form: below the fold of a laptop, and on a phone in another view. So whoever reads the
 * drafts is told how many there are.
 *
 * @param onShow brings the form into view, before its notes are looked for
 */
export function ToNotes({ step, notes, onShow }: NotesOfStep & { onShow: () => void }) {
  if (notes.length === 0) return null;
  return (
    <Button
      look="subtle"
      size="sm"
      icon={<IconInfoCircle size={16} stroke={1.6} aria-hidden="true" />}
      onClick={() => {
        onShow();
        const told = document.getElementById(idOf(step));
        told?.scrollIntoView({ block: 'center' });
        told?.focus({ preventScroll: true });
      }}
    >
      {wording.noteCount(notes.length)}
    </Button>
  );
}
