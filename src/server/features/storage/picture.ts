/** Making a person's picture: whatever was uploaded is decoded, turned upright, cropped to a square and encoded anew. */
import { fileTypeFromBuffer } from 'file-type';
import { AppError } from '#domain/errors.ts';
import { avatar } from '#domain/limits.ts';

/** Native code: only what it is asked to read here is switched on, and it is loaded with the first picture. */
async function loadSharp() {
  const { default: sharp } = await import('sharp');
  // One thread a picture and nothing kept: an upload must not slow the saves of others.
  sharp.concurrency(1);
  sharp.cache(false);
  sharp.block({ operation: ['VipsForeignLoad'] });
  sharp.unblock({ operation: ['VipsForeignLoadJpeg', 'VipsForeignLoadPng'] });
  return sharp;
}

let loading: ReturnType<typeof loadSharp> | undefined;

/** What pictures are kept as: small, and keeps transparency. */
export const pictureType = { mime: 'image/webp', extension: 'webp' } as const;

/**
 * A square picture without the original's metadata (place, camera).
 * @throws AppError IMAGE_TYPE for bytes that are no JPEG or PNG, whatever their name says; IMAGE_BROKEN for damaged or
 * enormous ones
 */
export async function makePicture(bytes: Uint8Array): Promise<Uint8Array> {
  const found = await fileTypeFromBuffer(bytes);
  if (found?.mime !== 'image/jpeg' && found?.mime !== 'image/png')
    throw new AppError('IMAGE_TYPE', { field: 'avatar' });
  loading ??= loadSharp();
  const sharp = await loading;
  try {
    const picture = await sharp(bytes, { limitInputPixels: avatar.pixelsMax, failOn: 'error', pages: 1 })
      .autoOrient()
      .resize(avatar.side, avatar.side, { fit: 'cover', position: 'attention' })
      .timeout({ seconds: avatar.decodingSeconds })
      .webp({ quality: 86 })
      .toBuffer();
    return new Uint8Array(picture);
  } catch (error) {
    throw new AppError('IMAGE_BROKEN', {
      field: 'avatar',
      internal: error instanceof Error ? error.message : String(error),
    });
  }
}
