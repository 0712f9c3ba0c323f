/** Endpoints of copywriters: their companies and adverts, the company's requests, the operator's desk. */
import type { Handlers } from '#contract/handler.ts';
import { JsonText } from '#contract/handler.ts';
import type { Database } from '../../ports/database.ts';
import { listAdvertsOfCopywriter } from '../advert/service.ts';
import { createDesk, type DeskDeps } from './desk.ts';
import { finishCopywriting, type RequestDeps, requestCopywriter, sendBack } from './requests.ts';
import { type Assignment, getCopywriter, listAssignments } from './service.ts';

const tenantsOf = (assignments: readonly Assignment[]): { tenantId: string; companyName: string }[] => [
  ...new Map(assignments.map(({ tenantId, companyName }) => [tenantId, { tenantId, companyName }])).values(),
];

const success = { success: true } as const;

type Names =
  | 'copywriter.details'
  | 'copywriter.tenants'
  | 'copywriter.adverts'
  | 'copywriter.request'
  | 'copywriter.finish'
  | 'copywriter.sendBack'
  | 'copywriter.assign'
  | 'operator.desk'
  | 'operator.invite'
  | 'operator.remove'
  | 'operator.unassign';

export function copywriterHandlers(deps: RequestDeps & DeskDeps): Handlers<Names> {
  const { database }: { database: Database } = deps;
  const desk = createDesk(deps);
  return {
    'copywriter.details': async (_input, { actor }) => {
      const [assignments, user] = await Promise.all([
        listAssignments(database, actor.id),
        getCopywriter(database, actor.id),
      ]);
      return {
        user,
        tenants: tenantsOf(assignments),
        adverts: assignments.map(({ advertId, tenantId }) => ({ advertId, tenantId })),
      };
    },
    'copywriter.tenants': async (_input, { actor }) => tenantsOf(await listAssignments(database, actor.id)),
    'copywriter.adverts': async ({ body }, { actor }) => {
      const tenants = tenantsOf(await listAssignments(database, actor.id)).map(({ tenantId }) => tenantId);
      return new JsonText(
        await listAdvertsOfCopywriter(database, actor.id, tenants, body.tenantId, { sort: 'Newest' }),
      );
    },
    'copywriter.request': async ({ body }, { actor }) => {
      await requestCopywriter(deps, actor, body);
      return success;
    },
    'copywriter.finish': async ({ body }, { actor }) => {
      await finishCopywriting(deps, actor, body);
      return success;
    },
    'copywriter.sendBack': async ({ body }, { actor }) => {
      await sendBack(deps, actor, body);
      return success;
    },
    'copywriter.assign': async ({ body }) => {
      await desk.assign(body.tenantId, body.advertId, body.copywriterId);
      return success;
    },
    'operator.desk': () => desk.get(),
    'operator.invite': async ({ body }) => ({ id: await desk.invite(body) }),
    'operator.remove': async ({ params }) => {
      await desk.remove(params.id);
      return success;
    },
    'operator.unassign': async ({ body }) => {
      await desk.unassign(body.tenantId, body.advertId);
      return success;
    },
  };
}
