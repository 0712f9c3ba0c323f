/** Accounts, companies, users and profiles. */
import { randomUUID } from 'node:crypto';
import { companyOnly, managersOnly, onInvited, outsiders, plain, type Row } from './world.ts';

export const peopleRows = {
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
} satisfies Record<string, Row>;
