/** What a brief of the calls would have readers do, said to the writer as a proposal: "suggest a CV and two lines on why", "mention applying with a short note". */
import { finiteAuxiliary } from '../language/clause.ts';
import { baseOfIng } from '../language/verbs.ts';

const them = '(?:them|people|readers?|candidates?|applicants?|everyone|anyone interested)';
const proposed = new RegExp(
  `^(?:please )?(?:also )?(suggest|propose|recommend|request|invite|encourage|want|mention|say|state|stress|point to|offer|prefer)(?: (?:to )?${them})? (.+?)[.!]?$`,
  'i',
);
/** What one does to apply, or before it. */
const steps =
  /^(?:appl|send|writ|call|ring|phon|e-?mail|text|messag|visit|com|bring|attach|includ|upload|dropp|walk|popp|turn|fill|complet|book|ask|shar|record|submit|get|tell|describ|nam|meet)\w*ing$/i;
/** What somebody sends: nothing that a company gives. */
const sent =
  /^(?:(?:an?|the|their|one|two|three|four|five|ten|\d+|some|a few|a couple of) )?(?:(?:short|brief|one-page|two-page|simple|plain|quick|recent|current|handwritten|covering|cover|updated|full|honest|few) )*(?:CVs?|r[eé]sum[eé]s?|letters?|notes?|portfolios?|links? to|lines|sentences|paragraphs?|words|e-?mails?|applications?|samples?|sketch(?:es)?|drawings?|references?|transcripts?|showreels?|recordings?|work samples?|voice (?:note|message)s?)\b/i;
const joined = /\b(?:with|on|about|of|and|to|from|or|by|plus)\b/i;

/** The order to the writer in words that are read as one to the reader; the text as it was where it proposes nothing of theirs. */
export function asAskedOfReaders(text: string): string {
  const [, verb = '', rest = ''] = proposed.exec(text) ?? [];
  if (rest === '' || rest.split(' ').some((word) => finiteAuxiliary.test(word))) return text;
  const [first = '', ...others] = rest.split(' ');
  const base = steps.test(first) ? baseOfIng(first.toLowerCase()) : null;
  if (base !== null && others.length > 0 && !/^offer$/i.test(verb)) return `Ask them to ${base} ${others.join(' ')}`;
  // "Mention the portfolio" may be of the job; "offer references" is ours.
  const asks = /^(?:suggest|propose|recommend|request|invite|want|prefer)$/i.test(verb);
  if (!sent.test(rest) || /^offer$/i.test(verb)) return text;
  return asks || (/^(?:an?|one|two|three|four|five|\d+) /i.test(rest) && joined.test(rest)) ? `Ask for ${rest}` : text;
}
