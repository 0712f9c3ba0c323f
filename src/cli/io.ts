/** What a command may touch: so that it runs in a test without a process. */
export interface CliIo {
  stdin: AsyncIterable<string | Uint8Array>;
  stdout: (text: string) => void;
  stderr: (text: string) => void;
  /** Rejects with a message when the file can't be read. */
  readFile: (path: string) => Promise<string>;
}
