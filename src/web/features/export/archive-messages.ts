/** What the page and the export worker say to each other. */
import type { Archive, ExportableAdvert } from './archive.ts';

/** From the page. */
export type ArchiveRequest = { kind: 'add'; advert: ExportableAdvert } | { kind: 'finish' };
/** From the worker; one answer to each request. */
export type ArchiveAnswer =
  | { kind: 'added'; name: string }
  | { kind: 'finished'; blob: Blob }
  | { kind: 'failed'; message: string };

/** Answers one request on an archive. */
export async function answerRequest(archive: Archive, request: ArchiveRequest): Promise<ArchiveAnswer> {
  try {
    if (request.kind === 'finish') return { kind: 'finished', blob: archive.finish() };
    return { kind: 'added', name: await archive.add(request.advert) };
  } catch (error) {
    return { kind: 'failed', message: error instanceof Error ? error.message : String(error) };
  }
}
