import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { GuidelineItem } from '#contract/guidelines.ts';
import { createAdvert, createCompany, createPerson, type TestPerson } from '#testing/actors.ts';
import { createTestApp, type TestApp } from '#testing/app.ts';

let app: TestApp;
let tenantId: string;
let boss: TestPerson;
let admin: TestPerson;
let recruiter: TestPerson;

beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());
beforeEach(async () => {
  tenantId = await createCompany(app);
  boss = await createPerson(app, 'superAdmin', tenantId);
  admin = await createPerson(app, 'admin', tenantId);
  recruiter = await createPerson(app, 'recruiter', tenantId);
});

const list = async (heading: string, by = recruiter): Promise<GuidelineItem[]> =>
  (await app.call('guideline.list', { token: by.token, body: { heading } })).json();
const entry = (over: Record<string, unknown>) => ({
  id: '4',
  title: 'Mission',
  value: null,
  supportingValue: null,
  guidelineHeadingId: 1,
  ...over,
});
const save = (entries: Record<string, unknown>[], by = admin) =>
  app.call('guideline.save', { token: by.token, body: { guidlinesDetails: entries.map(entry) } });
const pillar = (over: Record<string, unknown>) => ({ id: randomUUID(), title: 'EVP pillars', ...over });
const codesOf = (answer: { json: () => { code: string }[] }) => answer.json().map(({ code }) => code);

describe('the list', () => {
  it('has every section of a new company, not yet written, and no rewards', async () => {
    const shown = (items: GuidelineItem[]) => items.map(({ id, title }) => `${id} ${title}`);
    expect(shown(await list('1'))).toEqual([
      '1 EVP strapline',
      '2 EVP pillars',
      '3 Values',
      '4 Mission',
      '5 Vision',
      '6 Purpose',
      '7 Official company name',
      '8 Stylesheet',
    ]);
    expect(shown(await list('Writing style and custom rules'))).toEqual([
      '11 Writing style',
      '12 Punctuation',
      '13 Custom rules',
    ]);
    expect((await list('eos'))[0]).toEqual({
      id: '9',
      title: 'Equal opportunities',
      value: null,
      supportingValue: null,
      guidelineHeadingId: 3,
      heading: 'EOS',
      version: 0,
    });
    expect(await list('Benefits')).toEqual([]);
    expect(await list('7')).toEqual([]);
  });

  it('sorts numeric ids by their number, the others behind them', async () => {
    for (const id of ['abc', '10', '2']) expect((await save([pillar({ id, value: `Pillar ${id}` })])).status).toBe(200);
    const pillars = (await list('EVP')).filter(({ title }) => title === 'EVP pillars');
    expect(pillars.map(({ id }) => id)).toEqual(['2', '10', 'abc']);
  });

  it('by title answers only what is written', async () => {
    await save([pillar({ value: 'Room to grow' }), { value: 'Clean power.' }]);
    await app.call('guideline.add', { token: boss.token, body: { title: 'Ferry paid', heading: 'Benefits' } });
    const byTitle = async (heading: string) =>
      (await app.call('guideline.listByTitle', { token: recruiter.token, body: { heading } })).json();
    expect((await byTitle('EVP pillars')).map(({ value }: GuidelineItem) => value)).toEqual(['Room to grow']);
    expect((await byTitle('EVP')).map(({ value }: GuidelineItem) => value)).toEqual(['Clean power.', 'Room to grow']);
    expect(await byTitle('Benefits')).toMatchObject([{ title: 'Ferry paid', heading: 'Benefits', value: null }]);
    expect(await byTitle('Nothing')).toEqual([]);
  });

  it("is the own company's only", async () => {
    await save([{ value: 'Clean power.' }]);
    const other = await createPerson(app, 'recruiter', await createCompany(app, 'Ottermere Care'));
    expect((await list('1', other)).every(({ value }) => value === null)).toBe(true);
  });
});

describe('a save', () => {
  it('stores trimmed texts, empty ones as none, and answers the items', async () => {
    const answer = await save([
      { value: '  Clean power. ' },
      { id: '5', title: 'Vision', value: '   ' },
      pillar({ id: '2', value: 'Room to grow', supportingValue: ' A funded course. ' }),
    ]);
    expect(answer.status, answer.text).toBe(200);
    expect(answer.json().map((item: GuidelineItem) => [item.value, item.supportingValue, item.version])).toEqual([
      ['Clean power.', null, 1],
      [null, null, 1],
      ['Room to grow', 'A funded course.', 1],
    ]);
    expect((await list('1')).find(({ id }) => id === '4')?.value).toBe('Clean power.');
  });

  it("takes 500 characters and refuses 501 with the section's name", async () => {
    expect((await save([{ value: 'x'.repeat(500) }])).status).toBe(200);
    const answer = await save([{ value: 'x'.repeat(501) }]);
    expect(answer.status).toBe(400);
    expect(answer.json()).toEqual([
      {
        message: 'Mission should not exceed 500 characters.',
        code: 'VALIDATION',
        field: 'guidlinesDetails.0.value',
      },
    ]);
    const eos = { id: '9', title: 'Equal opportunities', guidelineHeadingId: 3 };
    expect((await save([{ ...eos, value: 'x'.repeat(2_000) }])).status).toBe(200);
    expect((await save([{ ...eos, value: 'x'.repeat(10_001) }])).status).toBe(400);
  });

  it('refuses a statement without its title, and then stores nothing of the list', async () => {
    const answer = await save([{ value: 'New' }, pillar({ value: ' ', supportingValue: 'A funded course.' })]);
    expect(answer.json()).toEqual([
      { message: 'Please fill the details correctly.', code: 'VALIDATION' },
      {
        message: 'Please provide a title for your supporting statement.',
        code: 'VALIDATION',
        field: 'guidlinesDetails.1.value',
      },
    ]);
    expect((await list('1')).every(({ value }) => value === null)).toBe(true);
  });

  it.each([
    ['an unknown section', { id: 'x', title: 'Motto' }],
    ['a second mission', { id: 'x', title: 'Mission' }],
    ['a section under another heading', { id: 'x', title: 'EVP pillars', guidelineHeadingId: 2 }],
    ['no id', { id: '' }],
    ['half a character', { value: '\ud800' }],
    ['a text that is none', { value: 7 }],
  ])('refuses %s', async (_what, over) => {
    expect((await save([over])).status).toBe(400);
  });

  it("tells the second of two who save the same entry, and keeps the first's text", async () => {
    await save([{ value: 'Clean power.' }]);
    expect((await save([{ value: 'Power for all.', version: 1 }], boss)).status).toBe(200);
    const late = await save([
      { value: 'Wind for all.', version: 1 },
      { id: '5', title: 'Vision', value: 'Mine' },
    ]);
    expect(late.status).toBe(409);
    expect(late.json()[0]).toMatchObject({ code: 'GUIDELINES_CONFLICT', field: 'guidlinesDetails.0' });
    const now = await list('1');
    expect(now.find(({ id }) => id === '4')).toMatchObject({ value: 'Power for all.', version: 2 });
    expect(now.find(({ id }) => id === '5')?.value).toBeNull();
    expect((await save([{ value: 'Wind for all.', version: 2 }])).status).toBe(200);
  });

  it('of the same first entry at the same moment lets one through', async () => {
    const answers = await Promise.all([
      save([{ value: 'Mine', version: 0 }], boss),
      save([{ value: 'Yours', version: 0 }], admin),
    ]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
  });

  it('of an entry that was deleted meanwhile is told so; a repeated save is no conflict', async () => {
    const id = randomUUID();
    await save([pillar({ id, value: 'Room to grow' })]);
    expect((await save([pillar({ id, value: 'Room to grow', version: 0 })])).status).toBe(200);
    await app.call('guideline.delete', { token: boss.token, body: { id } });
    expect(codesOf(await save([pillar({ id, value: 'More room', version: 1 })]))).toEqual(['GUIDELINES_CONFLICT']);
  });

  it('holds a hundred entries a list', async () => {
    const many = Array.from({ length: 100 }, (_one, n) => pillar({ value: `Pillar ${n}` }));
    expect((await save(many)).status).toBe(200);
    expect(codesOf(await save([pillar({ value: 'One more' })]))).toEqual(['TOO_MANY_ENTRIES']);
  });
});

describe('the options', () => {
  const options = (id: '11' | '12', value: unknown) =>
    save([
      {
        id,
        title: id === '11' ? 'Writing style' : 'Punctuation',
        guidelineHeadingId: 2,
        value: typeof value === 'string' ? value : JSON.stringify(value),
      },
    ]);
  const stored = async (id: string) => JSON.parse((await list('2')).find((item) => item.id === id)?.value ?? '{}');

  it('of punctuation come back as JSON with every field of the specification, and no other', async () => {
    expect((await options('12', { Ampersands1: true, Apostrophes11: 'anApostrophe-s', Other: 1 })).status).toBe(200);
    expect(await stored('12')).toEqual({
      PunctuationChecker: false,
      PunctuationStyle: false,
      Ampersands1: true,
      Ampersands2: false,
      Apostrophes1: false,
      Apostrophes11: 'anApostrophe-s',
      Contractions1: false,
      Contractions11: null,
      DashesAndHyphens1: false,
      Percentages1: false,
      Percentages11: null,
    });
  });

  it('of writing style keep written dates apart from dates in figures', async () => {
    const chosen = { DatesAndNumbers: true, DatesMonthsAndYears1: true, DatesMonthsAndYears2: false };
    expect((await options('11', chosen)).status).toBe(200);
    const now = await stored('11');
    expect(now).toMatchObject(chosen);
    expect(Object.keys(now).sort()).toEqual(
      [
        'Acronyms Acronyms1 Acronyms11 Capitalization Capitalization1 Capitalization2 Capitalization3 Capitalization4',
        'Capitalization5 Capitalization6 Capitalization31 DatesMonthsAndYears1 DatesMonthsAndYears11',
        'DatesMonthsAndYears2 DatesMonthsAndYears21 DatesMonthsAndYears3 DatesMonthsAndYears4 DatesMonthsAndYears41',
        'DatesMonthsAndYears5 DatesMonthsAndYears51 DatesAndNumbers CurrenciesAndMoney1 CurrenciesAndMoney11',
        'CurrenciesAndMoney12 NumbersFractionsAndUnits1 TimesAndTimezones1 TimesAndTimezones11 TimesAndTimezones12',
        'TimesAndTimezones13 TimesAndTimezones2',
      ]
        .join(' ')
        .split(' ')
        .sort(),
    );
  });

  it('refuse times without a space but with full stops', async () => {
    const answer = await options('11', { TimesAndTimezones12: 'dontInclude', TimesAndTimezones13: 'use' });
    expect(answer.status).toBe(400);
    expect(answer.json()[0].message).toBe('Times and timezones combo is not supported. Please update your selection.');
    expect((await options('11', { TimesAndTimezones12: 'include', TimesAndTimezones13: 'use' })).status).toBe(200);
  });

  it.each(['{', '[]', '7', '{"Percentages11":"both"}', '{"Ampersands1":"yes"}'])('refuse %s', async (value) => {
    const answer = await options('12', value);
    expect(answer.status).toBe(400);
    expect(answer.json()[0].message).not.toMatch(/undefined|Invalid|expected/);
  });
});

describe('deleting', () => {
  const remove = (id: string, by = admin) => app.call('guideline.delete', { token: by.token, body: { id } });

  it.each(['2', '3', '11', '12', '13', '4'])('never takes %s, written or not', async (id) => {
    expect(codesOf(await remove(id))).toEqual(['GUIDELINE_FIXED']);
    await save([{ id, title: 'EVP pillars', value: id === '11' || id === '12' ? '{}' : 'Written' }]);
    expect(codesOf(await remove(id, boss))).toEqual(['GUIDELINE_FIXED']);
  });

  it.each(['EVP pillars', 'Values', 'Custom rules'])('takes an added entry of %s, once', async (title) => {
    const id = randomUUID();
    const guidelineHeadingId = title === 'Custom rules' ? 2 : 1;
    expect((await save([{ id, title, guidelineHeadingId, value: 'Added' }])).status).toBe(200);
    expect((await remove(id)).status).toBe(200);
    expect((await remove(id)).status).toBe(404);
  });

  it('of a pillar takes its slider from drafts and leaves completed adverts as they are', async () => {
    const id = randomUUID();
    await save([pillar({ id, value: 'Room to grow' })]);
    const [draft, completed] = [
      await createAdvert(app, { tenantId, ownerId: boss.id }),
      await createAdvert(app, { tenantId, ownerId: boss.id, status: 'completed' }),
    ];
    const sliders = [id, '2'].map((one) => ({
      id: one,
      value: 50,
      kind: 'pillar',
      guidelineTitle: { id: one, value: 'P' },
    }));
    await app.database.tenant(tenantId, (sql) => sql`update advert set sliders = ${sql.json(sliders)}`);
    expect((await remove(id)).status).toBe(200);
    const idsOf = async (advertId: string) => {
      const [row] = await app.database.tenantQuery(
        tenantId,
        (sql) => sql<{ sliders: { id: string }[] }[]>`select sliders from advert where id = ${advertId}`,
      );
      return row?.sliders.map((slider) => slider.id);
    };
    expect(await idsOf(draft)).toEqual(['2']);
    expect(await idsOf(completed)).toEqual([id, '2']);
  });
});

describe('rewards', () => {
  const add = (body: Record<string, unknown>, by = admin) =>
    app.call('guideline.add', { token: by.token, body: { heading: 'Benefits', ...body } });
  const remove = (title: string, by = admin) =>
    app.call('guideline.deleteByTitle', { token: by.token, body: { title, heading: 'Benefits' } });

  it('are added with a trimmed statement and deleted by their title', async () => {
    const answer = await add({ title: ' Ferry paid ', value: ' Both ways. ' });
    expect(answer.json()).toMatchObject({
      title: 'Ferry paid',
      value: 'Both ways.',
      heading: 'Benefits',
      guidelineHeadingId: 4,
    });
    expect((await list('Benefits')).map(({ title }) => title)).toEqual(['Ferry paid']);
    expect((await remove('Ferry paid', boss)).status).toBe(200);
    expect((await remove('Ferry paid')).status).toBe(404);
    expect(await list('4')).toEqual([]);
  });

  it('need a title, and no more than 500 characters of statement', async () => {
    for (const title of ['', '  ', undefined]) {
      const refused = await add({ title });
      expect(refused.status).toBe(400);
      expect(refused.json()[0]).toMatchObject({ message: 'Please define the reward', field: 'title' });
    }
    expect((await add({ title: 'A', value: 'x'.repeat(501) })).json()[0]).toMatchObject({
      message: 'Supporting statement should not exceed 500 characters.',
      field: 'value',
    });
    expect((await add({ title: 'A', value: 'x'.repeat(500) })).status).toBe(200);
  });

  it('have titles of their own, also when two are added at the same moment', async () => {
    const answers = await Promise.all([add({ title: 'Ferry paid' }), add({ title: 'ferry PAID' }, boss)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(await list('Benefits')).toHaveLength(1);
    const other = await createPerson(app, 'admin', await createCompany(app, 'Ottermere Care'));
    expect((await add({ title: 'Ferry paid' }, other)).status).toBe(200);
  });

  it('are not what the other headings hold', async () => {
    const added = await add({ title: 'EVP pillars', heading: 'EVP', value: 'Room to grow' });
    expect(added.json()).toMatchObject({ title: 'EVP pillars', value: 'Room to grow', guidelineHeadingId: 1 });
    expect((await add({ title: 'Mission', heading: 'EVP', value: 'x' })).status).toBe(400);
    expect((await add({ title: 'x', heading: 'Other' })).status).toBe(400);
    const refused = await app.call('guideline.deleteByTitle', {
      token: admin.token,
      body: { title: 'EVP pillars', heading: 'EVP' },
    });
    expect(codesOf(refused)).toEqual(['GUIDELINE_FIXED']);
  });
});

it('recruiters and copywriters read and change nothing', async () => {
  const copywriter = await createPerson(app, 'copywriter', null);
  await createAdvert(app, { tenantId, ownerId: boss.id, type: 'copywriter', copywriterId: copywriter.id });
  await save([{ value: 'Clean power.' }]);
  const read = await app.call('copywriter.guidelines', { token: copywriter.token, body: { tenantId, heading: '1' } });
  expect(read.json().find(({ id }: GuidelineItem) => id === '4').value).toBe('Clean power.');
  for (const by of [recruiter, copywriter]) {
    expect((await save([{ value: 'Mine' }], by)).status).toBe(403);
    const body = { title: 'Mine', heading: 'Benefits' };
    expect((await app.call('guideline.add', { token: by.token, body })).status).toBe(403);
    expect((await app.call('guideline.deleteByTitle', { token: by.token, body })).status).toBe(403);
    expect((await app.call('guideline.delete', { token: by.token, body: { id: 'x' } })).status).toBe(403);
  }
});
