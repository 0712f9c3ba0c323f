import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createCompany, createPerson, type TestPerson } from '#testing/actors.ts';
import { createTestApp, type TestApp } from '#testing/app.ts';

let app: TestApp;
let person: TestPerson;
const request = { firstName: 'Priya', email: 'priya@company.example', message: 'Can the same people work in both?' };
const send = (body: Record<string, unknown>, who = person) =>
  app.call('help.contact', { token: who.token, body: { ...request, ...body } });

beforeAll(async () => {
  const films = { headlines: 'https://films.example/headlines.mp4' } as const;
  app = await createTestApp({ help: { films, knowledgeBaseUrl: 'https://help.example' } });
  person = await createPerson(app, 'recruiter', await createCompany(app));
});
afterAll(() => app.close());

describe('a request', () => {
  it('reaches the support address, and an answer goes to its author', async () => {
    const answer = await send({ lastName: 'Raman', phone: '07911 123456' });
    expect([answer.status, answer.json()]).toEqual([200, { type: 'success' }]);
    await app.mailRoom.deliver();
    const mail = app.mails.at(-1);
    expect(mail).toMatchObject({
      to: 'support@hirewright.example',
      subject: 'Request from Priya Raman, Fenmoor Energy',
      headers: { 'Reply-To': 'priya@company.example' },
    });
    for (const part of [request.message, 'Phone: 07911 123456', 'Company: Fenmoor Energy', 'Role: Recruiter']) {
      expect(mail?.text).toContain(part);
    }
  });

  it('escapes what was typed and keeps it out of the headers', async () => {
    const answer = await send({ firstName: 'Eve\r\nBcc: all@evil.example', message: '<script>alert(1)</script>' });
    expect(answer.status).toBe(200);
    await app.mailRoom.deliver();
    const mail = app.mails.at(-1);
    expect(mail?.subject).not.toMatch(/[\r\n]/);
    expect(mail?.html).not.toContain('<script>');
  });

  it.each([
    ['no first name', { firstName: ' ' }, 'firstName', 'Please enter First Name'],
    ['no mail', { email: '' }, 'email', 'Please enter Mail'],
    ['half an address', { email: 'abc' }, 'email', 'Email must be a valid email'],
    ['no message', { message: '  ' }, 'message', 'Please enter Message'],
    ['a landline', { phone: '02079460000' }, 'phone', 'Invalid UK phone number'],
    ['five digits', { phone: '12345' }, 'phone', 'Invalid UK phone number'],
  ])('refuses %s', async (_name, body, field, message) => {
    const answer = await send(body);
    expect(answer.status).toBe(400);
    expect(answer.json()).toContainEqual({ message, code: 'VALIDATION', field });
  });

  it.each(['07911123456', '+447911123456', '00447911123456', ''])('takes the number %s', async (phone) => {
    const someone = await createPerson(app, 'admin', await createCompany(app));
    expect((await send({ phone }, someone)).status).toBe(200);
  });

  it('is taken ten times an hour', async () => {
    const someone = await createPerson(app, 'admin', await createCompany(app));
    for (let tries = 0; tries < 10; tries++) expect((await send({}, someone)).status).toBe(200);
    expect((await send({}, someone)).status).toBe(429);
  });

  it('has nowhere to go without an address', async () => {
    const silent = await createTestApp({ help: { supportEmail: undefined } });
    try {
      const someone = await createPerson(silent, 'admin', await createCompany(silent));
      const answer = await silent.call('help.contact', { token: someone.token, body: request });
      expect([answer.status, answer.json()[0].code]).toEqual([503, 'NO_SUPPORT_ADDRESS']);
      const media = await silent.call('help.media', { token: someone.token });
      expect(media.json()).toEqual({ films: {}, knowledgeBaseUrl: null, takesRequests: false });
    } finally {
      await silent.close();
    }
  });
});

it('films come from the settings, and the page may show them', async () => {
  const answer = await app.call('help.media', { token: person.token });
  expect(answer.json()).toEqual({
    films: { headlines: 'https://films.example/headlines.mp4' },
    knowledgeBaseUrl: 'https://help.example',
    takesRequests: true,
  });
  expect(answer.headers['content-security-policy']).toContain("media-src 'self' https://films.example");
});
