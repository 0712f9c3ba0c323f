import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Folder, FolderPage, FolderSummary } from '#contract/library.ts';
import { folderCategories } from '#domain/library.ts';
import { createCompany, createPerson, type TestPerson } from '#testing/actors.ts';
import { createTestApp, type TestApp } from '#testing/app.ts';

let app: TestApp;
let priya: TestPerson;
let tom: TestPerson;
let stranger: TestPerson;

beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());
beforeEach(async () => {
  const tenantId = await createCompany(app);
  priya = await createPerson(app, 'recruiter', tenantId);
  tom = await createPerson(app, 'admin', tenantId);
  stranger = await createPerson(app, 'superAdmin', await createCompany(app, 'Ottermere Care'));
});

const valid = { title: 'Offshore crews', country: 'United Kingdom', category: 'headlines' };
const create = (body: object = {}, person = priya) =>
  app.call('library.create', { token: person.token, body: { ...valid, ...body } });
const createdId = async (body: object = {}, person = priya): Promise<string> => (await create(body, person)).json().id;
const details = (folderId: string, person = priya) =>
  app.call('library.details', { token: person.token, body: { folderId } });
const folderOf = async (folderId: string, person = priya): Promise<Folder> => (await details(folderId, person)).json();
const save = (folderId: string, content: unknown, version?: number, person = priya) =>
  app.call('library.saveContent', { token: person.token, body: { folderId, content, version } });
const list = async (
  category = 'headlines',
  query: Record<string, string> = {},
  person = priya,
): Promise<FolderSummary[]> =>
  (await app.call('library.list', { token: person.token, body: { category }, query })).json();
const titles = (folders: readonly FolderSummary[]): string[] => folders.map(({ title }) => title);

describe('a new folder', () => {
  it('stores trimmed fields, belongs to its creator and is empty', async () => {
    const id = await createdId({
      title: '  Offshore crews ',
      country: ' United Kingdom ',
      location: ' Grimsby ',
      supportingContent: ` ${'x'.repeat(500)}  `,
    });
    expect(await folderOf(id)).toEqual({
      id,
      title: 'Offshore crews',
      country: 'United Kingdom',
      location: 'Grimsby',
      useThisContent: 'x'.repeat(500),
      category: 'headlines',
      createdAt: expect.any(String),
      updatedAt: expect.any(String),
      avatars: [{ userId: priya.id, firstName: 'Test', lastName: 'recruiter', email: priya.email, avatar: null }],
      version: 1,
      libraryContent: { content: {} },
    });
  });

  it.each([
    [{ title: undefined }, 'title', 'Title is a required field'],
    [{ title: ' \t ' }, 'title', 'Title is a required field'],
    [{ title: 'x'.repeat(256) }, 'title', 'Title must be at most 255 characters'],
    [{ country: '' }, 'country', 'Country is a required field'],
    [{ country: 'x'.repeat(65) }, 'country', 'Country must be at most 64 characters'],
    [{ location: 'x'.repeat(65) }, 'location', 'Location must be at most 64 characters'],
    [
      { supportingContent: 'x'.repeat(501) },
      'supportingContent',
      'How, where and when to use this content must be at most 500 characters',
    ],
    [{ category: 'poems' }, 'category', 'Choose what the folder is for'],
    [{ title: 'a\0b' }, 'title', "This text has a character that can't be stored. Type it again."],
  ])('is refused with %j', async (body, field, message) => {
    const answer = await create(body);
    expect(answer.status).toBe(400);
    expect(answer.json()).toEqual([{ code: 'VALIDATION', field, message }]);
  });

  it('may be of each of the six kinds, and is listed under its own only', async () => {
    for (const category of folderCategories) await create({ category, title: `For ${category}` });
    for (const category of folderCategories) expect(titles(await list(category))).toEqual([`For ${category}`]);
  });
});

describe('the list', () => {
  const make = async (...names: string[]): Promise<void> => {
    for (const title of names) {
      app.clock.now = new Date(app.clock.now.getTime() + 60_000);
      await create({ title });
    }
  };

  it('is sorted as asked for, newest first when nothing is asked', async () => {
    await make('Beta', 'alpha', 'Gamma');
    expect(titles(await list())).toEqual(['Gamma', 'alpha', 'Beta']);
    expect(titles(await list('headlines', { sort: 'Oldest' }))).toEqual(['Beta', 'alpha', 'Gamma']);
    expect(titles(await list('headlines', { sort: 'AZ' }))).toEqual(['alpha', 'Beta', 'Gamma']);
    expect(titles(await list('headlines', { sort: 'ZA' }))).toEqual(['Gamma', 'Beta', 'alpha']);
  });

  it('is searched by title alone: trimmed, without case, to the letter', async () => {
    await make('Nurse folder', '100% nights', 'Crew_leads');
    await create({ title: 'Elsewhere', location: 'Nurseville' });
    for (const [search, found] of [
      [' nUr ', ['Nurse folder']],
      ['%', ['100% nights']],
      ['_', ['Crew_leads']],
      ['\\', []],
      ['  ', ['Elsewhere', 'Crew_leads', '100% nights', 'Nurse folder']],
    ] as const) {
      expect([...titles(await list('headlines', { search }))].sort(), search).toEqual([...found].sort());
    }
  });

  it.each(['Newest', 'Oldest', 'AZ', 'ZA'])(
    'comes in pages that neither skip nor repeat a folder: %s',
    async (sort) => {
      // Three of one moment and two of one title, so that the sort key alone says too little.
      await make('One', 'Two');
      for (const title of ['Same', 'Same', 'Three']) await create({ title });
      const all = (await list('headlines', { sort })).map(({ id }) => id);
      const paged: string[] = [];
      let cursor: string | null = '';
      while (cursor !== null) {
        const query: Record<string, string> = { sort, limit: '2', ...(cursor === '' ? {} : { cursor }) };
        const page: FolderPage = (
          await app.call('library.list', { token: priya.token, body: { category: 'headlines' }, query })
        ).json();
        paged.push(...page.folders.map(({ id }) => id));
        cursor = page.nextCursor;
      }
      expect(paged).toEqual(all);
      expect(new Set(paged).size).toBe(5);
      const broken = await app.call('library.list', {
        token: priya.token,
        body: { category: 'headlines' },
        query: { sort, limit: '2', cursor: 'nonsense' },
      });
      expect(broken.status).toBe(400);
    },
  );

  it('shows a taste of the first entry and how many there are', async () => {
    const id = await createdId();
    await save(id, { 'Headline 10': 'ten', 'Headline 2': 'two', 'Headline 1': `one ${'long '.repeat(100)}` });
    const [card] = await list();
    expect(card).toMatchObject({ entries: 3, taste: expect.stringMatching(/^one long/) });
    expect(card?.taste?.length).toBe(200);
    await save(id, {});
    expect((await list())[0]).toMatchObject({ entries: 0, taste: null });
  });
});

describe('the entries of a folder', () => {
  it('are stored trimmed under the labels of their kind, without blank ones', async () => {
    const id = await createdId({ category: 'jobRole' });
    const content = { 'Role 1': '  You climb.\n\nYou fix. ', 'Role 2': '   ', 'Role 3': '<b>bold</b> 🌊' };
    expect((await save(id, content, 1)).json()).toMatchObject({ version: 2 });
    expect((await folderOf(id)).libraryContent.content).toEqual({
      'Role 1': 'You climb.\n\nYou fix.',
      'Role 3': '<b>bold</b> 🌊',
    });
  });

  it('hold ten thousand characters and not one more, and never a broken one', async () => {
    const id = await createdId();
    expect((await save(id, { 'Headline 1': `  ${'x'.repeat(10_000)}  ` })).status).toBe(200);
    const tooLong = await save(id, { 'Headline 1': 'x'.repeat(10_001) });
    expect(tooLong.status).toBe(400);
    expect(tooLong.json()[0].message).toBe('An entry holds at most 10,000 characters');
    for (const broken of ['a\0b', '\ud800']) expect((await save(id, { 'Headline 1': broken })).status).toBe(400);
    const many = Object.fromEntries(Array.from({ length: 501 }, (_, n) => [`Headline ${n + 1}`, 'x']));
    expect((await save(id, many)).json()[0].message).toBe(
      'A folder holds at most 500 entries. Delete some, or begin another folder.',
    );
    expect((await folderOf(id)).libraryContent.content).toEqual({ 'Headline 1': 'x'.repeat(10_000) });
  });

  it.each([
    { 'CTA 1': 'Write to us' },
    { 'Headline 0': 'x' },
    { Headline: 'x' },
    { ['x'.repeat(33)]: 'x' },
    ['Headline 1'],
    'Headline 1',
    { 'Headline 1': 7 },
    null,
  ])('are refused as %j', async (content) => {
    const id = await createdId();
    expect((await save(id, content)).status).toBe(400);
    expect((await folderOf(id)).libraryContent.content).toEqual({});
  });

  it('make everybody who saves them a contributor, once, in order', async () => {
    const id = await createdId();
    await save(id, { 'Headline 1': 'a' }, undefined, tom);
    await save(id, { 'Headline 1': 'b' }, undefined, tom);
    await save(id, { 'Headline 1': 'c' });
    expect((await folderOf(id, tom)).avatars.map(({ userId }) => userId)).toEqual([priya.id, tom.id]);
    expect((await list())[0]?.avatars).toHaveLength(2);
  });

  it('are saved by one of two people at once; the other is told, and a retry counts as saved', async () => {
    const id = await createdId();
    const answers = await Promise.all([
      save(id, { 'Headline 1': 'Mine' }, 1),
      save(id, { 'Headline 1': 'Theirs' }, 1, tom),
    ]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    const refused = answers.find(({ status }) => status === 409);
    expect(refused?.json()).toEqual([
      {
        code: 'VERSION_CONFLICT',
        message: 'A colleague changed this folder. Update to see it; your own changes are kept and offered again.',
      },
    ]);
    const { version, libraryContent } = await folderOf(id);
    expect(version).toBe(2);
    expect((await save(id, libraryContent.content, 1)).json()).toMatchObject({ version: 2 });
    expect((await folderOf(id)).version).toBe(2);
  });
});

describe('a folder of another company, or of nobody', () => {
  it('is neither listed nor read nor changed nor deleted', async () => {
    const id = await createdId();
    expect(await list('headlines', {}, stranger)).toEqual([]);
    for (const folderId of [id, randomUUID()]) {
      expect((await details(folderId, stranger)).status).toBe(404);
      expect((await save(folderId, { 'Headline 1': 'Mine now' }, undefined, stranger)).status).toBe(404);
      const deletion = { token: stranger.token, body: { folderId } };
      expect((await app.call('library.delete', deletion)).status).toBe(404);
    }
    expect((await details('nope')).status).toBe(400);
    expect((await folderOf(id)).version).toBe(1);
  });
});

it('a deleted folder is gone for everyone; saving it says so', async () => {
  const id = await createdId();
  await save(id, { 'Headline 1': 'a' });
  const deletion = { token: tom.token, body: { folderId: id } };
  expect((await app.call('library.delete', deletion)).json()).toEqual({ success: true });
  expect((await app.call('library.delete', deletion)).status).toBe(404);
  expect((await details(id)).status).toBe(404);
  expect((await save(id, { 'Headline 1': 'b' }, 2)).status).toBe(404);
  expect(await list()).toEqual([]);
});
