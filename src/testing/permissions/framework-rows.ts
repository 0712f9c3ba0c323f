/** The writing framework of an advert: the company's people, never copywriters, never another company. */
import { randomUUID } from 'node:crypto';
import type { TestCall } from '../app.ts';
import { companyOnly, onAdvert, onAdvertLater, type Row, strangers, type World } from './world.ts';

const company = { ...companyOnly, ...strangers } as const;
const oneLine = JSON.stringify(['Come and fix the wind']);

const onFramework = (make: (advertId: string, world: World) => TestCall) => onAdvert(make, 'aida');

/** A saved first step of a fresh advert. */
const onStep = (make: (id: string, advertId: string) => object) =>
  onAdvertLater(async (advertId, { app, tenantId }) => {
    const id = randomUUID();
    await app.database.tenant(
      tenantId,
      (sql) => sql`insert into framework_step (tenant_id, advert_id, step, id, items)
        values (${tenantId}, ${advertId}, 1, ${id}, ${sql.json(['Come and fix the wind'])})`,
    );
    return { body: make(id, advertId) };
  }, 'aida');

export const frameworkRows = {
  'framework.generate': {
    request: onFramework((advertId) => ({ body: { step: 1, advertId } })),
    rest: 200,
    ...company,
  },
  'framework.regenerate': {
    request: onStep((id, advertId) => ({ step: 1, advertId, aidaContentId: id, generatedData: oneLine })),
    rest: 200,
    ...company,
  },
  'framework.details': { request: onFramework((advertId) => ({ body: { advertId } })), rest: 200, ...company },
  'framework.save': {
    request: onFramework((advertId) => ({ body: { step: 1, advertId, generatedData: oneLine } })),
    rest: 200,
    ...company,
  },
  'framework.saveFinal': {
    request: onFramework((advertId) => ({
      body: { advertId, selectedSteps: [{ step: 1, items: [{ title: 'Come and fix the wind', body: '' }] }] },
    })),
    rest: 200,
    ...company,
  },
  'framework.step': { request: onStep((id) => ({ aidaAdvertInputId: id })), rest: 200, ...company },
  'framework.explain': {
    request: onStep((id, advertId) => ({
      index: 0,
      content: 'Come and fix the wind',
      aidaAdvertInputId: id,
      advertId,
    })),
    rest: 200,
    ...company,
  },
  'framework.checkJobDescription': {
    request: onFramework((advertId) => ({ body: { advertId } })),
    rest: 200,
    ...company,
  },
  'framework.checkFacts': {
    request: onFramework((advertId) => ({ body: { advertId, texts: ['You must climb 90 metres.'] } })),
    rest: 200,
    ...company,
  },
} satisfies Record<string, Row>;
