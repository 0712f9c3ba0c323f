/** Endpoints of the writing framework. */
import type { Handlers } from '#contract/handler.ts';
import type { JobDescriptionState } from '#domain/advert.ts';
import { AppError } from '#domain/errors.ts';
import { companyOf } from '../advert/service.ts';
import { readWritingContext } from '../writing/service.ts';
import { generate, regenerate } from './generate.ts';
import { explain, type FrameworkDeps, getDetails, getStep, requireAdvert, saveFinal, saveStep } from './steps.ts';
import { listSteps } from './store.ts';

type Names =
  | 'framework.generate'
  | 'framework.regenerate'
  | 'framework.details'
  | 'framework.save'
  | 'framework.saveFinal'
  | 'framework.step'
  | 'framework.explain'
  | 'framework.checkJobDescription'
  | 'framework.checkFacts';

export function frameworkHandlers(deps: FrameworkDeps): Handlers<Names> {
  const { database } = deps;
  return {
    'framework.generate': ({ body }, { actor, signal }) => generate(deps, actor, body, signal),
    'framework.regenerate': ({ body }, { actor, signal }) => regenerate(deps, actor, body, signal),
    'framework.details': async ({ body }, { actor }) => {
      const details = await getDetails(deps, actor, body.advertId);
      deps.writer.prepare?.();
      return details;
    },
    'framework.save': ({ body }, { actor }) => saveStep(deps, actor, body),
    'framework.saveFinal': ({ body }, { actor }) => saveFinal(deps, actor, body),
    'framework.step': ({ body }, { actor }) => getStep(deps, actor, body.aidaAdvertInputId),
    'framework.explain': ({ body }, { actor }) => explain(deps, actor, body),
    'framework.checkJobDescription': async ({ body }, { actor }) => {
      const tenantId = companyOf(actor, undefined);
      return database.tenant(tenantId, async (sql) => {
        await requireAdvert(sql, actor, tenantId, body.advertId);
        const [row] = await sql<{ status: JobDescriptionState }[]>`
          select status from job_description where tenant_id = ${tenantId} and advert_id = ${body.advertId}`;
        return { result: row?.status ?? null };
      });
    },
    'framework.checkFacts': async ({ body }, { actor }) => {
      const tenantId = companyOf(actor, undefined);
      const { context, given } = await database.tenant(tenantId, async (sql) => {
        await requireAdvert(sql, actor, tenantId, body.advertId);
        const steps = await listSteps(sql, tenantId, body.advertId);
        return {
          context: await readWritingContext(sql, { tenantId, accountId: actor.id }, body.advertId),
          // What a step's own brief says is as good as what the General tab says.
          given: steps.flatMap(({ id, input }) => [
            ...input.imperatives,
            ...(input.brief === null ? [] : [{ id, value: input.brief }]),
          ]),
        };
      });
      if (context === undefined) throw new AppError('ADVERT_NOT_FOUND');
      const { groundText } = await import('#writing/compose/index.ts');
      return { claims: body.texts.map((text) => groundText(text, context.input, given)) };
    },
  };
}
