/** The last step: the finished advert, its facts, and which adverts the framework knows. */
import { describe, expect, it } from 'vitest';
import { contentOf, createAdvert } from '#testing/actors.ts';
import { advertId, app, details, eachWithFramework, priya, save, tenantId } from '#testing/framework.ts';

eachWithFramework();

describe('the finished advert', () => {
  const element = (step: number, title: string, body = '') => ({ step, items: [{ title, body }] });
  const saveFinal = (selectedSteps: unknown, more: object = {}) =>
    app.call('framework.saveFinal', {
      token: priya.token,
      body: { advertId, step: 7, noOfLine: 6, selectedSteps, ...more },
    });

  it('keeps the chosen elements in the order of the person, and what was confirmed', async () => {
    const chosen = [element(2, 'Two on', 'Two off.'), element(1, 'Come and fix the wind')];
    expect((await saveFinal(chosen, { confirmed: ['64', '64'] })).json()).toMatchObject({ version: 1 });
    const { aidaAdvertInput, equalOpportunities } = await details();
    expect(aidaAdvertInput.step7).toMatchObject({ selectedSteps: chosen, confirmed: ['64'], version: 1 });
    expect(equalOpportunities).toBe('Everyone is welcome here.');
    expect((await saveFinal([], { version: 0 })).status).toBe(409);
  });

  it('has one element a category; only rewards may come together', async () => {
    const twice = await saveFinal([element(1, 'One'), element(1, 'Two')]);
    expect(twice.status).toBe(400);
    expect(twice.json()[0].message).toBe('Please select only one option per category');
    const two = [
      { title: 'a', body: 'b' },
      { title: 'c', body: 'd' },
    ];
    expect((await saveFinal([{ step: 2, items: two }])).status).toBe(400);
    expect((await saveFinal([{ step: 5, items: two }])).status).toBe(200);
  });

  it('is come back to at the step that was worked on last, until it is finished', async () => {
    const stepOf = async () =>
      (await app.call('advert.details', { token: priya.token, body: { advertId } })).json().advert.frameworkStep;
    expect(await stepOf()).toBeNull();
    await save(3, []);
    expect(await stepOf()).toBe(3);
    await app.call('advert.save', {
      token: priya.token,
      body: { step: 'completed', advertId, content: contentOf('Keep 240,000 homes lit.') },
    });
    expect(await stepOf()).toBeNull();
  });

  it('puts its text in the advert, which stays a draft, and remembers that the framework is done', async () => {
    const done = await app.call('advert.save', {
      token: priya.token,
      body: { step: 'completed', advertId, content: contentOf('Keep 240,000 homes lit.') },
    });
    expect(done.status, done.text).toBe(200);
    expect((await details()).completed).toBe(true);
    const { advert } = (await app.call('advert.details', { token: priya.token, body: { advertId } })).json();
    expect(advert.status).toBe('draft');
    expect(advert.advertContent.content).toContain('Keep 240,000 homes lit.');
  });

  it('is held against the facts: what nobody has given has no source', async () => {
    await save(3, [], { imperatives: JSON.stringify([{ id: '1', value: 'Faults up to 690 volts' }]) });
    const texts = ['You trace faults up to 690 volts on 64 turbines.', 'You must run 17 marathons.'];
    const answer = await app.call('framework.checkFacts', { token: priya.token, body: { advertId, texts } });
    const [known, unknown] = answer.json().claims;
    expect(known.every(({ source }: { source: string | null }) => source !== null)).toBe(true);
    expect(unknown.map(({ text, source }: { text: string; source: string | null }) => [text, source])).toEqual([
      ['must', null],
      ['17', null],
    ]);
  });
});

it('tells whether the job description can be used', async () => {
  const check = async () =>
    (await app.call('framework.checkJobDescription', { token: priya.token, body: { advertId } })).json();
  expect(await check()).toEqual({ result: null });
  await app.database.tenant(tenantId, async (sql) => {
    await sql`insert into stored_file (tenant_id, key, name, type, size, created_by)
      values (${tenantId}, 'jd.pdf', 'jd.pdf', 'application/pdf', 10, ${priya.id})`;
    await sql`insert into job_description (tenant_id, advert_id, file_key, file_name, kind, status, text, uploaded_by)
      values (${tenantId}, ${advertId}, 'jd.pdf', 'jd.pdf', 'pdf', 'unMatch', 'Baker', ${priya.id})`;
  });
  expect(await check()).toEqual({ result: 'unMatch' });
  // People may read what the writer leaves alone.
  const shown = await app.call('jobDescription.get', { token: priya.token, body: { advertId } });
  expect(shown.json()).toEqual({ status: 'unMatch', text: 'Baker' });
});

it('a completed advert is not changed any more, only read', async () => {
  const completed = await createAdvert(app, { tenantId, ownerId: priya.id, type: 'aida', status: 'completed' });
  const answer = await app.call('framework.generate', {
    token: priya.token,
    body: { advertId: completed, step: 1 },
  });
  expect(answer.json()[0].code).toBe('ADVERT_COMPLETED');
  const read = await app.call('framework.details', { token: priya.token, body: { advertId: completed } });
  expect(read.status).toBe(200);
});

it('knows only adverts that were begun with the framework', async () => {
  const blank = await createAdvert(app, { tenantId, ownerId: priya.id, type: 'blankAdCanvas' });
  const calls = {
    'framework.generate': { step: 1 },
    'framework.regenerate': { step: 1, generatedData: '["Mine"]' },
    'framework.save': { step: 1, generatedData: '["Mine"]' },
    'framework.saveFinal': { selectedSteps: [] },
    'framework.details': {},
    'framework.checkJobDescription': {},
    'framework.checkFacts': { texts: ['You climb.'] },
  } as const;
  for (const [name, body] of Object.entries(calls)) {
    const answer = await app.call(name as keyof typeof calls, {
      token: priya.token,
      body: { ...body, advertId: blank },
    });
    expect([name, answer.status, answer.json()[0]?.code]).toEqual([name, 409, 'NOT_FRAMEWORK']);
  }
});
