import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Role } from '#domain/user.ts';
import { createCompany, createPerson, type TestPerson } from '#testing/actors.ts';
import { createTestApp, type TestApp } from '#testing/app.ts';
import { hashPassword } from './passwords.ts';

let app: TestApp;
let start: Date;
let passwordHash: string;
const password = 'Blue!Tide42x';
const fresh = 'Green!Tide43y';
const names = { firstName: 'Priya', lastName: 'Raman' };

beforeAll(async () => {
  app = await createTestApp();
  start = app.clock.now;
  passwordHash = await hashPassword(password);
});
afterAll(() => app.close());
beforeEach(() => {
  app.clock.now = start;
  app.mails.length = 0;
});

/** Somebody who knows a password. */
async function create(role: Role = 'recruiter', tenantId?: string): Promise<TestPerson> {
  const person = await createPerson(app, role, tenantId ?? (await createCompany(app)));
  await app.owner`update account set password_hash = ${passwordHash} where id = ${person.id}`;
  return person;
}
const save = (person: TestPerson, body: Record<string, unknown>) =>
  app.call('profile.update', { token: person.token, body: { ...names, ...body } });
const me = async (person: TestPerson) => (await app.call('user.me', { token: person.token })).json();
const remove = (person: TestPerson, word = password) =>
  app.call('profile.delete', { token: person.token, body: { password: word } });

describe('the profile', () => {
  it("keeps what was saved, trimmed, and nothing that is not the person's to change", async () => {
    const person = await create();
    const body = {
      firstName: '  Priya ',
      lastName: ' Raman  ',
      phoneNumber: '+4479111234',
      timezone: 'Pacific/Auckland',
      email: 'other@company.example',
      role: 'superAdmin',
    };
    expect((await save(person, body)).status).toBe(200);
    expect(await me(person)).toMatchObject({
      firstName: 'Priya',
      lastName: 'Raman',
      fullName: 'Priya Raman',
      phoneNumber: '+4479111234',
      timezone: 'Pacific/Auckland',
      email: person.email,
      role: [{ name: 'recruiter' }],
      createdAt: expect.any(String),
    });
    expect((await save(person, { phoneNumber: '', timezone: null })).status).toBe(200);
    expect(await me(person)).toMatchObject({ phoneNumber: null, timezone: null });
    expect((await save(person, { phoneNumber: 7911123 })).status).toBe(200);
    expect((await me(person)).phoneNumber).toBe('7911123');
  });

  it.each([
    ['no first name', { firstName: ' ' }, 'firstName', 'First Name is a required field'],
    ['65 letters', { firstName: 'x'.repeat(65) }, 'firstName', 'First Name must be at most 64 characters'],
    ['no last name', { lastName: '' }, 'lastName', 'Last Name is a required field'],
    ['65 letters of a last name', { lastName: 'x'.repeat(65) }, 'lastName', 'Last Name must be at most 64 characters'],
    ['letters in the number', { phoneNumber: 'abc' }, 'phoneNumber', 'Please enter valid Phone Number'],
    ['a hyphen in the number', { phoneNumber: '07-11' }, 'phoneNumber', 'Please enter valid Phone Number'],
    ['twelve digits', { phoneNumber: '123456789012' }, 'phoneNumber', 'Please enter valid Phone Number'],
    ['a zone that there is not', { timezone: 'Mars/Olympus' }, 'timezone', 'Choose a time zone from the list'],
    ['only the old password', { oldPassword: password }, 'newPassword', 'Please enter a value for New Password'],
    ['only the new password', { newPassword: fresh }, 'oldPassword', 'Please enter a value for Old Password'],
    [
      'seven characters',
      { oldPassword: password, newPassword: 'Aa1!aaa' },
      'newPassword',
      'Password must be at least 8 characters',
    ],
    ['a space', { oldPassword: password, newPassword: 'Abc def1!' }, 'newPassword', 'Password must not contain spaces'],
    [
      '51 characters',
      { oldPassword: password, newPassword: `Aa1!${'x'.repeat(47)}` },
      'newPassword',
      'Password must be at most 50 characters',
    ],
    [
      'a common password',
      { oldPassword: password, newPassword: 'Password1!' },
      'newPassword',
      'This password is on the list of those that are tried first. Choose another',
    ],
  ])('refuses %s', async (_name, body, field, message) => {
    const person = await create();
    const answer = await save(person, body);
    expect(answer.status).toBe(400);
    expect(answer.json()).toContainEqual({ message, code: 'VALIDATION', field });
    expect((await me(person)).firstName).toBe('Test');
  });
});

describe('a new password', () => {
  it('ends the other sessions and keeps this one', async () => {
    const person = await create();
    const other = await app.database.identity((sql) => app.sessions.start(sql, person.id));
    expect((await app.call('user.me', { token: other })).status).toBe(200);
    expect((await save(person, { oldPassword: password, newPassword: fresh })).status).toBe(200);
    expect((await app.call('user.me', { token: other })).status).toBe(401);
    expect((await app.call('user.me', { token: person.token })).status).toBe(200);
    expect((await app.call('auth.login', { body: { email: person.email, password } })).status).toBe(400);
    expect((await app.call('auth.login', { body: { email: person.email, password: fresh } })).status).toBe(200);
    await app.mailRoom.deliver();
    expect(app.mails.at(-1)).toMatchObject({ to: person.email, subject: 'Your Hirewright password was changed' });
  });

  it('needs the old one; a wrong one changes nothing and signs nobody out', async () => {
    const person = await create();
    const answer = await save(person, { oldPassword: 'Wrong!Pass1', newPassword: fresh });
    expect(answer.status).toBe(400);
    expect(answer.json()[0]).toMatchObject({ code: 'WRONG_PASSWORD', field: 'oldPassword' });
    expect(await me(person)).toMatchObject({ firstName: 'Test' });
    expect((await app.call('auth.login', { body: { email: person.email, password } })).status).toBe(200);
  });

  it('cannot be reached by guessing the old one', async () => {
    const person = await create();
    for (let tries = 0; tries < 10; tries++) {
      expect((await save(person, { oldPassword: 'Wrong!Pass1', newPassword: fresh })).status).toBe(400);
    }
    expect((await save(person, { oldPassword: password, newPassword: fresh })).status).toBe(429);
  });
});

describe('the end of an account', () => {
  it('makes the person anonymous, ends the sessions and writes once more', async () => {
    const tenantId = await createCompany(app);
    const person = await create('recruiter', tenantId);
    expect((await remove(person)).status).toBe(200);
    expect((await app.call('user.me', { token: person.token })).status).toBe(401);
    const [row] = await app.owner`select email, first_name, last_name, password_hash, phone_number, deleted_at
      from account where id = ${person.id}`;
    expect(row).toMatchObject({ first_name: 'Deleted', last_name: 'user', password_hash: null, phone_number: null });
    expect(row?.email).not.toContain('company.example');
    expect((await app.call('auth.login', { body: { email: person.email, password } })).status).toBe(400);
    await app.mailRoom.deliver();
    expect(app.mails.at(-1)).toMatchObject({ to: person.email, subject: 'Your Hirewright account is deleted' });
  });

  it('asks for the password', async () => {
    const person = await create();
    const answer = await remove(person, 'Wrong!Pass1');
    expect(answer.json()[0]).toMatchObject({
      code: 'WRONG_PASSWORD',
      field: 'password',
      message: "The password isn't right, so nothing was deleted.",
    });
    expect((await app.call('user.me', { token: person.token })).status).toBe(200);
  });

  it('is not for copywriters, nor for the only super admin while others work there', async () => {
    expect((await remove(await create('copywriter'))).status).toBe(403);
    const tenantId = await createCompany(app);
    const boss = await create('superAdmin', tenantId);
    const recruiter = await create('recruiter', tenantId);
    expect((await remove(boss)).json()[0].code).toBe('LAST_SUPER_ADMIN');
    expect((await remove(recruiter)).status).toBe(200);
    expect((await remove(boss)).status).toBe(200);
  });

  it('leaves one of two super admins who go at the same moment', async () => {
    for (let round = 0; round < 5; round++) {
      const tenantId = await createCompany(app);
      await create('recruiter', tenantId);
      const two = [await create('superAdmin', tenantId), await create('superAdmin', tenantId)];
      const answers = await Promise.all(two.map((person) => remove(person)));
      expect(answers.map((answer) => answer.status).sort()).toEqual([200, 409]);
      const left = await app.owner`select 1 from account
        where tenant_id = ${tenantId} and role = 'superAdmin' and deleted_at is null`;
      expect(left.length).toBe(1);
    }
  });
});

describe('a picture', () => {
  /** Asks for an address, uploads the bytes and names the key. */
  async function upload(person: TestPerson, bytes: Uint8Array, type = 'image/png', name = 'me_1700000000.png') {
    const body = { key: name, fileType: type, size: bytes.byteLength };
    const answer = await app.call('storage.uploadUrl', { token: person.token, body });
    expect(answer.status, answer.text).toBe(200);
    const { url, key, headers } = answer.json();
    const put = await app.http.inject({ method: 'PUT', url, headers, payload: Buffer.from(bytes) });
    expect(put.statusCode).toBe(200);
    return key as string;
  }
  const picture = (format: 'png' | 'jpeg' | 'gif', width = 640, height = 480) => {
    const made = sharp({ create: { width, height, channels: 3, background: '#28655a' } });
    return made
      .toFormat(format)
      .withExif({ IFD3: { GPSLatitude: '51/1 30/1 0/1' } })
      .toBuffer();
  };
  const download = async (person: TestPerson, key: string) => {
    const { url } = (await app.call('storage.downloadUrl', { token: person.token, body: { key } })).json();
    return url === '' ? undefined : app.http.inject({ method: 'GET', url });
  };

  it.each([
    ['png', 'image/png', 'me.png'],
    ['jpeg', 'image/jpeg', 'me.jpeg'],
  ] as const)('from %s becomes a small square without what the camera wrote', async (format, type, name) => {
    const person = await create();
    const key = await upload(person, await picture(format), type, name);
    expect((await save(person, { avatar: key })).status).toBe(200);
    const { avatar } = await me(person);
    expect(avatar).toMatch(/\/avatars\/\d{13}-/);
    const answer = await download(person, avatar);
    expect(answer?.headers['content-type']).toBe('image/webp');
    // The application reads JPEG and PNG only; this test looks at what it writes.
    sharp.unblock({ operation: ['VipsForeignLoadWebp'] });
    const kept = await sharp(answer?.rawPayload).metadata();
    expect(kept).toMatchObject({ format: 'webp', width: 256, height: 256 });
    expect(kept.exif).toBeUndefined();
    expect(await app.files.exists(key)).toBe(false);
  });

  it('of a copywriter too', async () => {
    const person = await create('copywriter');
    expect((await save(person, { avatar: await upload(person, await picture('png')) })).status).toBe(200);
    expect((await download(person, (await me(person)).avatar))?.statusCode).toBe(200);
  });

  it('stays while its key is sent back, is replaced by a new one, and goes with null', async () => {
    const person = await create();
    await save(person, { avatar: await upload(person, await picture('png')) });
    const first = (await me(person)).avatar;
    await save(person, { avatar: first });
    expect((await me(person)).avatar).toBe(first);
    await save(person, { avatar: await upload(person, await picture('png', 300, 900)) });
    const second = (await me(person)).avatar;
    expect(second).not.toBe(first);
    expect([await app.files.exists(first), await app.files.exists(second)]).toEqual([false, true]);
    await save(person, { avatar: null });
    expect((await me(person)).avatar).toBeNull();
    expect(await app.files.exists(second)).toBe(false);
  });

  it('is seen by colleagues, and by nobody of another company', async () => {
    const tenantId = await createCompany(app);
    const person = await create('recruiter', tenantId);
    await save(person, { avatar: await upload(person, await picture('png')) });
    const { avatar } = await me(person);
    expect((await download(await create('admin', tenantId), avatar))?.statusCode).toBe(200);
    expect(await download(await create('superAdmin'), avatar)).toBeUndefined();
    expect(await download(await create('copywriter'), avatar)).toBeUndefined();
  });

  it('of somebody else cannot be taken', async () => {
    const other = await create();
    const key = await upload(other, await picture('png'));
    const answer = await save(await create(), { avatar: key });
    expect(answer.json()[0]).toMatchObject({ code: 'FILE_NOT_FOUND', field: 'avatar' });
  });

  it.each([
    ['a GIF that says PNG', () => picture('gif'), 'IMAGE_TYPE', 'Image is not valid'],
    [
      'a page that says PNG',
      async () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'),
      'IMAGE_TYPE',
      'Image is not valid',
    ],
    [
      'half a picture',
      async () => (await picture('png')).subarray(0, 400),
      'IMAGE_BROKEN',
      "This picture couldn't be read. Save it again as JPG or PNG and try again.",
    ],
    [
      'a bomb of 100 million pixels',
      () => picture('png', 10_000, 10_000),
      'IMAGE_BROKEN',
      "This picture couldn't be read. Save it again as JPG or PNG and try again.",
    ],
  ])('is not made of %s', async (_name, make, code, message) => {
    const person = await create();
    const key = await upload(person, await make());
    const answer = await save(person, { avatar: key });
    expect(answer.status).toBe(400);
    expect(answer.json()[0]).toEqual({ code, message, field: 'avatar' });
    expect((await me(person)).avatar).toBeNull();
    expect(await app.files.exists(key)).toBe(false);
  });

  it.each([
    ['another type', { key: 'me.gif', fileType: 'image/gif', size: 10 }, 'Image is not valid'],
    ['another name', { key: 'me.exe', fileType: 'image/png', size: 10 }, 'Image is not valid'],
    [
      'one byte too many',
      { key: 'me.png', fileType: 'image/png', size: 10 * 1024 * 1024 + 1 },
      'Maximum File size limit is 10MB',
    ],
  ])('has no address for %s', async (_name, body, message) => {
    const answer = await app.call('storage.uploadUrl', { token: (await create()).token, body });
    expect(answer.status).toBe(400);
    expect(answer.json()[0].message).toBe(message);
  });

  it('that was never saved makes room for the next one', async () => {
    const person = await create();
    const first = await upload(person, await picture('png'));
    await upload(person, await picture('png'));
    expect(await app.files.exists(first)).toBe(false);
  });
});
