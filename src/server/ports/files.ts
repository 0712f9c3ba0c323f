/** Keeping files: on disk, or in an S3-compatible store. Browsers talk to it by signed addresses that bind what they allow. */
import type { Readable } from 'node:stream';

/** An address and the headers that have to go along. */
export interface SignedRequest {
  url: string;
  headers: Record<string, string>;
}

/** A call to one of our own signed addresses. */
export interface SignedCall {
  method: 'GET' | 'PUT' | 'DELETE';
  /** Path and query as they arrived. */
  url: string;
  contentType: string | undefined;
  /** Bytes announced by the client; undefined when it announced none. */
  contentLength: number | undefined;
  body: Readable;
}

export interface SignedAnswer {
  status: number;
  headers: Record<string, string>;
  body?: Readable | undefined;
}

/** Keys are `<company>/<folder>/<random id>.<extension>`; the server makes them, clients only label files. */
export interface FileStore {
  /** Origins that browsers reach the store at, besides our own. */
  readonly browserOrigins: readonly string[];
  /** A PUT of exactly this key and type, and of this length where it is known, for 300 seconds, once. */
  signUpload(file: { key: string; type: string; size?: number | undefined }): Promise<SignedRequest>;
  /** A GET that saves the file under its name, for 300 seconds. */
  signDownload(file: { key: string; type: string; name: string }): Promise<string>;
  /** A DELETE, for 300 seconds. */
  signDelete(key: string): Promise<string>;
  /** The file's bytes; undefined when there is none. Fails with FILE_SIZE when it is longer than `maxBytes`. */
  read(key: string, maxBytes: number): Promise<Uint8Array | undefined>;
  /** Stores bytes made by the server itself. Never overwrites. */
  write(file: { key: string; type: string; bytes: Uint8Array }): Promise<void>;
  exists(key: string): Promise<boolean>;
  delete(key: string): Promise<void>;
  /** Answers our own signed addresses under /api/files; absent when the store has its own address. */
  answer?(call: SignedCall): Promise<SignedAnswer>;
}
