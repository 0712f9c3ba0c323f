/** Composition root: reads the settings, chooses the adapters, listens, and stops gracefully. */
import { readFileSync } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { HOUR } from '#domain/limits.ts';
import { startEmbedded } from './adapters/database/embedded/embedded.ts';
import { DatabaseSetupError, migrate, readMigrations } from './adapters/database/migrate.ts';
import { type DatabaseAddress, openDatabase } from './adapters/database/postgres.ts';
import { openFiles } from './adapters/files/open.ts';
import { openMail } from './adapters/mail/open.ts';
import { createHarper } from './adapters/proofreader/harper.ts';
import { createWriterWhenNeeded } from './adapters/writer/when-needed.ts';
import { createApp } from './app.ts';
import { type Config, ConfigError, readConfig } from './config.ts';
import { DEMO_OPERATOR, listDemoSignIns, seedDemo } from './demo/seed.ts';
import { createMailRoom } from './features/mail/service.ts';
import { recordTokens } from './features/writing/service.ts';
import type { Database } from './ports/database.ts';
import type { Proofreader } from './ports/proofreader.ts';
import type { Writer } from './ports/writer.ts';

const here = dirname(fileURLToPath(import.meta.url));
const say = (line: string): void => void process.stdout.write(`${line}\n`);

/** The version of package.json, found from the bundle as from the sources. */
function readVersion(): string {
  for (const path of [join(here, '../../package.json'), join(here, '../package.json')]) {
    try {
      return (JSON.parse(readFileSync(path, 'utf8')) as { version: string }).version;
    } catch {
      // Looked for in the next place.
    }
  }
  return 'unknown';
}

async function startDatabase(config: Config): Promise<{ address: DatabaseAddress; stop: () => Promise<void> }> {
  if (config.databaseUrl !== undefined) return { address: { url: config.databaseUrl }, stop: async () => undefined };
  const server = await startEmbedded({ dataDir: config.dataDir, log: say });
  return { address: server, stop: server.stop };
}

/**
 * The language model that the settings name, with the built-in writer behind it; without one, the built-in writer. Neither is
 * in memory before somebody opens a page that has texts written: a server that only serves pages carries half as much.
 */
function chooseWriter(
  ai: Config['ai'],
  proofreader: Proofreader,
  database: Database,
  warn: (error: unknown, event: string) => void,
): Writer {
  const loadBuiltIn = async (): Promise<Writer> => {
    const { createBuiltInWriter } = await import('./adapters/writer/built-in.ts');
    return createBuiltInWriter(proofreader);
  };
  const loadModel = async (chosen: NonNullable<Config['ai']>): Promise<Writer> => {
    const { createTransport } = await import('./adapters/writer/model/transport.ts');
    const { createModelWriter } = await import('./adapters/writer/model/writer.ts');
    return createModelWriter({
      transport: createTransport(chosen),
      fallback: await loadBuiltIn(),
      record: (caller, use) =>
        void recordTokens(database, caller, use, new Date()).catch((error) => warn(error, 'tokens-not-recorded')),
    });
  };
  return createWriterWhenNeeded({
    kind: ai === undefined ? 'built-in' : 'model',
    load: () => (ai === undefined ? loadBuiltIn() : loadModel(ai)),
    warmUp: async () => (await import('./adapters/writer/warm-up.ts')).warmUp(),
    warn: (error) => warn(error, 'writer-not-warmed-up'),
  });
}

async function start(): Promise<void> {
  const config = readConfig(process.env);
  await mkdir(config.dataDir, { recursive: true }).catch((error: unknown) => {
    const reason = error instanceof Error ? error.message : String(error);
    throw new ConfigError(
      `The setting DATA_DIR is ${config.dataDir} but has to be a directory that this user may write to (${reason}).`,
    );
  });
  const server = await startDatabase(config);
  const closers: (() => Promise<unknown>)[] = [server.stop];
  const stop = async (): Promise<void> => {
    for (const close of closers.reverse()) await close();
  };
  let stopping = false;
  const stopOnSignal = (): void => {
    if (stopping) return;
    stopping = true;
    say('Stopping. Unfinished saves are completed first.');
    stop().then(
      () => process.exit(0),
      (error: unknown) => {
        process.stderr.write(`${String(error)}\n`);
        process.exit(1);
      },
    );
  };
  process.on('SIGTERM', stopOnSignal);
  process.on('SIGINT', stopOnSignal);

  try {
    const applied = await migrate(server.address, await readMigrations(join(here, 'migrations')));
    if (applied.length > 0) say('Data brought up to date');
    const database = openDatabase(server.address, config.databasePool);
    closers.push(() => database.close());
    const files = await openFiles(config);
    const mail = await openMail(config);
    if (config.demo) await seedDemo({ database, files, now: new Date() });
    const proofreader = createHarper();
    // The log begins with the application; what is written down late goes there.
    let logWarning = (_error: unknown, _event: string): void => undefined;
    closers.push(() => proofreader.close());
    const app = await createApp({
      database,
      files,
      mailbox: mail.mailbox,
      now: () => new Date(),
      publicUrl: config.publicUrl,
      // In the demo its super admin runs the installation, unless somebody else is named.
      operatorEmails: config.demo && config.operatorEmails.length === 0 ? [DEMO_OPERATOR] : config.operatorEmails,
      writer: chooseWriter(config.ai, proofreader, database, (error, event) => logWarning(error, event)),
      help: {
        // While mail stays on this computer, requests may as well: they lie in the mailbox like every other message.
        supportEmail: config.supportEmail ?? (mail.mailbox === undefined ? undefined : 'support@localhost'),
        knowledgeBaseUrl: config.knowledgeBaseUrl,
        films: config.films,
      },
      trustedProxies: config.trustedProxies,
      webRoot: join(here, '../web'),
      version: readVersion(),
      listDemoSignIns: () => (config.demo ? listDemoSignIns(database) : Promise.resolve([])),
      logger: { level: config.logLevel },
    });
    logWarning = (error, event) => app.http.log.warn(error, event);
    closers.push(() => app.http.close());
    const mailRoom = createMailRoom(database, mail.port, (event, details) => app.http.log.warn(details, event));
    closers.push(() => mailRoom.stop());
    await app.http.listen({ host: config.host, port: config.port });
    await app.sessions.watch();
    await app.directories.watch();
    await mailRoom.start();
    const sweeper = setInterval(
      () => void app.sessions.sweep().catch((error: unknown) => app.http.log.warn(error)),
      HOUR,
    );
    sweeper.unref();
    await announce(config, mail.mailbox !== undefined, config.demo ? await listDemoSignIns(database) : []);
  } catch (error) {
    await stop().catch(() => undefined);
    throw error;
  }
}

async function announce(
  config: Config,
  hasMailbox: boolean,
  signIns: { label: string; email: string; password: string }[],
): Promise<void> {
  say(`Hirewright is running at ${config.publicUrl}`);
  if (hasMailbox) say(`Mail isn't connected. Messages are at ${config.publicUrl}/mailbox`);
  if (config.ai === undefined) say('No language model is connected. The built-in writer is used.');
  else say(`The language model ${config.ai.model} is connected (${config.ai.provider}).`);
  for (const { label, email, password } of signIns) say(`Demo company: log in as ${email} with ${password} (${label})`);
}

start().catch((error: unknown) => {
  // Whoever starts the product needs the sentence; only the unexpected shows where it happened.
  const expected =
    error instanceof ConfigError ||
    error instanceof DatabaseSetupError ||
    (error instanceof Error && error.name === 'StartRefusal');
  process.stderr.write(
    `${expected ? (error as Error).message : error instanceof Error ? (error.stack ?? error.message) : String(error)}\n`,
  );
  process.exit(1);
});
