/** The worker that makes the bulk export, so that the page stays quick while 500 documents are written. */
import { createArchive } from './archive.ts';
import { type ArchiveRequest, answerRequest } from './archive-messages.ts';

const archive = createArchive();

self.addEventListener('message', async (event: MessageEvent<ArchiveRequest>) => {
  self.postMessage(await answerRequest(archive, event.data));
});
