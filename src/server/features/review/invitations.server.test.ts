/** Sending for review, and the links that reviewers get. */
import { randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, it } from 'vitest';
import { DAY, life } from '#domain/limits.ts';
import { createAdvert, createPerson, createReviewer } from '#testing/actors.ts';
import {
  app,
  advertId as arranged,
  comment,
  commentOn,
  details,
  eachWithReview,
  invited,
  list,
  mailsTo,
  owner,
  recruiter,
  reviewersOf,
  send as sendOf,
  stored,
  tenantId,
  tokenIn,
  verify,
} from '#testing/review.ts';

eachWithReview();

/** The advert that is sent; a test may turn to another. */
let advertId: string;
beforeEach(() => {
  advertId = arranged;
});
const send = (emails: string[], person = owner) => sendOf(emails, person, advertId);

describe('sending for review', () => {
  it('mails each address a link of its own, moves the card and ends the editing', async () => {
    await app.call('advert.updateMode', { token: owner.token, body: { advertId, mode: 'edit' } });
    const answer = await send(['isla@guest.example', ' M.Okoro@college.example ', 'ISLA@guest.example']);
    expect(answer.json()).toEqual({ success: true, sent: 2 });
    const [mail] = await mailsTo('isla@guest.example');
    expect(mail?.subject).toBe('Test superAdmin would like your view on “Offshore Wind Technician”');
    const first = tokenIn(mail?.text ?? '');
    const second = tokenIn((await mailsTo('M.Okoro@college.example'))[0]?.text ?? '');
    expect(first).toMatch(/^[\w-]{43}$/);
    expect(second).not.toBe(first);
    expect(await details()).toMatchObject({ status: 'review', mode: 'review', reviewerCount: 2 });
    expect((await verify(first)).json()).toMatchObject({
      reviewer: { email: 'isla@guest.example', status: 'pending' },
      tenantId,
      advert: { id: advertId, type: 'blankAdCanvas', companyName: 'Fenmoor Energy', mode: 'review', editingBy: null },
    });
    expect(await reviewersOf()).toMatchObject([
      { email: 'M.Okoro@college.example', avatar: null, status: 'pending' },
      { email: 'isla@guest.example' },
    ]);
  });

  it("refuses an address that has been asked, an invalid one and one's own, and then sends nothing", async () => {
    await send(['isla@guest.example']);
    await mailsTo('isla@guest.example');
    const again = await send(['new@guest.example', 'Isla@Guest.example']);
    expect([again.status, again.json()]).toEqual([
      400,
      [{ code: 'VALIDATION', message: 'The entered email is already sent for review', field: 'emails.1' }],
    ]);
    expect((await send(['abc'])).json()).toMatchObject([{ message: 'Must be a valid email address' }]);
    expect((await send([])).status).toBe(400);
    expect((await send([owner.email])).json()).toMatchObject([{ field: 'emails.0' }]);
    expect((await send(['a@b.example\r\nBcc: x@y.example'])).status).toBe(400);
    expect(await mailsTo('new@guest.example')).toEqual([]);
    expect(await reviewersOf()).toHaveLength(1);
  });

  it('is open to super admins, admins and recruiters, and needs words', async () => {
    const admin = await createPerson(app, 'admin', tenantId);
    for (const [at, person] of [owner, admin, recruiter].entries())
      expect((await send([`r${at}@guest.example`], person)).status).toBe(200);
    advertId = await createAdvert(app, { tenantId, ownerId: owner.id, text: '' });
    expect((await send(['r@guest.example'])).json()).toMatchObject([{ code: 'EMPTY_ADVERT' }]);
    advertId = await createAdvert(app, { tenantId, ownerId: owner.id, status: 'completed' });
    expect((await send(['r@guest.example'])).json()).toMatchObject([{ code: 'ADVERT_COMPLETED' }]);
  });

  it('of a company ends at 200 mails a day', async () => {
    const some = (n: number, from: number) => Array.from({ length: n }, (_, at) => `r${from + at}@guest.example`);
    for (let round = 0; round < 9; round++) expect((await send(some(20, round * 20))).status).toBe(200);
    expect((await send(some(19, 180))).status).toBe(200);
    expect((await send(some(2, 300))).status).toBe(429);
    expect((await send(some(1, 400))).status).toBe(200);
  });

  it('and Send to Drafts leave reviewers and comments where they are', async () => {
    const reviewer = await invited('isla@guest.example');
    await comment({ reviewer }, 'fix the wind');
    await app.call('advert.updateStatus', { token: owner.token, body: { advertId, status: 'draft' } });
    expect(await details()).toMatchObject({ status: 'draft', reviewerCount: 1 });
    expect((await verify(reviewer)).status).toBe(200);
    expect(await list({ token: owner.token })).toHaveLength(1);
  });
});

describe('a link', () => {
  const expired = [{ code: 'LINK_EXPIRED', message: 'Link is expired' }];

  it('works for thirty days, again and again', async () => {
    const token = await invited('isla@guest.example');
    expect([(await verify(token)).status, (await verify(token)).status]).toEqual([200, 200]);
    const begin = app.clock.now;
    app.clock.now = new Date(begin.getTime() + life.reviewLink - DAY);
    expect((await verify(token)).status).toBe(200);
    app.clock.now = new Date(begin.getTime() + life.reviewLink + 1);
    const late = await verify(token);
    app.clock.now = begin;
    expect([late.status, late.json()]).toEqual([410, expired]);
    expect((await verify('nonsense')).json()).toEqual(expired);
  });

  it('ends when the advert is completed or deleted', async () => {
    const token = await invited('isla@guest.example');
    await app.call('advert.approve', { token: owner.token, body: { advertId } });
    const closed = await verify(token);
    expect([closed.status, closed.json()]).toEqual([410, [{ code: 'REVIEW_CLOSED', message: 'Link is expired' }]]);
    const body = { advertId, tenantId };
    expect((await app.call('comment.list', { reviewer: token, body })).status).toBe(410);
    await app.call('advert.delete', { token: owner.token, params: { id: advertId } });
    expect((await verify(token)).json()).toEqual(expired);
  });

  it('can be sent anew, which ends the old one, and taken away, which leaves the comments', async () => {
    const old = await invited('isla@guest.example');
    await comment({ reviewer: old }, 'fix the wind');
    const [row] = await reviewersOf();
    const target = { token: recruiter.token, body: { advertId, reviewerId: row?.id } };
    expect((await app.call('review.resend', target)).status).toBe(200);
    const fresh = tokenIn((await mailsTo('isla@guest.example')).at(-1)?.text ?? '');
    expect([(await verify(old)).status, (await verify(fresh)).status]).toEqual([410, 200]);
    expect((await app.call('review.revoke', target)).status).toBe(200);
    expect((await app.call('review.revoke', target)).status).toBe(404);
    expect((await app.call('review.resend', target)).status).toBe(404);
    expect((await verify(fresh)).json()).toEqual(expired);
    expect(await reviewersOf()).toEqual([]);
    expect(await list({ token: owner.token })).toMatchObject([{ reviewer: { email: 'isla@guest.example' } }]);
    expect(await details()).toMatchObject({ reviewerCount: 1 });
    // Asked again, they are back.
    expect((await verify(await invited('isla@guest.example'))).status).toBe(200);
  });

  it('is no session, and a session is no link', async () => {
    const token = await invited('isla@guest.example');
    for (const name of ['advert.list', 'user.me', 'guideline.list'] as const) {
      expect((await app.call(name, { token, body: { heading: '1' } })).status).toBe(401);
      expect((await app.call(name, { reviewer: token, body: { heading: '1' } })).status).toBe(401);
    }
    const body = { advertId, tenantId, reviewerId: (await reviewersOf())[0]?.id };
    expect((await app.call('review.complete', { token, body })).status).toBe(401);
    expect((await app.call('review.complete', { reviewer: owner.token, body })).status).toBe(410);
    expect((await app.call('comment.list', { reviewer: owner.token, body })).status).toBe(410);
    expect((await app.call('comment.list', { token, body })).status).toBe(401);
  });

  it("opens one advert and shows nothing of the company's workings", async () => {
    const other = await createAdvert(app, { tenantId, ownerId: owner.id });
    const { token: reviewer } = await createReviewer(app, tenantId, advertId);
    const answers = [
      await app.call('comment.list', { reviewer, body: { advertId: other, tenantId } }),
      await app.call('comment.list', { reviewer, body: { advertId, tenantId: randomUUID() } }),
      await app.call('comment.create', {
        reviewer,
        body: { ...commentOn((await stored()).content, 'wind'), advertId: other },
      }),
    ];
    expect(answers.map(({ status }) => status)).toEqual([404, 404, 404]);
    const { advert } = (await verify(reviewer)).json();
    for (const hidden of ['hintsAndtips', 'advertsModified', 'copywriting', 'reviewerCount', 'tenantId', 'version'])
      expect(advert).not.toHaveProperty(hidden);
  });
});
