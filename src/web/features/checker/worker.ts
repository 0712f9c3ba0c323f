/** Reads the advert away from the page, so that typing never waits for it. */
import { scoreFormula } from '#writing/index.ts';
import { CheckSession } from './check-session.ts';
import type { FromWorker, ToWorker } from './messages.ts';

let session: CheckSession | undefined;
let serial = 0;
let isRunning = false;

const tell = (message: FromWorker): void => self.postMessage(message);

// Messages that came in the meantime are read between two batches: a channel yields to them, and isn't slowed like a timer.
const { port1, port2 } = new MessageChannel();
port1.onmessage = step;

function step(): void {
  const batch = session?.next();
  if (batch === undefined) {
    isRunning = false;
    return;
  }
  if (batch.blocks.length > 0) tell({ type: 'findings', serial, blocks: batch.blocks });
  if (batch.summary !== undefined) tell({ type: 'summary', serial, summary: batch.summary });
  port2.postMessage(undefined);
}

function run(): void {
  if (isRunning) return;
  isRunning = true;
  port2.postMessage(undefined);
}

self.addEventListener('message', ({ data }: MessageEvent<ToWorker>) => {
  switch (data.type) {
    case 'settings':
      session = new CheckSession(data.request, data.ignored);
      tell({ type: 'ready', formula: scoreFormula });
      return;
    case 'ignored':
      session?.setIgnored(data.ignored);
      break;
    case 'blocks':
      serial = data.serial;
      session?.update(data.order, data.changed);
      break;
  }
  run();
});
