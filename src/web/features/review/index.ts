/** Review by guests: sharing, the board of comments, the reviewer's page. */
export { ReviewBoard } from './review-board.tsx';
export { ReviewerPage } from './reviewer/reviewer-page.tsx';
export { reviewerPerson, reviewersQuery, ShareDialog } from './share/share-dialog.tsx';
export { review as reviewWording } from './wording.ts';
