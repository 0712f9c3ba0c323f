/** Review by guests: sending an advert, the reviewer's own calls, comments (D1 sections 3, 4 and 7; decisions: Review). */
import { z } from 'zod';
import { advertModes } from '#domain/advert.ts';
import { editor, review as limits } from '#domain/limits.ts';
import { reviewerStatuses, reviewMessages } from '#domain/review.ts';
import { isEmail } from '#domain/user.ts';
import { advert } from './advert.ts';
import { defineEndpoint } from './endpoint.ts';
import { done, exactText, id, moment, person, requiredText, text } from './values.ts';

const reviewEmail = text(limits.emailMax, reviewMessages.emailInvalid).refine(isEmail, {
  error: reviewMessages.emailInvalid,
});

export const sendForReviewBody = z.object({
  advertId: id,
  emails: z
    .array(reviewEmail)
    .min(1, { error: reviewMessages.emailsNone })
    .max(limits.emailsMax, { error: `At most ${limits.emailsMax} addresses at once` }),
  tenantId: id.optional(),
});

export const reviewer = z.object({
  id,
  email: z.string(),
  /** As their own account has it, if there is one. */
  name: z.string().nullable(),
  avatar: z.string().nullable(),
  status: z.enum(reviewerStatuses),
  invitedAt: moment,
  completedAt: moment.nullable(),
  /** When the link stops working. */
  expiresAt: moment.nullable(),
});
export type ReviewerDetails = z.output<typeof reviewer>;

/** What a guest sees of an advert: its words and facts, and nothing of the company's workings. */
export const reviewAdvert = advert
  .pick({
    id: true,
    type: true,
    status: true,
    language: true,
    companyName: true,
    createdAt: true,
    deadline: true,
    jobTitle: true,
    sector: true,
    industry: true,
    country: true,
    location: true,
    salaryFrom: true,
    salaryTo: true,
    brandName: true,
    toneOfVoice: true,
    hasMission: true,
    hasVision: true,
    hasPurpose: true,
    hasLocality: true,
    advertBrief: true,
    advertSliders: true,
  })
  .extend({
    mode: z.enum(advertModes),
    /** Who holds the editing lease, if somebody does. */
    editingBy: z.string().nullable(),
    user: person.pick({ firstName: true, lastName: true, email: true }),
    advertContent: advert.shape.advertContent.pick({ content: true, version: true }),
    advertJobDescription: z.object({ fileName: z.string(), text: z.string().nullable() }).nullable(),
  });
export type ReviewAdvert = z.output<typeof reviewAdvert>;

const author = z.object({ id, email: z.string(), avatar: z.string().nullable(), name: z.string().nullable() });

export const comment = z.object({
  id,
  comment: z.string(),
  createdAt: moment,
  /** One of the two is set. A person who was removed keeps their name, without an address. */
  reviewer: author.nullable(),
  user: author.nullable(),
  /** The words that it is about, as they were. */
  quote: z.string(),
  markId: z.string(),
  /** Whether whoever asks may delete it. */
  mayDelete: z.boolean(),
});
export type Comment = z.output<typeof comment>;

const token = exactText(200).min(1, { error: 'The link is incomplete. Open it again from the mail.' });
const serialised = exactText(editor.documentBytesMax, 'Maximum character limit reached');
const advertRef = { advertId: id, tenantId: id.optional() };

export const commentBody = z.object({
  ...advertRef,
  /** Chosen by the client: names the comment and its mark, and makes a retry harmless. */
  id,
  comment: requiredText('Comment', limits.commentMax),
  /** The text as it was shown, and the same with the mark. */
  oldContent: serialised,
  newContent: serialised,
  /** Who writes is known from the credential; one of these that says otherwise is refused. */
  reviewerId: id.optional(),
  userId: id.optional(),
});

const reviewing = ['ADVERT_NOT_FOUND', 'ADVERT_COMPLETED', 'LINK_EXPIRED', 'REVIEW_CLOSED'] as const;

export const reviewEndpoints = {
  'review.send': defineEndpoint({
    summary: 'Send an advert for review: each address gets a mail with a link of its own',
    requires: 'advert.approve',
    body: sendForReviewBody,
    reply: z.object({ success: z.literal(true), sent: z.int() }),
    errors: ['ADVERT_NOT_FOUND', 'ADVERT_COMPLETED', 'COPYWRITING_OPEN', 'EMPTY_ADVERT'],
  }),
  'review.reviewers': defineEndpoint({
    summary: 'The reviewers of an advert',
    requires: 'advert.read',
    body: z.object(advertRef),
    reply: z.array(reviewer),
    errors: ['ADVERT_NOT_FOUND'],
  }),
  'review.resend': defineEndpoint({
    summary: 'Send a reviewer a new link; the old one is dead from then on',
    requires: 'advert.approve',
    body: z.object({ advertId: id, reviewerId: id }),
    reply: done,
    errors: ['ADVERT_NOT_FOUND', 'ADVERT_COMPLETED', 'NOT_FOUND'],
  }),
  'review.revoke': defineEndpoint({
    summary: "Take a reviewer's access away; their comments stay",
    requires: 'advert.approve',
    body: z.object({ advertId: id, reviewerId: id }),
    reply: done,
    errors: ['ADVERT_NOT_FOUND', 'NOT_FOUND'],
  }),
  'review.verify': defineEndpoint({
    summary: "The advert of a reviewer's link. The token is their credential: `Authorization: Reviewer <token>`",
    requires: 'public',
    body: z.object({ token }),
    reply: z.object({
      reviewer: z.object({ id, email: z.string(), name: z.string().nullable(), status: z.enum(reviewerStatuses) }),
      advert: reviewAdvert,
      tenantId: id,
    }),
    errors: ['LINK_EXPIRED', 'REVIEW_CLOSED'],
  }),
  'review.complete': defineEndpoint({
    summary: "Mark the reviewer's own review as done; the owner gets a mail",
    requires: 'reviewer',
    body: z.object({ ...advertRef, reviewerId: id }),
    reply: done,
    errors: [...reviewing, 'EDIT_MODE', 'NOT_FOUND'],
  }),
  'comment.create': defineEndpoint({
    summary: 'Comment on words of an advert; `needSync` when its text has changed meanwhile, and nothing was stored',
    requires: 'reader',
    body: commentBody,
    reply: z.union([z.object({ commentId: id }), z.object({ needSync: z.literal(true) })]),
    errors: [...reviewing, 'EDIT_MODE', 'CONTENT_REFUSED', 'EDITOR_LIMIT', 'REVIEW_DONE', 'NOT_FOUND'],
    bodyLimit: 2_400_000,
  }),
  'comment.list': defineEndpoint({
    summary: 'The comments on an advert, oldest first',
    requires: 'reader',
    body: z.object(advertRef),
    reply: z.array(comment),
    errors: [...reviewing],
  }),
  'comment.resolve': defineEndpoint({
    summary: 'Delete a comment and its mark',
    requires: 'reader',
    body: z.object({ ...advertRef, commentId: id, content: serialised.optional() }),
    reply: done,
    errors: [...reviewing, 'EDIT_MODE', 'NOT_FOUND', 'VERSION_CONFLICT', 'CONTENT_REFUSED'],
    bodyLimit: 1_200_000,
  }),
};
