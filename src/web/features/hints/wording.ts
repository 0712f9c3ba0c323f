/** The panel's words. */
export const wording = {
  title: 'Hints and tips',
  about: (jobTitle: string, industry: string, country: string) => `For ${jobTitle} in ${industry}, ${country}`,
  waiting: 'Hints appear when job title, industry and country are filled in.',
  loading: 'Looking at your details',
  refresh: 'Refresh hints and tips',
  unchanged: 'Hints come when you change the title, the industry or the country.',
  none: 'Nothing to add. Your details are complete.',
  failed: 'No hints this time. They come back when you change the title, the industry or the country.',
  standing: 'Hints are written for adverts of the Writing Framework and the AI Copy Generator. For every advert:',
  tips: [
    'Show the pay. A range is better than none, and people look for it first.',
    'Say where the work is. Name the place, and whether any of it can be done from home.',
    'Use the job title that people search for. Your own grade names can come later.',
    'Name the hours and the contract. They decide for many whether to read on.',
    'Say how to apply, and by when. One way is enough.',
  ],
  builtIn: 'Built-in writer: made from your facts, no language model connected.',
  howToConnect: 'How to connect one.',
  note: 'AI can make mistakes. Please check the generated content before you use it.',
} as const;
