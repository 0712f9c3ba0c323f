/** The uploaded file: a PDF as it is, a Word file as its text. */
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { call } from '#web/api/client.ts';
import { answerOf, keyOf } from '#web/api/queries.ts';
import { Note } from '#web/ui/note.tsx';
import { Loader } from '#web/ui/spinner.tsx';

/** Literal (D1 section 8). */
const missing = 'Oops! Uploaded File not found. Please refresh the page.';

export interface PreviewProps {
  advertId: string;
  tenantId: string | undefined;
  fileUrl: string;
  isPdf: boolean;
}

/** The file's bytes through a signed address. */
export async function fetchFile(key: string, tenantId: string | undefined, signal?: AbortSignal): Promise<Blob> {
  const company = tenantId === undefined ? {} : { tenantId };
  const { url } = await call('storage.downloadUrl', { body: { key, ...company } }, { signal });
  if (url === '') throw new Error(missing);
  const response = await fetch(url, { signal: signal ?? null });
  if (!response.ok) throw new Error(missing);
  return response.blob();
}

function PdfPreview({ fileUrl, tenantId }: Pick<PreviewProps, 'fileUrl' | 'tenantId'>) {
  const file = useQuery({
    queryKey: [...keyOf('storage.downloadUrl'), 'file', fileUrl],
    queryFn: ({ signal }) => fetchFile(fileUrl, tenantId, signal),
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
  });
  const [address, setAddress] = useState<string>();
  useEffect(() => {
    if (file.data === undefined) return;
    // Our own type, not the server's: the frame must never show anything but a PDF.
    const url = URL.createObjectURL(new Blob([file.data], { type: 'application/pdf' }));
    setAddress(url);
    return () => URL.revokeObjectURL(url);
  }, [file.data]);
  if (file.isError) return <Note look="red">{missing}</Note>;
  if (address === undefined) return <Loader label="Loading the preview" />;
  return (
    <iframe className="pdf" src={`${address}#toolbar=0&navpanes=0&view=FitH`} title="Preview of the job description" />
  );
}

function TextPreview({ advertId, tenantId }: Pick<PreviewProps, 'advertId' | 'tenantId'>) {
  const company = tenantId === undefined ? {} : { tenantId };
  const text = useQuery(answerOf('jobDescription.get', { body: { advertId, ...company } }));
  if (text.isPending) return <Loader label="Loading the preview" />;
  if (text.isError) return <Note look="red">{missing}</Note>;
  const words = (text.data.text ?? '').trim();
  if (words === '') return <p className="help pgs-none">There is no text to show. The file can be downloaded.</p>;
  return (
    <section className="pgs" aria-label="Text of the job description" tabIndex={0}>
      <article className="pg paper">{words}</article>
    </section>
  );
}

export function Preview({ advertId, tenantId, fileUrl, isPdf }: PreviewProps) {
  return (
    <section className="pvw" aria-label="Preview">
      <header>
        <b>Preview</b>
      </header>
      {isPdf ? (
        <PdfPreview fileUrl={fileUrl} tenantId={tenantId} />
      ) : (
        <TextPreview advertId={advertId} tenantId={tenantId} />
      )}
    </section>
  );
}
