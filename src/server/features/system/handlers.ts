/** Health, readiness and the demo's sign-ins. */
import type { Handlers } from '#contract/handler.ts';
import { AppError } from '#domain/errors.ts';
import type { Database } from '../../ports/database.ts';

/** A way to sign in to the demo companies, offered on the login page. */
export interface DemoSignIn {
  label: string;
  email: string;
  password: string;
}

export function systemHandlers(
  database: Database,
  version: string,
  listDemoSignIns: () => Promise<DemoSignIn[]>,
  isMailSent: boolean,
): Handlers<'system.demo' | 'system.mail' | 'system.health' | 'system.ready'> {
  return {
    'system.demo': () => listDemoSignIns(),
    'system.mail': async () => ({ isSent: isMailSent }),
    'system.health': async () => ({ status: 'ok' }),
    'system.ready': async () => {
      await database.ping().catch((error: unknown) => {
        throw new AppError('UNAVAILABLE', { internal: String(error) });
      });
      return { status: 'ok', database: 'ok', version };
    },
  };
}
