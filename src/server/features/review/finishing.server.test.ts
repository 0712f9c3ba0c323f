/** When reviewers may not speak: while somebody edits, and after the review is finished. */
import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { life } from '#domain/limits.ts';
import { createReviewer } from '#testing/actors.ts';
import {
  advertId,
  app,
  comment,
  eachWithReview,
  invited,
  list,
  mailsTo,
  owner,
  recruiter,
  reviewersOf,
  send,
  tenantId,
  tokenIn,
  verify,
} from '#testing/review.ts';

eachWithReview();

describe('the editing lease', () => {
  const editMode = [
    { code: 'EDIT_MODE', message: 'The advert is in edit mode. Please review once editing is completed' },
  ];

  it('lets reviewers read but not comment, delete or finish, until it ends', async () => {
    const isla = await createReviewer(app, tenantId, advertId);
    const { id } = await comment({ reviewer: isla.token }, 'boots');
    await app.call('advert.updateMode', { token: owner.token, body: { advertId, mode: 'edit' } });
    const complete = () =>
      app.call('review.complete', { reviewer: isla.token, body: { advertId, tenantId, reviewerId: isla.id } });
    const answers = [
      (await comment({ reviewer: isla.token }, 'wind')).answer,
      await app.call('comment.resolve', { reviewer: isla.token, body: { advertId, commentId: id } }),
      await complete(),
    ];
    for (const answer of answers) expect([answer.status, answer.json()]).toEqual([409, editMode]);
    expect((await verify(isla.token)).json().advert).toMatchObject({ mode: 'edit', editingBy: 'Test superAdmin' });
    expect(await list({ reviewer: isla.token })).toHaveLength(1);
    // A colleague who leaves doesn't end the lease of who still writes.
    await app.call('advert.updateMode', { token: recruiter.token, body: { advertId, mode: 'review' } });
    expect((await complete()).status).toBe(409);
    // The tab died: nobody renews the lease.
    const begin = app.clock.now;
    app.clock.now = new Date(begin.getTime() + life.editLease + 1);
    const late = await comment({ reviewer: isla.token }, 'wind');
    app.clock.now = begin;
    expect(late.answer.status).toBe(200);
    await app.call('advert.updateMode', { token: owner.token, body: { advertId, mode: 'review' } });
    expect((await complete()).status).toBe(200);
  });
});

describe('a finished review', () => {
  it('is marked, mailed to the owner once, and closed for comments', async () => {
    const reviewer = await invited('isla@guest.example');
    await send(['okoro@guest.example']);
    await comment({ reviewer }, 'fix the wind');
    await comment({ reviewer }, 'boots');
    const [row] = (await reviewersOf()).filter(({ email }) => email === 'isla@guest.example');
    const body = { advertId, tenantId, reviewerId: row?.id ?? '' };
    const complete = (sent = body) => app.call('review.complete', { reviewer, body: sent });
    for (const wrong of [{ reviewerId: randomUUID() }, { advertId: randomUUID() }, { tenantId: randomUUID() }])
      expect((await complete({ ...body, ...wrong })).status).toBe(404);
    const answers = await Promise.all([complete(), complete(), complete()]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    const [mail, ...more] = await mailsTo(owner.email);
    expect(more).toEqual([]);
    expect(mail?.subject).toBe('isla@guest.example has reviewed “Offshore Wind Technician”');
    expect(mail?.text).toContain('left 2 comments');
    expect(mail?.text).toContain('1 of 2 reviewers is done.');
    expect(mail?.text).toContain(`/create/blank-advert/${advertId}#review`);
    expect((await reviewersOf()).map(({ status }) => status).sort()).toEqual(['completed', 'pending']);
    expect((await comment({ reviewer }, 'Come')).answer.json()).toMatchObject([{ code: 'REVIEW_DONE' }]);
    expect((await verify(reviewer)).json().reviewer.status).toBe('completed');
    // Sent the link again, they may speak again.
    await app.call('review.resend', { token: owner.token, body: { advertId, reviewerId: row?.id } });
    const fresh = tokenIn((await mailsTo('isla@guest.example')).at(-1)?.text ?? '');
    expect((await comment({ reviewer: fresh }, 'Come')).answer.status).toBe(200);
  });
});
