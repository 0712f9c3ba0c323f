import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Generated, StepInput } from '#contract/framework.ts';
import { createHarper } from '#server/adapters/proofreader/harper.ts';
import { createBuiltInWriter } from '#server/adapters/writer/built-in.ts';
import { contentOf, createAdvert, createCompany, createPerson, type TestPerson } from '#testing/actors.ts';
import { createTestApp, type TestApp } from '#testing/app.ts';
import type { Writer, WriterCaller } from '../../ports/writer.ts';

/** The writer of the tests: the built-in one, which can be told to fail or to wait. */
const builtIn = createBuiltInWriter(createHarper());
let before: (signal: AbortSignal | undefined) => Promise<void> = async () => undefined;
/** Under whose name the writer was last asked. */
let caller: WriterCaller | undefined;
const writer: Writer = {
  ...builtIn,
  writeStep: async (run, step, options) => {
    caller = run.caller;
    await before(run.signal);
    return builtIn.writeStep(run, step, options);
  },
};
let app: TestApp;
let priya: TestPerson;
let tom: TestPerson;
let tenantId: string;
let advertId: string;

beforeAll(async () => {
  app = await createTestApp({ writer });
});
afterAll(() => app.close());
beforeEach(async () => {
  before = async () => undefined;
  tenantId = await createCompany(app);
  priya = await createPerson(app, 'recruiter', tenantId);
  tom = await createPerson(app, 'admin', tenantId);
  advertId = await createAdvert(app, { tenantId, ownerId: priya.id, type: 'aida' });
  await app.database.tenant(tenantId, async (sql) => {
    await sql`update advert set location = 'Grimsby', salary_from = 38000, salary_to = 45500,
      sliders = ${sql.json([
        { id: randomUUID(), value: 100, kind: 'pillar', guidelineTitle: { id: 'p1', value: 'Looked after on shift' } },
      ])} where id = ${advertId}`;
    await sql`insert into advert_brief (tenant_id, advert_id, description, proposition, responsibilities_role, skills)
      values (${tenantId}, ${advertId}, 'Technicians keep 64 turbines turning on Skerry Bank.',
        'Two weeks on the water, then two weeks at home.',
        'Inspect turbines, repair gearboxes, trace electrical faults, write up each job, train apprentices',
        'A mechanical trade, a head for heights, an offshore medical')`;
    const guideline = (id: string, heading: number, name: string, title: string, value: string, more: string | null) =>
      sql`insert into guideline (tenant_id, id, heading_id, heading, title, value, supporting_value)
        values (${tenantId}, ${id}, ${heading}, ${name}, ${title}, ${value}, ${more})`;
    await guideline('p1', 1, 'EVP', 'EVP pillars', 'Looked after on shift', 'A hot meal and a dry room on every boat.');
    await guideline('r1', 4, 'Benefits', 'A 10% pension', 'We pay 10% of your salary into your pension.', null);
    await guideline('r2', 4, 'Benefits', 'Travel paid', 'We pay your way to the boat.', null);
    await guideline('r3', 4, 'Benefits', 'Kit that fits', 'Your suit and boots come in your own size.', null);
    await guideline('r4', 4, 'Benefits', 'A course every year', 'You choose one funded course a year.', null);
    await guideline('e1', 3, 'EOS', 'Equal opportunities', 'Everyone is welcome here.', null);
  });
});

const generate = (body: object, person = priya) =>
  app.call('framework.generate', { token: person.token, body: { advertId, ...body } });
const generated = async (body: object): Promise<Generated> => {
  const answer = await generate(body);
  expect(answer.status, answer.text).toBe(200);
  return answer.json();
};
const save = (step: number, items: unknown, more: object = {}, person = priya) =>
  app.call('framework.save', {
    token: person.token,
    body: { advertId, step, generatedData: JSON.stringify(items), ...more },
  });
const details = async (person = priya) =>
  (await app.call('framework.details', { token: person.token, body: { advertId } })).json();
const stepState = async (step: number): Promise<StepInput> => (await details()).aidaAdvertInput[`step${step}`];
const itemsOf = ({ aidaContent }: StepInput) => JSON.parse(aidaContent.content);
const benefit = (id: string) => ({ guidelineTitle: { id } });
const lines = (n: number) => Array.from({ length: n }, (_, at) => `Line number ${at + 1} of many`);

describe('generating', () => {
  it.each([
    [1, 'string'],
    [2, ['headline', 'introduction']],
    [3, ['headline', 'jobRoleDescription']],
    [4, ['headline', 'personDescription']],
    [5, ['benefit', 'description']],
    [6, 'string'],
  ] as const)('step %i gives items of its shape, appends them and survives a reload', async (step, shape) => {
    const more = step === 5 ? { selectedBenefits: ['r1', 'r2', 'r3', 'r4'].map(benefit) } : {};
    const first = await generated({ step, noOfLine: step === 1 || step === 6 ? 8 : 3, ...more });
    expect(first.items.length).toBeGreaterThan(0);
    expect(first.items.length).toBeLessThanOrEqual(step === 1 || step === 6 ? 8 : 3);
    for (const item of first.items) {
      if (shape === 'string') expect(typeof item).toBe('string');
      else expect(Object.keys(item)).toEqual(shape);
    }
    const second = await generated({ step, version: first.version, ...more });
    const state = await stepState(step);
    const items = step === 5 ? itemsOf(state).listOfBenefits : itemsOf(state);
    expect(items).toEqual([...first.items, ...second.items]);
    expect(new Set(items.map((item: unknown) => JSON.stringify(item))).size).toBe(items.length);
    expect(state).toMatchObject({ status: 'generated', modifiedIndexes: [], version: second.version });
    // The two rewards that the first three left out come before any of them comes again.
    if (step === 5) expect(items[3].benefit).toBe('A course every year');
  });

  it('keeps bullets at three and words between the bounds that were asked for', async () => {
    const { items } = await generated({ step: 3, outputType: 'bullet', outputLengthType: 'large' });
    for (const item of items as { jobRoleDescription: string }[])
      expect(item.jobRoleDescription.match(/^\s*[•-]/gmu)?.length ?? 0).toBeLessThanOrEqual(3);
    const headlines = await generated({ step: 1, constraints: { wordsRange: true } });
    for (const line of headlines.items as string[]) {
      expect(line.split(/\s+/).length).toBeGreaterThanOrEqual(3);
      expect(line.split(/\s+/).length).toBeLessThanOrEqual(12);
    }
  });

  it('says so when there is too little for bullets', async () => {
    await app.database.tenant(tenantId, (sql) => sql`delete from advert_brief where advert_id = ${advertId}`);
    const { items, notes } = await generated({ step: 3, outputType: 'bullet' });
    expect(JSON.stringify(items)).not.toContain('•');
    expect(notes).toContainEqual(expect.stringMatching(/^Bullets need two tasks or more, so these are in prose\./));
  });

  it('fills the last slots only, and then says that the step is full', async () => {
    await save(1, lines(22));
    expect((await generated({ step: 1, noOfLine: 8 })).items).toHaveLength(2);
    const full = await generate({ step: 1 });
    expect(full.status).toBe(409);
    expect(full.json()[0].message).toBe(
      '24 headlines are already generated. Please remove few headlines to generate more.',
    );
    expect(itemsOf(await stepState(1))).toHaveLength(24);
  });

  it('that fails says so, leaves every item as it was and can be tried again', async () => {
    await save(1, ['Mine', 'Mine too']);
    before = async () => {
      throw new Error('secret of the provider');
    };
    const failed = await generate({ step: 1 });
    expect(failed.status).toBe(502);
    expect(failed.json()).toEqual([{ code: 'GENERATION_FAILED', message: 'Failed to generate. Please try again.' }]);
    const state = await stepState(1);
    expect(itemsOf(state)).toEqual(['Mine', 'Mine too']);
    expect(state).toMatchObject({ status: 'failed', version: 1 });
    before = async () => undefined;
    await generated({ step: 1, version: 1 });
    expect((await stepState(1)).status).toBe('generated');
  });

  it('is asked in the name of the company and of the person', async () => {
    await generated({ step: 2 });
    expect(caller).toEqual({ tenantId, accountId: priya.id });
    const { items, aidaContentId } = await generated({ step: 2 });
    const token = tom.token;
    const generatedData = JSON.stringify(items);
    await app.call('framework.regenerate', { token, body: { advertId, step: 2, generatedData, aidaContentId } });
    expect(caller).toEqual({ tenantId, accountId: tom.id });
  });

  it('takes the index of a blank that waits at the end for nothing more than that', async () => {
    const first = await generated({ step: 1, noOfLine: 2 });
    await save(1, first.items, { modifiedIndexes: [2] });
    await generated({ step: 1, noOfLine: 2, modifiedIndexes: [2] });
    expect((await stepState(1)).modifiedIndexes).toEqual([]);
  });

  it('ends when the person has gone, and leaves the step as it was', async () => {
    await save(1, ['Mine']);
    const address = await app.http.listen({ port: 0, host: '127.0.0.1' });
    const headers = { authorization: `Bearer ${priya.token}`, 'content-type': 'application/json' };
    let ended = 0;
    for (const [path, more] of [
      ['generateContent', {}],
      ['reGenerateContent', { generatedData: '["Mine"]' }],
    ] as const) {
      const page = new AbortController();
      before = (signal) =>
        new Promise((_, fail) => {
          signal?.addEventListener('abort', () => {
            ended += 1;
            fail(signal.reason);
          });
          page.abort();
        });
      const body = JSON.stringify({ advertId, step: 1, ...more });
      const asked = fetch(`${address}/api/aida/${path}`, { method: 'POST', headers, body, signal: page.signal });
      await expect(asked).rejects.toThrow();
      await expect.poll(async () => (await stepState(1)).status).toBe('generated');
    }
    expect(ended).toBe(2);
    expect(await stepState(1)).toMatchObject({ version: 1 });
    expect(itemsOf(await stepState(1))).toEqual(['Mine']);
  });

  it('ends beside somebody who saves the same step at that moment: neither waits for the other', async () => {
    // The first one starts the writer, which takes its time.
    await generated({ step: 1, noOfLine: 2 });
    let letWrite = (): void => undefined;
    const written = new Promise<void>((resolve) => {
      letWrite = resolve;
    });
    let begun = (): void => undefined;
    const asked = new Promise<void>((resolve) => {
      begun = resolve;
    });
    before = async () => {
      begun();
      await written;
    };
    const answer = generate({ step: 1, noOfLine: 2 });
    await asked;
    // What a save does, one thing after the other, with the end of the generation in between.
    await app.database.tenant(tenantId, async (sql) => {
      await sql`select 1 from advert where tenant_id = ${tenantId} and id = ${advertId} for update`;
      letWrite();
      await vi.waitFor(
        async () => {
          const waiting =
            await sql`select 1 from pg_locks where not granted and pg_backend_pid() = any(pg_blocking_pids(pid))`;
          expect(waiting.length).toBeGreaterThan(0);
        },
        { timeout: 15_000 },
      );
      await sql`select 1 from framework_step where tenant_id = ${tenantId} and advert_id = ${advertId} for update`;
    });
    expect((await answer).status).toBe(200);
  });

  it('is done by one at a time; one that never ended counts as failed', async () => {
    let release: () => void = () => undefined;
    const waiting = new Promise<void>((resolve) => {
      release = resolve;
    });
    let begun: () => void = () => undefined;
    const isWriting = new Promise<void>((resolve) => {
      begun = resolve;
    });
    before = () => {
      begun();
      return waiting;
    };
    const first = generate({ step: 2 });
    await isWriting;
    expect((await stepState(2)).status).toBe('generating');
    const second = await generate({ step: 2 }, tom);
    expect(second.json()[0].code).toBe('STEP_BUSY');
    // A colleague saves meanwhile: both keep their words, and whoever generated learns of it with the next save.
    await save(2, [{ headline: 'Tom', introduction: 'was here' }], {}, tom);
    app.clock.now = new Date(app.clock.now.getTime() + 91_000);
    expect((await stepState(2)).status).toBe('failed');
    release();
    const answer: Generated = (await first).json();
    expect(itemsOf(await stepState(2))[0]).toEqual({ headline: 'Tom', introduction: 'was here' });
    const stale = await save(2, answer.items, { version: answer.version });
    expect(stale.status).toBe(409);
    expect(stale.json()[0].message).toBe(
      'This advert has been modified elsewhere. Please update to see the latest changes.',
    );
  });

  it.each([
    [{ step: 5, selectedBenefits: [] }, 'Select at least one reward'],
    [{ step: 5 }, 'Select at least one reward'],
    [{ step: 5, selectedBenefits: ['r1', 'r2', 'r3', 'r4', 'r5', 'r6'].map(benefit) }, 'Select at most five rewards'],
    [{ step: 5, selectedBenefits: 'r1' }, 'Please select reward'],
    [{ step: 5, selectedBenefits: [benefit('nothing')] }, 'Please select reward'],
    [{ step: 7 }, undefined],
    [{ step: 1, outputType: 'verse' }, undefined],
    [{ step: 1, outputLengthType: 'huge' }, undefined],
    [{ step: 1, noOfLine: 9 }, undefined],
    [{ step: 1, constraints: { wordsRange: { from: 9, to: 4 } } }, undefined],
    [{ step: 2, imperatives: '{"not": "a list"}' }, undefined],
    [{ step: 2, imperatives: '[broken' }, undefined],
    [{ step: 2, brief: 'a\0b' }, undefined],
  ])('refuses %j', async (body, message) => {
    const answer = await generate(body);
    expect(answer.status).toBe(400);
    if (message !== undefined) expect(answer.json()[0].message).toBe(message);
    expect((await stepState(1)).status).toBe('notGenerated');
  });
});

describe('refreshing', () => {
  it.each([1, 2, 3, 4, 6])('step %i rewrites as many items as were sent, in place', async (step) => {
    const first = await generated({ step });
    const answer = await app.call('framework.regenerate', {
      token: priya.token,
      body: {
        step,
        advertId,
        aidaContentId: first.aidaContentId,
        generatedData: JSON.stringify(first.items),
        version: first.version,
      },
    });
    const refreshed: Generated = answer.json();
    expect(refreshed.items).toHaveLength(first.items.length);
    expect(refreshed.items[0]).not.toEqual(first.items[0]);
    const state = await stepState(step);
    expect(itemsOf(state)).toEqual(refreshed.items);
    expect(state.modifiedIndexes).toEqual([]);
  });

  it('rewrites the rewards of the guidelines and leaves one that somebody made up', async () => {
    const first = await generated({ step: 5, selectedBenefits: [benefit('r1'), benefit('r2')] });
    const sent = [first.items[0], { benefit: 'The view', description: 'Ours alone.' }, first.items[1]];
    const answer = await app.call('framework.regenerate', {
      token: priya.token,
      body: { step: 5, advertId, generatedData: JSON.stringify({ listOfBenefits: sent }) },
    });
    const { items, modifiedIndexes } = answer.json();
    expect(items.map((item: { benefit: string }) => item.benefit)).toEqual([
      'A 10% pension',
      'The view',
      'Travel paid',
    ]);
    expect(items[1]).toEqual(sent[1]);
    expect(items[0]).not.toEqual(sent[0]);
    expect(modifiedIndexes).toEqual([1]);
  });

  it('that fails leaves every item as it was; nothing to rewrite is refused', async () => {
    await save(1, ['Mine']);
    before = async () => {
      throw new Error('down');
    };
    const call = (items: unknown) =>
      app.call('framework.regenerate', {
        token: priya.token,
        body: { step: 1, advertId, generatedData: JSON.stringify(items) },
      });
    expect((await call(['Mine'])).status).toBe(502);
    expect(itemsOf(await stepState(1))).toEqual(['Mine']);
    expect((await call(['', '  '])).status).toBe(400);
    expect((await call([])).status).toBe(400);
  });
});

describe('saving', () => {
  it('drops blank items, trims, keeps text as text, and marks what the writer has not made', async () => {
    const { items, version } = await generated({ step: 1 });
    const [first = '', second = ''] = items as string[];
    const answer = await save(1, [first, '  ', ` ${'<b>bold</b> 🌊'} `, second.toUpperCase()], {
      modifiedIndexes: [1, 2],
      version,
    });
    expect(answer.json()).toMatchObject({ modifiedIndexes: [1], version: version + 1 });
    const state = await stepState(1);
    expect(itemsOf(state)).toEqual([first, '<b>bold</b> 🌊', second.toUpperCase()]);
    // Case alone is no change; an item that was edited before stays modified even with its first words back.
    expect(state.modifiedIndexes).toEqual([1]);
    await save(1, [first], { modifiedIndexes: [0] });
    expect((await stepState(1)).modifiedIndexes).toEqual([0]);
  });

  it('takes ten thousand characters and not one more, 24 items and not one more', async () => {
    expect((await save(1, ['x'.repeat(10_000)])).status).toBe(200);
    const long = await save(1, ['x'.repeat(10_001)]);
    expect(long.json()[0].message).toBe('An item holds at most 10,000 characters');
    expect((await save(1, lines(24))).status).toBe(200);
    const many = await save(1, lines(25));
    expect(many.json()[0].message).toBe('Maximum limit of 24 options reached');
    expect(itemsOf(await stepState(1))).toHaveLength(24);
  });

  it.each([
    [1, [{ headline: 'a', introduction: 'b' }]],
    [2, ['a line']],
    [3, [{ headline: 'a', introduction: 'b' }]],
    [5, [{ headline: 'a', personDescription: 'b' }]],
    [1, 'nothing'],
    [1, null],
    [1, [null]],
    [1, ['a\0b']],
  ])('refuses for step %i %j', async (step, items) => {
    expect((await save(step, items)).status).toBe(400);
    expect(itemsOf(await stepState(1))).toEqual([]);
  });

  it('keeps the input of a step: defaults, brief, imperatives, constraints', async () => {
    expect(await stepState(3)).toMatchObject({
      id: null,
      outputType: 'prose',
      outputLengthType: 'medium',
      noOfLine: 3,
      imperatives: '[]',
      version: 0,
    });
    await save(3, [], {
      brief: '  Mostly nights ',
      imperatives: JSON.stringify([
        { id: '1', value: ' 690 volts ' },
        { id: '2', value: '  ' },
      ]),
      constraints: { isHemmingSelected: true, usejd: true },
      outputType: 'bullet',
      outputLengthType: 'large',
    });
    expect(await stepState(3)).toMatchObject({
      brief: 'Mostly nights',
      imperatives: JSON.stringify([{ id: '1', value: '690 volts' }]),
      constraints: { isHemmingSelected: true, usejd: true },
      outputType: 'bullet',
      outputLengthType: 'large',
    });
  });

  it('marks chosen rewards as unchanged, new and deleted', async () => {
    const first = await save(5, [], { selectedBenefits: [benefit('r1'), { ...benefit('r2'), isNew: true }] });
    const [one, two] = first.json().aidaStep5SelectedBenefits;
    const marks = [
      { id: one.id, ...benefit('r1') },
      { id: two.id, ...benefit('r2'), isDeleted: true },
      { ...benefit('r3'), isNew: true },
    ];
    const second = (await save(5, [], { selectedBenefits: marks })).json().aidaStep5SelectedBenefits;
    expect(second).toEqual([one, { id: expect.any(String), guidelineTitle: { id: 'r3' } }]);
    expect((await stepState(5)).aidaStep5SelectedBenefits).toEqual(second);
  });

  it('of two people at once lets one win, tells the other, and takes the same again as saved', async () => {
    await save(1, ['Start']);
    const answers = await Promise.all([save(1, ['Mine'], { version: 1 }), save(1, ['Theirs'], { version: 1 }, tom)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    const state = await stepState(1);
    expect((await save(1, itemsOf(state), { version: 1 })).json()).toMatchObject({ version: 2 });
    const stale = await generate({ step: 1, version: 1 });
    expect(stale.status).toBe(409);
  });
});

describe('explaining', () => {
  const explain = (body: object, person = priya) =>
    app.call('framework.explain', { token: person.token, body: { advertId, index: 0, ...body } });

  it('names the guidelines that a text was made from, also after the facts have changed', async () => {
    const { items, aidaAdvertInputId } = await generated({ step: 2 });
    await app.database.tenant(tenantId, (sql) => sql`delete from advert_brief where advert_id = ${advertId}`);
    const texts = (items as { headline: string; introduction: string }[]).map(
      ({ headline, introduction }) => `${headline}\n\n${introduction}`,
    );
    const told: { content: string; specificContentExplanation: { evpPillars?: { evpPillar: string }[] } }[] = [];
    for (const content of texts) told.push((await explain({ content, aidaAdvertInputId })).json());
    const pillars = told.flatMap(({ specificContentExplanation }) => specificContentExplanation.evpPillars ?? []);
    expect(pillars.map(({ evpPillar }) => evpPillar)).toContain('Looked after on shift');
    expect(pillars.every((one) => JSON.stringify(one).includes('100%'))).toBe(true);
    const own = await explain({ content: 'Something of mine', aidaAdvertInputId });
    expect(own.json()).toEqual({ content: 'Something of mine', specificContentExplanation: {} });
    const step = await app.call('framework.step', { token: priya.token, body: { aidaAdvertInputId } });
    expect(step.json().explanation[0]).toMatchObject({ index: 0, isEdited: false, generationStatus: 'generated' });
  });

  it("doesn't know another advert's step", async () => {
    const { aidaAdvertInputId } = await generated({ step: 1 });
    const other = await createAdvert(app, { tenantId, ownerId: priya.id, type: 'aida' });
    expect((await explain({ content: 'x', aidaAdvertInputId, advertId: other })).status).toBe(404);
    expect((await explain({ content: 'x', aidaAdvertInputId: randomUUID() })).status).toBe(404);
  });
});

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
