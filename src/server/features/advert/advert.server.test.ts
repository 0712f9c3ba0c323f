import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { contentOf, createAdvert, createCompany, createPerson, generalBody, type TestPerson } from '#testing/actors.ts';
import { createTestApp, type TestApp } from '#testing/app.ts';
import { dayIn } from './deadline.ts';

let app: TestApp;
let tenantId: string;
let owner: TestPerson;
let colleague: TestPerson;

beforeAll(async () => {
  app = await createTestApp({ poolSize: 1 });
  tenantId = await createCompany(app);
  owner = await createPerson(app, 'superAdmin', tenantId);
  colleague = await createPerson(app, 'recruiter', tenantId);
});
afterAll(() => app.close());

const token = () => owner.token;
const daysFromNow = (days: number): string => dayIn('UTC', new Date(Date.now() + days * 86_400_000));

async function create(body: object = {}) {
  const answer = await app.call('advert.save', { token: token(), body: { ...generalBody, ...body } });
  return { answer, id: answer.status === 200 ? (answer.json().id as string) : '' };
}

async function details(id: string, by = token()) {
  return (await app.call('advert.details', { token: by, body: { advertId: id } })).json().advert;
}

describe('the General tab', () => {
  it('creates an advert and gives everything back', async () => {
    const { answer, id } = await create({
      jobTitle: '  Nurse ',
      salaryFrom: '20,000.50',
      salaryTo: 30000,
      location: ' Hull ',
      deadline: daysFromNow(10),
      isMissionSelected: true,
      isLocationBasedSelected: true,
      brandName: 'Not for this type',
      toneOfVoice: 'Warm',
    });
    expect(answer.json()).toEqual({ id, version: 1, contentVersion: 1, jobDescription: null });
    expect(await details(id)).toMatchObject({
      id,
      type: 'blankAdCanvas',
      status: 'draft',
      language: 'English',
      tenantId,
      jobTitle: 'Nurse',
      location: 'Hull',
      salaryFrom: 20000.5,
      salaryTo: 30000,
      deadline: daysFromNow(10),
      hasMission: true,
      hasVision: false,
      hasLocality: true,
      brandName: null,
      toneOfVoice: 'Warm',
      advertsModified: [{ id: owner.id }],
      advertBrief: null,
      advertJobDescription: null,
    });
  });

  it.each([
    ['no job title', { jobTitle: '  ' }, 'jobTitle', 'Job title is a required field'],
    ['257 characters', { jobTitle: 'x'.repeat(257) }, 'jobTitle', 'Job title must be at most 256 characters'],
    ['no country', { country: '' }, 'country', 'Country is a required field'],
    ['no country at all', { country: undefined }, 'country', 'Country is a required field'],
    ['65 characters of country', { country: 'x'.repeat(65) }, 'country', 'Country must be at most 64 characters'],
    ['a salary of 16 digits', { salaryFrom: '1234567890123456' }, 'salaryFrom', 'Maximum 15 digits allowed'],
    ['a salary of nothing', { salaryFrom: 0 }, 'salaryFrom', 'Enter a number above zero'],
    ['a negative salary', { salaryTo: -5 }, 'salaryTo', 'Enter a number above zero'],
    ['a salary in words', { salaryTo: '3e4' }, 'salaryTo', 'Enter a number above zero'],
    [
      'an equal salary',
      { salaryFrom: 30000, salaryTo: 30000 },
      'salaryTo',
      'Salary To must be greater than Salary From.',
    ],
    ['a past deadline', { deadline: daysFromNow(-1) }, 'deadline', 'Past dates are not allowed'],
    ['no date', { deadline: '99.99.2026' }, 'deadline', 'Your date is not valid'],
    ['a tone of 101', { toneOfVoice: 'x'.repeat(101) }, 'toneOfVoice', 'Tone of Voice must be at most 100 characters'],
    [
      'a slider between',
      { evpPillars: [{ guidelineTitleId: '2', selectedPercentages: 30 }] },
      'evpPillars.0.selectedPercentages',
      'Choose 0, 25, 50, 75 or 100 percent',
    ],
    [
      "somebody else's slider",
      { evpPillars: [{ guidelineTitleId: 'x', selectedPercentages: 25 }] },
      'evpPillars',
      'This guideline no longer exists. Reload the page to see the current ones.',
    ],
    ['NUL', { location: 'a\0b' }, 'location', "This text has a character that can't be stored. Type it again."],
    [
      'half a character',
      { sector: 'a\ud83d' },
      'sector',
      "This text has a character that can't be stored. Type it again.",
    ],
  ])('refuses %s at its field, and stores nothing', async (_name, body, field, message) => {
    const before = (await app.call('advert.counts', { token: token() })).json().draft;
    const { answer } = await create(body);
    expect(answer.status).toBe(400);
    expect(answer.json()).toContainEqual(expect.objectContaining({ field, message }));
    expect((await app.call('advert.counts', { token: token() })).json().draft).toBe(before);
  });

  it.each([
    ['emoji', '🌊🐦'],
    ['right to left', 'מהנדס רוח'],
    ['markup', '<script>alert(1)</script>'],
    ['256 characters', 'x'.repeat(256)],
  ])('keeps %s as text', async (_name, jobTitle) => {
    const { id } = await create({ jobTitle });
    expect((await details(id)).jobTitle).toBe(jobTitle);
  });

  it('refuses a stale save and keeps what was stored', async () => {
    const { id } = await create();
    const save = (body: object, by: string) =>
      app.call('advert.save', { token: by, body: { ...generalBody, isNew: false, advertId: id, ...body } });
    expect((await save({ version: 1, jobTitle: 'First' }, token())).json().version).toBe(2);
    const stale = await save({ version: 1, jobTitle: 'Second' }, colleague.token);
    expect(stale.status).toBe(409);
    expect(stale.json()[0].message).toBe(
      'This advert has been modified elsewhere. Please update to see the latest changes.',
    );
    expect((await details(id)).jobTitle).toBe('First');
  });

  it('lets an old deadline stand and refuses one before the day of creation', async () => {
    const { id } = await create({ deadline: daysFromNow(1) });
    app.clock.now = new Date(Date.now() + 5 * 86_400_000);
    const save = (deadline: string) =>
      app.call('advert.save', { token: token(), body: { ...generalBody, isNew: false, advertId: id, deadline } });
    expect((await save(daysFromNow(1))).status).toBe(200);
    expect((await save(daysFromNow(2))).json()[0].message).toBe('Past dates are not allowed');
    expect((await save(daysFromNow(-3))).json()[0].message).toBe('Deadline should not be less than Creation date');
    app.clock.now = new Date();
  });
});

describe('the text', () => {
  const save = (id: string, body: object, by = token()) =>
    app.call('advert.saveContent', { token: by, body: { advertId: id, content: contentOf('New text'), ...body } });

  it('is saved on its version, and adds the editor', async () => {
    const { id } = await create();
    const answer = await save(id, { version: 1 }, colleague.token);
    expect(answer.json()).toEqual({ version: 2, savedAt: expect.any(String) });
    const advert = await details(id);
    expect(advert.advertContent).toMatchObject({ version: 2, content: contentOf('New text') });
    expect(advert.advertsModified.map((person: { id: string }) => person.id)).toEqual([owner.id, colleague.id]);
  });

  it('is refused when stale, but a repeated save is no conflict', async () => {
    const { id } = await create();
    expect((await save(id, { version: 1 })).status).toBe(200);
    expect((await save(id, { version: 1 })).json().version).toBe(2);
    const stale = await save(id, { version: 1, content: contentOf('Something else') });
    expect([stale.status, stale.json()[0].code]).toEqual([409, 'VERSION_CONFLICT']);
  });

  it.each([
    ['10,001 characters', contentOf('x'.repeat(10_001)), 'EDITOR_LIMIT'],
    ['no document', '{"a":1}', 'CONTENT_REFUSED'],
    ['a script', '{"version":1,"root":{"type":"root","children":[{"type":"script"}]}}', 'CONTENT_REFUSED'],
    ['nothing', '', 'CONTENT_REFUSED'],
  ])('refuses %s', async (_name, content, code) => {
    const { id } = await create();
    const answer = await save(id, { version: 1, content });
    expect([answer.status, answer.json()[0].code]).toEqual([400, code]);
    expect((await details(id)).advertContent.version).toBe(1);
  });

  it('never deadlocks: ten saves at once over one connection', async () => {
    const ids = await Promise.all(Array.from({ length: 10 }, async () => (await create()).id));
    const answers = await Promise.all(ids.map((id) => save(id, { version: 1 })));
    expect(answers.map((answer) => answer.status)).toEqual(Array(10).fill(200));
  });

  it('accepts one of ten saves of the same version', async () => {
    const { id } = await create();
    const answers = await Promise.all(
      Array.from({ length: 10 }, (_, index) => save(id, { version: 1, content: contentOf(`Version ${index}`) })),
    );
    expect(answers.filter((answer) => answer.status === 200).length).toBe(1);
    expect(answers.filter((answer) => answer.status === 409).length).toBe(9);
  });
});

describe('status', () => {
  const approve = (advertId: string) => app.call('advert.approve', { token: token(), body: { advertId } });

  it('goes to completed once there is a text, and then nothing changes it any more', async () => {
    const { id } = await create();
    expect((await approve(id)).json()[0].code).toBe('EMPTY_ADVERT');
    await app.call('advert.saveContent', {
      token: token(),
      body: { advertId: id, content: contentOf('Text'), version: 1 },
    });
    expect((await approve(id)).status).toBe(200);
    // The second click finds the work done.
    expect((await approve(id)).status).toBe(200);
    const attempts = [
      app.call('advert.save', { token: token(), body: { ...generalBody, isNew: false, advertId: id } }),
      app.call('advert.save', { token: token(), body: { step: 'brief', advertId: id, description: 'x' } }),
      app.call('advert.save', { token: token(), body: { step: 'advert', advertId: id, content: contentOf('Evil') } }),
      app.call('advert.saveContent', {
        token: token(),
        body: { advertId: id, content: contentOf('Evil'), version: 3 },
      }),
      app.call('advert.saveContent', { token: token(), body: { advertId: id, content: contentOf('Evil') } }),
      app.call('advert.updateStatus', { token: token(), body: { advertId: id, status: 'draft' } }),
      app.call('advert.updateMode', { token: token(), body: { advertId: id, mode: 'edit' } }),
      app.call('jobDescription.delete', { token: token(), body: { advertId: id } }),
    ];
    for (const answer of await Promise.all(attempts)) expect(answer.json()[0].code).toBe('ADVERT_COMPLETED');
    expect((await details(id)).advertContent.content).toBe(contentOf('Text'));
  });

  it("stays a draft while only the company's statement is in it", async () => {
    const entry = { id: '9', title: 'Equal opportunities', value: 'Everybody is welcome.', guidelineHeadingId: 3 };
    const stored = await app.call('guideline.save', { token: token(), body: { guidlinesDetails: [entry] } });
    expect(stored.status, stored.text).toBe(200);
    const { id } = await create();
    expect((await details(id)).advertContent.content).toContain('Everybody is welcome.');
    expect((await approve(id)).json()[0].code).toBe('EMPTY_ADVERT');
  });

  it('lets a page give up its editing after the advert was completed', async () => {
    const { id } = await create();
    await app.call('advert.saveContent', { token: token(), body: { advertId: id, content: contentOf('Text') } });
    await app.call('advert.updateMode', { token: token(), body: { advertId: id, mode: 'edit' } });
    expect((await approve(id)).status).toBe(200);
    const left = await app.call('advert.updateMode', { token: token(), body: { advertId: id, mode: 'review' } });
    expect(left.json()).toEqual({ mode: 'review', leaseEndsAt: null });
    expect((await details(id)).mode).toBe('review');
  });

  it('goes from review back to draft', async () => {
    const id = await createAdvert(app, { tenantId, ownerId: owner.id, status: 'review' });
    await app.call('advert.updateStatus', { token: token(), body: { advertId: id, status: 'draft' } });
    expect((await details(id)).status).toBe('draft');
  });

  it("of a copywriter's advert waits for the copywriter", async () => {
    const copywriter = await createPerson(app, 'copywriter', null);
    const id = await createAdvert(app, {
      tenantId,
      ownerId: owner.id,
      type: 'copywriter',
      copywriterId: copywriter.id,
    });
    expect((await approve(id)).json()[0].code).toBe('COPYWRITING_OPEN');
    const summary = (await app.call('copywriter.adverts', { token: copywriter.token, body: {} })).json();
    expect(summary).toMatchObject([
      { id, isCopywriterAssigned: true, copywriting_finished: false, companyName: 'Fenmoor Energy' },
    ]);
  });
});

describe('lists', () => {
  it('are paged, searched and sorted by the database', async () => {
    const other = await createCompany(app, 'Listing');
    const person = await createPerson(app, 'recruiter', other);
    const titles = ['Banana 100% peeler', 'apple_picker', 'Cherry Lead', 'apple pie baker'];
    for (const jobTitle of titles) await createAdvert(app, { tenantId: other, ownerId: person.id, jobTitle });
    const ask = async (query: Record<string, string>) =>
      (await app.call('advert.list', { token: person.token, query })).json();
    const all = await ask({});
    expect(all.map((advert: { jobTitle: string }) => advert.jobTitle)).toEqual([...titles].reverse());
    expect(all[0]).not.toHaveProperty('advertContent');
    const titlesOf = (page: { adverts: { jobTitle: string }[] }) => page.adverts.map((advert) => advert.jobTitle);
    expect(titlesOf(await ask({ sort: 'AZ', limit: '10' }))).toEqual(
      ['apple_picker', 'apple pie baker', 'Banana 100% peeler', 'Cherry Lead'].sort((a, b) =>
        a.toLowerCase() < b.toLowerCase() ? -1 : 1,
      ),
    );
    expect(titlesOf(await ask({ search: '100%', limit: '10' }))).toEqual(['Banana 100% peeler']);
    expect(titlesOf(await ask({ search: 'E_P', limit: '10' }))).toEqual(['apple_picker']);
    for (const sort of ['Newest', 'Oldest', 'AZ', 'ZA']) {
      const first = await ask({ sort, limit: '3' });
      const second = await ask({ sort, limit: '3', cursor: first.nextCursor });
      expect(new Set([...titlesOf(first), ...titlesOf(second)]).size).toBe(4);
      expect(second.nextCursor).toBeNull();
    }
    expect(
      (await app.call('advert.list', { token: person.token, query: { cursor: 'nonsense', limit: '3' } })).status,
    ).toBe(400);
    expect(titlesOf(await ask({ users: person.id, limit: '9' })).length).toBe(4);
    expect(titlesOf(await ask({ users: randomUUID(), limit: '9' })).length).toBe(0);
  });

  it('pages through adverts of the same millisecond without a repeat', async () => {
    const other = await createCompany(app, 'Microseconds');
    const person = await createPerson(app, 'recruiter', other);
    for (let n = 1; n <= 5; n++) {
      const id = await createAdvert(app, { tenantId: other, ownerId: person.id, jobTitle: `Advert ${n}` });
      const at = `2026-01-01 00:00:00.00000${n}+00`;
      await app.database.tenantQuery(
        other,
        (sql) => sql`update advert set created_at = ${at}::text::timestamptz where id = ${id}`,
      );
    }
    for (const sort of ['Newest', 'Oldest']) {
      const seen: string[] = [];
      let cursor: string | null = '';
      while (cursor !== null) {
        const page: { adverts: { jobTitle: string }[]; nextCursor: string | null } = (
          await app.call('advert.list', { token: person.token, query: { sort, limit: '2', cursor } })
        ).json();
        seen.push(...page.adverts.map((advert) => advert.jobTitle));
        cursor = page.nextCursor;
      }
      expect(seen.length).toBe(5);
      expect(new Set(seen).size).toBe(5);
    }
  });

  it('deletes all or nothing', async () => {
    const mine = await createAdvert(app, { tenantId, ownerId: owner.id });
    const foreign = randomUUID();
    expect((await app.call('advert.deleteMany', { token: token(), body: [mine, foreign] })).status).toBe(404);
    expect(await details(mine)).toMatchObject({ id: mine });
    expect((await app.call('advert.deleteMany', { token: token(), body: [mine, mine] })).json()).toEqual({
      success: true,
      deleted: 1,
    });
    expect((await app.call('advert.details', { token: token(), body: { advertId: mine } })).status).toBe(404);
  });
});

describe('hostile bodies', () => {
  it.each([
    ['no JSON', '{', 400],
    ['a JSON bomb', `{"a":${'['.repeat(50_000)}`, 400],
    ['a million characters', JSON.stringify({ email: 'x'.repeat(1_000_000), password: 'x' }), 413],
    ['a prototype', '{"__proto__":{"admin":true},"email":"a@b.example","password":"x"}', 400],
    ['null', 'null', 400],
    ['nothing', '', 400],
  ])('answers %s without a 500', async (_name, raw, status) => {
    const answer = await app.call('auth.login', { raw });
    expect(answer.status).toBe(status);
    expect(answer.json()[0]).toMatchObject({ message: expect.any(String), code: expect.any(String) });
  });

  it('answers an unknown address and a wrong method with a sentence', async () => {
    for (const [method, url] of [
      ['GET', '/api/nothing'],
      ['POST', '/api/user/me'],
      ['GET', '/api/advert/%00'],
    ] as const) {
      const answer = await app.http.inject({ method, url });
      expect(answer.statusCode).toBeGreaterThanOrEqual(400);
      expect(answer.statusCode).toBeLessThan(500);
      expect(JSON.parse(answer.payload)[0].message).toEqual(expect.any(String));
    }
  });
});
