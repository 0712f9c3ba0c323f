/**
 * Spelling and grammar by harper.js, in a process of its own: it takes 400 MB and a second to start, so it is started with
 * the first question, asked one thing at a time, and ended when nobody has asked for a minute.
 */
import { type ChildProcess, spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { MINUTE, SECOND } from '#domain/limits.ts';
import { dialectOf } from '#writing/assistant/dialect.ts';
import type { Correction, Proofreader } from '../../ports/proofreader.ts';

const WORKER = fileURLToPath(new URL('./proofreading-worker.mjs', import.meta.url));
const ANSWER_WITHIN = 20 * SECOND;
/** Its start takes a second on an idle machine and much longer on a busy one; it doesn't count as answering. */
const START_WITHIN = 2 * MINUTE;
const IDLE = MINUTE;
/** Above this it is ended after its answer; a fresh one begins with half. */
const MEMORY_MOST = 700 * 1024 * 1024;
/** Questions that may wait; people ask for single passages. */
const WAITING_MOST = 20;

interface Worker {
  process: ChildProcess;
  /** Fulfilled once it can be asked. */
  ready: Promise<void>;
  ask: (request: object) => Promise<Correction[]>;
  end: () => void;
}

const isCorrection = (value: unknown): value is Correction => {
  const { start, end, replacement } = (value ?? {}) as Partial<Correction>;
  return Number.isInteger(start) && Number.isInteger(end) && typeof replacement === 'string';
};

function startWorker(onEnd: () => void): Worker {
  // Nothing of our environment goes along, and it hears nothing but texts.
  const child = spawn(process.execPath, ['--max-old-space-size=256', WORKER], {
    env: {},
    stdio: ['pipe', 'pipe', 'ignore'],
  });
  let isReady = (): void => undefined;
  let isBroken = (_error: Error): void => undefined;
  const ready = new Promise<void>((resolve, reject) => {
    isReady = resolve;
    isBroken = reject;
  });
  // Whoever waits hears of it; without anybody it is nobody's fault.
  ready.catch(() => undefined);
  let settle: { resolve: (corrections: Correction[]) => void; reject: (error: Error) => void } | undefined;
  const fail = (error: Error): void => {
    isBroken(error);
    settle?.reject(error);
    settle = undefined;
    onEnd();
  };
  child.once('error', fail);
  child.once('close', () => fail(new Error('The proofreader ended before it had answered.')));
  child.stdin.on('error', () => undefined);
  const end = (): void => void child.kill('SIGKILL');
  createInterface({ input: child.stdout }).on('line', (line) => {
    const answer = JSON.parse(line) as { ready?: unknown; corrections?: unknown; memory?: unknown };
    if (answer.ready === true) {
      isReady();
      return;
    }
    const corrections = Array.isArray(answer.corrections) ? answer.corrections.filter(isCorrection) : [];
    settle?.resolve(corrections);
    settle = undefined;
    if (typeof answer.memory === 'number' && answer.memory > MEMORY_MOST) end();
  });
  return {
    process: child,
    ready,
    end,
    ask: (request) =>
      new Promise((resolve, reject) => {
        settle = { resolve, reject };
        child.stdin.write(`${JSON.stringify(request)}\n`);
      }),
  };
}

/** The proofreader. Nothing runs until it is asked. @param limits in milliseconds */
export function createHarper({ answerWithin = ANSWER_WITHIN, startWithin = START_WITHIN } = {}): Proofreader {
  let worker: Worker | undefined;
  let idle: NodeJS.Timeout | undefined;
  let waiting = 0;
  let last: Promise<unknown> = Promise.resolve();

  const stop = (): void => {
    clearTimeout(idle);
    worker?.end();
    worker = undefined;
  };

  async function ask(request: object, signal: AbortSignal | undefined): Promise<Correction[]> {
    signal?.throwIfAborted();
    clearTimeout(idle);
    const own =
      worker ??
      startWorker(() => {
        if (worker === own) worker = undefined;
      });
    worker = own;
    let clock = setTimeout(stop, startWithin);
    signal?.addEventListener('abort', stop, { once: true });
    try {
      await own.ready;
      clearTimeout(clock);
      clock = setTimeout(stop, answerWithin);
      return await own.ask(request);
    } finally {
      clearTimeout(clock);
      signal?.removeEventListener('abort', stop);
      idle = setTimeout(stop, IDLE);
      idle.unref();
    }
  }

  return {
    async proofread(text, { country, names, signal }) {
      if (text.trim() === '') return [];
      if (waiting >= WAITING_MOST) throw new Error('Too many texts wait for the proofreader.');
      waiting += 1;
      const request = { text, dialect: dialectOf(country), names };
      const answer = last.then(() => ask(request, signal));
      last = answer.catch(() => undefined);
      try {
        return await answer;
      } finally {
        waiting -= 1;
      }
    },
    close: async () => stop(),
  };
}
