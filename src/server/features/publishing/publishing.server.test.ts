/** Translations as new drafts, and the clipboard of an advert. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  addCommentMark,
  commentMarkIds,
  documentFromText,
  parseDocument,
  serialiseDocument,
} from '#domain/document/index.ts';
import { contentOf, createAdvert, createCompany, createPerson, type TestPerson } from '../../../testing/actors.ts';
import { createTestApp, type TestApp } from '../../../testing/app.ts';

let app: TestApp;
let tenantId: string;
let person: TestPerson;

beforeAll(async () => {
  app = await createTestApp();
  tenantId = await createCompany(app);
  person = await createPerson(app, 'recruiter', tenantId);
});
afterAll(() => app.close());

const details = async (advertId: string) =>
  (await app.call('advert.details', { token: person.token, body: { advertId } })).json().advert;

describe('a translation', () => {
  const save = (advertId: string, language: string, content = contentOf('Kom og fiks vinden.')) =>
    app.call('advert.saveTranslated', { token: person.token, body: { advertId, language, content } });

  it('is a new draft with the same particulars, without comments; the original stays', async () => {
    const advertId = await createAdvert(app, { tenantId, ownerId: person.id, type: 'copywriter', status: 'completed' });
    await app.database.tenant(
      tenantId,
      (sql) =>
        sql`insert into advert_brief (tenant_id, advert_id, proposition) values (${tenantId}, ${advertId}, 'Quiet')`,
    );
    const marked = addCommentMark(documentFromText('Kom og fiks vinden.'), { quote: 'vinden', id: 'c1' });
    if (marked === undefined) throw new Error('the words were not found');
    const reply = await save(advertId, 'Danish', serialiseDocument(marked));
    expect(reply.status).toBe(200);
    const copy = await details(reply.json().id);
    expect(copy).toMatchObject({
      status: 'draft',
      type: 'blankAdCanvas',
      language: 'Danish',
      jobTitle: 'Offshore Wind Technician',
      user: { id: person.id },
      advertJobDescription: null,
    });
    const parsed = parseDocument(copy.advertContent.content);
    expect(parsed.ok && commentMarkIds(parsed.document)).toEqual([]);
    expect(copy.advertContent.content).toContain('vinden');
    expect(await details(advertId)).toMatchObject({ status: 'completed', language: 'English' });
  });

  it('is refused into the same or an unknown language, of a draft, and with a forged text; nothing is stored', async () => {
    const advertId = await createAdvert(app, { tenantId, ownerId: person.id, status: 'completed' });
    const draft = await createAdvert(app, { tenantId, ownerId: person.id });
    const count = async () => (await app.call('advert.list', { token: person.token })).json().length;
    const before = await count();
    expect((await save(advertId, 'English')).json()).toMatchObject([
      { code: 'VALIDATION', field: 'language', message: 'The advert is already in English.' },
    ]);
    expect((await save(advertId, 'Klingon tongue')).status).toBe(400);
    expect((await save(draft, 'Danish')).json()).toMatchObject([{ code: 'TRANSITION_REFUSED' }]);
    expect((await save(advertId, 'Danish', '{"root":{"children":[{"type":"script"}]}}')).json()).toMatchObject([
      { code: 'CONTENT_REFUSED' },
    ]);
    expect(await count()).toBe(before);
  });

  it('needs a language model, and says so', async () => {
    const body = { content: contentOf('Come and fix the wind.'), language: 'Danish' };
    expect((await app.call('advert.translate', { token: person.token, body })).json()).toMatchObject([
      { code: 'MODEL_NEEDED', message: 'This needs a language model. Ask your administrator to connect one.' },
    ]);
  });
});

describe('posts', () => {
  const posts = async (advertId: string, renew = false) =>
    (await app.call('advert.posts', { token: person.token, body: { advertId, renew } })).json();

  it('are made once of a completed advert, kept, and made anew when asked for', async () => {
    const advertId = await createAdvert(app, { tenantId, ownerId: person.id, status: 'completed' });
    const first = await posts(advertId);
    for (const platform of ['linkedin', 'x', 'facebook']) {
      expect(first[platform].content).not.toBe('');
      expect(first[platform].content).not.toMatch(/undefined|null|\{|<|\[/);
    }
    expect([...first.x.content].length).toBeLessThanOrEqual(280);
    expect(await posts(advertId)).toEqual(first);
    const kept = JSON.parse((await details(advertId)).advertContent.socialMediaPost);
    expect(kept.x.content).toBe(first.x.content);
    await posts(advertId, true);
    expect(JSON.parse((await details(advertId)).advertContent.socialMediaPost).iteration).toBe(1);
  });
});

describe('the clipboard', () => {
  const add = (advertId: string, text: string) =>
    app.call('clipboard.add', {
      token: person.token,
      body: { advertId, clipboardDetails: { text, source: 'Headline' } },
    });
  const list = async (advertId: string) =>
    (await app.call('clipboard.list', { token: person.token, params: { advertId } })).json();

  it('belongs to its advert, newest first, and loses what is deleted', async () => {
    const one = await createAdvert(app, { tenantId, ownerId: person.id });
    const other = await createAdvert(app, { tenantId, ownerId: person.id });
    const first = (await add(one, 'Come and fix the wind')).json().id;
    app.clock.now = new Date(app.clock.now.getTime() + 1_000);
    await add(one, '<b>Two</b> weeks on 🌊');
    expect((await list(one)).map(({ text }: { text: string }) => text)).toEqual([
      '<b>Two</b> weeks on 🌊',
      'Come and fix the wind',
    ]);
    expect(await list(other)).toEqual([]);
    expect((await app.call('clipboard.delete', { token: person.token, params: { id: first } })).status).toBe(200);
    expect(await list(one)).toHaveLength(1);
  });

  it('keeps the newest 200', async () => {
    const advertId = await createAdvert(app, { tenantId, ownerId: person.id });
    for (let entry = 0; entry < 203; entry++) {
      app.clock.now = new Date(app.clock.now.getTime() + 1);
      await add(advertId, `Line ${entry}`);
    }
    const entries = await list(advertId);
    expect(entries).toHaveLength(200);
    expect(entries.at(-1).text).toBe('Line 3');
  });

  it('refuses blank, endless and broken texts with a message', async () => {
    const advertId = await createAdvert(app, { tenantId, ownerId: person.id });
    for (const text of [' ', 'x'.repeat(10_001), 'a\0b', '\ud800'])
      expect((await add(advertId, text)).status).toBe(400);
  });
});
