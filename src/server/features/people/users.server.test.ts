import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { DAY } from '#domain/limits.ts';
import { createCompany, createPerson, type TestPerson } from '#testing/actors.ts';
import { createTestApp, type TestApp } from '#testing/app.ts';

let app: TestApp;
let start: Date;
let tenantId: string;
let boss: TestPerson;
let admin: TestPerson;
let recruiter: TestPerson;
let serial = 0;
const password = 'Blue!Tide42x';
const newEmail = (): string => `invited.${++serial}@company.example`;
const invitation = (over: Record<string, unknown> = {}) => ({
  firstName: 'Isla',
  lastName: 'Moorhen',
  email: newEmail(),
  role: 'recruiter',
  ...over,
});

beforeAll(async () => {
  app = await createTestApp();
  start = app.clock.now;
});
afterAll(() => app.close());
beforeEach(async () => {
  app.clock.now = start;
  app.mails.length = 0;
  tenantId = await createCompany(app);
  boss = await createPerson(app, 'superAdmin', tenantId);
  admin = await createPerson(app, 'admin', tenantId);
  recruiter = await createPerson(app, 'recruiter', tenantId);
});

async function mailTo(email: string) {
  await app.mailRoom.deliver();
  const mail = app.mails.findLast((message) => message.to === email);
  if (mail === undefined) throw new Error(`no mail to ${email}`);
  const link = /http:\/\/localhost:3000\S+/.exec(mail.text)?.[0] ?? '';
  return { ...mail, link, token: new URL(link).searchParams.get('token') ?? '' };
}

async function roleOf(id: string): Promise<string | undefined> {
  const [row] = await app.owner<{ role: string }[]>`select role from account where id = ${id}`;
  return row?.role;
}

async function isThere(id: string): Promise<boolean> {
  return (await app.owner`select 1 from account where id = ${id} and deleted_at is null`).length > 0;
}

async function invite(over: Record<string, unknown> = {}, by = boss) {
  const body = invitation(over);
  const answer = await app.call('user.invite', { token: by.token, body });
  expect(answer.status, answer.text).toBe(200);
  return { ...body, id: answer.json().id as string };
}

describe('the list', () => {
  it("has the company's people in full, without copywriters, others and the removed", async () => {
    await createPerson(app, 'copywriter', null);
    await createPerson(app, 'admin', await createCompany(app, 'Ottermere Care'));
    const gone = await createPerson(app, 'recruiter', tenantId);
    await app.owner`update account set deleted_at = now() where id = ${gone.id}`;
    const { users } = (await app.call('user.list', { token: admin.token })).json();
    expect(users.map((user: { id: string }) => user.id).sort()).toEqual([boss.id, admin.id, recruiter.id].sort());
    expect(users.find((user: { id: string }) => user.id === boss.id)).toEqual({
      id: boss.id,
      firstName: 'Test',
      lastName: 'superAdmin',
      fullName: 'Test superAdmin',
      email: boss.email,
      phoneNumber: null,
      timezone: null,
      avatar: null,
      role: { name: 'superAdmin' },
      createdAt: expect.any(String),
      joined: true,
    });
  });
});

describe('an invitation', () => {
  it('brings a mail whose link sets a password, once; then the person can log in', async () => {
    const user = await invite({ firstName: '  Isla ', role: 'admin' });
    const mail = await mailTo(user.email);
    expect(mail.subject).toBe('Test superAdmin has invited you to write job adverts at Fenmoor Energy');
    expect(mail.text).toContain('Hello Isla,');
    expect(mail.text).toContain('invited you as an Admin');
    expect(mail.link).toContain('/reset-password?token=');
    expect((await app.call('auth.login', { body: { email: user.email, password } })).status).toBe(400);
    const body = { email: user.email, token: mail.token, password };
    expect((await app.call('user.resetPassword', { body })).status).toBe(200);
    expect((await app.call('user.resetPassword', { body })).status).toBe(410);
    app.mails.length = 0;
    await app.mailRoom.deliver();
    expect(app.mails).toEqual([]);
    const session = await app.call('auth.login', { body: { email: user.email, password } });
    expect(session.json().user.role).toEqual([{ name: 'admin' }]);
    const me = (await app.call('user.me', { token: session.json().token })).json();
    expect(me).toMatchObject({ firstName: 'Isla', fullName: 'Isla Moorhen', companyName: 'Fenmoor Energy' });
    const { users } = (await app.call('user.list', { token: boss.token })).json();
    expect(users.find((one: { id: string }) => one.id === user.id).joined).toBe(true);
  });

  it('works for seven days', async () => {
    const user = await invite();
    const { token } = await mailTo(user.email);
    app.clock.now = new Date(start.getTime() + 7 * DAY + 1_000);
    const late = await app.call('user.resetPassword', { body: { email: user.email, token, password } });
    expect(late.json()[0].code).toBe('TOKEN_EXPIRED');
  });

  it('can be sent again, which ends the older link, until the person has joined', async () => {
    const user = await invite();
    const first = await mailTo(user.email);
    expect((await app.call('user.inviteAgain', { token: boss.token, body: { id: user.id } })).status).toBe(200);
    const second = await mailTo(user.email);
    const use = (token: string) => app.call('user.resetPassword', { body: { email: user.email, token, password } });
    expect((await use(first.token)).status).toBe(410);
    expect((await use(second.token)).status).toBe(200);
    const again = await app.call('user.inviteAgain', { token: boss.token, body: { id: user.id } });
    expect(again.json()[0].code).toBe('ALREADY_JOINED');
  });

  it('by an admin makes a recruiter, whatever role is named', async () => {
    const user = await invite({ role: 'admin' }, admin);
    expect(await roleOf(user.id)).toBe('recruiter');
    expect((await mailTo(user.email)).text).toContain('invited you as a Recruiter');
  });

  it.each([
    ['no first name', { firstName: '  ' }, 'firstName', 'First Name is a required field'],
    ['two letters', { firstName: 'Al' }, 'firstName', 'First Name must be at least 3 characters'],
    ['257 letters', { lastName: 'x'.repeat(257) }, 'lastName', 'Last Name must be at most 256 characters'],
    ['no last name', { lastName: undefined }, 'lastName', 'Last Name is a required field'],
    ['no role', { role: 'none' }, 'role', 'Role Type is a required field'],
    ['the role of a super admin', { role: 'superAdmin' }, 'role', 'Role Type is a required field'],
    ['the role of a copywriter', { role: 'copywriter' }, 'role', 'Role Type is a required field'],
    ['no address', { email: '' }, 'email', 'Email is a required field'],
    ['half an address', { email: 'abc' }, 'email', 'Email must be a valid email'],
  ])('refuses %s', async (_name, over, field, message) => {
    const answer = await app.call('user.invite', { token: boss.token, body: invitation(over) });
    expect(answer.status).toBe(400);
    expect(answer.json()).toContainEqual({ message, code: 'VALIDATION', field });
  });

  it('refuses an address that has an account, here or elsewhere, in any spelling', async () => {
    const elsewhere = await createPerson(app, 'recruiter', await createCompany(app, 'Ottermere Care'));
    for (const email of [recruiter.email.toUpperCase(), elsewhere.email]) {
      const answer = await app.call('user.invite', { token: boss.token, body: invitation({ email }) });
      expect(answer.status).toBe(400);
      expect(answer.json()[0]).toMatchObject({ code: 'ADDRESS_TAKEN', field: 'email' });
    }
  });

  it("puts no line of its own into the mail's headers", async () => {
    const user = await invite({ firstName: 'Isla\r\nBcc: eve@evil.example' });
    expect((await mailTo(user.email)).subject).not.toMatch(/[\r\n]/);
    // Nor does a mark that turns the direction of writing get into our sentences.
    const turned = await invite({ firstName: 'Isla\u202e' });
    expect((await mailTo(turned.email)).text).toContain('Hello Isla,');
  });

  it('is sent fifty times a day and company', async () => {
    await app.owner`insert into attempt (kind, subject, at)
      select 'invitation', sha256(${tenantId}::text::bytea), ${start} from generate_series(1, 49)`;
    await invite();
    const refused = await app.call('user.invite', { token: admin.token, body: invitation() });
    expect(refused.status).toBe(429);
    expect(refused.json()[0].message).toBe('Your company has sent 50 invitations within a day. Try again tomorrow.');
    app.clock.now = new Date(start.getTime() + DAY + 1_000);
    const sooner = await app.database.identity((sql) => app.sessions.start(sql, boss.id));
    expect((await app.call('user.invite', { token: sooner, body: invitation() })).status).toBe(200);
  });
});

describe('a role', () => {
  it('is changed by the super admin, and only the role; old sessions end', async () => {
    const body = { id: recruiter.id, role: 'admin', firstName: 'Other', email: 'other@company.example' };
    expect((await app.call('user.update', { token: boss.token, body })).status).toBe(200);
    const [row] = await app.owner`select role, first_name, email from account where id = ${recruiter.id}`;
    expect(row).toEqual({ role: 'admin', first_name: 'Test', email: recruiter.email });
    expect((await app.call('user.me', { token: recruiter.token })).status).toBe(401);
  });

  it.each(['superAdmin', 'copywriter', 'none', undefined])('is never %s', async (role) => {
    const answer = await app.call('user.update', { token: boss.token, body: { id: recruiter.id, role } });
    expect(answer.json()[0]).toMatchObject({ field: 'role', message: 'Role Type is a required field' });
    expect(await roleOf(recruiter.id)).toBe('recruiter');
  });

  it('of oneself and of super admins stays', async () => {
    const other = await createPerson(app, 'superAdmin', tenantId);
    for (const id of [boss.id, other.id]) {
      const answer = await app.call('user.update', { token: boss.token, body: { id, role: 'recruiter' } });
      expect(answer.json()[0].code).toBe('USER_PROTECTED');
      expect(await roleOf(id)).toBe('superAdmin');
    }
  });

  it('of a former super admin no longer counts, even in a session that is remembered', async () => {
    expect((await app.call('user.list', { token: boss.token })).status).toBe(200);
    await app.owner`update account set role = 'recruiter' where id = ${boss.id}`;
    const answer = await app.call('user.update', { token: boss.token, body: { id: recruiter.id, role: 'admin' } });
    expect(answer.status).toBe(403);
    expect(await roleOf(recruiter.id)).toBe('recruiter');
  });
});

describe('removal', () => {
  it('signs the person out, closes the account and leaves the address free', async () => {
    const email = recruiter.email;
    expect((await app.call('user.delete', { token: admin.token, params: { id: recruiter.id } })).status).toBe(200);
    expect((await app.call('user.me', { token: recruiter.token })).status).toBe(401);
    expect((await app.call('user.delete', { token: admin.token, params: { id: recruiter.id } })).status).toBe(404);
    await invite({ email });
  });

  it('ends an invitation that is under way', async () => {
    const user = await invite();
    const { token } = await mailTo(user.email);
    await app.call('user.delete', { token: boss.token, params: { id: user.id } });
    const answer = await app.call('user.resetPassword', { body: { email: user.email, token, password } });
    expect(answer.status).toBe(410);
  });

  it("of an admin is the super admin's alone", async () => {
    const other = await createPerson(app, 'admin', tenantId);
    const refused = await app.call('user.delete', { token: admin.token, params: { id: other.id } });
    expect(refused.status).toBe(403);
    expect(await isThere(other.id)).toBe(true);
    expect((await app.call('user.delete', { token: boss.token, params: { id: other.id } })).status).toBe(200);
  });

  it('never meets a super admin or oneself', async () => {
    expect((await app.call('user.delete', { token: admin.token, params: { id: boss.id } })).status).toBe(403);
    expect((await app.call('user.delete', { token: admin.token, params: { id: admin.id } })).status).toBe(403);
    expect((await app.call('user.delete', { token: boss.token, params: { id: boss.id } })).status).toBe(409);
    expect(await isThere(boss.id)).toBe(true);
  });

  it('of two super admins by each other at the same moment removes neither', async () => {
    const other = await createPerson(app, 'superAdmin', tenantId);
    const answers = await Promise.all([
      app.call('user.delete', { token: boss.token, params: { id: other.id } }),
      app.call('user.delete', { token: other.token, params: { id: boss.id } }),
    ]);
    expect(answers.map((answer) => answer.json()[0].code)).toEqual(['USER_PROTECTED', 'USER_PROTECTED']);
    expect([await isThere(boss.id), await isThere(other.id)]).toEqual([true, true]);
  });
});

it('people of another company do not exist', async () => {
  const stranger = await createPerson(app, 'superAdmin', await createCompany(app, 'Ottermere Care'));
  const { token } = stranger;
  for (const answer of [
    await app.call('user.update', { token, body: { id: recruiter.id, role: 'admin' } }),
    await app.call('user.delete', { token, params: { id: recruiter.id } }),
    await app.call('user.inviteAgain', { token, body: { id: recruiter.id } }),
  ]) {
    expect(answer.status).toBe(404);
  }
  expect(await roleOf(recruiter.id)).toBe('recruiter');
});
