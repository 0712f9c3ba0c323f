/** The line to the worker. It is started again once after a crash; after the second one it stays silent. */
import type { FromWorker, ToWorker } from './messages.ts';

/** Milliseconds without an answer after which the worker counts as stuck; a full advert takes well under one second. */
const patience = 20_000;

export interface WorkerLineOptions {
  start: () => Worker;
  hear: (message: FromWorker) => void;
  /** A new worker is there and knows nothing yet. */
  onRestart: () => void;
  /** It won't work any more. */
  onFailure: () => void;
}

export class WorkerLine {
  readonly #options: WorkerLineOptions;
  #worker: Worker | undefined;
  #crashes = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(options: WorkerLineOptions) {
    this.#options = options;
    this.#start();
  }

  #start(): void {
    const worker = this.#options.start();
    worker.addEventListener('message', ({ data }: MessageEvent<FromWorker>) => {
      if (worker !== this.#worker) return;
      if (data.type !== 'ready') clearTimeout(this.#timer);
      this.#options.hear(data);
    });
    const fail = (): void => {
      if (worker === this.#worker) this.#crash();
    };
    worker.addEventListener('error', fail);
    worker.addEventListener('messageerror', fail);
    this.#worker = worker;
  }

  #crash(): void {
    this.close();
    this.#crashes++;
    if (this.#crashes > 1) {
      this.#options.onFailure();
      return;
    }
    this.#start();
    this.#options.onRestart();
  }

  /** `awaited` messages have to be answered. */
  post(message: ToWorker, awaited = false): void {
    if (this.#worker === undefined) return;
    this.#worker.postMessage(message);
    if (!awaited) return;
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => this.#crash(), patience);
  }

  close(): void {
    clearTimeout(this.#timer);
    this.#worker?.terminate();
    this.#worker = undefined;
  }
}
