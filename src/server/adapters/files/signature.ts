import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import { link, mkdir, open, readFile, rm } from 'node:fs/promises';
import { dirname } from 'node:path';

/** What an address allows: one method on one key, and for an upload one type and, where it was named, one length. */
export interface Grant {
  method: string;
  key: string;
  /** Media type; empty for a DELETE. */
  type: string;
  /** Bytes of an upload; 0 for any number up to the limit, and for what is no upload. */
  size: number;
  /** Name under which a download is saved, else empty. */
  name: string;
  /** Seconds since 1970 at which it ends. */
  expires: number;
}

const SECRET_BYTES = 32;

/** JSON keeps the parts apart whatever is in them. */
const sign = (secret: Buffer, { method, key, type, size, name, expires }: Grant): Buffer =>
  createHmac('sha256', secret)
    .update(JSON.stringify(['hirewright files 1', method, key, type, size, name, expires]))
    .digest();

/** The signature of a grant, as it stands in an address. */
export const signatureOf = (secret: Buffer, grant: Grant): string => sign(secret, grant).toString('base64url');

/** Whether a signature belongs to a grant; takes the same time for every wrong one. */
export const isSigned = (secret: Buffer, grant: Grant, signature: string): boolean => {
  const given = Buffer.from(signature, 'base64url');
  const right = sign(secret, grant);
  return given.length === right.length && timingSafeEqual(given, right);
};

const readSecret = async (path: string): Promise<Buffer | undefined> => {
  try {
    const secret = Buffer.from(await readFile(path, 'utf8'), 'hex');
    if (secret.length === SECRET_BYTES) return secret;
    throw new Error(`${path} does not hold a signing secret: remove it, and a new one is made.`);
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return undefined;
    throw error;
  }
};

/** The secret of a data directory, made on first use. It outlives restarts, so that addresses given out before one still work. */
export const openSecret = async (path: string): Promise<Buffer> => {
  const kept = await readSecret(path);
  if (kept !== undefined) return kept;
  await mkdir(dirname(path), { recursive: true });
  const fresh = randomBytes(SECRET_BYTES);
  const partial = `${path}.${randomBytes(8).toString('hex')}`;
  const file = await open(partial, 'wx', 0o600);
  try {
    await file.writeFile(fresh.toString('hex'));
    await file.sync();
    // Whole or not at all, and the first of two processes wins.
    await link(partial, path);
    return fresh;
  } catch (error) {
    const other = await readSecret(path);
    if (other === undefined) throw error;
    return other;
  } finally {
    await file.close();
    await rm(partial, { force: true });
  }
};
