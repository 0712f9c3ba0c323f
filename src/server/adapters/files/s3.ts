import type { S3Client, S3ServiceException } from '@aws-sdk/client-s3';
import { AppError } from '#domain/errors.ts';
import { life, SECOND } from '#domain/limits.ts';
import type { FileStore } from '../../ports/files.ts';
import { checkKey, checkSize, dispositionOf } from './key.ts';

/** Where the bucket is and how it is entered. */
export interface S3Settings {
  endpoint: string | undefined;
  region: string;
  bucket: string;
  accessKeyId: string;
  secretAccessKey: string;
  pathStyle: boolean;
}

const CONNECT_WITHIN_MS = 5_000;
const ANSWER_WITHIN_MS = 30_000;
const ATTEMPTS = 2;

const statusOf = (error: unknown): number | undefined =>
  error instanceof Error && '$metadata' in error ? (error as S3ServiceException).$metadata.httpStatusCode : undefined;

/** Keeps files in a bucket of an S3-compatible store. Browsers talk to the store itself, at presigned addresses. */
export const createS3Files = async (settings: S3Settings): Promise<FileStore> => {
  // Half a second of loading that installations without S3 are spared.
  const [sdk, { getSignedUrl }] = await Promise.all([
    import('@aws-sdk/client-s3'),
    import('@aws-sdk/s3-request-presigner'),
  ]);
  const { DeleteObjectCommand, GetObjectCommand, HeadObjectCommand, PutObjectCommand } = sdk;
  const client: S3Client = new sdk.S3Client({
    ...(settings.endpoint === undefined ? {} : { endpoint: settings.endpoint }),
    region: settings.region,
    credentials: { accessKeyId: settings.accessKeyId, secretAccessKey: settings.secretAccessKey },
    forcePathStyle: settings.pathStyle,
    // Other stores than Amazon's do not all know its newer checksums.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    maxAttempts: ATTEMPTS,
    requestHandler: { connectionTimeout: CONNECT_WITHIN_MS, requestTimeout: ANSWER_WITHIN_MS },
  });
  const at = (key: string) => ({ Bucket: settings.bucket, Key: checkKey(key) });
  const expiresIn = life.signedUrl / SECOND;

  const signUpload: FileStore['signUpload'] = async ({ key, type, size }) => {
    const put = new PutObjectCommand({
      ...at(key),
      ContentType: type,
      ...(size === undefined ? {} : { ContentLength: checkSize(size) }),
      IfNoneMatch: '*',
    });
    // Signed as headers, they bind the upload: another type, another length or a second upload is refused by the store.
    const bound = new Set(['content-type', 'if-none-match', ...(size === undefined ? [] : ['content-length'])]);
    const url = await getSignedUrl(client, put, {
      expiresIn,
      signableHeaders: new Set([...bound, 'host']),
      unhoistableHeaders: bound,
    });
    return { url, headers: { 'content-type': type, 'if-none-match': '*' } };
  };

  const probe = await signUpload({ key: 'origin/of/addresses', type: 'text/plain', size: 0 });

  return {
    browserOrigins: [new URL(probe.url).origin],
    signUpload,
    async signDownload({ key, type, name }) {
      const get = new GetObjectCommand({
        ...at(key),
        ResponseContentType: type,
        ResponseContentDisposition: dispositionOf(name),
      });
      return getSignedUrl(client, get, { expiresIn });
    },
    async signDelete(key) {
      return getSignedUrl(client, new DeleteObjectCommand(at(key)), { expiresIn });
    },
    async read(key, maxBytes) {
      try {
        const { Body, ContentLength } = await client.send(new GetObjectCommand(at(key)));
        if (Body === undefined) return undefined;
        if (ContentLength === undefined || ContentLength > maxBytes) {
          // Not a byte more than allowed is fetched.
          if ('destroy' in Body) Body.destroy();
          throw new AppError('FILE_SIZE', { internal: `${key} has ${ContentLength ?? 'an unknown number of'} bytes` });
        }
        return await Body.transformToByteArray();
      } catch (error) {
        if (statusOf(error) === 404) return undefined;
        throw error;
      }
    },
    async write({ key, type, bytes }) {
      await client.send(new PutObjectCommand({ ...at(key), ContentType: type, Body: bytes, IfNoneMatch: '*' }));
    },
    async exists(key) {
      try {
        await client.send(new HeadObjectCommand(at(key)));
        return true;
      } catch (error) {
        if (statusOf(error) === 404) return false;
        throw error;
      }
    },
    async delete(key) {
      await client.send(new DeleteObjectCommand(at(key)));
    },
  };
};
