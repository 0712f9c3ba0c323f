/**
 * The error registry: each code is stable, has one HTTP status and one sentence for the user. Internal text goes to the
 * log and never into a reply. docs/errors.md is generated from it.
 */
export const errorRegistry = {
  VALIDATION: { status: 400, message: "Some of the details aren't right. Check the marked fields and try again." },
  MALFORMED: { status: 400, message: "The request couldn't be read. Reload the page and try again." },
  WRONG_CREDENTIALS: { status: 400, message: 'Please enter correct email and password' },
  UNVERIFIED: { status: 400, message: 'Verify your email first. We have sent you a new link.' },
  TOKEN_EXPIRED: { status: 410, message: 'This link has expired or was used before. Ask for a new one.' },
  COMPANY_ALREADY_SET_UP: { status: 400, message: 'Your company is set up already. Reload the page to go on.' },
  WRONG_PASSWORD: {
    status: 400,
    message: "The old password isn't right, so nothing was changed. Check it and try again.",
  },
  LAST_SUPER_ADMIN: {
    status: 409,
    message:
      'You are the only super admin of your company, and others still work here. Delete their accounts first, or write to the people who run this installation.',
  },
  ADDRESS_TAKEN: {
    status: 400,
    message:
      "This address can't be invited. If the person already has an account here, you will find them in the list.",
  },
  ALREADY_JOINED: { status: 409, message: 'This person has joined already. Reload the page to see it.' },
  USER_PROTECTED: { status: 409, message: "Super admins' accounts, and your own, can't be changed here." },
  NO_SUPPORT_ADDRESS: {
    status: 503,
    message: 'No address for requests has been set up yet. Ask the person who gave you access.',
  },
  UNAUTHENTICATED: { status: 401, message: 'Your session has ended. Log in again to go on.' },
  FORBIDDEN: { status: 403, message: "You don't have access to this page" },
  NOT_FOUND: {
    status: 404,
    message:
      "This doesn't exist, or it isn't yours to see. It may have been deleted. Reload the page to see what is there.",
  },
  ADVERT_NOT_FOUND: {
    status: 404,
    message: 'This advert was not found. It may have been deleted. You find the others under Job adverts.',
  },
  VERSION_CONFLICT: {
    status: 409,
    message: 'This advert has been modified elsewhere. Please update to see the latest changes.',
  },
  ADVERT_COMPLETED: {
    status: 409,
    message: "This advert is completed and can't be changed any more. Reload the page to read it.",
  },
  TRANSITION_REFUSED: {
    status: 409,
    message: "The advert's status has changed in the meantime. Reload the page to see it.",
  },
  EMPTY_ADVERT: { status: 409, message: 'The advert has no text yet. Write it first, then approve it.' },
  COPYWRITING_OPEN: {
    status: 409,
    message: 'The copywriter is still writing. The advert can be approved once it comes back.',
  },
  COPYWRITING_FINISHED: {
    status: 409,
    message:
      'You have sent this advert to its owner. It can be read, but not changed. It opens again if it is sent back.',
  },
  COPYWRITER_REFUSED: {
    status: 409,
    message: 'A copywriter has been requested for this advert already. You get an email when one is assigned.',
  },
  GUIDELINES_CONFLICT: {
    status: 409,
    message: 'Somebody else saved the guidelines. Update to see them; your own changes are kept and offered again.',
  },
  GUIDELINE_FIXED: { status: 409, message: 'This entry always stays. Change its text or leave it empty.' },
  REWARD_EXISTS: {
    status: 409,
    message: 'There is already a reward with this title. Change its statement, or choose another title.',
  },
  TOO_MANY_ENTRIES: { status: 409, message: 'This list is full. Delete an entry before you add another.' },
  STEP_FULL: { status: 409, message: 'Maximum limit of 24 options reached' },
  STEP_BUSY: { status: 409, message: 'The drafts of this step are being written. Wait a moment and try again.' },
  GENERATION_FAILED: { status: 502, message: 'Failed to generate. Please try again.' },
  JOB_DESCRIPTION_MISSING: { status: 409, message: 'Please upload job description' },
  EDITOR_LIMIT: { status: 400, message: 'Maximum character limit reached' },
  CONTENT_REFUSED: {
    status: 400,
    message: "The advert's text couldn't be read. Reload the page; what you typed is kept.",
  },
  FILE_TYPE: { status: 400, message: 'Please upload valid file' },
  IMAGE_TYPE: { status: 400, message: 'Image is not valid' },
  IMAGE_BROKEN: {
    status: 400,
    message: "This picture couldn't be read. Save it again as JPG or PNG and try again.",
  },
  FILE_SIZE: { status: 413, message: 'Maximum File size limit is 10MB' },
  FILE_NOT_FOUND: { status: 404, message: 'Oops! Uploaded File not found. Please refresh the page.' },
  LINK_EXPIRED: { status: 410, message: 'Link is expired' },
  REVIEW_CLOSED: { status: 410, message: 'Link is expired' },
  EDIT_MODE: { status: 409, message: 'The advert is in edit mode. Please review once editing is completed' },
  REVIEW_DONE: { status: 409, message: 'You have finished this review already. You can still read the advert.' },
  TOO_LARGE: { status: 413, message: 'That is more than can be sent at once. Shorten it and try again.' },
  UNSUPPORTED_MEDIA: { status: 415, message: "The request couldn't be read. Reload the page and try again." },
  TOO_MANY_REQUESTS: { status: 429, message: 'That was too many tries. Wait a little and try again.' },
  NOT_FRAMEWORK: {
    status: 409,
    message: 'Only adverts that were begun with the writing framework have steps. Open this one from Job adverts.',
  },
  NOT_GENERATED: {
    status: 409,
    message: 'Only adverts that were begun with the AI Copy Generator have questions. Open this one from Job adverts.',
  },
  NOTHING_TO_WRITE: {
    status: 409,
    message: 'The answer says nothing that a text could be made of. Add a fact or two.',
  },
  TOO_MANY_VERSIONS: {
    status: 409,
    message: '24 versions are there already. Choose one of them, or change one by hand.',
  },
  PARTS_MISSING: { status: 409, message: 'Choose a version for every question to go on.' },
  PROOFREADING_FAILED: {
    status: 503,
    message: 'Spelling and grammar took too long to check. Nothing was changed. Try again.',
  },
  NO_ASSISTANT: {
    status: 409,
    message:
      'The AI assistant is there for adverts of the writing framework and the AI Copy Generator. Change the words here by hand.',
  },
  NOTHING_TO_CHANGE: {
    status: 409,
    message: 'There is nothing to change in these words. Select others, or ask for a different change.',
  },
  MODEL_NEEDED: {
    status: 409,
    message: 'This needs a language model. Ask your administrator to connect one.',
  },
  PROVIDER_FAILED: {
    status: 502,
    message: "A connected service didn't answer. Nothing was lost; try again in a minute.",
  },
  STORAGE_FAILED: { status: 503, message: "The file store can't be reached. Nothing was lost; try again in a minute." },
  UNAVAILABLE: {
    status: 503,
    message: "The server can't reach its database. Nothing was lost; try again in a minute.",
  },
  DISK_FULL: {
    status: 507,
    message: "The server's disk is full. Your words are safe in this browser; tell your administrator.",
  },
  INTERNAL: { status: 500, message: 'Something went wrong' },
} as const satisfies Record<string, { status: number; message: string }>;

/** A stable error code. */
export type ErrorCode = keyof typeof errorRegistry;

/** One item of an error reply's body. `field` is the path of the offending field, dot-separated. */
export interface ErrorItem {
  message: string;
  code: ErrorCode;
  field?: string;
}

/** An expected failure: carries the items for the user and, apart from them, a text for the log. */
export class AppError extends Error {
  readonly code: ErrorCode;
  readonly status: number;
  readonly items: ErrorItem[];
  /** Seconds after which a limited request may be tried again; sent as Retry-After. */
  readonly retryAfter: number | undefined;

  constructor(
    code: ErrorCode,
    detail: { message?: string; field?: string; items?: ErrorItem[]; internal?: string; retryAfter?: number } = {},
  ) {
    const { status, message } = errorRegistry[code];
    super(detail.internal ?? detail.message ?? message);
    this.name = 'AppError';
    this.code = code;
    this.status = status;
    this.retryAfter = detail.retryAfter;
    this.items = detail.items ?? [
      { message: detail.message ?? message, code, ...(detail.field === undefined ? {} : { field: detail.field }) },
    ];
  }
}
