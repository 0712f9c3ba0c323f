import { once } from 'node:events';
import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type Server, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import PostalMime, { type Email } from 'postal-mime';
import { SMTPServer, type SMTPServerOptions } from 'smtp-server';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Mail, MailPort } from '../../ports/mail.ts';
import { createMailbox } from './mailbox.ts';
import { openMail } from './open.ts';
import { createSmtp } from './smtp.ts';

const FROM = 'Hirewright <adverts@example.com>';
const mail: Mail = {
  to: 'ada@example.com',
  subject: 'Überprüfen Sie Ihre Adresse – please',
  text: 'Hello Ada,\n\nopen (https://x.example/login?token=abc&email=ada%40example.com).\n\n.\nA line of dots above. 漢字',
  html: '<p>Hello Ada, <a href="https://x.example/login?token=abc&amp;email=ada%40example.com">open</a></p>',
};

const closers: (() => Promise<unknown> | unknown)[] = [];
let directory: string;

beforeEach(() => {
  directory = mkdtempSync(join(tmpdir(), 'hw-mail-'));
});

afterEach(async () => {
  for (const close of closers.splice(0).reverse()) await close();
  rmSync(directory, { recursive: true, force: true });
});

const portOf = (server: { address(): unknown }): number => {
  const address = server.address();
  if (typeof address === 'object' && address !== null && 'port' in address) return Number(address.port);
  throw new Error('It does not listen.');
};

const startSmtp = async (options: SMTPServerOptions): Promise<{ url: string; received: Email[] }> => {
  const received: Email[] = [];
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    async onData(stream, _session, callback) {
      const parts: Buffer[] = [];
      for await (const part of stream) parts.push(part);
      received.push(await PostalMime.parse(Buffer.concat(parts)));
      callback();
    },
    ...options,
  });
  server.on('error', () => undefined);
  server.listen(0, '127.0.0.1');
  await once(server.server, 'listening');
  closers.push(() => new Promise((resolve) => server.close(() => resolve(undefined))));
  return { url: `smtp://127.0.0.1:${portOf(server.server)}`, received };
};

/** A server that speaks no SMTP, to misbehave in ways that a real one does not offer. */
const startRaw = async (onConnection: (socket: Socket) => void): Promise<string> => {
  const sockets = new Set<Socket>();
  const server: Server = createServer((socket) => {
    sockets.add(socket);
    socket.on('error', () => undefined);
    onConnection(socket);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  closers.push(() => {
    for (const socket of sockets) socket.destroy();
    server.close();
  });
  return `smtp://127.0.0.1:${portOf(server)}`;
};

const quick = { connection: 300, greeting: 300, silence: 300 };

describe.each(['mailbox', 'smtp'] as const)('%s', (kind) => {
  const open = async (): Promise<{ port: MailPort; list: () => Promise<Email[]> }> => {
    if (kind === 'smtp') {
      const { url, received } = await startSmtp({});
      return { port: createSmtp(url, FROM), list: async () => received };
    }
    const mailbox = await createMailbox(directory, FROM);
    const list = async () => {
      const sources = await Promise.all((await mailbox.list()).map(({ id }) => mailbox.getSource(id)));
      return Promise.all(sources.map((source) => PostalMime.parse(source ?? '')));
    };
    return { port: mailbox, list };
  };

  it('hands over subject, text and HTML unharmed', async () => {
    const { port, list } = await open();
    await port.send({ ...mail, headers: { 'X-Advert': '42' } });
    const [message] = await list();
    expect(message).toMatchObject({
      subject: mail.subject,
      from: { name: 'Hirewright', address: 'adverts@example.com' },
      to: [{ name: '', address: 'ada@example.com' }],
    });
    expect(message?.text?.trimEnd()).toBe(mail.text);
    expect(message?.html?.trimEnd()).toBe(mail.html);
    const header = (key: string) => message?.headers.find((entry) => entry.key === key)?.value;
    expect(header('x-advert')).toBe('42');
    expect(header('auto-submitted')).toBe('auto-generated');
  });

  it.each([
    ['subject', { subject: 'Hello\r\nBcc: eve@example.com' }],
    ['subject with a bare line feed', { subject: 'Hello\nBcc: eve@example.com' }],
    ['recipient', { to: 'ada@example.com\r\nBcc: eve@example.com' }],
    ['second recipient', { to: 'ada@example.com, eve@example.com' }],
    ['recipient in brackets', { to: 'Ada <ada@example.com>' }],
    ['header value', { headers: { 'X-Advert': '42\r\nBcc: eve@example.com' } }],
    ['header name', { headers: { 'X-Advert: 42\r\nBcc': 'eve@example.com' } }],
  ])('refuses a line break or a second recipient: %s', async (_name, change) => {
    const { port, list } = await open();
    await expect(port.send({ ...mail, ...change })).rejects.toThrow();
    expect(await list()).toEqual([]);
  });
});

describe('createMailbox', () => {
  it('lists the newest first, with the links of the text', async () => {
    const mailbox = await createMailbox(directory, FROM);
    await mailbox.send({ ...mail, subject: 'First' });
    await mailbox.send({ ...mail, subject: 'Second' });
    const messages = await mailbox.list();
    const sorted = [...messages].sort((a, b) => (a.id < b.id ? 1 : -1));
    expect(messages).toEqual(sorted);
    expect(messages.map(({ subject }) => subject).sort()).toEqual(['First', 'Second']);
    expect(messages[0]?.links).toEqual(['https://x.example/login?token=abc&email=ada%40example.com']);
    expect(Math.abs(Date.now() - (messages[0]?.date.getTime() ?? 0))).toBeLessThan(60_000);
    expect(await mailbox.get(messages[0]?.id ?? '')).toEqual(messages[0]);
  });

  it('leaves only whole files, readable by their owner alone', async () => {
    const mailbox = await createMailbox(join(directory, 'box'), FROM);
    await Promise.all(Array.from({ length: 20 }, () => mailbox.send(mail)));
    expect(readdirSync(join(directory, 'box')).filter((name) => !name.endsWith('.eml'))).toEqual([]);
    expect(await mailbox.list()).toHaveLength(20);
  });

  it('gives out nothing but its messages', async () => {
    writeFileSync(join(directory, 'secret.eml'), 'Subject: secret\r\n\r\n');
    const mailbox = await createMailbox(join(directory, 'box'), FROM);
    for (const id of ['../secret', '..%2fsecret', 'secret', '', '20260101T000000000Z-0123456789abcdef']) {
      expect(await mailbox.get(id)).toBeUndefined();
      expect(await mailbox.getSource(id)).toBeUndefined();
    }
  });
});

describe('createSmtp', () => {
  it('rejects when the recipient or the message is refused', async () => {
    const unknown = await startSmtp({
      onRcptTo: (_address, _session, callback) => callback(new Error('No such mailbox here')),
    });
    await expect(createSmtp(unknown.url, FROM).send(mail)).rejects.toThrow('No such mailbox here');
    const spam = await startSmtp({
      onData(stream, _session, callback) {
        stream.resume();
        stream.on('end', () => callback(new Error('Message refused')));
      },
    });
    await expect(createSmtp(spam.url, FROM).send(mail)).rejects.toThrow('Message refused');
  });

  it('signs in, and rejects when the password is wrong', async () => {
    const server = await startSmtp({
      authOptional: false,
      allowInsecureAuth: true,
      onAuth: ({ username, password }, _session, callback) =>
        username === 'robot' && password === 'p@ss' ? callback(null, { user: username }) : callback(new Error('Wrong')),
    });
    const withUser = (password: string) => server.url.replace('//', `//robot:${encodeURIComponent(password)}@`);
    await createSmtp(withUser('p@ss'), FROM).send(mail);
    expect(server.received).toHaveLength(1);
    await expect(createSmtp(withUser('guess'), FROM).send(mail)).rejects.toThrow();
  });

  it('gives up on a server that is silent, closes half-way, or is not there', async () => {
    const silent = await startRaw(() => undefined);
    await expect(createSmtp(silent, FROM, quick).send(mail)).rejects.toThrow(/greeting|timeout/i);
    const stalling = await startRaw((socket) => socket.write('220 here\r\n'));
    await expect(createSmtp(stalling, FROM, quick).send(mail)).rejects.toThrow(/timeout/i);
    const closing = await startRaw((socket) => {
      socket.write('220 here\r\n');
      socket.on('data', (data) => {
        const said = data.toString();
        if (said.startsWith('EHLO')) socket.write('250 here\r\n');
        else if (said.startsWith('DATA')) socket.write('354 go on\r\n', () => socket.destroy());
        else socket.write('250 ok\r\n');
      });
    });
    await expect(createSmtp(closing, FROM, quick).send(mail)).rejects.toThrow();
    await expect(createSmtp('smtp://127.0.0.1:1', FROM, quick).send(mail)).rejects.toThrow(/ECONNREFUSED/);
  });
});

describe('openMail', () => {
  it('keeps mail in the data directory unless a server is named', async () => {
    const local = await openMail({ dataDir: directory, smtpUrl: undefined, mailFrom: FROM });
    await local.port.send(mail);
    expect(await local.mailbox?.list()).toHaveLength(1);
    expect(readdirSync(join(directory, 'mailbox'))).toHaveLength(1);
    const { url, received } = await startSmtp({});
    const remote = await openMail({ dataDir: directory, smtpUrl: url, mailFrom: FROM });
    await remote.port.send(mail);
    expect(remote.mailbox).toBeUndefined();
    expect(received).toHaveLength(1);
  });
});
