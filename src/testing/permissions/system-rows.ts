/** Files, help and the machine's own answers. */
import { companyOnly, outsiders, plain, type Row } from './world.ts';

const pdf = 'application/pdf';
export const systemRows = {
  'storage.uploadUrl': {
    request: plain({ body: { key: 'job-descriptions/a.pdf', fileType: pdf, size: 10 } }),
    rest: 200,
    ...companyOnly,
  },
  'storage.deleteUrl': { request: plain({ body: { key: 'nothing.pdf' } }), rest: 404, ...companyOnly },
  // Whether it exists elsewhere or not at all is the same: an empty address.
  'storage.downloadUrl': { request: plain({ body: { key: 'nothing.pdf' } }), rest: 200, ...outsiders },
  'help.contact': {
    request: plain({ body: { firstName: 'Isla', email: 'isla@company.example', message: 'Hello' } }),
    rest: 200,
    ...companyOnly,
  },
  'help.media': { request: plain(), rest: 200, ...outsiders },
  'system.demo': { request: plain(), rest: 200 },
  'system.mail': { request: plain(), rest: 200 },
  'system.health': { request: plain(), rest: 200 },
  'system.ready': { request: plain(), rest: 200 },
} satisfies Record<string, Row>;
