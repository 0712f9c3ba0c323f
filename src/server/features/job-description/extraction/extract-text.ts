import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { constants, setPriority } from 'node:os';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { files as limits } from '#domain/limits.ts';

/** Why a file gives no text. */
export type ExtractionFailure =
  /** No bytes at all. */
  | 'empty'
  /** The bytes are of another kind than the name says. */
  | 'wrong-type'
  /** A word is asked for. */
  | 'password'
  /** It unpacks to more than is allowed. */
  | 'too-large'
  /** It cannot be read. */
  | 'damaged'
  /** Pictures of pages, or nothing. */
  | 'no-text'
  /** Stopped by the clock or by the memory limit. */
  | 'too-slow'
  | 'too-much-memory';

/** What came of reading a file. */
export type Extraction = { ok: true; text: string } | { ok: false; reason: ExtractionFailure };

const WORKER = fileURLToPath(new URL('./extraction-worker.mjs', import.meta.url));
const LOOK_EVERY_MS = 20;
const MEGABYTE = 1024 * 1024;
/** Its answer is text of at most so many characters; more would be a worker gone wrong. */
const ANSWER_MOST_BYTES = limits.extractedTextMax * 8;
/** On a small machine more at once would take the memory and the processor from saves. */
const AT_ONCE = 2;

const FAILURES: ReadonlySet<string> = new Set([
  ...['empty', 'wrong-type', 'password', 'too-large', 'damaged', 'no-text', 'too-slow', 'too-much-memory'],
]);
const isFailure = (value: unknown): value is ExtractionFailure => typeof value === 'string' && FAILURES.has(value);

/** Bytes of memory that a process holds; undefined when it has ended. */
const memoryOf = async (pid: number): Promise<number | undefined> => {
  try {
    if (process.platform === 'linux') {
      const kilobytes = /^VmRSS:\s+(\d+)/m.exec(await readFile(`/proc/${pid}/status`, 'utf8'))?.[1];
      return kilobytes === undefined ? undefined : Number(kilobytes) * 1024;
    }
    const { stdout } = await promisify(execFile)('ps', ['-o', 'rss=', '-p', String(pid)]);
    return Number(stdout) * 1024;
  } catch {
    return undefined;
  }
};

/** Watches a worker; calls `stop` once with the limit that it passed. */
const guard = (pid: number, stop: (reason: ExtractionFailure) => void): (() => void) => {
  let watching = true;
  const clock = setTimeout(() => stop('too-slow'), limits.extractionTimeout);
  const look = async (): Promise<void> => {
    if (!watching) return;
    const bytes = await memoryOf(pid);
    if (bytes !== undefined && bytes > limits.extractionMemoryMb * MEGABYTE) stop('too-much-memory');
    else if (watching) setTimeout(look, LOOK_EVERY_MS);
  };
  void look();
  return () => {
    watching = false;
    clearTimeout(clock);
  };
};

const readAnswer = (answer: string): Extraction => {
  try {
    const read: unknown = JSON.parse(answer);
    if (typeof read === 'object' && read !== null) {
      if ('text' in read && typeof read.text === 'string') return { ok: true, text: read.text };
      if ('reason' in read && isFailure(read.reason)) return { ok: false, reason: read.reason };
    }
  } catch {
    // It ended before it had answered.
  }
  return { ok: false, reason: 'damaged' };
};

const startWorker = (): ChildProcess =>
  spawn(process.execPath, [`--max-old-space-size=${limits.extractionMemoryMb}`, WORKER], {
    // Nothing of our environment: a parser that a file has taken over finds no secrets.
    env: {},
    stdio: ['pipe', 'pipe', 'ignore'],
  });

const extractInWorker = (file: Uint8Array, kind: 'pdf' | 'docx'): Promise<Extraction> =>
  new Promise((resolve) => {
    const child = startWorker();
    let stopped: ExtractionFailure | undefined;
    let answer = '';
    const stop = (reason: ExtractionFailure): void => {
      stopped ??= reason;
      child.kill('SIGKILL');
    };
    const unguard = child.pid === undefined ? () => undefined : guard(child.pid, stop);
    child.once('error', () => {
      unguard();
      resolve({ ok: false, reason: 'damaged' });
    });
    child.once('close', (_code, signal) => {
      unguard();
      // V8 ends a process by SIGABRT when it can get no more memory.
      if (stopped === undefined && (signal === 'SIGABRT' || signal === 'SIGKILL')) stopped = 'too-much-memory';
      resolve(stopped === undefined ? readAnswer(answer) : { ok: false, reason: stopped });
    });
    child.stdout?.setEncoding('utf8').on('data', (data: string) => {
      answer += data;
      if (answer.length > ANSWER_MOST_BYTES) stop('too-much-memory');
    });
    // The worker may refuse a file before it has read it to the end.
    child.stdin?.on('error', () => undefined);
    child.stdin?.write(`${JSON.stringify({ kind, limits })}\n`);
    child.stdin?.end(file);
    try {
      if (child.pid !== undefined) setPriority(child.pid, constants.priority.PRIORITY_BELOW_NORMAL);
    } catch {
      // It is a courtesy to the saves, and not allowed everywhere.
    }
  });

const waiting: (() => void)[] = [];
let running = 0;

/**
 * Reads the text of an uploaded job description in a process of its own, which is ended after 10 seconds or at 256 MB.
 * Never throws for a bad file.
 */
export const extractText = async (file: Uint8Array, kind: 'pdf' | 'docx'): Promise<Extraction> => {
  if (file.byteLength === 0) return { ok: false, reason: 'empty' };
  if (running >= AT_ONCE) await new Promise<void>((resolve) => waiting.push(resolve));
  else running += 1;
  try {
    return await extractInWorker(file, kind);
  } finally {
    // A place is handed on without being free in between.
    const next = waiting.shift();
    if (next === undefined) running -= 1;
    else next();
  }
};
