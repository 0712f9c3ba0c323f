/** Who said so, behind what was typed: "QQI Level 5 (Deirdre says)". It is of the office, and no reader of an advert is told. */

const name = "\\p{Lu}[\\p{L}'’-]+(?: \\p{Lu}[\\p{L}'’-]+)?";
const office =
  '(?:HR|MD|CEO|COO|CFO|(?:the|our|my) (?:boss|manager|director|principal|head|owner|client|board|team|MD|CEO|chef|GM|chair|line manager)|he|she|they)';
const says =
  '(?:says?|said|insists?|insisted|reckons?|thinks?|tells? me|told me|tells? us|told us|wants? (?:it|this|that)|wanted (?:it|this|that)|asked for (?:it|this|that)|confirmed|confirms|agrees?|agreed|swears|promises|promised)(?: so| this| it)?';
const hearsay = new RegExp(
  `\\s*\\((?:(?:as |so )?(?:${name}|${office}) ${says}|(?:so |as )?(?:says?|said|reckons?) (?:${name}|${office})|(?:per|acc\\.? to|according to|as per|ask(?:ed)? by|confirmed (?:by|with)|agreed with|check with|ask) (?:${name}|${office}))\\)`,
  'gu',
);
/** Houses and papers that something goes by: "(as per Ofsted)" is no hearsay. */
const byRule =
  /\((?:as per|per|according to|acc\.? to)\s+(?:[A-Z]{2,}|\p{Lu}\p{L}+ (?:Act|Code|Scheme|Agreement|Standard|Council|Board|Scale|Pay)\b)/u;

/** "As per Sam's email:", "Re your question Thurs:": which letter of the office a line answers. */
const letter =
  '(?:e-?mails?|notes?|messages?|calls?|chats?|texts?|questions?|quer(?:y|ies)|points?|comments?|attachment)';
const ofOffice = new RegExp(
  `(^|\\n)[^\\S\\n]*(?:(?:as (?:per|in)|per|see|following|further to|in reply to|to answer|answering|re:?) (?:\\p{Lu}[\\p{L}-]+['’]s|your|my|our|the|his|her|their)(?: (?:last|previous|earlier|latest))? ${letter}(?: (?:(?:of|on|from|below|above|last|this|yesterday|today|dated) ?)?[\\p{L}\\d]*)?\\s*(?::|\\s[-–—])\\s*)(\\p{L})?`,
  'giu',
);
/** "What's good about it is you do the designs yourself": the answer to a question that nobody else has read. */
const answers =
  /(^|\n)[^\S\n]*(?:what['’]s|what is) (?:good|great|nice|best|special|different) about (?:it|this|that|the job|the role|us|working here) is(?: that)? (?=(?:you|we|the|it|there|no|nobody|everyone)\b)(\p{L})?/giu;
const asFirst = (_: string, start: string, first = ''): string => `${start}${first.toUpperCase()}`;

/** The text without such asides, and without the letter that it answers. */
export const withoutHearsay = (text: string): string =>
  (text.includes('(') ? text.replace(hearsay, (aside) => (byRule.test(aside) ? aside : '')) : text)
    .replace(ofOffice, asFirst)
    .replace(answers, asFirst);
