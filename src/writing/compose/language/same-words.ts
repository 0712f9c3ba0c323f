/** Words that are the same in another spelling: "can't" and "cannot", "prep" and "prepare", "grads" and "graduates". */

const shortened: Readonly<Record<string, string>> = {
  prep: 'prepare',
  preps: 'prepares',
  prepping: 'preparing',
  grad: 'graduate',
  grads: 'graduates',
  docs: 'documents',
  specs: 'specifications',
  info: 'information',
  exam: 'examination',
  exams: 'examinations',
  lab: 'laboratory',
  labs: 'laboratories',
  veg: 'vegetables',
  temps: 'temporary workers',
};
const anyShort = new RegExp(`\\b(?:${Object.keys(shortened).join('|')})\\b`, 'gi');

/** A text with its contractions and shortened words in full, so that two wordings of one thing can be held side by side. */
export const inFullForms = (text: string): string =>
  text
    .replace(/\bcan(?:not|['’]t)\b/gi, 'can not')
    .replace(/\bwon['’]t\b/gi, 'will not')
    .replace(/(?<=[a-z])n['’]t\b/gi, ' not')
    .replace(/(?<=[a-z])['’]ll\b/gi, ' will')
    .replace(/(?<=[a-z])['’]ve\b/gi, ' have')
    .replace(/(?<=[a-z])['’]re\b/gi, ' are')
    .replace(anyShort, (word) => shortened[word.toLowerCase()] ?? word);
