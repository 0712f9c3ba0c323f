/** Bulk export: 'Job Adverts.zip', made in a worker, with progress, stoppable at any time. */
import type { ExportableAdvert } from './archive.ts';
import type { ArchiveAnswer, ArchiveRequest } from './archive-messages.ts';
import { downloadFile } from './download.ts';
import { archiveName } from './file-names.ts';

/** How a bulk export is watched and stopped. */
export interface BulkOptions {
  /** Is told after each advert how many are done. */
  onProgress?: (done: number) => void;
  /** Stops the export; the promise rejects with the signal's reason. */
  signal?: AbortSignal;
  /** Makes the worker; tests give their own. */
  createWorker?: () => ArchiveWorker;
}

/** What is used of a worker. */
export interface ArchiveWorker {
  postMessage(request: ArchiveRequest): void;
  addEventListener(type: 'message', listener: (event: MessageEvent<ArchiveAnswer>) => void): void;
  addEventListener(type: 'error', listener: (event: Event) => void): void;
  terminate(): void;
}

const startWorker = (): ArchiveWorker =>
  new Worker(new URL('./archive-worker.ts', import.meta.url), { type: 'module' });

/** Sends requests one after another and waits for each answer. */
function connect(worker: ArchiveWorker, signal: AbortSignal | undefined) {
  let settle: { resolve: (answer: ArchiveAnswer) => void; reject: (error: unknown) => void } | undefined;
  let broken: Error | undefined;
  worker.addEventListener('message', (event) => settle?.resolve(event.data));
  worker.addEventListener('error', () => {
    broken = new Error("The archive couldn't be made. Nothing was changed. Try again.");
    settle?.reject(broken);
  });
  const stop = (): void => settle?.reject(signal?.reason);
  signal?.addEventListener('abort', stop);
  return {
    ask(request: ArchiveRequest): Promise<ArchiveAnswer> {
      return new Promise((resolve, reject) => {
        if (broken !== undefined) return reject(broken);
        if (signal?.aborted === true) return reject(signal.reason);
        settle = { resolve, reject };
        worker.postMessage(request);
      });
    },
    close(): void {
      signal?.removeEventListener('abort', stop);
      worker.terminate();
    },
  };
}

/**
 * Makes the archive of these adverts, in their order. The source may load them one by one.
 * @throws the signal's reason when stopped; an Error with a sentence for the user when a document can't be made
 */
export async function exportAdverts(
  adverts: Iterable<ExportableAdvert> | AsyncIterable<ExportableAdvert>,
  { onProgress, signal, createWorker = startWorker }: BulkOptions = {},
): Promise<Blob> {
  signal?.throwIfAborted();
  const connection = connect(createWorker(), signal);
  try {
    let done = 0;
    for await (const { id, jobTitle, content } of adverts) {
      const answer = await connection.ask({ kind: 'add', advert: { id, jobTitle, content } });
      if (answer.kind === 'failed') throw new Error(answer.message);
      done += 1;
      onProgress?.(done);
    }
    const answer = await connection.ask({ kind: 'finish' });
    if (answer.kind !== 'finished') throw new Error(answer.kind === 'failed' ? answer.message : 'Something went wrong');
    return answer.blob;
  } finally {
    connection.close();
  }
}

/** Makes the archive and hands it to the browser as 'Job Adverts.zip'. */
export async function downloadAdverts(
  adverts: Iterable<ExportableAdvert> | AsyncIterable<ExportableAdvert>,
  options: BulkOptions = {},
): Promise<void> {
  downloadFile(await exportAdverts(adverts, options), archiveName);
}
