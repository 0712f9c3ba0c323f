/** The library in words. */
import type { FolderCategory } from '#domain/library.ts';

const count = (n: number, one: string, other: string): string => `${n} ${n === 1 ? one : other}`;

/** The tabs, in the order of the specification. */
export const tabLabels: Record<FolderCategory, string> = {
  headlines: 'Headline',
  introduction: 'Introduction',
  jobRole: 'Job Role',
  person: 'Person',
  rewards: 'Rewards',
  cta: 'CTA',
};

/** What a folder of each kind is for, inside a sentence. */
const contents: Record<FolderCategory, string> = {
  headlines: 'headlines',
  introduction: 'introductions',
  jobRole: 'role descriptions',
  person: 'person descriptions',
  rewards: 'rewards',
  cta: 'CTAs',
};

const empty: Record<FolderCategory, readonly [title: string, text: string]> = {
  headlines: ['No headline folders yet.', 'Save the lines that worked, and they are here for everyone.'],
  introduction: ['No introduction folders yet.', 'Save an opening you liked, and it is here for everyone.'],
  jobRole: ['No job role folders yet.', 'Save a description that was true, and it is here for everyone.'],
  person: ['No person folders yet.', 'Save a description that brought the right people, and it is here for everyone.'],
  rewards: ['No reward folders yet.', 'Save the wording once, and use it everywhere.'],
  cta: ['No CTA folders yet.', 'Save an ending that was answered, and it is here for everyone.'],
};

export const wording = {
  title: 'Library',
  search: 'Search folders by title',
  tabs: 'Folders by kind of content',
  loading: 'Loading folders',
  none: (text: string) => `No folder matches “${text}”.`,
  noneHint: 'The search looks at titles. Try another word, or another tab.',
  empty,
  entries: (n: number) => count(n, 'entry', 'entries'),
  loadFailed: "The folders couldn't be loaded",
  loadFailedText: 'They are safe. Try again.',
  createNew: 'Create New',
  addAnother: 'Add Another',
  create: {
    title: 'Create',
    text: (category: FolderCategory, company: string | null) =>
      `A new folder for ${contents[category]}, shared with everyone at ${company ?? 'your company'}.`,
    titlePlaceholder: 'Offshore crews',
    use: 'How, where and when to use this content',
    useHelp: 'Optional. It helps colleagues choose the right words.',
    usePlaceholder: 'For technicians who already work at sea. Lead with the rota. Not for apprentices.',
    counted: (n: number, max: number) => `${n} of ${max}`,
    done: 'Folder created',
    failed: "The folder couldn't be created. What you entered is still here. Try again.",
  },
  folder: {
    loading: 'Loading the folder',
    saved: 'Folder saved',
    savedOnce: (n: number) =>
      `Folder saved. ${n === 1 ? 'One entry was there twice and is kept once.' : `${n} entries were there already and are kept once.`}`,
    saveFailed: "The folder couldn't be saved. Your changes are still here. Try again.",
    empty: 'No entries yet. Add one, or save some from the framework.',
    gone: "This folder couldn't be opened, so you are back in the library.",
    goneWithWords:
      'This folder was deleted, so you are back in the library. What you had not saved can still be copied.',
    copyWords: 'Copy it',
    contributors: 'Contributors',
    created: 'Created',
    location: 'Location',
    use: 'How, where and when to use this content',
    noUse: 'Nothing has been noted.',
    menu: 'Folder options',
    unchanged: 'Nothing has changed yet.',
    unsaved: 'Unsaved changes',
    delete: 'Delete folder',
    deleteTitle: 'Delete Folder',
    deleteSubtitle: 'Are you sure?',
    deleteText: (title: string) => `“${title}” and its entries will be removed for everyone.`,
    deleted: 'Folder deleted',
    deleteFailed: "The folder couldn't be deleted and is still here. Try again.",
  },
  entry: {
    menu: (n: number) => `Options for entry ${n}`,
    placeholder: 'Write an entry',
    copied: 'Copied',
    copyFailed: 'The browser did not allow copying. Select the text and copy it yourself.',
    deleted: 'Entry deleted. Save to keep it that way.',
    undo: 'Undo',
    empty: 'Empty entries are not saved.',
    tooLong: (n: number, max: number) =>
      `${n.toLocaleString('en-GB')} characters: an entry holds at most ${max.toLocaleString('en-GB')}. Shorten it.`,
  },
  leave: {
    title: 'Leave without saving?',
    text: 'What you changed here is not saved yet.',
    stay: 'Stay',
    leave: 'Leave without saving',
  },
  conflict: {
    text: 'A colleague changed this folder. Update to see it; your own changes are kept and offered again.',
    update: 'Update',
    failed: "The folder couldn't be fetched. Your changes are still here. Try again.",
  },
  kept: {
    title: 'Words that were not saved',
    text: (date: string, time: string) =>
      `On ${date} at ${time} you wrote something here that never reached the server.`,
    fromConflict: (moment: string) => `Your version from ${moment} is kept`,
    conflictText: 'These entries of yours are not in the folder. Add those that belong there.',
    add: 'Add',
    addAll: 'Add all',
    discard: 'Discard',
  },
  noDrafts: "This browser can't keep unsaved words. Save often.",
} as const;
