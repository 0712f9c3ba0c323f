/**
 * Comments. A comment is a row and a mark in the stored text; both change in one transaction. What a client sends as the
 * new text is only compared: the server sets the mark in its own (security: Guests).
 */
import type { Comment } from '#contract/review.ts';
import {
  equalWithoutMarks,
  isOneMarkMore,
  keepMarks,
  markRanges,
  parseDocument,
  rangesOfMark,
  type StoredDocument,
  textOfRanges,
} from '#domain/document/index.ts';
import { AppError } from '#domain/errors.ts';
import { review } from '#domain/limits.ts';
import { canResolve, type Reader } from '#domain/review.ts';
import type { Database, Statements } from '../../ports/database.ts';
import {
  type AdvertState,
  acceptContent,
  companyOf,
  findAdvert,
  loadFor,
  lockText,
  saveMarks,
} from '../advert/service.ts';
import * as store from './store.ts';

export interface NewComment {
  id: string;
  comment: string;
  oldContent: string;
  newContent: string;
  reviewerId?: string | undefined;
  userId?: string | undefined;
}

/** Which advert is meant; the company counts only for copywriters and has to be right for reviewers. */
export interface AdvertRef {
  advertId: string;
  tenantId?: string | undefined;
}

const tenantOf = (reader: Reader, ref: AdvertRef): string =>
  reader.kind === 'person' ? companyOf(reader.actor, ref.tenantId) : reader.reviewer.tenantId;

/** Loads an advert for a reader. A reviewer's is the one of their link; any other doesn't exist for them. */
async function load(sql: Statements, reader: Reader, ref: AdvertRef, lock: boolean): Promise<AdvertState> {
  const tenantId = tenantOf(reader, ref);
  if (reader.kind === 'person') {
    const advert = await loadFor(sql, reader.actor, 'read', tenantId, ref.advertId);
    if (lock && advert.status === 'completed') throw new AppError('ADVERT_COMPLETED');
    return advert;
  }
  const { reviewer } = reader;
  const named = ref.tenantId === undefined || ref.tenantId === tenantId;
  if (ref.advertId !== reviewer.advertId || !named) throw new AppError('ADVERT_NOT_FOUND');
  const advert = await findAdvert(sql, tenantId, reviewer.advertId, lock);
  if (advert === undefined) throw new AppError('LINK_EXPIRED');
  if (advert.status === 'completed') throw new AppError('REVIEW_CLOSED');
  return advert;
}

const read = (content: string): StoredDocument => {
  const parsed = parseDocument(content);
  if (!parsed.ok) throw new Error(`The stored text can't be read: ${parsed.reason}`);
  return parsed.document;
};

export type Comments = ReturnType<typeof createComments>;

/** The comments service. */
export function createComments({ database, now }: { database: Database; now: () => Date }) {
  /** While somebody edits, reviewers read (decisions: Mode). People of the company are among the editors. */
  async function refuseWhileEdited(sql: Statements, reader: Reader, advert: AdvertState): Promise<void> {
    if (reader.kind === 'person') return;
    const editor = await store.findEditor(sql, advert.tenantId, advert.id, now());
    if (editor !== undefined) throw new AppError('EDIT_MODE');
  }

  /** The comment's id; undefined when the text has changed meanwhile, and nothing was stored. */
  async function create(reader: Reader, ref: AdvertRef, wanted: NewComment): Promise<string | undefined> {
    const reviewerId = reader.kind === 'reviewer' ? reader.reviewer.id : null;
    const accountId = reader.kind === 'person' ? reader.actor.id : null;
    if ((wanted.reviewerId ?? reviewerId) !== reviewerId || (wanted.userId ?? accountId) !== accountId) {
      throw new AppError('NOT_FOUND');
    }
    if (reader.kind === 'person' && reader.actor.role === 'copywriter') throw new AppError('FORBIDDEN');
    const shown = acceptContent(wanted.oldContent).document;
    const marked = acceptContent(wanted.newContent).document;
    const tenantId = tenantOf(reader, ref);
    return database.tenant(tenantId, async (sql) => {
      const advert = await load(sql, reader, ref, true);
      // The retry of a lost answer finds its work done.
      const known = await store.findComment(sql, tenantId, advert.id, wanted.id);
      if (known !== undefined) {
        const mine = known.reviewer_id === reviewerId && known.account_id === accountId;
        if (mine && known.comment === wanted.comment) return wanted.id;
        throw new AppError('CONTENT_REFUSED', { internal: 'the id of another comment' });
      }
      if (reader.kind === 'reviewer') await requireOpenReview(sql, reader.reviewer.id, tenantId);
      await refuseWhileEdited(sql, reader, advert);
      const text = await lockText(sql, tenantId, advert.id);
      const stored = read(text.content);
      // Others' comments are no change of the advert: two reviewers may comment at the same moment.
      if (!equalWithoutMarks(shown, stored)) return undefined;
      if (!isOneMarkMore(marked, shown, wanted.id) || rangesOfMark(stored, wanted.id).length > 0) {
        throw new AppError('CONTENT_REFUSED', { field: 'newContent', internal: 'more than one mark was added' });
      }
      const ranges = rangesOfMark(marked, wanted.id);
      const quote = textOfRanges(stored, ranges);
      if (quote.trim() === '') throw new AppError('CONTENT_REFUSED', { field: 'newContent', internal: 'empty mark' });
      const { id, comment } = wanted;
      const row = { tenantId, advertId: advert.id, id, quote, comment, reviewerId, accountId, now: now() };
      // The id is taken elsewhere in the company: nobody chooses such by chance.
      if (!(await store.createComment(sql, row))) throw new AppError('CONTENT_REFUSED', { field: 'id' });
      await saveMarks(sql, text, markRanges(stored, ranges, id), now());
      return id;
    });
  }

  async function requireOpenReview(sql: Statements, reviewerId: string, tenantId: string): Promise<void> {
    const [row] = await sql<{ status: string }[]>`
      select status from reviewer where tenant_id = ${tenantId} and id = ${reviewerId} and revoked_at is null for update`;
    if (row === undefined) throw new AppError('LINK_EXPIRED');
    if (row.status === 'completed') throw new AppError('REVIEW_DONE');
    if ((await store.countCommentsOf(sql, tenantId, reviewerId)) >= review.commentsEach) {
      throw new AppError('TOO_MANY_REQUESTS', {
        message: `You have left ${review.commentsEach} comments on this advert, which is as many as it takes. Delete one before you add another.`,
      });
    }
  }

  async function list(reader: Reader, ref: AdvertRef): Promise<Comment[]> {
    const tenantId = tenantOf(reader, ref);
    const rows = await database.tenant(tenantId, async (sql) => {
      const advert = await load(sql, reader, ref, false);
      return store.listComments(sql, tenantId, advert.id);
    });
    return rows.map((row) => {
      const { id, email, avatar, name } = row;
      return {
        id,
        comment: row.comment,
        createdAt: row.created_at.toISOString(),
        reviewer: row.reviewer_id === null ? null : { id: row.reviewer_id, email, avatar, name },
        user: row.account_id === null ? null : { id: row.account_id, email, avatar, name },
        quote: row.quote,
        markId: row.mark_id,
        mayDelete: canResolve(reader, { reviewerId: row.reviewer_id }),
      };
    });
  }

  /** Deletes a comment and its mark. One that is gone already is not there to be deleted (404). */
  async function resolve(
    reader: Reader,
    ref: AdvertRef,
    commentId: string,
    content: string | undefined,
  ): Promise<void> {
    const tenantId = tenantOf(reader, ref);
    const sent = content === undefined ? undefined : acceptContent(content).document;
    await database.tenant(tenantId, async (sql) => {
      const advert = await load(sql, reader, ref, true);
      const comment = await store.findComment(sql, tenantId, advert.id, commentId);
      if (comment === undefined || !canResolve(reader, { reviewerId: comment.reviewer_id })) {
        throw new AppError('NOT_FOUND');
      }
      await refuseWhileEdited(sql, reader, advert);
      const text = await lockText(sql, tenantId, advert.id);
      const stored = read(text.content);
      if (sent !== undefined && !equalWithoutMarks(sent, stored)) throw new AppError('VERSION_CONFLICT');
      await store.deleteComment(sql, tenantId, commentId);
      if (rangesOfMark(stored, comment.mark_id).length === 0) return;
      await saveMarks(
        sql,
        text,
        keepMarks(stored, (id) => id !== comment.mark_id),
        now(),
      );
    });
  }

  return { create, list, resolve };
}
