/** Endpoints of accounts, sessions and company set-up. */
import type { Handlers } from '#contract/handler.ts';
import type { Sessions } from '../session/service.ts';
import type { OwnAccounts } from './own-account.ts';
import type { createProfiles } from './profile.ts';
import type { Accounts } from './service.ts';

type Names =
  | 'auth.login'
  | 'auth.logout'
  | 'user.register'
  | 'user.verify'
  | 'user.resetPassword'
  | 'user.forgotPassword'
  | 'user.resendEmail'
  | 'user.me'
  | 'user.tourStatus'
  | 'organisation.setUp'
  | 'advert.skipTooltip'
  | 'profile.update'
  | 'profile.delete';

const success = { success: true } as const;

export function accountHandlers(
  accounts: Accounts,
  profiles: ReturnType<typeof createProfiles>,
  sessions: Sessions,
  own: OwnAccounts,
): Handlers<Names> {
  return {
    'auth.login': async ({ body }, { address }) => {
      const { account, token } = await accounts.login(body.email, body.password, address);
      return { user: { id: account.id, email: account.email, role: [{ name: account.role }] }, token };
    },
    'auth.logout': async (_input, { actor, sessionKey }) => {
      await sessions.end(Buffer.from(sessionKey), actor.id);
      return success;
    },
    'user.register': async ({ body }) => {
      await accounts.register(body.email, body.password);
      return success;
    },
    'user.verify': async ({ body }) => {
      await accounts.verify(body.token, body.email);
      return success;
    },
    'user.resetPassword': async ({ body }) => {
      await accounts.resetPassword(body.email, body.token, body.password);
      return success;
    },
    'user.forgotPassword': async ({ body }) => {
      await accounts.sendMail(body.email, 'reset');
      return success;
    },
    'user.resendEmail': async ({ body }) => {
      await accounts.sendMail(body.email, 'verification');
      return success;
    },
    'user.me': (_input, { actor }) => profiles.get(actor),
    'user.tourStatus': async ({ body }, { actor }) => {
      await profiles.setTourCompleted(actor, body.status);
      return success;
    },
    'organisation.setUp': async ({ body }, { actor }) => {
      await profiles.setUpCompany(actor, body.companyName, body.industry);
      return success;
    },
    'advert.skipTooltip': async ({ body }, { actor }) => {
      await profiles.skipTips(actor, body.type);
      return success;
    },
    'profile.update': async ({ body }, { actor, sessionKey }) => {
      await own.update(actor, sessionKey, body);
      return success;
    },
    'profile.delete': async ({ body }, { actor }) => {
      await own.deleteOwn(actor, body.password);
      return success;
    },
  };
}
