/** The checker's settings, and findings that people ignore. */
import { randomUUID } from 'node:crypto';
import type { TestCall } from '../app.ts';
import {
  managersOnly,
  named,
  onAdvert,
  onAdvertLater,
  outsiders,
  plain,
  type Row,
  strangers,
  type World,
} from './world.ts';

const finding = { rule: 'equality.chairman-chairwoman', words: 'chairman' };

/** Something that a super admin ignores in a new advert, or in the whole company. */
const onIgnored = (scope: 'advert' | 'company', make: (id: string, advertId: string, world: World) => TestCall) =>
  onAdvertLater(async (advertId, world) => {
    const body = { advertId, scope, ...finding, words: `chairman ${randomUUID()}` };
    const answer = await world.app.call('check.ignore', { token: world.people.superAdmin?.token, body });
    return make(answer.json().id, advertId, world);
  });

export const checkRows = {
  'check.settings': {
    request: onAdvert((advertId, world) => ({ body: named(advertId, world) })),
    rest: 200,
    ...outsiders,
    ...strangers,
    unassignedCopywriter: 404,
  },
  'check.ignore': {
    request: onAdvert((advertId, world) => ({ body: { ...named(advertId, world), scope: 'advert', ...finding } })),
    rest: 200,
    ...outsiders,
    ...strangers,
    unassignedCopywriter: 404,
  },
  'check.restore': {
    request: onIgnored('advert', (id, advertId, world) => ({ body: { ...named(advertId, world), id } })),
    rest: 200,
    ...outsiders,
    ...strangers,
    unassignedCopywriter: 404,
  },
  'check.listIgnored': { request: plain(), rest: 200, ...managersOnly },
  'check.restoreForCompany': {
    request: onIgnored('company', (id) => ({ body: { id } })),
    rest: 200,
    ...managersOnly,
    otherAdmin: 404,
    otherSuperAdmin: 404,
  },
} satisfies Record<string, Row>;
