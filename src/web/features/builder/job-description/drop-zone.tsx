/** Where a file is dropped or chosen. */
import { IconFolderOpen } from '@tabler/icons-react';
import { type DragEvent, type Ref, useRef, useState } from 'react';
import { Button } from '#web/ui/button.tsx';
import { Spinner } from '#web/ui/spinner.tsx';

function UploadDrawing() {
  return (
    <svg aria-hidden="true" focusable="false" className="art" viewBox="0 0 120 112" width="120" height="112">
      <g className="art-shadow">
        <rect className="pp" x="8" y="14" width="70" height="88" rx="1.5" transform="rotate(-7 43 58)" />
      </g>
      <g className="art-shadow">
        <rect className="pp" x="32" y="4" width="74" height="96" rx="1.5" />
      </g>
      <path className="ln" d="M43 22h42M43 33h52M43 44h46" />
      <rect x="52" y="56" width="34" height="31" rx="1.5" fill="#f8ce34" />
      <path d="M69 80V64m-7 6 7-7 7 7" fill="none" stroke="#161d1b" strokeWidth="2.4" strokeLinecap="round" />
    </svg>
  );
}

export interface DropZoneProps {
  /** What is going on; undefined when a file can be chosen. */
  busy: string | undefined;
  onFile: (file: File) => void;
  ref?: Ref<HTMLButtonElement>;
}

export function DropZone({ busy, onFile, ref }: DropZoneProps) {
  const input = useRef<HTMLInputElement>(null);
  const [over, setOver] = useState(false);
  const take = (list: FileList | null): void => {
    const file = list?.[0];
    if (file !== undefined && busy === undefined) onFile(file);
  };
  const onDrag = (event: DragEvent): void => {
    event.preventDefault();
    setOver(event.type === 'dragover' && busy === undefined);
  };
  return (
    <section
      className={`upz ${over ? 'is-over' : ''}`}
      aria-label="Upload a job description"
      aria-busy={busy !== undefined}
      onDragOver={onDrag}
      onDragLeave={onDrag}
      onDrop={(event) => {
        onDrag(event);
        take(event.dataTransfer.files);
      }}
    >
      <UploadDrawing />
      {busy === undefined ? (
        <>
          <h2>Drop the job description here</h2>
          <div className="or">
            <span className="muted">or</span>
            <Button ref={ref} icon={<IconFolderOpen size={18} stroke={1.6} />} onClick={() => input.current?.click()}>
              Choose a file
            </Button>
          </div>
          <p className="t-small muted">PDF or Word (.docx). Maximum 10MB allowed. One file for each advert.</p>
        </>
      ) : (
        <p className="upz-busy" role="status">
          <Spinner />
          {busy}
        </p>
      )}
      <input
        ref={input}
        type="file"
        hidden
        aria-label="Job description"
        // Older Word files may be chosen too, so that somebody who has one is told what to do.
        accept=".pdf,.docx,.doc"
        onChange={(event) => {
          take(event.target.files);
          event.target.value = '';
        }}
      />
    </section>
  );
}
