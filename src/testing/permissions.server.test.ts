/** Every endpoint x every kind of person, straight at the server. An endpoint without a row here does not compile. */
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { contract } from '#contract/contract.ts';
import type { EndpointName } from '#contract/routes.ts';
import { addCommentMark, documentFromText, serialiseDocument } from '#domain/document/index.ts';
import {
  contentOf,
  createAdvert,
  createCompany,
  createPerson,
  createReviewer,
  generalBody,
  type TestPerson,
} from './actors.ts';
import { createTestApp, type TestApp, type TestCall } from './app.ts';

const actors = [
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
type ActorName = (typeof actors)[number];

interface World {
  app: TestApp;
  people: Record<ActorName, TestPerson | undefined>;
  tenantId: string;
  /** The reviewer of the advert that a row has made last, or of one that was made at the start. */
  reviewer: { id: string; token: string };
}

/** What an endpoint does to each actor: HTTP status by name; `rest` for those not named. */
type Row = { request: (world: World) => Promise<TestCall>; rest: number } & Partial<Record<ActorName, number>>;

const outsiders = { nobody: 401, reviewer: 401, removed: 401 } as const;
const companyOnly = { ...outsiders, copywriter: 403, unassignedCopywriter: 403 } as const;
const managersOnly = { ...companyOnly, recruiter: 403, otherRecruiter: 403 } as const;
const strangers = { otherRecruiter: 404, otherAdmin: 404, otherSuperAdmin: 404 } as const;

const plain =
  (call: TestCall = {}) =>
  async (): Promise<TestCall> =>
    call;
/** A fresh advert of the company, assigned to the world's copywriter. */
const onAdvert =
  (
    make: (advertId: string, world: World) => TestCall,
    type: 'blankAdCanvas' | 'copywriter' = 'blankAdCanvas',
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
const onAdvertLater =
  (make: (advertId: string, world: World) => Promise<TestCall>) =>
  async (world: World): Promise<TestCall> => {
    const { body } = await onAdvert((advertId) => ({ body: advertId }))(world);
    return make(String(body), world);
  };
/** A recruiter of the company who has been invited and has not come yet. */
const onInvited =
  (make: (id: string) => TestCall) =>
  async (world: World): Promise<TestCall> => {
    const { id } = await createPerson(world.app, 'recruiter', world.tenantId);
    await world.app.owner`update account set verified_at = null where id = ${id}`;
    return make(id);
  };
/** An added guideline of the company; without a section's title, a reward of its own name. */
const onGuideline =
  (make: (id: string, title: string) => TestCall, section: string | undefined, headingId: number) =>
  async (world: World): Promise<TestCall> => {
    const id = randomUUID();
    const title = section ?? `Reward ${id}`;
    await world.app.owner`insert into guideline (tenant_id, id, heading_id, heading, title, value)
      values (${world.tenantId}, ${id}, ${headingId}, 'EVP', ${title}, 'Room to grow')`;
    return make(id, title);
  };
/** A fresh folder of the company's library. */
const onFolder =
  (make: (folderId: string) => TestCall) =>
  async ({ app, people, tenantId }: World): Promise<TestCall> => {
    const folderId = randomUUID();
    await app.owner`insert into library_folder (tenant_id, id, category, title, country, created_by)
      values (${tenantId}, ${folderId}, 'headlines', 'Offshore crews', 'United Kingdom', ${people.superAdmin?.id ?? ''})`;
    return make(folderId);
  };
const named = (advertId: string, world: World) => ({ advertId, tenantId: world.tenantId });
const pdf = 'application/pdf';
const shown = documentFromText('Come and fix the wind.');
/** A comment on the words of a new advert, as the page sends it. */
const newComment = () => {
  const id = randomUUID();
  const marked = addCommentMark(shown, { quote: 'fix the wind', id }) ?? shown;
  const contents = { oldContent: serialiseDocument(shown), newContent: serialiseDocument(marked) };
  return { id, comment: 'Which wind?', ...contents };
};
const onComment = (make: (advertId: string, commentId: string, world: World) => TestCall) =>
  onAdvertLater(async (advertId, world) => {
    const comment = newComment();
    const body = { ...comment, advertId };
    await world.app.call('comment.create', { token: world.people.superAdmin?.token, body });
    return make(advertId, comment.id, world);
  });

const rows: Record<EndpointName, Row> = {
  'auth.login': {
    request: async () => ({ body: { email: `${randomUUID()}@company.example`, password: 'Wrong1!pass' } }),
    rest: 400,
  },
  'auth.logout': { request: plain(), rest: 200, ...outsiders },
  'user.register': {
    request: async () => ({ body: { email: `${randomUUID()}@company.example`, password: 'Blue!Tide42x' } }),
    rest: 200,
  },
  'user.verify': { request: plain({ body: { email: 'who@company.example', token: 'none' } }), rest: 410 },
  'user.resetPassword': {
    request: plain({ body: { email: 'who@company.example', token: 'none', password: 'Blue!Tide42x' } }),
    rest: 410,
  },
  'user.forgotPassword': { request: async () => ({ body: { email: `${randomUUID()}@company.example` } }), rest: 200 },
  'user.resendEmail': { request: async () => ({ body: { email: `${randomUUID()}@company.example` } }), rest: 200 },
  'user.me': { request: plain(), rest: 200, ...outsiders },
  'user.tourStatus': { request: plain({ body: { status: true } }), rest: 200, ...companyOnly },
  'organisation.industries': { request: plain(), rest: 200, ...outsiders },
  // The company is set up already, so a super admin gets as far as the rule.
  'organisation.setUp': {
    request: plain({ body: { companyName: 'X', industry: 'Y' } }),
    rest: 403,
    ...outsiders,
    superAdmin: 400,
    otherSuperAdmin: 400,
  },
  'advert.list': { request: plain(), rest: 200, ...outsiders },
  'advert.counts': { request: plain(), rest: 200, ...outsiders },
  'advert.details': {
    request: onAdvert((id, world) => ({ body: named(id, world) })),
    rest: 200,
    ...outsiders,
    ...strangers,
    unassignedCopywriter: 404,
  },
  'advert.save': {
    request: plain({ body: generalBody }),
    rest: 200,
    ...outsiders,
    copywriter: 403,
    unassignedCopywriter: 403,
  },
  'advert.saveContent': {
    request: onAdvert((id, world) => ({ body: { ...named(id, world), content: contentOf('New'), version: 1 } })),
    rest: 200,
    ...outsiders,
    ...strangers,
    unassignedCopywriter: 404,
  },
  'advert.approve': {
    request: onAdvert((advertId) => ({ body: { advertId } })),
    rest: 200,
    ...companyOnly,
    ...strangers,
  },
  'advert.updateStatus': {
    request: onAdvert((advertId) => ({ body: { advertId, status: 'draft' } }), 'blankAdCanvas', 'review'),
    rest: 200,
    ...companyOnly,
    ...strangers,
  },
  'advert.updateMode': {
    request: onAdvert((id, world) => ({ body: { ...named(id, world), mode: 'edit' } })),
    rest: 200,
    ...outsiders,
    ...strangers,
    unassignedCopywriter: 404,
  },
  // A copywriter advert: the recruiter may see it and may not delete it.
  'advert.delete': {
    request: onAdvert((id) => ({ params: { id } }), 'copywriter'),
    rest: 200,
    ...companyOnly,
    ...strangers,
    recruiter: 403,
  },
  'advert.deleteMany': { request: onAdvert((id) => ({ body: [id] })), rest: 200, ...companyOnly, ...strangers },
  'advert.skipTooltip': { request: plain({ body: { type: 'blank' } }), rest: 200, ...outsiders },
  'jobDescription.attach': {
    request: onAdvert((advertId) => ({ body: { advertId, fileUrl: 'nothing.pdf' } })),
    rest: 404,
    ...companyOnly,
  },
  'jobDescription.get': {
    request: onAdvert((id, world) => ({ body: named(id, world) })),
    rest: 200,
    ...outsiders,
    ...strangers,
    unassignedCopywriter: 404,
  },
  'jobDescription.delete': {
    request: onAdvert((advertId) => ({ body: { advertId } })),
    rest: 200,
    ...companyOnly,
    ...strangers,
  },
  'reference.languages': { request: plain(), rest: 200, ...outsiders },
  'reference.countries': { request: plain(), rest: 200, ...outsiders },
  'reference.tones': { request: plain(), rest: 200, ...outsiders },
  'reference.sectors': { request: plain(), rest: 200, ...outsiders },
  'guideline.list': { request: plain({ body: { heading: '1' } }), rest: 200, ...outsiders },
  'guideline.listByTitle': { request: plain({ body: { heading: 'Benefits' } }), rest: 200, ...outsiders },
  'guideline.add': {
    request: async () => ({ body: { title: `Reward ${randomUUID()}`, heading: 'Benefits' } }),
    rest: 200,
    ...managersOnly,
  },
  'guideline.save': {
    request: plain({
      body: { guidlinesDetails: [{ id: '4', title: 'Mission', value: 'Clean power.', guidelineHeadingId: 1 }] },
    }),
    rest: 200,
    ...managersOnly,
  },
  'guideline.delete': {
    request: onGuideline((id) => ({ body: { id } }), 'EVP pillars', 1),
    rest: 200,
    ...managersOnly,
    otherAdmin: 404,
    otherSuperAdmin: 404,
  },
  'guideline.deleteByTitle': {
    request: onGuideline((_id, title) => ({ body: { title, heading: 'Benefits' } }), undefined, 4),
    rest: 200,
    ...managersOnly,
    otherAdmin: 404,
    otherSuperAdmin: 404,
  },
  'copywriter.guidelines': {
    request: async ({ tenantId }) => ({ body: { heading: '1', tenantId } }),
    rest: 403,
    ...outsiders,
    copywriter: 200,
    unassignedCopywriter: 404,
  },
  'advert.translate': {
    // No language model is connected: whoever may translate is told so.
    request: plain({ body: { content: contentOf('Come and fix the wind.'), language: 'Danish' } }),
    rest: 409,
    ...companyOnly,
  },
  'advert.translateEditorContent': {
    request: plain({ body: { content: contentOf('Come and fix the wind.'), language: 'Danish' } }),
    rest: 409,
    ...companyOnly,
  },
  'advert.saveTranslated': {
    // A draft is not translated: whoever may is told so.
    request: onAdvert((advertId) => ({
      body: { advertId, language: 'Danish', content: contentOf('Kom og fiks vinden.') },
    })),
    rest: 409,
    ...companyOnly,
    ...strangers,
  },
  'advert.posts': {
    // Posts are made of completed adverts: whoever may is told so.
    request: onAdvert((advertId) => ({ body: { advertId } })),
    rest: 409,
    ...companyOnly,
    ...strangers,
  },
  'clipboard.list': {
    request: onAdvert((advertId, { tenantId }) => ({ params: { advertId }, query: { tenantId } })),
    rest: 200,
    ...outsiders,
    ...strangers,
    unassignedCopywriter: 404,
  },
  'clipboard.add': {
    request: onAdvert((advertId, world) => ({
      body: { ...named(advertId, world), clipboardDetails: { text: 'Come and fix the wind', source: 'Headline' } },
    })),
    rest: 200,
    ...outsiders,
    ...strangers,
    unassignedCopywriter: 404,
  },
  'clipboard.delete': {
    request: async ({ tenantId }) => ({ params: { id: randomUUID() }, query: { tenantId } }),
    rest: 404,
    ...outsiders,
  },
  'copywriter.request': {
    // No job description yet: whoever may ask is told so.
    request: onAdvert((advertId) => ({ body: { advertId, message: 'Please' } }), 'copywriter'),
    rest: 409,
    ...companyOnly,
    recruiter: 403,
    otherRecruiter: 403,
    otherAdmin: 404,
    otherSuperAdmin: 404,
  },
  'copywriter.finish': {
    request: onAdvert((advertId, world) => ({ body: named(advertId, world) }), 'copywriter'),
    rest: 403,
    ...outsiders,
    copywriter: 200,
    unassignedCopywriter: 404,
  },
  'copywriter.sendBack': {
    // The copywriter is still writing: whoever may send back is told so.
    request: onAdvert((advertId) => ({ body: { advertId, message: 'The pay has changed' } }), 'copywriter'),
    rest: 409,
    ...companyOnly,
    ...strangers,
  },
  'copywriter.assign': {
    request: onAdvert((advertId, world) => ({ body: { ...named(advertId, world), copywriterId: randomUUID() } })),
    rest: 403,
    ...outsiders,
  },
  'operator.desk': { request: plain(), rest: 403, ...outsiders },
  'operator.invite': {
    request: plain({ body: { firstName: 'Daniel', lastName: 'Frost', email: 'daniel@frostandplain.example' } }),
    rest: 403,
    ...outsiders,
  },
  'operator.remove': { request: plain({ params: { id: randomUUID() } }), rest: 403, ...outsiders },
  'operator.unassign': {
    request: onAdvert((advertId, world) => ({ body: named(advertId, world) }), 'copywriter'),
    rest: 403,
    ...outsiders,
  },
  'review.send': {
    request: onAdvert((advertId) => ({ body: { advertId, emails: ['guest@elsewhere.example'] } })),
    rest: 200,
    ...companyOnly,
    ...strangers,
  },
  'review.reviewers': {
    request: onAdvert((advertId, world) => ({ body: named(advertId, world) })),
    rest: 200,
    ...outsiders,
    ...strangers,
    unassignedCopywriter: 404,
  },
  'review.resend': {
    request: onAdvert((advertId, world) => ({ body: { advertId, reviewerId: world.reviewer.id } })),
    rest: 200,
    ...companyOnly,
    ...strangers,
  },
  'review.revoke': {
    request: onAdvert((advertId, world) => ({ body: { advertId, reviewerId: world.reviewer.id } })),
    rest: 200,
    ...companyOnly,
    ...strangers,
  },
  'review.verify': { request: plain({ body: { token: 'none' } }), rest: 410 },
  'review.complete': {
    request: onAdvert((advertId, world) => ({ body: { ...named(advertId, world), reviewerId: world.reviewer.id } })),
    rest: 401,
    reviewer: 200,
  },
  'comment.create': {
    request: onAdvert((advertId, world) => ({ body: { ...named(advertId, world), ...newComment() } })),
    rest: 200,
    nobody: 401,
    removed: 401,
    ...strangers,
    copywriter: 403,
    unassignedCopywriter: 403,
  },
  'comment.list': {
    request: onAdvert((advertId, world) => ({ body: named(advertId, world) })),
    rest: 200,
    nobody: 401,
    removed: 401,
    ...strangers,
    unassignedCopywriter: 404,
  },
  // A person's comment: reviewers delete their own only.
  'comment.resolve': {
    request: onComment((advertId, commentId, world) => ({ body: { ...named(advertId, world), commentId } })),
    rest: 200,
    nobody: 401,
    removed: 401,
    reviewer: 404,
    ...strangers,
    unassignedCopywriter: 404,
  },
  'copywriter.details': { request: plain(), rest: 403, ...outsiders, copywriter: 200, unassignedCopywriter: 200 },
  'copywriter.tenants': { request: plain(), rest: 403, ...outsiders, copywriter: 200, unassignedCopywriter: 200 },
  'copywriter.adverts': {
    request: plain({ body: {} }),
    rest: 403,
    ...outsiders,
    copywriter: 200,
    unassignedCopywriter: 200,
  },
  'storage.uploadUrl': {
    request: plain({ body: { key: 'job-descriptions/a.pdf', fileType: pdf, size: 10 } }),
    rest: 200,
    ...companyOnly,
  },
  'storage.deleteUrl': { request: plain({ body: { key: 'nothing.pdf' } }), rest: 404, ...companyOnly },
  // Whether it exists elsewhere or not at all is the same: an empty address.
  'storage.downloadUrl': { request: plain({ body: { key: 'nothing.pdf' } }), rest: 200, ...outsiders },
  'user.list': { request: plain(), rest: 200, ...managersOnly },
  'user.invite': {
    request: async () => ({
      body: { firstName: 'Isla', lastName: 'Moor', email: `${randomUUID()}@company.example`, role: 'recruiter' },
    }),
    rest: 200,
    ...managersOnly,
  },
  'user.inviteAgain': {
    request: onInvited((id) => ({ body: { id } })),
    rest: 200,
    ...managersOnly,
    otherAdmin: 404,
    otherSuperAdmin: 404,
  },
  'user.update': {
    request: onInvited((id) => ({ body: { id, role: 'admin' } })),
    rest: 403,
    ...outsiders,
    superAdmin: 200,
    otherSuperAdmin: 404,
  },
  'user.delete': {
    request: onInvited((id) => ({ params: { id } })),
    rest: 200,
    ...managersOnly,
    otherAdmin: 404,
    otherSuperAdmin: 404,
  },
  'profile.update': { request: plain({ body: { firstName: 'Test', lastName: 'Person' } }), rest: 200, ...outsiders },
  // These people have no password, so none is right: they get as far as the question.
  'profile.delete': { request: plain({ body: { password: 'Wrong!Pass1' } }), rest: 400, ...companyOnly },
  'library.create': {
    request: plain({ body: { title: 'Offshore crews', country: 'United Kingdom', category: 'headlines' } }),
    rest: 200,
    ...companyOnly,
  },
  'library.list': { request: plain({ body: { category: 'headlines' } }), rest: 200, ...companyOnly },
  'library.details': {
    request: onFolder((folderId) => ({ body: { folderId } })),
    rest: 200,
    ...companyOnly,
    ...strangers,
  },
  'library.saveContent': {
    request: onFolder((folderId) => ({ body: { folderId, content: { 'Headline 1': 'Come and fix the wind' } } })),
    rest: 200,
    ...companyOnly,
    ...strangers,
  },
  'library.delete': {
    request: onFolder((folderId) => ({ body: { folderId } })),
    rest: 200,
    ...companyOnly,
    ...strangers,
  },
  'help.contact': {
    request: plain({ body: { firstName: 'Isla', email: 'isla@company.example', message: 'Hello' } }),
    rest: 200,
    ...companyOnly,
  },
  'help.media': { request: plain(), rest: 200, ...outsiders },
  'system.demo': { request: plain(), rest: 200 },
  'system.health': { request: plain(), rest: 200 },
  'system.ready': { request: plain(), rest: 200 },
};

/** Everything a company has, as one number: a refused call must not change it. */
async function fingerprint(app: TestApp): Promise<string> {
  const [row] = await app.owner<{ print: string }[]>`
    select md5(coalesce((select string_agg(t::text, '|' order by t.id) from advert t), '')
      || coalesce((select string_agg(t::text, '|' order by t.advert_id) from advert_content t), '')
      || coalesce((select string_agg(t::text, '|' order by t.key) from stored_file t), '')
      || coalesce((select string_agg(t::text, '|' order by t.id) from library_folder t), '')
      || coalesce((select string_agg(t::text, '|' order by t.folder_id, t.account_id) from library_contributor t), '')
      || coalesce((select string_agg(t::text, '|' order by t.id) from reviewer t), '')
      || coalesce((select string_agg(t::text, '|' order by t.id) from comment t), '')
      || coalesce((select string_agg(t::text, '|' order by t.id) from account t), '')
      || coalesce((select string_agg(t::text, '|' order by t.id) from tenant t), '')) as print`;
  return row?.print ?? '';
}

let world: World;

beforeAll(async () => {
  const app = await createTestApp();
  const tenantId = await createCompany(app);
  // The walls hold for the owner of the tables too: to look at the company's rows it has to stand in its name.
  await app.owner`select set_config('app.tenant', ${tenantId}, false)`;
  const elsewhere = await createCompany(app, 'Ottermere Care');
  const people: World['people'] = {
    nobody: undefined,
    reviewer: undefined,
    recruiter: await createPerson(app, 'recruiter', tenantId),
    admin: await createPerson(app, 'admin', tenantId),
    superAdmin: await createPerson(app, 'superAdmin', tenantId),
    copywriter: await createPerson(app, 'copywriter', null),
    otherRecruiter: await createPerson(app, 'recruiter', elsewhere),
    otherAdmin: await createPerson(app, 'admin', elsewhere),
    otherSuperAdmin: await createPerson(app, 'superAdmin', elsewhere),
    unassignedCopywriter: await createPerson(app, 'copywriter', null),
    removed: await createPerson(app, 'recruiter', tenantId),
  };
  await app.owner`update account set deleted_at = now() where id = ${people.removed?.id ?? ''}`;
  const advertId = await createAdvert(app, { tenantId, ownerId: people.superAdmin?.id ?? '' });
  world = { app, people, tenantId, reviewer: await createReviewer(app, tenantId, advertId) };
});
afterAll(() => world.app.close());

describe.each(Object.keys(contract) as EndpointName[])('%s', (name) => {
  it.each(actors)('answers %s as the table says', async (actor) => {
    const { app, people } = world;
    const row = rows[name];
    const expected = row[actor] ?? row.rest;
    const person = people[actor];
    // Logging out ends the session, so that row brings its own.
    const token =
      name === 'auth.logout' && person !== undefined && actor !== 'removed'
        ? await app.database.identity((sql) => app.sessions.start(sql, person.id))
        : person?.token;
    const request = await row.request(world);
    const before = expected >= 400 ? await fingerprint(app) : '';
    const reviewer = actor === 'reviewer' ? world.reviewer.token : undefined;
    const answer = await app.call(name, { ...request, token, reviewer });
    expect(answer.status, answer.text.slice(0, 300)).toBe(expected);
    if (expected >= 400) {
      expect(answer.json()[0]).toMatchObject({ message: expect.any(String), code: expect.any(String) });
      expect(await fingerprint(app)).toBe(before);
    }
  });
});
