/** The job description: uploaded, checked against the title, shown. */
import {
  IconArrowsExchange,
  IconDownload,
  IconLock,
  IconPencilBolt,
  IconSparkles,
  IconTrash,
} from '@tabler/icons-react';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { Advert } from '#contract/advert.ts';
import { ApiError, call } from '#web/api/client.ts';
import { keyOf } from '#web/api/queries.ts';
import { Button, IconButton } from '#web/ui/button.tsx';
import { ConfirmDialog } from '#web/ui/dialog.tsx';
import { Note } from '#web/ui/note.tsx';
import { toast } from '#web/ui/toasts.tsx';
import { messageOf } from '../show-failure.ts';
import { DropZone } from './drop-zone.tsx';
import { fetchFile, Preview } from './preview.tsx';
import { findFileFault, type UploadStep, uploadJobDescription } from './upload.ts';

type JobDescription = NonNullable<Advert['advertJobDescription']>;

/** Literal (D1 section 8). */
const findings = {
  failed: 'Failed to extract content from the uploaded file which will later be used in AI Content generation.',
  unMatch:
    'The uploaded job description file does not correspond to the job title you provided. Therefore, it will not be utilized for generating content using AI.',
} as const;

const steps: Record<UploadStep, string> = { uploading: 'Uploading the file', reading: 'Reading the file' };

function Finding({ status }: { status: JobDescription['status'] }) {
  if (status === 'match') {
    return (
      <Note look="green">
        <b>Match.</b> It fits the job title and can be used in each step.
      </Note>
    );
  }
  return <Note look="clay">{findings[status]}</Note>;
}

function Purpose() {
  return (
    <aside className="aside">
      <section className="panel pad">
        <header>
          <h2 className="t-h3">What it is used for</h2>
        </header>
        <ul className="use-l">
          <li>
            <IconArrowsExchange size={18} stroke={1.6} aria-hidden="true" />
            <span>
              <b>Checked against the job title</b>
              <span>If the two are about different jobs, we say so and leave the file out.</span>
            </span>
          </li>
          <li>
            <IconSparkles size={18} stroke={1.6} aria-hidden="true" />
            <span>
              <b>Facts for the generators</b>
              <span>Headlines, introductions, roles and persons can draw on it.</span>
            </span>
          </li>
          <li>
            <IconPencilBolt size={18} stroke={1.6} aria-hidden="true" />
            <span>
              <b>Sent to the copywriter</b>
              <span>Needed before a copywriter can be assigned.</span>
            </span>
          </li>
        </ul>
        <div className="note">
          <IconLock size={18} stroke={1.6} aria-hidden="true" />
          <span>Stored privately. Only people who work on this advert can open it.</span>
        </div>
      </section>
    </aside>
  );
}

export interface JobDescriptionTabProps {
  advert: Advert;
  tenantId: string | undefined;
  readOnly: boolean;
  /** The file has changed: the advert's new version and file. */
  onChanged: (version: number, file: JobDescription | null) => void;
}

export function JobDescriptionTab({ advert, tenantId, readOnly, onChanged }: JobDescriptionTabProps) {
  const client = useQueryClient();
  const [step, setStep] = useState<UploadStep>();
  const [fault, setFault] = useState<string>();
  const [asking, setAsking] = useState(false);
  const file = advert.advertJobDescription;
  const isPdf = file?.fileName.toLowerCase().endsWith('.pdf') ?? false;

  const forgetText = (): void => client.removeQueries({ queryKey: keyOf('jobDescription.get') });
  const upload = async (chosen: File): Promise<void> => {
    const wrong = findFileFault(chosen);
    setFault(wrong);
    if (wrong !== undefined) return;
    try {
      const { version, ...attached } = await uploadJobDescription(advert.id, chosen, setStep);
      forgetText();
      onChanged(version, attached);
      toast.success('Job description uploaded');
    } catch (error) {
      setFault(messageOf(error));
      toast.error(messageOf(error));
    } finally {
      setStep(undefined);
    }
  };
  const remove = async (): Promise<void> => {
    const { version } = await call('jobDescription.delete', { body: { advertId: advert.id } }).catch(
      (error: unknown) => {
        // Literal (D1 section 8): what is said where the server has no words of its own.
        const unsaid = error instanceof ApiError && error.status >= 500 && error.items.length === 0;
        throw unsaid ? new Error('Failed to delete file') : error;
      },
    );
    forgetText();
    onChanged(version, null);
    toast.success('Job description deleted');
  };
  const download = async (): Promise<void> => {
    if (file === null) return;
    try {
      const url = URL.createObjectURL(await fetchFile(file.fileUrl, tenantId));
      const link = Object.assign(document.createElement('a'), { href: url, download: file.fileName });
      link.click();
      URL.revokeObjectURL(url);
    } catch (error) {
      toast.error(messageOf(error));
    }
  };
  return (
    <div className="gen">
      <section className="jd">
        <header>
          <h2 className="t-h2">Job Description</h2>
          {file === null && !readOnly && (
            <p className="muted">
              Upload the description you already have. It is optional here, and it makes every draft more exact.
            </p>
          )}
        </header>
        {fault !== undefined && <Note look="red">{fault}</Note>}
        {file === null && !readOnly && (
          <DropZone busy={step === undefined ? undefined : steps[step]} onFile={(chosen) => void upload(chosen)} />
        )}
        {file === null && readOnly && <p className="muted">No job description was added.</p>}
        {file !== null && (
          <>
            <div className="file">
              <span className="ty">{isPdf ? 'PDF' : 'DOCX'}</span>
              <span className="file-name">
                <b>{file.fileName}</b>
              </span>
              <IconButton label="Download the file" onClick={() => void download()}>
                <IconDownload size={18} stroke={1.6} />
              </IconButton>
              {!readOnly && (
                <Button
                  look="danger"
                  size="sm"
                  icon={<IconTrash size={18} stroke={1.6} />}
                  onClick={() => setAsking(true)}
                >
                  Remove file
                </Button>
              )}
            </div>
            <Finding status={file.status} />
            <Preview advertId={advert.id} tenantId={tenantId} fileUrl={file.fileUrl} isPdf={isPdf} />
          </>
        )}
      </section>
      <Purpose />
      {asking && (
        <ConfirmDialog
          title="Delete the job description?"
          subtitle="Texts that were written with it stay as they are."
          confirm="Delete"
          look="danger-fill"
          onConfirm={remove}
          onClose={() => setAsking(false)}
        />
      )}
    </div>
  );
}
