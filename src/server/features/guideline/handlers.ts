/** Endpoints of guidelines: the company's own, and for copywriters those of a company they work for. */
import type { Handlers } from '#contract/handler.ts';
import { AppError } from '#domain/errors.ts';
import type { Actor } from '#domain/user.ts';
import type { Database } from '../../ports/database.ts';
import { listAssignedTenants } from '../copywriter/service.ts';
import { addGuideline, listGuidelines, listWritten, removeGuideline, removeReward, saveGuidelines } from './service.ts';

type Names =
  | 'guideline.list'
  | 'guideline.listByTitle'
  | 'guideline.add'
  | 'guideline.save'
  | 'guideline.delete'
  | 'guideline.deleteByTitle'
  | 'copywriter.guidelines';

const success = { success: true } as const;

/** The company of a manager; capabilities keep out everybody without one. */
function companyOf(actor: Actor): string {
  if (actor.tenantId === null) throw new AppError('FORBIDDEN');
  return actor.tenantId;
}

export function guidelineHandlers(database: Database): Handlers<Names> {
  return {
    'guideline.list': async ({ body }, { actor }) =>
      // A copywriter has no company of their own; theirs come from the other endpoint, which names the company.
      actor.tenantId === null ? [] : listGuidelines(database, actor.tenantId, body.heading),
    'guideline.listByTitle': async ({ body }, { actor }) =>
      actor.tenantId === null ? [] : listWritten(database, actor.tenantId, body.heading),
    'guideline.add': async ({ body }, { actor }) => addGuideline(database, companyOf(actor), body),
    'guideline.save': async ({ body }, { actor }) => saveGuidelines(database, companyOf(actor), body.guidlinesDetails),
    'guideline.delete': async ({ body }, { actor }) => {
      await removeGuideline(database, companyOf(actor), body.id);
      return success;
    },
    'guideline.deleteByTitle': async ({ body }, { actor }) => {
      await removeReward(database, companyOf(actor), body);
      return success;
    },
    'copywriter.guidelines': async ({ body }, { actor }) => {
      const tenants = await listAssignedTenants(database, actor.id);
      if (!tenants.includes(body.tenantId)) throw new AppError('NOT_FOUND');
      return listGuidelines(database, body.tenantId, body.heading);
    },
  };
}
