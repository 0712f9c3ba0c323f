/** Translating an advert and making posts of it: the words. Those of the specification are literal. */
export const wording = {
  translate: {
    title: 'Translate',
    language: 'Language',
    placeholder: 'Choose a language',
    none: (text: string) => `No language is called “${text}”.`,
    note: (own: string, other: string) =>
      `Saved as a new draft. The ${own} advert stays as it is.${other === '' ? '' : ` AI can make mistakes, so have a ${other} speaker read it.`}`,
    cancel: 'Cancel',
    untranslated: 'Save without Translating',
    translate: 'Translate',
    same: (language: string) => `The advert is already in ${language}.`,
    choose: 'Choose a language first.',
    done: 'Advert translated',
    doneUntranslated: (language: string) => `Copy saved as ${language}, text unchanged`,
    needsModel:
      'Translating needs a language model. Ask your administrator to connect one. You can save a copy without translating.',
    needsModelHow: 'How to connect one',
    failed: "The translation couldn't be made. Nothing was saved and your advert is unchanged. Try again.",
  },
  social: {
    title: 'Social Media Posts',
    intro: (title: string) => `For ‘${title}’.`,
    madeAt: (moment: string) => `Written ${moment}.`,
    platforms: { linkedin: 'LinkedIn Post', x: 'X (Twitter)', facebook: 'Facebook Post' },
    copy: 'Copy',
    copied: 'Copied!',
    characters: (count: number) => `${count} characters`,
    ofMost: (count: number) => `${count} of 280`,
    check: 'AI can make mistakes. Please check the generated content before you use it.',
    make: 'Generate new posts',
    close: 'Close',
    working: 'Writing three posts',
    failed: "The posts couldn't be made. Try again.",
  },
} as const;
