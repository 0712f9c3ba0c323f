/** Reviewers: asked by mail, let in by their link, asked again, kept out, done (decisions: Review; security: Guests). */
import { randomUUID } from 'node:crypto';
import type { ReviewerDetails } from '#contract/review.ts';
import { AppError, type ErrorItem } from '#domain/errors.ts';
import { DAY, life, review } from '#domain/limits.ts';
import { type Reviewer, reviewMessages } from '#domain/review.ts';
import { type Actor, emailKey } from '#domain/user.ts';
import type { Database, Statements } from '../../ports/database.ts';
import { type AdvertState, companyOf, endLease, findAdvert, loadFor, moveAdvert } from '../advert/service.ts';
import { queueMail } from '../mail/service.ts';
import { type AttemptLimit, countAttempt, createToken, hashToken, refuseWhenExhausted } from '../session/service.ts';
import { reviewCompletedMail, reviewInvitationMail } from './mails.ts';
import * as store from './store.ts';

export interface ReviewDeps {
  database: Database;
  now: () => Date;
  /** PUBLIC_URL, where mailed links lead. */
  publicUrl: string;
}

export type Reviewers = ReturnType<typeof createReviewers>;

/** The reviewers service. */
export function createReviewers({ database, now, publicUrl }: ReviewDeps) {
  const mailsOf = (tenantId: string): AttemptLimit => ({
    kind: 'review',
    subject: tenantId,
    most: review.invitesPerDay,
    window: DAY,
    message: `Your company has sent ${review.invitesPerDay} adverts for review within a day. Try again tomorrow.`,
  });

  /** Counts mails before they are written; a refused one counts too. */
  async function countMails(tenantId: string, mails: number): Promise<void> {
    const limit = mailsOf(tenantId);
    await database.identity(async (sql) => {
      await refuseWhenExhausted(sql, [{ ...limit, most: limit.most - mails + 1 }], now());
      for (let sent = 0; sent < mails; sent++) await countAttempt(sql, [limit], now());
    });
  }

  async function invite(sql: Statements, actor: Actor, advert: AdvertState, email: string, token: string) {
    const [from] = await sql<{ name: string | null; company: string | null }[]>`
      select nullif(trim(concat_ws(' ', a.first_name, a.last_name)), '') as name, t.company_name as company
      from account a join tenant t on t.id = ${advert.tenantId} where a.id = ${actor.id}`;
    const mail = reviewInvitationMail({
      sender: from?.name ?? actor.email,
      company: from?.company ?? 'a company',
      title: advert.jobTitle,
      // A day that has passed hurries nobody.
      deadline:
        advert.deadline !== null && advert.deadline >= now().toISOString().slice(0, 10) ? advert.deadline : null,
      link: `${publicUrl}/review?token=${encodeURIComponent(token)}`,
    });
    await queueMail(sql, email, mail);
  }

  const newLink = () => {
    const at = now();
    const token = createToken();
    return { token, tokenHash: hashToken(token), now: at, expiresAt: new Date(at.getTime() + life.reviewLink) };
  };

  /** Asks these addresses for a review, all or none. The advert is in review from then on, and open for comments. */
  async function send(actor: Actor, advertId: string, wanted: readonly string[]): Promise<number> {
    const tenantId = companyOf(actor, undefined);
    // Each once, as it was typed first.
    const emails = [...new Map(wanted.toReversed().map((email) => [emailKey(email), email.trim()]))].reverse();
    await database.tenant(tenantId, (sql) => loadFor(sql, actor, 'approve', tenantId, advertId));
    await countMails(tenantId, emails.length);
    await database.tenant(tenantId, async (sql) => {
      const advert = await loadFor(sql, actor, 'approve', tenantId, advertId);
      if (advert.characters === 0)
        throw new AppError('EMPTY_ADVERT', { message: 'There is no text to review yet. Write the advert first.' });
      const refused: ErrorItem[] = [];
      for (const [key, email] of emails) {
        const field = `emails.${wanted.findIndex((one) => emailKey(one) === key)}`;
        if (key === emailKey(actor.email)) {
          refused.push({ code: 'VALIDATION', message: reviewMessages.emailOwn, field });
          continue;
        }
        const { token, ...link } = newLink();
        const [added] = await store.addReviewer(sql, {
          tenantId,
          advertId,
          id: randomUUID(),
          email,
          emailKey: key,
          ...link,
        });
        if (added === undefined) refused.push({ code: 'VALIDATION', message: reviewMessages.emailKnown, field });
        else await invite(sql, actor, advert, email, token);
      }
      if (refused.length > 0) throw new AppError('VALIDATION', { items: refused });
      await moveAdvert(sql, advert, 'review', now());
      await endLease(sql, advert, actor.id);
    });
    return emails.length;
  }

  async function list(actor: Actor, advertId: string, named: string | undefined): Promise<ReviewerDetails[]> {
    const tenantId = companyOf(actor, named);
    const rows = await database.tenant(tenantId, async (sql) => {
      await loadFor(sql, actor, 'read', tenantId, advertId);
      return store.listReviewers(sql, tenantId, advertId);
    });
    return rows.map(({ id, email, name, avatar, status, invited_at, completed_at, expires_at }) => ({
      id,
      email,
      name,
      avatar,
      status,
      invitedAt: invited_at.toISOString(),
      completedAt: completed_at?.toISOString() ?? null,
      expiresAt: expires_at?.toISOString() ?? null,
    }));
  }

  /** Sends a reviewer a new link. Whoever was done is asked again. */
  async function resend(actor: Actor, advertId: string, reviewerId: string): Promise<void> {
    const tenantId = companyOf(actor, undefined);
    await database.tenant(tenantId, (sql) => loadFor(sql, actor, 'approve', tenantId, advertId));
    await countMails(tenantId, 1);
    await database.tenant(tenantId, async (sql) => {
      const advert = await loadFor(sql, actor, 'approve', tenantId, advertId);
      const { token, ...link } = newLink();
      const [row] = await store.renewLink(sql, { tenantId, advertId, reviewerId }, link);
      if (row === undefined) throw new AppError('NOT_FOUND');
      await invite(sql, actor, advert, row.email, token);
    });
  }

  /** Takes a reviewer's access away at once. Their comments stay. */
  async function revoke(actor: Actor, advertId: string, reviewerId: string): Promise<void> {
    const tenantId = companyOf(actor, undefined);
    await database.tenant(tenantId, async (sql) => {
      await loadFor(sql, actor, 'read', tenantId, advertId);
      const gone = await store.revokeReviewer(sql, { tenantId, advertId, reviewerId }, now());
      if (gone.length === 0) throw new AppError('NOT_FOUND');
    });
  }

  /**
   * Whom a link belongs to.
   * @throws AppError LINK_EXPIRED for links that are over or never were; REVIEW_CLOSED when the advert is completed
   */
  async function find(token: string): Promise<Reviewer> {
    const [row] = await database.identityQuery((sql) => store.findByToken(sql, hashToken(token), now()));
    if (row === undefined) throw new AppError('LINK_EXPIRED');
    const { id, tenant_id: tenantId, advert_id: advertId, email, name, status } = row;
    const advert = await database.tenant(tenantId, (sql) => findAdvert(sql, tenantId, advertId));
    if (advert === undefined) throw new AppError('LINK_EXPIRED');
    if (advert.status === 'completed') throw new AppError('REVIEW_CLOSED');
    return { id, tenantId, advertId, email, name, status };
  }

  /** Marks the reviewer's own review as done and tells the owner, once. */
  async function complete(reviewer: Reviewer): Promise<void> {
    const { tenantId, advertId } = reviewer;
    await database.tenant(tenantId, async (sql) => {
      const advert = await findAdvert(sql, tenantId, advertId, true);
      if (advert === undefined) throw new AppError('LINK_EXPIRED');
      if (advert.status === 'completed') throw new AppError('REVIEW_CLOSED');
      if (reviewer.status === 'completed') return;
      if ((await store.findEditor(sql, tenantId, advertId, now())) !== undefined) throw new AppError('EDIT_MODE');
      const [changed] = await store.completeReview(sql, tenantId, reviewer.id, now());
      if (changed === undefined) return;
      const [owner] = await sql<{ email: string; first_name: string | null; company: string | null }[]>`
        select a.email, a.first_name, t.company_name as company from account a join tenant t on t.id = a.tenant_id
        where a.id = ${advert.ownerId} and a.deleted_at is null`;
      if (owner === undefined) return;
      const mail = reviewCompletedMail({
        firstName: owner.first_name,
        reviewer: reviewer.name ?? reviewer.email,
        company: owner.company ?? 'your company',
        title: advert.jobTitle,
        ...(await store.countReview(sql, tenantId, advertId, reviewer.id)),
        link: `${publicUrl}${advertPath(advert)}#review`,
      });
      await queueMail(sql, owner.email, mail);
    });
  }

  return { send, list, resend, revoke, find, complete };
}

const pages = {
  blankAdCanvas: 'blank-advert',
  aida: 'writing-template',
  aiAdvert: 'ai-copy-generator',
  copywriter: 'request-copywriter',
} as const satisfies Record<AdvertState['type'], string>;

/** The page that an advert is opened on. */
const advertPath = ({ type, id }: AdvertState): string => `/create/${pages[type]}/${id}`;
