/** The calls of a review, by whoever makes them: somebody with a session, or a reviewer with the token of their link. */
import { queryOptions } from '@tanstack/react-query';
import { review } from '#domain/limits.ts';
import { call } from '#web/api/client.ts';
import { keyOf } from '#web/api/queries.ts';

/** Whose advert it is, and in whose name it is read. */
export interface ReviewPlace {
  advertId: string;
  tenantId: string;
  /** The token of a reviewer's link; undefined for people with a session. */
  reviewer?: string | undefined;
}

const refOf = ({ advertId, tenantId }: ReviewPlace) => ({ advertId, tenantId });

/** The comments, looked for again while the page is seen. */
export function commentsQuery(place: ReviewPlace) {
  return queryOptions({
    queryKey: [...keyOf('comment.list', refOf(place)), place.reviewer === undefined ? 'person' : 'reviewer'],
    queryFn: ({ signal }) => call('comment.list', { body: refOf(place) }, { signal, reviewer: place.reviewer }),
    refetchInterval: review.refresh,
  });
}

/** Stores a comment. @returns false when the text has changed meanwhile, and nothing was stored */
export async function createComment(
  place: ReviewPlace,
  comment: { id: string; comment: string; oldContent: string; newContent: string },
): Promise<boolean> {
  const answer = await call('comment.create', { body: { ...refOf(place), ...comment } }, { reviewer: place.reviewer });
  return !('needSync' in answer);
}

/** Deletes a comment and its mark. `content` is the text without it, which the server compares with its own. */
export async function deleteComment(place: ReviewPlace, commentId: string, content?: string): Promise<void> {
  const body = { ...refOf(place), commentId, ...(content === undefined ? {} : { content }) };
  await call('comment.resolve', { body }, { reviewer: place.reviewer });
}
