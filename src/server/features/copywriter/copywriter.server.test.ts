/** A human copywriter, from the request to the approved advert, and everything that must not happen on the way. */
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { contentOf, createAdvert, createCompany, createPerson, type TestPerson } from '../../../testing/actors.ts';
import { createTestApp, type TestApp } from '../../../testing/app.ts';

const operatorEmail = 'desk@installation.example';

let app: TestApp;
let operator: TestPerson;
let tenantId: string;
let owner: TestPerson;
let recruiter: TestPerson;
let writer: TestPerson;

beforeAll(async () => {
  app = await createTestApp({ operatorEmails: [operatorEmail] });
  operator = await createPerson(app, 'admin', await createCompany(app, 'Installation Ltd'));
  await app.owner`update account set email = ${operatorEmail}, email_key = ${operatorEmail} where id = ${operator.id}`;
  // The session cache has the older address for up to ten seconds.
  operator.token = await app.database.identity((sql) => app.sessions.start(sql, operator.id));
});
afterAll(() => app.close());

beforeEach(async () => {
  tenantId = await createCompany(app, 'Fenmoor Energy');
  owner = await createPerson(app, 'superAdmin', tenantId);
  recruiter = await createPerson(app, 'recruiter', tenantId);
  writer = await createPerson(app, 'copywriter', null);
  app.mails.length = 0;
});

async function createRequestable(text = ''): Promise<string> {
  const advertId = await createAdvert(app, { tenantId, ownerId: owner.id, type: 'copywriter', text });
  await app.database.tenant(
    tenantId,
    (
      sql,
    ) => sql`insert into job_description (tenant_id, advert_id, file_key, file_name, kind, status, text, uploaded_by)
      values (${tenantId}, ${advertId}, ${`${tenantId}/jd.pdf`}, 'jd.pdf', 'pdf', 'match', 'Fix turbines', ${owner.id})`,
  );
  return advertId;
}

const mailsTo = async (email: string): Promise<string[]> => {
  await app.mailRoom.deliver();
  return app.mails.filter((mail) => mail.to === email).map((mail) => mail.subject);
};
const request = (advertId: string, person = owner) =>
  app.call('copywriter.request', { token: person.token, body: { advertId, message: 'Merchant navy people, please' } });
const assign = (advertId: string, copywriterId = writer.id) =>
  app.call('copywriter.assign', { token: operator.token, body: { tenantId, advertId, copywriterId } });
const details = async (advertId: string, person: TestPerson) =>
  (await app.call('advert.details', { token: person.token, body: { advertId, tenantId } })).json().advert;

describe('a copywriter', () => {
  it('is asked for, assigned, writes, sends to the owner, gets it back once, and the owner approves', async () => {
    const advertId = await createRequestable();
    expect((await request(advertId)).status).toBe(200);
    expect(await mailsTo(operatorEmail)).toEqual(['Fenmoor Energy asks for a copywriter: “Offshore Wind Technician”']);
    expect(await details(advertId, owner)).toMatchObject({
      isCopywriterAssigned: false,
      copywriting: { requested: true, copywriter: null, sentBack: null },
    });

    const desk = (await app.call('operator.desk', { token: operator.token })).json();
    expect(desk.requests.filter((each: { tenantId: string }) => each.tenantId === tenantId)).toMatchObject([
      { advertId, companyName: 'Fenmoor Energy', message: 'Merchant navy people, please', hasJobDescription: true },
    ]);
    expect((await assign(advertId)).status).toBe(200);
    expect(await mailsTo(writer.email)).toEqual(['New advert for you: “Offshore Wind Technician” at Fenmoor Energy']);
    expect(await mailsTo(owner.email)).toEqual(['Test copywriter is writing “Offshore Wind Technician” for you']);
    expect(await details(advertId, owner)).toMatchObject({
      isCopywriterAssigned: true,
      copywriting: { copywriter: { id: writer.id } },
    });

    // Nothing written yet: there is nothing to send.
    const finish = () => app.call('copywriter.finish', { token: writer.token, body: { tenantId, advertId } });
    expect((await finish()).json()).toMatchObject([{ code: 'EMPTY_ADVERT', message: 'Write the advert first.' }]);
    const save = (text: string) =>
      app.call('advert.saveContent', { token: writer.token, body: { advertId, tenantId, content: contentOf(text) } });
    expect((await save('Come and fix the wind.')).status).toBe(200);
    expect((await app.call('advert.approve', { token: owner.token, body: { advertId } })).status).toBe(409);
    expect((await finish()).status).toBe(200);
    expect((await finish()).status).toBe(200);
    expect((await mailsTo(owner.email)).slice(1)).toEqual(['“Offshore Wind Technician” is ready for you to read']);
    expect((await save('Too late.')).json()).toMatchObject([{ code: 'COPYWRITING_FINISHED' }]);

    const sendBack = () =>
      app.call('copywriter.sendBack', { token: owner.token, body: { advertId, message: 'The ferry should go.' } });
    expect((await sendBack()).status).toBe(200);
    expect((await sendBack()).json()).toMatchObject([{ code: 'COPYWRITING_OPEN' }]);
    expect((await details(advertId, writer)).copywriting.sentBack).toMatchObject({
      by: 'Test superAdmin',
      message: 'The ferry should go.',
    });
    expect((await save('Come and fix the wind. No ferry.')).status).toBe(200);
    expect((await finish()).status).toBe(200);
    expect((await details(advertId, owner)).copywriting.sentBack).toBeNull();
    expect((await app.call('advert.approve', { token: owner.token, body: { advertId } })).status).toBe(200);
    expect((await finish()).json()).toMatchObject([{ code: 'ADVERT_COMPLETED' }]);
  });

  it('is asked for once, with a job description, on an advert that began as a request', async () => {
    const bare = await createAdvert(app, { tenantId, ownerId: owner.id, type: 'copywriter' });
    expect((await request(bare)).json()).toEqual([
      { code: 'JOB_DESCRIPTION_MISSING', message: 'Please upload job description' },
    ]);
    const other = await createAdvert(app, { tenantId, ownerId: owner.id });
    expect((await request(other)).json()).toMatchObject([{ code: 'COPYWRITER_REFUSED' }]);
    const advertId = await createRequestable();
    expect((await request(advertId, recruiter)).status).toBe(403);
    const answers = await Promise.all([request(advertId), request(advertId), request(advertId)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
  });

  it('is assigned once, even by two operators at the same moment, and only where somebody waits', async () => {
    const advertId = await createRequestable();
    expect((await assign(advertId)).json()).toMatchObject([{ code: 'COPYWRITER_REFUSED' }]);
    await request(advertId);
    const other = await createPerson(app, 'copywriter', null);
    const answers = await Promise.all([assign(advertId), assign(advertId, other.id)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect((await assign(advertId, recruiter.id)).json()).toMatchObject([
      { message: 'This copywriter has been removed. Choose another one.' },
    ]);
    expect((await assign(randomUUID())).status).toBe(404);
  });

  it('of two companies never sees a third, nor an advert beside their own', async () => {
    const mine = await createRequestable('First');
    await request(mine);
    await assign(mine);
    const beside = await createRequestable('Beside');
    const second = await createCompany(app, 'Ottermere');
    const secondOwner = await createPerson(app, 'admin', second);
    const there = await createAdvert(app, {
      tenantId: second,
      ownerId: secondOwner.id,
      type: 'copywriter',
      copywriterId: writer.id,
    });
    const third = await createCompany(app, 'Third');
    const thirdOwner = await createPerson(app, 'admin', third);
    const foreign = await createAdvert(app, { tenantId: third, ownerId: thirdOwner.id, type: 'copywriter' });

    const { user, tenants, adverts } = (await app.call('copywriter.details', { token: writer.token })).json();
    expect(user).toMatchObject({ id: writer.id, email: writer.email });
    expect(tenants.map((each: { companyName: string }) => each.companyName)).toEqual(['Fenmoor Energy', 'Ottermere']);
    expect(adverts.map((each: { advertId: string }) => each.advertId).sort()).toEqual([mine, there].sort());
    for (const [company, advertId] of [
      [tenantId, beside],
      [third, foreign],
      [third, mine],
      [second, mine],
    ]) {
      for (const name of ['advert.details', 'advert.saveContent', 'copywriter.finish'] as const) {
        const body = { tenantId: company, advertId, content: contentOf('Mine now') };
        expect((await app.call(name, { token: writer.token, body })).status).toBe(404);
      }
    }
    const guidelines = { token: writer.token, body: { tenantId: third, heading: 'EVP' } };
    expect((await app.call('copywriter.guidelines', guidelines)).status).toBe(404);
  });

  it('who is taken off an advert loses it at once, and the request waits again', async () => {
    const advertId = await createRequestable('Half a text');
    await request(advertId);
    await assign(advertId);
    const off = { token: operator.token, body: { tenantId, advertId } };
    expect((await app.call('operator.unassign', off)).status).toBe(200);
    expect((await app.call('operator.unassign', off)).status).toBe(404);
    const read = await app.call('advert.details', { token: writer.token, body: { advertId, tenantId } });
    expect(read.status).toBe(404);
    const { requests } = (await app.call('operator.desk', { token: operator.token })).json();
    expect(requests.map((each: { advertId: string }) => each.advertId)).toContain(advertId);
    expect((await assign(advertId)).status).toBe(200);
  });
});

describe("the operator's desk", () => {
  const invite = (email: string, firstName = 'Daniel') =>
    app.call('operator.invite', { token: operator.token, body: { firstName, lastName: 'Frost', email } });

  it('invites a copywriter, who sets a password with the mailed link and logs in', async () => {
    const email = `daniel.${randomUUID().slice(0, 8)}@frostandplain.example`;
    expect((await invite(email)).status).toBe(200);
    expect((await invite(email, 'Dan')).status).toBe(200);
    expect(await mailsTo(email)).toHaveLength(2);
    const links = app.mails.filter((mail) => mail.to === email).map((mail) => /token=([\w%-]+)/.exec(mail.text)?.[1]);
    const [old, token] = links.map((each) => decodeURIComponent(each ?? ''));
    const accept = (used: string | undefined) =>
      app.call('user.resetPassword', { body: { email, token: used, password: 'Blue!Tide42x' } });
    expect((await accept(old)).status).toBe(410);
    expect((await accept(token)).status).toBe(200);
    const login = await app.call('auth.login', { body: { email, password: 'Blue!Tide42x' } });
    expect(login.json().user.role).toEqual([{ name: 'copywriter' }]);
    expect((await invite(email)).json()).toMatchObject([{ code: 'COPYWRITER_REFUSED', field: 'email' }]);
    expect((await invite(recruiter.email)).status).toBe(409);
  });

  it('removes a copywriter: signed out, taken off every advert, texts kept', async () => {
    const advertId = await createRequestable('Kept');
    await request(advertId);
    await assign(advertId);
    const removal = { token: operator.token, params: { id: writer.id } };
    expect((await app.call('operator.remove', removal)).status).toBe(200);
    expect((await app.call('operator.remove', removal)).status).toBe(404);
    expect((await app.call('user.me', { token: writer.token })).status).toBe(401);
    expect(await details(advertId, owner)).toMatchObject({ isCopywriterAssigned: false });
    expect((await details(advertId, owner)).advertContent.content).toContain('Kept');
    expect((await app.call('operator.remove', { token: operator.token, params: { id: owner.id } })).status).toBe(404);
  });
});
