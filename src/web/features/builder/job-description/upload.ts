/** Uploading a job description: checked here, put to a signed address, then attached to the advert and read there. */
import { uploadTypes } from '#contract/company.ts';
import { files } from '#domain/limits.ts';
import { call, type ReplyFor, uploadFile } from '#web/api/client.ts';

type UploadType = keyof typeof uploadTypes;

/** Literal messages of the specification (section 5). */
export const uploadMessages = {
  type: 'Please upload valid file',
  size: 'Maximum File size limit is 10MB',
  doc: "Please upload valid file. Older Word files (doc) can't be read. Save it as docx or PDF and try again.",
} as const;

/** The file's type by its ending; browsers without Word name none for docx. */
export function typeOf(name: string): UploadType | undefined {
  const ending = /\.([a-z]+)$/i.exec(name)?.[1]?.toLowerCase();
  const found = Object.entries(uploadTypes).find(([, extension]) => extension === ending);
  return found?.[0] as UploadType | undefined;
}

/** What is wrong with a file; undefined when it may be uploaded. */
export function findFileFault(file: { name: string; size: number }): string | undefined {
  if (/\.doc$/i.test(file.name)) return uploadMessages.doc;
  if (typeOf(file.name) === undefined || file.size === 0) return uploadMessages.type;
  return file.size > files.maxBytes ? uploadMessages.size : undefined;
}

/** The key of the specification: folder, trimmed name with underscores for spaces, timestamp, ending. */
export function uploadKey(name: string, at: number): string {
  const dot = name.lastIndexOf('.');
  const ending = name.slice(dot + 1).toLowerCase();
  const plain = name
    .slice(0, dot)
    .trim()
    .replace(/\s+/g, '_')
    .replace(/[/\\%\u0000-\u001f]/g, '_')
    .replaceAll('..', '_');
  const stamp = `_${at}.${ending}`;
  const folder = 'job-descriptions/';
  // Cut by characters, so that no half of a pair is left at the end.
  let stem = '';
  for (const character of plain) {
    if (folder.length + stem.length + character.length + stamp.length > files.nameMax) break;
    stem += character;
  }
  return `${folder}${stem === '' ? 'file' : stem}${stamp}`;
}

/** How far an upload is. */
export type UploadStep = 'uploading' | 'reading';

/**
 * Uploads and attaches a file that `findFileFault` found nothing wrong with.
 * @throws ApiError, or an Error with a sentence
 */
export async function uploadJobDescription(
  advertId: string,
  file: File,
  onStep: (step: UploadStep) => void,
  signal?: AbortSignal,
): Promise<ReplyFor<'jobDescription.attach'>> {
  const fileType = typeOf(file.name);
  if (fileType === undefined) throw new Error(uploadMessages.type);
  onStep('uploading');
  const body = { key: uploadKey(file.name, Date.now()), fileType, size: file.size };
  const target = await call('storage.uploadUrl', { body }, { signal });
  await uploadFile(target.url, target.headers, file, { signal });
  onStep('reading');
  const fileName = file.name.slice(-files.nameMax).toWellFormed();
  return call('jobDescription.attach', { body: { advertId, fileUrl: target.key, fileName } }, { signal });
}
