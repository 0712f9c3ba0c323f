/** What others may ask of reviews: whom a link belongs to. */
export { createReviewers, type Reviewers } from './reviewers.ts';
