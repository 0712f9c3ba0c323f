/** Endpoints of a company's people. */
import type { Handlers } from '#contract/handler.ts';
import type { Users } from './users.ts';

const success = { success: true } as const;

export function peopleHandlers(
  users: Users,
): Handlers<'user.list' | 'user.invite' | 'user.inviteAgain' | 'user.update' | 'user.delete'> {
  return {
    'user.list': async (_input, { actor }) => ({ users: await users.list(actor) }),
    'user.invite': async ({ body }, { actor }) => ({ id: await users.invite(actor, body) }),
    'user.inviteAgain': async ({ body }, { actor }) => {
      await users.inviteAgain(actor, body.id);
      return success;
    },
    'user.update': async ({ body }, { actor }) => {
      await users.updateRole(actor, body.id, body.role);
      return success;
    },
    'user.delete': async ({ params }, { actor }) => {
      await users.remove(actor, params.id);
      return success;
    },
  };
}
