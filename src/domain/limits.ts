/**
 * Every number of the specification, with its unit and the section that gives it (D1, D2: the two specification
 * documents). A number that appears here appears nowhere else.
 */

/** Milliseconds in the units that the limits below are written in. */
export const SECOND = 1_000;
export const MINUTE = 60 * SECOND;
export const HOUR = 60 * MINUTE;
export const DAY = 24 * HOUR;

/** Accounts. Characters unless said otherwise (D1 sections 5 and 9). */
export const account = {
  emailMin: 8,
  /** Longest address that SMTP can carry (RFC 5321, 4.5.3.1). */
  emailMax: 254,
  passwordMin: 8,
  /** On reset and profile; sign-up has no upper bound of its own. */
  passwordMaxOnReset: 50,
  /** Above this the server refuses before hashing, so that nobody can buy its processor time with long passwords. */
  passwordServerCap: 128,
  companyNameMax: 100,
  industryMax: 100,
  trialDays: 7,
} as const;

/** Life of sessions and mailed tokens, in milliseconds (decisions: Accounts; security: Sessions). */
export const life = {
  sessionIdle: 7 * DAY,
  sessionAbsolute: 30 * DAY,
  verification: 24 * HOUR,
  reset: HOUR,
  invitation: 7 * DAY,
  reviewLink: 30 * DAY,
  editLease: 2 * MINUTE,
  signedUrl: 300 * SECOND,
} as const;

/** Brute-force and flood limits (security: Sessions). Counts within the named window. */
export const rate = {
  loginWindow: 15 * MINUTE,
  loginPerAccountAndAddress: 10,
  loginPerAddress: 50,
  loginPerAccount: 100,
  mailWindow: HOUR,
  /** Of each kind: verification, reset. */
  mailsPerAddress: 3,
  /** Any request of one client address, a minute: far above what a person can do. */
  requestsPerMinute: 1_200,
} as const;

/** General tab (D1 section 5). Characters. */
export const general = {
  deadlineMax: 256,
  jobTitleMax: 256,
  sectorMax: 256,
  industryMax: 256,
  countryMax: 64,
  locationMax: 256,
  brandNameMax: 256,
  toneOfVoiceMax: 100,
  salaryDigitsMax: 15,
  sliderStep: 25,
  sliderMax: 100,
  hintsMax: 10_000,
} as const;

/** Brief tab (D1 section 5): five fields at 256 characters; the two long ones share the editor's cap. */
export const brief = { fieldMax: 256, longFieldMax: 10_000 } as const;

/** People: profile, invitations, the users page and the contact form (D2 sections 5 and 9). Characters unless said otherwise. */
export const people = {
  profileNameMax: 64,
  inviteNameMin: 3,
  inviteNameMax: 256,
  phoneMax: 11,
  timezoneMax: 64,
  /** Rows a page of the users table. */
  usersPage: 30,
  /** Invitations that a company sends within 24 hours (security: Sessions). */
  invitesPerDay: 50,
  contactNameMax: 256,
  contactMessageMax: 10_000,
  /** Requests of one person to the support address within an hour. */
  contactsPerHour: 10,
  /** Wrong guesses at one's own password within fifteen minutes, on the profile page. */
  passwordChecks: 10,
} as const;

/** A person's picture: uploaded in any shape, kept as a square (D2 section 5.5, security: Files). */
export const avatar = {
  /** Side of the kept square in pixels: the largest place shows 84, on screens with three pixels a point. */
  side: 256,
  /** Pixels that an uploaded picture may unpack to; the cameras of today's phones stay below. */
  pixelsMax: 64_000_000,
  decodingSeconds: 10,
} as const;

/** An advert's clipboard: one entry, and how many are kept (ours). Characters, entries. */
export const clipboard = { textMax: 10_000, sourceMax: 64, entriesMax: 200 } as const;

/** The writing checker (D1 section 9). Paragraphs a batch; after that many milliseconds without a key it reads on (ours). */
export const checker = { nodesPerBatch: 20, quiet: 300 } as const;

/** Findings that somebody ignores (ours). Characters of the words and of the context on each side; live entries. */
export const ignored = {
  ruleMax: 120,
  wordsMax: 300,
  contextMax: 32,
  nthMax: 10_000,
  perAdvert: 500,
  perCompany: 500,
} as const;

/** The library (D2 sections 5.1 and 9; an entry holds what an advert holds, the number of entries is ours). Characters, entries. */
export const library = {
  titleMax: 255,
  countryMax: 64,
  locationMax: 64,
  useThisContentMax: 500,
  entryMax: 10_000,
  entriesMax: 500,
  /** Largest folder that is saved, in bytes of JSON. */
  folderBytesMax: 4 * 1024 * 1024,
  /** Cards a page of the library: two screens of a large window. */
  page: 30,
} as const;

/**
 * The writing framework (D2 sections 5.2 and 9; the caps on an item's, a brief's and an imperative's length are ours).
 * Items, lines, words, characters; milliseconds for `patience`.
 */
export const framework = {
  itemsMax: 24,
  /** Lines that one generation makes: headlines, texts of steps 2 to 4, rewards, calls to action. */
  headlinesAtOnce: 8,
  textsAtOnce: 3,
  rewardsAtOnce: 3,
  ctasAtOnce: 8,
  /** What step 7 sends: one element of each category. */
  finalLines: 6,
  wordsMin: 3,
  wordsMax: 12,
  rewardsMax: 5,
  itemMax: 10_000,
  briefMax: 2_000,
  imperativesMax: 20,
  imperativeMax: 256,
  /** Generated texts of a step that are remembered with their reasons. */
  rememberedMax: 240,
  /** Facts of a text that a person has confirmed. */
  confirmedMax: 200,
  /** Largest body of a step, in bytes of JSON. */
  stepBytesMax: 2 * 1024 * 1024,
  /** After this time a generation counts as failed, and another may begin. */
  patience: 90 * SECOND,
} as const;

/** Asking for a copywriter and sending a text back (D1 section 5, 'Request copywriter'; the caps are ours). Characters. */
export const copywriting = { nameMax: 256, messageMax: 2_000 } as const;

/** Guidelines (D2 sections 5.4 and 9). Characters; the caps of the EOS statement and of the lists' lengths are ours. */
export const guidelines = { textMax: 500, eosMax: 10_000, entriesMax: 100 } as const;

/** Review by guests (D1 sections 5 and 9; the caps on comments and addresses are ours). Characters unless said otherwise. */
export const review = {
  /** Of the commented words, shown above a comment; the last one is an ellipsis where more follow. */
  previewMax: 100,
  /** Milliseconds over a marked passage before its comment lights up, and the other way round. */
  hoverDelay: 500,
  commentMax: 2_000,
  emailMax: 254,
  /** Addresses that are invited at once. */
  emailsMax: 20,
  /** Review mails of a company within 24 hours. */
  invitesPerDay: 200,
  /** Comments that one reviewer may leave on an advert. */
  commentsEach: 200,
  /** Milliseconds between two looks for others' comments, while the page is seen. */
  refresh: 15 * SECOND,
} as const;

/** The AI copy generator (D2 section 9; the caps on texts and versions are ours). Characters, versions. */
export const generator = {
  questions: 7,
  answerMax: 2_000,
  /** A version as a person may edit it: a headline, and any other text. */
  headlineMax: 300,
  contentMax: 5_000,
  /** Versions a question; the same number as items a step of the writing framework. */
  versionsMax: 24,
} as const;

/** The AI assistant and the hints (D1 sections 4, 7 and 9; the caps are ours). Characters unless said otherwise. */
export const assistant = {
  selectionMax: 10_000,
  surroundingMax: 20_000,
  promptMax: 1_000,
  /** Milliseconds after the last key until hints are asked for. */
  hintsDelay: SECOND,
} as const;

/**
 * Texts that the writer is asked for, of one person and of one company, and what a language model may cost a company
 * (ours). Requests, milliseconds, tokens.
 */
export const writing = {
  personWindow: MINUTE,
  perPerson: 60,
  companyWindow: DAY,
  perCompany: 5_000,
  /** Tokens in and out that a company may use a day. */
  companyTokens: 3_000_000,
  /** One answer of a language model, retries and the second request included, may take this long. */
  modelTimeout: 30 * SECOND,
  /** Longest answer that is read, in tokens. */
  modelAnswerTokens: 8_000,
} as const;

/** Uploaded files (D1 section 5, security: Files). */
export const files = {
  maxBytes: 10 * 1024 * 1024,
  nameMax: 255,
  extractionTimeout: 10 * SECOND,
  extractionMemoryMb: 256,
  unpackedMaxBytes: 50 * 1024 * 1024,
  archiveEntriesMax: 1_000,
  /** Characters of extracted text that are kept; a longer job description is cut here. */
  extractedTextMax: 100_000,
} as const;

/** The editor (D1 sections 5 and 9). */
export const editor = {
  charactersMax: 10_000,
  listDepthMax: 7,
  indentMax: 8,
  documentDepthMax: 32,
  documentBytesMax: 512 * 1024,
  autosaveDelay: SECOND,
  spinnerDelay: 2 * SECOND,
  /** A keystroke is safe in the browser within this time (security: Nothing lost). */
  draftDelay: 400,
} as const;

/** Dashboard: adverts a page and the most that one call may ask for. */
export const list = { page: 60, pageMax: 200, searchMax: 256, usersMax: 50, bulkMax: 500 } as const;

/** Layers of the page that the specification names (D1 section 9). */
export const layers = { tour: 1202 } as const;
