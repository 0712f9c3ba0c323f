/** The whole application on a database of its own, files in a temporary directory and mail in a list; without a port. */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type EndpointName, readRoute } from '#contract/routes.ts';
import { connect, openDatabase } from '#server/adapters/database/postgres.ts';
import { createDiskFiles } from '#server/adapters/files/disk.ts';
import { createApp } from '#server/app.ts';
import type { HelpSettings } from '#server/features/help/handlers.ts';
import { createMailRoom } from '#server/features/mail/service.ts';
import type { Mail } from '#server/ports/mail.ts';
import type { Writer } from '#server/ports/writer.ts';
import { createHarper } from '../server/adapters/proofreader/harper.ts';
import { createBuiltInWriter } from '../server/adapters/writer/built-in.ts';
import { createTestDatabase } from './database.ts';

/** What a test sends: a token of a session, and the parts of the request. */
export interface TestCall {
  token?: string | undefined;
  /** The token of a reviewer's link, sent instead. */
  reviewer?: string | undefined;
  params?: Record<string, string>;
  query?: Record<string, string>;
  body?: unknown;
  /** Sent as it is instead of `body`. */
  raw?: string;
  headers?: Record<string, string>;
}

export type TestApp = Awaited<ReturnType<typeof createTestApp>>;

/** Starts the application. `clock.now` may be moved by the test. */
export async function createTestApp(
  options: { poolSize?: number; operatorEmails?: string[]; help?: Partial<HelpSettings>; writer?: Writer } = {},
) {
  const created = await createTestDatabase();
  const directory = await mkdtemp(join(tmpdir(), 'hw-test-files-'));
  const database = openDatabase(created.address, options.poolSize ?? 4);
  const files = await createDiskFiles(join(directory, 'files'), join(directory, 'secret'));
  const clock = { now: new Date() };
  const mails: Mail[] = [];
  const proofreader = createHarper();
  const { http, sessions } = await createApp({
    database,
    files,
    now: () => clock.now,
    publicUrl: 'http://localhost:3000',
    operatorEmails: options.operatorEmails ?? [],
    help: { supportEmail: 'support@hirewright.example', knowledgeBaseUrl: undefined, films: {}, ...options.help },
    writer: options.writer ?? createBuiltInWriter(proofreader),
    trustedProxies: [],
    version: 'test',
    listDemoSignIns: async () => [],
    logger: false,
    checkVerbatim: true,
  });
  const mailRoom = createMailRoom(database, { send: async (mail) => void mails.push(mail) }, () => undefined);
  /** A connection of the database's owner, for arranging and for looking behind the walls. */
  const owner = connect(created.address, { max: 1, connection: { 'app.scope': 'identity' } });

  async function call(
    name: EndpointName,
    { token, reviewer, params = {}, query, body, raw, headers = {} }: TestCall = {},
  ) {
    const { method, path } = readRoute(name);
    const filled = path.replace(/:(\w+)/g, (_match, key: string) => encodeURIComponent(params[key] ?? ''));
    const payload = raw ?? (body === undefined ? undefined : JSON.stringify(body));
    const response = await http.inject({
      method,
      url: `/api${filled}`,
      ...(query === undefined ? {} : { query }),
      headers: {
        ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
        ...(reviewer === undefined ? {} : { authorization: `Reviewer ${reviewer}` }),
        ...(payload === undefined ? {} : { 'content-type': 'application/json' }),
        ...headers,
      },
      ...(payload === undefined ? {} : { payload }),
    });
    return {
      status: response.statusCode,
      headers: response.headers,
      json: () => JSON.parse(response.payload),
      text: response.payload,
    };
  }

  async function close(): Promise<void> {
    await http.close();
    await mailRoom.stop();
    await proofreader.close();
    await database.close();
    await owner.end({ timeout: 5 });
    await created.drop();
    await rm(directory, { recursive: true, force: true });
  }

  return { call, http, database, files, sessions, mailRoom, mails, clock, owner, close };
}
