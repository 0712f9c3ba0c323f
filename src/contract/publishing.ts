/** What becomes of a completed advert, and what was copied while it was written: translations, posts, the clipboard. */
import { z } from 'zod';
import { clipboard, editor } from '#domain/limits.ts';
import { defineEndpoint } from './endpoint.ts';
import { done, exactText, id, moment, requiredText } from './values.ts';

const content = exactText(editor.documentBytesMax, 'Maximum character limit reached');
const language = requiredText('Language', 64);

export const socialPost = z.object({ title: z.string(), content: z.string() });

/** The three posts, by platform, as they are stored with the advert. */
export const socialPosts = z.object({
  linkedin: socialPost,
  x: socialPost,
  facebook: socialPost,
  madeAt: moment,
});
export type SocialPosts = z.output<typeof socialPosts>;

export const clipboardEntry = z.object({ id, text: z.string(), source: z.string(), createdAt: moment });
export type ClipboardEntry = z.output<typeof clipboardEntry>;

const large = { bodyLimit: 1_200_000 } as const;

export const publishingEndpoints = {
  'advert.translate': defineEndpoint({
    summary: 'The text of an advert in another language; needs a language model',
    requires: 'advert.export',
    body: z.object({ content, language }),
    reply: z.object({ content: z.string() }),
    errors: ['MODEL_NEEDED', 'CONTENT_REFUSED', 'EDITOR_LIMIT', 'PROVIDER_FAILED'],
    ...large,
    asksWriter: true,
  }),
  'advert.translateEditorContent': defineEndpoint({
    summary: 'The same for a text that is being written',
    requires: 'advert.export',
    body: z.object({ content, language }),
    reply: z.object({ content: z.string() }),
    errors: ['MODEL_NEEDED', 'CONTENT_REFUSED', 'EDITOR_LIMIT', 'PROVIDER_FAILED'],
    ...large,
    asksWriter: true,
  }),
  'advert.saveTranslated': defineEndpoint({
    summary: 'Save a completed advert in another language as a new draft; the one that is there stays as it is',
    requires: 'advert.export',
    body: z.object({ advertId: id, language, content }),
    reply: z.object({ id }),
    errors: ['ADVERT_NOT_FOUND', 'TRANSITION_REFUSED', 'CONTENT_REFUSED', 'EDITOR_LIMIT'],
    ...large,
  }),
  'advert.posts': defineEndpoint({
    summary: 'Posts for LinkedIn, X and Facebook: those that were made, or with `renew` new ones',
    requires: 'advert.export',
    body: z.object({ advertId: id, renew: z.boolean().default(false) }),
    reply: socialPosts,
    errors: ['ADVERT_NOT_FOUND', 'EMPTY_ADVERT', 'TRANSITION_REFUSED', 'PROVIDER_FAILED'],
    asksWriter: true,
  }),
  'clipboard.list': defineEndpoint({
    summary: 'What was copied while this advert was written, newest first',
    requires: 'advert.read',
    params: z.object({ advertId: id }),
    query: z.object({ tenantId: id.optional() }),
    reply: z.array(clipboardEntry),
    errors: ['ADVERT_NOT_FOUND'],
  }),
  'clipboard.add': defineEndpoint({
    summary: 'Keep a copied text with its advert',
    requires: 'advert.write',
    body: z.object({
      advertId: id,
      tenantId: id.optional(),
      clipboardDetails: z.object({
        text: requiredText('Text', clipboard.textMax),
        source: requiredText('Source', clipboard.sourceMax),
      }),
    }),
    reply: z.object({ id }),
    errors: ['ADVERT_NOT_FOUND', 'ADVERT_COMPLETED', 'COPYWRITING_FINISHED'],
  }),
  'clipboard.delete': defineEndpoint({
    summary: 'Delete an entry',
    requires: 'advert.write',
    params: z.object({ id }),
    query: z.object({ tenantId: id.optional() }),
    reply: done,
    errors: ['NOT_FOUND'],
  }),
};
