/** Texts of the help pages that the specification leaves open; questions and lessons have files of their own. */
export const wording = {
  lead: 'Short answers about the trial, your plan and your people.',
  askText: 'Write to the people who run this installation. They answer by email.',
  noAddress: 'No address for requests has been set up yet. Ask the person who gave you access.',
  films: 'Watch and learn',
  reads: 'Short reads',
  film: 'Film',
  read: 'Two minutes to read',
  filmFailed: "The film couldn't be loaded. Here is the same in words.",
  contact: 'Contact Us',
  phoneHelp: 'Optional. A UK mobile number, if you would like a call.',
  messagePlaceholder: 'What did you want to do, and what happened instead?',
  nextTitle: 'What happens next',
  nextText: 'Your message goes to the people who run this installation. They reply by email.',
  sent: (email: string) => `Request sent. The answer comes to ${email}.`,
} as const;
