/** A review, from the invitation to the mail that says it is done, and everything that must not happen on the way. */
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import {
  commentMarkIds,
  documentFromText,
  documentText,
  lineTexts,
  markRanges,
  parseDocument,
  rangesOfMark,
  type StoredDocument,
  serialiseDocument,
  textOfRanges,
} from '#domain/document/index.ts';
import { DAY, life } from '#domain/limits.ts';
import {
  contentOf,
  createAdvert,
  createCompany,
  createPerson,
  createReviewer,
  type TestPerson,
} from '../../../testing/actors.ts';
import { createTestApp, type TestApp } from '../../../testing/app.ts';

const words = 'Come and fix the wind.\nWe pay for the boots.';

let app: TestApp;
let tenantId: string;
let owner: TestPerson;
let recruiter: TestPerson;
let advertId: string;

beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

beforeEach(async () => {
  tenantId = await createCompany(app, 'Fenmoor Energy');
  owner = await createPerson(app, 'superAdmin', tenantId);
  recruiter = await createPerson(app, 'recruiter', tenantId);
  advertId = await createAdvert(app, { tenantId, ownerId: owner.id, text: words });
  app.mails.length = 0;
});

const parsed = (content: string): StoredDocument => {
  const result = parseDocument(content);
  if (!result.ok) throw new Error(result.reason);
  return result.document;
};
const details = async () =>
  (await app.call('advert.details', { token: owner.token, body: { advertId } })).json().advert;
const stored = async () => {
  const { advertContent } = await details();
  return { ...advertContent, document: parsed(advertContent.content) } as {
    content: string;
    version: number;
    document: StoredDocument;
  };
};
const mailsTo = async (email: string) => {
  await app.mailRoom.deliver();
  return app.mails.filter((mail) => mail.to === email);
};
const tokenIn = (text: string): string => /review\?token=([\w-]+)/.exec(text)?.[1] ?? '';
const send = (emails: string[], person = owner) =>
  app.call('review.send', { token: person.token, body: { advertId, emails } });
const invited = async (email: string): Promise<string> => {
  expect((await send([email])).status).toBe(200);
  return tokenIn((await mailsTo(email)).at(-1)?.text ?? '');
};
const verify = (token: string) => app.call('review.verify', { body: { token } });
const reviewersOf = async () =>
  (await app.call('review.reviewers', { token: owner.token, body: { advertId } })).json() as {
    id: string;
    email: string;
    status: string;
  }[];

type Who = { token?: string; reviewer?: string };
const commentOn = (content: string, quote: string, comment = 'Which one?') => {
  const id = randomUUID();
  const document = parsed(content);
  const line = lineTexts(document).findIndex((text) => text.includes(quote));
  const start = lineTexts(document)[line]?.indexOf(quote) ?? 0;
  const marked = markRanges(document, [{ line, start, end: start + quote.length }], id);
  return { id, comment, oldContent: content, newContent: serialiseDocument(marked), advertId };
};
const comment = async (who: Who, quote: string, text?: string) => {
  app.clock.now = new Date(app.clock.now.getTime() + 1);
  const body = commentOn((await stored()).content, quote, text);
  return { id: body.id, answer: await app.call('comment.create', { ...who, body }) };
};
const list = async (who: Who) =>
  (await app.call('comment.list', { ...who, body: { advertId, tenantId } })).json() as {
    id: string;
    comment: string;
    quote: string;
    mayDelete: boolean;
    reviewer: { id: string; email: string } | null;
    user: { id: string } | null;
  }[];
const save = (text: string, version: number) =>
  app.call('advert.saveContent', { token: owner.token, body: { advertId, content: contentOf(text), version } });

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

describe('a comment', () => {
  it('marks its words, carries its author, and is read by everybody', async () => {
    const isla = await createReviewer(app, tenantId, advertId);
    const before = await stored();
    const { id, answer } = await comment({ reviewer: isla.token }, 'fix the wind', '  Mend, not fix? ');
    expect(answer.json()).toEqual({ commentId: id });
    const after = await stored();
    expect(documentText(after.document)).toBe(documentText(before.document));
    expect(textOfRanges(after.document, rangesOfMark(after.document, id))).toBe('fix the wind');
    const people = await comment({ token: recruiter.token }, 'the boots');
    const all = await list({ token: owner.token });
    expect(all).toMatchObject([
      { id, comment: 'Mend, not fix?', quote: 'fix the wind', mayDelete: true, reviewer: { id: isla.id }, user: null },
      { id: people.id, reviewer: null, user: { id: recruiter.id, email: recruiter.email } },
    ]);
    expect((await list({ reviewer: isla.token })).map(({ mayDelete }) => mayDelete)).toEqual([true, false]);
  });

  it('needs words', async () => {
    for (const text of ['', '   ', 'x'.repeat(2_001)]) {
      const { answer } = await comment({ token: owner.token }, 'wind', text);
      expect(answer.status).toBe(400);
    }
    expect(await list({ token: owner.token })).toEqual([]);
  });

  it('on a text that has changed meanwhile stores nothing and says so', async () => {
    const isla = await createReviewer(app, tenantId, advertId);
    const { content, version } = await stored();
    const body = commentOn(content, 'fix the wind');
    expect((await save(`${words}\nMore.`, version)).status).toBe(200);
    const before = await stored();
    const answer = await app.call('comment.create', { reviewer: isla.token, body });
    expect([answer.status, answer.json()]).toEqual([200, { needSync: true }]);
    expect(await stored()).toEqual(before);
    expect(await list({ reviewer: isla.token })).toEqual([]);
  });

  it('of two reviewers at the same moment is stored twice, and a retry once', async () => {
    const [one, two] = [await createReviewer(app, tenantId, advertId), await createReviewer(app, tenantId, advertId)];
    const { content } = await stored();
    const bodies = [commentOn(content, 'fix the wind', 'One'), commentOn(content, 'the wind', 'Two')];
    const answers = await Promise.all([
      app.call('comment.create', { reviewer: one.token, body: bodies[0] }),
      app.call('comment.create', { reviewer: two.token, body: bodies[1] }),
      app.call('comment.create', { reviewer: one.token, body: bodies[0] }),
    ]);
    expect(answers.map((answer) => answer.json())).toEqual([
      { commentId: bodies[0]?.id },
      { commentId: bodies[1]?.id },
      { commentId: bodies[0]?.id },
    ]);
    const { document } = await stored();
    expect(commentMarkIds(document).sort()).toEqual(bodies.map(({ id }) => id).sort());
    expect(await list({ token: owner.token })).toHaveLength(2);
    const stolen = await app.call('comment.create', { reviewer: two.token, body: bodies[0] });
    expect(stolen.json()).toMatchObject([{ code: 'CONTENT_REFUSED' }]);
  });

  it('that would rewrite the advert is refused, and nothing is stored', async () => {
    const isla = await createReviewer(app, tenantId, advertId);
    await comment({ token: owner.token }, 'boots');
    const { content, document } = await stored();
    const good = commentOn(content, 'fix the wind');
    const twice = commentOn(good.newContent, 'Come');
    const json = JSON.parse(good.newContent);
    const changed = (change: (root: { children: Record<string, unknown>[] }) => void) => {
      const copy = structuredClone(json);
      change(copy.root);
      return JSON.stringify(copy);
    };
    const forged = [
      content,
      good.newContent.replace('Come', 'Came'),
      good.newContent.replace('"format":0', '"format":1'),
      changed((root) => root.children.pop()),
      changed((root) => root.children.push(root.children[0] ?? {})),
      changed((root) => Object.assign(root.children[0] ?? {}, { format: 'center' })),
      serialiseDocument(documentFromText('Something else entirely')),
      twice.newContent,
      commentOn(serialiseDocument(documentFromText(words)), 'fix the wind').newContent,
      JSON.stringify({ version: 1, root: { type: 'root', children: [{ type: 'paragraph', children: 'x' }] } }),
      'nonsense',
      `${'{"root":'.repeat(5_000)}`,
    ];
    for (const newContent of forged) {
      const answer = await app.call('comment.create', { reviewer: isla.token, body: { ...good, newContent } });
      expect([answer.status, answer.json()[0]?.code]).toEqual([400, 'CONTENT_REFUSED']);
    }
    for (const claim of [{ reviewerId: randomUUID() }, { userId: owner.id }]) {
      const answer = await app.call('comment.create', { reviewer: isla.token, body: { ...good, ...claim } });
      expect(answer.status).toBe(404);
    }
    expect((await app.call('comment.create', { body: { ...good, reviewerId: isla.id } })).status).toBe(401);
    expect((await stored()).document).toEqual(document);
    expect(await list({ token: owner.token })).toHaveLength(1);
    const right = await app.call('comment.create', {
      reviewer: isla.token,
      body: { ...good, reviewerId: isla.id, tenantId },
    });
    expect(right.json()).toEqual({ commentId: good.id });
  });

  it('is deleted with its mark: any by people, their own by reviewers', async () => {
    const [isla, okoro] = [
      await createReviewer(app, tenantId, advertId),
      await createReviewer(app, tenantId, advertId),
    ];
    const first = await comment({ reviewer: isla.token }, 'fix the wind');
    const second = await comment({ reviewer: isla.token }, 'boots');
    const resolve = async (who: Who, commentId: string, content?: string) =>
      (await app.call('comment.resolve', { ...who, body: { advertId, tenantId, commentId, content } })).status;
    expect(await resolve({ reviewer: okoro.token }, first.id)).toBe(404);
    expect(await resolve({ reviewer: isla.token }, first.id, contentOf('Forged'))).toBe(409);
    expect(await list({ token: owner.token })).toHaveLength(2);
    expect(await resolve({ reviewer: isla.token }, first.id, contentOf(words))).toBe(200);
    expect(await resolve({ reviewer: isla.token }, first.id)).toBe(404);
    expect(commentMarkIds((await stored()).document)).toEqual([second.id]);
    expect(await resolve({ token: recruiter.token }, second.id)).toBe(200);
    expect((await stored()).document).toEqual(documentFromText(words));
    expect(await list({ token: owner.token })).toEqual([]);
  });

  it('ends with the review: completed adverts take none', async () => {
    const { id } = await comment({ token: owner.token }, 'boots');
    await app.call('advert.approve', { token: owner.token, body: { advertId } });
    const late = await comment({ token: owner.token }, 'wind');
    expect(late.answer.json()).toMatchObject([{ code: 'ADVERT_COMPLETED' }]);
    const resolve = await app.call('comment.resolve', { token: owner.token, body: { advertId, commentId: id } });
    expect(resolve.json()).toMatchObject([{ code: 'ADVERT_COMPLETED' }]);
    expect(await list({ token: owner.token })).toHaveLength(1);
  });
});

describe('an author who writes while others comment', () => {
  it('is never told of a conflict, and no word and no comment is lost', async () => {
    const isla = await createReviewer(app, tenantId, advertId);
    let { version } = await stored();
    const kept: string[] = [];
    let text = words;
    for (let round = 0; round < 6; round++) {
      const { id, answer } = await comment({ reviewer: isla.token }, round % 2 === 0 ? 'fix the wind' : 'boots');
      expect(answer.status).toBe(200);
      kept.push(id);
      // The author's editor knows nothing of these marks.
      text = `Line ${round}.\n${text} And more.`;
      const saved = await save(text, version);
      expect(saved.status).toBe(200);
      version = saved.json().version;
    }
    const { document } = await stored();
    expect(documentText(document)).toBe(text);
    expect(commentMarkIds(document).sort()).toEqual(kept.sort());
    for (const id of kept)
      expect(['fix the wind', 'boots']).toContain(textOfRanges(document, rangesOfMark(document, id)));
  });

  it('may change the commented words: the comment stays with its quote', async () => {
    const { id } = await comment({ token: owner.token }, 'fix the wind');
    const { version } = await stored();
    expect((await save('Come and mend turbines.\nWe pay for the boots.', version)).status).toBe(200);
    expect(commentMarkIds((await stored()).document)).toEqual([]);
    expect(await list({ token: owner.token })).toMatchObject([{ id, quote: 'fix the wind' }]);
    const resolve = await app.call('comment.resolve', { token: owner.token, body: { advertId, commentId: id } });
    expect(resolve.status).toBe(200);
  });

  it("loses the marks of deleted comments, and still gets a conflict for others' words", async () => {
    const { id } = await comment({ token: owner.token }, 'boots');
    const open = await stored();
    await app.call('comment.resolve', { token: recruiter.token, body: { advertId, commentId: id } });
    const again = await app.call('advert.saveContent', {
      token: owner.token,
      body: { advertId, content: open.content.replace('Come', 'Do come'), version: open.version },
    });
    expect(again.status).toBe(200);
    expect(commentMarkIds((await stored()).document)).toEqual([]);
    const stale = await save('Stale', open.version);
    expect([stale.status, stale.json()[0]?.code]).toEqual([409, 'VERSION_CONFLICT']);
    expect((await save('Future', 9_999)).status).toBe(409);
    // The retry of a save whose answer was lost.
    const lost = await app.call('advert.saveContent', {
      token: owner.token,
      body: { advertId, content: open.content.replace('Come', 'Do come'), version: open.version },
    });
    expect(lost.status).toBe(200);
  });
});

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
