/** A chosen picture: looked at here, uploaded to a signed address, taken over by the server when the profile is saved. */
import { imageTypes } from '#contract/company.ts';
import { files } from '#domain/limits.ts';
import { call, uploadFile } from '#web/api/client.ts';

/** Literal messages of the specification (D2 section 5.5). */
export const photoMessages = { type: 'Image is not valid', size: 'Maximum File size limit is 10MB' } as const;

type ImageType = keyof typeof imageTypes;

/** The picture's type by its name; what the name says and the bytes are is for the server to compare. */
export function imageTypeOf(name: string): ImageType | undefined {
  const ending = /\.([a-z]+)$/i.exec(name)?.[1]?.toLowerCase();
  if (ending === 'jpeg') return 'image/jpeg';
  return (Object.keys(imageTypes) as ImageType[]).find((type) => imageTypes[type] === ending);
}

/** What is wrong with a picture; undefined when it may be uploaded. */
export function findPhotoFault(file: { name: string; size: number }): string | undefined {
  if (imageTypeOf(file.name) === undefined || file.size === 0) return photoMessages.type;
  return file.size > files.maxBytes ? photoMessages.size : undefined;
}

/** The name of the specification: trimmed, spaces as underscores, with a timestamp. */
export function photoKey(name: string, at: number): string {
  const ending = name.slice(name.lastIndexOf('.') + 1).toLowerCase();
  const plain = name
    .slice(0, name.lastIndexOf('.'))
    .trim()
    .replace(/\s+/g, '_')
    .replace(/[^\p{L}\p{N}_-]/gu, '_')
    .slice(0, 100)
    .toWellFormed();
  return `${plain === '' ? 'photo' : plain}_${at}.${ending}`;
}

/**
 * Uploads a picture that `findPhotoFault` found nothing wrong with.
 * @returns the key to save with the profile
 */
export async function uploadPhoto(file: File): Promise<string> {
  const fileType = imageTypeOf(file.name);
  if (fileType === undefined) throw new Error(photoMessages.type);
  const body = { key: photoKey(file.name, Date.now()), fileType, size: file.size };
  const { url, key, headers } = await call('storage.uploadUrl', { body });
  await uploadFile(url, headers, file, { failure: 'Failed to upload image' });
  return key;
}
