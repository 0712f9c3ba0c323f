/** What a command reads and writes, so that tests can stand in for the terminal. */
import { once } from 'node:events';

/** Standard input, output and error of a command. */
export interface CliIo {
  /** All of standard input as text. */
  readInput(): Promise<string>;
  /** Writes to standard output as it is. */
  write(text: string): Promise<void>;
  /** Writes one line to standard error. */
  warn(line: string): void;
}

/** Exit statuses of every command. */
export const exitStatus = { good: 0, found: 1, badInput: 2 } as const;

/** Bad input: the message says which record and why. Ends the command with status 2 and nothing half-written. */
export class BadInput extends Error {}

/** The terminal. */
export const terminal: CliIo = {
  async readInput() {
    const chunks: Buffer[] = [];
    for await (const chunk of process.stdin) chunks.push(Buffer.isBuffer(chunk) ? chunk : Buffer.from(String(chunk)));
    return Buffer.concat(chunks).toString('utf8');
  },
  async write(text) {
    if (!process.stdout.write(text)) await once(process.stdout, 'drain');
  },
  warn(line) {
    process.stderr.write(`${line}\n`);
  },
};
