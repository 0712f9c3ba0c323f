import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { DAY, HOUR, MINUTE } from '#domain/limits.ts';
import { createCompany, createPerson } from '#testing/actors.ts';
import { createTestApp, type TestApp } from '#testing/app.ts';

let app: TestApp;
let start: Date;
let serial = 0;

beforeAll(async () => {
  app = await createTestApp();
  start = app.clock.now;
});
afterAll(() => app.close());
beforeEach(() => {
  app.clock.now = start;
  app.mails.length = 0;
});

const password = 'Blue!Tide42x';
const newEmail = (): string => `person.${++serial}@company.example`;

/** Delivers what waits and gives the newest mail to an address. */
async function mailTo(email: string) {
  await app.mailRoom.deliver();
  const mail = app.mails.findLast((message) => message.to === email);
  if (mail === undefined) throw new Error(`no mail to ${email}`);
  const link = /http:\/\/localhost:3000\S+/.exec(mail.text)?.[0] ?? '';
  return { ...mail, link, token: new URL(link).searchParams.get('token') ?? '' };
}

async function signUp(email = newEmail()) {
  expect((await app.call('user.register', { body: { email, password } })).status).toBe(200);
  return email;
}

async function signedIn() {
  const email = await signUp();
  const { token } = await mailTo(email);
  expect((await app.call('user.verify', { body: { token, email } })).status).toBe(200);
  const answer = await app.call('auth.login', { body: { email, password } });
  return { email, token: answer.json().token as string, user: answer.json().user };
}

describe('sign-up and verification', () => {
  it('leads from registration over the mail to a session', async () => {
    const { email, token, user } = await signedIn();
    expect(user).toEqual({ id: expect.any(String), email, role: [{ name: 'superAdmin' }] });
    const me = await app.call('user.me', { token });
    expect(me.json()).toMatchObject({
      email,
      getCompanyDetails: false,
      hasAdverts: false,
      companyName: null,
      role: [{ name: 'superAdmin' }],
    });
    expect(me.text).not.toMatch(/hash|argon/i);
  });

  it('gives no session to an unverified address, and sends another mail', async () => {
    const email = await signUp();
    const first = await mailTo(email);
    const answer = await app.call('auth.login', { body: { email, password } });
    expect(answer.status).toBe(400);
    expect(answer.json()[0].code).toBe('UNVERIFIED');
    const second = await mailTo(email);
    expect(second.token).not.toBe(first.token);
    expect((await app.call('user.verify', { body: { token: first.token, email } })).status).toBe(410);
    expect((await app.call('user.verify', { body: { token: second.token, email } })).status).toBe(200);
  });

  it('answers a known address like a new one, and tells only its mailbox', async () => {
    const { email } = await signedIn();
    const fresh = newEmail();
    const known = await app.call('user.register', { body: { email: email.toUpperCase(), password } });
    const unknown = await app.call('user.register', { body: { email: fresh, password } });
    expect([known.status, known.text]).toEqual([unknown.status, unknown.text]);
    expect((await mailTo(email)).subject).toBe('You already have a Hirewright account');
    expect((await mailTo(fresh)).subject).toBe('Verify your email for Hirewright');
  });

  it('makes one account of two registrations at the same moment', async () => {
    const email = newEmail();
    const answers = await Promise.all([1, 2, 3].map(() => app.call('user.register', { body: { email, password } })));
    expect(answers.map((answer) => answer.status)).toEqual([200, 200, 200]);
    const rows = await app.owner`select 1 from account where email_key = ${email}`;
    expect(rows.length).toBe(1);
  });

  it('uses a link once, in time, for its address only', async () => {
    const email = await signUp();
    const { token } = await mailTo(email);
    expect((await app.call('user.verify', { body: { token, email: newEmail() } })).status).toBe(410);
    app.clock.now = new Date(start.getTime() + 25 * HOUR);
    expect((await app.call('user.verify', { body: { token, email } })).status).toBe(410);
    app.clock.now = start;
    expect((await app.call('user.verify', { body: { token, email } })).status).toBe(200);
    expect((await app.call('user.verify', { body: { token, email } })).status).toBe(410);
  });

  it.each([
    ['a private mailbox', { email: 'someone@gmail.com', password }, 'email', 'Please use your company email address'],
    [
      'a private mailbox in capitals',
      { email: 'someone@YOPMAIL.fr', password },
      'email',
      'Please use your company email address',
    ],
    ['seven characters', { email: 'a@b.com', password }, 'email', 'Email must be at least 8 characters'],
    ['no address', { email: 'abc', password }, 'email', 'Email must be a valid email'],
    [
      'a short password',
      { email: 'x@company.example', password: 'Aa1!aaa' },
      'password',
      'Password must be at least 8 characters',
    ],
    ['a space', { email: 'x@company.example', password: 'Aa1! aaaa' }, 'password', 'Password must not contain spaces'],
    [
      'no capital',
      { email: 'x@company.example', password: 'aaaaaa1!' },
      'password',
      'Password must contain at least one uppercase letter, one lowercase letter, one number and one special character',
    ],
    [
      'a hyphen for the special character',
      { email: 'x@company.example', password: 'Aaaaaa1-' },
      'password',
      'Password must contain at least one uppercase letter, one lowercase letter, one number and one special character',
    ],
    [
      'a common password',
      { email: 'x@company.example', password: 'Password1!' },
      'password',
      'This password is on the list of those that are tried first. Choose another',
    ],
    [
      'NUL',
      { email: 'x@company.example', password: 'Blue!Tide42\0' },
      'password',
      "This text has a character that can't be stored. Type it again.",
    ],
  ])('refuses %s with a message at its field', async (_name, body, field, message) => {
    const answer = await app.call('user.register', { body });
    expect(answer.status).toBe(400);
    expect(answer.json()).toContainEqual({ message, code: 'VALIDATION', field });
  });
});

describe('log-in', () => {
  it('says the same for a wrong password and an unknown address', async () => {
    const { email } = await signedIn();
    const wrong = await app.call('auth.login', { body: { email, password: 'Wrong!Pass1' } });
    const unknown = await app.call('auth.login', { body: { email: newEmail(), password } });
    expect([wrong.status, wrong.text]).toEqual([unknown.status, unknown.text]);
    expect(wrong.json()[0].message).toBe('Please enter correct email and password');
  });

  it('refuses after ten failures in fifteen minutes, then lets in again', async () => {
    const { email } = await signedIn();
    for (let tries = 0; tries < 10; tries++) {
      expect((await app.call('auth.login', { body: { email, password: 'Wrong!Pass1' } })).status).toBe(400);
    }
    const refused = await app.call('auth.login', { body: { email, password } });
    expect(refused.status).toBe(429);
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
    app.clock.now = new Date(start.getTime() + 16 * MINUTE);
    expect((await app.call('auth.login', { body: { email, password } })).status).toBe(200);
  });

  it('does not believe X-Forwarded-For of anybody', async () => {
    const email = newEmail();
    for (let tries = 0; tries < 10; tries++) {
      await app.call('auth.login', { body: { email, password }, headers: { 'x-forwarded-for': `10.0.0.${tries}` } });
    }
    const answer = await app.call('auth.login', {
      body: { email, password },
      headers: { 'x-forwarded-for': '10.9.9.9' },
    });
    expect(answer.status).toBe(429);
  });
});

describe('sessions', () => {
  it('end with log-out, at once', async () => {
    const { token } = await signedIn();
    expect((await app.call('auth.logout', { token })).status).toBe(200);
    expect((await app.call('user.me', { token })).status).toBe(401);
  });

  it('are named by a scheme in capitals or without, and by no other', async () => {
    const { token } = await signedIn();
    const statusOf = async (authorization: string) =>
      (await app.call('user.me', { headers: { authorization } })).status;
    expect(await statusOf(`bearer ${token}`)).toBe(200);
    expect(await statusOf(`BEARER  ${token}`)).toBe(200);
    for (const other of [token, `Reviewer ${token}`, `Basic ${token}`, `Bearer${token}`, 'Bearer'])
      expect(await statusOf(other), other.replace(token, '…')).toBe(401);
  });

  it('end after seven idle days and after thirty in any case', async () => {
    const { token } = await signedIn();
    app.clock.now = new Date(start.getTime() + 8 * DAY);
    expect((await app.call('user.me', { token })).status).toBe(401);
    const other = await signedIn();
    for (let days = 8; days <= 36; days += 4) {
      app.clock.now = new Date(start.getTime() + days * DAY);
      await app.call('user.me', { token: other.token });
    }
    app.clock.now = new Date(start.getTime() + 39 * DAY);
    expect((await app.call('user.me', { token: other.token })).status).toBe(401);
  });

  it('are stored hashed', async () => {
    const { token } = await signedIn();
    const rows = await app.owner<{ token_hash: Buffer }[]>`select token_hash from session`;
    expect(rows.some((row) => row.token_hash.toString().includes(token))).toBe(false);
    expect(rows.every((row) => row.token_hash.length === 32)).toBe(true);
  });

  it('of a removed person are dead in another process too', async () => {
    const tenantId = await createCompany(app);
    const person = await createPerson(app, 'recruiter', tenantId);
    expect((await app.call('user.me', { token: person.token })).status).toBe(200);
    await app.sessions.watch();
    await app.owner`update account set deleted_at = now() where id = ${person.id}`;
    await app.owner`select pg_notify('session_revoked', ${person.id})`;
    await expect.poll(async () => (await app.call('user.me', { token: person.token })).status).toBe(401);
  });
});

describe('passwords', () => {
  it('are reset by a mailed link, once; all sessions end', async () => {
    const { email, token } = await signedIn();
    expect((await app.call('user.forgotPassword', { body: { email } })).status).toBe(200);
    const mail = await mailTo(email);
    expect(mail.link).toContain('/reset-password?token=');
    const fresh = 'Green!Tide43y';
    const body = { email, token: mail.token, password: fresh };
    expect((await app.call('user.resetPassword', { body })).status).toBe(200);
    expect((await app.call('user.resetPassword', { body })).status).toBe(410);
    expect((await app.call('user.me', { token })).status).toBe(401);
    expect((await app.call('auth.login', { body: { email, password } })).status).toBe(400);
    expect((await app.call('auth.login', { body: { email, password: fresh } })).status).toBe(200);
    expect((await mailTo(email)).subject).toBe('Your Hirewright password was changed');
  });

  it('answer alike for unknown addresses, at most three mails an hour', async () => {
    const { email } = await signedIn();
    app.clock.now = new Date(start.getTime() + 2 * HOUR);
    for (const address of [email, newEmail()]) {
      const statuses: number[] = [];
      for (let tries = 0; tries < 4; tries++) {
        statuses.push((await app.call('user.forgotPassword', { body: { email: address } })).status);
      }
      expect(statuses).toEqual([200, 200, 200, 429]);
    }
  });

  it('are counted apart from verification mails', async () => {
    app.clock.now = new Date(start.getTime() + 4 * HOUR);
    const email = newEmail();
    const send = async (kind: 'user.resendEmail' | 'user.forgotPassword') =>
      (await app.call(kind, { body: { email } })).status;
    for (let tries = 0; tries < 3; tries++) expect(await send('user.resendEmail')).toBe(200);
    expect(await send('user.resendEmail')).toBe(429);
    for (let tries = 0; tries < 3; tries++) expect(await send('user.forgotPassword')).toBe(200);
    expect(await send('user.forgotPassword')).toBe(429);
  });

  it('refuse 51 characters on reset', async () => {
    const long = `Aa1!${'x'.repeat(47)}`;
    const answer = await app.call('user.resetPassword', { body: { email: newEmail(), token: 'x', password: long } });
    expect(answer.json()).toEqual([
      { message: 'Password must be at most 50 characters', code: 'VALIDATION', field: 'password' },
    ]);
  });
});

describe('company set-up', () => {
  it('works once, trims, and starts a trial of seven days', async () => {
    const { token } = await signedIn();
    const body = { companyName: '  Acme  ', industry: 'Retail' };
    expect((await app.call('organisation.setUp', { token, body })).status).toBe(200);
    const me = (await app.call('user.me', { token })).json();
    expect(me).toMatchObject({ companyName: 'Acme', industry: 'Retail', getCompanyDetails: true });
    expect(Date.parse(me.trialEndsAt)).toBe(start.getTime() + 7 * DAY);
    expect((await app.call('organisation.setUp', { token, body })).json()[0].code).toBe('COMPANY_ALREADY_SET_UP');
  });

  it('keeps a name on one line, so that mails can name the company in their subject', async () => {
    const { token } = await signedIn();
    const body = { companyName: 'Two\r\nLines\u2028Ltd', industry: 'Re\ttail' };
    expect((await app.call('organisation.setUp', { token, body })).status).toBe(200);
    expect((await app.call('user.me', { token })).json()).toMatchObject({
      companyName: 'Two Lines Ltd',
      industry: 'Re tail',
    });
    for (const companyName of [' \n ', 'A\0B']) {
      const answer = await app.call('organisation.setUp', { token, body: { ...body, companyName } });
      expect(answer.json()[0]).toMatchObject({ code: 'VALIDATION', field: 'companyName' });
    }
  });

  it("counts the days of the trial by the server's clock, and locks nothing when they are over", async () => {
    const { token, email } = await signedIn();
    const daysLeft = async () => (await app.call('user.me', { token })).json().trialDaysLeft;
    expect(await daysLeft()).toBeNull();
    const body = { companyName: 'Acme', industry: 'Retail' };
    expect((await app.call('organisation.setUp', { token, body })).status).toBe(200);
    for (const [days, left] of [
      [0, 7],
      [0.5, 7],
      [1, 6],
      [6, 1],
      [6.9, 1],
    ] as const) {
      app.clock.now = new Date(start.getTime() + days * DAY);
      expect(await daysLeft()).toBe(left);
    }
    app.clock.now = new Date(start.getTime() + 7 * DAY - 1);
    expect(await daysLeft()).toBe(1);
    app.clock.now = new Date(start.getTime() + 7 * DAY);
    // The session is as old as the trial; a new one shows that nothing is locked.
    const later = (await app.call('auth.login', { body: { email, password } })).json().token;
    expect((await app.call('user.me', { token: later })).json().trialDaysLeft).toBe(0);
    const advert = { step: 'general', isNew: true, type: 'blankAdCanvas', jobTitle: 'Skipper', sector: 'Maritime' };
    const made = await app.call('advert.save', {
      token: later,
      body: { ...advert, industry: 'Ferries', country: 'United Kingdom' },
    });
    expect(made.status).toBe(200);
  });

  it.each([
    ['no name', { companyName: '   ', industry: 'Retail' }, 'Company Name is a required field'],
    [
      '101 characters',
      { companyName: 'x'.repeat(101), industry: 'Retail' },
      'Company Name must be at most 100 characters',
    ],
    ['no industry', { companyName: 'Acme' }, 'Industry is a required field'],
  ])('refuses %s', async (_name, body, message) => {
    const { token } = await signedIn();
    const answer = await app.call('organisation.setUp', { token, body });
    expect(answer.status).toBe(400);
    expect(answer.json().map((item: { message: string }) => item.message)).toContain(message);
  });
});

describe('mail', () => {
  it('is tried again after a failure, and nothing of a delivered one is kept', async () => {
    const email = await signUp();
    await mailTo(email);
    const rows = await app.owner`select 1 from outbox where message->>'to' = ${email}`;
    expect(rows.length).toBe(0);
  });
});
