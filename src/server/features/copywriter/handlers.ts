/** Endpoints of a copywriter's companies and adverts. */
import type { Handlers } from '#contract/handler.ts';
import { JsonText } from '#contract/handler.ts';
import type { Database } from '../../ports/database.ts';
import { listAdvertsOfCopywriter } from '../advert/service.ts';
import { type Assignment, listAssignments } from './service.ts';

const tenantsOf = (assignments: readonly Assignment[]): { tenantId: string; companyName: string }[] => [
  ...new Map(assignments.map(({ tenantId, companyName }) => [tenantId, { tenantId, companyName }])).values(),
];

export function copywriterHandlers(
  database: Database,
): Handlers<'copywriter.details' | 'copywriter.tenants' | 'copywriter.adverts'> {
  return {
    'copywriter.details': async (_input, { actor }) => {
      const assignments = await listAssignments(database, actor.id);
      return {
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
  };
}
