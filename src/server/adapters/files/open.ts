import { join } from 'node:path';
import type { FileStore } from '../../ports/files.ts';
import { createDiskFiles } from './disk.ts';
import { createS3Files, type S3Settings } from './s3.ts';

/** Opens the store that the settings choose: a bucket, or the disk below the data directory. */
export const openFiles = (settings: { dataDir: string; s3: S3Settings | undefined }): Promise<FileStore> =>
  settings.s3 === undefined
    ? createDiskFiles(join(settings.dataDir, 'files'), join(settings.dataDir, 'files.secret'))
    : createS3Files(settings.s3);
