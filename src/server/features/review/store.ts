/** Reviewers and comments in the database. All but `findByToken` run in the name of the advert's company. */
import type { ReviewerStatus } from '#domain/review.ts';
import type { Statements } from '../../ports/database.ts';

export interface ReviewerRow {
  id: string;
  email: string;
  name: string | null;
  avatar: string | null;
  status: ReviewerStatus;
  invited_at: Date;
  completed_at: Date | null;
  expires_at: Date | null;
}

/** The reviewers of an advert who have access, in the order in which they were asked; colleagues among them by name. */
export function listReviewers(sql: Statements, tenantId: string, advertId: string) {
  return sql<ReviewerRow[]>`
    select r.id, r.email, r.status, r.invited_at, r.completed_at, r.expires_at, a.avatar,
      coalesce(nullif(trim(concat_ws(' ', a.first_name, a.last_name)), ''), r.name) as name
    from reviewer r left join account a on a.email_key = r.email_key and a.tenant_id = r.tenant_id and a.deleted_at is null
    where r.tenant_id = ${tenantId} and r.advert_id = ${advertId} and r.revoked_at is null
    order by r.invited_at, r.email`;
}

export interface LinkRow {
  id: string;
  tenant_id: string;
  advert_id: string;
  email: string;
  name: string | null;
  status: ReviewerStatus;
}

/** Whom a live link belongs to. In the identity scope: the company is known only afterwards. */
export function findByToken(sql: Statements, hash: Buffer, now: Date) {
  return sql<LinkRow[]>`
    select id, tenant_id, advert_id, email, name, status from reviewer
    where token_hash = ${hash} and revoked_at is null and expires_at > ${now}`;
}

/** Adds a reviewer, or gives access back to one who had lost it; no row when they have it already. */
export function addReviewer(
  sql: Statements,
  reviewer: {
    tenantId: string;
    advertId: string;
    id: string;
    email: string;
    emailKey: string;
    tokenHash: Buffer;
    now: Date;
    expiresAt: Date;
  },
) {
  const { tenantId, advertId, id, email, emailKey, tokenHash, now, expiresAt } = reviewer;
  return sql<{ id: string }[]>`
    insert into reviewer (tenant_id, id, advert_id, email, email_key, token_hash, invited_at, expires_at)
    values (${tenantId}, ${id}, ${advertId}, ${email}, ${emailKey}, ${tokenHash}, ${now}, ${expiresAt})
    on conflict (tenant_id, advert_id, email_key) do update
      set token_hash = excluded.token_hash, invited_at = excluded.invited_at, expires_at = excluded.expires_at,
        status = 'pending', completed_at = null, revoked_at = null
      where reviewer.revoked_at is not null
    returning id`;
}

/** Gives a reviewer a new link, and the review back to them. */
export function renewLink(
  sql: Statements,
  key: { tenantId: string; advertId: string; reviewerId: string },
  link: { tokenHash: Buffer; now: Date; expiresAt: Date },
) {
  return sql<{ email: string }[]>`
    update reviewer set token_hash = ${link.tokenHash}, invited_at = ${link.now}, expires_at = ${link.expiresAt},
      status = 'pending', completed_at = null
    where tenant_id = ${key.tenantId} and advert_id = ${key.advertId} and id = ${key.reviewerId} and revoked_at is null
    returning email`;
}

export function revokeReviewer(
  sql: Statements,
  key: { tenantId: string; advertId: string; reviewerId: string },
  now: Date,
) {
  return sql`
    update reviewer set revoked_at = ${now}, token_hash = null
    where tenant_id = ${key.tenantId} and advert_id = ${key.advertId} and id = ${key.reviewerId} and revoked_at is null
    returning id`;
}

/** Marks a review as done; no row when it was already. */
export function completeReview(sql: Statements, tenantId: string, reviewerId: string, now: Date) {
  return sql<{ id: string }[]>`
    update reviewer set status = 'completed', completed_at = ${now}
    where tenant_id = ${tenantId} and id = ${reviewerId} and status = 'pending' returning id`;
}

/** How far an advert's review has come: a reviewer's comments, and how many of all are done. */
export async function countReview(sql: Statements, tenantId: string, advertId: string, reviewerId: string) {
  const [row] = await sql<{ comments: number; done: number; total: number }[]>`
    select count(*)::int as total, count(*) filter (where r.status = 'completed')::int as done,
      (select count(*)::int from comment c where c.tenant_id = ${tenantId} and c.reviewer_id = ${reviewerId}) as comments
    from reviewer r where r.tenant_id = ${tenantId} and r.advert_id = ${advertId} and r.revoked_at is null`;
  return row ?? { comments: 0, done: 0, total: 0 };
}

/** Who holds the editing lease of an advert at this moment; undefined when nobody does. */
export async function findEditor(
  sql: Statements,
  tenantId: string,
  advertId: string,
  now: Date,
): Promise<{ name: string | null } | undefined> {
  const [row] = await sql<{ name: string | null }[]>`
    select nullif(trim(concat_ws(' ', a.first_name, a.last_name)), '') as name
    from advert v left join account a on a.id = v.mode_by
    where v.tenant_id = ${tenantId} and v.id = ${advertId} and v.mode = 'edit' and v.mode_until > ${now}`;
  return row;
}

export interface CommentRow {
  id: string;
  mark_id: string;
  quote: string;
  comment: string;
  created_at: Date;
  reviewer_id: string | null;
  account_id: string | null;
  email: string;
  name: string | null;
  avatar: string | null;
}

/** The comments on an advert with their authors, oldest first. */
export function listComments(sql: Statements, tenantId: string, advertId: string) {
  return sql<CommentRow[]>`
    select c.id, c.mark_id, c.quote, c.comment, c.created_at, c.reviewer_id, c.account_id,
      coalesce(r.email, p.email, '') as email, coalesce(a.avatar, p.avatar) as avatar,
      coalesce(nullif(trim(concat_ws(' ', a.first_name, a.last_name)), ''),
        nullif(trim(concat_ws(' ', p.first_name, p.last_name)), ''), r.name) as name
    from comment c
      left join reviewer r on r.tenant_id = c.tenant_id and r.id = c.reviewer_id
      left join account a on a.email_key = r.email_key and a.tenant_id = c.tenant_id and a.deleted_at is null
      left join account p on p.id = c.account_id
    where c.tenant_id = ${tenantId} and c.advert_id = ${advertId}
    order by c.created_at, c.id`;
}

export async function findComment(sql: Statements, tenantId: string, advertId: string, commentId: string) {
  const [row] = await sql<
    { mark_id: string; comment: string; reviewer_id: string | null; account_id: string | null }[]
  >`
    select mark_id, comment, reviewer_id, account_id from comment
    where tenant_id = ${tenantId} and advert_id = ${advertId} and id = ${commentId}`;
  return row;
}

export async function createComment(
  sql: Statements,
  comment: {
    tenantId: string;
    advertId: string;
    id: string;
    quote: string;
    comment: string;
    reviewerId: string | null;
    accountId: string | null;
    now: Date;
  },
): Promise<boolean> {
  const { tenantId, advertId, id, quote, reviewerId, accountId, now } = comment;
  const added = await sql`
    insert into comment (tenant_id, id, advert_id, mark_id, quote, comment, reviewer_id, account_id, created_at)
    values (${tenantId}, ${id}, ${advertId}, ${id}, ${quote}, ${comment.comment}, ${reviewerId}, ${accountId}, ${now})
    on conflict do nothing returning 1`;
  return added.length === 1;
}

export async function deleteComment(sql: Statements, tenantId: string, commentId: string): Promise<void> {
  await sql`delete from comment where tenant_id = ${tenantId} and id = ${commentId}`;
}

export async function countCommentsOf(sql: Statements, tenantId: string, reviewerId: string): Promise<number> {
  const [row] = await sql<{ count: number }[]>`
    select count(*)::int as count from comment where tenant_id = ${tenantId} and reviewer_id = ${reviewerId}`;
  return row?.count ?? 0;
}
