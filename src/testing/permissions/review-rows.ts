/** Reviews by guests. */
import { randomUUID } from 'node:crypto';
import { addCommentMark, documentFromText, serialiseDocument } from '#domain/document/index.ts';
import type { TestCall } from '../app.ts';
import {
  companyOnly,
  named,
  onAdvert,
  onAdvertLater,
  outsiders,
  plain,
  type Row,
  strangers,
  type World,
} from './world.ts';

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
export const reviewRows = {
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
} satisfies Record<string, Row>;
