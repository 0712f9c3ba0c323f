/** Endpoints of the help pages: requests to the people who run the installation, and where films are to be found. */
import type { Handlers } from '#contract/handler.ts';
import type { FilmName } from '#contract/people.ts';
import { AppError } from '#domain/errors.ts';
import { HOUR, people } from '#domain/limits.ts';
import type { Database } from '../../ports/database.ts';
import { queueMail } from '../mail/service.ts';
import type { Directories } from '../people/service.ts';
import { type AttemptLimit, countAttempt, refuseWhenExhausted } from '../session/service.ts';
import { requestMail } from './mails.ts';

/** What an installation offers beside the application itself; all of it from the settings. */
export interface HelpSettings {
  /** Recipient of requests; undefined when nobody reads them. */
  supportEmail: string | undefined;
  knowledgeBaseUrl: string | undefined;
  /** Addresses of films by subject; a subject without one is explained in words. */
  films: Partial<Record<FilmName, string>>;
}

export interface HelpDeps {
  database: Database;
  directories: Directories;
  settings: HelpSettings;
  now: () => Date;
}

export function helpHandlers({
  database,
  directories,
  settings,
  now,
}: HelpDeps): Handlers<'help.contact' | 'help.media'> {
  const limit = (accountId: string): AttemptLimit[] => [
    {
      kind: 'contact',
      subject: accountId,
      most: people.contactsPerHour,
      window: HOUR,
      message: `You have sent ${people.contactsPerHour} requests within an hour. Wait a little before the next one.`,
    },
  ];
  return {
    'help.contact': async ({ body }, { actor }) => {
      const recipient = settings.supportEmail;
      if (recipient === undefined) throw new AppError('NO_SUPPORT_ADDRESS');
      const company = actor.tenantId === null ? null : (await directories.get(actor.tenantId, [])).companyName;
      await database.identity(async (sql) => {
        await refuseWhenExhausted(sql, limit(actor.id), now());
        await countAttempt(sql, limit(actor.id), now());
        // The recipient is the installation's; the typed address only says where an answer goes.
        await queueMail(sql, recipient, requestMail({ ...body, company, role: actor.role }), {
          'Reply-To': body.email,
        });
      });
      return { type: 'success' };
    },
    'help.media': async () => ({
      films: settings.films,
      knowledgeBaseUrl: settings.knowledgeBaseUrl ?? null,
      takesRequests: settings.supportEmail !== undefined,
    }),
  };
}
