/** Sharing, reviewing and commenting in words. Quoted sentences of the specification come from the domain. */
const plural = (n: number, one: string, other: string): string => (n === 1 ? one : other);

export const share = {
  title: (title: string) => `Share '${title}'`,
  emails: {
    label: 'Email addresses',
    placeholder: 'name@company.co.uk',
    help: 'Press Enter after each address. No account is needed to comment.',
  },
  people: 'People with access',
  empty: 'Nobody has been asked yet.',
  loadFailed: "The list couldn't be loaded. Close this and try again.",
  owner: 'Owner',
  pending: 'Reading',
  completed: 'Done',
  expired: 'Link expired',
  remove: 'Take access away',
  removeTitle: 'Take access away?',
  removeText: (email: string) => `The link of ${email} stops working. Their comments stay.`,
  removed: 'Access taken away',
  removeFrom: (email: string) => `Take access away from ${email}`,
  resendTo: (email: string) => `Send the link again to ${email}`,
  resent: 'Link sent again',
  none: 'Enter at least one email address.',
  invalid: "One of the addresses isn't valid. Correct or remove it.",
  shape: 'Email format is invalid',
  cancel: 'Cancel',
  send: 'Send',
  failed: 'Nothing was sent. The addresses are still here. Try again.',
} as const;

export const review = {
  reviewers: 'Reviewers',
  status: (done: number, total: number) => `${done} of ${total} reviewers are done`,
  noReviewers: 'No reviewers yet. Send the advert for review to ask for comments.',
  invite: 'Send for Review...',
  share: 'Share',
} as const;

export const reviewer = {
  verifying: 'Opening the advert',
  as: (email: string) => `You are reading as ${email}.`,
  expiredHint: 'Ask the person who sent it to share the advert with you again.',
  completedAdvert: 'This advert has been completed, so its review is closed. Nothing more is needed from you.',
  unreachable: "The advert couldn't be opened. Your link is fine. Try again.",
  retry: 'Try again',
  finish: 'Review Completed',
  finishTitle: 'Finish your review?',
  finishText: (n: number) =>
    n === 0
      ? 'You have left no comments. The owner will see that you are done.'
      : `The owner will see your ${n} ${plural(n, 'comment', 'comments')} and that you are done.`,
  done: 'Review completed',
  already: 'You have finished this review already. You can still read the advert.',
  unsent: 'You have a comment that is not sent yet. Send it or cancel it first.',
  editMode: (name: string | null) =>
    `${name ?? 'Somebody'} is editing at the moment. Comments open again a few minutes after they stop.`,
  readOnly: 'The company fills in these details.',
  noJobDescription: 'No job description was added.',
  noJobText: 'There is no text to show.',
} as const;

export const comments = {
  title: 'Comments',
  add: 'Comment',
  cancel: 'Cancel',
  placeholder: 'What would you change, and why?',
  required: 'Write a comment first.',
  on: (selection: string) => `On “${selection}”`,
  added: 'Comment added',
  failed: "The comment couldn't be stored. Your text is still here. Select the words and try again.",
  reselect: 'Your comment is still here. Select the words that it is about.',
  attach: 'Use these words',
  delete: 'Delete comment',
  deleteTitle: 'Delete this comment?',
  deleteText: 'It is removed for everyone.',
  deleteConfirm: 'Delete',
  deleted: 'Comment deleted',
  deleteFailed: "The comment couldn't be deleted and is still here. Try again.",
  hint: 'Highlight any words in the advert to comment on them.',
  keys: 'With the keyboard: move with the arrow keys, hold Shift to select, press Enter to comment.',
  orphan: 'The words this comment was about have changed.',
  loadFailed: "The comments couldn't be loaded. They are safe. Try again.",
  empty: 'No comments yet.',
  former: 'Former colleague',
  fresh: 'New comment',
  place: (n: number, total: number) => `Comment ${n} of ${total}`,
  lost: 'Comment',
  previous: 'Previous comment',
  next: 'Next comment',
  close: 'Close',
  marked: 'commented',
  update: 'Update',
  newer: 'This advert has been modified elsewhere. Please update to see the latest changes.',
} as const;
