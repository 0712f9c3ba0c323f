/** Texts of the guidelines page that the specification leaves open. */
export const wording = {
  tabs: { evp: 'EVP', style: 'Writing style', eos: 'EOS statement', rewards: 'Rewards' },
  readOnly: (company: string | null) =>
    company === null
      ? 'You can read the guidelines. Administrators in your company can change them.'
      : `Read-only. ${company}'s administrators keep these up to date.`,
  none: 'No Guidelines present',
  noneText: "Your company hasn't written its guidelines yet. An administrator can add them.",
  noneOfCompany: (company: string) => `${company} hasn't written its guidelines yet.`,
  startHere: 'Start with the EVP pillars. Two or three honest lines already change how drafts sound.',
  whose: 'Whose guidelines?',
  whoseText: 'Select a company from the top-right dropdown to see its guidelines.',
  selectCompany: 'Select Company',
  notAdded: 'Details not added',
  usedFromNow: 'Used in every advert written from now on.',
  examplesChange: 'Examples change as you choose.',
  rulesFollowed: 'The writing checker and the generators follow these.',
  unsaved: 'Unsaved changes',
  unchanged: 'Nothing has changed yet.',
  conflictOpen: 'Choose between the two texts first.',
  saved: 'Guidelines saved',
  loadFailed: "The guidelines couldn't be loaded",
  loadFailedText: 'They are safe. Try again.',
  counter: (count: number, most: number) => `${count} of ${most}`,
  update: 'Update',
  conflict: {
    stale: 'Somebody else saved the guidelines. Update to see them; your own changes are kept and offered again.',
    theirs: 'Somebody else saved this in the meantime:',
    empty: 'Nothing: it was emptied.',
    take: 'Use theirs',
    keep: 'Keep mine',
  },
  leave: {
    title: 'Leave without saving?',
    text: 'Your changes to the guidelines are not saved yet.',
    stay: 'Stay',
    save: 'Save and leave',
    discard: 'Leave without saving',
  },
} as const;

/** What each text section is for, with an example. */
export const sectionHelp: Record<string, { help: string; example?: string }> = {
  'Official company name': {
    help: 'The name as it should stand in adverts. It is never changed by a writing rule.',
    example: 'Fenmoor Energy',
  },
  'EVP strapline': {
    help: 'Used word for word. Keep it short enough to say aloud.',
    example: 'Good work, whatever the weather.',
  },
  'EVP pillars': {
    help: 'What people can count on when they work here. Two to five pillars, each with a statement that proves it. Only what is in the statement can be claimed in a text.',
  },
  Mission: {
    help: 'What your company does, every day, and for whom. One sentence in plain words.',
    example: 'We bring clean power to every home on the North Sea coast.',
  },
  Vision: {
    help: 'What will be different when you have done it. One sentence, no date needed.',
    example: 'A coast that runs on its own weather.',
  },
  Values: {
    help: 'How people here decide when nobody is looking. Name each value and say what it looks like in a working day.',
  },
  Purpose: {
    help: 'Why the work is worth doing, beyond the money it makes.',
    example: 'To make good jobs out of wind and tide.',
  },
  Stylesheet: {
    help: 'Anything a writer should know that has no field of its own: words you like, words you avoid, how you speak about customers.',
    example: 'We say “islanders”, not “locals”. Turbines are “machines” to the crews. Never call the sea our office.',
  },
};

/** The lists whose entries can be added and deleted. */
export const listWording: Record<
  string,
  { label: string; added: string; deleteTitle: string; deleteText: (title: string) => string; deleted: string }
> = {
  'EVP pillars': {
    label: 'Pillar',
    added: 'New pillar',
    deleteTitle: 'Delete pillar',
    deleteText: (title) =>
      `“${title}” is taken off the guidelines, and its slider disappears from drafts. Texts that exist already stay as they are.`,
    deleted: 'Pillar deleted',
  },
  Values: {
    label: 'Value',
    added: 'New value',
    deleteTitle: 'Delete value',
    deleteText: (title) =>
      `“${title}” is taken off the guidelines, and its slider disappears from drafts. Texts that exist already stay as they are.`,
    deleted: 'Value deleted',
  },
  'Custom rules': {
    label: 'Rule',
    added: 'New rule',
    deleteTitle: 'Delete rule',
    deleteText: (title) => `“${title}” is no longer checked or given to writers.`,
    deleted: 'Custom rule deleted',
  },
};
export const statementLabel = 'Supporting statement';
export const addAnother = 'Add Another';

export const ruleWording = {
  help: 'Anything else a writer should follow. Rules such as “use colleague, not employee” are also checked as you type.',
  placeholder: 'Use colleague, not employee',
  why: (reason: string) => `Reason: ${reason}`,
  replaced: (avoid: string, use: string) => `Checked as you type: “${avoid}” becomes “${use}”.`,
  avoided: (avoid: string) => `Checked as you type: “${avoid}” is marked.`,
  free: 'Writers see this rule and the language model gets it. To have it checked as well, write it as “use X, not Y” or “avoid Y”.',
  wouldMark: (count: number) =>
    count === 0
      ? 'Nothing in your recent adverts would be marked.'
      : `Would mark ${count} ${count === 1 ? 'place' : 'places'} in your recent adverts.`,
} as const;

export const eosWording = {
  title: 'Equal opportunities',
  label: 'EOS Statement',
  note: 'This statement is added once at the bottom of all adverts.',
  help: 'Say in your own words that everyone who can do the job may apply, and how to ask for an adjustment. Writing rules never change it.',
  empty: 'No statement yet. Adverts end with their last line.',
  proposals: 'Proposals',
  use: 'Use this statement',
  replaceTitle: 'Replace the statement?',
  replaceText: 'The statement that is there now will be replaced. Nothing is stored until you save.',
  replace: 'Replace',
  legal:
    'These proposals are written with the UK Equality Act 2010 in mind. They are not legal advice, so have yours checked if you are unsure.',
} as const;

/** Statements to begin with; the company's name is put in. */
export const eosProposals: readonly { name: string; text: (company: string) => string }[] = [
  {
    name: 'Short',
    text: (company) =>
      `${company} welcomes applications from everyone who can do this job. If you need an adjustment to apply or to be interviewed, tell us what would help.`,
  },
  {
    name: 'Full',
    text: (company) =>
      `${company} is an equal opportunities employer. We choose people by their skills and experience. We welcome applications from people of every age, sex, sexual orientation, race, religion or belief, from disabled people, from trans people, from people who are pregnant or on family leave, and whether or not you are married or in a civil partnership. If you are disabled, we make reasonable adjustments to the application, the interview and the job. Tell us what you need at any point. Where the law allows a post to be limited to certain people, the advert says so.`,
  },
  {
    name: 'Personal',
    text: (company) =>
      `You don't have to look, sound or live like the people who work here already. If you can do this job, ${company} would like to read your application. If something about the way we recruit makes it hard for you to apply, tell us. Where you are disabled, we will make the reasonable adjustments that you need.`,
  },
];

export const rewardWording = {
  heading: 'Add a reward',
  help: 'What people get for working here. A title that everyone understands, and a statement with the figures. Step 5 of the framework chooses from this list.',
  statementHelp: 'Who gets it, how much, and from when. Only what stands here can be written.',
  add: 'Add reward',
  added: 'Reward added',
  empty: 'No rewards yet. Add the ones people mention when they say why they stay.',
  deleteTitle: 'Delete reward',
  deleteText: (title: string) => `“${title}” is taken off the list. Texts that already mention it stay as they are.`,
  deleted: 'Reward deleted',
} as const;

/** What is ignored in the whole company. */
export const ignoredWording = {
  title: 'Ignored in the whole company',
  help: 'Words that somebody chose not to have marked in any advert. Bring them back, and they are checked again.',
  empty: 'Nothing is ignored in the whole company.',
  checks: {
    house: 'House style',
    equality: 'Equality',
    profanity: 'Strong word',
    genderCoded: 'Gender-coded',
    readability: 'Readability',
    cliche: 'Worn phrase or requirement',
  } as Readonly<Record<string, string>>,
  otherCheck: 'Writing checker',
  somebody: 'somebody who has left',
  ignoredBy: (check: string, by: string, date: string) => `${check}. Ignored by ${by} on ${date}.`,
  restoredBy: (by: string, date: string) => `Brought back by ${by} on ${date}.`,
  restore: 'Bring it back',
  restoreName: (words: string) => `Bring “${words}” back`,
  restored: 'It is checked again',
  showPast: (count: number) => `Show ${count} brought back`,
  hidePast: 'Hide what was brought back',
} as const;
