/** Generating and refreshing: what the writer gives, what becomes of it, and what must not happen meanwhile. */
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { Generated } from '#contract/framework.ts';
import {
  advertId,
  app,
  type Before,
  benefit,
  caller,
  eachWithFramework,
  generate,
  generated,
  itemsOf,
  lines,
  priya,
  save,
  stepState,
  tenantId,
  tom,
} from '#testing/framework.ts';

let before: Before = async () => undefined;
eachWithFramework((signal) => before(signal));
beforeEach(() => {
  before = async () => undefined;
});

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

  it("writes the company's own terms where a custom rule names them, and leaves its names alone", async () => {
    await app.database.tenant(
      tenantId,
      (sql) => sql`insert into guideline (tenant_id, id, heading_id, heading, title, value)
        values (${tenantId}, 'c1', 2, 'Writing style', 'Custom rules', 'use learners, not apprentices'),
               (${tenantId}, 'c2', 2, 'Writing style', 'Custom rules', 'use rota, not shift')`,
    );
    const { items } = await generated({ step: 3, outputType: 'prose', outputLengthType: 'large' });
    const texts = JSON.stringify(items);
    expect(texts).toMatch(/\blearners\b/);
    expect(texts).not.toMatch(/apprentices/i);
    expect(texts).toMatch(/Looked after on shift/i);
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
    // The terms of the job make the list, and no task is made up for it.
    const bullets = (items as { jobRoleDescription: string }[]).flatMap(
      ({ jobRoleDescription }) => jobRoleDescription.match(/• .*/g) ?? [],
    );
    expect(bullets.length).toBeGreaterThan(0);
    for (const bullet of bullets) expect(bullet).toMatch(/£|salary|pay\b/);
    expect(notes).toContainEqual(
      expect.stringMatching(/^Bullets need two tasks or more, so these tell the terms of the job\./),
    );
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
