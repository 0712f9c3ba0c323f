/** The application without port and process: everything that it needs is handed in. */
import { randomUUID } from 'node:crypto';
import { constants } from 'node:zlib';
import fastifyCompress from '@fastify/compress';
import Fastify, { type FastifyInstance, type FastifyServerOptions, LogController } from 'fastify';
import { accountHandlers } from './features/account/handlers.ts';
import { createOwnAccounts } from './features/account/own-account.ts';
import { createProfiles } from './features/account/profile.ts';
import { createAccounts } from './features/account/service.ts';
import { advertHandlers } from './features/advert/handlers.ts';
import { assistantHandlers } from './features/assistant/handlers.ts';
import { checkHandlers } from './features/checks/handlers.ts';
import { clipboardHandlers } from './features/clipboard/handlers.ts';
import { copywriterHandlers } from './features/copywriter/handlers.ts';
import { listAssignedTenants } from './features/copywriter/service.ts';
import { frameworkHandlers } from './features/framework/handlers.ts';
import { generatorHandlers } from './features/generator/handlers.ts';
import { guidelineHandlers } from './features/guideline/handlers.ts';
import { type HelpSettings, helpHandlers } from './features/help/handlers.ts';
import { jobDescriptionHandlers } from './features/job-description/handlers.ts';
import { libraryHandlers } from './features/library/handlers.ts';
import { addMailbox } from './features/mailbox/page.ts';
import { peopleHandlers } from './features/people/handlers.ts';
import { createDirectories, type Directories } from './features/people/service.ts';
import { createUsers } from './features/people/users.ts';
import { publishingHandlers } from './features/publishing/handlers.ts';
import { referenceHandlers } from './features/reference/handlers.ts';
import { reviewHandlers } from './features/review/handlers.ts';
import { createReviewers } from './features/review/service.ts';
import { createSessions } from './features/session/service.ts';
import { storageHandlers } from './features/storage/handlers.ts';
import { discardFiles } from './features/storage/service.ts';
import { type DemoSignIn, systemHandlers } from './features/system/handlers.ts';
import { createWritingUse } from './features/writing/use.ts';
import { endConnectionsOnClose } from './http/closing.ts';
import { sendError } from './http/errors.ts';
import { addFileRoutes } from './http/files.ts';
import { mount } from './http/mount.ts';
import { openApi, referencePage } from './http/openapi.ts';
import { addSecurityHeaders } from './http/security.ts';
import { addStatic, hashInlineScripts } from './http/static.ts';
import type { Database } from './ports/database.ts';
import type { FileStore } from './ports/files.ts';
import type { Mailbox } from './ports/mail.ts';
import type { Writer } from './ports/writer.ts';

/** What the application runs on. */
export interface AppDeps {
  database: Database;
  files: FileStore;
  /** The local mailbox, when mail is not sent by SMTP. */
  mailbox?: Mailbox | undefined;
  now: () => Date;
  publicUrl: string;
  operatorEmails: readonly string[];
  writer: Writer;
  help: HelpSettings;
  /** Addresses and networks whose X-Forwarded-For is believed. */
  trustedProxies: readonly string[];
  /** Directory of the built pages. */
  webRoot?: string | undefined;
  version: string;
  listDemoSignIns: () => Promise<DemoSignIn[]>;
  logger: FastifyServerOptions['logger'];
  /** Holds verbatim replies against their schema; for tests. */
  checkVerbatim?: boolean;
}

/** The application, and what should listen to the database's notifications once it answers. */
export interface App {
  http: FastifyInstance;
  sessions: ReturnType<typeof createSessions>;
  directories: Directories;
}

// Tokens travel in query strings of mailed links; they never reach the log.
const withoutTokens = (url: string): string =>
  url.replace(/([?&](?:token|email|signature|X-Amz-[A-Za-z]+)=)[^&]*/gi, '$1[redacted]');

/** Builds the application. */
export async function createApp(deps: AppDeps): Promise<App> {
  const { database, files, now } = deps;
  const http = Fastify({
    logger: deps.logger ?? false,
    trustProxy: deps.trustedProxies.length === 0 ? false : [...deps.trustedProxies],
    genReqId: () => randomUUID(),
    // Answers are logged below, without tokens and addresses.
    logController: new LogController({ disableRequestLogging: true }),
    forceCloseConnections: 'idle',
    routerOptions: { maxParamLength: 300 },
  });
  endConnectionsOnClose(http);
  http.setErrorHandler((error, request, reply) => sendError(error, request, reply));
  http.addHook('onResponse', (request, reply, done) => {
    const failed = reply.statusCode >= 500;
    if (failed || http.log.level === 'debug' || http.log.level === 'trace') {
      const answer = {
        method: request.method,
        url: withoutTokens(request.url),
        status: reply.statusCode,
        ms: Math.round(reply.elapsedTime),
      };
      request.log[failed ? 'error' : 'debug'](answer, 'answered');
    }
    done();
  });
  // Only what travels longer than it takes to press; the built pages come pressed already. Level 4: a tenth of the default's time.
  await http.register(fastifyCompress, {
    threshold: 4_096,
    encodings: ['br', 'gzip'],
    brotliOptions: { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } },
    zlibOptions: { level: 4 },
  });
  addSecurityHeaders(http, {
    storage: files.browserOrigins,
    films: Object.values(deps.help.films).map((url) => new URL(url).origin),
    secure: deps.publicUrl.startsWith('https:'),
    scripts: await hashInlineScripts(deps.webRoot),
  });

  const sessions = createSessions(database, now);
  const accounts = createAccounts({ database, sessions, now, publicUrl: deps.publicUrl });
  const directories = createDirectories(database, now);
  const profiles = createProfiles({ database, directories, operatorEmails: deps.operatorEmails, now });
  const discard = (keys: readonly string[]) =>
    discardFiles(files, keys, (event, details) => http.log.warn(details, event));
  const people = { database, sessions, directories, now, publicUrl: deps.publicUrl };
  const reviewers = createReviewers({ database, now, publicUrl: deps.publicUrl });
  const { help } = deps;
  const own = createOwnAccounts({ ...people, files, discardFiles: discard, supportEmail: help.supportEmail });
  mount(
    http,
    {
      ...accountHandlers(accounts, profiles, sessions, own),
      ...peopleHandlers(createUsers(people)),
      ...helpHandlers({ database, directories, settings: help, now }),
      ...advertHandlers({
        database,
        directories,
        now,
        listAssignedTenants: (id) => listAssignedTenants(database, id),
        discardFiles: discard,
      }),
      ...jobDescriptionHandlers({ database, files, now, discardFiles: discard }),
      ...referenceHandlers(),
      ...guidelineHandlers(database),
      ...checkHandlers({ database, directories, now }),
      ...copywriterHandlers({
        database,
        directories,
        sessions,
        now,
        publicUrl: deps.publicUrl,
        operatorEmails: deps.operatorEmails,
      }),
      ...reviewHandlers({ database, directories, reviewers, now }),
      ...clipboardHandlers({ database, now }),
      ...libraryHandlers({ database, now }),
      ...frameworkHandlers({ database, writer: deps.writer, now }),
      ...publishingHandlers({ database, writer: deps.writer, now }),
      ...generatorHandlers({ database, writer: deps.writer, now }),
      ...assistantHandlers({ database, writer: deps.writer }),
      ...storageHandlers({ database, files, discardFiles: discard }),
      ...systemHandlers(database, deps.version, deps.listDemoSignIns, deps.mailbox === undefined),
    },
    {
      sessions,
      findReviewer: reviewers.find,
      operatorEmails: deps.operatorEmails,
      countWriting: createWritingUse(database, now).count,
      checkVerbatim: deps.checkVerbatim ?? false,
    },
  );
  addFileRoutes(http, files);
  http.get('/api/openapi.json', (_request, reply) =>
    reply.type('application/json').send(openApi(deps.publicUrl, deps.version)),
  );
  http.get('/api/docs', (_request, reply) => reply.type('text/html; charset=utf-8').send(referencePage()));
  if (deps.mailbox !== undefined) addMailbox(http, deps.mailbox);
  await addStatic(http, deps.webRoot);
  return { http, sessions, directories };
}
