import { spawn } from 'node:child_process';
import { once } from 'node:events';
import {
  closeSync,
  constants,
  ftruncateSync,
  mkdirSync,
  openSync,
  readFileSync,
  realpathSync,
  writeSync,
} from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { codeOf, messageOf, StartRefusal } from './start-refusal.ts';

/** The data directory belongs to this process until it releases it or ends, however it ends. */
export interface OwnerLock {
  release(): void;
}

const NAME = 'owner.lock';

/** open(2) flags of macOS and the BSDs that take flock(2)'s lock while opening; Node has no names for them. */
const O_EXLOCK = 0x20;
const O_NONBLOCK = 0x4;

const ownerOf = (path: string): string => {
  try {
    const { pid, since } = JSON.parse(readFileSync(path, 'utf8'));
    if (typeof pid === 'number' && typeof since === 'string') return ` (process ${pid}, since ${since})`;
  } catch {
    // The owner may be writing it just now; its number is a courtesy, the lock itself does not depend on it.
  }
  return '';
};

const taken = (dataDir: string): StartRefusal =>
  new StartRefusal(
    `The data directory ${dataDir} is in use by another Hirewright${ownerOf(join(dataDir, NAME))}: stop that one first, or set DATA_DIR to another directory.`,
  );

const cannot = (dataDir: string, error: unknown): StartRefusal =>
  new StartRefusal(
    `The data directory ${dataDir} cannot be used: ${messageOf(error)}. Set DATA_DIR to a directory that this user may write to.`,
  );

const openLockFile = (dataDir: string): number => {
  const flags = constants.O_RDWR | constants.O_CREAT;
  try {
    mkdirSync(dataDir, { recursive: true, mode: process.getuid?.() === 0 ? 0o711 : 0o700 });
    return openSync(join(dataDir, NAME), process.platform === 'linux' ? flags : flags | O_EXLOCK | O_NONBLOCK, 0o600);
  } catch (error) {
    if (codeOf(error) === 'EAGAIN' || codeOf(error) === 'EWOULDBLOCK') throw taken(dataDir);
    throw cannot(dataDir, error);
  }
};

/**
 * flock(2) on an open file through flock(1). The lock belongs to the open file, which the short-lived child shares with
 * us: it stays ours when the child has gone, and the kernel drops it when we end, so a dead owner leaves nothing stale.
 * Resolves to undefined where flock(1) is not installed.
 */
const flock = async (fd: number): Promise<boolean | undefined> => {
  const child = spawn('flock', ['-x', '-n', '3'], { stdio: ['ignore', 'ignore', 'ignore', fd] });
  try {
    const [code] = await once(child, 'exit');
    return code === 0;
  } catch (error) {
    if (codeOf(error) === 'ENOENT') return undefined;
    throw error;
  }
};

/** An abstract socket is as exclusive and as mortal as flock(2), but only within one network namespace. */
const bindAbstractSocket = async (dataDir: string): Promise<(() => void) | undefined> => {
  const server = createServer((socket) => socket.destroy());
  server.unref();
  try {
    server.listen(`\0hirewright:${realpathSync(dataDir)}`);
    await once(server, 'listening');
    return () => server.close();
  } catch (error) {
    if (codeOf(error) === 'EADDRINUSE') return undefined;
    throw error;
  }
};

/**
 * Makes this process the only owner of a data directory, creating it where it is missing.
 * @throws {StartRefusal} when a living process owns it (which is left alone) or when it cannot be written.
 */
export const lockDataDir = async (dataDir: string, hasFlock = true): Promise<OwnerLock> => {
  const fd = openLockFile(dataDir);
  let unbind = (): void => {};
  try {
    if (process.platform === 'linux') {
      const locked = hasFlock ? await flock(fd) : undefined;
      if (locked === false) throw taken(dataDir);
      if (locked === undefined) {
        const bound = await bindAbstractSocket(dataDir);
        if (bound === undefined) throw taken(dataDir);
        unbind = bound;
      }
    }
    ftruncateSync(fd);
    writeSync(fd, JSON.stringify({ pid: process.pid, since: new Date().toISOString() }), 0);
  } catch (error) {
    closeSync(fd);
    unbind();
    throw error instanceof StartRefusal ? error : cannot(dataDir, error);
  }
  let released = false;
  return {
    release() {
      if (released) return;
      released = true;
      unbind();
      closeSync(fd);
    },
  };
};
