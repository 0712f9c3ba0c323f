/** Review by guests: what a comment and a reviewer are, and who may do what with them (D1 sections 3 to 6, decisions: Review). */
import { review } from './limits.ts';
import type { Actor } from './user.ts';

export const reviewerStatuses = ['pending', 'completed'] as const;
/** Whether a reviewer is still reading or has finished. */
export type ReviewerStatus = (typeof reviewerStatuses)[number];

/** Somebody who came by a mailed link: one address, one advert, nothing else. */
export interface Reviewer {
  id: string;
  tenantId: string;
  advertId: string;
  email: string;
  name: string | null;
  status: ReviewerStatus;
}

/** Who reads an advert: somebody with a session, or one of its reviewers. */
export type Reader = { kind: 'person'; actor: Actor } | { kind: 'reviewer'; reviewer: Reviewer };

export const reviewMessages = {
  emailInvalid: 'Must be a valid email address',
  emailKnown: 'The entered email is already sent for review',
  emailOwn: 'That is your own address. You can comment without an invitation.',
  emailsNone: 'Enter at least one email address.',
  commentEmpty: 'Write a comment first.',
} as const;

/** Whether this reader may delete a comment, given that they may read its advert: people any, reviewers their own. */
export function canResolve(reader: Reader, comment: { reviewerId: string | null }): boolean {
  return reader.kind === 'person' || comment.reviewerId === reader.reviewer.id;
}

/** The commented words for display: at most 100 characters, the last of them an ellipsis where more follow. */
export function commentPreview(quote: string): string {
  const characters = [...quote.replace(/\s+/g, ' ').trim()];
  if (characters.length <= review.previewMax) return characters.join('');
  return `${characters.slice(0, review.previewMax - 1).join('')}…`;
}
