/** A company with an advert of the writing framework and guidelines to write from, for the tests of the framework. */
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, expect } from 'vitest';
import type { Generated, StepInput } from '#contract/framework.ts';
import { createHarper } from '#server/adapters/proofreader/harper.ts';
import { createBuiltInWriter } from '#server/adapters/writer/built-in.ts';
import type { Writer, WriterCaller } from '#server/ports/writer.ts';
import { createAdvert, createCompany, createPerson, type TestPerson } from './actors.ts';
import { createTestApp, type TestApp } from './app.ts';

/** What the writer does before it writes: nothing, fail or wait. */
export type Before = (signal: AbortSignal | undefined) => Promise<void>;

/** Under whose name the writer was last asked. */
export let caller: WriterCaller | undefined;
export let app: TestApp;
export let priya: TestPerson;
export let tom: TestPerson;
export let tenantId: string;
export let advertId: string;

/** Says that each test of the file has all of this anew. The writer is the built-in one, with something before it. */
export function eachWithFramework(before: Before = async () => undefined): void {
  const builtIn = createBuiltInWriter(createHarper());
  const writer: Writer = {
    ...builtIn,
    writeStep: async (run, step, options) => {
      caller = run.caller;
      await before(run.signal);
      return builtIn.writeStep(run, step, options);
    },
  };
  beforeAll(async () => {
    app = await createTestApp({ writer });
  });
  afterAll(() => app.close());
  beforeEach(arrange);
}

async function arrange(): Promise<void> {
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
}

export const generate = (body: object, person = priya) =>
  app.call('framework.generate', { token: person.token, body: { advertId, ...body } });
export const generated = async (body: object): Promise<Generated> => {
  const answer = await generate(body);
  expect(answer.status, answer.text).toBe(200);
  return answer.json();
};
export const save = (step: number, items: unknown, more: object = {}, person = priya) =>
  app.call('framework.save', {
    token: person.token,
    body: { advertId, step, generatedData: JSON.stringify(items), ...more },
  });
export const details = async (person = priya) =>
  (await app.call('framework.details', { token: person.token, body: { advertId } })).json();
export const stepState = async (step: number): Promise<StepInput> => (await details()).aidaAdvertInput[`step${step}`];
export const itemsOf = ({ aidaContent }: StepInput) => JSON.parse(aidaContent.content);
export const benefit = (id: string) => ({ guidelineTitle: { id } });
export const lines = (n: number) => Array.from({ length: n }, (_, at) => `Line number ${at + 1} of many`);
