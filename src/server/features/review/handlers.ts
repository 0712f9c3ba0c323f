/** Endpoints of reviews: the company's side, the reviewer's own, and comments for both. */
import type { Advert } from '#contract/advert.ts';
import type { Handlers } from '#contract/handler.ts';
import { AppError } from '#domain/errors.ts';
import type { Reviewer } from '#domain/review.ts';
import type { Database, Statements } from '../../ports/database.ts';
import { findJobDescription, getAdvertJson } from '../advert/service.ts';
import type { Directories } from '../people/service.ts';
import { createComments } from './comments.ts';
import type { Reviewers } from './reviewers.ts';
import { findEditor } from './store.ts';

export interface ReviewHandlersDeps {
  database: Database;
  directories: Directories;
  reviewers: Reviewers;
  now: () => Date;
}

type Names =
  | 'review.send'
  | 'review.reviewers'
  | 'review.resend'
  | 'review.revoke'
  | 'review.verify'
  | 'review.complete'
  | 'comment.create'
  | 'comment.list'
  | 'comment.resolve';

const success = { success: true } as const;

export function reviewHandlers({ database, directories, reviewers, now }: ReviewHandlersDeps): Handlers<Names> {
  const comments = createComments({ database, now });

  /** The advert as its reviewers see it; the reply's schema leaves out the rest. */
  async function advertFor({ tenantId, advertId }: Reviewer) {
    const json = await getAdvertJson(database, directories, { tenantId, advertId, now: now() });
    if (json === undefined) throw new AppError('LINK_EXPIRED');
    const { advert } = JSON.parse(json) as { advert: Advert };
    const extra = await database.tenant(tenantId, async (sql: Statements) => ({
      editor: await findEditor(sql, tenantId, advertId, now()),
      description: await findJobDescription(sql, tenantId, advertId),
    }));
    const file = advert.advertJobDescription;
    return {
      ...advert,
      editingBy: extra.editor?.name ?? null,
      advertJobDescription:
        file === null ? null : { fileName: file.fileName, text: extra.description?.text?.trim() ?? null },
    };
  }

  return {
    'review.send': async ({ body }, { actor }) => ({
      success: true,
      sent: await reviewers.send(actor, body.advertId, body.emails),
    }),
    'review.reviewers': ({ body }, { actor }) => reviewers.list(actor, body.advertId, body.tenantId),
    'review.resend': async ({ body }, { actor }) => {
      await reviewers.resend(actor, body.advertId, body.reviewerId);
      return success;
    },
    'review.revoke': async ({ body }, { actor }) => {
      await reviewers.revoke(actor, body.advertId, body.reviewerId);
      return success;
    },
    'review.verify': async ({ body }) => {
      const reviewer = await reviewers.find(body.token);
      return { reviewer, advert: await advertFor(reviewer), tenantId: reviewer.tenantId };
    },
    'review.complete': async ({ body }, { reviewer }) => {
      const own =
        body.reviewerId === reviewer.id &&
        body.advertId === reviewer.advertId &&
        (body.tenantId ?? reviewer.tenantId) === reviewer.tenantId;
      if (!own) throw new AppError('NOT_FOUND');
      await reviewers.complete(reviewer);
      return success;
    },
    'comment.create': async ({ body }, { reader }) => {
      const commentId = await comments.create(reader, body, body);
      return commentId === undefined ? { needSync: true } : { commentId };
    },
    'comment.list': ({ body }, { reader }) => comments.list(reader, body),
    'comment.resolve': async ({ body }, { reader }) => {
      await comments.resolve(reader, body, body.commentId, body.content);
      return success;
    },
  };
}
