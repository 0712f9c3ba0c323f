/** Adverts and their job descriptions. */
import { contentOf, generalBody } from '../actors.ts';
import { companyOnly, named, onAdvert, outsiders, plain, type Row, strangers } from './world.ts';

export const advertRows = {
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
} satisfies Record<string, Row>;
