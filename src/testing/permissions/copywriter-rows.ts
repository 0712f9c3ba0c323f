/** Copywriters, their requests and the operator's desk. */
import { randomUUID } from 'node:crypto';
import { companyOnly, named, onAdvert, outsiders, plain, type Row, strangers } from './world.ts';

export const copywriterRows = {
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
  'copywriter.details': { request: plain(), rest: 403, ...outsiders, copywriter: 200, unassignedCopywriter: 200 },
  'copywriter.tenants': { request: plain(), rest: 403, ...outsiders, copywriter: 200, unassignedCopywriter: 200 },
  'copywriter.adverts': {
    request: plain({ body: {} }),
    rest: 403,
    ...outsiders,
    copywriter: 200,
    unassignedCopywriter: 200,
  },
} satisfies Record<string, Row>;
