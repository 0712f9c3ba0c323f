import { randomUUID } from 'node:crypto';
import { link, mkdir, open, readdir, rm, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { Readable } from 'node:stream';
import { AppError } from '#domain/errors.ts';
import { life, files as limits, SECOND } from '#domain/limits.ts';
import type { FileStore, SignedAnswer, SignedCall } from '../../ports/files.ts';
import { checkKey, checkSize, dispositionOf, isKey } from './key.ts';
import { type Grant, isSigned, openSecret, signatureOf } from './signature.ts';

/** Where our own signed addresses begin. */
const PREFIX = '/api/files/';
/** Uploads in progress; what a crash leaves here is removed at the next start. */
const INCOMING = '.incoming';

const codeOf = (error: unknown): unknown => (error instanceof Error && 'code' in error ? error.code : undefined);

const say = (status: number, code: string, message: string): SignedAnswer => ({
  status,
  headers: { 'content-type': 'application/json; charset=utf-8' },
  body: Readable.from([JSON.stringify([{ message, code }])]),
});
const unknownAddress = () => say(404, 'NOT_FOUND', "This address isn't one of ours, or the file is gone.");
const expired = () => say(410, 'LINK_EXPIRED', 'Link is expired');
const taken = () => say(409, 'FILE_EXISTS', 'This file has been uploaded already.');
const refused = () => say(400, 'FILE_TYPE', 'Please upload valid file');
const tooLarge = () => say(413, 'FILE_SIZE', 'Maximum File size limit is 10MB');
const full = () => say(507, 'STORAGE_FULL', 'There is no space left for files. Free some, then upload again.');

const addressOf = (secret: Buffer, grant: Grant): string => {
  const query = new URLSearchParams({
    type: grant.type,
    size: String(grant.size),
    name: grant.name,
    expires: String(grant.expires),
    signature: signatureOf(secret, grant),
  });
  return `${PREFIX}${grant.key}?${query}`;
};

const grantOf = (method: string, url: string): { grant: Grant; signature: string } | undefined => {
  const [path = '', search = ''] = url.split('?', 2);
  const key = path.startsWith(PREFIX) ? path.slice(PREFIX.length) : '';
  if (!isKey(key)) return undefined;
  const query = new URLSearchParams(search);
  const text = (name: string): string => query.get(name) ?? '';
  return {
    grant: {
      method,
      key,
      type: text('type'),
      size: Number(text('size')),
      name: text('name'),
      expires: Number(text('expires')),
    },
    signature: text('signature'),
  };
};

/** Writes a body of exactly `size` bytes. Resolves to what is wrong with it instead; then the file is of no use. */
const receive = async (path: string, body: Readable, size: number): Promise<'long' | 'short' | undefined> => {
  const file = await open(path, 'wx', 0o600);
  try {
    let written = 0;
    for await (const part of body) {
      written += part.length;
      // Cut off here: what else comes is neither kept nor read.
      if (written > size) return 'long';
      await file.writeFile(part);
    }
    if (written < size) return 'short';
    await file.sync();
    return undefined;
  } finally {
    await file.close();
  }
};

/**
 * Keeps files below a directory. Browsers reach them at signed addresses of our own under /api/files, which
 * {@link FileStore.answer} serves.
 * @param directory created where it is missing.
 * @param secretFile holds the secret of the signatures; created where it is missing.
 */
export const createDiskFiles = async (
  directory: string,
  secretFile: string,
  now: () => Date = () => new Date(),
): Promise<FileStore> => {
  const secret = await openSecret(secretFile);
  const incoming = join(directory, INCOMING);
  await mkdir(incoming, { recursive: true, mode: 0o700 });
  await Promise.all((await readdir(incoming)).map((name) => rm(join(incoming, name), { force: true })));

  const pathOf = (key: string): string => join(directory, checkKey(key));
  const expiryOf = (): number => Math.floor((now().getTime() + life.signedUrl) / SECOND);
  const grant = (method: string, key: string, rest: Partial<Grant>): string =>
    addressOf(secret, { method, key: checkKey(key), type: '', size: 0, name: '', ...rest, expires: expiryOf() });

  /** Moves a received file to its key. A link, unlike a rename, never replaces what is there. */
  const keep = async (partial: string, key: string): Promise<void> => {
    await mkdir(dirname(pathOf(key)), { recursive: true, mode: 0o700 });
    await link(partial, pathOf(key));
  };

  const exists = async (key: string): Promise<boolean> => {
    try {
      return (await stat(pathOf(key))).isFile();
    } catch (error) {
      if (codeOf(error) === 'ENOENT') return false;
      throw error;
    }
  };

  const put = async ({ key, type, size }: Grant, call: SignedCall): Promise<SignedAnswer> => {
    if (call.contentLength !== undefined && call.contentLength > limits.maxBytes) return tooLarge();
    const length = call.contentLength;
    if (call.contentType !== type || length === undefined || (size !== 0 && length !== size)) return refused();
    if (await exists(key)) return taken();
    const partial = join(incoming, randomUUID());
    try {
      const problem = await receive(partial, call.body, length);
      if (problem === 'long') return length >= limits.maxBytes ? tooLarge() : refused();
      if (problem === 'short') return refused();
      await keep(partial, key);
      return { status: 200, headers: {} };
    } catch (error) {
      if (codeOf(error) === 'EEXIST') return taken();
      if (codeOf(error) === 'ENOSPC' || codeOf(error) === 'EDQUOT') return full();
      // The client went away; nobody reads this answer.
      if (call.body.destroyed && !call.body.readableEnded) return refused();
      throw error;
    } finally {
      await rm(partial, { force: true });
    }
  };

  const get = async ({ key, type, name }: Grant): Promise<SignedAnswer> => {
    try {
      const file = await open(pathOf(key), 'r');
      const { size } = await file.stat();
      return {
        status: 200,
        headers: {
          'content-type': type,
          'content-length': String(size),
          'content-disposition': dispositionOf(name),
          'x-content-type-options': 'nosniff',
          'content-security-policy': "default-src 'none'; sandbox",
        },
        body: file.createReadStream(),
      };
    } catch (error) {
      if (codeOf(error) === 'ENOENT') return unknownAddress();
      throw error;
    }
  };

  return {
    browserOrigins: [],
    async signUpload({ key, type, size }) {
      return {
        url: grant('PUT', key, { type, size: size === undefined ? 0 : checkSize(size) }),
        headers: { 'content-type': type },
      };
    },
    async signDownload({ key, type, name }) {
      return grant('GET', key, { type, name });
    },
    async signDelete(key) {
      return grant('DELETE', key, {});
    },
    async read(key, maxBytes) {
      try {
        const file = await open(pathOf(key), 'r');
        try {
          const { size } = await file.stat();
          if (size > maxBytes) throw new AppError('FILE_SIZE', { internal: `${key} has ${size} bytes` });
          return await file.readFile();
        } finally {
          await file.close();
        }
      } catch (error) {
        if (codeOf(error) === 'ENOENT') return undefined;
        throw error;
      }
    },
    async write({ key, bytes }) {
      const partial = join(incoming, randomUUID());
      try {
        await receive(partial, Readable.from([bytes]), bytes.byteLength);
        await keep(partial, key);
      } finally {
        await rm(partial, { force: true });
      }
    },
    exists,
    async delete(key) {
      await rm(pathOf(key), { force: true });
    },
    async answer(call) {
      const found = grantOf(call.method, call.url);
      if (found === undefined || !isSigned(secret, found.grant, found.signature)) return unknownAddress();
      if (found.grant.expires * SECOND <= now().getTime()) return expired();
      if (call.method === 'PUT') return put(found.grant, call);
      if (call.method === 'GET') return get(found.grant);
      await rm(pathOf(found.grant.key), { force: true });
      return { status: 204, headers: {} };
    },
  };
};
