/** `npm run copywriter -- add | list | assign`: what the operator's desk does, on the server's own command line. */
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Desk } from '#contract/copywriter.ts';
import { inviteCopywriterBody } from '#contract/copywriter.ts';
import { AppError } from '#domain/errors.ts';
import { startEmbedded } from './adapters/database/embedded/embedded.ts';
import { findRunning } from './adapters/database/embedded/running.ts';
import { DatabaseSetupError, migrate, readMigrations } from './adapters/database/migrate.ts';
import { type DatabaseAddress, openDatabase } from './adapters/database/postgres.ts';
import { ConfigError, readConfig } from './config.ts';
import { createDesk, type OperatorDesk } from './features/copywriter/desk.ts';
import { createDirectories } from './features/people/service.ts';
import { createSessions } from './features/session/service.ts';

const usage = `Look after the copywriters of this installation.

  npm run copywriter -- list
  npm run copywriter -- add EMAIL FIRST_NAME LAST_NAME
  npm run copywriter -- assign ADVERT_ID EMAIL

The advert ids stand in the list. DATA_DIR, DATABASE_URL and PUBLIC_URL are read as at the start of the server.`;

const say = (line: string): void => void process.stdout.write(`${line}\n`);

/** A mistake of whoever typed the command. */
class UsageError extends Error {}

const nameOf = (person: { firstName: string | null; lastName: string | null; email: string }): string =>
  [person.firstName, person.lastName].filter(Boolean).join(' ') || person.email;

function print({ copywriters, requests, assignments }: Desk): void {
  say('Copywriters');
  if (copywriters.length === 0) say('  none yet');
  for (const copywriter of copywriters) {
    const state = copywriter.active ? `${copywriter.open} open` : 'invited';
    say(`  ${copywriter.email}  ${nameOf(copywriter)}  ${state}`);
  }
  say('Waiting requests');
  if (requests.length === 0) say('  none');
  for (const { advertId, companyName, jobTitle, requestedBy, requestedAt, hasJobDescription } of requests) {
    const missing = hasJobDescription ? '' : '  (no job description yet)';
    say(`  ${advertId}  ${jobTitle}, ${companyName}, ${requestedBy}, since ${requestedAt.slice(0, 10)}${missing}`);
  }
  say('Assignments');
  if (assignments.length === 0) say('  none');
  for (const { advertId, companyName, jobTitle, copywriter, finished } of assignments) {
    say(`  ${advertId}  ${jobTitle}, ${companyName}, ${copywriter.email}, ${finished ? 'sent to owner' : 'writing'}`);
  }
}

async function add(desk: OperatorDesk, [email, firstName, lastName]: readonly string[]): Promise<void> {
  const read = inviteCopywriterBody.safeParse({ email, firstName, lastName });
  if (!read.success) throw new UsageError(read.error.issues.map(({ message }) => message).join('. '));
  await desk.invite(read.data);
  say(`Invitation to ${read.data.email} is on its way. The link in it works for 7 days.`);
}

async function assign(desk: OperatorDesk, [advertId, email]: readonly string[]): Promise<void> {
  if (advertId === undefined || email === undefined) throw new UsageError('Name the advert and the copywriter.');
  const { requests, copywriters } = await desk.get();
  const request = requests.find((each) => each.advertId === advertId);
  if (request === undefined) throw new UsageError(`No request is waiting for the advert ${advertId}.`);
  const copywriter = copywriters.find((each) => each.email.toLowerCase() === email.toLowerCase());
  if (copywriter === undefined) throw new UsageError(`There is no copywriter with the address ${email}.`);
  await desk.assign(request.tenantId, advertId, copywriter.id);
  say(`${nameOf(copywriter)} writes “${request.jobTitle}” for ${request.companyName}. Both get an email.`);
}

async function openAddress(
  databaseUrl: string | undefined,
  dataDir: string,
): Promise<{ address: DatabaseAddress; stop: () => Promise<void> }> {
  const running = databaseUrl === undefined ? findRunning(dataDir) : { url: databaseUrl };
  if (running !== undefined) return { address: running, stop: async () => undefined };
  const started = await startEmbedded({ dataDir, log: () => undefined });
  say('Hirewright is not running. Mails go out when it is started.');
  return { address: started, stop: started.stop };
}

async function run(command: string | undefined, rest: readonly string[]): Promise<void> {
  if (command !== 'list' && command !== 'add' && command !== 'assign') throw new UsageError(usage);
  const config = readConfig(process.env);
  const { address, stop } = await openAddress(config.databaseUrl, config.dataDir);
  try {
    await migrate(address, await readMigrations(join(dirname(fileURLToPath(import.meta.url)), 'migrations')));
    const database = openDatabase(address, 2);
    const now = (): Date => new Date();
    try {
      const desk = createDesk({
        database,
        directories: createDirectories(database, now),
        sessions: createSessions(database, now),
        now,
        publicUrl: config.publicUrl,
      });
      if (command === 'list') print(await desk.get());
      else if (command === 'add') await add(desk, rest);
      else await assign(desk, rest);
    } finally {
      await database.close();
    }
  } finally {
    await stop();
  }
}

const [command, ...rest] = process.argv.slice(2);
run(command, rest).catch((error: unknown) => {
  const expected =
    error instanceof UsageError ||
    error instanceof AppError ||
    error instanceof ConfigError ||
    error instanceof DatabaseSetupError ||
    (error instanceof Error && error.name === 'StartRefusal');
  const message = error instanceof AppError ? error.items[0]?.message : (error as Error).message;
  process.stderr.write(`${expected ? message : ((error as Error).stack ?? String(error))}\n`);
  process.exitCode = error instanceof UsageError ? 2 : 1;
});
