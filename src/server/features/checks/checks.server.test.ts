import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createAdvert, createCompany, createPerson, type TestPerson } from '#testing/actors.ts';
import { createTestApp, type TestApp } from '#testing/app.ts';

let app: TestApp;
let tenantId: string;
let admin: TestPerson;
let recruiter: TestPerson;
let copywriter: TestPerson;
let advertId: string;

beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());
beforeEach(async () => {
  tenantId = await createCompany(app, 'Skerry Boats');
  admin = await createPerson(app, 'admin', tenantId);
  recruiter = await createPerson(app, 'recruiter', tenantId);
  copywriter = await createPerson(app, 'copywriter', null);
  advertId = await createAdvert(app, { tenantId, ownerId: admin.id, copywriterId: copywriter.id });
});

const ignore = (by: TestPerson, over: Record<string, unknown>) =>
  app.call('check.ignore', {
    token: by.token,
    body: { advertId, tenantId, scope: 'advert', rule: 'equality.chairman', words: 'chairman', ...over },
  });
const settings = async (by: TestPerson, id = advertId) =>
  (await app.call('check.settings', { token: by.token, body: { advertId: id, tenantId } })).json();
const log = async () => (await app.call('check.listIgnored', { token: admin.token })).json();

describe('the settings', () => {
  it("are the company's options, terms, names and locked words, and the advert's country and title", async () => {
    const entries = [
      { id: '12', title: 'Punctuation', value: '{"PunctuationStyle":true,"Ampersands1":true}', guidelineHeadingId: 2 },
      { id: '13', title: 'Custom rules', value: 'Use colleague, not employee', guidelineHeadingId: 2 },
      { id: '7', title: 'Official company name', value: 'Skerry Boats & Sons', guidelineHeadingId: 1 },
      {
        id: '9',
        title: 'Equal opportunities',
        value: 'We welcome all.\n\nTell us what you need.',
        guidelineHeadingId: 3,
      },
    ];
    await app.call('guideline.save', { token: admin.token, body: { guidlinesDetails: entries } });
    for (const person of [recruiter, copywriter]) {
      expect((await settings(person)).request).toMatchObject({
        options: { PunctuationStyle: true, Ampersands1: true, Ampersands2: false },
        names: ['Skerry Boats', 'Skerry Boats & Sons'],
        locked: ['We welcome all.', 'Tell us what you need.'],
        terms: [{ avoid: 'employee', use: 'colleague' }],
      });
    }
  });

  it('are there without any guidelines', async () => {
    expect(await settings(recruiter)).toMatchObject({ request: { options: {}, terms: [], locked: [] }, ignored: [] });
  });
});

describe('ignoring', () => {
  it('is kept for the place, the advert or the company, with who did it', async () => {
    const other = await createAdvert(app, { tenantId, ownerId: admin.id });
    await ignore(recruiter, { scope: 'here', before: 'the ', after: ' of the board' });
    await ignore(recruiter, { words: 'Manpower', rule: 'equality.manpower', before: 'dropped' });
    await ignore(recruiter, { words: 'he', rule: 'equality.he', scope: 'company' });
    const here = (await settings(copywriter)).ignored;
    const shown = here.map(({ scope, words, before }: Record<string, string>) => `${scope}: ${before}${words}`);
    expect(shown.sort()).toEqual(['advert: manpower', 'company: he', 'here: the chairman']);
    expect(here[0].by.id).toBe(recruiter.id);
    expect((await settings(admin, other)).ignored.map(({ words }: { words: string }) => words)).toEqual(['he']);
  });

  it('twice is once', async () => {
    const one = (await ignore(recruiter, {})).json();
    expect((await ignore(admin, { words: ' CHAIRMAN ' })).json()).toEqual(one);
  });

  it('knows places that are alike by their number', async () => {
    const place = { scope: 'here', before: 'the ', after: ' of the board' };
    const [first, third] = [
      (await ignore(recruiter, place)).json(),
      (await ignore(recruiter, { ...place, nth: 2 })).json(),
    ];
    expect([first.nth, third.nth]).toEqual([0, 2]);
    const { ignored } = await settings(recruiter);
    expect(ignored.sort((one: { nth: number }, other: { nth: number }) => one.nth - other.nth)).toEqual([first, third]);
  });

  it('for the company is not for copywriters; completed adverts stay as they are', async () => {
    expect((await ignore(copywriter, { scope: 'company' })).status).toBe(403);
    expect((await ignore(copywriter, { scope: 'here' })).status).toBe(200);
    await app.owner`select set_config('app.tenant', ${tenantId}, false)`;
    await app.owner`update advert set status = 'completed' where id = ${advertId}`;
    expect((await ignore(recruiter, {})).json()[0].code).toBe('ADVERT_COMPLETED');
  });

  it.each(['house.Percentages1', 'equality.father-of-*', 'equality.front-men,-frontmen', 'cliche.inflation.years'])(
    'knows the rule %s',
    async (rule) => {
      expect((await ignore(recruiter, { rule })).status).toBe(200);
    },
  );

  it.each([
    ['no rule of ours', { rule: 'drop table' }],
    ['no words', { words: '  ' }],
    ['half a character', { before: '\ud800' }],
    ['too much context', { before: 'x'.repeat(33) }],
    ['an unknown scope', { scope: 'planet' }],
    ['a number below nothing', { nth: -1 }],
  ])('refuses %s', async (_what, over) => {
    expect((await ignore(recruiter, over)).status).toBe(400);
  });
});

describe('bringing back', () => {
  it('is for whoever may write the advert, and only once', async () => {
    const { id } = (await ignore(recruiter, {})).json();
    const restore = () => app.call('check.restore', { token: copywriter.token, body: { advertId, tenantId, id } });
    expect((await restore()).status).toBe(200);
    expect((await restore()).status).toBe(404);
    expect((await settings(recruiter)).ignored).toEqual([]);
    // What was brought back can be ignored anew.
    expect((await ignore(recruiter, {})).json().id).not.toBe(id);
  });

  it("for the company is an admin's, and the log says who and when", async () => {
    const { id } = (await ignore(recruiter, { scope: 'company' })).json();
    const ofAdvert = await app.call('check.restore', { token: recruiter.token, body: { advertId, id } });
    expect(ofAdvert.status).toBe(404);
    const restore = (by: TestPerson) => app.call('check.restoreForCompany', { token: by.token, body: { id } });
    expect((await restore(recruiter)).status).toBe(403);
    expect(await log()).toMatchObject([{ words: 'chairman', by: { id: recruiter.id }, restoredAt: null }]);
    expect((await restore(admin)).status).toBe(200);
    expect(await log()).toMatchObject([{ by: { id: recruiter.id }, restoredBy: { id: admin.id } }]);
    expect((await log())[0].restoredAt).not.toBeNull();
    expect((await settings(recruiter)).ignored).toEqual([]);
  });
});
