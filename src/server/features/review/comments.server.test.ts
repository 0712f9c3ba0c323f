/** Comments, and authors who write while others comment. */
import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import {
  commentMarkIds,
  documentFromText,
  documentText,
  rangesOfMark,
  serialiseDocument,
  textOfRanges,
} from '#domain/document/index.ts';
import { contentOf, createReviewer } from '#testing/actors.ts';
import {
  advertId,
  app,
  comment,
  commentOn,
  eachWithReview,
  list,
  owner,
  recruiter,
  save,
  stored,
  tenantId,
  type Who,
  words,
} from '#testing/review.ts';

eachWithReview();

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
