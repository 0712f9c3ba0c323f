/** Translations and posts of an advert. */
import { contentOf } from '../actors.ts';
import { companyOnly, onAdvert, plain, type Row, strangers } from './world.ts';

export const publishingRows = {
  'advert.translate': {
    // No language model is connected: whoever may translate is told so.
    request: plain({ body: { content: contentOf('Come and fix the wind.'), language: 'Danish' } }),
    rest: 409,
    ...companyOnly,
  },
  'advert.translateEditorContent': {
    request: plain({ body: { content: contentOf('Come and fix the wind.'), language: 'Danish' } }),
    rest: 409,
    ...companyOnly,
  },
  'advert.saveTranslated': {
    // A draft is not translated: whoever may is told so.
    request: onAdvert((advertId) => ({
      body: { advertId, language: 'Danish', content: contentOf('Kom og fiks vinden.') },
    })),
    rest: 409,
    ...companyOnly,
    ...strangers,
  },
  'advert.posts': {
    // Posts are made of completed adverts: whoever may is told so.
    request: onAdvert((advertId) => ({ body: { advertId } })),
    rest: 409,
    ...companyOnly,
    ...strangers,
  },
} satisfies Record<string, Row>;
