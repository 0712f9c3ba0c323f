/** Endpoints of guidelines: the company's own, and for copywriters those of a company they work for. */
import type { Handlers } from '#contract/handler.ts';
import { AppError } from '#domain/errors.ts';
import type { Database } from '../../ports/database.ts';
import { listAssignedTenants } from '../copywriter/service.ts';
import { listGuidelines } from './service.ts';

export function guidelineHandlers(database: Database): Handlers<'guideline.list' | 'copywriter.guidelines'> {
  return {
    'guideline.list': async ({ body }, { actor }) =>
      // A copywriter has no company of their own; theirs come from the other endpoint, which names the company.
      actor.tenantId === null ? [] : listGuidelines(database, actor.tenantId, body.heading),
    'copywriter.guidelines': async ({ body }, { actor }) => {
      const tenants = await listAssignedTenants(database, actor.id);
      if (!tenants.includes(body.tenantId)) throw new AppError('NOT_FOUND');
      return listGuidelines(database, body.tenantId, body.heading);
    },
  };
}
