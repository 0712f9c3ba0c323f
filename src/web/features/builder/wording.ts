/** The builder's words in one place. Texts in the specification are literal. */
import type { AdvertType } from '#domain/advert.ts';
import type { BuilderTab } from './tabs.ts';

/** One line for the first visits of each tab. */
export const tips: Record<AdvertType, Partial<Record<BuilderTab, string>>> = {
  blankAdCanvas: {
    general: 'Fill in the essentials first. They name the advert and help the checker.',
    jobDescription: 'Add the job description if you have one. You can read it while you write.',
    advert: 'Write here. The checker marks what may put people off, and everything you type is saved.',
    review: 'Comments stand beside the words they are about. Delete each once you have dealt with it.',
  },
  aida: {
    general: 'Fill in the essentials first. Everything the copy says is built from them.',
    jobDescription: 'Add the job description. If it fits the job title, you can use it in each step.',
    advert: 'Polish the text here, then approve it.',
    review: 'Comments stand beside the words they are about. Delete each once you have dealt with it.',
  },
  aiAdvert: {
    general: 'Fill in the essentials first. The seven answers are built on them.',
    jobDescription: 'Add the job description. Its facts can support your answers.',
    advert: 'Change anything you like, then approve it.',
    review: 'Comments stand beside the words they are about. Delete each once you have dealt with it.',
  },
  copywriter: {
    general: 'Fill in the essentials first. The copywriter sees them from the start.',
    brief: 'Say what makes this job worth a second look. A few honest lines are enough.',
    jobDescription: 'Add the job description. A copywriter can be assigned once it is here.',
    advert: 'The copywriter writes here. You can read it once it has been sent to you.',
    review: 'Comments stand beside the words they are about. Delete each once you have dealt with it.',
  },
};

export const wording = {
  tipsHidden: 'Tips hidden for this kind of advert.',
  gone: "This advert couldn't be opened. It may have been deleted.",
  notLoaded: "The advert couldn't be loaded",
  notLoadedText: 'It is safe. Try again.',
  noRequest: {
    title: 'Your administrators ask for copywriters',
    text: 'Tell one of them which job it is about, or start the advert yourself.',
    action: 'Create New Advert',
  },
  dirty: "It seems you haven't filled in the General tab details. Please save them before you move on.",
  saved: 'Advert saved',
  created: 'Advert created',
  leave: {
    title: 'Leave this advert?',
    text: 'What you changed in these fields is not saved yet.',
    stay: 'Stay',
    leave: 'Leave without saving',
  },
  locked: {
    completed: 'Completed adverts are read-only.',
    copywriter: 'The owner of the advert fills in these details.',
    brief: 'The owner of the advert writes the brief.',
  },
  share: {
    done: (n: number) => `Sent for review. ${n} ${n === 1 ? 'person' : 'people'} will get an email.`,
    noText: 'There is no text to review yet. Write the advert first.',
    saving: 'Your last words are still being saved. Try again in a moment.',
  },
  score: {
    title: 'Advert score',
    choose: 'Beside the text',
    starting: 'Reading your text',
    paused: 'The checker rests while the advert is in review.',
    unavailable: 'The score is resting. Your text is not affected.',
    again: 'Try again',
  },
  recovery: {
    title: 'Words that were not saved',
    text: (date: string, time: string) =>
      `On ${date} at ${time} you wrote something here that never reached the server.`,
    tooLate: 'The advert was completed before, so they can only be copied.',
    restore: 'Bring it back',
    discard: 'Discard it',
    restored: 'Your words are back',
  },
  conflict: {
    title: (moment: string) => `Your version from ${moment} is kept`,
    kept: 'This advert was changed elsewhere before your last words were saved. Compare the two, or bring yours back.',
    detail: 'Your own version is kept, and you can bring it back after the update.',
    update: 'Update',
    compare: 'Compare',
    mine: 'Yours',
    theirs: 'Saved on the server',
    restore: 'Bring mine back',
    copy: 'Copy mine',
    copied: 'Copied',
    discard: 'Keep the saved one',
    confirm: 'Your version will be gone for good.',
    restored: 'Your version is back and saved',
  },
  save: {
    saving: 'saving...',
    saved: 'saved',
    spinner: 'Saving',
    announced: 'All changes saved',
    notYet: 'not saved yet',
    retry: 'Save now',
    failed: 'Not saved yet. Your words are kept on this computer, and the next try comes by itself.',
    expired: 'Your session has ended. Your words are kept on this computer. Log in again to save them.',
    noDrafts:
      "This browser doesn't let us keep your words. They are saved on the server every second while you are online.",
    leaving: 'Your last words are still being saved. If you leave now, they are kept on this computer.',
  },
  approve: {
    title: 'Approve this advert?',
    text: 'It moves to Completed and can no longer be changed. You can export and translate it there.',
    confirm: 'Approve and Completed',
    done: 'Advert completed',
    empty: 'There is no text to approve yet. Write the advert first.',
    copywriter: 'The copywriter has not finished yet. You get an email when the text is ready.',
    saving: 'Your last words are still being saved. Try again in a moment.',
  },
  toDrafts: 'Saved to drafts',
  questions: 'Back to the questions',
  exported: 'Advert exported',
  exportFailed: "The Word document couldn't be made. The advert is unchanged. Try again.",
} as const;
