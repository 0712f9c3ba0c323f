import { createHash, createHmac, timingSafeEqual } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { Socket } from 'node:net';

/**
 * A store that speaks as much of S3 as the adapter uses, and verifies every signature as strictly as Amazon does, from the
 * published description (Signature Version 4) and without Amazon's own library. Mocks of S3 that are to be had accept
 * forged signatures.
 */
export interface S3Peer {
  endpoint: string;
  /** Lets its clock run ahead by so many milliseconds. */
  advance(ms: number): void;
  close(): Promise<void>;
}

interface Account {
  region: string;
  bucket: string;
  accessKeyId: string;
  secretAccessKey: string;
}

class Refused extends Error {
  readonly status: number;
  readonly code: string;
  constructor(status: number, code: string) {
    super(code);
    this.status = status;
    this.code = code;
  }
}

const ALGORITHM = 'AWS4-HMAC-SHA256';
const UNSIGNED = 'UNSIGNED-PAYLOAD';
const SKEW_MS = 15 * 60_000;
const WEEK_SECONDS = 604_800;

const sha256 = (data: string | Buffer): string => createHash('sha256').update(data).digest('hex');
const hmac = (key: string | Buffer, data: string): Buffer => createHmac('sha256', key).update(data).digest();
const encode = (text: string): string =>
  encodeURIComponent(text).replace(/[!'()*]/g, (letter) => `%${letter.charCodeAt(0).toString(16).toUpperCase()}`);

const readDate = (text: string): number => {
  const [, ...parts] = /^(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z$/.exec(text) ?? [];
  if (parts.length !== 6) throw new Refused(403, 'AccessDenied');
  const [year = 0, month = 0, day = 0, hour = 0, minute = 0, second = 0] = parts.map(Number);
  return Date.UTC(year, month - 1, day, hour, minute, second);
};

interface Claim {
  credential: string;
  date: string;
  signedHeaders: string[];
  signature: string;
  payload: string;
}

const claimOf = (request: IncomingMessage, url: URL, now: number): Claim => {
  const query = (name: string): string => url.searchParams.get(name) ?? '';
  if (url.searchParams.has('X-Amz-Signature')) {
    const expires = Number(query('X-Amz-Expires'));
    const date = query('X-Amz-Date');
    const signed = readDate(date);
    if (query('X-Amz-Algorithm') !== ALGORITHM) throw new Refused(400, 'AuthorizationQueryParametersError');
    if (!Number.isInteger(expires) || expires < 1 || expires > WEEK_SECONDS) {
      throw new Refused(400, 'AuthorizationQueryParametersError');
    }
    if (signed > now + SKEW_MS || now > signed + expires * 1000) throw new Refused(403, 'AccessDenied');
    return {
      credential: query('X-Amz-Credential'),
      date,
      signedHeaders: query('X-Amz-SignedHeaders').split(';'),
      signature: query('X-Amz-Signature'),
      payload: UNSIGNED,
    };
  }
  const [, credential = '', headers = '', signature = ''] =
    /^AWS4-HMAC-SHA256 Credential=([^,]+), ?SignedHeaders=([^,]+), ?Signature=([0-9a-f]{64})$/.exec(
      request.headers.authorization ?? '',
    ) ?? [];
  if (signature === '') throw new Refused(403, 'AccessDenied');
  const date = String(request.headers['x-amz-date'] ?? '');
  if (Math.abs(readDate(date) - now) > SKEW_MS) throw new Refused(403, 'RequestTimeTooSkewed');
  const payload = String(request.headers['x-amz-content-sha256'] ?? '');
  if (payload !== UNSIGNED && !/^[0-9a-f]{64}$/.test(payload)) throw new Refused(400, 'XAmzContentSHA256Mismatch');
  return { credential, date, signedHeaders: headers.split(';'), signature, payload };
};

const verify = (account: Account, request: IncomingMessage, url: URL, now: number): Claim => {
  const claim = claimOf(request, url, now);
  const day = claim.date.slice(0, 8);
  const scope = `${day}/${account.region}/s3/aws4_request`;
  if (claim.credential !== `${account.accessKeyId}/${scope}`) throw new Refused(403, 'InvalidAccessKeyId');
  const mustBeSigned = ['host', ...Object.keys(request.headers).filter((name) => name.startsWith('x-amz-'))];
  if (mustBeSigned.some((name) => !claim.signedHeaders.includes(name))) throw new Refused(403, 'AccessDenied');
  const query = [...url.searchParams]
    .filter(([name]) => name !== 'X-Amz-Signature')
    .map(([name, value]) => `${encode(name)}=${encode(value)}`)
    .sort()
    .join('&');
  const headers = claim.signedHeaders.map(
    (name) =>
      `${name}:${String(request.headers[name] ?? '')
        .trim()
        .replace(/\s+/g, ' ')}\n`,
  );
  const canonical = [
    request.method,
    url.pathname,
    query,
    headers.join(''),
    claim.signedHeaders.join(';'),
    claim.payload,
  ].join('\n');
  const toSign = [ALGORITHM, claim.date, scope, sha256(canonical)].join('\n');
  const key = [account.region, 's3', 'aws4_request'].reduce<Buffer>(hmac, hmac(`AWS4${account.secretAccessKey}`, day));
  const right = hmac(key, toSign);
  const given = Buffer.from(claim.signature, 'hex');
  if (given.length !== right.length || !timingSafeEqual(given, right)) throw new Refused(403, 'SignatureDoesNotMatch');
  return claim;
};

const bodyOf = async (request: IncomingMessage, claim: Claim): Promise<Buffer> => {
  const announced = request.headers['content-length'];
  if (announced === undefined) throw new Refused(411, 'MissingContentLength');
  const parts: Buffer[] = [];
  for await (const part of request) parts.push(part);
  const body = Buffer.concat(parts);
  if (body.length !== Number(announced)) throw new Refused(400, 'IncompleteBody');
  if (claim.payload !== UNSIGNED && claim.payload !== sha256(body)) throw new Refused(400, 'XAmzContentSHA256Mismatch');
  return body;
};

/** Starts a peer with one bucket, reached by path. */
export const startS3Peer = async (account: Account): Promise<S3Peer> => {
  const objects = new Map<string, { body: Buffer; type: string }>();
  const sockets = new Set<Socket>();
  let ahead = 0;

  const answer = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const url = new URL(request.url ?? '/', 'http://peer');
    const claim = verify(account, request, url, Date.now() + ahead);
    const [, bucket, ...rest] = decodeURIComponent(url.pathname).split('/');
    const key = rest.join('/');
    if (bucket !== account.bucket) throw new Refused(404, 'NoSuchBucket');
    const found = objects.get(key);
    if (request.method === 'PUT') {
      const body = await bodyOf(request, claim);
      if (request.headers['if-none-match'] === '*' && objects.has(key)) throw new Refused(412, 'PreconditionFailed');
      objects.set(key, { body, type: request.headers['content-type'] ?? 'application/octet-stream' });
      response.writeHead(200, { etag: `"${createHash('md5').update(body).digest('hex')}"` }).end();
      return;
    }
    if (request.method === 'DELETE') {
      objects.delete(key);
      response.writeHead(204).end();
      return;
    }
    if (found === undefined) throw new Refused(404, 'NoSuchKey');
    const disposition = url.searchParams.get('response-content-disposition');
    response.writeHead(200, {
      'content-length': found.body.length,
      'content-type': url.searchParams.get('response-content-type') ?? found.type,
      ...(disposition === null ? {} : { 'content-disposition': disposition }),
    });
    response.end(request.method === 'HEAD' ? undefined : found.body);
  };

  const server = createServer((request, response) => {
    answer(request, response).catch((error: unknown) => {
      const { status, code } = error instanceof Refused ? error : { status: 500, code: 'InternalError' };
      if (request.destroyed && !request.complete) return;
      const text = `<?xml version="1.0"?><Error><Code>${code}</Code><Message>${code}</Message></Error>`;
      response.writeHead(status, { 'content-type': 'application/xml', connection: 'close' });
      response.end(request.method === 'HEAD' ? undefined : text);
    });
  });
  server.on('connection', (socket) => {
    sockets.add(socket);
    socket.once('close', () => sockets.delete(socket));
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  if (typeof address !== 'object' || address === null) throw new Error('The peer does not listen.');
  return {
    endpoint: `http://127.0.0.1:${address.port}`,
    advance(ms) {
      ahead += ms;
    },
    async close() {
      for (const socket of sockets) socket.destroy();
      server.close();
      await once(server, 'close');
    },
  };
};
