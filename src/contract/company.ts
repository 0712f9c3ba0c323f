/** Reference data, the copywriter's companies, files and the system's own calls. */
import { z } from 'zod';
import { files } from '#domain/limits.ts';
import { advertSummary } from './advert.ts';
import { defineEndpoint } from './endpoint.ts';
import { exactText, fileKey, id, person } from './values.ts';

const tenantRef = z.object({ tenantId: id, companyName: z.string() });

export const companyEndpoints = {
  'reference.languages': defineEndpoint({
    summary: 'Languages to translate into',
    requires: 'signed-in',
    reply: z.array(z.object({ code: z.string(), name: z.string() })),
  }),
  'reference.countries': defineEndpoint({
    summary: 'Countries, by their English names',
    requires: 'signed-in',
    reply: z.array(z.object({ code: z.string(), name: z.string() })),
  }),
  'reference.tones': defineEndpoint({
    summary: 'Tones of voice with a description and a sample sentence',
    requires: 'signed-in',
    reply: z.array(
      z.object({ toneOfVoice: z.string(), description: z.string(), sample: z.string(), bestFor: z.string() }),
    ),
  }),
  'reference.sectors': defineEndpoint({
    summary: 'Sectors to choose from',
    requires: 'signed-in',
    reply: z.array(z.object({ name: z.string() })),
  }),
  'copywriter.details': defineEndpoint({
    summary: "The copywriter's companies and assigned adverts",
    requires: 'copywriter.work',
    reply: z.object({
      user: person,
      tenants: z.array(tenantRef),
      adverts: z.array(z.object({ advertId: id, tenantId: id })),
    }),
  }),
  'copywriter.tenants': defineEndpoint({
    summary: 'Companies with an advert assigned to this copywriter',
    requires: 'copywriter.work',
    reply: z.array(tenantRef),
  }),
  'copywriter.adverts': defineEndpoint({
    summary: 'Adverts assigned to this copywriter, of one company or of all',
    requires: 'copywriter.work',
    body: z.object({ tenantId: id.optional() }),
    reply: z.array(advertSummary),
  }),
};

export const uploadTypes = {
  'application/pdf': 'pdf',
  'application/vnd.openxmlformats-officedocument.wordprocessingml.document': 'docx',
} as const;

/** Pictures of people: everybody may upload their own. */
export const imageTypes = { 'image/jpeg': 'jpg', 'image/png': 'png' } as const;

const fileTypes = [...Object.keys(uploadTypes), ...Object.keys(imageTypes)] as [
  keyof typeof uploadTypes | keyof typeof imageTypes,
  ...(keyof typeof uploadTypes | keyof typeof imageTypes)[],
];

export const storageEndpoints = {
  'storage.uploadUrl': defineEndpoint({
    summary: 'A signed address to PUT one file to; binds key, type and, where it is named, length for 300 seconds',
    // Documents need the right to create adverts besides; a picture of oneself does not.
    requires: 'profile.edit',
    body: z.object({
      key: fileKey,
      fileType: z.enum(fileTypes, {
        error: ({ input }) =>
          typeof input === 'string' && input.startsWith('image/') ? 'Image is not valid' : 'Please upload valid file',
      }),
      /** Bytes; the address then takes exactly as many. Without it, as many as a file may have. */
      size: z
        .int({ error: 'Please upload valid file' })
        .min(1, { error: 'Please upload valid file' })
        .max(files.maxBytes, { error: 'Maximum File size limit is 10MB' })
        .optional(),
    }),
    reply: z.object({ url: z.string(), key: z.string(), headers: z.record(z.string(), z.string()) }),
    errors: ['STORAGE_FAILED'],
  }),
  'storage.deleteUrl': defineEndpoint({
    summary: 'A signed address to DELETE an uploaded file that no advert uses',
    requires: 'advert.create',
    body: z.object({ key: fileKey }),
    reply: z.object({ url: z.string() }),
    errors: ['FILE_NOT_FOUND', 'STORAGE_FAILED'],
  }),
  'storage.downloadUrl': defineEndpoint({
    summary: 'A signed address to GET a file; empty when the file is gone',
    requires: 'advert.read',
    body: z.object({ key: fileKey, tenantId: id.optional() }),
    reply: z.object({ url: z.string() }),
    errors: ['STORAGE_FAILED'],
  }),
};

export const systemEndpoints = {
  'system.demo': defineEndpoint({
    summary: "The demo companies' sign-ins; empty without demo",
    requires: 'public',
    reply: z.array(z.object({ label: z.string(), email: z.string(), password: z.string() })),
  }),
  'system.mail': defineEndpoint({
    summary: 'Whether mail leaves this installation; if not, it is kept in the mailbox of the computer that runs it',
    requires: 'public',
    reply: z.object({ isSent: z.boolean() }),
  }),
  'system.health': defineEndpoint({
    summary: 'The process lives',
    requires: 'public',
    reply: z.object({ status: z.literal('ok') }),
  }),
  'system.ready': defineEndpoint({
    summary: 'The process can serve: the database answers',
    requires: 'public',
    reply: z.object({ status: z.literal('ok'), database: z.literal('ok'), version: exactText(40) }),
    errors: ['UNAVAILABLE'],
  }),
};
