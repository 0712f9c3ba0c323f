/** What a company keeps: guidelines, library, clipboard, and the lists that forms offer. */
import { randomUUID } from 'node:crypto';
import {
  companyOnly,
  managersOnly,
  named,
  onAdvert,
  onFolder,
  onGuideline,
  outsiders,
  plain,
  type Row,
  strangers,
} from './world.ts';

export const companyRows = {
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
} satisfies Record<string, Row>;
