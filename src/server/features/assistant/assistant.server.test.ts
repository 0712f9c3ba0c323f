/** Hints and the assistant at the server, with the built-in writer and with a language model. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { writing } from '#domain/limits.ts';
import { createAdvert, createCompany, createPerson, type TestPerson } from '../../../testing/actors.ts';
import { createTestApp, type TestApp } from '../../../testing/app.ts';
import { type ModelPeer, startModelPeer } from '../../../testing/model-peer.ts';
import { createHarper } from '../../adapters/proofreader/harper.ts';
import { createBuiltInWriter } from '../../adapters/writer/built-in.ts';
import { createTransport } from '../../adapters/writer/model/transport.ts';
import { createModelWriter } from '../../adapters/writer/model/writer.ts';
import { recordTokens } from '../writing/service.ts';

const details = { jobTitle: 'Bus Driver', industry: 'Passenger transport', country: 'United Kingdom' };

describe('with the built-in writer', () => {
  let app: TestApp;
  let tenantId: string;
  let person: TestPerson;
  let advertId: string;

  beforeAll(async () => {
    app = await createTestApp();
    tenantId = await createCompany(app);
    person = await createPerson(app, 'recruiter', tenantId);
    advertId = await createAdvert(app, { tenantId, ownerId: person.id, type: 'aiAdvert' });
    await app.database.tenant(
      tenantId,
      (sql) => sql`insert into advert_brief (tenant_id, advert_id, description)
        values (${tenantId}, ${advertId}, 'The depot is in Grimsby and has 40 buses.')`,
    );
  });
  afterAll(() => app.close());

  const ask = async (userPrompt: string, selectedText: string | null, id = advertId) =>
    app.call('assistant.ask', {
      token: person.token,
      body: { advertId: id, selectedText, surroundingText: 'Come and fix the wind.', userPrompt },
    });

  it('says what writes', async () => {
    expect((await app.call('writer.about', { token: person.token })).json()).toEqual({ kind: 'built-in' });
  });

  it('hints at what is missing, with and without an advert', async () => {
    for (const body of [details, { ...details, advertId }]) {
      const reply = (await app.call('advert.hints', { token: person.token, body })).json();
      expect(reply.failed).toBe(false);
      expect(reply.hintsAndTips).toMatch(/^Show the pay\./);
      expect(reply.hintsAndTips.split('\n').length).toBeLessThanOrEqual(6);
    }
  });

  it.each([
    ['Rephrase', 'You will utilise tools in order to facilitate repairs.', /use tools to/],
    ['Fix spelling & grammar', 'You will recieve a bonus.', /You will receive a bonus\./],
    [
      'Fix spelling & grammar',
      'you should of had you’re CV ready. your **welcome** here',
      /^You should have had your CV ready\. You.re welcome here\.$/,
    ],
    ['Fix spelling & grammar', 'Managment of the the rota', /^Management of the rota$/],
    ['Shorten', 'You will really lead a very large team (as it happens).', /^You will lead a large team\.$/],
    ['Extend', 'Come and fix the wind.', /^Come and fix the wind\. .+/],
    ['bullets', 'Plan the rota. Trace the faults.', /Plan the rota\.\nTrace the faults\./],
  ])('%s', async (prompt, selected, expected) => {
    const reply = await ask(prompt, selected);
    expect(reply.status, reply.text).toBe(200);
    const text = reply
      .json()
      .map((block: { runs?: { text: string }[]; items?: string[] }) =>
        block.items === undefined ? block.runs?.map((run) => run.text).join('') : block.items.join('\n'),
      )
      .join('\n');
    expect(text).toMatch(expected);
  });

  it('keeps a list a list, its heading and its bold words', async () => {
    const reply = await ask(
      'Rephrase',
      '## Your week\n\nYou **utilise** tools.\n\n- Commence repairs\n- Assist others',
    );
    expect(reply.json()).toEqual([
      { type: 'heading', level: 2, text: 'Your week' },
      { type: 'paragraph', runs: [{ text: 'You use tools.' }] },
      { type: 'list', ordered: false, items: [expect.stringMatching(/^(?:Start|Begin) repairs$/), 'Help others'] },
    ]);
  });

  it('says what it cannot do', async () => {
    const refused = async (prompt: string, selected: string | null, id?: string) =>
      (await ask(prompt, selected, id)).json()[0];
    expect(await refused('Write a poem', 'Come.')).toMatchObject({
      code: 'MODEL_NEEDED',
      message: 'This needs a language model. Ask your administrator to connect one.',
    });
    expect(await refused('Shorten', null)).toMatchObject({ message: 'Select some words first.' });
    expect(await refused('Fix spelling & grammar', 'All is well.')).toMatchObject({ message: 'No mistakes found.' });
    expect(
      await refused('Fix spelling & grammar', 'Sie planen die Touren und sind für unsere Fahrer da.'),
    ).toMatchObject({
      code: 'MODEL_NEEDED',
      message:
        "The built-in writer corrects English: American, Australian, British, Canadian or Indian, whichever the advert's country writes. This text is in German.",
    });
    expect(await refused(' ', 'Come.')).toMatchObject({ message: 'Say what should change.' });
    const blank = await createAdvert(app, { tenantId, ownerId: person.id });
    expect(await refused('Shorten', 'Come.', blank)).toMatchObject({ code: 'NO_ASSISTANT' });
    const done = await createAdvert(app, { tenantId, ownerId: person.id, type: 'aida', status: 'completed' });
    expect(await refused('Shorten', 'Come.', done)).toMatchObject({ code: 'ADVERT_COMPLETED' });
  });
});

it('says in a sentence that mistakes could not be looked for', async () => {
  const proofreader = { proofread: () => Promise.reject(new Error('too slow')), close: async () => undefined };
  const app = await createTestApp({ writer: createBuiltInWriter(proofreader) });
  const tenantId = await createCompany(app);
  const person = await createPerson(app, 'recruiter', tenantId);
  const advertId = await createAdvert(app, { tenantId, ownerId: person.id, type: 'aida' });
  const body = { advertId, selectedText: 'Teh sea.', surroundingText: '', userPrompt: 'Fix spelling & grammar' };
  const reply = await app.call('assistant.ask', { token: person.token, body });
  expect([reply.status, reply.json()[0]]).toEqual([
    503,
    {
      code: 'PROOFREADING_FAILED',
      message: 'Spelling and grammar took too long to check. Nothing was changed. Try again.',
    },
  ]);
  await app.close();
});

describe('with a language model', () => {
  let app: TestApp;
  let peer: ModelPeer;
  let tenantId: string;
  let person: TestPerson;
  let advertId: string;
  const proofreader = createHarper();

  beforeAll(async () => {
    peer = await startModelPeer();
    const written: Promise<void>[] = [];
    const writer = createModelWriter({
      transport: createTransport({ provider: 'openai', model: 'peer', apiKey: 'k', baseUrl: peer.url }, 1_000),
      fallback: createBuiltInWriter(proofreader),
      record: (caller, use) => void written.push(recordTokens(app.database, caller, use, app.clock.now)),
    });
    app = await createTestApp({ writer });
    tenantId = await createCompany(app);
    person = await createPerson(app, 'recruiter', tenantId);
    advertId = await createAdvert(app, { tenantId, ownerId: person.id, type: 'aiAdvert' });
  });
  afterAll(async () => {
    await app.close();
    await peer.close();
    await proofreader.close();
  });

  const call = (name: Parameters<TestApp['call']>[0], body: unknown) => app.call(name, { token: person.token, body });

  it('says so, and writes down what an answer cost, by person and company', async () => {
    expect((await app.call('writer.about', { token: person.token })).json()).toEqual({ kind: 'model' });
    peer.behave(() => ({ json: { items: [{ lead: 'Name the rota.', text: 'Readers plan around it.' }] } }));
    const reply = await call('advert.hints', { ...details, advertId });
    expect(reply.json()).toEqual({ hintsAndTips: 'Name the rota. Readers plan around it.', failed: false });
    await expect
      .poll(() => app.database.tenantQuery(tenantId, (sql) => sql`select * from writer_use`).then((rows) => [...rows]))
      .toMatchObject([{ account_id: person.id, requests: 1, input_tokens: '100', output_tokens: '20' }]);
  });

  it('answers empty hints when the provider fails', async () => {
    peer.behave(() => ({ status: 500 }));
    expect((await call('advert.hints', { ...details, advertId })).json()).toEqual({ hintsAndTips: '', failed: true });
  });

  it('leaves the answers as they were when the provider fails, and says why', async () => {
    const answers = async () => (await call('generator.answers', { advertId })).json();
    const before = await answers();
    for (const [status, sentence] of [
      [401, /doesn't accept its key/],
      [429, /busy/],
      [500, /can't be reached/],
    ] as const) {
      peer.behave(() => ({ status }));
      const reply = await call('generator.generate', { advertId, answerId: before[1].id, answer: 'We open in March.' });
      expect(reply.status).toBe(502);
      expect(reply.json()[0]).toMatchObject({ code: 'PROVIDER_FAILED', message: expect.stringMatching(sentence) });
      expect(await answers()).toEqual(before);
    }
  });

  it('translates, since a language model can', async () => {
    peer.behave(({ material }) => ({
      json: { texts: (material.texts as { id: number }[]).map(({ id }) => ({ id, text: 'Kom og fiks vinden.' })) },
    }));
    const stored = (await call('advert.details', { advertId })).json().advert.advertContent.content;
    const reply = await call('advert.translate', { content: stored, language: 'Danish' });
    expect(reply.json().content).toContain('Kom og fiks vinden.');
  });

  it('refuses above what a company may use a day', async () => {
    await app.database.tenant(
      tenantId,
      (sql) => sql`update writer_use set input_tokens = ${writing.companyTokens} where tenant_id = ${tenantId}`,
    );
    const reply = await call('advert.hints', { ...details, advertId });
    expect(reply.status).toBe(429);
    expect(reply.json()[0].message).toMatch(/allowance is used up/);
  });
});
