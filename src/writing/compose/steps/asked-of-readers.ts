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

/** "Close with an invitation to ring Maeve": what the last line asks. */
const closesWith =
  /^(?:please )?(?:close|end|finish|conclude|sign off)(?: off)? (?:with|on) (?:an? |the )?(?:friendly |warm |short |simple |open )?(?:invitation|call|invite|request|ask|offer) (?:for (?:them|people|readers) )?to ([a-z].+?)[.!]?$/i;
/** "Ask them in the last line to tell us about a hedge". */
const whereAsked = new RegExp(
  `^((?:please )?(?:ask|invite|encourage|tell|urge) ${them}),? (?:in (?:the|our) (?:last|first|closing|final) (?:line|sentence)|at the end|straight away|early on|right away),? (?=to )`,
  'i',
);

/** "One can also only call", "they may just ring": said of whoever reads it. */
const oneMay =
  /^(?:one|they) (can|may|could) (also )?(?:(only|just|simply) )?(?=(?:call|ring|phone|text|write|e-?mail|visit|come|drop|pop|walk|apply|send|ask|message)\b)(?!.*\b(?:they|their|them)\b)/i;
const toReader = (text: string): string =>
  text.replace(
    oneMay,
    (_, may: string, also = '', only = '') =>
      `You ${may.toLowerCase()} ${also === '' ? '' : 'also '}${only === '' ? '' : also === '' ? `${only.toLowerCase()} ` : 'just '}`,
  );

/** The order to the writer in words that are read as one to the reader; the text as it was where it proposes nothing of theirs. */
export function asAskedOfReaders(asTyped: string): string {
  const typed = toReader(asTyped);
  const closing = closesWith.exec(typed)?.[1];
  if (closing) return `Ask them to ${closing}`;
  const text = typed.replace(whereAsked, '$1 ');
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
