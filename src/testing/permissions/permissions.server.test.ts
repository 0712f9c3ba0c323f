/** Every endpoint x every kind of person, straight at the server. An endpoint without a row does not compile. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { contract } from '#contract/contract.ts';
import type { EndpointName } from '#contract/routes.ts';
import { createAdvert, createCompany, createPerson, createReviewer } from '../actors.ts';
import { createTestApp, type TestApp } from '../app.ts';
import { advertRows } from './advert-rows.ts';
import { checkRows } from './check-rows.ts';
import { companyRows } from './company-rows.ts';
import { copywriterRows } from './copywriter-rows.ts';
import { frameworkRows } from './framework-rows.ts';
import { peopleRows } from './people-rows.ts';
import { publishingRows } from './publishing-rows.ts';
import { reviewRows } from './review-rows.ts';
import { systemRows } from './system-rows.ts';
import { actors, type Row, type World } from './world.ts';
import { writingRows } from './writing-rows.ts';

const rows: Record<EndpointName, Row> = {
  ...peopleRows,
  ...advertRows,
  ...companyRows,
  ...checkRows,
  ...publishingRows,
  ...frameworkRows,
  ...copywriterRows,
  ...reviewRows,
  ...systemRows,
  ...writingRows,
};

/** Everything a company has, as one number: a refused call must not change it. */
async function fingerprint(app: TestApp): Promise<string> {
  const [row] = await app.owner<{ print: string }[]>`
    select md5(coalesce((select string_agg(t::text, '|' order by t.id) from advert t), '')
      || coalesce((select string_agg(t::text, '|' order by t.advert_id) from advert_content t), '')
      || coalesce((select string_agg(t::text, '|' order by t.key) from stored_file t), '')
      || coalesce((select string_agg(t::text, '|' order by t.id) from library_folder t), '')
      || coalesce((select string_agg(t::text, '|' order by t.advert_id, t.step) from framework_step t), '')
      || coalesce((select string_agg(t::text, '|' order by t.folder_id, t.account_id) from library_contributor t), '')
      || coalesce((select string_agg(t::text, '|' order by t.id) from reviewer t), '')
      || coalesce((select string_agg(t::text, '|' order by t.id) from comment t), '')
      || coalesce((select string_agg(t::text, '|' order by t.id) from account t), '')
      || coalesce((select string_agg(t::text, '|' order by t.id) from tenant t), '')) as print`;
  return row?.print ?? '';
}

let world: World;

beforeAll(async () => {
  const app = await createTestApp();
  const tenantId = await createCompany(app);
  // The walls hold for the owner of the tables too: to look at the company's rows it has to stand in its name.
  await app.owner`select set_config('app.tenant', ${tenantId}, false)`;
  const elsewhere = await createCompany(app, 'Ottermere Care');
  const people: World['people'] = {
    nobody: undefined,
    reviewer: undefined,
    recruiter: await createPerson(app, 'recruiter', tenantId),
    admin: await createPerson(app, 'admin', tenantId),
    superAdmin: await createPerson(app, 'superAdmin', tenantId),
    copywriter: await createPerson(app, 'copywriter', null),
    otherRecruiter: await createPerson(app, 'recruiter', elsewhere),
    otherAdmin: await createPerson(app, 'admin', elsewhere),
    otherSuperAdmin: await createPerson(app, 'superAdmin', elsewhere),
    unassignedCopywriter: await createPerson(app, 'copywriter', null),
    removed: await createPerson(app, 'recruiter', tenantId),
  };
  await app.owner`update account set deleted_at = now() where id = ${people.removed?.id ?? ''}`;
  const advertId = await createAdvert(app, { tenantId, ownerId: people.superAdmin?.id ?? '' });
  world = { app, people, tenantId, reviewer: await createReviewer(app, tenantId, advertId) };
});
afterAll(() => world.app.close());

describe.each(Object.keys(contract) as EndpointName[])('%s', (name) => {
  it.each(actors)('answers %s as the table says', async (actor) => {
    const { app, people } = world;
    const row = rows[name];
    const expected = row[actor] ?? row.rest;
    const person = people[actor];
    // Logging out ends the session, so that row brings its own.
    const token =
      name === 'auth.logout' && person !== undefined && actor !== 'removed'
        ? await app.database.identity((sql) => app.sessions.start(sql, person.id))
        : person?.token;
    const request = await row.request(world);
    const before = expected >= 400 ? await fingerprint(app) : '';
    const reviewer = actor === 'reviewer' ? world.reviewer.token : undefined;
    const answer = await app.call(name, { ...request, token, reviewer });
    expect(answer.status, answer.text.slice(0, 300)).toBe(expected);
    if (expected >= 400) {
      expect(answer.json()[0]).toMatchObject({ message: expect.any(String), code: expect.any(String) });
      expect(await fingerprint(app)).toBe(before);
    }
  });
});
