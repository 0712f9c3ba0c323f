/** The people of the permissions tests, and the fresh things that they try their rights on. */
import { randomUUID } from 'node:crypto';
import { createAdvert, createPerson, createReviewer, type TestPerson } from '../actors.ts';
import type { TestApp, TestCall } from '../app.ts';

export const actors = [
  'nobody',
  'reviewer',
  'recruiter',
  'admin',
  'superAdmin',
  'copywriter',
  'otherRecruiter',
  'otherAdmin',
  'otherSuperAdmin',
  'unassignedCopywriter',
  'removed',
] as const;
export type ActorName = (typeof actors)[number];

export interface World {
  app: TestApp;
  people: Record<ActorName, TestPerson | undefined>;
  tenantId: string;
  /** The reviewer of the advert that a row has made last, or of one that was made at the start. */
  reviewer: { id: string; token: string };
}

/** What an endpoint does to each actor: HTTP status by name; `rest` for those not named. */
export type Row = { request: (world: World) => Promise<TestCall>; rest: number } & Partial<Record<ActorName, number>>;

export const outsiders = { nobody: 401, reviewer: 401, removed: 401 } as const;
export const companyOnly = { ...outsiders, copywriter: 403, unassignedCopywriter: 403 } as const;
export const managersOnly = { ...companyOnly, recruiter: 403, otherRecruiter: 403 } as const;
export const strangers = { otherRecruiter: 404, otherAdmin: 404, otherSuperAdmin: 404 } as const;

export const plain =
  (call: TestCall = {}) =>
  async (): Promise<TestCall> =>
    call;
/** A fresh advert of the company, assigned to the world's copywriter. */
export const onAdvert =
  (
    make: (advertId: string, world: World) => TestCall,
    type: 'blankAdCanvas' | 'copywriter' | 'aiAdvert' | 'aida' = 'blankAdCanvas',
    status: 'draft' | 'review' = 'draft',
  ) =>
  async (world: World): Promise<TestCall> => {
    const owner = world.people.superAdmin;
    const copywriterId = world.people.copywriter?.id;
    if (owner === undefined || copywriterId === undefined) throw new Error('the world is incomplete');
    const advertId = await createAdvert(world.app, {
      tenantId: world.tenantId,
      ownerId: owner.id,
      type,
      status,
      copywriterId,
    });
    world.reviewer = await createReviewer(world.app, world.tenantId, advertId);
    return make(advertId, world);
  };
/** The same for calls that need more than the advert. */
export const onAdvertLater =
  (
    make: (advertId: string, world: World) => Promise<TestCall>,
    type: Parameters<typeof onAdvert>[1] = 'blankAdCanvas',
  ) =>
  async (world: World): Promise<TestCall> => {
    const { body } = await onAdvert((advertId) => ({ body: advertId }), type)(world);
    return make(String(body), world);
  };
/** A recruiter of the company who has been invited and has not come yet. */
export const onInvited =
  (make: (id: string) => TestCall) =>
  async (world: World): Promise<TestCall> => {
    const { id } = await createPerson(world.app, 'recruiter', world.tenantId);
    await world.app.owner`update account set verified_at = null where id = ${id}`;
    return make(id);
  };
/** An added guideline of the company; without a section's title, a reward of its own name. */
export const onGuideline =
  (make: (id: string, title: string) => TestCall, section: string | undefined, headingId: number) =>
  async (world: World): Promise<TestCall> => {
    const id = randomUUID();
    const title = section ?? `Reward ${id}`;
    await world.app.owner`insert into guideline (tenant_id, id, heading_id, heading, title, value)
      values (${world.tenantId}, ${id}, ${headingId}, 'EVP', ${title}, 'Room to grow')`;
    return make(id, title);
  };
/** A fresh folder of the company's library. */
export const onFolder =
  (make: (folderId: string) => TestCall) =>
  async ({ app, people, tenantId }: World): Promise<TestCall> => {
    const folderId = randomUUID();
    await app.owner`insert into library_folder (tenant_id, id, category, title, country, created_by)
      values (${tenantId}, ${folderId}, 'headlines', 'Offshore crews', 'United Kingdom', ${people.superAdmin?.id ?? ''})`;
    return make(folderId);
  };
export const named = (advertId: string, world: World) => ({ advertId, tenantId: world.tenantId });
