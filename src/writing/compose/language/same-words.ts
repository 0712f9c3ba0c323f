/** Words that are the same in another spelling: "can't" and "cannot", "prep" and "prepare", "grads" and "graduates". */
import { remembering } from './words.ts';

const inFullWord: ReadonlyMap<string, string> = new Map(
  Object.entries({
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
  }),
);

/** A text with its contractions and shortened words in full, so that two wordings of one thing can be held side by side. */
export const inFullForms = remembering((text): string => {
  const spelt = /['’]|cannot/i.test(text)
    ? text
        .replace(/\bcan(?:not|['’]t)\b/gi, 'can not')
        .replace(/\bwon['’]t\b/gi, 'will not')
        .replace(/(?<=[a-z])n['’]t\b/gi, ' not')
        .replace(/(?<=[a-z])['’]ll\b/gi, ' will')
        .replace(/(?<=[a-z])['’]ve\b/gi, ' have')
        .replace(/(?<=[a-z])['’]re\b/gi, ' are')
    : text;
  // "Cat C" and "category C": one class of licence, and another than "category B".
  const classed = /\bcat/i.test(spelt)
    ? spelt.replace(/\bcat(?:egory)?\.? ([A-Z]|[A-Z]?\d\w?)\b/gi, 'category$1')
    : spelt;
  return classed.replace(/[a-z]+/gi, (word) => inFullWord.get(word.toLowerCase()) ?? word);
});
